import { readFigures } from '../../population/index.ts'
import type { Reading } from './reading.ts'

/**
 * How carefully a question about the speaker has to be answered: not at all (`refuse`: thoughts of ending one's life), in
 * sober words without any colour (`sober`: abuse, crime, loss), or by denying what it takes for granted
 * (`false_premise`: "Why did you stop beating your dog?").
 */
export type Care = 'refuse' | 'sober' | 'false_premise'

let patterns: readonly (readonly [Care, RegExp])[] | undefined

const known = new WeakMap<Reading, Care | null>()

export function careOf(reading: Reading): Care | null {
  let care = known.get(reading)
  if (care === undefined) {
    patterns ??= Object.entries(readFigures<Record<Care, string[]>>('language/care.json')).map(
      ([kind, wordings]) => [kind as Care, new RegExp(`\\b(?:${wordings.join('|')})\\b`, 'i')] as const,
    )
    const own = /\byou(?:r|rself)?\b/i.test(reading.text)
    // The premise first: what is only denied need not be handled with care.
    const found = own
      ? ORDER.find((kind) => patterns!.some(([one, words]) => one === kind && words.test(reading.text)))
      : undefined
    care = found ?? null
    known.set(reading, care)
  }
  return care
}

const ORDER: readonly Care[] = ['false_premise', 'refuse', 'sober']

/** Why nobody answers the question; null where they do. */
export function refusedFor(reading: Reading): string | null {
  const care = careOf(reading)
  return reading.trouble ?? (care === 'refuse' ? 'care' : care === 'false_premise' ? care : null)
}
