import type { Person } from '../population/index.ts'
import type { Attribute, Circumstance, Tilts, Who } from './knowledge.ts'

/**
 * A person in the terms of the knowledge base: one level per attribute; null where nothing is known. With children of
 * several ages at home, `child` has several, joined by a bar.
 */
export type Facets = Readonly<Record<Exclude<Attribute, 'health'>, string | null>> & {
  readonly health: ReadonlySet<string>
} & Readonly<Partial<Record<Circumstance, string | null>>>

const educations: Record<Person['education'], string> = {
  less_than_high_school: 'lt_hs',
  high_school: 'hs',
  some_college: 'some_college',
  associates: 'some_college',
  bachelors: 'ba_plus',
  masters: 'ba_plus',
  professional: 'ba_plus',
  phd: 'ba_plus',
}

/**
 * The large cities themselves, all else that is a metropolitan area, town and country: about 15, 71 and 14 adults in
 * a hundred. Surveys call a third of people urban, since they count Omaha and Topeka; but what is said by city people
 * here is said on train platforms and fifth floors.
 */
const urbanicities: Record<Person['urbanicity'], string> = {
  large_central_metro: 'urban',
  large_fringe_metro: 'suburban',
  medium_metro: 'suburban',
  small_metro: 'suburban',
  micropolitan: 'rural',
  rural: 'rural',
}

const ageOf = (age: number): string => (age < 30 ? '18-29' : age < 45 ? '30-44' : age < 65 ? '45-64' : '65+')

function incomeOf(dollars: number): string {
  if (dollars < 25_000) return 'lt25k'
  if (dollars < 50_000) return '25-50k'
  if (dollars < 75_000) return '50-75k'
  return dollars < 100_000 ? '75-100k' : '100k+'
}

function maritalOf(status: Person['marital_status']): string {
  if (status === 'married') return 'married'
  return status === 'never_married' ? 'never' : 'other'
}

const christian: readonly Person['religion'][] = ['protestant', 'catholic', 'orthodox', 'other_christian']

function faithOf(religion: Person['religion']): string | null {
  if (religion === null || religion === 'none') return religion
  return christian.includes(religion) ? 'christian' : 'other'
}

/** Only those under eighteen: the others no longer live at home, or need nobody. */
function stagesOf(ages: readonly number[]): string | null {
  const stages = ages.filter((age) => age < 18).map((age) => (age < 5 ? 'small' : age < 13 ? 'school' : 'teen'))
  return stages.length === 0 ? null : [...new Set(stages)].join('|')
}

const yesNo = (value: boolean): string => (value ? 'yes' : 'no')

/**
 * What the knowledge base tells people apart by, of one person. `priceLevel`: of prices where the person lives, so that
 * an income counts for what it buys there.
 */
export function facetsOf(person: Person, priceLevel = 1): Facets {
  const working = person.labour_status === 'employed' || person.labour_status === 'self_employed'
  return {
    age: ageOf(person.age),
    sex: person.sex,
    education: educations[person.education],
    income: incomeOf(person.household_income_usd / priceLevel),
    is_parent: yesNo(person.children_at_home > 0),
    region: person.region,
    urbanicity: urbanicities[person.urbanicity],
    marital: maritalOf(person.marital_status),
    ethnicity: person.ethnicity,
    employed: yesNo(working),
    home: person.home === 'owns' ? 'owner' : 'renter',
    smoker: person.health === null ? null : yesNo(person.health.smoking_status === 'current'),
    health: new Set(person.health?.conditions ?? []),
    children: yesNo(person.num_children > 0),
    child: person.children_at_home > 0 ? stagesOf(person.child_ages) : null,
    retired: yesNo(person.labour_status === 'retired'),
    faith: faithOf(person.religion),
    job: working ? (person.job?.major_group ?? null) : null,
  }
}

/** Whether everything that a sentence presupposes holds for the person. What is not known does not hold. */
export function fits(who: Who, facets: Facets): boolean {
  for (const name in who) {
    const level = who[name as keyof Who]!
    if (name === 'health') {
      if (!facets.health.has(level)) return false
      continue
    }
    const own = facets[name as Exclude<keyof Who, 'health'>] ?? null
    if (own === null) return false
    if (own !== level && !overlap(own, level)) return false
  }
  return true
}

function overlap(own: string, level: string): boolean {
  if (!own.includes('|') && !level.includes('|')) return false
  const wanted = level.split('|')
  return own.split('|').some((one) => wanted.includes(one))
}

/** The sum of the shifts that apply to the person. */
export function shiftOf(tilts: Tilts, facets: Facets): number {
  let sum = 0
  for (const attribute in tilts) {
    const shifts = tilts[attribute as Attribute]!
    if (attribute === 'health') {
      for (const condition in shifts) if (facets.health.has(condition)) sum += shifts[condition]!
    } else {
      const level = facets[attribute as Exclude<Attribute, 'health'>]
      if (level !== null) sum += shifts[level] ?? 0
    }
  }
  return sum
}
