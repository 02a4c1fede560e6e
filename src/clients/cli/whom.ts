import { UsageError } from './errors.ts'
import { typed } from './program.ts'

/** One value of a field: a word, a number, or a range of numbers. */
type Value = string | number | { min?: number; max?: number }

/** What a field must be, and what it must not be. */
type Condition = { any?: Value[]; none?: Value[] }

/** The filter language as one document, or nothing where nobody is excluded. */
export type Filters = { match: 'all' | 'any'; filters: Record<string, unknown> }

/** Common conditions have an option of their own; every other one is said with --filter. */
const shorthand = {
  country: 'country, by name or code',
  state: 'state, by name or code',
  city: 'city',
  region: 'region, such as south',
  sex: 'female or male',
  age: 'age: 30-45, 65+, -29',
  occupation: 'job title as people say it',
  industry: 'industry',
  education: 'education, such as bachelors',
  income: 'income in USD a year: 50k-100k, 150k+',
  condition: 'health condition, such as diabetes',
  'drug-class': 'class of medicines, or a medicine by name',
} as const

/** The options by which every command chooses people. */
export const whomOptions = {
  ...(Object.fromEntries(
    Object.entries(shorthand).map(([name, description]) => [
      name,
      { type: 'string', multiple: true, value: name === 'age' || name === 'income' ? 'RANGE' : 'VALUE', description },
    ]),
  ) as Record<keyof typeof shorthand, { type: 'string'; multiple: true; value: string; description: string }>),
  filter: {
    type: 'string',
    multiple: true,
    value: 'FIELD=VALUE',
    description: 'any other condition, again and again: --filter pets=dog --filter "state!=TX,CA"',
  },
  filters: { type: 'string', value: 'JSON', description: 'the whole filter language, as one document' },
  match: { type: 'string', value: 'all|any', description: 'whether all conditions must hold (default) or any' },
} as const

/** What a person can read about conditions, once for every command that takes them. */
export const whomDetails =
  'Conditions: FIELD=VALUE; several values with commas mean any of them, != leaves them out; numbers take 30-45, 30+ or -45. ' +
  `\`${typed('filters --country US')}\` lists the fields and their values.`

/** What the options come to: undefined where none was given. */
export function filtersOf(values: Readonly<Record<string, unknown>>): Filters | undefined {
  const match = matchOf(values.match)
  const conditions: Record<string, Condition> = {}
  for (const name of Object.keys(shorthand)) {
    for (const value of (values[name] as string[] | undefined) ?? [])
      addCondition(conditions, name.replace('-', '_'), value, false)
  }
  for (const given of (values.filter as string[] | undefined) ?? []) {
    const { field, value, not } = splitCondition(given)
    addCondition(conditions, field, value, not)
  }
  const document = values.filters === undefined ? undefined : readDocument(String(values.filters))
  if (Object.keys(conditions).length === 0) return document
  if (document === undefined) return { match, filters: conditions }
  return { match: 'all', filters: { all: [document, { match, filters: conditions }] } }
}

function matchOf(given: unknown): 'all' | 'any' {
  if (given === undefined || given === 'all') return 'all'
  if (given === 'any') return 'any'
  throw new UsageError(`--match takes all or any, not "${String(given)}".`)
}

function splitCondition(given: string): { field: string; value: string; not: boolean } {
  const found = /^\s*([\w.-]+)\s*(!?=)\s*(.*\S)\s*$/s.exec(given)
  if (found === null)
    throw new UsageError(`--filter takes FIELD=VALUE, as in --filter age=30-45 or --filter pets=dog, not "${given}".`)
  return { field: found[1]!.replaceAll('-', '_'), value: found[3]!, not: found[2] === '!=' }
}

/** The same field again means any of both. */
function addCondition(conditions: Record<string, Condition>, field: string, value: string, not: boolean): void {
  const given = value
    .split(',')
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .map(readValue)
  const before = conditions[field] ?? {}
  const key = not ? 'none' : 'any'
  conditions[field] = { ...before, [key]: [...(before[key] ?? []), ...given] }
}

const NUMBER = String.raw`(\d+(?:\.\d+)?k?)`
const between = new RegExp(`^${NUMBER}(?:-|\\.\\.)${NUMBER}$`, 'i')
const atLeast = new RegExp(`^${NUMBER}\\+$`, 'i')
const atMost = new RegExp(`^-${NUMBER}$`, 'i')
const exactly = new RegExp(`^${NUMBER}$`, 'i')

/** 30-45, 65+, -29 and 30; thousands as 50k. Anything else is a word. */
function readValue(piece: string): Value {
  const text = piece.replaceAll('–', '-').replaceAll(/[\s$]/g, '')
  const [, low, high] = between.exec(text) ?? []
  if (low !== undefined && high !== undefined) return { min: numberOf(low), max: numberOf(high) }
  const least = atLeast.exec(text)?.[1]
  if (least !== undefined) return { min: numberOf(least) }
  const most = atMost.exec(text)?.[1]
  if (most !== undefined) return { max: numberOf(most) }
  return exactly.test(text) ? numberOf(text) : piece
}

const numberOf = (text: string): number => (/k$/i.test(text) ? 1000 * Number(text.slice(0, -1)) : Number(text))

function readDocument(text: string): Filters {
  let document: unknown
  try {
    document = JSON.parse(text)
  } catch {
    throw new UsageError(`--filters takes one JSON document, as in --filters '{"state": {"any": ["TX", "CA"]}}'.`)
  }
  if (typeof document !== 'object' || document === null || Array.isArray(document))
    throw new UsageError('--filters takes a JSON object of fields and what they must be.')
  return 'filters' in document ? (document as Filters) : { match: 'all', filters: document as Record<string, unknown> }
}
