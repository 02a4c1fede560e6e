import { readFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { lifeDigest } from '../../scripts/data/life-digest.ts'
import { createEmbeddedEngine, type Lived, openLives } from '../../src/modules/answering/index.ts'
import { loadKnowledge } from '../../src/modules/knowledge/index.ts'
import type { Person } from '../../src/modules/population/index.ts'
import { testFinder } from '../harness/finder.ts'
import { LONG } from '../harness/long.ts'
import { testPopulation } from '../harness/population.ts'

/** What is told of people's lives, and what they say when they are asked. */
interface Filed {
  digest: string
  things: {
    slug: string
    thing: string
    told?: { shares: Record<Lived['state'], number> }
    asked: Record<'now' | 'ever' | 'would', { text: string }>
  }[]
}
/** Asking takes a while: not of every thing, but where there is time. */
const EVERY = 3
const filed = JSON.parse(readFileSync(new URL('../../data/life/things.json', import.meta.url), 'utf8')) as Filed
const things = new Map(filed.things.filter(({ told }) => told !== undefined).map((thing) => [thing.slug, thing]))

const population = await testPopulation()
const knowledge = loadKnowledge()
const engine = createEmbeddedEngine({ population, knowledge, finder: testFinder() })
const lives = openLives(population)
afterAll(() => engine.close())

/** The nth of some who are spread over all countries. */
const somebody = (nth: number): Person => population.person((nth * 797 + 31) % population.size)

/** So few are each asked as if they were alone. */
const FEW = 4

async function statesOf(people: readonly Person[], { asked }: Filed['things'][number]): Promise<Lived['state'][]> {
  const panel = people.map((person) => ({ person }))
  const say = (question: string): Promise<boolean[]> =>
    Promise.all(panel.map(async (_, member) => (await engine.answer({ question, panel }, member)).value === 'Yes'))
  const [now, ever, would] = [await say(asked.now.text), await say(asked.ever.text), await say(asked.would.text)]
  return people.map((_, at) => (now[at] ? 'does' : ever[at] ? 'has_done' : would[at] ? 'would_like' : 'never'))
}

test('what is told of a life was made of the knowledge that there is: otherwise run `npm run data -- life`', () => {
  expect(filed.digest).toBe(lifeDigest(knowledge))
})

describe('a life', () => {
  test('every person says of every thing what is told of their life', { timeout: 600_000 }, async () => {
    const wrong: string[] = []
    let compared = 0
    for (const [nth, thing] of [...things.values()].entries()) {
      if (!LONG && nth % EVERY !== 0) continue
      const people = Array.from({ length: FEW }, (_, one) => somebody(nth * FEW + one))
      const said = await statesOf(people, thing)
      for (const [at, person] of people.entries()) {
        const told = (await lives.of(person)).find(({ slug }) => slug === thing.slug)
        if (told === undefined) continue
        compared += 1
        if (told.state !== said[at]) wrong.push(`${person.index}: ${told.sentence} But said: ${said[at]}`)
      }
    }
    expect(wrong).toEqual([])
    expect(compared).toBeGreaterThan(LONG ? 400 : 100)
  })

  test('is told by sixty to a hundred and twenty things, each once, with a sentence for what it is to them', async () => {
    for (let nth = 0; nth < 60; nth++) {
      const lived = await lives.of(somebody(nth))
      expect(lived.length).toBeGreaterThanOrEqual(60)
      expect(lived.length).toBeLessThanOrEqual(120)
      expect(new Set(lived.map(({ slug }) => slug)).size).toBe(lived.length)
      for (const { sentence, state } of lived) {
        if (state === 'never') expect(sentence).toMatch(/^Has never /)
        else if (state === 'would_like') expect(sentence).toMatch(/^Would like to /)
        else if (state === 'has_done') expect(sentence).toMatch(/^(?:Has|Used to) (?!never)/)
        else expect(sentence).toMatch(/^(?:Is \w+ing|\w+s) .*\.$|^[A-Z]\w+s\.$/)
      }
    }
  })

  test('is the same however often and after whomever it is told', async () => {
    const [one, other] = [somebody(3), somebody(4)]
    const before = await lives.of(one)
    await lives.of(other)
    expect(await lives.of(one)).toEqual(before)
    expect(await openLives(population).of(one)).toEqual(before)
  })

  test('has as many who do a thing as its record says', async () => {
    const US = population.countries.find(({ code }) => code === 'US')!
    const people = Array.from({ length: 500 }, (_, at) => population.person(US.start + at * Math.floor(US.size / 500)))
    const told = await Promise.all(people.map((person) => lives.of(person)))
    for (const { slug, told: { shares } = { shares: null } } of things.values()) {
      if (shares === null || shares.does > 0.5 || shares.does < 0.02) continue
      const found = told.filter((life) => life.some((one) => one.slug === slug && one.state === 'does')).length / 500
      expect(Math.abs(found - shares.does), slug).toBeLessThan(0.09)
    }
  })

  test('speaks of nothing that is another thing where somebody lives', async () => {
    const { start, size } = population.countries.find(({ code }) => code === 'JP')!
    for (let at = 0; at < Math.min(size, 40); at++) {
      const slugs = (await lives.of(population.person(start + at))).map(({ slug }) => slug)
      for (const slug of ['travel_to_japan', 'have_a_401_k_account', 'host_thanksgiving_dinner'])
        expect(slugs).not.toContain(slug)
    }
  })

  test('is told within twenty milliseconds of computing, once the first has been', async () => {
    await lives.of(somebody(0))
    const before = process.cpuUsage()
    for (let nth = 0; nth < 50; nth++) await lives.of(somebody(nth))
    expect(process.cpuUsage(before).user / 50_000).toBeLessThan(20)
  })
})
