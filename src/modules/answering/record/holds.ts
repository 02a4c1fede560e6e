import type { Person } from '../../population/index.ts'
import { livesWithParents } from './telling/housemates.ts'
import { grandchildrenOf } from './telling/lasting.ts'

/** Whoever speaks of a year was about to be grown up then. */
const GROWN = 14

/** Whether a tag, by which authors say what is true of somebody, is true of this person by their record. */
export function holds(tag: string, person: Person): boolean {
  const [kind, name] = tag.split(':')
  if (name === undefined) return simple[kind!]?.(person) ?? hasCondition(person, kind!)
  if (kind === 'age') return person.age === Number(name)
  if (kind === 'below') return person.age < Number(name)
  if (kind === 'above') return person.age > Number(name)
  if (kind === 'years') return person.age >= GROWN + Number(name)
  if (kind === 'year') return person.age - (new Date().getFullYear() - Number(name)) >= GROWN
  if (kind === 'trade') return works(person) && person.job!.title.toLowerCase().split(' ').includes(name)
  return kind === 'job' ? jobs[name]?.includes(groupOf(person)) === true : name.split('|').includes(socOf(person))
}

type Holds = (person: Person) => boolean

const works: Holds = ({ labour_status }) => labour_status === 'employed' || labour_status === 'self_employed'
const aged =
  (from: number, below: number): Holds =>
  ({ age }) =>
    age >= from && age < below
const childAged =
  (from: number, below: number): Holds =>
  ({ child_ages }) =>
    child_ages.some((age) => age >= from && age < below)
const pets =
  (...own: string[]): Holds =>
  ({ habits }) =>
    own.includes(habits?.pets ?? '')
const lives =
  (...places: Person['urbanicity'][]): Holds =>
  ({ urbanicity }) =>
    places.includes(urbanicity)
const region =
  (own: Person['region']): Holds =>
  (person) =>
    person.region === own
const descent =
  (own: Person['ethnicity']): Holds =>
  ({ ethnicity }) =>
    ethnicity === own
const graduates: readonly Person['education'][] = ['bachelors', 'masters', 'professional', 'phd']
/** As they say it when they are asked for grandchildren. */
const grandparent: Holds = (person) => grandchildrenOf(person) > 0
const parent: Holds = ({ num_children }) => num_children > 0
/** Who lives in the middle of a large city on little money gets by without a car, as far as one can tell. */
const carless: Holds = ({ urbanicity, household_income_usd }) =>
  urbanicity === 'large_central_metro' && household_income_usd < 30_000
const smokes: Holds = ({ health }) => health?.smoking_status === 'current'
const drinks: Holds = ({ health }) => health !== null && health.alcohol_use !== 'none'

/** Tags by the name that authors use; some have two. What is not told here is a condition. */
const simple: Readonly<Record<string, Holds>> = {
  man: ({ sex }) => sex === 'male',
  woman: ({ sex }) => sex === 'female',
  young: aged(18, 30),
  middle_aged: aged(30, 65),
  older: aged(65, 200),
  married: ({ partner }) => partner === 'spouse',
  partnered: ({ partner }) => partner !== 'none',
  has_partner: ({ partner }) => partner !== 'none',
  single: ({ partner }) => partner === 'none',
  unmarried: ({ partner }) => partner !== 'spouse',
  ever_partnered: ({ partner, marital_status }) => partner !== 'none' || marital_status !== 'never_married',
  divorced: ({ marital_status }) => marital_status === 'divorced',
  widowed: ({ marital_status }) => marital_status === 'widowed',
  parent,
  has_children: parent,
  small_child: childAged(0, 5),
  school_child: childAged(5, 13),
  teenager: childAged(13, 18),
  grown_child: childAged(19, 200),
  grown_children: childAged(19, 200),
  children_at_home: ({ children_at_home }) => children_at_home > 0,
  no_children: ({ num_children }) => num_children === 0,
  grandparent,
  has_grandchildren: grandparent,
  owner: (person) => person.home === 'owns' && !livesWithParents(person),
  householder: (person) => !livesWithParents(person),
  renter: ({ home }) => home === 'rents',
  lives_alone: ({ household_size }) => household_size === 1,
  works,
  retired: ({ labour_status }) => labour_status === 'retired',
  student: ({ labour_detail }) => labour_detail === 'student',
  unemployed: ({ labour_status }) => labour_status === 'unemployed',
  disabled: ({ labour_detail }) => labour_detail === 'unable_to_work',
  self_employed: ({ labour_status }) => labour_status === 'self_employed',
  office_job: (person) => works(person) && office.includes(groupOf(person)),
  college: ({ education }) => graduates.includes(education),
  no_degree: ({ education }) => !graduates.includes(education),
  low_income: ({ household_income_usd }) => household_income_usd < 45_000,
  high_income: ({ household_income_usd }) => household_income_usd > 120_000,
  city: lives('large_central_metro'),
  suburb: lives('large_fringe_metro', 'medium_metro', 'small_metro'),
  rural: lives('rural', 'micropolitan'),
  south: region('south'),
  midwest: region('midwest'),
  northeast: region('northeast'),
  west: region('west'),
  religious: ({ religion }) => religion !== null && religion !== 'none',
  not_religious: ({ religion }) => religion === 'none',
  muslim: ({ religion }) => religion === 'muslim',
  immigrant: ({ nativity }) => nativity === 'foreign_born',
  black: descent('black'),
  hispanic: descent('hispanic'),
  asian: descent('asian'),
  has_dog: pets('dog', 'dog_and_cat'),
  has_cat: pets('cat', 'dog_and_cat'),
  has_pet: pets('dog', 'cat', 'dog_and_cat', 'other'),
  no_pet: pets('none'),
  smoker: smokes,
  former_smoker: ({ health }) => health?.smoking_status === 'former',
  drinks,
  nondrinker: ({ health }) => health?.alcohol_use === 'none',
  drives: (person) => !carless(person),
  no_car: carless,
  gun_owner: ({ habits }) => habits?.gun_at_home === 'yes',
  diabetic: (person) => hasCondition(person, 'diabetes_t1') || hasCondition(person, 'diabetes_t2'),
  high_blood_pressure: (person) => hasCondition(person, 'hypertension'),
}

const hasCondition = ({ health }: Person, name: string): boolean => health?.conditions.includes(name) ?? false
const groupOf = (person: Person): string => (works(person) ? (person.job?.major_group ?? '') : '')
const socOf = (person: Person): string => (works(person) ? (person.job?.soc ?? '') : '')

const office = [
  'management',
  'business_financial',
  'computer_and_mathematical',
  'architecture_and_engineering',
  'legal',
  'office_and_administrative_support',
]

/** Groups of occupations as authors call them. */
const jobs: Readonly<Record<string, readonly string[]>> = {
  healthcare: ['healthcare_practitioners_and_technical', 'healthcare_support'],
  education: ['educational_instruction_and_library'],
  sales: ['sales_and_related'],
  office: ['office_and_administrative_support', 'business_financial'],
  management: ['management'],
  computer: ['computer_and_mathematical'],
  construction: ['construction_and_extraction'],
  transport: ['transportation_and_material_moving'],
  food: ['food_preparation_and_serving'],
  production: ['production'],
  repair: ['installation_maintenance_and_repair'],
  protective: ['protective_service'],
  care: ['personal_care_and_service', 'healthcare_support'],
  cleaning: ['building_and_grounds_cleaning_and_maintenance'],
  farming: ['farming_fishing_and_forestry'],
  legal: ['legal'],
  arts: ['arts_design_entertainment_sports_and_media'],
  science: ['life_physical_and_social_science', 'architecture_and_engineering'],
  social: ['community_and_social_service'],
}
