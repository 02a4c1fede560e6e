import {
  educations,
  ethnicities,
  homes,
  labourDetails,
  maritalStatuses,
  nativities,
  partners,
  sexes,
  workerClasses,
} from '../vocabulary.ts'

/** The columns that the report compares, of agents or of the survey records that the model was fitted to. */
export type Compared = Record<
  | 'age'
  | 'sex'
  | 'ethnicity'
  | 'nativity'
  | 'education'
  | 'marital_status'
  | 'partner'
  | 'household_size'
  | 'children_at_home'
  | 'num_children'
  | 'labour_detail'
  | 'worker_class'
  | 'major_group'
  | 'home'
  | 'division'
  | 'income'
  | 'household_income',
  ArrayLike<number>
>

interface Variable {
  labels: readonly string[]
  code: (people: Compared, at: number) => number
}

const coded = (name: keyof Compared, labels: readonly string[]): Variable => ({
  labels,
  code: (people, at) => people[name][at]!,
})

/** Classes of a number, by the first value of each but the lowest. */
const classes = (name: keyof Compared, starts: readonly number[], labels: readonly string[]): Variable => ({
  labels,
  code: (people, at) => {
    const value = people[name][at]!
    return starts.filter((start) => value >= start).length
  },
})

const incomeLabels = ['none', 'under $15k', '$15-30k', '$30-50k', '$50-75k', '$75-100k', '$100-150k', '$150k and over']
const incomeStarts = [1, 150, 300, 500, 750, 1000, 1500]
const divisions = [
  'New England',
  'Middle Atlantic',
  'East North Central',
  'West North Central',
  'South Atlantic',
  'East South Central',
  'West South Central',
  'Mountain',
  'Pacific',
] as const
const socLabels = '11 13 15 17 19 21 23 25 27 29 31 33 35 37 39 41 43 45 47 49 51 53'.split(' ')

export const variables = {
  age: classes('age', [25, 35, 45, 55, 65, 75], ['18-24', '25-34', '35-44', '45-54', '55-64', '65-74', '75+']),
  sex: coded('sex', sexes),
  ethnicity: coded('ethnicity', ethnicities),
  nativity: coded('nativity', nativities),
  education: coded('education', educations),
  marital_status: coded('marital_status', maritalStatuses),
  partner: coded('partner', partners),
  household_size: classes('household_size', [2, 3, 4, 5], ['1', '2', '3', '4', '5 or more']),
  children_at_home: classes('children_at_home', [1, 2, 3], ['0', '1', '2', '3 or more']),
  num_children: classes('num_children', [1, 2, 3, 4], ['0', '1', '2', '3', '4 or more']),
  labour: coded('labour_detail', labourDetails),
  worker_class: coded('worker_class', workerClasses),
  occupation_group: coded('major_group', socLabels),
  home: coded('home', homes),
  division: coded('division', divisions),
  income: classes('income', incomeStarts, incomeLabels),
  household_income: classes('household_income', incomeStarts, incomeLabels),
} satisfies Record<string, Variable>

export type VariableName = keyof typeof variables

/** Who a table is about. */
export const populations = {
  adults: () => true,
  workers: (people: Compared, at: number) => people.labour_detail[at]! < 2,
  full_time: (people: Compared, at: number) => people.labour_detail[at] === 0,
  parents_of_minors: (people: Compared, at: number) => people.children_at_home[at]! > 0,
  women_25_44: (people: Compared, at: number) => people.sex[at] === 1 && people.age[at]! >= 25 && people.age[at]! < 45,
  over_25: (people: Compared, at: number) => people.age[at]! >= 25,
}

export type PopulationName = keyof typeof populations

/** Combinations that exist but are rare: there must be neither none of them nor many. */
export const rarities: Record<string, (people: Compared, at: number) => boolean> = {
  'widowed under 35': ({ marital_status, age }, at) => marital_status[at] === 3 && age[at]! < 35,
  'divorced under 25': ({ marital_status, age }, at) => marital_status[at] === 1 && age[at]! < 25,
  'minors at home over 65': ({ children_at_home, age }, at) => children_at_home[at]! > 0 && age[at]! > 65,
  'two children or more under 21': ({ num_children, age }, at) => num_children[at]! >= 2 && age[at]! < 21,
  'master or higher under 25': ({ education, age }, at) => education[at]! >= 5 && age[at]! < 25,
  'at work over 80': ({ labour_detail, age }, at) => labour_detail[at]! < 2 && age[at]! > 80,
  'student over 50': ({ labour_detail, age }, at) => labour_detail[at] === 4 && age[at]! > 50,
  'retired under 55': ({ labour_detail, age }, at) => labour_detail[at] === 3 && age[at]! < 55,
  'full time under $10,000': ({ labour_detail, income }, at) => labour_detail[at] === 0 && income[at]! < 100,
  'over $300,000 without a degree': ({ education, income }, at) => education[at]! < 4 && income[at]! > 3000,
  'married without a spouse at home': ({ marital_status, partner }, at) =>
    marital_status[at] === 0 && partner[at] === 0,
  'eight or more in the household': ({ household_size }, at) => household_size[at]! >= 8,
}

/** Row by row (`by`), how many have each value (`of`). */
export function crosstab(
  people: Compared,
  size: number,
  table: { of: VariableName; by: VariableName; among: PopulationName },
  weight: (at: number) => number = () => 1,
): { counts: Float64Array[]; squares: Float64Array } {
  const of = variables[table.of]
  const by = variables[table.by]
  const counted = populations[table.among]
  const counts = by.labels.map(() => new Float64Array(of.labels.length))
  const squares = new Float64Array(by.labels.length)
  for (let at = 0; at < size; at++) {
    if (!counted(people, at)) continue
    const row = by.code(people, at)
    const column = of.code(people, at)
    const w = weight(at)
    counts[row]![column] = counts[row]![column]! + w
    squares[row] = squares[row]! + w * w
  }
  return { counts, squares }
}
