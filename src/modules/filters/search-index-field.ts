import type { Bitset } from './bitset.ts'
import type { Selected } from './selected.ts'

/** How the index answers about one field. Codes are positions in its vocabulary. */
export interface ValueField {
  kind: 'values' | 'list'
  labels: readonly string[]
  /** Those of whom the field is known, though they may have no value; a set that belongs to the index. */
  known(): Bitset
  /** Those who have the value, as a set that belongs to the index; undefined where none is kept. */
  shared(code: number): Bitset | undefined
  /** Puts those who have the value into a set. */
  addTo(set: Bitset, code: number): void
  /** How many of the selected have each value. */
  counts(selected: Selected): Uint32Array
  /** Reads the value of one agent after another: a code, or -1; of a list, the first. */
  reader(): (agent: number) => number
}

export interface NumberField {
  kind: 'number'
  /** Those of whom the field is known; a set that belongs to the index. */
  known(): Bitset
  /** Puts those whose number lies in the range, ends included, into an empty set. */
  range(set: Bitset, min: number | null, max: number | null): void
  /** How many of the selected have each stored number. */
  counts(selected: Selected): Uint32Array
  /** Reads the stored number of one agent after another, or -1; of several, the least. */
  reader(): (agent: number) => number
  /** What a stored number stands for. */
  numberOf(stored: number): number
}

export type FieldIndex = ValueField | NumberField
