import type { Attribute } from '../../src/modules/knowledge/knowledge.ts'
import { levels } from '../../src/modules/knowledge/levels.ts'
import { readCsv } from './files.ts'

/** One attribute of a survey's respondents, in the groups that the survey tells apart. */
export interface Grouping {
  attribute: Exclude<Attribute, 'health'>
  /** Our levels that each group stands for: coarser surveys say the same of several. */
  groups: { name: string; levels: string[] }[]
  /** By respondent: position in `groups`, -1 where not known. */
  codes: Int8Array
}

/** Respondents of one survey. They are read and fitted to, never written out. */
export interface Respondents {
  size: number
  groupings: Grouping[]
  /** Option numbers from 1; 0 where not asked or not answered. */
  answer(item: string): Uint8Array
  weight(item: string): Float64Array
}

type Row = Record<string, string>
type Reader = [attribute: Grouping['attribute'], column: string, groups: Record<string, string[]>]

const same = (attribute: Grouping['attribute']): Record<string, string[]> =>
  Object.fromEntries(levels[attribute].map((level) => [level, [level]]))

const education = (hs: string[]): Record<string, string[]> => ({ ...same('education'), hs })
const working = 'full_time part_time temp_away self_employed'.split(' ')
const idle = 'unemployed retired student homemaker other disabled'.split(' ')

const readers: Reader[] = [
  ['age', 'age4', same('age')],
  // The survey of men has three bands, whose cuts are not ours: 30 to 44 lies in two of them.
  ['age', 'age3b', { '18-34': ['18-29', '30-44'], '35-64': ['45-64', '30-44'], '65+': ['65+'] }],
  ['sex', 'sex', same('sex')],
  ['education', 'edu4', same('education')],
  ['income', 'inc5', same('income')],
  ['income', 'inc3', { lt50k: ['lt25k', '25-50k'], '50-100k': ['50-75k', '75-100k'], '100k+': ['100k+'] }],
  ['is_parent', 'kids_hh', same('is_parent')],
  ['region', 'region4', same('region')],
  ['urbanicity', 'urban3', { city: ['urban'], suburb: ['suburban'], town_rural: ['rural'] }],
  ['urbanicity', 'metro', { metro: ['urban', 'suburban'], non_metro: ['rural'] }],
  [
    'marital',
    'marital',
    { married: ['married'], never: ['never'], partner: ['never'], div_sep: ['other'], widowed: ['other'] },
  ],
  ['ethnicity', 'race4', { white: ['white'], black: ['black'], hispanic: ['hispanic'], other: ['asian', 'other'] }],
  ['employed', 'employed', same('employed')],
  [
    'employed',
    'work',
    Object.fromEntries([...working.map((status) => [status, ['yes']]), ...idle.map((status) => [status, ['no']])]),
  ],
]

/** Surveys whose high-school answer also holds those with some college. */
const mergedCollege = new Set(['amazon22'])

export function readRespondents(source: string): Respondents {
  const rows = readCsv(`attitudes/micro/${source}.csv.gz`)
  const present = readers.filter(([, column]) => rows[0]![column] !== undefined)
  return {
    size: rows.length,
    groupings: present.map(([attribute, column, groups]) => {
      const own = attribute === 'education' && mergedCollege.has(source) ? education(['hs', 'some_college']) : groups
      return groupingOf(attribute, rows, column, own)
    }),
    answer: (item) => Uint8Array.from(rows, (row) => Number(row[item] || 0)),
    weight: (item) => Float64Array.from(rows, (row) => Number(row[weightColumn(source, item)] || 0)),
  }
}

/** Of the election study, later questions were put to those who took part a second time, with weights of their own. */
const weightColumn = (source: string, item: string): string =>
  source === 'anes20' && /^V202|^smoke_now$/.test(item) ? 'w_post' : 'w'

/** Answers that stand for the same levels are one group. */
function groupingOf(
  attribute: Grouping['attribute'],
  rows: Row[],
  column: string,
  meaning: Record<string, string[]>,
): Grouping {
  const groups: Grouping['groups'] = []
  const codeOf = new Map<string, number>()
  const present = new Set(rows.map((row) => row[column]!))
  for (const [value, own] of Object.entries(meaning)) {
    if (!present.has(value)) continue
    const name = own.join(' ')
    const at = groups.findIndex((group) => group.name === name)
    codeOf.set(value, at < 0 ? groups.push({ name, levels: own }) - 1 : at)
  }
  return { attribute, groups, codes: Int8Array.from(rows, (row) => codeOf.get(row[column]!) ?? -1) }
}
