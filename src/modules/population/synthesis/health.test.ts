import { describe, expect, it } from 'vitest'
import { readFigures } from '../figures.ts'
import {
  activityLevels,
  alcoholUses,
  bmiClasses,
  dietQualities,
  NONE_8,
  NONE_16,
  phq9Severities,
  sleepQualities,
  smokingStatuses,
} from '../vocabulary.ts'
import { newFrame } from './frame.ts'
import { drawHealth } from './health.ts'
import { rateGroupOf } from './health-background.ts'
import { bmiClassOf, conditions, drugClasses, phq9SeverityOf } from './health-model.ts'
import { drawUsPeople } from './us-people.ts'

interface Targets {
  groups: [type: string, group: string, n: number][]
  prevalence: Record<string, { percent: (number | null)[]; error: (number | null)[] }>
  cooccurrence: [string, string, number, number, number][]
  drug_given_condition: [string, string, number, number, number][]
  bmi_percentiles: { group: string; percentiles: Record<string, number> }[]
  sex_age: string[]
  phq9: number[][]
  rx_count: number[][]
  condition_count: number[][]
}

const SIZE = 100_000
const targets = readFigures<Targets>('health/targets.json')
const frame = newFrame(SIZE, 'health-test/US')
drawUsPeople(frame)
const { columns } = frame
const drawn = drawHealth(columns, SIZE, 'health-test', 1)

const bitOf = (plane: Uint32Array, agent: number): number => (plane[agent >>> 5]! >>> (agent & 31)) & 1
const flags = new Map(
  Object.entries(drawn.planes).map(([name, plane]) => [name, columns.age.map((_, agent) => bitOf(plane, agent))]),
)
const has = (name: string): Uint8Array => flags.get(name)!
const groupOf = columns.age.map((age, agent) => rateGroupOf(columns.sex[agent]!, age))
const drugsOf = columns.age.map((_, agent) =>
  drugClasses.reduce((sum, { slug }) => sum + has(`drug:${slug}`)[agent]!, 0),
)

const codes: Record<string, [column: ArrayLike<number>, levels: readonly string[]]> = {
  smoking_status: [drawn.smoking_status, smokingStatuses],
  alcohol_use: [drawn.alcohol_use, alcoholUses],
  physical_activity_level: [drawn.physical_activity_level, activityLevels],
  sleep_quality: [drawn.sleep_quality, sleepQualities],
  diet_quality: [drawn.diet_quality, dietQualities],
  bmi_class: [Uint8Array.from(drawn.bmi, bmiClassOf), bmiClasses],
  phq9_severity: [drawn.phq9_score.map(phq9SeverityOf), phq9Severities],
}

function memberOf(name: string): (agent: number) => boolean {
  const [attribute, level] = name.split(':') as [string, string]
  const coded = codes[attribute]
  if (coded === undefined) return (agent) => has(name)[agent] === 1
  return (agent) => coded[0][agent] === coded[1].indexOf(level)
}

/** Percentage of the people of each group of sex and age. */
function ratesOf(test: (agent: number) => boolean): number[] {
  const members = new Array<number>(10).fill(0)
  const positive = new Array<number>(10).fill(0)
  for (let agent = 0; agent < SIZE; agent++) {
    members[groupOf[agent]!]!++
    if (test(agent)) positive[groupOf[agent]!]!++
  }
  return positive.map((count, group) => (100 * count) / members[group]!)
}

function offenders(test: (agent: number) => boolean): number[] {
  return [...columns.age.keys()].filter(test).slice(0, 5)
}

const onlyWith: [string, string[]][] = [
  ['condition:heart_attack', ['condition:heart_disease']],
  ['condition:heart_failure', ['condition:heart_disease']],
  ['condition:osteoarthritis', ['condition:arthritis']],
  ['condition:rheumatoid_arthritis', ['condition:arthritis']],
  ['condition:fibromyalgia', ['condition:chronic_pain']],
  ['condition:gout', ['drug:gout_drug']],
  ['condition:diabetes_t1', ['drug:insulin']],
  ['condition:hiv', ['drug:antiviral']],
  ['drug:insulin', ['condition:diabetes_t1', 'condition:diabetes_t2']],
  ['drug:thyroid', ['condition:thyroid_disorder']],
  ['drug:arni', ['condition:heart_disease']],
  ['drug:pcsk9_inhibitor', ['condition:high_cholesterol']],
  ['drug:antithyroid', ['condition:thyroid_disorder']],
  ['drug:cgrp_inhibitor', ['condition:migraine']],
]
const neverTogether = [
  ['condition:diabetes_t1', 'condition:diabetes_t2'],
  ['condition:diabetes_t1', 'condition:prediabetes'],
  ['condition:diabetes_t2', 'condition:prediabetes'],
  ['condition:osteoarthritis', 'condition:rheumatoid_arthritis'],
] as const
const womenOnly = ['condition:menopause_symptoms', 'drug:hormonal_contraceptive', 'drug:hormone_therapy']
const menOnly = ['condition:bph', 'drug:bph_drug', 'drug:ed_drug', 'drug:testosterone']
const fromAge: [string, number][] = [
  ['condition:osteoporosis', 50],
  ['condition:dementia', 60],
  ['condition:bph', 45],
  ['condition:gout', 30],
  ['condition:atrial_fibrillation', 35],
  ['drug:antiplatelet', 30],
]
/** Known in the survey from what a drug was prescribed for. */
const treatedOnly = [
  'gerd',
  'chronic_pain',
  'epilepsy',
  'glaucoma',
  'insomnia',
  'bipolar_disorder',
  'allergies',
  'adhd',
]

describe('health profiles of 100,000 agents', () => {
  it.each(onlyWith)('%s never comes without one of %s', (name, needed) => {
    expect(offenders((agent) => has(name)[agent] === 1 && needed.every((other) => has(other)[agent] === 0))).toEqual([])
  })

  it.each(neverTogether)('%s and %s never come together', (a, b) => {
    expect(offenders((agent) => has(a)[agent] === 1 && has(b)[agent] === 1)).toEqual([])
  })

  it('what only one sex has, the other never has', () => {
    for (const name of womenOnly)
      expect(offenders((agent) => columns.sex[agent] === 0 && has(name)[agent] === 1)).toEqual([])
    for (const name of menOnly)
      expect(offenders((agent) => columns.sex[agent] === 1 && has(name)[agent] === 1)).toEqual([])
  })

  it.each(fromAge)('%s is not found before the age of %i', (name, age) => {
    expect(offenders((agent) => columns.age[agent]! < age && has(name)[agent] === 1)).toEqual([])
  })

  it('whoever is known to be ill by a prescription takes something', () => {
    for (const slug of treatedOnly) {
      expect(offenders((agent) => has(`condition:${slug}`)[agent] === 1 && drugsOf[agent] === 0)).toEqual([])
    }
  })

  it('obesity is a BMI of 30 or more, and every BMI is one that people have', () => {
    expect(offenders((agent) => (has('condition:obesity')[agent] === 1) !== drawn.bmi[agent]! >= 300)).toEqual([])
    expect(offenders((agent) => drawn.bmi[agent]! < 130 || drawn.bmi[agent]! > 800)).toEqual([])
  })

  it('a PHQ-9 of 10 or more is depression, and depression below that is treated', () => {
    const depressed = has('condition:depression')
    expect(offenders((agent) => drawn.phq9_score[agent]! >= 10 && depressed[agent] === 0)).toEqual([])
    expect(
      offenders((agent) => drawn.phq9_score[agent]! < 10 && depressed[agent] === 1 && drugsOf[agent] === 0),
    ).toEqual([])
    expect(offenders((agent) => drawn.phq9_score[agent]! > 27)).toEqual([])
  })

  it('every attribute has its rate in each group of sex and age, within half a point', () => {
    const at = targets.sex_age.map((group) =>
      targets.groups.findIndex(([type, name]) => type === 'sex_age' && name === group),
    )
    const cells = Object.entries(targets.prevalence).flatMap(([name, { percent }]) => {
      const found = ratesOf(memberOf(name))
      return at.map((column, group) => ({
        cell: `${name} ${targets.sex_age[group]}`,
        off: Math.abs(found[group]! - percent[column]!),
      }))
    })
    expect(cells.length).toBe(1620)
    expect(cells.filter(({ cell, off }) => off > 0.5 && !cell.startsWith('drug:'))).toEqual([])
    expect(cells.filter(({ off }) => off > 0.5).length).toBeLessThan(10)
    expect(cells.filter(({ off }) => off > 1.5)).toEqual([])
  })

  it.each([
    ['conditions that come together', targets.cooccurrence, 'condition:'],
    ['drugs given a condition', targets.drug_given_condition, 'drug:'],
  ] as const)('%s do so as often as in the survey, within 2 points or 2 standard errors', (_, pairs, kind) => {
    const off = pairs.filter(([a, b, percent, error]) => {
      const first = has(`condition:${a}`)
      const second = has(kind + b)
      let members = 0
      let both = 0
      for (let agent = 0; agent < SIZE; agent++) {
        members += first[agent]!
        both += first[agent]! & second[agent]!
      }
      return Math.abs((100 * both) / members - percent) > Math.max(2, 2 * error)
    })
    expect(pairs.length).toBeGreaterThan(900)
    expect(off.length / pairs.length).toBeLessThan(0.01)
  })

  it('people take as many classes of drugs as in the survey, in each group of sex and age', () => {
    const glp1 = has('drug:glp1_agonist')
    const count = drugsOf.map((drugs, agent) => Math.min(drugs - glp1[agent]!, 10))
    for (let drugs = 0; drugs <= 10; drugs++) {
      ratesOf((agent) => count[agent] === drugs).forEach((found, group) => {
        expect(Math.abs(found - targets.rx_count[group]![drugs]!)).toBeLessThan(1)
      })
    }
  })

  it('illnesses gather in some people as they do in the survey', () => {
    const count = columns.age.map((_, agent) =>
      conditions.reduce((sum, { slug }) => sum + has(`condition:${slug}`)[agent]!, 0),
    )
    const several = ratesOf((agent) => count[agent]! >= 6)
    const none = ratesOf((agent) => count[agent] === 0)
    targets.condition_count.forEach((shares, group) => {
      expect(Math.abs(none[group]! - shares[0]!)).toBeLessThan(3)
      expect(Math.abs(several[group]! - shares.slice(6).reduce((sum, share) => sum + share, 0))).toBeLessThan(3)
    })
  })

  it('PHQ-9 scores and BMI spread as in the survey', () => {
    for (let score = 0; score <= 27; score++) {
      ratesOf((agent) => drawn.phq9_score[agent] === score).forEach((found, group) => {
        expect(Math.abs(found - targets.phq9[group]![score]!)).toBeLessThan(0.5)
      })
    }
    targets.bmi_percentiles.forEach(({ percentiles }, group) => {
      const sorted = drawn.bmi.filter((_, agent) => groupOf[agent] === group).sort()
      for (const name of ['p10', 'p25', 'p50', 'p75', 'p90']) {
        const found = sorted[Math.floor((sorted.length * Number(name.slice(1))) / 100)]! / 10
        expect(Math.abs(found - percentiles[name]!)).toBeLessThan(0.8)
      }
    })
  })

  it('GLP-1 agonists are taken as in 2025: by 12 % of adults and 45 % of diabetics', () => {
    const takers = has('drug:glp1_agonist')
    const diabetic = has('condition:diabetes_t2').map((type2, agent) => type2 | has('condition:diabetes_t1')[agent]!)
    const share = (members: Uint8Array) =>
      (100 * takers.reduce((sum, takes, agent) => sum + (takes & members[agent]!), 0)) /
      members.reduce((sum, one) => sum + one, 0)
    expect(Math.abs(share(new Uint8Array(SIZE).fill(1)) - 12)).toBeLessThan(0.5)
    expect(Math.abs(share(diabetic) - 45)).toBeLessThan(2)
  })
})

describe('drawing health', () => {
  it('gives the same bytes for the same seed, and other people for another', () => {
    const size = 5000
    const first = drawHealth(columns, size, 'one', 1)
    expect(drawHealth(columns, size, 'one', 1)).toEqual(first)
    expect(drawHealth(columns, size, 'two', 1).bmi).not.toEqual(first.bmi)
  })

  it('gives a profile to exactly the share that was asked for, and nothing to the others', () => {
    const size = 10_001
    const half = drawHealth(columns, size, 'half', 0.5)
    const agents = Array.from({ length: size }, (_, agent) => agent)
    const without = agents.filter((agent) => bitOf(half.health, agent) === 0)
    expect(size - without.length).toBe(5001)
    const planes = Object.values(half.planes)
    for (const agent of without) {
      expect([half.bmi[agent], half.phq9_score[agent], half.smoking_status[agent]]).toEqual([NONE_16, NONE_8, NONE_8])
      expect(planes.some((plane) => bitOf(plane, agent) === 1)).toBe(false)
    }
    expect(drawHealth(columns, size, 'none', 0).health.some((word) => word !== 0)).toBe(false)
  })
})
