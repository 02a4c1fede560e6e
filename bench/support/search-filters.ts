/** Random filters such as researchers write: the values are those of a random agent, so that somebody is found. */
import type { FieldName } from '../../src/modules/filters/fields.ts'
import type { Filter } from '../../src/modules/filters/filter.ts'
import type { SearchIndex } from '../../src/modules/filters/search-index.ts'
import { bits, streamOf } from '../../src/modules/population/synthesis/chance.ts'

type Draw = (limit: number) => number

export function realisticFilters(index: SearchIndex, count: number): Filter[] {
  const stream = streamOf('bench', 'filters')
  let drawn = 0
  const draw: Draw = (limit) => bits(stream, drawn++) % limit
  return Array.from({ length: count }, () => realisticFilter(index, draw))
}

function realisticFilter(index: SearchIndex, draw: Draw): Filter {
  const agent = draw(index.size)
  const codeOf = (field: FieldName): number => Math.max(0, index.fields[field].reader()(agent))
  const value = (field: FieldName, ...more: number[]): Filter => ({
    kind: 'values',
    field,
    mode: 'any',
    codes: [...new Set([codeOf(field), ...more])],
  })
  const listed = (field: FieldName, mode: 'any' | 'all', codes: number): Filter => ({
    kind: 'values',
    field,
    mode,
    codes: Array.from({ length: codes }, () => draw(index.labels(field).length)),
  })
  const range = (field: FieldName, min: number | null, max: number | null): Filter => ({
    kind: 'range',
    field,
    min,
    max,
  })
  const all = (...parts: Filter[]): Filter => ({ kind: 'all', parts: [value('country'), ...parts] })
  const age = codeOf('age')
  const ages = range('age', age - draw(12), age + draw(12))
  const anyJob = Array.from({ length: draw(4) }, () => draw(index.labels('occupation').length))
  const kinds: (() => Filter)[] = [
    () => all(value('sex'), ages),
    () => all(value('state'), value('sex'), ages),
    () => all(value('occupation', ...anyJob)),
    () => all(value('occupation', ...anyJob), value('state')),
    () => all(value('is_parent'), value('region'), range('annual_income_usd', 30_000 + 1000 * draw(60), null)),
    () => all(listed('health_conditions', 'any', 1 + draw(2)), ages),
    () => all(listed('health_drug_classes', 'any', 1 + draw(3)), value('sex')),
    () => all(listed('health_conditions', 'all', 2), range('rx_medication_count', 2, null)),
    () => all(value('city'), ages),
    () => all(value('education'), value('ethnicity'), value('urbanicity')),
    () => all(value('industry'), value('labour_status'), range('annual_income_usd', null, 50_000 + 1000 * draw(99))),
    () => all(ages, { kind: 'any', parts: [value('smoking_status'), range('bmi', 30, null)] }),
    () => all(value('title_variant')),
    () => all(value('religion'), value('marital_status'), range('household_size', 2, 2 + draw(4)), value('state')),
    () => ({ kind: 'any', parts: [all(value('occupation'), ages), all(value('bmi_class'), value('sleep_quality'))] }),
  ]
  return kinds[draw(kinds.length)]!()
}
