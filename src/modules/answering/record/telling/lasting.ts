import { type Person, readFigures, streamOf, uniform } from '../../../population/index.ts'

/**
 * What follows from the record only by rates: a height from sex, age and ethnicity, the number of marriages from being
 * divorced at sixty. It is drawn once for everybody and stays, so that every question about it gets the same answer.
 */
type ByAge = readonly (readonly [below: number, ...rates: number[]])[]

interface Figures {
  height_inches: {
    mean: Record<string, number>
    spread: Record<string, number>
    by_ethnicity: Record<string, number>
    by_age_below: ByAge
  }
  /** Of those who married: the share that did so more than once, and more than twice. */
  marriages: Record<string, ByAge>
  /** Of men and of women, by when they were born; the spread is of its logarithm. */
  first_marriage: {
    middle_born_before: readonly (readonly [born: number, men: number, women: number])[]
    spread: number
    least: number
  }
  childless_below: ByAge
  /** Shares of parents with one child, two and so on. */
  children_of_parents: readonly number[]
  english_first: Record<string, Record<string, number>>
  naturalized_below: ByAge
  insurance: {
    uninsured: { from_65: number; by_income_below: ByAge; times_ethnicity: Record<string, number> }
    medicaid_of_insured_by_income_below: ByAge
    own_of_the_rest: Record<'at_work' | 'self_employed' | 'not_at_work', number>
  }
  poverty_line: { one: number; each_more: number }
  /** State codes. */
  time_zones: Record<string, string>
}

let read: Figures | undefined
function figures(): Figures {
  read ??= readFigures<Figures>('population/us-lasting.json')
  return read
}

export const chanceOf = ({ version, index }: Person, name: string, draw = 0): number =>
  uniform(streamOf(version, `lasting ${name}`), index, draw)

/** A number from the normal distribution, by two draws. */
export const normalOf = (person: Person, name: string, draw = 0): number =>
  Math.sqrt(-2 * Math.log(1 - chanceOf(person, name, 2 * draw))) *
  Math.cos(2 * Math.PI * chanceOf(person, name, 2 * draw + 1))

const atAge = (table: ByAge, age: number): readonly number[] => table.find(([below]) => age < below)!.slice(1)

/** In whole inches, as people tell it. */
export function heightOf(person: Person): number | null {
  const { age, sex, ethnicity } = person
  if (ethnicity === null) return null
  const { mean, spread, by_ethnicity, by_age_below } = figures().height_inches
  const usual = mean[sex]! + by_ethnicity[ethnicity]! + atAge(by_age_below, age)[0]!
  return Math.round(usual + spread[sex]! * normalOf(person, 'height'))
}

/** Pounds and inches to one that stands for both. */
const BMI_FACTOR = 703

/** In whole pounds, so that it goes with the height and the body mass index on record. */
export function weightOf(person: Person): number | null {
  const height = heightOf(person)
  return height === null || person.health === null ? null : Math.round((person.health.bmi * height ** 2) / BMI_FACTOR)
}

export function marriagesOf(person: Person): number {
  if (person.marital_status === 'never_married') return 0
  const [twice, thrice] = atAge(figures().marriages[person.marital_status]!, person.age)
  const chance = chanceOf(person, 'marriages')
  return chance < thrice! ? 3 : chance < twice! ? 2 : 1
}

/** The age at which somebody first married; none for those who never did. */
export function firstMarriageOf(person: Person, year: number): number | 'none' {
  const { age, sex, marital_status } = person
  if (marital_status === 'never_married') return 'none'
  const { middle_born_before, spread, least } = figures().first_marriage
  const [, men, women] = middle_born_before.find(([born]) => year - age < born)!
  const drawn = Math.floor((sex === 'male' ? men : women) * Math.exp(spread * normalOf(person, 'first marriage')))
  // Whoever would have married later than now did so at some time since they were grown.
  return drawn <= age
    ? Math.max(least, drawn)
    : least + Math.floor(chanceOf(person, 'first marriage', 2) * (age - least + 1))
}

/** Every marriage before the last ended in one, but for the few that death parted. */
export const divorcesOf = (person: Person): number =>
  Math.max(0, marriagesOf(person) - (person.marital_status === 'divorced' ? 0 : 1))

/** Children of the children on record, as many as people of their ages have. */
export const grandchildrenOf = (person: Person): number =>
  person.child_ages.reduce((sum, age, at) => sum + familyOf(age, person, at), 0)

const MINOR = 18

function familyOf(age: number, person: Person, at: number): number {
  const [childless] = atAge(figures().childless_below, age)
  if (age < MINOR || chanceOf(person, 'childless children', at) < childless!) return 0
  const chance = chanceOf(person, 'grandchildren', at)
  let sum = 0
  for (const [more, share] of figures().children_of_parents.entries()) {
    sum += share
    if (chance < sum) return more + 1
  }
  return figures().children_of_parents.length
}

export function firstLanguageOf(person: Person): string | null {
  const { nativity, ethnicity } = person
  if (nativity === null || ethnicity === null || person.country_code !== 'US') return null
  if (chanceOf(person, 'first language') < figures().english_first[nativity]![ethnicity]!) return 'english'
  return ethnicity === 'hispanic' ? 'spanish' : 'other'
}

export function isCitizen(person: Person): 'yes' | 'no' | null {
  if (person.nativity === null || person.country_code !== 'US') return null
  if (person.nativity === 'native_born') return 'yes'
  return chanceOf(person, 'citizen') < atAge(figures().naturalized_below, person.age)[0]! ? 'yes' : 'no'
}

export function isPoor({ country_code, household_income_usd, household_size }: Person): 'yes' | 'no' | null {
  const { one, each_more } = figures().poverty_line
  if (country_code !== 'US') return null
  return household_income_usd < one + each_more * (household_size - 1) ? 'yes' : 'no'
}

const OLD_ENOUGH_FOR_MEDICARE = 65

/** Through whom somebody is insured against illness, the likeliest way where there are several. */
export function insuranceOf(person: Person): 'employer' | 'own' | 'medicare' | 'medicaid' | 'none' | null {
  const { country_code, age, ethnicity, household_income_usd, labour_status, labour_detail } = person
  if (country_code !== 'US') return null
  const { uninsured, medicaid_of_insured_by_income_below, own_of_the_rest } = figures().insurance
  const chance = chanceOf(person, 'insurance')
  if (age >= OLD_ENOUGH_FOR_MEDICARE) return chance < uninsured.from_65 ? 'none' : 'medicare'
  const usual = atAge(uninsured.by_income_below, household_income_usd)[0]!
  if (chance < usual * (uninsured.times_ethnicity[ethnicity ?? 'other'] ?? 1)) return 'none'
  const medicaid = atAge(medicaid_of_insured_by_income_below, household_income_usd)[0]!
  if (chanceOf(person, 'insurance', 1) < medicaid) return 'medicaid'
  const works = labour_detail === 'full_time' || labour_detail === 'part_time'
  const how = labour_status === 'self_employed' ? 'self_employed' : works ? 'at_work' : 'not_at_work'
  return chanceOf(person, 'insurance', 2) < own_of_the_rest[how] ? 'own' : 'employer'
}

export const timeZoneOf = ({ state_code }: Person): string | null =>
  Object.entries(figures().time_zones).find(([, codes]) => codes.split(' ').includes(state_code ?? ''))?.[0] ?? null
