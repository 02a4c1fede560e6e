import type { Person } from '../../../population/index.ts'
import { housematesOf } from './housemates.ts'
import {
  divorcesOf,
  firstMarriageOf,
  firstLanguageOf,
  grandchildrenOf,
  heightOf,
  insuranceOf,
  isCitizen,
  isPoor,
  marriagesOf,
  timeZoneOf,
  weightOf,
} from './lasting.ts'

/** What the record holds: a number, a word of its vocabulary, or several of either; null where it holds nothing. */
export type Known = number | string | readonly number[] | readonly string[]

/** `year`: the one that is now; `given`: the number that the question names. */
type Reader = (person: Person, year: number, given: number) => Known | null

/** By the first year of birth. */
const generations = [
  ['gen_z', 1997],
  ['millennial', 1981],
  ['gen_x', 1965],
  ['boomer', 1946],
  ['silent', 0],
] as const

const bornIn = ({ age }: Person, year: number): number => year - age

const isAtWork = ({ labour_detail }: Person): boolean => labour_detail === 'full_time' || labour_detail === 'part_time'

const socialMedia = ['facebook', 'instagram', 'twitter', 'youtube', 'tiktok']

const habit =
  (name: string): Reader =>
  ({ habits }) =>
    habits?.[name] ?? null

const readers: Readonly<Record<string, Reader>> = {
  age: ({ age }) => age,
  age_then: ({ age }) => age,
  // Whoever may not vote is as if not born for it.
  vote_then: (person) => {
    const citizen = isCitizen(person)
    return citizen === null ? null : citizen === 'yes' ? person.age : 0
  },
  birth_year: bornIn,
  year_turned: (person, year, given) => bornIn(person, year) + given,
  years_since: ({ age }, _, given) => Math.max(0, age - given),
  years_until: ({ age }, _, given) => Math.max(0, given - age),
  generation: (person, year) => generations.find(([, from]) => bornIn(person, year) >= from)![0],
  sex: ({ sex }) => sex,
  name: ({ first_name }) => first_name,
  self: ({ first_name }) => first_name,
  city: ({ city }) => city,
  state: ({ state }) => state,
  region: ({ region }) => region,
  state_code: ({ state_code }) => state_code,
  time_zone: timeZoneOf,
  metro: ({ metro, country_code }) => metro ?? (country_code === 'US' ? 'none' : null),
  country: ({ country_code }) => country_code,
  urbanicity: ({ urbanicity }) => urbanicity,
  nativity: ({ nativity }) => nativity,
  ethnicity: ({ ethnicity }) => ethnicity,
  first_language: firstLanguageOf,
  citizen: isCitizen,
  household: ({ household_size }) => household_size,
  household_size: ({ household_size }) => household_size,
  housemates: ({ household_size }) => household_size - 1,
  household_ages: (person) => [person.age, ...housematesOf(person).map(({ age }) => age)].sort((a, b) => a - b),
  housemate_ages: (person) =>
    housematesOf(person)
      .map(({ age }) => age)
      .sort((a, b) => a - b),
  roommates: (person) => housematesOf(person).filter(({ kind }) => kind === 'other').length,
  parents_at_home: (person) => housematesOf(person).filter(({ kind }) => kind === 'parent').length,
  children: ({ num_children }) => num_children,
  children_at_home: ({ children_at_home }) => children_at_home,
  child_age: ({ child_ages }) => child_ages,
  children_then: ({ child_ages }) => child_ages,
  child_birth_year: ({ child_ages }, year) => child_ages.map((age) => year - age).sort((a, b) => a - b),
  grandchildren: grandchildrenOf,
  single_parent: ({ num_children, partner }) => (num_children > 0 && partner === 'none' ? 'yes' : 'no'),
  first_child: ({ age, child_ages }) => (child_ages.length === 0 ? null : age - child_ages.at(-1)!),
  partner: ({ partner }) => partner,
  // Whoever is divorced and lives with nobody is single as well.
  marital_status: ({ marital_status, partner }) => [
    marital_status,
    ...(partner === 'none' && marital_status !== 'married' ? ['single'] : []),
  ],
  first_marriage: firstMarriageOf,
  marriages: marriagesOf,
  divorces: divorcesOf,
  education: ({ education }) => education,
  labour: ({ labour_detail }) => labour_detail,
  self_employed: ({ labour_status }) => (labour_status === 'self_employed' ? 'yes' : 'no'),
  worker_class: (person) => (isAtWork(person) ? (person.job?.worker_class ?? null) : 'none'),
  occupation: (person) => (isAtWork(person) ? (person.job?.soc ?? null) : person.labour_detail),
  last_job: (person) => (isAtWork(person) ? 'none' : (person.job?.soc ?? null)),
  work_group: (person) => (isAtWork(person) ? (person.job?.major_group ?? null) : 'not_working'),
  industry: (person) => (isAtWork(person) ? (person.job?.industry ?? null) : 'none'),
  income_own: ({ annual_income_usd }) => annual_income_usd,
  income_household: ({ household_income_usd }) => household_income_usd,
  poverty: isPoor,
  home: ({ home }) => home,
  religion: ({ religion }) => religion,
  party: ({ party }) => party,
  political_views: ({ political_views }) => political_views,
  smoking: ({ health }) => health?.smoking_status ?? null,
  alcohol: ({ health }) => health?.alcohol_use ?? null,
  activity: ({ health }) => health?.physical_activity_level ?? null,
  sleep: ({ health }) => health?.sleep_quality ?? null,
  diet: ({ health }) => health?.diet_quality ?? null,
  insurance: insuranceOf,
  height: heightOf,
  weight: weightOf,
  bmi: ({ health }) => health?.bmi ?? null,
  conditions: ({ health }) => health?.conditions ?? null,
  medicines: ({ health }) => health?.drug_classes ?? null,
  medicine_count: ({ health }) => health?.rx_medication_count ?? null,
  pets: ({ habits }) => {
    const had = habits?.pets
    return had === undefined ? null : had === 'none' ? [] : had.split('_and_')
  },
  gun_at_home: habit('gun_at_home'),
  invests_in_stocks: habit('invests_in_stocks'),
  hunts_or_fishes: habit('hunts_or_fishes'),
  shops_online: habit('shops_online'),
  uses_facebook: habit('uses_facebook'),
  uses_instagram: habit('uses_instagram'),
  uses_twitter: habit('uses_twitter'),
  uses_youtube: habit('uses_youtube'),
  uses_tiktok: habit('uses_tiktok'),
  social_media: ({ habits }) =>
    habits === null ? null : socialMedia.filter((name) => habits[`uses_${name}`] === 'yes'),
  news_source: habit('news_source'),
  tv_hours: ({ habits, index }) => {
    const hours = habits?.tv_hours
    if (hours === undefined) return null
    // "5-6" and "7+" hold two numbers each: everybody keeps to one of them.
    return Number.parseInt(hours, 10) + (/\D/.test(hours) ? index % 2 : 0)
  },
}

/** What the record holds of a fact, or what follows from it; null where it holds nothing. */
export const recordValue = (fact: string, person: Person, year: number, given = 0): Known | null =>
  readers[fact]?.(person, year, given) ?? null
