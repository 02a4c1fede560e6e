import { functionWords, vagueWords } from './themes-function-words.ts'
import type { Echoes } from './themes-question.ts'
import type { Sentence } from './themes-sentences.ts'

const filler =
  /^(?:honestly|well|oh|look|hmm|okay|ok|you know|truth is|to be fair|let me think|personally|if i'm honest)\b/i
const goesOn = /^(?:and|but|plus|so|still|then|though|because|or)\b/i

/**
 * How well a sentence would do as a quote: long enough to be understood alone, short enough to be read, rich in words
 * of its own, and about little else. `hits` are mentions of the theme in it, `others` the other themes that it touches.
 */
export function quality(sentence: Sentence, hits: number, others: number, echoes: Echoes): number {
  const { text, words } = sentence
  const own = new Set(
    words.map(({ low }) => low).filter((low) => !functionWords.has(low) && !vagueWords.has(low) && !echoes(low)),
  )
  const manner = (filler.test(text) ? -3 : 0) + (goesOn.test(text) ? -4 : 0) + (text.endsWith('?') ? -2 : 0)
  return lengthScore(text.length) + 3 * Math.min(hits, 3) + Math.min(own.size, 8) - 2 * Math.min(others, 3) + manner
}

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
