import type { FieldName } from './fields.ts'

/** "25-34", "up to 4", "65 and over". */
export function span(min: number | null, max: number | null, figure: (value: number) => string = String): string {
  if (min === max) return figure(min!)
  if (min === null) return `up to ${figure(max!)}`
  return max === null ? `${figure(min)} and over` : `${figure(min)}-${figure(max)}`
}

const dollars = (value: number): string => `$${value.toLocaleString('en-US')}`

/** The ends of a range as its field has them: incomes in dollars. */
export const spanOf = (field: FieldName, min: number | null, max: number | null): string =>
  span(min, max, field.endsWith('_usd') ? dollars : String)

/** What is counted stands behind the number: "2-3 children", "6 or more children", "no children". */
const counted: Partial<Record<FieldName, readonly [one: string, several: string]>> = {
  num_children: ['child', 'children'],
  children_at_home: ['child at home', 'children at home'],
  rx_medication_count: ['prescription medicine', 'prescription medicines'],
}

const nouns: Partial<Record<FieldName, string>> = {
  child_age: 'with a child aged',
  household_size: 'in households of',
  annual_income_usd: 'with an income of',
  household_income_usd: 'with a household income of',
  bmi: 'with a BMI of',
  phq9_score: 'with a PHQ-9 score of',
  age: 'aged',
}

/** "With a BMI of 30 and over", "without a child aged 0-4", "not aged 30-40", "with 6 or more children". */
export function phraseOfRange(field: FieldName, min: number | null, max: number | null, excluded: boolean): string {
  const things = counted[field]
  if (things !== undefined) return phraseOfCount(things, min, max, excluded)
  if (field === 'household_size' && min === 1 && max === 1) return excluded ? 'not living alone' : 'living alone'
  const noun = nouns[field] ?? field.replaceAll('_', ' ')
  const range = spanOf(field, min, max)
  if (!excluded) return `${noun} ${range}`
  return noun.startsWith('with ') ? `without ${noun.slice('with '.length)} ${range}` : `not ${noun} ${range}`
}

function phraseOfCount(
  [one, several]: readonly [string, string],
  min: number | null,
  max: number | null,
  excluded: boolean,
): string {
  const many = max === null ? `${min} or more` : max === 0 ? 'no' : span(min, max)
  const phrase = `with ${many} ${min === 1 && max === 1 ? one : several}`
  return excluded ? `other than ${phrase}` : phrase
}
