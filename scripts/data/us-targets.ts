/**
 * What the calibration report compares with, beyond the tables that the draw was raked to: joint distributions and
 * income quantiles of the weighted survey records, with standard errors. Writes data/population/us-targets.json.
 */
import {
  type Compared,
  crosstab,
  type PopulationName,
  rarities,
  type VariableName,
} from '../../src/modules/population/report/variables.ts'
import { cumulated, firstAbove } from '../../src/modules/population/synthesis/steps.ts'
import { writeData } from './files.ts'
import { stateCodes } from './us-margins.ts'
import { readSeed, type Seed } from './us-seed.ts'

const joints: [of: VariableName, by: VariableName, among: PopulationName][] = [
  ['income', 'education', 'workers'],
  ['income', 'age', 'workers'],
  ['income', 'occupation_group', 'full_time'],
  ['income', 'labour', 'adults'],
  ['income', 'ethnicity', 'adults'],
  ['household_income', 'education', 'adults'],
  ['household_income', 'age', 'adults'],
  ['household_income', 'ethnicity', 'adults'],
  ['household_income', 'partner', 'adults'],
  ['home', 'age', 'adults'],
  ['home', 'household_income', 'adults'],
  ['home', 'ethnicity', 'adults'],
  ['home', 'division', 'adults'],
  ['home', 'marital_status', 'adults'],
  ['marital_status', 'education', 'over_25'],
  ['marital_status', 'ethnicity', 'adults'],
  ['labour', 'education', 'adults'],
  ['labour', 'ethnicity', 'adults'],
  ['labour', 'marital_status', 'adults'],
  ['labour', 'children_at_home', 'women_25_44'],
  ['children_at_home', 'education', 'women_25_44'],
  ['num_children', 'age', 'adults'],
  ['num_children', 'ethnicity', 'adults'],
  ['household_size', 'age', 'adults'],
  ['household_size', 'ethnicity', 'adults'],
  ['nativity', 'ethnicity', 'adults'],
  ['nativity', 'education', 'adults'],
  ['nativity', 'division', 'adults'],
  ['occupation_group', 'ethnicity', 'workers'],
  ['occupation_group', 'age', 'workers'],
  ['worker_class', 'occupation_group', 'workers'],
  ['education', 'division', 'over_25'],
]

const seed = readSeed(stateCodes)
const people = comparedOf(seed)
const total = seed.weight.reduce((sum, weight) => sum + weight, 0)

writeData(
  'population/us-targets.json',
  {
    joints: joints.map(([of, by, among]) => {
      const { counts, squares } = crosstab(people, seed.size, { of, by, among }, (at) => seed.weight[at]!)
      const totals = counts.map((row) => row.reduce((sum, value) => sum + value, 0))
      return {
        of,
        by,
        among,
        /** Kish's effective number of respondents in each row. */
        n: totals.map((total, row) => (squares[row]! > 0 ? Math.round(total ** 2 / squares[row]!) : 0)),
        shares: counts.map((row, at) => Array.from(row, (value) => Math.round((value / (totals[at]! || 1)) * 10_000))),
      }
    }),
    /** Percent of adults. */
    rarities: Object.fromEntries(
      Object.entries(rarities).map(([name, is]) => {
        let share = 0
        for (let at = 0; at < seed.size; at++) if (is(people, at)) share += seed.weight[at]!
        return [name, Math.round((share / total) * 1e5) / 1e3]
      }),
    ),
    income_quantiles: {
      steps: [0.1, 0.25, 0.5, 0.75, 0.9, 0.95],
      income_of_workers: quantiles(seed, seed.income, (at) => seed.columns.labour_detail[at]! < 2),
      income_of_adults: quantiles(seed, seed.income, () => true),
      household_income_of_adults: quantiles(seed, seed.household_income, () => true),
    },
  },
  2,
)

function comparedOf({ columns, income, household_income }: Seed): Compared {
  return {
    ...columns,
    major_group: columns.soc2,
    household_size: columns.partner.map(
      (partner, at) => 1 + (partner === 0 ? 0 : 1) + columns.children_at_home[at]! + columns.others[at]!,
    ),
    num_children: columns.children_at_home.map((children, at) => children + columns.adult_children[at]!),
    income,
    household_income,
  }
}

function quantiles({ weight }: Seed, values: Uint32Array, among: (at: number) => boolean): number[] {
  const members = [...values.keys()].filter(among).sort((a, b) => values[a]! - values[b]!)
  const ends = cumulated(members.map((at) => weight[at]!))
  return [0.1, 0.25, 0.5, 0.75, 0.9, 0.95].map((step) => values[members[firstAbove(ends, step * ends.at(-1)!)]!]! * 100)
}
