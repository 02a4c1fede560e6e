import { choiceCodes } from './themes-frame-choices.ts'
import { lifeCodes } from './themes-frame-life.ts'
import { productCodes } from './themes-frame-products.ts'
import { societyCodes } from './themes-frame-society.ts'
import { stanceCodes } from './themes-frame-stances.ts'
import { functionWords } from './themes-function-words.ts'
import { found, matcherOf, type Span } from './themes-patterns.ts'
import type { Echoes } from './themes-question.ts'
import type { Sentence } from './themes-sentences.ts'

const codes = [...productCodes, ...choiceCodes, ...stanceCodes, ...lifeCodes, ...societyCodes]
/** What each code says, and behind all of these what each excepts: a sentence is looked through once for both. */
const wordings = matcherOf([
  ...codes.map(({ says }) => says),
  ...codes.map(({ except = 'nothing-is-excepted' }) => except),
])

/** Codes that a sentence speaks of, by label, with the places of the words that say so. */
export function codesIn(sentence: Sentence, echoes: Echoes): Map<string, Span[]> {
  const spans = new Map<string, Span[]>()
  if (sentence.foreign) return spans
  const all = found(wordings, sentence)
  const excepted = all.filter(({ owner }) => owner >= codes.length)
  for (const { owner, from, to } of all) {
    if (owner >= codes.length) continue
    if (excepted.some((other) => other.owner === owner + codes.length && other.from < to && from < other.to)) continue
    if (isEcho(sentence, { from, to }, echoes)) continue
    const { label } = codes[owner]!
    const known = spans.get(label)
    if (known === undefined) spans.set(label, [{ from, to }])
    // They come in the order in which they begin: what overlaps with none overlaps not with the last.
    else if (known.at(-1)!.to <= from) known.push({ from, to })
  }
  return spans
}

/**
 * Nothing but words of the question, and words that hold them together. A price that is named again is more than that:
 * whoever says "$49" weighs it.
 */
function isEcho({ words }: Sentence, { from, to }: Span, echoes: Echoes): boolean {
  let telling = false
  let repeated = true
  for (let at = from; at < to; at++) {
    const { low, sign } = words[at]!
    const holds = functionWords.has(low)
    if (holds && telling) continue
    // The first word that tells something makes those before it, which hold words together, count for nothing.
    if (!holds && !telling) [telling, repeated] = [true, true]
    repeated &&= echoes(low) && sign !== '$'
  }
  return repeated
}

/** Subjects that the question itself is about. They would be a theme of every answer, and tell nothing. */
export function subjectsOf(question: readonly Sentence[]): ReadonlySet<string> {
  const subjects = new Set<string>()
  for (const sentence of question)
    for (const label of codesIn(sentence, () => false).keys())
      if (codes.some((code) => code.label === label && code.subject === true)) subjects.add(label)
  return subjects
}

export const frameLabels: ReadonlySet<string> = new Set(codes.map(({ label }) => label))
