import { readFigures } from '../figures.ts'
import type { Population } from '../population.ts'
import type { Frame } from '../synthesis/frame.ts'
import { bmiClassOf, phq9SeverityOf } from '../synthesis/health-model.ts'
import * as words from '../vocabulary.ts'
import type { Check } from './checks.ts'

interface HealthTargets {
  groups: [kind: string, group: string, n: number][]
  prevalence: Record<string, { percent: (number | null)[]; error: (number | null)[] }>
  /** Having the first, so many percent also have the second; standard error, number with both. */
  cooccurrence: [string, string, number, number, number][]
  drug_given_condition: [string, string, number, number, number][]
}

const ages = [18, 30, 45, 60, 75]
const ageNames = ['18-29', '30-44', '45-59', '60-74', '75+']
const lifestyles: Record<string, readonly string[]> = {
  smoking_status: words.smokingStatuses,
  alcohol_use: words.alcoholUses,
  physical_activity_level: words.activityLevels,
  sleep_quality: words.sleepQualities,
  diet_quality: words.dietQualities,
}
/** Measured by sex and age, and drawn to that; everything else came with the model. */
const targeted = ['all', 'sex', 'age', 'sex_age']

export function healthChecks(frame: Frame, population: Population): Check[] {
  const figures = readFigures<HealthTargets>('health/targets.json')
  const { groups, prevalence } = figures
  const having = attributeReader(frame, population)
  const carriers = agentsWith(frame.everybody, having('health'))
  if (carriers.length === 0) return []
  const membership = groups.map(([kind, group]) => carriers.filter(memberOf(kind, group, frame, population)))
  const byGroup = Object.entries(prevalence).flatMap(([attribute, { percent, error }]) => {
    // Groups of medicines are unions of classes that have rates of their own.
    if (attribute.startsWith('drug:any_')) return []
    const has = having(attribute)
    return groups.flatMap(([kind, group], at): Check[] => {
      const target = percent[at]
      if (target == null || membership[at]!.length === 0) return []
      // A class of the body mass has no rate of itself worth comparing.
      if (kind === 'bmi_class' && (attribute.startsWith('bmi_class') || attribute === 'condition:obesity')) return []
      const isTargeted = targeted.includes(kind)
      return [
        {
          section: isTargeted ? 'health' : 'health_joints',
          table: attribute,
          cell: `${kind} ${group}`,
          target,
          found: rate(has, membership[at]!),
          allowed: isTargeted ? Math.max(1, error[at] ?? 0) : Math.max(2, 2 * (error[at] ?? 0)),
        },
      ]
    })
  })
  const pairs = (list: HealthTargets['cooccurrence'], prefix: string, table: string) =>
    list.map(([first, second, target, error]): Check => {
      const among = agentsWith(carriers, having(`condition:${first}`))
      const found = among.length === 0 ? 0 : rate(having(`${prefix}:${second}`), among)
      return {
        section: 'health_joints',
        table,
        cell: `${second} given ${first}`,
        target,
        found,
        allowed: Math.max(2, 2 * error),
      }
    })
  return [
    ...byGroup,
    ...pairs(figures.cooccurrence, 'condition', 'condition given condition'),
    ...pairs(figures.drug_given_condition, 'drug', 'drug given condition'),
  ]
}

const agentsWith = (agents: Uint32Array, has: Uint8Array): Uint32Array => agents.filter((agent) => has[agent] === 1)

function rate(has: Uint8Array, among: Uint32Array): number {
  let count = 0
  for (let at = 0; at < among.length; at++) count += has[among[at]!]!
  return (count / among.length) * 100
}

/** Who has an attribute, by its name in the tables: "condition:asthma", "smoking_status:never". */
function attributeReader(frame: Frame, population: Population): (attribute: string) => Uint8Array {
  const bmi = population.column('bmi')
  const phq9 = population.column('phq9_score')
  const read = new Map<string, Uint8Array>()
  const test = (attribute: string): ((agent: number) => boolean) => {
    const [kind = '', value = ''] = attribute.split(':')
    const values = lifestyles[kind]
    if (values !== undefined) {
      const [column, code] = [population.column(kind), values.indexOf(value)]
      return (agent) => column[agent] === code
    }
    if (kind === 'bmi_class') return (agent) => words.bmiClasses[bmiClassOf(bmi[agent]!)] === value
    if (kind === 'phq9_severity') return (agent) => words.phq9Severities[phq9SeverityOf(phq9[agent]!)] === value
    const plane = population.column(attribute)
    return (agent) => ((plane[agent >> 5]! >>> (agent & 31)) & 1) === 1
  }
  return (attribute) => {
    const known = read.get(attribute)
    if (known !== undefined) return known
    const has = test(attribute)
    const found = Uint8Array.from(frame.everybody, (agent) => (has(agent) ? 1 : 0))
    read.set(attribute, found)
    return found
  }
}

function memberOf(kind: string, group: string, frame: Frame, population: Population): (agent: number) => boolean {
  const { age, sex, ethnicity, labour_detail, household_income, household_size } = frame.columns
  const bmi = population.column('bmi')
  const ageName = (agent: number) => ageNames[ages.findLastIndex((from) => age[agent]! >= from)]
  const sexName = (agent: number) => (sex[agent] === 0 ? 'm' : 'f')
  switch (kind) {
    case 'all':
      return () => true
    case 'sex':
      return (agent) => sexName(agent) === group
    case 'age':
      return (agent) => ageName(agent) === group
    case 'sex_age':
      return (agent) => `${sexName(agent)}:${ageName(agent)}` === group
    case 'bmi_class':
      return (agent) => words.bmiClasses[bmiClassOf(bmi[agent]!)] === group
    case 'race':
      return (agent) => words.ethnicities[ethnicity[agent]!] === group
    case 'labour':
      return (agent) =>
        group === 'employed' ? labour_detail[agent]! < 2 : words.labourDetails[labour_detail[agent]!] === group
    default:
      return (agent) => {
        // The poverty line of 2023: 14,580 dollars for one, 5,140 for every further person.
        const ratio = (household_income[agent]! * 100) / (14_580 + 5140 * (household_size[agent]! - 1))
        return (ratio < 1.3 ? 'low' : ratio <= 3.5 ? 'mid' : 'high') === group.slice(0, group.indexOf('('))
      }
  }
}
