import type { Columns } from '../columns.ts'
import { NONE_8 } from '../vocabulary.ts'

/**
 * The groups that the surveys tell apart, by agent: the agents' own attributes are finer. Everything about attitudes,
 * beliefs and habits is fitted to these codes, so the scripts and the draws share them.
 */
export interface Groups extends Partial<Record<Term, Uint8Array>> {
  age: Uint8Array
  sex: Uint8Array
  /** Less than high school, high school, some college, bachelor's degree, higher degree. */
  education5: Uint8Array
  /** Twentieth of the adults by household income, the poorest first. */
  income20: Uint8Array
  /** White, black, hispanic, other. */
  ethnicity4: Uint8Array
  /** The nine divisions of the Census Bureau, New England to Pacific. */
  division: Uint8Array
  /** Married, divorced or separated, widowed, never married. */
  marital4: Uint8Array
  /** Whether own children live at home. */
  parent: Uint8Array
  /** Working, unemployed, retired, student, homemaker, other. */
  work6: Uint8Array
  nativity: Uint8Array
  /** City, suburb or smaller city, town or country. */
  setting3: Uint8Array
  /** None, protestant, catholic, other christian, jewish, muslim, other. */
  faith7: Uint8Array
}

/** How many codes each term has; party, ideology and the fifth by digital engagement are drawn on the way. */
export const terms = {
  age: 100,
  sex: 2,
  education5: 5,
  income20: 20,
  ethnicity4: 4,
  division: 9,
  marital4: 4,
  parent: 2,
  work6: 6,
  nativity: 2,
  setting3: 3,
  faith7: 7,
  party: 7,
  ideology: 7,
  digital5: 5,
} as const
export type Term = keyof typeof terms

const statesOfDivisions = [
  'CT MA ME NH RI VT',
  'NJ NY PA',
  'IL IN MI OH WI',
  'IA KS MN MO ND NE SD',
  'DC DE FL GA MD NC SC VA WV',
  'AL KY MS TN',
  'AR LA OK TX',
  'AZ CO ID MT NM NV UT WY',
  'AK CA HI OR WA',
].map((states) => states.split(' '))

/** States are counted in the alphabetical order of their two letters. */
const divisionOfState = Uint8Array.from(statesOfDivisions.flat().sort(), (state) =>
  statesOfDivisions.findIndex((states) => states.includes(state)),
)
const education5Of = Uint8Array.of(0, 1, 2, 2, 3, 4, 4, 4)
const ethnicity4Of = Uint8Array.of(0, 1, 2, 3, 3)
const marital4Of = Uint8Array.of(0, 1, 1, 2, 3)
/** Of the number of children, whether there are any. */
const anyOf = new Uint8Array(255).fill(1, 1)
const work6Of = Uint8Array.of(0, 0, 1, 2, 3, 4, 5, 5)
const setting3Of = Uint8Array.of(0, 1, 1, 1, 2, 2)
const faith7Of = Uint8Array.of(0, 1, 2, 3, 3, 4, 5, 6, 6, 6)

/** `incomeEnds`: the upper end of each twentieth but the last, in the unit of the column. */
export function groupsOf(columns: Columns, size: number, incomeEnds: readonly number[]): Groups {
  return {
    age: columns.age,
    sex: columns.sex,
    education5: recoded(columns.education, education5Of, size),
    income20: bandsOf(columns.household_income, incomeEnds, size),
    ethnicity4: recoded(columns.ethnicity, ethnicity4Of, size),
    division: recoded(columns.state, divisionOfState, size),
    marital4: recoded(columns.marital_status, marital4Of, size),
    parent: recoded(columns.children_at_home, anyOf, size),
    work6: recoded(columns.labour_detail, work6Of, size),
    nativity: columns.nativity,
    setting3: recoded(columns.urbanicity, setting3Of, size),
    faith7: recoded(columns.religion, faith7Of, size),
  }
}

/** A code beyond the table has no group. */
function recoded(codes: Uint8Array | Uint16Array, table: Uint8Array, size: number): Uint8Array {
  const whole = new Uint8Array(65536).fill(NONE_8)
  whole.set(table)
  const groups = new Uint8Array(size)
  for (let agent = 0; agent < size; agent++) groups[agent] = whole[codes[agent]!]!
  return groups
}

function bandsOf(values: Uint16Array, ends: readonly number[], size: number): Uint8Array {
  const bandOf = new Uint8Array(65536)
  let band = 0
  for (let value = 0; value < 65536; value++) {
    while (band < ends.length && value > ends[band]!) band++
    bandOf[value] = band
  }
  return recoded(values, bandOf, size)
}
