import { beforeAll, describe, expect, test } from 'vitest'
import { searchOver } from '../../scripts/brief-exam/open-search.ts'
import { decidePanel, type Reference, referenceOf } from '../../src/modules/answering/deciding/decide-panel.ts'
import type { Forecast } from '../../src/modules/answering/deciding/forecast.ts'
import { panelAgent } from '../../src/modules/answering/deciding/panel-agent.ts'
import type { Reading } from '../../src/modules/answering/reading/reading.ts'
import { loadKnowledge } from '../../src/modules/knowledge/index.ts'
import { fiveSteps, forecastOf, foundOf, options, readingOf, yesNo } from '../harness/deciding.ts'
import { testPopulation } from '../harness/population.ts'

const SIZE = 100
const PANELS = 6

interface Panel {
  agents: ReturnType<typeof panelAgent>[]
  weights: readonly number[]
}
let panels: Panel[]
let reference: Reference

beforeAll(async () => {
  const population = await testPopulation({ POPULATION_SIZE: '4000', POPULATION_COUNTRIES: 'none' })
  const knowledge = loadKnowledge()
  reference = referenceOf(population, knowledge)
  const search = searchOver(population)
  const { selection } = search.matching({})
  panels = Array.from({ length: PANELS }, (_, nth) => {
    const drawn = search.draw(selection, SIZE, { method: 'representative', seed: `panel ${nth}` })
    return {
      agents: Array.from(drawn, (place) => panelAgent(population.person(place), knowledge)),
      weights: [...search.weigh(drawn, selection)],
    }
  })
})

const tilts = { age: { '18-29': 0.6, '65+': -0.6 }, income: { lt25k: -0.4, '100k+': 0.4 } } as const
const subjects = [
  'toasters',
  'the mayor',
  'night trains',
  'plastic bags',
  'long novels',
  'school uniforms',
  'oat milk',
  'taxes',
]
const shapes: [string, (subject: string, nth: number) => { reading: Reading; forecast: Forecast }][] = [
  [
    'yes and no',
    (subject, nth) => ({
      reading: readingOf({ options: yesNo, canonical: `do ${subject} make life better` }),
      forecast: forecastOf({ shares: [0.9 - 0.1 * nth, 0.1 + 0.1 * nth], tilts }),
    }),
  ],
  [
    'a scale',
    (subject, nth) => ({
      reading: readingOf({ options: fiveSteps, canonical: `how much do you like ${subject}` }),
      forecast: forecastOf({
        shares: [0.3, 0.25, 0.2, 0.15, 0.1].map((share) => (nth % 2 ? 0.4 - share : share)),
        tilts,
      }),
    }),
  ],
  [
    'a choice',
    (subject) => ({
      reading: readingOf({
        options: options('Price', 'Taste', 'Habit', 'Friends'),
        ordered: false,
        canonical: `what matters most about ${subject}`,
      }),
      forecast: forecastOf({
        shape: 'pick',
        shares: [0.45, 0.3, 0.15, 0.1],
        option_tilts: [{ income: { lt25k: 0.5, '100k+': -0.5 } }, { age: { '18-29': 0.4 } }, {}, {}],
      }),
    }),
  ],
]

function sharesOf({ reading, forecast }: { reading: Reading; forecast: Forecast }, { agents, weights }: Panel) {
  const found = foundOf({ categories: [] })
  const decisions = decidePanel({ reading, found, forecast }, agents, reference)
  const texts =
    forecast.shape === 'ladder' && reading.options === yesNo ? ['No', 'Yes'] : reading.options.map(({ text }) => text)
  const counted = (weightOf: (at: number) => number): number[] => {
    const total = agents.reduce((sum, _, at) => sum + weightOf(at), 0)
    return texts.map(
      (text) => decisions.reduce((sum, { value }, at) => sum + (value === text ? weightOf(at) : 0), 0) / total,
    )
  }
  return { plain: counted(() => 1), weighted: counted((at) => weights[at]!) }
}

const apart = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, share, at) => sum + Math.abs(share - other[at]!), 0) / 2
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

describe('a representative panel of a hundred', () => {
  test.each(shapes)('answers %s as forecast, but for two of a hundred, counted plainly and weighed', (_, made) => {
    const asked = subjects.map(made)
    const found = asked.flatMap((one) =>
      panels.map((panel) => ({ forecast: one.forecast.shares, ...sharesOf(one, panel) })),
    )
    const plain = found.map((one) => apart(one.plain, one.forecast))
    const weighted = found.map((one) => apart(one.weighted, one.forecast))
    expect(mean(plain)).toBeLessThanOrEqual(0.02)
    expect(mean(weighted)).toBeLessThanOrEqual(0.02)
  })

  test('of people who were picked by what they answer stays as it is', () => {
    const one = shapes[0]![1]('zeppelins', 4)
    const found = foundOf({ categories: [] })
    const all = panels.flatMap(({ agents }) => agents)
    const decisions = decidePanel({ ...one, found }, all, reference)
    const yes = all.filter((_, at) => decisions[at]!.value === 'Yes').slice(0, SIZE)
    const again = decidePanel({ ...one, found }, yes, reference)
    expect(mean(again.map(({ value }) => (value === 'Yes' ? 1 : 0)))).toBeGreaterThan(0.95)
  })

  test('of one kind of people answers as that kind does, not as everybody', () => {
    const one = shapes[0]![1]('zeppelins', 4)
    const found = foundOf({ categories: [] })
    const old = panels.flatMap(({ agents }) => agents).filter(({ person }) => person.age >= 65)
    const yes = mean(decidePanel({ ...one, found }, old, reference).map(({ value }) => (value === 'Yes' ? 1 : 0)))
    expect(yes).toBeLessThan(0.45)
  })
})
