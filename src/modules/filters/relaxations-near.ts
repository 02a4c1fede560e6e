import { occupationList, usStates, vocabulary as words } from '../population/index.ts'
import type { FieldName } from './fields.ts'
import type { Understood } from './normal-form.ts'
import { parties, politicalViews } from './search-index-minds.ts'
import type { FilterWarning } from './understand.ts'

type Range = Understood & { kind: 'range' }
type Values = Understood & { kind: 'values' }

interface Step {
  by: number
  least: number
  most: number
}

/** How far an end of a range is moved at first, and where it ends. */
const steps: Partial<Record<FieldName, Step>> = {
  age: { by: 5, least: 18, most: 120 },
  num_children: { by: 1, least: 0, most: 20 },
  child_age: { by: 2, least: 0, most: 100 },
  children_at_home: { by: 1, least: 0, most: 20 },
  household_size: { by: 1, least: 1, most: 20 },
  annual_income_usd: { by: 10_000, least: 0, most: 10_000_000 },
  household_income_usd: { by: 10_000, least: 0, most: 10_000_000 },
  rx_medication_count: { by: 1, least: 0, most: 50 },
  bmi: { by: 2, least: 10, most: 80 },
  phq9_score: { by: 3, least: 0, most: 27 },
}

/** The same range, widened by one step and by two. High incomes lie further apart: their step is a quarter. */
export function* widened(range: Range): Generator<Range> {
  const step = steps[range.field]
  if (step === undefined) return
  const far = (end: number): number =>
    range.field.endsWith('_usd') ? Math.max(step.by, Math.round(end / 4 / step.by) * step.by) : step.by
  for (const times of [1, 2]) {
    const min = range.min === null ? null : lowered(range.min, times * far(range.min), step)
    const max = range.max === null ? null : raised(range.max, times * far(range.max), step)
    if (min !== range.min || max !== range.max) yield { ...range, min, max }
  }
}

/** Never the other way: an end that lies beyond what there is stays where it is. */
const lowered = (end: number, by: number, { least }: Step): number => Math.min(end, Math.max(least, end - by))
const raised = (end: number, by: number, { most }: Step): number => Math.max(end, Math.min(most, end + by))

const stateNames = new Set(usStates.map(({ name }) => name))

/** Whether a condition says where in the US people live: without it they may live anywhere on earth. */
export const isInUs = ({ field, mode, values }: Values): boolean =>
  mode === 'any' && (field === 'region' || (field === 'state' && values.every((value) => stateNames.has(value))))

export const inUs: Values = { kind: 'values', field: 'country', mode: 'any', values: ['US'] }

/** Vocabularies in which neighbours are alike. */
const ordered: Partial<Record<FieldName, readonly string[]>> = {
  education: words.educations,
  party: parties,
  political_views: politicalViews,
  urbanicity: words.urbanicities,
  alcohol_use: words.alcoholUses,
  physical_activity_level: words.activityLevels,
  sleep_quality: words.sleepQualities,
  diet_quality: words.dietQualities,
  bmi_class: words.bmiClasses,
  phq9_severity: words.phq9Severities,
}

const alike: Partial<Record<FieldName, readonly (readonly string[])[]>> = {
  labour_status: [
    ['employed', 'self_employed'],
    ['retired', 'not_in_labour_force'],
  ],
  labour_detail: [['full_time', 'part_time']],
  marital_status: [['divorced', 'separated', 'widowed']],
  religion: [['protestant', 'catholic', 'orthodox', 'other_christian']],
}

/** Of more exclusions than these, one less makes no difference that is worth a search. */
const MOST_EXCLUDED = 8

/** Values beside those asked for: what may have been meant, neighbours, or the next larger whole; of exclusions, fewer. */
export function* nearValues(node: Values, warnings: readonly FilterWarning[]): Generator<Values> {
  const { field, values } = node
  if (node.mode === 'none') {
    if (values.length > MOST_EXCLUDED) return
    for (const value of values.length > 1 ? values : [])
      yield { ...node, values: values.filter((one) => one !== value) }
    return
  }
  const meant = values.flatMap(
    (value) => warnings.find((warning) => warning.field === field && warning.value === value)?.suggestions ?? [value],
  )
  if (meant.some((value) => !values.includes(value))) yield { ...node, mode: 'any', values: meant }
  if (node.mode === 'all' && values.length > 1) yield { ...node, mode: 'any' }
  const list = ordered[field]
  if (list !== undefined) yield* beside(node, neighbours(list, values))
  yield* beside(node, (alike[field] ?? []).filter((group) => group.some((value) => values.includes(value))).flat())
  yield* within(node)
}

function* beside(node: Values, more: readonly string[]): Generator<Values> {
  const values = [...new Set([...node.values, ...more])]
  if (values.length > node.values.length) yield { ...node, mode: 'any', values }
}

function neighbours(list: readonly string[], values: readonly string[]): string[] {
  return values.flatMap((value) => {
    const at = list.indexOf(value)
    return at < 0 ? [] : list.slice(Math.max(0, at - 1), at + 2)
  })
}

/** States are in regions, and occupations in families. */
function* within({ field, values }: Values): Generator<Values> {
  if (field === 'state') {
    const regions = values.map((value) => usStates.find(({ name }) => name === value)?.region)
    if (!regions.includes(undefined)) yield whole('region', regions as string[])
  } else if (field === 'occupation') {
    const asked = occupationList().filter(({ label }) => values.includes(label))
    if (asked.length > 0) {
      yield whole(
        'occupation_major_group',
        asked.map(({ major_group }) => major_group),
      )
    }
  } else if (field === 'title_variant') {
    const held = occupationList().filter(({ titles }) => titles.some((title) => values.includes(title)))
    if (held.length > 0) {
      yield whole(
        'occupation',
        held.map(({ label }) => label),
      )
    }
  }
}

const whole = (field: FieldName, values: readonly string[]): Values => ({
  kind: 'values',
  field,
  mode: 'any',
  values: [...new Set(values)],
})
