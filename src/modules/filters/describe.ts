import type { FieldName } from './fields.ts'
import type { Understood } from './normal-form.ts'

type Part = Exclude<Understood, { kind: 'group' }>

/** One line that a person would write: "US women 25-34 who are parents, taking a GLP-1 agonist". */
export function describe(
  group: Understood & { kind: 'group' },
  label: (field: FieldName, value: string) => string,
): string {
  if (group.parts.length === 0) return 'Everybody'
  if (group.match === 'any') return capitalised(group.parts.map((part) => phrase(part, label)).join(', or '))
  const parts = group.parts.filter((part): part is Part => part.kind !== 'group')
  const nested = group.parts.filter((part) => part.kind === 'group')
  const take = (field: FieldName): Part | undefined => {
    const at = parts.findIndex((part) => part.field === field && (part.kind === 'range' || part.mode === 'any'))
    return at < 0 ? undefined : parts.splice(at, 1)[0]
  }
  const words = (part: Part | undefined): string =>
    part?.kind === 'values'
      ? listed(
          part.values.map((value) => label(part.field, value)),
          'or',
        )
      : ''
  const country = words(take('country'))
  const adjectives = [words(take('marital_status')), words(take('ethnicity')), words(take('labour_status'))]
  const sex = take('sex')
  const noun =
    sex?.kind === 'values' && sex.values.length === 1 ? (sex.values[0] === 'female' ? 'women' : 'men') : 'adults'
  const occupation = words(take('occupation'))
  const age = take('age')
  const head = [country, ...adjectives, occupation === '' ? noun : `${noun} working as ${occupation}`]
  if (age?.kind === 'range') head.push(span(age.min, age.max))
  const rest = [...parts.map((part) => phrase(part, label)), ...nested.map((part) => phrase(part, label))]
  const text = head.filter((word) => word !== '').join(' ')
  return capitalised(rest.length === 0 ? text : `${text} ${rest.join(', ')}`)
}

type Label = (field: FieldName, value: string) => string

function phrase(part: Understood, label: Label): string {
  if (part.kind === 'group')
    return `(${part.parts.map((inner) => phrase(inner, label)).join(part.match === 'all' ? ' and ' : ' or ')})`
  if (part.kind === 'range')
    return `${nouns[part.field] ?? part.field.replaceAll('_', ' ')} ${span(part.min, part.max)}`
  const list = listed(
    part.values.map((value) => label(part.field, value)),
    part.mode === 'all' ? 'and' : 'or',
  )
  const say = phrases[part.field]
  return say === undefined ? `${part.field.replaceAll('_', ' ')} ${list}` : say(list, part.values)
}

const nouns: Partial<Record<FieldName, string>> = {
  num_children: 'with children numbering',
  household_size: 'in households of',
  annual_income_usd: 'with an income in USD of',
  rx_medication_count: 'with prescription medicines numbering',
  bmi: 'with a BMI of',
  phq9_score: 'with a PHQ-9 score of',
  age: 'aged',
}

const working: Record<string, string> = {
  full_time: 'working full time',
  part_time: 'working part time',
  unemployed: 'looking for work',
  retired: 'in retirement',
  student: 'studying',
  homemaker: 'running a household',
  unable_to_work: 'unable to work',
  other: 'without work',
}

const phrases: Partial<Record<FieldName, (list: string, values: readonly string[]) => string>> = {
  state: (list) => `in ${list}`,
  city: (list) => `in ${list}`,
  region: (list) => `in the ${list}`,
  urbanicity: (list) => `in ${list} surroundings`,
  is_parent: (_list, [value]) => (value === 'true' ? 'who are parents' : 'without children'),
  education: (list) => `with ${list}`,
  industry: (list) => `in ${list}`,
  occupation: (list) => `working as ${list}`,
  occupation_major_group: (list) => `working in ${list}`,
  health_conditions: (list) => `with ${list}`,
  health_drug_classes: (list) => `taking ${list}`,
  labour_detail: (_list, values) =>
    listed(
      values.map((value) => working[value] ?? value),
      'or',
    ),
  smoking_status: (list) => `smoking: ${list}`,
}

export function span(min: number | null, max: number | null): string {
  if (min === max) return String(min)
  if (min === null) return `up to ${max}`
  return max === null ? `${min} and over` : `${min}-${max}`
}

const MOST = 4

export function listed(items: readonly string[], joint: 'and' | 'or'): string {
  const shown = items.length > MOST ? [...items.slice(0, MOST - 1), `${items.length - MOST + 1} more`] : items
  return shown.length < 2 ? (shown[0] ?? 'nothing') : `${shown.slice(0, -1).join(', ')} ${joint} ${shown.at(-1)}`
}

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
