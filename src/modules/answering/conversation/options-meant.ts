import { keyOf } from '../reading/fold.ts'
import type { Reading } from '../reading/reading.ts'
import type { Earlier } from '../saying/speaking.ts'

/** One of the answers that an earlier question gave to choose from. */
export interface OptionMeant {
  option: string
  /** `why_not`: why it was not chosen; `view`: what is thought of it; `least`: which is liked least; `named`: anything else. */
  asks: 'why_not' | 'view' | 'least' | 'named'
  /** The follow-up with the option in place of "the second one". */
  named: string
}

const PLACES: readonly (readonly [RegExp, number])[] = [
  [/^(?:first|former)$/i, 0],
  [/^second$/i, 1],
  [/^third$/i, 2],
  [/^fourth$/i, 3],
  [/^fifth$/i, 4],
  [/^(?:last|latter)$/i, -1],
]
const POINTED =
  /\bthe (first|second|third|fourth|fifth|last|former|latter|other)\b(?: (?:one|ones|option|name|choice|answer|version|plan))?(?=[\s?,.!]|$)(?! (?:time|thing|year|day|week|month|place|reason)\b)/i
const LEAST =
  /\b(?:like|love|enjoy|prefer|want|need|care for)s? (?:the )?least\b|\bleast (?:like|favorite|appealing)|\bworst\b/i
const WHY_NOT = /^why (?:not|didn't you|did you not|wouldn't you)\b/i
const VIEW =
  /^(?:what (?:do|did) you (?:think|make)|how do you (?:like|feel|find)|what about|how about|do you like|the )/i

/** Whether a wording points at one of several answers, whether there were any or not. */
export const pointsAtAnswer = (bare: string): boolean => POINTED.test(bare)

/** Whether some answers are things to choose from: yes and no are not, nor are the steps of a ladder. */
export const isChoice = ({ options, ordered }: Reading): boolean =>
  options.length > 1 && !ordered && !options.some(({ role }) => role === 'yes' || role === 'no')

/** Which of the answers to choose from a follow-up points at; of those that somebody ranked, in its own order. */
export function optionMeant(bare: string, { options }: Reading, said: Earlier | null): OptionMeant | null {
  const texts = options.map(({ text }) => text)
  const value = said?.value ?? null
  if (LEAST.test(bare)) return { option: '', asks: 'least', named: bare }
  const pointed = POINTED.exec(bare)
  if (pointed === null) return null
  const listed = Array.isArray(value) && value.length === texts.length ? value : texts
  const place = PLACES.find(([word]) => word.test(pointed[1]!))?.[1]
  const option = place === undefined ? otherThan(value, listed) : listed.at(place)
  if (option === undefined) return null
  const named = bare.replace(pointed[0], () => option)
  return { option, asks: WHY_NOT.test(bare) ? 'why_not' : VIEW.test(bare) ? 'view' : 'named', named }
}

/** "The other one" is clear where there are two. */
function otherThan(value: Earlier['value'], options: readonly string[]): string | undefined {
  const others = options.filter((option) => keyOf(option) !== keyOf(String(value ?? '')))
  return options.length === 2 || others.length === 1 ? others[0] : undefined
}
