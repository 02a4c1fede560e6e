/** The same people as rows, and the same filters as SQL, for the databases that search is measured against. */
import { type FieldName, fields } from '../../src/modules/filters/fields.ts'
import type { Filter } from '../../src/modules/filters/filter.ts'
import type { SearchIndex } from '../../src/modules/filters/search-index.ts'

const names = Object.keys(fields) as FieldName[]
export const lists = names.filter((name) => fields[name].kind === 'list')
/** One column each; values are codes, which are smaller and faster than words. */
export const plain = names.filter((name) => fields[name].kind !== 'list')

/** Whether codes of a column need more than sixteen bits, or are no whole numbers. */
export const widthOf = (name: string): 'fraction' | 'wide' | 'narrow' =>
  name === 'bmi' ? 'fraction' : name.endsWith('_usd') ? 'wide' : 'narrow'

/** What `/v1/filters` counts unless it is asked for more: no long lists, and no numbers that hardly two agents share. */
export const faceted = names.filter(
  (name) => !['city', 'title_variant', 'annual_income_usd', 'household_income_usd', 'bmi'].includes(name),
)

export const indexed: readonly (readonly FieldName[])[] = [
  ['state', 'age'],
  ['sex', 'age'],
  ['occupation', 'state'],
  ['city', 'age'],
  ['title_variant'],
  ['industry', 'labour_status'],
  ['age'],
  ['annual_income_usd'],
  ['education', 'ethnicity', 'urbanicity'],
  ['religion', 'marital_status', 'state'],
  ['bmi'],
  ['bmi_class', 'sleep_quality'],
  ['smoking_status'],
  ['rx_medication_count'],
  ['region', 'is_parent', 'annual_income_usd'],
]

/** Reads the plain columns of one agent after another, null for none. */
export function rowReader(index: SearchIndex): (agent: number) => (number | null)[] {
  const readers = plain.map((name) => {
    const field = index.fields[name]
    const read = field.reader()
    return field.kind === 'number' ? (agent: number) => numberOrNull(read(agent), field.numberOf) : codeOrNull(read)
  })
  return (agent) => readers.map((read) => read(agent))
}

const numberOrNull = (stored: number, numberOf: (stored: number) => number): number | null =>
  stored === -1 ? null : numberOf(stored)

const codeOrNull = (read: (agent: number) => number) => (agent: number) => (read(agent) === -1 ? null : read(agent))

/** How a database says that a list holds any or all of the codes. */
export type ListTest = (field: FieldName, mode: 'any' | 'all', codes: readonly number[]) => string

export function whereOf(filter: Filter, listTest: ListTest): string {
  if ('parts' in filter) {
    return `(${filter.parts.map((part) => whereOf(part, listTest)).join(filter.kind === 'all' ? ' and ' : ' or ')})`
  }
  const { field } = filter
  if (filter.kind === 'range') {
    const tests = [
      ...(filter.min === null ? [] : [`${field} >= ${filter.min}`]),
      ...(filter.max === null ? [] : [`${field} <= ${filter.max}`]),
    ]
    return `(${tests.join(' and ')})`
  }
  if (filter.kind === 'outside' || filter.mode === 'none') throw new Error('the comparison has no exclusions')
  if (lists.includes(field)) return listTest(field, filter.mode, filter.codes)
  return filter.codes.length === 1 ? `${field} = ${filter.codes[0]}` : `${field} in (${filter.codes.join()})`
}
