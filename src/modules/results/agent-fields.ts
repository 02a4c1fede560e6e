import { type FieldName, fieldNamed } from '../filters/index.ts'
import { type Person, vocabulary as words } from '../population/index.ts'

/** Where agents stand in politics is no part of what is said of a person, so that answers are not told apart by it. */
type ToldName = Exclude<FieldName, 'party' | 'political_views'>

/** A field of agents by which answers can be held beside each other: nearly all that agents can be filtered by. */
export interface AgentField {
  name: ToldName
  /** Whether an agent can have several of its values, and so be in several groups. */
  several: boolean
  /** The values in the order in which they are shown; null where there are too many: then the largest group is first. */
  order: readonly string[] | null
  valuesOf(person: Person): readonly string[]
}

type Reading = Omit<AgentField, 'name'>

const one = (read: (person: Person) => string | null | undefined, order: readonly string[] | null = null): Reading => ({
  several: false,
  order,
  valuesOf(person) {
    const value = read(person)
    return value === null || value === undefined ? [] : [value]
  },
})

const several = (read: (person: Person) => readonly string[] | undefined): Reading => ({
  several: true,
  order: null,
  valuesOf: (person) => read(person) ?? [],
})

/** Each band begins at its number and ends before the next one; what is below the first belongs to it. */
type Bands = readonly (readonly [from: number, label: string])[]

function banded(bands: Bands, read: (person: Person) => number | null | undefined): Reading {
  return one(
    (person) => {
      const number = read(person)
      if (number === null || number === undefined) return null
      return (bands.findLast(([from]) => number >= from) ?? bands[0]!)[1]
    },
    bands.map(([, label]) => label),
  )
}

/** 0, 1, 2 and so on, and one band for all from `last` on. */
const counts = (first: number, last: number): Bands =>
  Array.from({ length: last - first + 1 }, (_, at) => [first + at, first + at < last ? `${first + at}` : `${last}+`])

const ages: Bands = [
  [18, '18-24'],
  [25, '25-34'],
  [35, '35-44'],
  [45, '45-54'],
  [55, '55-64'],
  [65, '65+'],
]
const incomes: Bands = [
  [0, 'under $25,000'],
  [25_000, '$25,000-49,999'],
  [50_000, '$50,000-74,999'],
  [75_000, '$75,000-99,999'],
  [100_000, '$100,000-149,999'],
  [150_000, '$150,000+'],
]
/** Where the classes of the World Health Organization begin. */
const bodyMassIndexes: Bands = [
  [0, 'under 18.5'],
  [18.5, '18.5-24.9'],
  [25, '25-29.9'],
  [30, '30-34.9'],
  [35, '35-39.9'],
  [40, '40+'],
]
/** The classes of severity that the questionnaire itself has. */
const phq9Scores: Bands = [
  [0, '0-4'],
  [5, '5-9'],
  [10, '10-14'],
  [15, '15-19'],
  [20, '20-27'],
]

/** Like filters, only those who work now have an occupation. */
const jobOf = ({ job, labour_detail }: Person): Person['job'] =>
  labour_detail === 'full_time' || labour_detail === 'part_time' ? job : null

/** Possessions and habits are known in the US alone. */
const habit = (name: string): Reading => one(({ habits }) => habits?.[name], ['yes', 'no'])

const childAges: Bands = [
  [0, '0-4'],
  [5, '5-11'],
  [12, '12-17'],
  [18, '18+'],
]

const readings: Record<ToldName, Reading> = {
  country: one(({ country_code }) => country_code),
  state: one(({ state }) => state),
  city: one(({ city }) => city),
  sex: one(({ sex }) => sex, words.sexes),
  age: banded(ages, ({ age }) => age),
  is_parent: one(({ num_children }) => (num_children > 0 ? 'yes' : 'no'), ['yes', 'no']),
  marital_status: one(({ marital_status }) => marital_status, words.maritalStatuses),
  num_children: banded(counts(0, 4), ({ num_children }) => num_children),
  child_age: several(({ child_ages }) => [
    ...new Set(child_ages.map((age) => childAges.findLast(([from]) => age >= from)![1])),
  ]),
  children_at_home: banded(counts(0, 4), ({ children_at_home }) => children_at_home),
  household_size: banded(counts(1, 6), ({ household_size }) => household_size),
  education: one(({ education }) => education, words.educations),
  ethnicity: one(({ ethnicity }) => ethnicity, words.ethnicities),
  nativity: one(({ nativity }) => nativity, words.nativities),
  religion: one(({ religion }) => religion, words.religions),
  urbanicity: one(({ urbanicity }) => urbanicity, words.urbanicities),
  region: one(({ region }) => region, ['northeast', 'midwest', 'south', 'west']),
  annual_income_usd: banded(incomes, ({ annual_income_usd }) => annual_income_usd),
  household_income_usd: banded(incomes, ({ household_income_usd }) => household_income_usd),
  home: one(({ home }) => home, words.homes),
  labour_status: one(({ labour_status }) => labour_status, words.labourStatuses),
  labour_detail: one(({ labour_detail }) => labour_detail, words.labourDetails),
  occupation: one((person) => jobOf(person)?.label),
  occupation_major_group: one((person) => jobOf(person)?.major_group),
  industry: one((person) => jobOf(person)?.industry),
  title_variant: one((person) => jobOf(person)?.title),
  health_conditions: several(({ health }) => health?.conditions),
  health_drug_classes: several(({ health }) => health?.drug_classes),
  rx_medication_count: banded(counts(0, 5), ({ health }) => health?.rx_medication_count),
  smoking_status: one(({ health }) => health?.smoking_status, words.smokingStatuses),
  alcohol_use: one(({ health }) => health?.alcohol_use, words.alcoholUses),
  physical_activity_level: one(({ health }) => health?.physical_activity_level, words.activityLevels),
  sleep_quality: one(({ health }) => health?.sleep_quality, words.sleepQualities),
  diet_quality: one(({ health }) => health?.diet_quality, words.dietQualities),
  bmi: banded(bodyMassIndexes, ({ health }) => health?.bmi),
  bmi_class: one(({ health }) => health?.bmi_class, words.bmiClasses),
  phq9_score: banded(phq9Scores, ({ health }) => health?.phq9_score),
  phq9_severity: one(({ health }) => health?.phq9_severity, words.phq9Severities),
  pets: several(({ habits }) => habits?.pets?.split('_and_')),
  gun_at_home: habit('gun_at_home'),
  hunts_or_fishes: habit('hunts_or_fishes'),
  invests_in_stocks: habit('invests_in_stocks'),
  shops_online: habit('shops_online'),
  uses_facebook: habit('uses_facebook'),
  uses_instagram: habit('uses_instagram'),
  uses_twitter: habit('uses_twitter'),
  uses_youtube: habit('uses_youtube'),
  uses_tiktok: habit('uses_tiktok'),
}

export const agentFields: readonly AgentField[] = (Object.keys(readings) as ToldName[]).map((name) => ({
  name,
  ...readings[name],
}))

const byName = new Map(agentFields.map((field) => [field.name, field]))

/** The field that a caller means by a name or alias; undefined when there is none. */
export function agentFieldNamed(name: string): AgentField | undefined {
  const known = fieldNamed(name)
  return known === undefined ? undefined : byName.get(known as ToldName)
}

/** Of an agent: mostly one value, in bands where it is a number, or none where nothing is known. */
export const fieldValueOf = (person: Person, field: AgentField): readonly string[] => field.valuesOf(person)

/** What people are usually told apart by. */
export const usualFields: readonly AgentField[] = (
  [
    'sex',
    'age',
    'education',
    'annual_income_usd',
    'region',
    'urbanicity',
    'is_parent',
    'labour_status',
    'ethnicity',
  ] as const
).map((name) => byName.get(name)!)
