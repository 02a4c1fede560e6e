import { countries } from './countries.ts'
import { facetFields, fieldNamed } from './fields.ts'

export interface Range {
  min?: number
  max?: number
}

/** Any of some values, a number between two, or yes or no. */
export type Condition = readonly string[] | Range | boolean

/** Who is looked for: as the page has it, as its address carries it, and as the service is asked. */
export interface Filter {
  country: string
  conditions: Readonly<Record<string, Condition>>
  /** What no facet has, such as who is left out, in the filter language. */
  other?: Record<string, unknown>
}

/** The filter language, as the service tells how it understood one. */
export interface Echo {
  match: 'all' | 'any'
  filters: Record<string, unknown>
}

const BETWEEN = '|'
const numberOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined

export const isRange = (condition: Condition | undefined): condition is Range =>
  typeof condition === 'object' && !Array.isArray(condition)
export const valuesOf = (condition: Condition | undefined): readonly string[] =>
  Array.isArray(condition) ? condition : []

/** The filter that an address carries: `?state=Texas|Ohio&age_min=30&is_parent=true`. */
export function readFilter(search: Readonly<Record<string, string>>): Filter {
  const conditions: Record<string, Condition> = {}
  for (const { name, kind } of facetFields) {
    const given = search[name]
    if (kind === 'range') {
      const min = numberOf(search[`${name}_min`])
      const max = numberOf(search[`${name}_max`])
      if (min !== undefined || max !== undefined) {
        conditions[name] = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
      }
    } else if (given === undefined || given === '') continue
    else if (kind === 'yesNo') conditions[name] = given === 'true'
    else conditions[name] = given.split(BETWEEN).filter(Boolean)
  }
  const other = objectOf(search.filters)
  const country = search.country?.toUpperCase() ?? 'US'
  return { country, conditions, ...(other === undefined ? {} : { other }) }
}

/** The parameters of an address with the filter; those of no condition are absent. */
export function writeFilter({ country, conditions, other }: Filter): Record<string, string> {
  const search: Record<string, string> = country === 'US' ? {} : { country }
  for (const [name, condition] of Object.entries(conditions)) {
    if (isRange(condition)) {
      if (condition.min !== undefined) search[`${name}_min`] = String(condition.min)
      if (condition.max !== undefined) search[`${name}_max`] = String(condition.max)
    } else search[name] = typeof condition === 'boolean' ? String(condition) : condition.join(BETWEEN)
  }
  if (other !== undefined) search.filters = JSON.stringify(other)
  return search
}

export const sameFilter = (one: Filter, another: Filter): boolean => keyOf(one) === keyOf(another)
const keyOf = (filter: Filter): string =>
  JSON.stringify(
    Object.entries(writeFilter(filter))
      .map(([name, text]) => [name, text.split(BETWEEN).sort()])
      .sort(),
  )

/** With a condition on a field, or without one. */
export function withCondition(filter: Filter, field: string, condition: Condition | undefined): Filter {
  const { [field]: _, ...others } = filter.conditions
  const empty =
    condition === undefined ||
    (Array.isArray(condition) && condition.length === 0) ||
    (isRange(condition) && condition.min === undefined && condition.max === undefined)
  return { ...filter, conditions: empty ? others : { ...others, [field]: condition } }
}

/** Another country has other places, and not all that is known in this one. */
export function inCountry(filter: Filter, country: string): Filter {
  const { state, region, ...conditions } = filter.conditions
  return { ...filter, country, conditions }
}

/** In the filter language. */
export function languageOf({ conditions, other }: Filter): Record<string, unknown> | undefined {
  const fields = Object.fromEntries(
    Object.entries(conditions).map(([name, condition]) => [
      name,
      Array.isArray(condition) ? { any: condition } : condition,
    ]),
  )
  if (other !== undefined) return { all: [fields, other] }
  return Object.keys(fields).length === 0 ? undefined : fields
}

/** As searches and counts take it. */
export function askedOf(filter: Filter): { country: string; filters?: string } {
  const language = languageOf(filter)
  return { country: filter.country, ...(language === undefined ? {} : { filters: JSON.stringify(language) }) }
}

/** A filter that the service has read, with the country it is about: the one that is shown where it names none. */
export function ofEcho({ match, filters }: Echo, country: string): { filter: Filter; countries: readonly string[] } {
  const { country: named, ...fields } = filters
  const list = (anyOf(named) ?? []).filter((code) => countries.includes(code))
  const conditions: Record<string, Condition> = {}
  const rest: Record<string, unknown> = {}
  const several = match === 'any' && Object.keys(filters).length > 1
  for (const [name, value] of Object.entries(fields)) {
    const condition = several ? undefined : conditionOf(name, value)
    if (condition === undefined) rest[name] = value
    else conditions[name] = condition
  }
  const other = several ? { match, filters } : rest
  return {
    filter: { country: list[0] ?? country, conditions, ...(Object.keys(other).length === 0 ? {} : { other }) },
    countries: list,
  }
}

function conditionOf(name: string, value: unknown): Condition | undefined {
  const field = fieldNamed(name)
  if (field?.kind === 'yesNo' && typeof value === 'boolean') return value
  if (field?.kind === 'values') return anyOf(value)
  if (field?.kind !== 'range' || typeof value !== 'object' || value === null) return undefined
  const { min, max, ...others } = value as Record<string, unknown>
  if (Object.keys(others).length > 0) return undefined
  return {
    ...(typeof min === 'number' ? { min } : {}),
    ...(typeof max === 'number' ? { max } : {}),
  }
}

/** The values of `{ any: […] }`, where there is nothing else. */
function anyOf(value: unknown): readonly string[] | undefined {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 1) return undefined
  const { any } = value as { any?: unknown }
  return Array.isArray(any) && any.every((one) => typeof one === 'string') ? any : undefined
}

function objectOf(text: string | undefined): Record<string, unknown> | undefined {
  if (text === undefined) return undefined
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}
