import type { FieldName } from './fields.ts'

/** A filter as it is carried out: fields by their canonical names, values as codes of the field's vocabulary. */
export type Filter =
  | { kind: 'all' | 'any'; parts: readonly Filter[] }
  /**
   * Of a field with values: agents who have any of them, or (fields that are lists) every one; no codes: nobody. `none`:
   * agents of whom the field is known, and who have none of them; no codes: all of whom it is known.
   */
  | { kind: 'values'; field: FieldName; mode: 'any' | 'all' | 'none'; codes: readonly number[] }
  /** Of a field with numbers, both ends included. Agents without the number never match. */
  | { kind: 'range'; field: FieldName; min: number | null; max: number | null }
  /** Agents of whom the field is known, and who have no number in the range. */
  | { kind: 'outside'; field: FieldName; min: number | null; max: number | null }
