/** Everything that agents can be filtered by. */
export type FieldName = keyof typeof fields

interface FieldOf<Kind extends string> {
  kind: Kind
  /** Other names that callers use. */
  aliases: readonly string[]
}

const values = (...aliases: string[]): FieldOf<'values'> => ({ kind: 'values', aliases })
const list = (...aliases: string[]): FieldOf<'list'> => ({ kind: 'list', aliases })
const number = (...aliases: string[]): FieldOf<'number'> => ({ kind: 'number', aliases })
const yesNo = (...aliases: string[]): FieldOf<'boolean'> => ({ kind: 'boolean', aliases })

/** `values`: one of a vocabulary; `list`: any number of a vocabulary; `number`: filtered by ranges; `boolean`: true or false. */
export const fields = {
  country: values('countries'),
  state: values('states'),
  city: values('cities'),
  sex: values('gender'),
  age: number(),
  is_parent: yesNo('parent'),
  marital_status: values('marital'),
  num_children: number('children'),
  /** Of any own child, wherever it lives: an agent has as many of these numbers as children. */
  child_age: number('child_ages', 'children_ages'),
  /** Own children under 18. */
  children_at_home: number(),
  household_size: number(),
  education: values(),
  ethnicity: values('race'),
  nativity: values(),
  religion: values(),
  /** Those who lean towards a party are counted with it. */
  party: values('political_party', 'party_id'),
  political_views: values('ideology', 'politics'),
  urbanicity: values(),
  region: values('regions'),
  annual_income_usd: number('income_annual_usd', 'income'),
  household_income_usd: number('household_income'),
  home: values(),
  labour_status: values('employment', 'employment_status', 'labor_status'),
  /** Finer than the status: full_time, part_time, student, homemaker, unable_to_work and so on. */
  labour_detail: values(),
  occupation: values('occupations'),
  occupation_major_group: values('occupation_major_groups', 'major_group'),
  industry: values('industries'),
  title_variant: values('title_variants'),
  health_conditions: list('condition', 'conditions', 'health_condition'),
  health_drug_classes: list('drug_class', 'drug_classes', 'medication_class', 'medication_classes'),
  rx_medication_count: number(),
  smoking_status: values(),
  alcohol_use: values(),
  physical_activity_level: values(),
  sleep_quality: values(),
  diet_quality: values(),
  bmi: number(),
  bmi_class: values('health_bmi_class'),
  phq9_score: number(),
  phq9_severity: values(),
  pets: list('pet'),
  gun_at_home: yesNo(),
  hunts_or_fishes: yesNo(),
  invests_in_stocks: yesNo(),
  shops_online: yesNo(),
  uses_facebook: yesNo(),
  uses_instagram: yesNo(),
  uses_twitter: yesNo(),
  uses_youtube: yesNo(),
  uses_tiktok: yesNo(),
} as const

/** Every name under which a condition may stand by itself: fields, their aliases, and the ends of ranges. */
export const conditionNames: readonly string[] = [
  ...Object.entries(fields).flatMap(([field, { kind, aliases }]) =>
    [field, ...aliases].flatMap((name) => (kind === 'number' ? [name, `${name}_min`, `${name}_max`] : [name])),
  ),
  'is_female',
]
