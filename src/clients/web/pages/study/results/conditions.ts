import { isField } from './fields.ts'

/** Whose answers are counted: for each field the values, named as crosstabs name them; one of each field must hold. */
export type Conditions = Readonly<Record<string, readonly string[]>>

/** Fields that the service puts into bands: a band goes back to it as a range. */
const numbers = new Set([
  'age',
  'num_children',
  'child_age',
  'children_at_home',
  'household_size',
  'annual_income_usd',
  'household_income_usd',
  'rx_medication_count',
  'bmi',
  'phq9_score',
])
/** Bands of what is measured end below the next one, wherever their label ends. */
const lastOfBand = new Map([['bmi', 0.0999]])

/** "25-34", "65+", "under $25,000", "$150,000+", "3". */
function rangeOfBand(band: string, field = ''): { min?: number; max?: number } {
  const [first = 0, second] =
    band
      .replaceAll(/[$,]/g, '')
      .match(/\d+(\.\d+)?/g)
      ?.map(Number) ?? []
  if (band.startsWith('under')) return { max: first - (field === 'bmi' ? 0.0001 : 1) }
  if (band.endsWith('+')) return { min: first }
  return { min: first, max: (second ?? first) + (lastOfBand.get(field) ?? 0) }
}

/** As the service takes it. */
export function filtersOf(conditions: Conditions): string | undefined {
  const entries = Object.entries(conditions).map(([field, values]) => [
    field,
    numbers.has(field) ? values.map((value) => rangeOfBand(value, field)) : values,
  ])
  return entries.length === 0 ? undefined : JSON.stringify(Object.fromEntries(entries))
}

/** From an address, whose writer may have erred: what is not understood is left out. */
export function readConditions(text: string | undefined): Conditions {
  if (text === undefined) return {}
  try {
    const given: unknown = JSON.parse(text)
    if (typeof given !== 'object' || given === null) return {}
    const entries = Object.entries(given).flatMap(([field, values]) => {
      const list = Array.isArray(values) ? values.map(String) : []
      return isField(field) && list.length > 0 ? [[field, list] as const] : []
    })
    return Object.fromEntries(entries)
  } catch {
    return {}
  }
}

export const writeConditions = (conditions: Conditions): string =>
  Object.keys(conditions).length === 0 ? '' : JSON.stringify(conditions)
