import { type FieldName, fields } from '../../src/modules/filters/fields.ts'

/** Everything that is right or wrong about a reading, in the order of the document. */
export const facets = [
  'outcome',
  'group_size',
  'quotas',
  'screening',
  'objective',
  'questions',
  'age',
  'sex',
  'family',
  'marital',
  'place',
  'work',
  'money',
  'education',
  'people',
  'health',
  'life',
  'whom',
] as const
export type ExamFacet = (typeof facets)[number]

export const facetNames: Readonly<Record<ExamFacet, string>> = {
  outcome: 'completed, asked back or refused, and why',
  group_size: 'how many',
  quotas: 'shares of the sample',
  screening: 'what candidates are asked',
  objective: 'what is to be learned',
  questions: 'questions given in the text',
  age: 'age and generation',
  sex: 'sex',
  family: 'parents, children, household',
  marital: 'marital status',
  place: 'country, state, city, town or country',
  work: 'occupation, industry, employment',
  money: 'income',
  education: 'education',
  people: 'ethnicity, religion, politics',
  health: 'health and habits',
  life: 'home, pets, media and the rest',
  whom: 'the whole filter: the same agents',
}

const byFacet: Partial<Record<ExamFacet, readonly FieldName[]>> = {
  age: ['age'],
  sex: ['sex'],
  family: ['is_parent', 'num_children', 'child_age', 'children_at_home', 'household_size'],
  marital: ['marital_status'],
  place: ['country', 'state', 'city', 'region', 'urbanicity'],
  work: ['labour_status', 'labour_detail', 'occupation', 'occupation_major_group', 'industry', 'title_variant'],
  money: ['annual_income_usd', 'household_income_usd'],
  education: ['education'],
  people: ['ethnicity', 'nativity', 'religion', 'party', 'political_views'],
  health: [
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
}
const elsewhere = new Set(Object.values(byFacet).flat())

/** The facets that are conditions, with their fields; what no other has is of `life`. */
export const conditionFacets: readonly (readonly [ExamFacet, ReadonlySet<FieldName>])[] = [
  ...(Object.entries(byFacet) as [ExamFacet, readonly FieldName[]][]).map(
    ([facet, names]) => [facet, new Set(names)] as const,
  ),
  ['life', new Set((Object.keys(fields) as FieldName[]).filter((name) => !elsewhere.has(name)))],
]
