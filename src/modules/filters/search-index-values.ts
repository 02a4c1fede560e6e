import { add, addAll, type Bitset, has, newBitset, unite } from './bitset.ts'
import type { ValueField } from './search-index-field.ts'
import type { Codes } from './selected.ts'

/** Up to this many values, a set for each is kept once somebody has asked for it. */
const KEPT_SETS = 32

/** A field with few values: one set of agents for each, made when the first is asked for. */
export function fewValues(size: number, labels: readonly string[], codes: () => Codes): ValueField {
  let sets: Bitset[] | undefined
  let known: Bitset | undefined
  const all = (): Bitset[] => {
    sets ??= setsOf(codes(), labels.length, size)
    return sets
  }
  return {
    kind: 'values',
    labels,
    known() {
      known ??= unionOf(all(), size)
      return known
    },
    shared: (code) => all()[code],
    addTo: (set, code) => addSet(set, all()[code]),
    counts: (selected) => Uint32Array.from(all(), (set) => selected.countIn(set)),
    reader() {
      const column = codes()
      return (agent) => (column[agent]! < labels.length ? column[agent]! : -1)
    },
  }
}

/** A field of which an agent can have several values, or none: a set for each. `known` are those who were asked. */
export function listOfValues(
  labels: readonly string[],
  planes: () => readonly Bitset[],
  known: () => Bitset,
): ValueField {
  return {
    kind: 'list',
    labels,
    known,
    shared: (code) => planes()[code],
    addTo: (set, code) => addSet(set, planes()[code]),
    counts: (selected) => Uint32Array.from(planes(), (set) => selected.countIn(set)),
    reader: () => (agent) => planes().findIndex((plane) => has(plane, agent)),
  }
}

/** Agents by cell: the finest division that several fields share, such as places for cities, states and countries. */
export interface Cells {
  column: Uint16Array
  /** How many cells there are; higher codes are none. */
  width: number
}

/** A field each of whose values is a number of cells. `code` says by cell which value it is, -1 for none. */
export function valuesOfCells(
  size: number,
  labels: readonly string[],
  code: Int32Array,
  cells: Cells,
  postings: () => Postings,
): ValueField {
  const kept: Bitset[] = []
  let known: Bitset | undefined
  let members: number[][] | undefined
  const addAgents = (set: Bitset, value: number): void => {
    members ??= membersOf(code, labels.length)
    const { agents, starts } = postings()
    for (const cell of members[value] ?? []) addAll(set, agents, starts[cell]!, starts[cell + 1]!)
  }
  const shared = (value: number): Bitset | undefined => {
    if (labels.length > KEPT_SETS || value >= labels.length) return undefined
    if (kept[value] === undefined) {
      kept[value] = newBitset(size)
      addAgents(kept[value], value)
    }
    return kept[value]
  }
  return {
    kind: 'values',
    labels,
    known() {
      if (known === undefined) {
        known = newBitset(size)
        for (let value = 0; value < labels.length; value++) addAgents(known, value)
      }
      return known
    },
    shared,
    addTo(set, value) {
      const whole = shared(value)
      if (whole === undefined) addAgents(set, value)
      else unite(set, whole)
    },
    counts(selected) {
      const counts = new Uint32Array(labels.length)
      const byCell = selected.histogram(cells.column, cells.width)
      for (let cell = 0; cell < code.length; cell++) if (code[cell]! >= 0) counts[code[cell]!]! += byCell[cell]!
      return counts
    },
    reader: () => (agent) => code[cells.column[agent]!] ?? -1,
  }
}

/** The agents of cell 0, then those of cell 1 and so on, each in the order of their numbers. */
export interface Postings {
  agents: Uint32Array
  starts: Uint32Array
}

export function postingsOf(column: Codes, width: number): Postings {
  const starts = new Uint32Array(width + 1)
  for (let agent = 0; agent < column.length; agent++) if (column[agent]! < width) starts[column[agent]! + 1]!++
  for (let cell = 0; cell < width; cell++) starts[cell + 1]! += starts[cell]!
  const next = starts.slice()
  const agents = new Uint32Array(starts[width]!)
  for (let agent = 0; agent < column.length; agent++) {
    const cell = column[agent]!
    if (cell < width) agents[next[cell]!++] = agent
  }
  return { agents, starts }
}

/** A column of codes that are worked out from another one. */
export function derived(column: Codes, codeOf: (stored: number, agent: number) => number): Uint8Array {
  const codes = new Uint8Array(column.length)
  for (let agent = 0; agent < codes.length; agent++) codes[agent] = codeOf(column[agent]!, agent)
  return codes
}

export function setsOf(codes: Codes, width: number, size: number): Bitset[] {
  const sets = Array.from({ length: width }, () => newBitset(size))
  for (let agent = 0; agent < codes.length; agent++) {
    const set = sets[codes[agent]!]
    if (set !== undefined) add(set, agent)
  }
  return sets
}

export function unionOf(sets: readonly Bitset[], size: number): Bitset {
  const union = newBitset(size)
  for (const set of sets) unite(union, set)
  return union
}

function membersOf(code: Int32Array, width: number): number[][] {
  const members: number[][] = Array.from({ length: width }, () => [])
  code.forEach((value, cell) => {
    members[value]?.push(cell)
  })
  return members
}

function addSet(set: Bitset, other: Bitset | undefined): void {
  if (other !== undefined) unite(set, other)
}
