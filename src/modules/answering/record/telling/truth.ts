import type { Person } from '../../../population/index.ts'
import { type Asked, holds } from '../asking/asked.ts'
import { factNamed } from '../asking/vocabulary.ts'
import type { Known } from './record-value.ts'

/** Whether what a yes would affirm, were nothing denied, is true; null where the record cannot tell. */
export function truthOf(asked: Asked, known: Known, person: Person): boolean | null {
  const { fact, values, compare, only } = asked
  if (only !== null && person.sex !== only) return false
  if (factNamed(fact).kind === 'numbers') return isTrueOfNumbers(asked, known as readonly number[])
  if (compare !== null) return typeof known === 'number' ? holds(compare, known) : false
  return Array.isArray(known) ? isTrueOfList(asked, known as readonly string[]) : values.includes(String(known))
}

function isTrueOfNumbers({ compare, which, all }: Asked, numbers: readonly number[]): boolean {
  if (compare === null) return numbers.length > 0
  const meant = which === 'youngest' ? numbers.slice(0, 1) : which === 'oldest' ? numbers.slice(-1) : numbers
  const isMeant = (number: number): boolean => holds(compare, number)
  return all ? meant.length > 0 && meant.every(isMeant) : meant.some(isMeant)
}

function isTrueOfList({ fact, values, each, narrower }: Asked, had: readonly string[]): boolean | null {
  if (values.length === 0) return had.length > 0
  if (each.length > 0) return each.every((names) => had.some((value) => names.includes(value)))
  // Of other pets the record knows only that there are some.
  if (fact === 'pets' && values.length === 1 && values[0] === 'other' && had.includes('other')) return null
  const has = had.some((value) => values.includes(value))
  return has && narrower ? null : has
}
