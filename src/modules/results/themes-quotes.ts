import { functionWords, vagueWords } from './themes-function-words.ts'
import type { Echoes } from './themes-question.ts'
import type { Sentence } from './themes-sentences.ts'

const filler =
  /^(?:honestly|well|oh|look|hmm|okay|ok|you know|truth is|to be fair|let me think|personally|if i'm honest)\b/i
const goesOn = /^(?:and|but|plus|so|still|then|though|because|or)\b/i

/**
 * How well a sentence would do as a quote, whatever for: long enough to be understood alone, short enough to be read, and
 * rich in words of its own.
 */
export function qualityAlone({ text, words }: Sentence, echoes: Echoes): number {
  const own = new Set<string>()
  for (const { low } of words) if (!functionWords.has(low) && !vagueWords.has(low) && !echoes(low)) own.add(low)
  const manner = (filler.test(text) ? -3 : 0) + (goesOn.test(text) ? -4 : 0) + (text.endsWith('?') ? -2 : 0)
  return lengthScore(text.length) + Math.min(own.size, 8) + manner
}

/** For a theme: it mentions it `hits` times, and touches few `others`. */
export const qualityFor = (alone: number, hits: number, others: number): number =>
  alone + 3 * Math.min(hits, 3) - 2 * Math.min(others, 3)

function lengthScore(length: number): number {
  if (length < 20) return 5
  if (length < 40) return 20
  if (length <= 160) return 30
  if (length <= 240) return 20
  return length <= 1_000 ? 8 : 0
}

export interface RankedMention {
  answer_id: number
  agent_id: number
  weight: number
  text: string
  score: number
}

/** Best first; what was said word for word before comes after everything that was not. */
export function inOrder(mentions: readonly RankedMention[]): RankedMention[] {
  const best = [...mentions].sort((a, b) => b.score - a.score || a.answer_id - b.answer_id || a.agent_id - b.agent_id)
  const said = new Map<string, number>()
  const rounds: RankedMention[][] = []
  for (const mention of best) {
    const text = mention.text.toLowerCase()
    const round = said.get(text) ?? 0
    said.set(text, round + 1)
    const others = rounds[round]
    if (others === undefined) rounds.push([mention])
    else others.push(mention)
  }
  return rounds.flat()
}
