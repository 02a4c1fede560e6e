import { traits } from './vocabulary.ts'

/** Numbers per agent, column by column; what a code means is in vocabulary.ts or in the tables below data/. */
const bytes = [
  'age',
  'sex',
  'ethnicity',
  'nativity',
  'education',
  'marital_status',
  'partner',
  'household_size',
  'children_at_home',
  'num_children',
  /** Age of the youngest own child. */
  'youngest_child',
  'labour_detail',
  'worker_class',
  'industry',
  /** Which of the occupation's titles. */
  'title',
  'home',
  'urbanicity',
  'religion',
  ...traits,
] as const

const words = [
  /** Position in the country's list of states. */
  'state',
  /** Position in the country's list of places. */
  'place',
  /** Position in the list of occupations; for those without a job, the last one they had. */
  'occupation',
  /** Hundreds of US dollars a year. */
  'income',
  'household_income',
  'first_name',
  'last_name',
] as const

export type ByteColumn = (typeof bytes)[number]
export type WordColumn = (typeof words)[number]

/** The attributes of the people of one country while they are drawn. */
export type Columns = Record<ByteColumn, Uint8Array> & Record<WordColumn, Uint16Array>

export function newColumns(size: number): Columns {
  return {
    ...Object.fromEntries(bytes.map((name) => [name, new Uint8Array(size).fill(255)])),
    ...Object.fromEntries(words.map((name) => [name, new Uint16Array(size).fill(65535)])),
  } as Columns
}
