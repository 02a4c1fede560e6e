import { nearest } from '../../platform/nearest.ts'
import { type FieldName, fields } from './fields.ts'
import type { FilterProblems } from './problems.ts'

/** A filter as it was written: forms understood, fields by their canonical names, values still the caller's words. */
export type Asked =
  | { kind: 'group'; match: 'all' | 'any'; parts: Asked[] }
  | { kind: 'words'; field: FieldName; mode: Mode; words: string[] }
  | { kind: 'range'; field: FieldName; min: number | null; max: number | null }
  | { kind: 'outside'; field: FieldName; min: number | null; max: number | null }

type Mode = 'any' | 'all' | 'none'

/** More than anybody writes by hand, and little enough to be carried out in a moment. */
export const bounds = { depth: 12, conditions: 200, values: 500, text: 200 }

const matches: Record<string, 'all' | 'any'> = { all: 'all', and: 'all', any: 'any', or: 'any' }
/** What a field can say of its values. Groups have no `none`: of whom a group is not known could not be said. */
const modes: Record<string, Mode> = { ...matches, none: 'none', not: 'none' }
const modeNamed = (name: string): Mode | undefined =>
  Object.hasOwn(modes, name.toLowerCase()) ? modes[name.toLowerCase()] : undefined
const fieldsByName = new Map<string, FieldName>(
  (Object.keys(fields) as FieldName[]).flatMap((name) => [name, ...fields[name].aliases].map((alias) => [alias, name])),
)
const numberFields = (Object.keys(fields) as FieldName[]).filter((name) => fields[name].kind === 'number')
/** "age_min", "income_max": an end of a range as a name of its own, for queries. */
const ends = new Map<string, { field: FieldName; end: 'min' | 'max' }>(
  numberFields.flatMap((field) =>
    [field, ...fields[field].aliases].flatMap((name) =>
      (['min', 'max'] as const).map((end) => [`${name}_${end}`, { field, end }] as const),
    ),
  ),
)
/** What a request says beside its filter. */
export const notFilters = ['limit', 'offset', 'seed', 'recruitable_only', 'fields']
export const knownNames = [...fieldsByName.keys(), ...ends.keys(), 'is_female', 'match', 'filters', ...notFilters]

/** The field that a caller means by a name or alias; undefined when there is none. */
export const fieldNamed = (name: string): FieldName | undefined => fieldsByName.get(name.trim().toLowerCase())

export const tooDeepMessage = `must not be nested more than ${bounds.depth} levels deep`

const forms = 'use a value, a list, {any: […]}, {all: […]} or {none: […]}'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads `{match, filters}`, a plain object of fields, or a list of either. Problems are collected, not thrown. */
export function readFilters(input: unknown, problems: FilterProblems): Asked {
  let conditions = 0
  let allValues = 0
  return readGroup(input, 'all', 0)

  function readGroup(value: unknown, otherwise: 'all' | 'any', depth: number): Asked {
    if (depth > bounds.depth) return tooDeep()
    if (Array.isArray(value)) return readList(value, otherwise, depth)
    if (!isObject(value)) {
      problems.add('filters', `must be an object of fields, not ${kindOf(value)}`)
      return { kind: 'group', match: 'all', parts: [] }
    }
    const { match: given, filters: inner, ...rest } = value
    const match = given === undefined ? otherwise : readMatch(given)
    if (inner === undefined) return { kind: 'group', match, parts: readFields(rest, depth) }
    const below = Array.isArray(inner)
      ? readList(inner, match, depth)
      : isObject(inner) && ('filters' in inner || 'match' in inner)
        ? readGroup(inner, match, depth + 1)
        : ({ kind: 'group', match, parts: isObject(inner) ? readFields(inner, depth) : [] } as const)
    if (!Array.isArray(inner) && !isObject(inner)) {
      problems.add('filters', `must be an object of fields, not ${kindOf(inner)}`)
    }
    const beside = readFields(rest, depth)
    return beside.length === 0 ? below : { kind: 'group', match, parts: [below, ...beside] }
  }

  function tooDeep(): Asked {
    problems.add('filters', tooDeepMessage)
    return { kind: 'group', match: 'all', parts: [] }
  }

  function readList(list: unknown[], match: 'all' | 'any', depth: number): Asked {
    if (list.length > bounds.conditions) {
      problems.add('filters', `must not have more than ${bounds.conditions} conditions`)
      return { kind: 'group', match, parts: [] }
    }
    return { kind: 'group', match, parts: list.map((part) => readGroup(part, 'all', depth + 1)) }
  }

  function readMatch(given: unknown): 'all' | 'any' {
    const known = typeof given === 'string' ? matches[given.trim().toLowerCase()] : undefined
    if (known === undefined) problems.add('match', 'must be all (or and) or any (or or)')
    return known ?? 'all'
  }

  function readFields(object: Record<string, unknown>, depth: number): Asked[] {
    const parts: Asked[] = []
    const ranges = new Map<FieldName, { min: number | null; max: number | null }>()
    for (const [name, value] of Object.entries(object)) {
      if (value === undefined || ++conditions > bounds.conditions) continue
      const nested = Object.hasOwn(matches, name.toLowerCase()) ? matches[name.toLowerCase()] : undefined
      const end = ends.get(name.toLowerCase())
      const field = fieldNamed(name)
      if (nested !== undefined) parts.push(readNested(name, value, nested, depth))
      else if (end !== undefined) {
        const range = ranges.get(end.field) ?? { min: null, max: null }
        range[end.end] = readNumber(end.field, value)
        ranges.set(end.field, range)
      } else if (name.toLowerCase() === 'is_female') parts.push(readIsFemale(value))
      else if (field !== undefined) parts.push(...readField(field, value))
      else if (modeNamed(name) === 'none') problems.add(name, 'must stand within a field: {"state": {"none": […]}}')
      else unknownField(name)
    }
    if (conditions > bounds.conditions) {
      problems.add('filters', `must not have more than ${bounds.conditions} conditions`)
    }
    for (const [field, range] of ranges) parts.push(...rangeOf(field, range.min, range.max))
    return parts
  }

  function readNested(name: string, value: unknown, match: 'all' | 'any', depth: number): Asked {
    if (depth >= bounds.depth) return tooDeep()
    if (Array.isArray(value)) return readList(value, match, depth)
    if (isObject(value)) return { kind: 'group', match, parts: readFields(value, depth + 1) }
    problems.add(name, 'must be a list of groups')
    return { kind: 'group', match, parts: [] }
  }

  function unknownField(name: string): void {
    const meant = nearest(name, knownNames)
    problems.add(name.slice(0, 80), meant === undefined ? 'unknown field' : `unknown field; did you mean ${meant}?`)
    if (meant !== undefined) problems.suggest(name.slice(0, 80), [meant])
  }

  function readIsFemale(value: unknown): Asked {
    const truth = readTruth('is_female', value)
    return { kind: 'words', field: 'sex', mode: 'any', words: [truth === false ? 'male' : 'female'] }
  }

  /** A value may say several things at once: {any: […], all: […]} holds when both do. */
  function readField(field: FieldName, value: unknown): Asked[] {
    if (fields[field].kind === 'number') return readNumbers(field, value)
    if (!isObject(value)) return [wordsOf(field, 'any', Array.isArray(value) ? value : [value])]
    const parts: Asked[] = []
    for (const [name, inner] of Object.entries(value)) {
      const mode = modeNamed(name)
      if (mode === undefined) problems.add(field, `${name.slice(0, 40)} is not understood; ${forms}`)
      else parts.push(wordsOf(field, mode, Array.isArray(inner) ? inner : [inner]))
    }
    if (Object.keys(value).length === 0) problems.add(field, `is empty; ${forms}`)
    return together(parts)
  }

  /** What one field says at once holds together, also where the fields around it are alternatives. */
  function together(parts: Asked[]): Asked[] {
    return parts.length > 1 ? [{ kind: 'group', match: 'all', parts }] : parts
  }

  function wordsOf(field: FieldName, mode: Mode, given: unknown[]): Asked {
    const words: string[] = []
    if (given.length === 0) problems.add(field, 'has no values')
    if (given.length > bounds.values) problems.add(field, `must not have more than ${bounds.values} values`)
    for (const value of given.slice(0, bounds.values)) {
      if (isTooMany()) break
      if (fields[field].kind === 'boolean') words.push(String(readTruth(field, value) ?? true))
      else if (typeof value === 'string' && value.trim() !== '' && value.length <= bounds.text) words.push(value.trim())
      else if (typeof value === 'number' || typeof value === 'boolean') words.push(String(value))
      else problems.add(field, `must be text of at most ${bounds.text} characters, not ${kindOf(value)}`)
    }
    return { kind: 'words', field, mode, words }
  }

  /** Each value is a set to be made, whether it is a word or a range. */
  function isTooMany(): boolean {
    if (++allValues <= bounds.values) return false
    problems.add('filters', `must not have more than ${bounds.values} values in all`)
    return true
  }

  function readTruth(field: string, value: unknown): boolean | undefined {
    const word = typeof value === 'object' ? '' : String(value).trim().toLowerCase()
    if (['true', 'yes', '1', 'y'].includes(word)) return true
    if (['false', 'no', '0', 'n'].includes(word)) return false
    problems.add(field, 'must be true or false')
    return undefined
  }

  function readNumbers(field: FieldName, value: unknown): Asked[] {
    if (Array.isArray(value))
      return [
        {
          kind: 'group',
          match: 'any',
          parts: value.slice(0, bounds.values + 1).flatMap((one) => readNumbers(field, one)),
        },
      ]
    if (!isObject(value)) {
      const exact = readNumber(field, value)
      return exact === null ? [] : rangeOf(field, exact, exact)
    }
    const { min, max, ...rest } = value
    const lists = Object.entries(rest).flatMap(([name, inner]) => {
      const mode = modeNamed(name)
      if (mode === 'any') return readNumbers(field, Array.isArray(inner) ? inner : [inner])
      if (mode === 'none') return readExcluded(field, Array.isArray(inner) ? inner : [inner])
      problems.add(field, `${name.slice(0, 40)} is not understood; use a number, {min, max} or {none: …}`)
      return []
    })
    if (min === undefined && max === undefined) {
      if (Object.keys(rest).length === 0) problems.add(field, 'needs min, max or both')
      return together(lists)
    }
    const [low, high] = [min, max].map((end) => (end === undefined || end === null ? null : readNumber(field, end)))
    return together([...lists, ...rangeOf(field, low!, high!)])
  }

  /** Numbers and ranges that an agent must not have; no lists in lists. */
  function readExcluded(field: FieldName, given: unknown[]): Asked[] {
    if (given.length === 0) problems.add(field, 'has no values')
    if (given.length > bounds.values) problems.add(field, `must not have more than ${bounds.values} values`)
    const excluded = given.slice(0, bounds.values).flatMap((one) => {
      if (!isObject(one)) {
        const exact = readNumber(field, one)
        return exact === null ? [] : rangeOf(field, exact, exact)
      }
      const { min = null, max = null, ...rest } = one
      const [strange] = Object.keys(rest)
      if (strange !== undefined) problems.add(field, `${strange.slice(0, 40)} is not understood; use {min, max}`)
      if (min === null && max === null) problems.add(field, 'needs min, max or both')
      const [low, high] = [min, max].map((end) => (end === null ? null : readNumber(field, end)))
      return rangeOf(field, low!, high!)
    })
    return together(excluded.map((range) => ({ ...range, kind: 'outside' })))
  }

  function readNumber(field: FieldName, value: unknown): number | null {
    const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
    if (typeof number === 'number' && Number.isFinite(number)) return number
    problems.add(field, `must be a number, not ${kindOf(value)}`)
    return null
  }

  function rangeOf(field: FieldName, min: number | null, max: number | null): (Asked & { kind: 'range' })[] {
    if (min !== null && max !== null && min > max) {
      problems.add(field, `min ${min} is greater than max ${max}`)
      return []
    }
    return (min === null && max === null) || isTooMany() ? [] : [{ kind: 'range', field, min, max }]
  }
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'string') return `"${value.slice(0, 40)}"`
  return typeof value === 'object' ? 'an object' : String(value)
}
