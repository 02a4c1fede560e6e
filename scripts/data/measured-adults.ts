import { levels } from '../../src/modules/knowledge/levels.ts'
import { usPlaces } from '../../src/modules/population/synthesis/us-places.ts'
import type { Grouping } from './measured-respondents.ts'
import type { Margins } from './measured-tilts.ts'
import { divisionNames, readSeed } from './us-seed.ts'

type Facet = Grouping['attribute']

/** The adults of 2023 in the terms of the knowledge base: a level by attribute and adult, as a position in `levels`. */
export interface Adults {
  weight: Float64Array
  codes: Partial<Record<Facet, Uint8Array>>
  margins: Margins
}

const STATES =
  'AK AL AR AZ CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY'
const regionOfDivision = ['northeast', 'northeast', 'midwest', 'midwest', 'south', 'south', 'south', 'west', 'west']
const above = (cuts: number[], value: number): number => cuts.filter((cut) => value >= cut).length
/** Full-time and part-time work come first in the vocabulary. */
const LAST_WORKING = 1
const maritals = ['married', 'other', 'other', 'other', 'never']
const ethnicities = ['white', 'black', 'hispanic', 'asian', 'other']
const urbanicities = ['urban', 'suburban', 'suburban', 'suburban', 'rural', 'rural']

export function readAdults(): Adults {
  const { weight, household_income, columns } = readSeed(STATES.split(' '))
  const code = (facet: Facet, values: ArrayLike<number>, level: (value: number) => string): Uint8Array =>
    Uint8Array.from(values, (value) => levels[facet].indexOf(level(value)))
  const codes: Adults['codes'] = {
    age: code('age', columns.age, (age) => levels.age[above([30, 45, 65], age)]!),
    sex: code('sex', columns.sex, (sex) => (sex === 0 ? 'male' : 'female')),
    education: code('education', columns.education, (degree) => levels.education[above([1, 2, 4], degree)]!),
    income: code('income', household_income, (sum) => levels.income[above([250, 500, 750, 1000], sum)]!),
    is_parent: code('is_parent', columns.children_at_home, (children) => (children > 0 ? 'yes' : 'no')),
    region: code('region', columns.division, (division) => regionOfDivision[division]!),
    marital: code('marital', columns.marital_status, (status) => maritals[status]!),
    ethnicity: code('ethnicity', columns.ethnicity, (group) => ethnicities[group]!),
    employed: code('employed', columns.labour_detail, (status) => (status <= LAST_WORKING ? 'yes' : 'no')),
    home: code('home', columns.home, (home) => (home === 1 ? 'owner' : 'renter')),
  }
  if (divisionNames.length !== regionOfDivision.length) throw new Error('the divisions are not the nine we know')
  const margins = Object.fromEntries(
    (Object.entries(codes) as [Facet, Uint8Array][]).map(([facet, own]) => [facet, sharesOf(facet, own, weight)]),
  ) as Margins
  const places = usPlaces()
  margins.urbanicity = sharesOf(
    'urbanicity',
    places.urbanicity.map((urbanicity) => levels.urbanicity.indexOf(urbanicities[urbanicity]!)),
    places.weight,
  )
  return { weight, codes, margins }
}

function sharesOf(facet: Facet, codes: ArrayLike<number>, weights: ArrayLike<number>): Record<string, number> {
  const sums = levels[facet].map(() => 0)
  let total = 0
  for (let at = 0; at < codes.length; at++) {
    sums[codes[at]!]! += weights[at]!
    total += weights[at]!
  }
  return Object.fromEntries(levels[facet].map((level, i) => [level, sums[i]! / total]))
}
