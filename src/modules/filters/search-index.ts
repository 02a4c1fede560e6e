import { bmiClassOf, type Population, phq9SeverityOf, tablesOf, vocabulary as words } from '../population/index.ts'
import { addRange, type Bitset, has, newBitset } from './bitset.ts'
import type { FieldName } from './fields.ts'
import { jobsOf, placesOf, type State, worksIn } from './search-index-cells.ts'
import { childAges } from './search-index-children.ts'
import type { FieldIndex, NumberField, ValueField } from './search-index-field.ts'
import { habitsOf, politicsOf } from './search-index-minds.ts'
import { numberField } from './search-index-numbers.ts'
import { derived, fewValues, listOfValues } from './search-index-values.ts'
import type { Codes } from './selected.ts'

/** What filters are evaluated on: the columns of a population by field. Grows as fields are first asked for. */
export interface SearchIndex {
  size: number
  fields: Record<FieldName, FieldIndex>
  /** Sets that evaluation lends and takes back. */
  spares: Bitset[]
  /** The states of all countries, in the order of the codes of `state`. */
  states: readonly State[]
  /** The vocabulary of a field in the order of its codes; of numbers, none. */
  labels(field: FieldName): readonly string[]
}

export function openSearchIndex(population: Population): SearchIndex {
  const { size } = population
  const tables = tablesOf({ columns: { tables: population.column('tables') } })
  const { states, fields: places } = placesOf(population, tables)
  const column = (name: string): Codes => population.column(name) as Codes
  const planes = (kind: string, slugs: readonly string[]): Bitset[] =>
    slugs.map((slug) => population.column(`${kind}:${slug}`) as Uint32Array)
  const drugs = planes('drug', tables.drug_classes)
  const withConditions = planes('condition', tables.conditions)
  const profiles = (): Bitset => population.column('health') as Uint32Array

  const few = (labels: readonly string[], codes: () => Codes): ValueField => fewValues(size, labels, codes)
  const stored = (name: string, labels: readonly string[]): ValueField => few(labels, () => column(name))
  const number = (codes: () => Codes): NumberField =>
    numberField({ size, column: codes, numberOf: (value) => value, few: true })
  const dollars = (name: string): NumberField =>
    numberField({ size, column: () => column(name), numberOf: (hundreds) => hundreds * 100, few: false })
  const all = newBitset(size)
  addRange(all, 0, size)
  const everybody = (): Bitset => all
  // Somebody without a job is known to have no occupation, which is more than that none is known.
  const ofWork = (field: ValueField): ValueField => ({ ...field, known: everybody })
  const jobs = jobsOf(population, tables)

  const fields: Record<FieldName, FieldIndex> = {
    ...places,
    occupation: ofWork(jobs.occupation),
    occupation_major_group: ofWork(jobs.occupation_major_group),
    title_variant: ofWork(jobs.title_variant),
    sex: stored('sex', words.sexes),
    age: number(() => column('age')),
    is_parent: few(['false', 'true'], () => derived(column('num_children'), (children) => Number(children > 0))),
    marital_status: stored('marital_status', words.maritalStatuses),
    num_children: number(() => column('num_children')),
    child_age: childAges(population, everybody),
    children_at_home: number(() => column('children_at_home')),
    household_size: number(() => column('household_size')),
    education: stored('education', words.educations),
    ethnicity: stored('ethnicity', words.ethnicities),
    nativity: stored('nativity', words.nativities),
    religion: stored('religion', words.religions),
    ...politicsOf(population),
    urbanicity: stored('urbanicity', words.urbanicities),
    annual_income_usd: dollars('income'),
    household_income_usd: dollars('household_income'),
    home: stored('home', words.homes),
    labour_status: few(words.labourStatuses, () => labourStatuses(population)),
    labour_detail: stored('labour_detail', words.labourDetails),
    industry: ofWork(
      few(tables.industries, () => {
        const works = worksIn(population)
        return derived(column('industry'), (industry, agent) => (works(agent) ? industry : words.NONE_8))
      }),
    ),
    health_conditions: listOfValues(tables.conditions, () => withConditions, profiles),
    health_drug_classes: listOfValues(tables.drug_classes, () => drugs, profiles),
    rx_medication_count: number(() => medicationCounts(profiles(), drugs)),
    smoking_status: stored('smoking_status', words.smokingStatuses),
    alcohol_use: stored('alcohol_use', words.alcoholUses),
    physical_activity_level: stored('physical_activity_level', words.activityLevels),
    sleep_quality: stored('sleep_quality', words.sleepQualities),
    diet_quality: stored('diet_quality', words.dietQualities),
    bmi: numberField({ size, column: () => column('bmi'), numberOf: (tenths) => tenths / 10, few: false }),
    bmi_class: few(words.bmiClasses, () =>
      derived(column('bmi'), (tenths) => (tenths === words.NONE_16 ? words.NONE_8 : bmiClassOf(tenths))),
    ),
    phq9_score: number(() => column('phq9_score')),
    phq9_severity: few(words.phq9Severities, () =>
      derived(column('phq9_score'), (score) => (score === words.NONE_8 ? words.NONE_8 : phq9SeverityOf(score))),
    ),
    ...habitsOf(population, tables),
  }
  return {
    size,
    fields,
    spares: [],
    states,
    labels(field) {
      const index = fields[field]
      return index.kind === 'number' ? [] : index.labels
    },
  }
}

function labourStatuses(population: Population): Uint8Array {
  const [employed, selfEmployed, notInLabourForce] = (
    ['employed', 'self_employed', 'not_in_labour_force'] as const
  ).map((status) => words.labourStatuses.indexOf(status))
  const ownBusiness = words.workerClasses.indexOf('self_employed')
  const workerClass = population.column('worker_class')
  const statusOf = words.labourDetails.map((detail) => {
    if (detail === 'full_time' || detail === 'part_time') return employed!
    return detail === 'unemployed' || detail === 'retired' ? words.labourStatuses.indexOf(detail) : notInLabourForce!
  })
  return derived(population.column('labour_detail') as Codes, (detail, agent) =>
    statusOf[detail] === employed && workerClass[agent] === ownBusiness ? selfEmployed! : statusOf[detail]!,
  )
}

/** By agent how many classes of drugs there are; none for those without a profile. */
function medicationCounts(profiles: Bitset, drugs: readonly Bitset[]): Uint8Array {
  const counts = new Uint8Array(profiles.length * 32).fill(words.NONE_8)
  for (let agent = 0; agent < counts.length; agent++) if (has(profiles, agent)) counts[agent] = 0
  for (const plane of drugs) {
    for (let at = 0; at < plane.length; at++) {
      for (let word = plane[at]!; word !== 0; word &= word - 1) counts[(at << 5) + 31 - Math.clz32(word & -word)]!++
    }
  }
  return counts
}
