import { capitalized, words } from '../../../format.ts'
import { fieldGroupNames, fieldNames } from '../../../strings/results.ts'

/** The fields that answers can be told apart by, as the service names them. */
export const fieldGroups: readonly { label: string; fields: readonly string[] }[] = [
  {
    label: fieldGroupNames.people,
    fields: ['sex', 'age', 'education', 'ethnicity', 'nativity', 'religion'],
  },
  { label: fieldGroupNames.place, fields: ['region', 'state', 'city', 'country', 'urbanicity'] },
  {
    label: fieldGroupNames.household,
    fields: [
      'marital_status',
      'is_parent',
      'num_children',
      'child_age',
      'children_at_home',
      'household_size',
      'home',
      'pets',
    ],
  },
  {
    label: fieldGroupNames.work,
    fields: [
      'annual_income_usd',
      'household_income_usd',
      'labour_status',
      'labour_detail',
      'occupation_major_group',
      'occupation',
      'industry',
      'title_variant',
      'invests_in_stocks',
    ],
  },
  {
    label: fieldGroupNames.health,
    fields: [
      'health_conditions',
      'health_drug_classes',
      'rx_medication_count',
      'smoking_status',
      'alcohol_use',
      'physical_activity_level',
      'sleep_quality',
      'diet_quality',
      'bmi',
      'bmi_class',
      'phq9_score',
      'phq9_severity',
    ],
  },
  {
    label: fieldGroupNames.habits,
    fields: [
      'shops_online',
      'uses_facebook',
      'uses_instagram',
      'uses_twitter',
      'uses_youtube',
      'uses_tiktok',
      'gun_at_home',
      'hunts_or_fishes',
    ],
  },
]

/** What people are usually told apart by: at hand without a menu. */
export const usualFields = ['sex', 'age', 'region', 'education', 'annual_income_usd', 'is_parent', 'ethnicity']

/** Of these an agent can have several values, and so be in several groups. */
export const severalFields: ReadonlySet<string> = new Set([
  'child_age',
  'health_conditions',
  'health_drug_classes',
  'pets',
])

const known = new Set(fieldGroups.flatMap(({ fields }) => fields))
export const isField = (name: string): boolean => known.has(name)

export const fieldName = (field: string): string => fieldNames[field] ?? capitalized(words(field))

export const valueName = (value: string): string => capitalized(words(value))
