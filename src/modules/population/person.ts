import type {
  bmiClasses,
  educations,
  ethnicities,
  homes,
  labourDetails,
  labourStatuses,
  maritalStatuses,
  nativities,
  parties,
  partners,
  phq9Severities,
  politicalViews,
  religions,
  sexes,
  traits,
  urbanicities,
  workerClasses,
} from './vocabulary.ts'

type OneOf<List extends readonly string[]> = List[number]

/** Everything that is known about one agent, in words: the columns decoded. Callers see a part of it. */
export interface Person {
  /** Position in the population, from 0. */
  index: number
  version: string
  first_name: string
  last_name: string
  age: number
  sex: OneOf<typeof sexes>
  city: string
  /** The state, province or region by its local name ("Texas", "Bayern"). */
  state: string
  /** Two letters for US states, else null. */
  state_code: string | null
  country: string
  country_code: string
  /** Census region of the US ("midwest"), else null. */
  region: 'northeast' | 'midwest' | 'south' | 'west' | null
  metro: string | null
  urbanicity: OneOf<typeof urbanicities>
  ethnicity: OneOf<typeof ethnicities> | null
  nativity: OneOf<typeof nativities> | null
  education: OneOf<typeof educations>
  marital_status: OneOf<typeof maritalStatuses>
  partner: OneOf<typeof partners>
  household_size: number
  /** Own children under 18 in the household. */
  children_at_home: number
  /** Own children of any age. */
  num_children: number
  /** Ages of all own children, youngest first. */
  child_ages: number[]
  labour_status: OneOf<typeof labourStatuses>
  labour_detail: OneOf<typeof labourDetails>
  /** "Registered Nurse"; for those without a job "Retired", "Student", "Homemaker" and so on. */
  occupation: string
  /** The job itself, or for the retired, unemployed and disabled the last one they had; null for the rest. */
  job: Job | null
  annual_income_usd: number
  household_income_usd: number
  home: OneOf<typeof homes>
  religion: OneOf<typeof religions> | null
  /** Of party and political views all seven steps; null where no figures exist. */
  party: OneOf<typeof parties> | null
  political_views: OneOf<typeof politicalViews> | null
  traits: Record<OneOf<typeof traits>, number>
  /** Standing among the population on each attitude, 0 to 100; null where no figures exist. */
  attitudes: Record<string, number> | null
  /** Possessions and habits; null where no figures exist. */
  habits: Record<string, string> | null
  health: Health | null
}

export interface Job {
  soc: string
  label: string
  /** What the person would say ("ICU nurse"), normalised. */
  title: string
  major_group: string
  industry: string
  worker_class: OneOf<typeof workerClasses>
}

export interface Health {
  conditions: string[]
  drug_classes: string[]
  rx_medication_count: number
  smoking_status: string
  alcohol_use: string
  physical_activity_level: string
  sleep_quality: string
  diet_quality: string
  bmi: number
  bmi_class: OneOf<typeof bmiClasses>
  phq9_score: number
  phq9_severity: OneOf<typeof phq9Severities>
}
