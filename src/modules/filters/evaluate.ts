import { addRange, type Bitset, intersect, newBitset, subtract, unite } from './bitset.ts'
import type { Filter } from './filter.ts'
import type { SearchIndex } from './search-index.ts'

type Values = Filter & { kind: 'values' }
type Range = Filter & { kind: 'range' | 'outside' }

/** The agents whom a filter matches, as a new set. */
export function select(index: SearchIndex, filter: Filter): Bitset {
  const set = newBitset(index.size)
  fill(index, filter, set)
  return set
}

export function everybody({ size }: Pick<SearchIndex, 'size'>): Bitset {
  const set = newBitset(size)
  addRange(set, 0, size)
  return set
}

/** Puts whom the filter matches into an empty set. */
function fill(index: SearchIndex, filter: Filter, set: Bitset): void {
  if (filter.kind === 'range') addRangeOf(index, filter, set)
  else if (filter.kind === 'outside') {
    set.set(index.fields[filter.field].known())
    takeOut(index, filter, set)
  } else if (filter.kind === 'values') {
    if (filter.mode === 'any') addValues(index, filter, set)
    else if (filter.mode === 'none') {
      set.set(index.fields[filter.field].known())
      takeOut(index, filter, set)
    } else {
      addValues(index, { ...filter, codes: filter.codes.slice(0, 1) }, set)
      filter.codes.slice(1).every((code) => narrowToValue(index, filter, code, set))
    }
  } else if (filter.kind === 'any') {
    for (const part of filter.parts) widen(index, part, set)
  } else {
    const [first, ...others] = filter.parts
    if (first === undefined) addRange(set, 0, index.size)
    else {
      fill(index, first, set)
      others.every((part) => narrow(index, part, set))
    }
  }
}

/** Keeps in the set whom the filter matches; false when nobody is left. */
function narrow(index: SearchIndex, filter: Filter, set: Bitset): boolean {
  if (filter.kind === 'all') return filter.parts.every((part) => narrow(index, part, set))
  if (filter.kind === 'outside' || (filter.kind === 'values' && filter.mode === 'none')) {
    return intersect(set, index.fields[filter.field].known()) && takeOut(index, filter, set)
  }
  if (filter.kind === 'values' && filter.codes.length > 0) {
    if (filter.mode === 'all') return filter.codes.every((code) => narrowToValue(index, filter, code, set))
    if (filter.codes.length === 1) return narrowToValue(index, filter, filter.codes[0]!, set)
  }
  return withSpare(index, (spare) => {
    fill(index, filter, spare)
    return intersect(set, spare)
  })
}

function narrowToValue(index: SearchIndex, filter: Values, code: number, set: Bitset): boolean {
  const field = index.fields[filter.field]
  const shared = field.kind === 'number' ? undefined : field.shared(code)
  if (shared !== undefined) return intersect(set, shared)
  return withSpare(index, (spare) => {
    addValues(index, { ...filter, codes: [code] }, spare)
    return intersect(set, spare)
  })
}

/** Puts whom the filter matches into a set that holds others too. */
function widen(index: SearchIndex, filter: Filter, set: Bitset): void {
  if (filter.kind === 'any') for (const part of filter.parts) widen(index, part, set)
  else if (filter.kind === 'values' && filter.mode === 'any') addValues(index, filter, set)
  else {
    withSpare(index, (spare) => {
      fill(index, filter, spare)
      unite(set, spare)
    })
  }
}

/** Takes out of the set whoever has an excluded value or number; false when nobody is left. */
function takeOut(index: SearchIndex, filter: Values | Range, set: Bitset): boolean {
  const field = index.fields[filter.field]
  if (filter.kind === 'values' && filter.codes.length === 1 && field.kind !== 'number') {
    const shared = field.shared(filter.codes[0]!)
    if (shared !== undefined) return subtract(set, shared)
  }
  return withSpare(index, (spare) => {
    if (filter.kind === 'values') addValues(index, filter, spare)
    else addRangeOf(index, filter, spare)
    return subtract(set, spare)
  })
}

function addRangeOf(index: SearchIndex, { field: name, min, max }: Range, set: Bitset): void {
  const field = index.fields[name]
  if (field.kind === 'number') field.range(set, min, max)
}

function addValues(index: SearchIndex, { field: name, codes }: Values, set: Bitset): void {
  const field = index.fields[name]
  if (field.kind !== 'number') for (const code of codes) field.addTo(set, code)
}

/** Lends an empty set and keeps it for the next: large sets that come and go would keep the collector busy. */
function withSpare<Result>({ spares, size }: SearchIndex, use: (spare: Bitset) => Result): Result {
  const spare = spares.pop()?.fill(0) ?? newBitset(size)
  const result = use(spare)
  spares.push(spare)
  return result
}
