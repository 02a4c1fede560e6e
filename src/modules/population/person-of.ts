import type { Artefact, Numbers } from './artefact.ts'
import { labelsWithoutJob } from './occupations.ts'
import type { Health, Job, Person } from './person.ts'
import { childAgesOf, childrenStream } from './synthesis/children.ts'
import { bmiClassOf, phq9SeverityOf } from './synthesis/health-model.ts'
import { worldName } from './synthesis/world-names.ts'
import type { Tables } from './tables.ts'
import { usStates } from './us-states.ts'
import * as words from './vocabulary.ts'

type Columns = Artefact['columns']

/** What tells people apart at a glance. */
export type PersonInBrief = Pick<
  Person,
  'first_name' | 'last_name' | 'age' | 'sex' | 'city' | 'state' | 'country' | 'occupation'
>

/** The few columns that whoever only lists people shows: the whole person takes ten times as long. */
export function personInBrief(artefact: Artefact, tables: Tables, index: number): PersonInBrief {
  const { columns } = artefact
  const { code } = countryAt(artefact, index)
  const { first_name, last_name, city, state, country } = nameAndPlaceOf(code, tables, columns, index)
  return {
    ...{ first_name, last_name, city, state, country },
    age: columns.age![index]!,
    sex: words.sexes[columns.sex![index]!]!,
    occupation: workOf(tables, columns, index).occupation,
  }
}

/** Decodes the columns of one agent into words. */
export function personOf(artefact: Artefact, tables: Tables, index: number): Person {
  const { version, recipe, columns } = artefact
  const country = countryAt(artefact, index)
  const at = (name: string): number => columns[name]![index]!
  const age = at('age')
  const sex = at('sex')
  const num_children = at('num_children')
  const children_at_home = at('children_at_home')
  const { labour_detail, job, occupation } = workOf(tables, columns, index)
  const columnsByName = namedColumns(tables, columns)
  return {
    index,
    version,
    ...nameAndPlaceOf(country.code, tables, columns, index),
    age,
    sex: words.sexes[sex]!,
    country_code: country.code,
    urbanicity: words.urbanicities[at('urbanicity')]!,
    ethnicity: word(words.ethnicities, columns.ethnicity, index),
    nativity: word(words.nativities, columns.nativity, index),
    education: words.educations[at('education')]!,
    marital_status: words.maritalStatuses[at('marital_status')]!,
    partner: words.partners[at('partner')]!,
    household_size: at('household_size'),
    children_at_home,
    num_children,
    child_ages: childAgesOf(childrenStream(`${recipe.seed}/${country.code}`), index - country.start, {
      age,
      sex,
      at_home: children_at_home,
      elsewhere: num_children - children_at_home,
    }),
    labour_status: labourStatusOf(labour_detail, job),
    labour_detail,
    occupation,
    job,
    annual_income_usd: at('income') * 100,
    household_income_usd: at('household_income') * 100,
    home: words.homes[at('home')]!,
    religion: word(words.religions, columns.religion, index),
    party: word(words.parties, columns.party, index),
    political_views: word(words.politicalViews, columns.ideology, index),
    traits: traitsOf(columns, index),
    attitudes: attitudesOf(columnsByName, index),
    habits: habitsOf(columnsByName, index),
    health: healthOf(columnsByName, columns, index),
  }
}

function countryAt({ version, countries }: Artefact, index: number): Artefact['countries'][number] {
  const country = countries.find(({ start, size }) => index >= start && index < start + size)
  if (country === undefined) throw new RangeError(`the population ${version} has no agent ${index}`)
  return country
}

const nameAndPlaceOf = (code: string, tables: Tables, columns: Columns, index: number) =>
  code === 'US' ? usNameAndPlace(tables, columns, index) : worldNameAndPlace(tables.world[code]!, columns, index)

function workOf(tables: Tables, columns: Columns, index: number): Pick<Person, 'labour_detail' | 'job' | 'occupation'> {
  const labour_detail = words.labourDetails[columns.labour_detail![index]!]!
  const job = jobOf(tables, columns, index)
  const occupation =
    labour_detail === 'full_time' || labour_detail === 'part_time' ? job!.label : labelsWithoutJob[labour_detail]
  return { labour_detail, job, occupation }
}

/** Null beyond the end of a column, and for the code that means none. */
function word<Word>(list: readonly Word[], column: Numbers | undefined, index: number): Word | null {
  const code = column?.[index]
  return code === undefined ? null : (list[code] ?? null)
}

function labourStatusOf(detail: Person['labour_detail'], job: Job | null): Person['labour_status'] {
  if (detail === 'full_time' || detail === 'part_time') {
    return job?.worker_class === 'self_employed' ? 'self_employed' : 'employed'
  }
  return detail === 'unemployed' || detail === 'retired' ? detail : 'not_in_labour_force'
}

function jobOf({ occupations, industries }: Tables, columns: Columns, index: number): Job | null {
  const occupation = occupations[columns.occupation![index]!]
  if (occupation === undefined) return null
  return {
    soc: occupation.soc,
    label: occupation.label,
    title: occupation.titles[columns.title![index]!]!,
    major_group: occupation.major_group,
    industry: industries[columns.industry![index]!]!,
    worker_class: words.workerClasses[columns.worker_class![index]!]!,
  }
}

function usNameAndPlace(tables: Tables, columns: Columns, index: number) {
  const { code, name, region } = usStates[columns.state![index]!]!
  const place = columns.place![index]!
  return {
    first_name: tables.given_names[columns.first_name![index]!]!,
    last_name: tables.family_names[columns.last_name![index]!]!,
    city: tables.places[place]!,
    state: name,
    state_code: code,
    region,
    metro: tables.metros[place]!,
    country: 'United States',
  }
}

function worldNameAndPlace(tables: Tables['world'][string], columns: Columns, index: number) {
  return {
    ...worldName(tables, columns.first_name![index]!, columns.last_name![index]!, columns.sex![index]!),
    city: tables.cities[columns.place![index]!]!,
    state: tables.regions[columns.state![index]!]!,
    state_code: null,
    region: null,
    metro: null,
    country: tables.name,
  }
}

/** The columns that many names share a kind with, by those names. */
interface Named {
  attitudes: readonly (readonly [name: string, column: Numbers | undefined])[]
  habits: readonly (readonly [name: string, categories: readonly string[], column: Numbers])[]
  conditions: readonly (readonly [slug: string, plane: Numbers | undefined])[]
  drugs: readonly (readonly [slug: string, plane: Numbers | undefined])[]
}

/** Looked up once for a population and not once for each of its people: that took most of the time. */
const named = new WeakMap<Columns, Named>()

function namedColumns({ attitudes, habits, conditions, drug_classes }: Tables, columns: Columns): Named {
  const known = named.get(columns)
  if (known !== undefined) return known
  const found: Named = {
    attitudes: attitudes.map((name) => [name, columns[`attitude:${name}`]] as const),
    habits: Object.entries(habits).flatMap(([name, categories]) => {
      const column = columns[`habit:${name}`]
      return column === undefined ? [] : [[name, categories, column] as const]
    }),
    conditions: conditions.map((slug) => [slug, columns[`condition:${slug}`]] as const),
    drugs: drug_classes.map((slug) => [slug, columns[`drug:${slug}`]] as const),
  }
  named.set(columns, found)
  return found
}

function attitudesOf({ attitudes }: Named, index: number): Record<string, number> | null {
  if (attitudes[0]?.[1]?.[index] === undefined) return null
  const held: Record<string, number> = {}
  for (const [name, column] of attitudes) held[name] = column![index]!
  return held
}

function habitsOf({ habits }: Named, index: number): Record<string, string> | null {
  let had: Record<string, string> | null = null
  for (const [name, categories, column] of habits) {
    const category = categories[column[index]!]
    if (category === undefined) continue
    had ??= {}
    had[name] = category
  }
  return had
}

function traitsOf(columns: Columns, index: number): Person['traits'] {
  const traits = {} as Person['traits']
  for (const name of words.traits) traits[name] = columns[name]![index]!
  return traits
}

const hasBit = (plane: Numbers | undefined, index: number): boolean =>
  plane !== undefined && index >> 5 < plane.length && ((plane[index >> 5]! >>> (index & 31)) & 1) === 1

function having(planes: Named['conditions'], index: number): string[] {
  const slugs: string[] = []
  for (const [slug, plane] of planes) if (hasBit(plane, index)) slugs.push(slug)
  return slugs
}

function healthOf(columnsByName: Named, columns: Columns, index: number): Health | null {
  if (!hasBit(columns.health, index)) return null
  const drugs = having(columnsByName.drugs, index)
  const bmi = columns.bmi![index]!
  const phq9 = columns.phq9_score![index]!
  return {
    conditions: having(columnsByName.conditions, index),
    drug_classes: drugs,
    rx_medication_count: drugs.length,
    smoking_status: words.smokingStatuses[columns.smoking_status![index]!]!,
    alcohol_use: words.alcoholUses[columns.alcohol_use![index]!]!,
    physical_activity_level: words.activityLevels[columns.physical_activity_level![index]!]!,
    sleep_quality: words.sleepQualities[columns.sleep_quality![index]!]!,
    diet_quality: words.dietQualities[columns.diet_quality![index]!]!,
    bmi: bmi / 10,
    bmi_class: words.bmiClasses[bmiClassOf(bmi)]!,
    phq9_score: phq9,
    phq9_severity: words.phq9Severities[phq9SeverityOf(phq9)]!,
  }
}
