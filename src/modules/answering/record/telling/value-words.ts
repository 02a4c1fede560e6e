import type { Person } from '../../../population/index.ts'
import { inWords, listOf, money, withArticle } from '../../saying/english.ts'
import { type Asked, holds } from '../asking/asked.ts'
import { isNumbers } from './meant.ts'
import { nameOf } from './names.ts'
import { maritalWords } from './people-words.ts'
import type { Known } from './record-value.ts'
import { chosen, type FactSays, saysOf } from './sentences.ts'

/** What the record holds, in words that fit the sentences for the fact. */
export function valueWords(asked: Asked, known: Known, person: Person, says: FactSays): string {
  const own = special[asked.fact]
  if (own !== undefined) return own(asked, known, person, says)
  if (isNumbers(known)) return ageWords(asked, known)
  if (Array.isArray(known)) {
    const held = (known as readonly string[]).filter((one) => asked.values.length === 0 || asked.values.includes(one))
    if (asked.counts) return inWords(known.length)
    return listed(
      withoutWider(held).map((value) => nameOf(asked.fact, value, says)),
      says,
    )
  }
  if (typeof known === 'number') return says.spelled ? inWords(Math.round(known)) : String(known)
  return wordsFor(asked.fact, String(known), person)
}

const income = (_: Asked, known: Known): string => money(roundly(known as number), 'USD')

const special: Readonly<Record<string, (asked: Asked, known: Known, person: Person, says: FactSays) => string>> = {
  occupation: (_, __, person) => withArticle(person.job!.title),
  last_job: (_, __, person) => withArticle(person.job!.title),
  income_own: income,
  income_household: income,
  marital_status: (_, __, person, says) => maritalWords(person, says),
  height: ({ unit }, known) => (unit === null ? feetAndInches(known as number) : inUnit(known as number, unit.name)),
  weight: ({ unit }, known) => inUnit(known as number, unit?.name ?? 'pounds'),
}

const INCHES = 12
const feetAndInches = (inches: number): string => `${Math.floor(inches / INCHES)}'${inches % INCHES}"`
const inUnit = (value: number, unit: string): string =>
  `${unit === 'feet' || unit === 'meters' ? value.toFixed(2) : Math.round(value)} ${unit}`

export const wordsFor = (fact: string, value: string, person: Person): string =>
  chosen((saysOf(fact).words?.[value] ?? value).split('|'), person, `words ${fact}`)

/** Nobody recites more. */
const MOST = 5

const listed = (names: readonly string[], { more = '' }: FactSays): string =>
  names.length <= MOST + 1
    ? listOf(names)
    : listOf([...names.slice(0, MOST), more.replace('{n}', inWords(names.length - MOST))])

/** Whoever has osteoarthritis has arthritis: that need not be said. */
const withoutWider = (held: readonly string[]): readonly string[] =>
  held.some((value) => value.endsWith('arthritis') && value !== 'arthritis')
    ? held.filter((value) => value !== 'arthritis')
    : held

/** Nobody tells their income to the dollar. */
const roundly = (amount: number): number =>
  Math.round(amount / (amount < 20_000 ? 500 : 1000)) * (amount < 20_000 ? 500 : 1000)

function ageWords({ which, counts, compare }: Asked, ages: readonly number[]): string {
  if (counts) return inWords(ages.filter((age) => compare === null || holds(compare, age)).length)
  const told = which === 'youngest' ? ages.slice(0, 1) : which === 'oldest' ? ages.slice(-1) : ages
  return listOf(told.map((age) => (age === 0 ? 'under one' : String(age))))
}
