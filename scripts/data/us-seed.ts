import { readCsv } from './files.ts'

/** The weighted adults that the US model is fitted to, as columns of codes. They are read, never written out. */
export interface Seed {
  size: number
  weight: Float64Array
  /** Hundreds of US dollars. */
  income: Uint32Array
  household_income: Uint32Array
  columns: Record<SeedColumn, Uint8Array>
}

export type SeedColumn =
  | 'state'
  | 'division'
  | 'age'
  | 'sex'
  | 'ethnicity'
  | 'nativity'
  | 'education'
  | 'marital_status'
  | 'partner'
  | 'children_at_home'
  | 'adult_children'
  | 'others'
  | 'labour_detail'
  | 'soc2'
  | 'industry13'
  | 'worker_class'
  | 'income_band'
  | 'other_income_band'
  | 'household_income_band'
  | 'home'

/** The upper ends of the income bands, in hundreds of dollars; band 0 is no income at all. */
export const incomeBands = [
  0, 20, 50, 100, 150, 200, 250, 300, 350, 400, 450, 500, 600, 700, 800, 900, 1000, 1200, 1500, 2000, 3000, 5000, 65000,
]

const bandOf = (hundreds: number): number => incomeBands.findIndex((end) => hundreds <= end)

export const socGroups = [
  11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31, 33, 35, 37, 39, 41, 43, 45, 47, 49, 51, 53,
] as const

const divisions: Record<string, string> = {
  new_england: 'CT ME MA NH RI VT',
  middle_atlantic: 'NJ NY PA',
  east_north_central: 'IL IN MI OH WI',
  west_north_central: 'IA KS MN MO NE ND SD',
  south_atlantic: 'DE DC FL GA MD NC SC VA WV',
  east_south_central: 'AL KY MS TN',
  west_south_central: 'AR LA OK TX',
  mountain: 'AZ CO ID MT NV NM UT WY',
  pacific: 'AK CA HI OR WA',
}
export const divisionNames = Object.keys(divisions)
export const divisionOf = (state: string): number =>
  divisionNames.findIndex((name) => divisions[name]!.split(' ').includes(state))

const NONE = 255
/** Why somebody does not work is imputed in the source, which lets some retire in their youth: those go to "other". */
const RETIRED = '3'
const OTHER = 7
const YOUNGEST_RETIRED = 45

export function readSeed(states: readonly string[]): Seed {
  const records = readCsv('population/us_adults_seed.csv')
  const size = records.length
  const column = (code: (record: Record<string, string>) => number): Uint8Array => Uint8Array.from(records, code)
  const optional = (name: string, code: (text: string) => number = Number) =>
    column((record) => (record[name] === '' ? NONE : code(record[name]!)))
  const income = Uint32Array.from(records, ({ y }) => Number(y))
  // Stored in steps of 500 dollars: where one lives alone it is one's own income, rounded.
  const household_income = Uint32Array.from(records, ({ h, y, hs }) =>
    hs === '1' ? Number(y) : Math.max(Number(h) * 5, Number(y)),
  )
  return {
    size,
    weight: Float64Array.from(records, ({ w }) => Number(w)),
    income,
    household_income,
    columns: {
      state: column(({ st }) => states.indexOf(st!)),
      division: column(({ st }) => divisionOf(st!)),
      age: column(({ a }) => Number(a)),
      sex: column(({ x }) => 'MF'.indexOf(x!)),
      ethnicity: column(({ r }) => 'WBHAO'.indexOf(r!)),
      nativity: column(({ f }) => Number(f)),
      education: column(({ e }) => Number(e)),
      marital_status: column(({ m }) => Number(m)),
      partner: column(({ p }) => Number(p)),
      children_at_home: column(({ k }) => Math.min(Number(k), 6)),
      adult_children: column(({ kt, k }) => Math.min(Number(kt) - Number(k), 6)),
      others: column(({ hs, p, k }) => Math.min(Number(hs) - 1 - (p === '0' ? 0 : 1) - Number(k), 6)),
      labour_detail: column(({ l, a }) => (l === RETIRED && Number(a) < YOUNGEST_RETIRED ? OTHER : Number(l))),
      soc2: optional('s', (soc) => socGroups.indexOf(Number(soc) as never)),
      industry13: optional('i'),
      worker_class: optional('c'),
      income_band: Uint8Array.from(income, bandOf),
      other_income_band: Uint8Array.from(income, (own, at) => bandOf(household_income[at]! - own)),
      household_income_band: Uint8Array.from(household_income, bandOf),
      home: column(({ o }) => Number(o)),
    },
  }
}
