import type { Columns } from '../columns.ts'
import { NONE_8, NONE_16 } from '../vocabulary.ts'

/**
 * What the health model knows about a person before it draws anything: six codes, coarse enough that the survey it was
 * fitted to and the agents can both be put into them.
 */
export const backgroundSizes = {
  /** Band of age, and for women the same bands again behind those of the men. */
  sex_age: 28,
  ethnicity: 5,
  /** Less than high school, high school, some college, degree. */
  schooling: 4,
  /** Household income against the poverty line. */
  poverty: 6,
  /** Working, unemployed, retired, student, homemaker, unable to work, other. */
  labour: 7,
  /** With a partner, no longer, never. */
  partnered: 3,
} as const

export type Background = keyof typeof backgroundSizes
export const backgrounds = Object.keys(backgroundSizes) as Background[]

/** Five groups of men and five of women: the groups whose rates are published and met. */
export const RATE_GROUPS = 10
const BANDS = 14

export function ageBand(age: number): number {
  if (age < 20) return 0
  return age < 80 ? Math.floor(age / 5) - 3 : BANDS - 1
}

export const sexAgeOf = (sex: number, age: number): number => sex * BANDS + ageBand(age)

/** 18 to 29, 30 to 44, 45 to 59, 60 to 74, and 75 and older. */
export const rateGroupOf = (sex: number, age: number): number =>
  sex * 5 + (age < 30 ? 0 : age < 75 ? Math.floor(age / 15) - 1 : 4)

export function povertyBand(ratio: number): number {
  if (ratio < 1.3) return ratio < 1 ? 0 : 1
  if (ratio <= 3.5) return ratio < 2 ? 2 : 3
  return ratio < 5 ? 4 : 5
}

const schoolings = Uint8Array.of(0, 1, 2, 2, 3, 3, 3, 3)
const labours = Uint8Array.of(0, 0, 1, 2, 3, 4, 5, 6)

/** The poverty line of the Department of Health and Human Services for 2023, in hundreds of dollars. */
const LINE = 145.8
const LINE_PER_FURTHER_PERSON = 51.4

/** The six codes of one agent, in the order of `backgrounds`; `into` is used again for the next one. */
export function writeBackground(columns: Columns, agent: number, into: Uint8Array): void {
  const education = columns.education[agent]!
  const labour = columns.labour_detail[agent]!
  const marital = columns.marital_status[agent]!
  const partner = columns.partner[agent]!
  into[0] = sexAgeOf(columns.sex[agent]!, columns.age[agent]!)
  into[1] = columns.ethnicity[agent]! < 5 ? columns.ethnicity[agent]! : 4
  into[2] = education < 8 ? schoolings[education]! : 1
  into[3] = povertyOf(columns.household_income[agent]!, columns.household_size[agent]!)
  into[4] = labour < 8 ? labours[labour]! : 6
  into[5] = marital === 0 || (partner !== 0 && partner !== NONE_8) ? 0 : marital < 4 ? 1 : 2
}

function povertyOf(income: number, people: number): number {
  if (income === NONE_16) return 3
  const further = people === NONE_8 || people === 0 ? 0 : people - 1
  return povertyBand(income / (LINE + LINE_PER_FURTHER_PERSON * further))
}
