export type Filters = Record<string, unknown>

interface Range {
  min?: number
  max?: number
}

/** Fields of which one agent has several values. */
const lists = new Set(['health_conditions', 'health_drug_classes', 'pets'])
/** Fields of which two different values in one person contradict each other; elsewhere they are taken as alternatives. */
const exclusive = new Set([
  'sex',
  'marital_status',
  'labour_status',
  'smoking_status',
  'home',
  'nativity',
  'alcohol_use',
  'party',
])

/** Fields with two values: whoever may have either is everybody. */
const twoValued = new Set(['sex', 'home', 'nativity'])

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isRange = (value: unknown): value is Range => isObject(value) && ('min' in value || 'max' in value)

const sameWord = (a: unknown, b: unknown): boolean =>
  typeof a === 'string' && typeof b === 'string'
    ? a.toLowerCase() === b.toLowerCase()
    : JSON.stringify(a) === JSON.stringify(b)

/** Conditions that cannot hold of one person; the field tells which. */
export class Clash extends Error {
  readonly field: string
  constructor(field: string) {
    super(field)
    this.field = field
  }
}

/** A value's alternatives as a list; undefined for ranges and for what is said by `all` or `none`. */
function alternatives(value: unknown): unknown[] | undefined {
  if (!isObject(value)) return [value].flat()
  return Array.isArray(value.any) && Object.keys(value).length === 1 ? value.any : undefined
}

const excluded = (value: unknown): unknown[] | undefined =>
  isObject(value) && 'none' in value && Object.keys(value).length === 1 ? [value.none].flat() : undefined

const oneOf = (values: readonly unknown[]): unknown => (values.length === 1 ? values[0] : { any: values })

const distinct = (values: readonly unknown[]): unknown[] =>
  values.filter((value, place) => values.findIndex((other) => sameWord(value, other)) === place)

/** Both hold of the same person. */
export function both(first: Filters, second: Filters): Filters {
  const merged: Filters = { ...first }
  for (const [field, value] of Object.entries(second)) {
    if (!(field in merged)) merged[field] = value
    else if (field === 'all') merged.all = [...(merged.all as unknown[]), ...(value as unknown[])]
    else if (field === 'any') {
      if (sameWord(merged.any, value)) continue
      merged.all = [...((merged.all as unknown[] | undefined) ?? []), { any: value }]
    } else merged[field] = bothValues(field, merged[field], value)
  }
  clashBetween(merged)
  return merged
}

function bothValues(field: string, first: unknown, second: unknown): unknown {
  if (sameWord(first, second)) return first
  if (isRange(first) && isRange(second)) return intersection(field, first, second)
  const [without, alsoWithout] = [excluded(first), excluded(second)]
  if (without !== undefined && alsoWithout !== undefined) return { none: distinct([...without, ...alsoWithout]) }
  if (isRange(first) || isRange(second)) return rangeAndOther(field, first, second)
  const [these, those] = [alternatives(first), alternatives(second)]
  if (these !== undefined && alsoWithout !== undefined) return remaining(field, these, alsoWithout)
  if (those !== undefined && without !== undefined) return remaining(field, those, without)
  if (these === undefined || those === undefined) return everyOf(first, second)
  if (lists.has(field)) {
    // Who has a cat has a pet.
    if (isWithin(these, those)) return first
    return isWithin(those, these) ? second : everyOf(first, second)
  }
  const shared = these.filter((one) => those.some((other) => sameWord(one, other)))
  if (shared.length > 0) return oneOf(shared)
  if (exclusive.has(field) || typeof these[0] === 'boolean') throw new Clash(field)
  return { any: distinct([...these, ...those]) }
}

const isWithin = (these: readonly unknown[], those: readonly unknown[]): boolean =>
  these.every((one) => those.some((other) => sameWord(one, other)))

function everyOf(first: unknown, second: unknown): unknown {
  const every = (value: unknown): unknown[] =>
    isObject(value) && Array.isArray(value.all) ? value.all : (alternatives(value) ?? [])
  return { all: distinct([...every(first), ...every(second)]) }
}

function remaining(field: string, wanted: readonly unknown[], unwanted: readonly unknown[]): unknown {
  const left = wanted.filter((one) => !unwanted.some((other) => sameWord(one, other)))
  if (left.length === 0) throw new Clash(field)
  // Of words that stand for several values, the exclusion may still take some away.
  return left.length === wanted.length && !exclusive.has(field) ? { any: wanted, none: unwanted } : oneOf(left)
}

function intersection(field: string, first: Range, second: Range): Range {
  const min = Math.max(first.min ?? -Infinity, second.min ?? -Infinity)
  const max = Math.min(first.max ?? Infinity, second.max ?? Infinity)
  if (min > max) throw new Clash(field)
  return { ...(min === -Infinity ? {} : { min }), ...(max === Infinity ? {} : { max }) }
}

/** A range beside alternatives of ranges, or beside numbers that are excluded. */
function rangeAndOther(field: string, first: unknown, second: unknown): unknown {
  const [range, other] = isRange(first) ? [first, second] : [second as Range, first]
  if (excluded(other) !== undefined) return { ...range, ...(other as object) }
  const fitting = (alternatives(other) ?? []).flatMap((one) => {
    const each = isRange(one) ? one : { min: Number(one), max: Number(one) }
    try {
      return [intersection(field, range, each)]
    } catch {
      return []
    }
  })
  if (fitting.length === 0) throw new Clash(field)
  return oneOf(fitting)
}

const working = ['full_time', 'part_time']
const atWork = ['employed', 'self_employed']

/** What different fields say that no one person can be. */
function clashBetween(filters: Filters): void {
  const status = alternatives(filters.labour_status)
  const detail = alternatives(filters.labour_detail)
  if (
    filters.labour_status !== undefined &&
    status !== undefined &&
    detail !== undefined &&
    filters.labour_detail !== undefined
  ) {
    const worksAt = detail.every((one) => working.includes(String(one)))
    if (worksAt && !status.some((one) => atWork.includes(String(one)))) throw new Clash('labour_detail')
  }
  if (filters.is_parent === false) {
    const child = ['child_age', 'num_children', 'children_at_home'].find((field) => {
      const value = filters[field]
      return isRange(value) && (field === 'child_age' || (value.min ?? 0) > 0)
    })
    if (child !== undefined) throw new Clash(child)
  }
}

/** Any one of them holds. What all have in common is said once. */
export function either(options: readonly Filters[]): Filters {
  const different = options.filter(
    (option, place) => options.findIndex((other) => JSON.stringify(other) === JSON.stringify(option)) === place,
  )
  if (different.length === 0 || different.some((option) => Object.keys(option).length === 0)) return {}
  if (different.length === 1) return different[0]!
  const [first, ...others] = different
  const shared = Object.keys(first!).filter((field) => others.every((other) => sameWord(other[field], first![field])))
  const common = Object.fromEntries(shared.map((field) => [field, first![field]]))
  const rests = different.map((option) =>
    Object.fromEntries(Object.entries(option).filter(([field]) => !shared.includes(field))),
  )
  if (rests.some((rest) => Object.keys(rest).length === 0)) return common
  const fields = [...new Set(rests.flatMap((rest) => Object.keys(rest)))]
  const field = fields[0]!
  const merged =
    fields.length === 1
      ? eitherValue(
          field,
          rests.map((rest) => rest[field]),
        )
      : undefined
  if (merged === undefined) return { ...common, any: rests }
  return merged === everyValue ? common : { ...common, [field]: merged }
}

const everyValue = Symbol('every value')

function eitherValue(field: string, values: readonly unknown[]): unknown {
  if (field === 'any' || field === 'all') return undefined
  const lists = values.map((value) => (isRange(value) ? [value] : alternatives(value)))
  if (lists.some((list) => list === undefined)) return undefined
  const all = distinct(lists.flatMap((list) => list!))
  if (all.every(isRange) && coversAll(all)) return everyValue
  const complete = (twoValued.has(field) || typeof all[0] === 'boolean') && all.length === 2
  return complete ? everyValue : oneOf(all)
}

/** "Under 35" and "35 or over" leave nobody out. */
function coversAll(ranges: readonly Range[]): boolean {
  const highest = ranges.filter(({ min }) => min === undefined).map(({ max }) => max!)
  const lowest = ranges.filter(({ max }) => max === undefined).map(({ min }) => min!)
  return highest.length > 0 && lowest.length > 0 && Math.max(...highest) + 1 >= Math.min(...lowest)
}

/** Without alternatives that the rest rules out: of men who are "not fathers", only "not parents" is left. */
export function simplified(filters: Filters): Filters {
  const { any, ...rest } = filters
  if (!Array.isArray(any) || Object.keys(rest).length === 0) return filters
  const possible = (any as Filters[]).filter((one) => {
    try {
      both(rest, one)
      return true
    } catch (error) {
      if (error instanceof Clash) return false
      throw error
    }
  })
  if (possible.length === any.length || possible.length === 0) return filters
  return possible.length === 1 ? both(rest, possible[0]!) : { ...rest, any: possible }
}

/** Whoever is not so: of several conditions at least one does not hold. */
export function opposite(filters: Filters): Filters {
  const parts = Object.entries(filters).map(([field, value]): Filters => {
    if (field === 'any') return (value as Filters[]).map(opposite).reduce(both, {})
    if (field === 'all') return either((value as Filters[]).map(opposite))
    if (typeof value === 'boolean') return { [field]: !value }
    const not = excluded(value)
    if (not !== undefined) return { [field]: oneOf(not) }
    if (field === 'sex' && (value === 'female' || value === 'male'))
      return { sex: value === 'female' ? 'male' : 'female' }
    if (isRange(value)) return { [field]: field === 'child_age' ? { none: value } : outside(value) }
    const every = isObject(value) && Array.isArray(value.all) ? value.all : undefined
    if (every !== undefined) return { any: every.map((one) => ({ [field]: { none: [one] } })) }
    return { [field]: { none: alternatives(value) ?? [value] } }
  })
  return either(parts)
}

function outside({ min, max }: Range): unknown {
  if (min === undefined) return { min: max! + 1 }
  if (max === undefined) return { max: min - 1 }
  return { none: { min, max } }
}
