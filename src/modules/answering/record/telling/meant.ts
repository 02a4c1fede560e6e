import type { Person } from '../../../population/index.ts'
import type { Reading } from '../../reading/reading.ts'
import { type Asked, holds, yearsSince } from '../asking/asked.ts'
import { factNamed } from '../asking/vocabulary.ts'
import { valuesOf } from './options.ts'
import { type Known, recordValue } from './record-value.ts'

/** Of children that there are not, only the number can be told. */
export const isChildless = ({ fact }: Asked, { num_children }: Person): boolean =>
  num_children === 0 && aboutChildren.has(fact)

const aboutChildren = new Set(['child_age', 'first_child', 'child_birth_year'])

/** What the record holds of what is asked: of ages those that are meant, at a time what was true then, in the unit that is named. */
export function meantOf(
  asked: Asked,
  { options }: Pick<Reading, 'options'>,
  person: Person,
  year: number,
): Known | null {
  if (isChildless(asked, person)) return []
  const { compare, values, polar, counts, unit, moment, given } = asked
  const fact = factNamed(asked.fact)
  if (fact.moments === 'must' && moment === null) return null
  const known = recordValue(asked.fact, person, year, given ?? 0)
  if (typeof known === 'number') return (known - yearsSince(moment, year)) * (unit?.factor ?? 1)
  if (isNumbers(known)) {
    const then = moment === null ? known : known.map((age) => age - yearsSince(moment, year)).filter((age) => age >= 0)
    return compare === null || polar || counts ? then : then.filter((number) => holds(compare, number))
  }
  // Whoever works for themselves says so where that is among the answers, and otherwise how much they work.
  const named = (value: string): boolean =>
    values.includes(value) || options.some(({ text }) => valuesOf(fact, text).includes(value))
  const own = person.labour_status === 'self_employed' && asked.fact === 'labour' && named('self_employed')
  return own ? 'self_employed' : known
}

export const isNumbers = (known: Known | null): known is readonly number[] =>
  Array.isArray(known) && known.length > 0 && typeof known[0] === 'number'
