import { type Brief, homeAssumed } from '../../briefs/index.ts'
import { type FieldName, fields } from '../../filters/index.ts'

type Filters = Readonly<Record<string, unknown>>

/** Every condition of a filter by its field, also of those within groups. */
export function conditionsIn(filters: Filters): { field: string; value: unknown }[] {
  return Object.entries(filters).flatMap(([field, value]) =>
    (field === 'any' || field === 'all') && Array.isArray(value)
      ? value.flatMap((group: Filters) => conditionsIn(group))
      : [{ field, value }],
  )
}

const places: readonly string[] = ['country', 'state', 'city', 'region']

const isExclusion = (value: unknown): boolean =>
  value === false || (typeof value === 'object' && value !== null && 'none' in value)

/** Ages and other numbers, sexes and places are plain in a text; and so is whom it leaves out. */
const isPlain = (field: string, value: unknown): boolean =>
  fields[field as FieldName]?.kind === 'number' || field === 'sex' || places.includes(field) || isExclusion(value)

/**
 * What a text states and the rules have understood, by field: no language model knows better. What only was assumed is
 * not among it, and what a quota is about is.
 */
export function statedFacts({ filters, quotas, assumed, missing }: Brief): ReadonlyMap<string, unknown> {
  const countryAssumed = assumed.includes(homeAssumed) || missing.includes('audience')
  const stated = conditionsIn(filters).filter(
    ({ field, value }) => isPlain(field, value) && !(field === 'country' && countryAssumed),
  )
  const parts = quotas.flatMap((quota) => conditionsIn(quota.filters))
  return new Map([...parts, ...stated].map(({ field, value }) => [field, value]))
}

/** Fields that the same words may well speak of: "moms" are women and parents. */
const families: readonly (readonly FieldName[])[] = [
  ['country', 'state', 'city', 'region', 'urbanicity', 'nativity', 'ethnicity'],
  ['sex', 'age', 'is_parent', 'marital_status', 'num_children', 'child_age', 'children_at_home', 'household_size'],
  ['labour_status', 'labour_detail', 'occupation', 'occupation_major_group', 'industry', 'title_variant', 'education'],
  ['annual_income_usd', 'household_income_usd', 'home', 'invests_in_stocks'],
  ['party', 'political_views'],
  ['uses_facebook', 'uses_instagram', 'uses_twitter', 'uses_youtube', 'uses_tiktok', 'shops_online'],
]

const isHealth = (field: string): boolean => /^(?:health_|bmi|phq9|rx_|smoking|alcohol|physical|sleep|diet)/.test(field)

export const areRelated = (one: string, other: string): boolean =>
  one === other ||
  (isHealth(one) && isHealth(other)) ||
  families.some((family) => family.includes(one as FieldName) && family.includes(other as FieldName))
