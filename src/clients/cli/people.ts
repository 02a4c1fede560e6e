import type { Output } from './output.ts'

interface Card {
  id: number
  name: string
  age: number
  city: string
  state: string
  country: string
  occupation: string
}

const home = ['United States', 'US']

/** Where somebody lives; the country only where it does not go without saying. */
export const placeOf = ({ city, state, country }: Pick<Card, 'city' | 'state' | 'country'>): string =>
  [...new Set([city, state, ...(home.includes(country) ? [] : [country])])].filter((part) => part !== '').join(', ')

/** Agents as a table: who, how old, where, what they do. */
export function peopleTable(out: Output, people: readonly Card[]): void {
  out.table(
    [
      { title: 'id', align: 'right' },
      { title: 'name', shrinks: true },
      { title: 'age', align: 'right' },
      { title: 'place', shrinks: true },
      { title: 'job', shrinks: true },
    ],
    people.map((one) => [String(one.id), one.name, String(one.age), placeOf(one), one.occupation]),
  )
}

interface Warning {
  field: string
  value: string
  message: string
  suggestions: readonly string[]
}

/** Values that nobody has, and what else may not be as intended. */
export function noteWarnings(out: Output, warnings: readonly (Warning | string)[]): void {
  for (const warning of warnings) {
    const text = typeof warning === 'string' ? warning : warning.message
    out.note(out.wrap(text, { indent: `${out.colours.warn('!')} `, hanging: '  ' }))
  }
}
