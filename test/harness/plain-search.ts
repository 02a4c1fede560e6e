import { agentsOf, type Bitset } from '../../src/modules/filters/bitset.ts'
import type { FieldName } from '../../src/modules/filters/fields.ts'
import type { Filter } from '../../src/modules/filters/filter.ts'
import { openSearchIndex, type SearchIndex } from '../../src/modules/filters/search-index.ts'
import type { Person } from '../../src/modules/population/index.ts'
import { testPopulation } from './population.ts'

/** Everybody in words, and the index under test over the same population. */
export let people: Person[]
export let index: SearchIndex

export async function openPeople(): Promise<void> {
  const population = await testPopulation()
  people = Array.from({ length: population.size }, (_, at) => population.person(at))
  index = openSearchIndex(population)
}

/** What each field says of a person, read from the words that callers see. */
export const saidOf: Record<FieldName, (person: Person) => string | string[] | number | boolean | null> = {
  country: ({ country_code }) => country_code,
  state: ({ country_code, state }) => `${country_code}/${state}`,
  city: ({ city }) => city,
  sex: ({ sex }) => sex,
  age: ({ age }) => age,
  is_parent: ({ num_children }) => num_children > 0,
  marital_status: ({ marital_status }) => marital_status,
  num_children: ({ num_children }) => num_children,
  household_size: ({ household_size }) => household_size,
  education: ({ education }) => education,
  ethnicity: ({ ethnicity }) => ethnicity,
  religion: ({ religion }) => religion,
  urbanicity: ({ urbanicity }) => urbanicity,
  region: ({ region }) => region,
  annual_income_usd: ({ annual_income_usd }) => annual_income_usd,
  labour_status: ({ labour_status }) => labour_status,
  labour_detail: ({ labour_detail }) => labour_detail,
  occupation: (person) => jobNow(person)?.label ?? null,
  occupation_major_group: (person) => jobNow(person)?.major_group ?? null,
  industry: (person) => jobNow(person)?.industry ?? null,
  title_variant: (person) => jobNow(person)?.title ?? null,
  health_conditions: ({ health }) => health?.conditions ?? null,
  health_drug_classes: ({ health }) => health?.drug_classes ?? null,
  rx_medication_count: ({ health }) => health?.rx_medication_count ?? null,
  smoking_status: ({ health }) => health?.smoking_status ?? null,
  alcohol_use: ({ health }) => health?.alcohol_use ?? null,
  physical_activity_level: ({ health }) => health?.physical_activity_level ?? null,
  sleep_quality: ({ health }) => health?.sleep_quality ?? null,
  diet_quality: ({ health }) => health?.diet_quality ?? null,
  bmi: ({ health }) => health?.bmi ?? null,
  bmi_class: ({ health }) => health?.bmi_class ?? null,
  phq9_score: ({ health }) => health?.phq9_score ?? null,
  phq9_severity: ({ health }) => health?.phq9_severity ?? null,
}

const jobNow = ({ labour_status, job }: Person) =>
  labour_status === 'employed' || labour_status === 'self_employed' ? job : null

/** The oracle: one person, one filter, plain code. */
export function matches(person: Person, filter: Filter): boolean {
  if ('parts' in filter) {
    const test = (part: Filter): boolean => matches(person, part)
    return filter.kind === 'all' ? filter.parts.every(test) : filter.parts.some(test)
  }
  const said = saidOf[filter.field](person)
  if (filter.kind === 'range') {
    return (
      typeof said === 'number' &&
      (filter.min === null || said >= filter.min) &&
      (filter.max === null || said <= filter.max)
    )
  }
  if (said === null || filter.codes.length === 0) return false
  const own = Array.isArray(said) ? said : [String(said)]
  const wanted = filter.codes.map((code) => wordOf(filter.field, code))
  return filter.mode === 'any' ? wanted.some((word) => own.includes(word)) : wanted.every((word) => own.includes(word))
}

export function wordOf(field: FieldName, code: number): string {
  if (field === 'state') return `${index.states[code]?.country}/${index.states[code]?.name}`
  return index.labels(field)[code] ?? `no such value: ${code}`
}

export const chosen = (set: Bitset): number[] => [...agentsOf(set)]
export const expected = (filter: Filter): number[] =>
  people.flatMap((person, at) => (matches(person, filter) ? [at] : []))
