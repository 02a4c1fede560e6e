import { readFigures } from '../../population/index.ts'
import type { Reading } from './reading.ts'

/**
 * What a question asks of the speaker's own life that has to be handled with care: not answered at all (`care`: thoughts
 * of ending one's life), denied (`false_premise`: "Why did you stop beating your dog?"), or answered in sober words without
 * any colour (`sober`: abuse, crime, loss). What anybody may have a view on, such as a law about it, is none of these.
 */
export type Care = 'care' | 'false_premise' | 'sober'

/** The premise first: what is only denied need not be handled with care. */
const ORDER: readonly Care[] = ['false_premise', 'care', 'sober']

let patterns: Readonly<Record<Care, RegExp>> | undefined

function read(): Readonly<Record<Care, RegExp>> {
  const wordings = readFigures<Record<Care, string[]>>('language/care.json')
  const anyOf = (kind: Care): RegExp => new RegExp(`\\b(?:${wordings[kind].join('|')})\\b`, 'i')
  return { care: anyOf('care'), false_premise: anyOf('false_premise'), sober: anyOf('sober') }
}

const known = new WeakMap<Reading, Care | null>()

export function careOf(reading: Reading): Care | null {
  let care = known.get(reading)
  if (care === undefined) {
    patterns ??= read()
    care = ORDER.find((kind) => patterns![kind].test(reading.text)) ?? null
    known.set(reading, care)
  }
  return care
}

/** Why nobody answers the question; null where they do. */
export function refusedFor(reading: Reading): string | null {
  const care = careOf(reading)
  return reading.trouble ?? (care === 'sober' ? null : care)
}
