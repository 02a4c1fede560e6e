/** How a field is chosen from: some of its values, between two numbers, or yes and no. */
export type FieldKind = 'values' | 'range' | 'yesNo'

export interface FacetField {
  name: string
  kind: FieldKind
  /** Jobs are found by typing: there are hundreds. */
  typed?: boolean
}

export type GroupName = 'person' | 'place' | 'work' | 'money' | 'family' | 'views' | 'health' | 'habits'

const values = (...names: string[]): FacetField[] => names.map((name) => ({ name, kind: 'values' }))
const range = (...names: string[]): FacetField[] => names.map((name) => ({ name, kind: 'range' }))
const yesNo = (...names: string[]): FacetField[] => names.map((name) => ({ name, kind: 'yesNo' }))

/** What the app filters by, of all that the service can: in the order in which people think of people. */
export const facetGroups: readonly { name: GroupName; fields: readonly FacetField[] }[] = [
  {
    name: 'person',
    fields: [...values('sex'), ...range('age'), ...values('marital_status', 'ethnicity', 'nativity', 'religion')],
  },
  { name: 'place', fields: values('state', 'region', 'urbanicity') },
  {
    name: 'work',
    fields: [
      { name: 'occupation', kind: 'values', typed: true },
      ...values('labour_status', 'education', 'industry', 'occupation_major_group', 'labour_detail'),
    ],
  },
  {
    name: 'money',
    fields: [
      ...range('annual_income_usd', 'household_income_usd'),
      ...values('home'),
      ...yesNo('invests_in_stocks', 'shops_online'),
    ],
  },
  {
    name: 'family',
    fields: [
      ...yesNo('is_parent'),
      ...range('child_age', 'children_at_home', 'num_children', 'household_size'),
      ...values('pets'),
    ],
  },
  { name: 'views', fields: values('party', 'political_views') },
  {
    name: 'health',
    fields: values(
      'health_conditions',
      'health_drug_classes',
      'smoking_status',
      'alcohol_use',
      'physical_activity_level',
      'sleep_quality',
      'diet_quality',
      'bmi_class',
      'phq9_severity',
    ),
  },
  {
    name: 'habits',
    fields: yesNo(
      'gun_at_home',
      'hunts_or_fishes',
      'uses_facebook',
      'uses_instagram',
      'uses_twitter',
      'uses_youtube',
      'uses_tiktok',
    ),
  },
]

export const facetFields: readonly FacetField[] = facetGroups.flatMap(({ fields }) => fields)

const byName = new Map(facetFields.map((field) => [field.name, field]))
export const fieldNamed = (name: string): FacetField | undefined => byName.get(name)

/** Those with a short list of values, whose counts come with the number of who matches. Ages are there for the pyramid. */
export const countedFields: string = [
  ...facetFields.filter(({ kind }) => kind !== 'range').map(({ name }) => name),
  'age',
].join(',')
