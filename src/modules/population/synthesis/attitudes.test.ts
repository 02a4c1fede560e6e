import { beforeAll, describe, expect, test } from 'vitest'
import { attitudeDeviation, attitudeNames, attitudes as meanings } from '../attitudes.ts'
import type { Columns } from '../columns.ts'
import { readFigures } from '../figures.ts'
import { ethnicities, religions, traits } from '../vocabulary.ts'
import { drawAttitudes } from './attitudes.ts'
import { drawPolitics, drawReligion, ideologyNames, partyNames } from './attitudes-beliefs.ts'
import { groupsOf, type Term } from './attitudes-groups.ts'
import { drawHabits, habits as habitModels } from './attitudes-habits.ts'
import { chance, effects, incomeEnds } from './attitudes-model.ts'
import { standingOf } from './attitudes-normal.ts'
import { drawTraits } from './attitudes-traits.ts'
import { newFrame } from './frame.ts'
import { drawUsPeople } from './us-people.ts'

const SIZE = 40_000
const SEED = 'attitudes under test'
const { shares } = readFigures<{ shares: Record<string, { overall: { shares: number[] } }> }>('attitudes/targets.json')
const { correlations } = readFigures<{ correlations: number[][] }>('attitudes/structure.json')

let columns: Columns
let drawn: ReturnType<typeof drawAll>

beforeAll(() => {
  const frame = newFrame(SIZE, SEED)
  drawUsPeople(frame)
  columns = frame.columns
  drawn = drawAll()
}, 60_000)

function drawAll() {
  drawReligion(columns, SIZE, SEED)
  const politics = drawPolitics(columns, SIZE, SEED)
  const attitudes = drawAttitudes(columns, SIZE, SEED, politics)
  drawTraits(columns, SIZE, SEED, true)
  const habits = drawHabits(columns, SIZE, SEED, politics, attitudes)
  return {
    politics,
    attitudes,
    habits,
    religion: columns.religion.slice(),
    traits: traits.map((t) => columns[t].slice()),
  }
}

const shareOf = (codes: Uint8Array, code: number): number => codes.filter((other) => other === code).length / SIZE
const deviations = (name: string): Float64Array => Float64Array.from(drawn.attitudes[name]!, attitudeDeviation)

/** The fitted expectation, added up term by term without the tables that the draw uses. */
function expectedOf(attitude: number): Float64Array {
  const groups = { ...groupsOf(columns, SIZE, incomeEnds), ...drawn.politics }
  const sums = new Float64Array(SIZE)
  for (const [term, rows] of Object.entries(effects)) {
    groups[term as Term]!.forEach((code, agent) => {
      sums[agent]! += (rows[code]?.[attitude] ?? 0) / 1000
    })
  }
  return sums
}

function meanWhere(values: Float64Array, belongs: (agent: number) => boolean): number {
  const members = values.filter((_, agent) => belongs(agent))
  return members.reduce((sum, value) => sum + value, 0) / members.length
}

function correlation(a: Float64Array, b: Float64Array): number {
  const [x, y] = [meanWhere(a, () => true), meanWhere(b, () => true)]
  let [xy, xx, yy] = [0, 0, 0]
  a.forEach((value, agent) => {
    xy += (value - x) * (b[agent]! - y)
    xx += (value - x) ** 2
    yy += (b[agent]! - y) ** 2
  })
  return xy / Math.sqrt(xx * yy)
}

describe('beliefs', () => {
  test('religions, parties and ideologies come out within 0.3 points of the survey', () => {
    const { faith7 } = groupsOf(columns, SIZE, incomeEnds)
    for (const [name, codes] of Object.entries({ faith: faith7, ...drawn.politics })) {
      shares[name]!.overall.shares.forEach((share, code) => {
        expect(Math.abs(shareOf(codes, code) - share), `${name} ${code}`).toBeLessThan(0.003)
      })
    }
  })

  test('every agent has a religion, and Hindus are mostly Asian', () => {
    expect(Math.max(...columns.religion)).toBeLessThan(religions.length)
    const hindus = Array.from(
      columns.ethnicity.filter((_, agent) => columns.religion[agent] === religions.indexOf('hindu')),
    )
    expect(hindus.length).toBeGreaterThan(50)
    expect(hindus.filter((code) => ethnicities[code] === 'asian').length / hindus.length).toBeGreaterThan(0.6)
  })

  test('strong Democrats are liberal where strong Republicans are conservative', () => {
    const meanIdeology = (name: string) =>
      meanWhere(
        Float64Array.from(drawn.politics.ideology!),
        (agent) => partyNames[drawn.politics.party![agent]!] === name,
      )
    expect(meanIdeology('strong_democrat')).toBeLessThan(ideologyNames.indexOf('moderate') - 0.5)
    expect(meanIdeology('strong_republican')).toBeGreaterThan(ideologyNames.indexOf('moderate') + 1)
  })
})

describe('attitudes', () => {
  test('standings spread over adults as a standard normal', () => {
    for (const name of attitudeNames) {
      const z = deviations(name)
      const mean = meanWhere(z, () => true)
      expect(Math.abs(mean), name).toBeLessThan(0.05)
      const squares = z.map((value) => (value - mean) ** 2)
      expect(Math.abs(Math.sqrt(meanWhere(squares, () => true)) - 1), name).toBeLessThan(0.03)
      expect(Math.max(...drawn.attitudes[name]!)).toBeLessThanOrEqual(100)
    }
  })

  test('differences by education, age and region are the fitted ones within 0.05 standard deviations', () => {
    const groups = groupsOf(columns, SIZE, incomeEnds)
    const region = groups.division.map((division) => [0, 0, 1, 1, 2, 2, 2, 3, 3][division]!)
    const age = groups.age.map((years) => [30, 45, 65].filter((cut) => years >= cut).length)
    attitudeNames.forEach((name, attitude) => {
      const [z, expected] = [deviations(name), expectedOf(attitude)]
      for (const [dimension, codes] of Object.entries({ education: groups.education5, age, region })) {
        for (const code of new Set(codes)) {
          const belongs = (agent: number) => codes[agent] === code
          const miss = Math.abs(meanWhere(z, belongs) - meanWhere(expected, belongs))
          expect(miss, `${name} by ${dimension} ${code}`).toBeLessThan(0.05)
        }
      }
    })
  })

  test('attitudes hang together as fitted: every correlation within 0.03', () => {
    const all = attitudeNames.map(deviations)
    all.forEach((a, i) => {
      all.forEach((b, j) => {
        expect(
          Math.abs(correlation(a, b) - correlations[i]![j]!),
          `${attitudeNames[i]} ${attitudeNames[j]}`,
        ).toBeLessThan(0.03)
      })
    })
  })

  test('what demographics leave to chance makes up the rest of the variance', () => {
    attitudeNames.forEach((name, attitude) => {
      const left = chance[attitude]!.reduce((sum, part) => sum + part ** 2, 0)
      const expected = expectedOf(attitude)
      const mean = meanWhere(expected, () => true)
      const explained = meanWhere(
        expected.map((value) => (value - mean) ** 2),
        () => true,
      )
      expect(Math.abs(left + explained - 1), name).toBeLessThan(0.05)
    })
  })

  test('every attitude says what its ends mean', () => {
    expect(Object.keys(meanings)).toEqual([...attitudeNames])
  })

  test('a standing turned into deviations and back is the same standing', () => {
    for (let standing = 0; standing <= 100; standing++) expect(standingOf(attitudeDeviation(standing))).toBe(standing)
  })
})

describe('traits', () => {
  test('average 50 and spread about 20, with women less stable and more agreeable by 0.4', () => {
    traits.forEach((trait) => {
      const values = Float64Array.from(columns[trait])
      const mean = meanWhere(values, () => true)
      expect(Math.abs(mean - 50), trait).toBeLessThan(0.5)
      const squares = values.map((value) => (value - mean) ** 2)
      expect(Math.abs(Math.sqrt(meanWhere(squares, () => true)) - 20), trait).toBeLessThan(1)
    })
    const gap = (trait: (typeof traits)[number]) => {
      const values = Float64Array.from(columns[trait])
      return (
        (meanWhere(values, (agent) => columns.sex[agent] === 1) -
          meanWhere(values, (agent) => columns.sex[agent] === 0)) /
        20
      )
    }
    expect(gap('emotional_stability')).toBeCloseTo(-0.4, 1)
    expect(gap('agreeableness')).toBeCloseTo(0.4, 1)
  })

  test('who has attitudes has traits that lean their way', () => {
    const openness = Float64Array.from(columns.openness)
    expect(correlation(openness, deviations('food_curiosity'))).toBeGreaterThan(0.2)
    expect(correlation(openness, deviations('social_conservatism'))).toBeLessThan(-0.12)
  })

  test('people without attitudes get traits from age, sex and education', () => {
    const frame = newFrame(4000, SEED)
    for (const name of ['age', 'sex', 'education'] as const) frame.columns[name].set(columns[name].subarray(0, 4000))
    drawTraits(frame.columns, 4000, SEED, false)
    for (const trait of traits) {
      const sum = frame.columns[trait].reduce((total, value) => total + value, 0)
      expect(Math.abs(sum / 4000 - 50), trait).toBeLessThan(1.5)
    }
  })
})

describe('habits', () => {
  test('each comes out within 0.3 points of its survey', () => {
    for (const [name, codes] of Object.entries(drawn.habits)) {
      habitModels[name]!.overall.forEach((share, code) => {
        expect(Math.abs(shareOf(codes, code) - share), `${name} ${code}`).toBeLessThan(0.003)
      })
    }
  })

  test('those who are on a platform are more engaged online', () => {
    const z = deviations('digital_engagement')
    for (const name of Object.keys(drawn.habits).filter((habit) => habit.startsWith('uses_'))) {
      const codes = drawn.habits[name]!
      expect(
        meanWhere(z, (agent) => codes[agent] === 1) - meanWhere(z, (agent) => codes[agent] === 0),
        name,
      ).toBeGreaterThan(0.5)
    }
  })
})

test('the same seed draws the same outlook, another seed another', () => {
  expect(drawAll()).toEqual(drawn)
  const other = drawAttitudes(columns, SIZE, 'another seed', {
    party: drawn.politics.party!,
    ideology: drawn.politics.ideology!,
  })
  expect(other.religiosity).not.toEqual(drawn.attitudes.religiosity)
})
