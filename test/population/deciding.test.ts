import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  decidePanel,
  type PanelAgent,
  type Reference,
  referenceOf,
} from '../../src/modules/answering/deciding/decide-panel.ts'
import type { Decision } from '../../src/modules/answering/deciding/decision.ts'
import type { Forecast } from '../../src/modules/answering/deciding/forecast.ts'
import { askKinds, type Reading } from '../../src/modules/answering/reading/reading.ts'
import { facetsOf } from '../../src/modules/knowledge/index.ts'
import type { Population } from '../../src/modules/population/index.ts'
import { cpuMs } from '../harness/cpu-time.ts'
import { fiveSteps, forecastOf, foundOf, ladder, options, readingOf, yesNo } from '../harness/deciding.ts'
import { testPopulation } from '../harness/population.ts'

/** How many panels of a dozen are compared with agents alone. */
const DOZENS = process.env.TEST_LONG === '1' ? 150 : 40

let population: Population
let reference: Reference
let thousand: PanelAgent[]

const agentOf = (index: number): PanelAgent => {
  const person = population.person(index)
  return { person, facets: facetsOf(person) }
}
/** Different people for every start: the positions of agents are random. */
const people = (start: number, size: number): PanelAgent[] =>
  Array.from({ length: size }, (_, at) => agentOf(start + at))

beforeAll(async () => {
  population = await testPopulation({})
  reference = referenceOf(population)
  thousand = people(20_000, 1000)
})

const decide = (
  reading: Partial<Reading>,
  forecast: Partial<Forecast>,
  panel: readonly PanelAgent[] = thousand,
  found = foundOf(),
): Decision[] => decidePanel({ reading: readingOf(reading), found, forecast: forecastOf(forecast) }, panel, reference)

const shareOf = (decisions: readonly Decision[], value: unknown): number =>
  decisions.filter((decision) => decision.value === value).length / decisions.length
const agreement = (one: readonly Decision[], other: readonly Decision[]): number =>
  one.filter(({ value }, at) => JSON.stringify(value) === JSON.stringify(other[at]!.value)).length / one.length
const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
const variance = (values: readonly number[]): number => mean(values.map((value) => (value - mean(values)) ** 2))
const logit = (share: number): number => Math.log(share / (1 - share))

const brands = options('Acme', 'Bolt', 'Crumb', 'None of these')
brands[3]!.role = 'none'
const choosing: Partial<Reading> = { ask: 'choice', options: brands, ordered: false }
const chosen: Partial<Forecast> = {
  shape: 'pick',
  shares: [0.45, 0.3, 0.15, 0.1],
  option_tilts: [{ income: { lt25k: 0.8 } }, {}, { age: { '18-29': 1 } }, {}],
}

describe('a panel answers as forecast', () => {
  test('on ladders of any length', () => {
    for (const shares of [
      [0.6, 0.4],
      [0.93, 0.07],
      [0.3, 0.25, 0.25, 0.13, 0.07],
      [0.05, 0.1, 0.15, 0.4, 0.3],
    ]) {
      const steps = ladder(...shares.map((_, at) => `step ${at}`))
      const decisions = decide({ options: steps }, { shares }, thousand)
      for (const [at, share] of shares.entries()) {
        expect(Math.abs(shareOf(decisions, `step ${at}`) - share)).toBeLessThan(0.035)
      }
    }
  })

  test('when one, several or an order is to be chosen', () => {
    const picked = decide(choosing, chosen)
    for (const [at, share] of chosen.shares!.entries()) {
      expect(Math.abs(shareOf(picked, brands[at]!.text) - share)).toBeLessThan(0.035)
    }
    const first = decide({ ...choosing, type: 'ranking' }, { ...chosen, shape: 'rank' }).map(({ value }) => ({
      value: (value as string[])[0]!,
    }))
    for (const [at, { text }] of brands.entries()) {
      const share = first.filter(({ value }) => value === text).length / 1000
      expect(Math.abs(share - chosen.shares![at]!)).toBeLessThan(0.035)
    }
    const shares = [0.6, 0.45, 0.25, 0.1]
    const several = decide(
      { ...choosing, type: 'multiple_choice', picks: { min: 1, max: 2 } },
      { ...chosen, shape: 'each', shares },
    )
    brands.forEach(({ text }, at) => {
      const ticked = several.filter(({ value }) => (value as string[]).includes(text)).length / 1000
      expect(Math.abs(ticked - shares[at]!)).toBeLessThan(0.06)
    })
  })

  test('with numbers: the zeros, the middle and the spread', () => {
    const numeric: Reading['numeric'] = {
      unit: 'count',
      word: null,
      currency: null,
      per: null,
      min: null,
      max: null,
      whole: true,
    }
    const values = decide(
      { type: 'numeric', options: [], numeric },
      { shape: 'number', shares: [], number: { zero: 0.2, median: 40, log_sd: 0.6 } },
    )
      .map(({ value }) => value as number)
      .sort((a, b) => a - b)
    expect(Math.abs(values.filter((value) => value === 0).length / 1000 - 0.2)).toBeLessThan(0.035)
    const body = values.filter((value) => value > 0)
    expect(body[body.length >> 1]).toBeGreaterThanOrEqual(35)
    expect(body[body.length >> 1]).toBeLessThanOrEqual(45)
    expect(Math.log(body[Math.floor(body.length * 0.84)]! / body[body.length >> 1]!)).toBeCloseTo(0.6, 0)
  })

  test('and groups differ from each other by their tilts', () => {
    const panel = people(30_000, 5000)
    const tilts: Forecast['tilts'] = { age: { '18-29': 0.8, '65+': -0.8 }, sex: { female: -0.3, male: 0.3 } }
    for (const [ask, attitudes] of [
      ['attitude', { religiosity: 0.35, social_conservatism: -0.2 }],
      ['use', {}],
    ] as const) {
      for (const share of [0.2, 0.5]) {
        const decisions = decide({ ask }, { shares: [1 - share, share], tilts, attitudes }, panel)
        const of = (keep: (agent: PanelAgent) => boolean): number =>
          logit(
            shareOf(
              decisions.filter((_, at) => keep(panel[at]!)),
              'Yes',
            ),
          )
        const ages = of(({ facets }) => facets.age === '18-29') - of(({ facets }) => facets.age === '65+')
        const sexes = of(({ facets }) => facets.sex === 'male') - of(({ facets }) => facets.sex === 'female')
        expect((ages + sexes) / (1.6 + 0.6)).toBeGreaterThan(0.8)
        expect((ages + sexes) / (1.6 + 0.6)).toBeLessThan(1.25)
      }
    }
  })

  test('closer than by independent draws: shares of a dozen vary by half as much or less', () => {
    const [together, alone]: [number[], number[]] = [[], []]
    for (let panel = 0; panel < DOZENS; panel++) {
      const dozen = people(40_000 + panel * 12, 12)
      together.push(shareOf(decide({}, {}, dozen), 'Yes'))
      alone.push(mean(dozen.map((agent) => shareOf(decide({}, {}, [agent]), 'Yes'))))
    }
    expect(variance(together)).toBeLessThan(variance(alone) / 2)
    expect(Math.abs(mean(together) - 0.4)).toBeLessThan(0.03)
  })
})

describe('an agent stays the same person', () => {
  test('asked again, in any order of the panel, it answers the same', () => {
    const first = decide({ options: fiveSteps }, { shares: [0.2, 0.2, 0.2, 0.2, 0.2] })
    expect(decide({ options: fiveSteps }, { shares: [0.2, 0.2, 0.2, 0.2, 0.2] })).toEqual(first)
    const turned = decide({ options: fiveSteps }, { shares: [0.2, 0.2, 0.2, 0.2, 0.2] }, thousand.toReversed())
    expect(turned.toReversed()).toEqual(first)
  })

  test('on another day it mostly answers the same, and not always', () => {
    const asked = { reading: readingOf(), found: foundOf(), forecast: forecastOf() }
    const same = agreement(decidePanel(asked, thousand, reference), decidePanel(asked, thousand, reference, 1))
    expect(same).toBeGreaterThan(0.75)
    expect(same).toBeLessThan(0.95)
  })

  test('asked in other words, nine in ten answer the same', () => {
    const vector = (turn: number): Float32Array =>
      Float32Array.from({ length: 384 }, (_, at) => (at === 0 ? Math.sqrt(1 - turn * turn) : at === 1 ? turn : 0))
    const [one, other] = [foundOf({ vector: vector(0) }), foundOf({ vector: vector(0.45) })]
    const five = { options: fiveSteps }
    for (const forecast of [{ shares: [0.3, 0.25, 0.25, 0.13, 0.07] }, { shares: [0.2, 0.2, 0.2, 0.2, 0.2] }]) {
      const first = decide(
        { ...five, ask: 'intent', canonical: 'would you buy a toaster with two slots' },
        forecast,
        thousand,
        one,
      )
      const second = decide(
        { ...five, ask: 'concept', canonical: 'would you consider buying a two slot toaster' },
        forecast,
        thousand,
        other,
      )
      expect(agreement(first, second)).toBeGreaterThan(0.9)
    }
  })

  test('the opposite question gets the opposite answer from 95 in 100', () => {
    for (const steps of [yesNo, fiveSteps]) {
      const shares = steps === yesNo ? [0.6, 0.4] : [0.2, 0.25, 0.2, 0.2, 0.15]
      const mirrored = steps.map((option, at) => ({ ...option, at: steps.at(-1 - at)!.at }))
      const asked = decide({ options: steps }, { shares })
      const opposite = decide({ options: mirrored, reversed: true }, { shares })
      const turned = opposite.map((decision) => {
        const place = steps.findIndex(({ text }) => text === decision.value)
        return { ...decision, value: steps.at(-1 - place)!.text }
      })
      expect(agreement(asked, turned)).toBeGreaterThan(0.95)
    }
  })

  test('on a scale that counts downwards it means the same', () => {
    const scale: Reading['scale'] = { min: 1, max: 5, step: 1, labels: [], descending: false, nps: false }
    const shares = [0.1, 0.2, 0.3, 0.25, 0.15]
    const up = decide({ type: 'scale', options: [], scale }, { shares })
    const down = decide({ type: 'scale', options: [], scale: { ...scale, descending: true } }, { shares })
    expect(up.map(({ value }) => value)).toEqual(down.map(({ value }) => 6 - (value as number)))
  })

  test('the order of the options changes nothing', () => {
    const order = [2, 0, 3, 1]
    const turned = { ...choosing, options: order.map((at) => brands[at]!) }
    const turnedForecast = {
      ...chosen,
      shares: order.map((at) => chosen.shares![at]!),
      option_tilts: order.map((at) => chosen.option_tilts![at]!),
    }
    for (const shape of ['pick', 'rank', 'each'] as const) {
      const [one, other] = [decide(choosing, { ...chosen, shape }), decide(turned, { ...turnedForecast, shape })]
      const sorted = (decisions: Decision[]): Decision[] =>
        shape === 'each' ? decisions.map((d) => ({ ...d, value: (d.value as string[]).toSorted() })) : decisions
      expect(agreement(sorted(one), sorted(other))).toBe(1)
    }
    expect(agreement(decide({ options: yesNo }, {}), decide({ options: yesNo.toReversed() }, {}))).toBe(1)
  })

  test('in a panel it seldom answers otherwise than alone', () => {
    const dozens = Array.from({ length: 20 }, (_, panel) => people(60_000 + panel * 12, 12))
    const together = dozens.flatMap((dozen) => decide({}, {}, dozen))
    const alone = dozens.flat().flatMap((agent) => decide({}, {}, [agent]))
    expect(agreement(together, alone)).toBeGreaterThan(0.88)
  })

  test('those who said yes say yes again when they are asked among themselves', () => {
    const again = [0, 1, 2, 3, 4].map((part) => {
      const panel = thousand.slice(part * 200, part * 200 + 200)
      const decisions = decide({}, {}, panel)
      const yes = panel.filter((_, at) => decisions[at]!.value === 'Yes')
      return shareOf(decide({}, {}, yes), 'Yes')
    })
    expect(mean(again)).toBeGreaterThan(0.9)
  })

  test('who uses a thing is settled, and answers about use agree with it and with each other', () => {
    const uses = decide({ ask: 'use', canonical: 'do you use a toaster' }, { shares: [0.62, 0.38] })
    const often = decide(
      {
        ask: 'frequency',
        canonical: 'how often do you use a toaster',
        options: ladder('Never', 'Monthly', 'Weekly', 'Daily'),
      },
      { shares: [0.6, 0.1, 0.2, 0.1] },
    )
    const likes = decide(
      { ask: 'satisfaction', options: fiveSteps },
      { shares: [0.1, 0.1, 0.2, 0.3, 0.3] },
      thousand.slice(0, 50),
    )
    const users = uses.map(({ user }) => user)
    expect(often.map(({ user }) => user)).toEqual(users)
    expect(likes.map(({ user }) => user)).toEqual(users.slice(0, 50))
    expect(Math.abs(users.filter(Boolean).length / 1000 - 0.4)).toBeLessThan(0.04)
    uses.forEach(({ value, user }, at) => {
      if (value === 'Yes') expect(often[at]!.value).not.toBe('Never')
      if (!user) expect(often[at]!.value).toBe('Never')
      if (!user) expect(value).toBe('No')
    })
  })

  test('users want more of it than others do', () => {
    const wants = decide({ ask: 'intent', canonical: 'would you buy another toaster' }, { shares: [0.7, 0.3] })
    const of = (user: boolean): number =>
      shareOf(
        wants.filter((decision) => decision.user === user),
        'Yes',
      )
    expect(of(true)).toBeGreaterThan(of(false) + 0.12)
  })
})

describe('prices', () => {
  const asked = (amount: number): [Partial<Reading>, Partial<Forecast>] => {
    // A demand curve as the forecast has it: the ladder moves down with the logarithm of the price.
    const moved = (share: number): number => 1 / (1 + Math.exp(-logit(share) - 1.3 * Math.log(amount / 40)))
    const ends = [0.3, 0.5, 0.75, 0.92].map(moved)
    return [
      {
        ask: 'intent',
        options: fiveSteps,
        text: `Would you buy it for $${amount}?`,
        price: { amount, currency: 'USD', per: null, text: `$${amount}` },
      },
      {
        shares: [...ends, 1].map((end, at) => end - (ends[at - 1] ?? 0)),
        price: { amount, usual: 40, ratio: amount / 40 },
      },
    ]
  }
  const stepOf = ({ value }: Decision): number => fiveSteps.findIndex(({ text }) => text === value)

  test('nobody wants a thing more because it costs more, and together they want it less', () => {
    const panel = thousand.slice(0, 200)
    const price = fc.integer({ min: 1, max: 400 })
    fc.assert(
      fc.property(price, price, (one, other) => {
        const [cheap, dear] = [
          decide(...asked(Math.min(one, other)), panel),
          decide(...asked(Math.max(one, other)), panel),
        ]
        expect(panel.filter((_, at) => stepOf(dear[at]!) > stepOf(cheap[at]!))).toHaveLength(0)
      }),
      { numRuns: 25 },
    )
    const buyers = [10, 20, 40, 80, 160].map(
      (amount) => decide(...asked(amount)).filter((decision) => stepOf(decision) > 2).length,
    )
    buyers.forEach((count, at) => {
      if (at > 0) expect(count).toBeLessThan(buyers[at - 1]!)
    })
  })

  test('who would buy is who would pay that much', () => {
    for (const amount of [7, 39.99, 120]) {
      for (const decision of decide(...asked(amount))) {
        expect(decision.reservation_price! >= amount).toBe(stepOf(decision) > 2)
      }
    }
  })

  test('low incomes are put off sooner', () => {
    const drop = (income: string): number => {
      const group = people(50_000, 4000).filter(({ facets }) => facets.income === income)
      const buyers = (amount: number): number =>
        mean(decide(...asked(amount), group).map((decision) => Number(stepOf(decision) > 2)))
      return logit(buyers(20)) - logit(buyers(120))
    }
    expect(drop('lt25k')).toBeGreaterThan(drop('100k+'))
  })

  test('a price that people name is one of many, heaped at round ones', () => {
    const numeric: Reading['numeric'] = {
      unit: 'money',
      word: 'dollars',
      currency: 'USD',
      per: null,
      min: 2,
      max: 60,
      whole: false,
    }
    const named = decide(
      { type: 'numeric', ask: 'price', options: [], numeric },
      { shape: 'number', shares: [], number: { zero: 0, median: 20, log_sd: 0.5 } },
      thousand.slice(0, 100),
    ).map(({ value }) => value as number)
    expect(new Set(named).size).toBeGreaterThanOrEqual(15)
    expect(named.filter((value) => value % 5 === 0).length).toBeGreaterThan(30)
    expect(Math.min(...named)).toBeGreaterThanOrEqual(2)
    expect(Math.max(...named)).toBeLessThanOrEqual(60)
  })
})

describe('whatever is asked', () => {
  const wild = fc.oneof(fc.double(), fc.constantFrom(0, 1, Number.NaN, Infinity, -1))
  const text = fc.string({ maxLength: 12, unit: 'binary' })

  test('every decision is whole: no error, nothing that is no number, limits kept', () => {
    const panel = people(100, 9)
    panel.push(agentOf(population.countries.find(({ code }) => code === 'DE')!.start))
    fc.assert(
      fc.property(
        fc.record({
          shape: fc.constantFrom('ladder', 'pick', 'each', 'rank', 'number'),
          ask: fc.constantFrom(...askKinds),
          texts: fc.array(text, { maxLength: 7 }),
          shares: fc.array(wild, { maxLength: 7 }),
          number: fc.option(fc.record({ zero: wild, median: wild, log_sd: wild })),
          tilt: wild,
          canonical: text,
          picks: fc.option(fc.record({ min: fc.integer(), max: fc.integer() })),
          scale: fc.option(
            fc.record({
              min: fc.integer({ min: -9, max: 9 }),
              max: fc.integer({ min: -9, max: 9 }),
              step: fc.constantFrom(1, 0, -1),
            }),
          ),
          open: fc.boolean(),
          ordered: fc.boolean(),
        }),
        ({ shape, ask, texts, shares, number, tilt, canonical, picks, scale, open, ordered }) => {
          const given = (ordered ? ladder : options)(...texts).map((option) => ({
            ...option,
            at: Number.isFinite(option.at) ? option.at : null,
          }))
          const decisions = decide(
            {
              ask,
              canonical,
              options: open ? [] : given,
              ordered,
              picks,
              type: open ? 'open' : 'single_choice',
              scale: scale && { ...scale, labels: [], descending: false, nps: false },
            },
            {
              shape,
              shares,
              number,
              tilts: { age: { '18-29': tilt } },
              attitudes: { religiosity: tilt, unknown: 1 },
              option_tilts: [{ sex: { male: tilt } }],
            },
            panel,
          )
          expect(decisions).toHaveLength(panel.length)
          for (const { value, stance, certainty, contributions, utilities } of decisions) {
            for (const figure of [stance, certainty, ...utilities, ...contributions.map(({ shift }) => shift)])
              expect(figure).not.toBeNaN()
            if (typeof value === 'number') expect(Number.isFinite(value)).toBe(true)
            if (typeof value === 'string') expect(texts).toContain(value)
            if (Array.isArray(value)) for (const one of value) expect(texts).toContain(one)
            if (Array.isArray(value)) expect(new Set(value).size).toBe(value.length)
            expect(Math.abs(stance)).toBeLessThanOrEqual(2)
            expect(certainty).toBeGreaterThanOrEqual(0)
            expect(certainty).toBeLessThanOrEqual(1)
            expect(contributions.length).toBeLessThanOrEqual(8)
          }
        },
      ),
      { numRuns: 150 },
    )
  })

  test('no more is ticked than may be, and nothing beside "none of these"', () => {
    for (const picks of [{ min: 1, max: 1 }, { min: 2, max: 2 }, { min: 1, max: 3 }, null]) {
      const shares = [0.6, 0.5, 0.4, 0.08]
      for (const { value } of decide(
        { ...choosing, type: 'multiple_choice', picks },
        { ...chosen, shape: 'each', shares },
      )) {
        const ticked = value as string[]
        if (ticked.includes('None of these')) expect(ticked).toHaveLength(1)
        else expect(ticked.length).toBeGreaterThanOrEqual(picks?.min ?? 1)
        expect(ticked.length).toBeLessThanOrEqual(picks?.max ?? 3)
      }
    }
  })

  test('some do not know where they may say so, the same people more often than others', () => {
    const steps = [...fiveSteps, { text: 'Not sure', key: 'not sure', role: 'dont_know' as const, at: null }]
    const forecast = { shares: [0.2, 0.2, 0.2, 0.2, 0.2], aside: [{ option: 5, share: 0.12 }] }
    const unsure = decide({ options: steps }, forecast)
    expect(Math.abs(shareOf(unsure, 'Not sure') - 0.12)).toBeLessThan(0.05)
    for (const decision of unsure) expect(decision.unsure).toBe(decision.value === 'Not sure')
    const elsewhere = decide(
      { options: steps, canonical: 'is bread good' },
      forecast,
      thousand,
      foundOf({ categories: [] }),
    )
    const both = unsure.filter((decision, at) => decision.unsure && elsewhere[at]!.unsure).length / 1000
    expect(both).toBeGreaterThan(0.12 * 0.12 * 1.5)
  })

  test('reasons are those that moved the answer, the largest first', () => {
    const tilts: Forecast['tilts'] = { income: { lt25k: -1.2 }, age: { '65+': -0.4 } }
    decide({}, { tilts, attitudes: {} }).forEach(({ contributions }, at) => {
      const { facets } = thousand[at]!
      const income = contributions.find(({ by }) => by === 'income')
      if (facets.income === 'lt25k') expect(income!.shift).toBeLessThan(-0.8)
      contributions.forEach(({ shift }, place) => {
        if (place > 0) expect(Math.abs(shift)).toBeLessThanOrEqual(Math.abs(contributions[place - 1]!.shift))
      })
    })
  })

  test('a thousand are through in a fifth of a second', () => {
    const times = [0, 1, 2, 3].map(() =>
      cpuMs(() => decide({ options: fiveSteps }, { shares: [0.2, 0.2, 0.2, 0.2, 0.2] })),
    )
    expect(Math.min(...times)).toBeLessThan(200)
  })
})
