import type { FieldName } from '../../src/modules/filters/index.ts'

interface FieldNote {
  /** What it says of an agent, in a sentence. */
  meaning: string
  /** A value as a caller may write it, where one of the list would not do. */
  example?: unknown
  /** How the values of an open field are found. */
  open?: string
}

const habit = (meaning: string): FieldNote => ({ meaning: `Whether the agent ${meaning}.` })

/** What the reference says of each field beyond its kind and values. A field that is missing here does not compile. */
export const fieldNotes: Record<FieldName, FieldNote> = {
  country: { meaning: 'Where the agent lives. Names and three-letter codes are understood, too.', example: 'US' },
  state: {
    meaning: 'State, province or region within the country.',
    example: 'Texas',
    open: 'A name, or in the US a code.',
  },
  city: { meaning: 'City or town.', example: 'Portland, OR', open: 'A name; add the state where there are several.' },
  sex: { meaning: 'Female or male. `is_female` with true or false says the same.' },
  age: { meaning: 'In years; everybody is an adult.', example: { min: 25, max: 34 } },
  is_parent: { meaning: 'Has children, of any age.' },
  marital_status: { meaning: 'Legal status.' },
  num_children: { meaning: 'Own children, of any age, wherever they live.', example: { min: 2 } },
  child_age: { meaning: 'Has an own child of such an age.', example: { min: 0, max: 4 } },
  children_at_home: { meaning: 'Own children under 18.', example: { min: 1 } },
  household_size: { meaning: 'People in the household, the agent included.', example: { min: 3 } },
  education: { meaning: 'Highest degree.' },
  ethnicity: { meaning: 'As the US census groups it.' },
  nativity: { meaning: 'Born in the country, or elsewhere.' },
  religion: { meaning: 'What the agent would say when asked.' },
  party: { meaning: 'Those who lean towards a party are counted with it.' },
  political_views: { meaning: 'Where the agent stands between the two sides.' },
  urbanicity: { meaning: 'How urban the place is, from the centre of a large city to the country.' },
  region: { meaning: 'Census region.' },
  annual_income_usd: { meaning: 'Income of the agent before tax, a year.', example: { min: 50000 } },
  household_income_usd: { meaning: 'Income of the whole household before tax, a year.', example: { max: 40000 } },
  home: { meaning: 'Whether the household owns or rents it.' },
  labour_status: { meaning: 'Whether and how the agent works.' },
  labour_detail: { meaning: 'Finer than the status.' },
  occupation: {
    meaning: 'A job title as people say it; see below for how it is understood.',
    example: 'truck drivers',
    open: 'Any job title.',
  },
  occupation_major_group: { meaning: 'Family of occupations.' },
  industry: { meaning: 'What the employer does.' },
  title_variant: {
    meaning: 'The title on the card, narrower than the occupation.',
    example: 'barista',
    open: 'A title as agents carry it.',
  },
  health_conditions: { meaning: 'Common names are understood: "high blood pressure".', example: 'hypertension' },
  health_drug_classes: { meaning: 'Brands and generic names are understood: "Ozempic".', example: 'glp1_agonist' },
  rx_medication_count: { meaning: 'Classes of prescription medicines that the agent takes.', example: { min: 3 } },
  smoking_status: { meaning: 'Cigarettes.' },
  alcohol_use: { meaning: 'How much the agent drinks.' },
  physical_activity_level: { meaning: 'How much the agent moves.' },
  sleep_quality: { meaning: 'How the agent sleeps.' },
  diet_quality: { meaning: 'How the agent eats.' },
  bmi: { meaning: 'Body mass index.', example: { min: 30 } },
  bmi_class: { meaning: 'The same in classes; `obese` means the last three.' },
  phq9_score: { meaning: 'Score of a questionnaire on depression, 0 to 27.', example: { min: 10 } },
  phq9_severity: { meaning: 'The same in classes.' },
  pets: { meaning: 'What the household has; `none` for no pet.' },
  gun_at_home: habit('has a gun at home'),
  hunts_or_fishes: habit('hunts or fishes'),
  invests_in_stocks: habit('has money in stocks'),
  shops_online: habit('buys online'),
  uses_facebook: habit('uses Facebook'),
  uses_instagram: habit('uses Instagram'),
  uses_twitter: habit('uses X, formerly Twitter'),
  uses_youtube: habit('uses YouTube'),
  uses_tiktok: habit('uses TikTok'),
}

const health: FieldName[] = [
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
]
const habits: FieldName[] = [
  'pets',
  'gun_at_home',
  'hunts_or_fishes',
  'invests_in_stocks',
  'shops_online',
  'uses_facebook',
  'uses_instagram',
  'uses_twitter',
  'uses_youtube',
  'uses_tiktok',
]

/** By subject, in the order of the reference. */
export const subjects: [title: string, fields: FieldName[]][] = [
  ['Place', ['country', 'state', 'city', 'region', 'urbanicity']],
  ['Person', ['sex', 'age', 'education', 'ethnicity', 'nativity', 'religion', 'party', 'political_views']],
  [
    'Family and home',
    ['marital_status', 'is_parent', 'num_children', 'child_age', 'children_at_home', 'household_size', 'home'],
  ],
  [
    'Work and money',
    [
      'labour_status',
      'labour_detail',
      'occupation',
      'title_variant',
      'occupation_major_group',
      'industry',
      'annual_income_usd',
      'household_income_usd',
    ],
  ],
  ['Health', health],
  ['Habits', habits],
]

/** What is known of US agents alone. */
export const usOnly: ReadonlySet<FieldName> = new Set<FieldName>([
  'region',
  'ethnicity',
  'nativity',
  'party',
  'political_views',
  ...health,
  ...habits,
])
