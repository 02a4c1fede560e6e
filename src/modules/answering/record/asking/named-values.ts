import { endOf, type Piece } from './cover.ts'
import type { Fact } from './vocabulary.ts'

type Named = readonly Piece[]

const setsOf = (named: Named): readonly (readonly string[])[] =>
  named.map(({ mark }) => (mark.kind === 'value' ? mark.values : []))

/** "Do you own or rent?": of several values only one can be true, so a yes would say nothing. */
export function isChoice(fact: Fact, named: Named, words: readonly string[]): boolean {
  if (fact.exclusive !== true || named.length < 2 || !words.includes('or')) return false
  const sets = setsOf(named)
  return sets.some((set) => !set.some((value) => sets[0]!.includes(value)))
}

/** "Working full time" is narrower than either word; "asthma or COPD" is wider. */
export function valuesNamed(fact: Fact, named: Named, words: readonly string[]): readonly string[] {
  const sets = setsOf(named)
  const common = (sets[0] ?? []).filter((value) => sets.every((set) => set.includes(value)))
  const values = fact.exclusive === true && common.length > 0 ? common : [...new Set(sets.flat())]
  // Who has a master's degree has a bachelor's degree, too.
  const isHighest = words.includes('highest')
  const more = values.length === 1 && !isHighest ? fact.held_with?.[values[0]!] : undefined
  return more === undefined ? values : [...values, ...more.split(' ')]
}

/** What each of several names stands for: "both diabetes and asthma". */
export const eachNamed = setsOf

/** How a question names the values, where it names them in one stretch; as it is written: "COPD", not "copd". */
export function saidIn(text: string, named: Named, words: readonly string[]): string | null {
  if (named.length === 0 || !isOneList(named, words)) return null
  const plain = words.slice(named[0]!.start, endOf(named.at(-1)!)).join(' ')
  const at = text.toLowerCase().indexOf(plain)
  return at < 0 ? plain : text.slice(at, at + plain.length)
}

/** "Asthma or COPD" can be said as it stands, "diabetes or has a doctor told you that you are prediabetic" cannot. */
const isOneList = (named: Named, words: readonly string[]): boolean =>
  named.every(
    (piece, at) => at === 0 || words.slice(endOf(named[at - 1]!), piece.start).every((word) => joins.has(word)),
  )

const joins = new Set(['or', 'and', 'any', 'a', 'an', 'other'])
