import type { Sense } from '../reader/reader.ts'
import type { Trouble } from './reading.ts'

/**
 * From where on the reader is believed when it finds trouble that the rules do not. Where it has only met what is
 * harmful in words that are harmless elsewhere ("poison against ants"), it must be surer.
 */
const sure: readonly (readonly [Exclude<Trouble, 'unclear'>, number])[] = [
  ['harm', 0.9],
  ['private', 0.9],
  ['out_of_role', 0.85],
  ['language', 0.8],
]

export function troubleBySense({ trouble }: Sense): Exclude<Trouble, 'unclear'> | null {
  return sure.find(([name, least]) => (trouble[name] ?? 0) >= least)?.[0] ?? null
}

/** One word that is on no list may still be a thing that people own, eat or play; several make no sense. */
const CLEAR = 0.9
const MUDDLED = 0.25
const FOLLOWS = 0.5
/** What asks nothing is of no kind. */
const OF_NO_KIND = 0.6

/** Whether no meaning can be made out, by the words (`byWords`, of which `unknown` are on no list) and by the reader. */
export function isUnclear({ trouble, kind }: Sense, byWords: boolean, unknown: number): boolean {
  // "How so?" has no word of substance, and refers to one.
  if (byWords && unknown === 0) return (kind.followup ?? 0) < FOLLOWS
  if (byWords) return unknown > 1 || (trouble.none ?? 0) + (trouble.sensitive ?? 0) < CLEAR
  return (trouble.unclear ?? 0) >= MUDDLED && (kind.none ?? 0) >= OF_NO_KIND
}
