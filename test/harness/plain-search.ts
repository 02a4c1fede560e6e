import { agentsOf, type Bitset } from '../../src/modules/filters/bitset.ts'
import type { FieldName } from '../../src/modules/filters/fields.ts'
import type { Filter } from '../../src/modules/filters/filter.ts'
import { openSearchIndex, type SearchIndex } from '../../src/modules/filters/search-index.ts'
import { type Person, readFigures } from '../../src/modules/population/index.ts'
import { testPopulation } from './population.ts'

/** Everybody in words, and the index under test over the same population. */
export let people: Person[]
export let index: SearchIndex
/** Party and views are no part of a person's words: they are read from the columns and the survey's own answers. */
let politics: Record<'party' | 'ideology', (agent: number) => string | null>

export async function openPeople(): Promise<void> {
  const population = await testPopulation()
  people = Array.from({ length: population.size }, (_, at) => population.person(at))
  index = openSearchIndex(population)
  const answers = readFigures<Record<'party' | 'ideology', { categories: string[] }>>('attitudes/beliefs.json')
  const answerOf = (name: 'party' | 'ideology') => (agent: number) =>
    answers[name].categories[population.column(name)[agent] ?? -1]?.replace(/^.*_/, '') ?? null
  politics = { party: answerOf('party'), ideology: answerOf('ideology') }
}

const answered = (name: string) => (person: Person) => {
  const answer = person.habits?.[name]
  return answer === undefined ? null : answer === 'yes'
}

/** What each field says of a person, read from the words that callers see. */
const saidOf: Record<FieldName, (person: Person) => string | string[] | number | number[] | boolean | null> = {
  country: ({ country_code }) => country_code,
  state: ({ country_code, state }) => `${country_code}/${state}`,
  city: ({ city }) => city,
  sex: ({ sex }) => sex,
  age: ({ age }) => age,
  is_parent: ({ num_children }) => num_children > 0,
  marital_status: ({ marital_status }) => marital_status,
  num_children: ({ num_children }) => num_children,
  child_age: ({ child_ages }) => child_ages,
  children_at_home: ({ children_at_home }) => children_at_home,
  household_size: ({ household_size }) => household_size,
  education: ({ education }) => education,
  ethnicity: ({ ethnicity }) => ethnicity,
  nativity: ({ nativity }) => nativity,
  religion: ({ religion }) => religion,
  party: (person) => politics.party(person.index),
  political_views: (person) => politics.ideology(person.index),
  urbanicity: ({ urbanicity }) => urbanicity,
  region: ({ region }) => region,
  annual_income_usd: ({ annual_income_usd }) => annual_income_usd,
  household_income_usd: ({ household_income_usd }) => household_income_usd,
  home: ({ home }) => home,
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
  pets: ({ habits }) => habits?.pets?.split('_and_') ?? null,
  gun_at_home: answered('gun_at_home'),
  hunts_or_fishes: answered('hunts_or_fishes'),
  invests_in_stocks: answered('invests_in_stocks'),
  shops_online: answered('shops_online'),
  uses_facebook: answered('uses_facebook'),
  uses_instagram: answered('uses_instagram'),
  uses_twitter: answered('uses_twitter'),
  uses_youtube: answered('uses_youtube'),
  uses_tiktok: answered('uses_tiktok'),
}

/** What a person says of a field as a list; null where it is not known. Nobody is unsure of having no job. */
export function sayings(person: Person, field: FieldName): (string | number)[] | null {
  const said = saidOf[field](person)
  if (said === null) return ofWork.has(field) ? [] : null
  return Array.isArray(said) ? said : [typeof said === 'number' ? said : String(said)]
}

const ofWork = new Set<FieldName>(['occupation', 'occupation_major_group', 'industry', 'title_variant'])

const jobNow = ({ labour_status, job }: Person) =>
  labour_status === 'employed' || labour_status === 'self_employed' ? job : null

/** The oracle: one person, one filter, plain code. */
export function matches(person: Person, filter: Filter): boolean {
  if ('parts' in filter) {
    const test = (part: Filter): boolean => matches(person, part)
    return filter.kind === 'all' ? filter.parts.every(test) : filter.parts.some(test)
  }
  const own = sayings(person, filter.field)
  if (own === null) return false
  if (filter.kind === 'range') return own.some((number) => isWithin(number, filter))
  if (filter.kind === 'outside') return !own.some((number) => isWithin(number, filter))
  const wanted = filter.codes.map((code) => wordOf(filter.field, code))
  const isOwn = (word: string): boolean => own.includes(word)
  if (filter.mode === 'none') return !wanted.some(isOwn)
  return filter.mode === 'any' ? wanted.some(isOwn) : wanted.length > 0 && wanted.every(isOwn)
}

const isWithin = (number: string | number, { min, max }: { min: number | null; max: number | null }): boolean =>
  typeof number === 'number' && (min === null || number >= min) && (max === null || number <= max)

export function wordOf(field: FieldName, code: number): string {
  if (field === 'state') return `${index.states[code]?.country}/${index.states[code]?.name}`
  return index.labels(field)[code] ?? `no such value: ${code}`
}

export const chosen = (set: Bitset): number[] => [...agentsOf(set)]
export const expected = (filter: Filter): number[] =>
  people.flatMap((person, at) => (matches(person, filter) ? [at] : []))
