import type { Columns } from '../../src/modules/population/columns.ts'
import { type Groups, groupsOf, type Term, terms } from '../../src/modules/population/synthesis/attitudes-groups.ts'
import type { Form } from './attitudes-forms.ts'
import { readCsv, readJson } from './files.ts'
import { readSeed } from './us-seed.ts'

/** Respondents of one survey. They are read and fitted to, never written out. */
export interface Survey {
  source: string
  size: number
  /** Raked to the adults of 2023. */
  weight: Float64Array
  /** By attribute: the code that the agents have too (synthesis/attitudes-groups.ts), -1 where not known. */
  codes: Partial<Record<Term, Int16Array>>
  /** Answers as option numbers, 0 where not asked. */
  answer(item: string): Uint8Array
  /** Attributes that the survey tells apart less finely: which codes are one there. */
  merged: Partial<Record<Term, number[]>>
  text(item: string): string
  meta: { name: string; year: string; licence: string }
}

/** What attitudes are regressed on, where a survey has it. */
export const demographicTerms = (Object.keys(terms) as Term[]).filter((term) => term !== 'digital5')

const regionNames = ['northeast', 'midwest', 'south', 'west']
const divisionNames =
  'new_england mid_atlantic e_n_central w_n_central s_atlantic e_s_central w_s_central mountain pacific'.split(' ')
const regions = [0, 0, 1, 1, 2, 2, 2, 3, 3]
const works: Record<string, number> = {
  full_time: 0,
  part_time: 0,
  temp_away: 0,
  self_employed: 0,
  unemployed: 1,
  retired: 2,
  student: 3,
  homemaker: 4,
  other: 5,
  disabled: 5,
}
/** The middle of each age band of the surveys that have only bands. */
const middles: Record<string, number> = {
  '18-24': 21,
  '25-34': 30,
  '35-44': 40,
  '45-54': 50,
  '55-61': 58,
  '62-69': 65,
  '70-74': 72,
  '75+': 80,
  '18-29': 24,
  '30-44': 37,
  '45-64': 52,
  '65+': 68,
}
/** First ages of the bands that a survey is raked to. */
const ageCuts: Record<string, number[]> = {
  gss1618: [25, 35, 45, 55, 65, 75],
  anes20: [25, 35, 45, 55, 65, 75],
  cfpb16: [25, 35, 45, 55, 62, 70, 75],
  f38_food: [30, 45, 60],
}

type Reader = (record: Record<string, string>) => number
const at = (list: string[], value: string | undefined) => list.indexOf(value ?? '')
const numeric = (value: string | undefined, shift = 0) => (value ? Number(value) + shift : -1)

const shared: Partial<Record<Term, Reader>> = {
  age: ({ age, agecat8, age4 }) => (age ? Number(age) : (middles[agecat8 ?? age4 ?? ''] ?? -1)),
  sex: ({ sex }) => at(['male', 'female'], sex),
  education5: ({ edu4, edu5, degree }) =>
    edu4 === 'ba_plus' && (edu5 === 'grad' || degree === 'grad')
      ? 4
      : at(['lt_hs', 'hs', 'some_college', 'ba_plus'], edu4),
}
const household: Partial<Record<Term, Reader>> = {
  ethnicity4: ({ race4 }) => at(['white', 'black', 'hispanic', 'other'], race4),
  marital4: ({ marital }) => at(['married', 'div_sep', 'widowed', 'never'], marital === 'partner' ? 'never' : marital),
  parent: ({ kids_hh }) => at(['no', 'yes'], kids_hh),
}
const readers: Record<string, Partial<Record<Term, Reader>>> = {
  gss1618: {
    ...shared,
    ...household,
    division: ({ region9 }) => at(divisionNames, region9),
    work6: ({ work }) => works[work ?? ''] ?? -1,
    nativity: ({ born_us }) => at(['yes', 'no'], born_us),
    setting3: ({ urban3 }) => at(['city', 'suburb', 'town_rural'], urban3),
    faith7: ({ relig }) => at('none protestant catholic christian_other jewish muslim other'.split(' '), relig),
    // Other parties are as far from both as the independents are.
    party: ({ party7 }) => (party7 === '7.0' ? 3 : numeric(party7)),
    ideology: ({ ideology7 }) => numeric(ideology7, -1),
  },
  anes20: {
    ...shared,
    ...household,
    party: ({ party7 }) => numeric(party7, -1),
    ideology: ({ ideology7 }) => numeric(ideology7, -1),
  },
  cfpb16: {
    ...shared,
    ...household,
    division: ({ region4 }) => regions.indexOf(at(regionNames, region4)),
    work6: ({ work }) => works[work ?? ''] ?? -1,
    setting3: ({ metro }) => (metro === 'metro' ? 0 : 2),
  },
  f38_food: { ...shared, division: ({ region4 }) => regions.indexOf(at(regionNames, region4)) },
}
const regionOnly = [0, 0, 2, 2, 4, 4, 4, 7, 7]
const merged: Record<string, Survey['merged']> = {
  cfpb16: { division: regionOnly, setting3: [0, 0, 2] },
  f38_food: { division: regionOnly, education5: [0, 1, 2, 3, 3] },
}
const incomeColumns: Record<string, string[]> = {
  gss1618: ['income16'],
  anes20: ['income22'],
  cfpb16: ['income9'],
  f38_food: ['inc3', 'lt50k', '50-100k', '100k+'],
}

/** The adults of 2023 that the surveys are raked to. */
export interface Adults {
  size: number
  weight: Float64Array
  groups: Groups
  incomeEnds: number[]
}

export function readAdults(states: readonly string[]): Adults {
  const { size, weight, household_income, columns } = readSeed(states)
  const incomes = Uint16Array.from(household_income, (income) => Math.min(income, 65_535))
  const incomeEnds = twentieths(incomes, weight)
  const absent = new Uint8Array(size).fill(255)
  const all = { ...columns, household_income: incomes, urbanicity: absent, religion: absent }
  return { size, weight, groups: groupsOf(all as unknown as Columns, size, incomeEnds), incomeEnds }
}

function twentieths(values: ArrayLike<number>, weights: Float64Array): number[] {
  const order = Array.from(weights.keys()).sort((a, b) => values[a]! - values[b]!)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  const ends: number[] = []
  let reached = 0
  for (const record of order) {
    reached += weights[record]!
    if (reached > ((ends.length + 1) * total) / 20) ends.push(values[record]!)
  }
  return ends.slice(0, 19)
}

export function readSurvey(source: Form['source'], adults: Adults): Survey {
  const file = `attitudes/micro/${source}`
  const { meta, answers } = readJson<Codebook>(`${file}.codebook.json`)
  const records = readCsv(`${file}.csv.gz`).filter(({ w_post }) => w_post === undefined || Number(w_post) > 0)
  const codes: Survey['codes'] = {}
  for (const [term, read] of Object.entries(readers[source]!)) codes[term as Term] = Int16Array.from(records, read)
  const weight = Float64Array.from(records, ({ w, w_post }) => Number(w_post ?? w))
  codes.income20 = incomeRanks(records, incomeColumns[source]!, weight)
  const survey: Survey = {
    source,
    size: records.length,
    weight,
    codes,
    merged: merged[source] ?? {},
    meta,
    answer: (item) => Uint8Array.from(records, (record) => Number(record[item] ?? 0)),
    text: (item) => answers[item]!.text,
  }
  rake(survey, adults)
  return survey
}

interface Codebook {
  meta: Survey['meta']
  answers: Record<string, { text: string }>
}

/** Dollars of different years and brackets compare by rank: the twentieth in which the middle of the bracket lies. */
function incomeRanks(
  records: Record<string, string>[],
  [column, ...names]: string[],
  weight: Float64Array,
): Int16Array {
  const brackets = Int16Array.from(records, (record) => {
    const value = record[column!]
    if (!value) return -1
    return names.length > 0 ? names.indexOf(value) : Number(value)
  })
  const sums: number[] = new Array(40).fill(0)
  brackets.forEach((bracket, at) => {
    if (bracket >= 0) sums[bracket]! += weight[at]!
  })
  const total = sums.reduce((sum, weight) => sum + weight, 0)
  let reached = 0
  const ranks = sums.map((sum) => {
    reached += sum
    return Math.floor(((reached - sum / 2) / total) * 20)
  })
  return brackets.map((bracket) => (bracket < 0 ? -1 : ranks[bracket]!))
}

/** Fits the weights to the adults' margins of age, sex, education, ethnicity, region, marriage and birth. */
function rake(survey: Survey, adults: Adults): void {
  const cuts = ageCuts[survey.source]!
  const band = (age: number) => (age < 0 ? -1 : cuts.filter((cut) => age >= cut).length)
  const margins = (['age', 'sex', 'education5', 'ethnicity4', 'division', 'marital4', 'nativity'] as Term[])
    .filter((term) => survey.codes[term])
    .map((term) => {
      const level = term === 'age' ? band : (code: number) => survey.merged[term]?.[code] ?? code
      const target = new Float64Array(100)
      adults.groups[term]!.forEach((code, at) => {
        target[level(code)]! += adults.weight[at]!
      })
      return { target: target.map((sum) => sum / sumOf(adults.weight)), levels: survey.codes[term]!.map(level) }
    })
  const { weight } = survey
  for (let round = 0; round < 30; round++) {
    for (const { target, levels } of margins) {
      const have = new Float64Array(100)
      let known = 0
      levels.forEach((level, at) => {
        if (level < 0) return
        have[level]! += weight[at]!
        known += weight[at]!
      })
      levels.forEach((level, at) => {
        if (level >= 0) weight[at]! *= (target[level]! * known) / have[level]!
      })
    }
  }
  const mean = sumOf(weight) / survey.size
  for (let at = 0; at < survey.size; at++) weight[at]! /= mean
}

const sumOf = (values: Float64Array): number => values.reduce((sum, value) => sum + value, 0)
