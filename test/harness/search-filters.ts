import fc from 'fast-check'
import { type FieldName, fields } from '../../src/modules/filters/fields.ts'
import type { Filter } from '../../src/modules/filters/filter.ts'
import { index, people, sayings, wordOf } from './plain-search.ts'

export const names = Object.keys(fields) as FieldName[]
export const isNumber = (field: FieldName): boolean => fields[field].kind === 'number'

/** Values and limits are mostly those of a random person, so that rare ones are met and numbers hit their ends. */
export const leaf: fc.Arbitrary<Filter> = fc
  .record({
    field: fc.constantFrom(...names),
    mode: fc.constantFrom('any' as const, 'all' as const, 'none' as const),
    picks: fc.array(fc.nat(), { maxLength: 4 }),
    open: fc.constantFrom('min', 'max', 'neither', 'both'),
    shift: fc.constantFrom(0, 0, 0, 0.05, -0.05, 1000, -1000),
  })
  .map(({ field, mode, picks, open, shift }): Filter => {
    if (!isNumber(field)) return { kind: 'values', field, mode, codes: picks.map((pick) => codeOf(field, pick)) }
    const [min = 0, max = 0] = [picks[0], picks[1]].map((pick) => numberOf(field, pick) + shift)
    return {
      kind: mode === 'none' ? 'outside' : 'range',
      field,
      min: open === 'min' || open === 'both' ? null : min,
      max: open === 'max' || open === 'both' ? null : max,
    }
  })

function codeOf(field: FieldName, pick: number): number {
  const labels = index.labels(field)
  // One in eight is any code, also one that does not exist.
  if (pick % 8 === 0) return (pick >>> 3) % (labels.length + 2)
  const own = sayings(people[pick % people.length]!, field) ?? []
  const word = own[(pick >>> 3) % own.length]
  const code = labels.findIndex((_, at) => wordOf(field, at) === word)
  return code === -1 ? (pick >>> 3) % labels.length : code
}

export const numberOf = (field: FieldName, pick = 0): number =>
  Number(sayings(people[pick % people.length]!, field)?.[0] ?? pick % 30)

export const filters: fc.Arbitrary<Filter> = fc.letrec<{ filter: Filter; group: Filter }>((tie) => ({
  filter: fc.oneof({ maxDepth: 3, depthSize: 'small' }, leaf, tie('group')),
  group: fc.record({
    kind: fc.constantFrom('all' as const, 'any' as const),
    parts: fc.array(tie('filter'), { maxLength: 4 }),
  }),
})).filter
