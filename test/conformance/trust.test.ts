import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Service, startService } from '../harness/service.ts'

/** What anybody may know of how the panel was measured, held against the documents of the same run. */
let service: Service
beforeAll(async () => {
  service = await startService()
})
afterAll(() => service.close())

const documentAt = (name: string): string => readFileSync(new URL(`../../docs/${name}.md`, import.meta.url), 'utf8')
const read = async (path: string) => {
  const { status, body } = await service.request('GET', path)
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const rowOf = (document: string, first: string): string[] =>
  document
    .split('\n')
    .find((line) => line.startsWith(`| ${first} |`))!
    .split('|')
    .map((cell) => cell.trim())
    .slice(2, -1)

interface Row {
  name: string
  questions: number
  tv: number
  tv_interval: [number, number]
  held: number
  width: number
}
/** Numbers in the cells of a document: rounded once more than those of the service, they may differ by one in the last place. */
const numbersIn = (cells: readonly string[]): number[] =>
  cells.flatMap((cell) => cell.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
function expectSame(told: readonly number[], found: readonly number[], units: readonly number[], what: string) {
  expect(told, what).toHaveLength(found.length)
  for (const [at, value] of told.entries()) {
    expect(Math.abs(value - found[at]!), `${what}: ${told} against ${found}`).toBeLessThanOrEqual(units[at]! * 1.01)
  }
}

describe('GET /v1/fidelity', () => {
  const document = documentAt('fidelity')

  test('needs no key, and says what the report of the same run says', async () => {
    const body = await read('/v1/fidelity')
    const { knowledge, questions, surveys, families, estimates } = body
    expect(document).toContain(`Knowledge ${knowledge}.`)
    expect(document).toContain(`${questions} questions of ${surveys} real US surveys\n(${families} families`)
    expect(document).toContain(`${estimates.toLocaleString('en-US')} further`)
    for (const row of [...body.against, ...body.near, ...body.confidence] as Row[]) {
      const name = row.name === 'the engine' ? '**the engine**' : row.name
      const cells = rowOf(document, name)
      const found = [row.questions, row.tv, ...row.tv_interval, row.width, 100 * row.held]
      expectSame(
        numbersIn([cells[0]!, cells[1]!.replace('(', ' '), cells.at(-1)!]),
        found,
        [0, 1e-3, 1e-3, 1e-3, 1, 1],
        name,
      )
    }
    for (const { what, goal, value, met } of body.goals) {
      const [aim, shown, verdict] = rowOf(document, what)
      expect([aim, verdict]).toEqual([goal, met ? 'met' : 'missed'])
      // Both are rounded, to different digits: 0.0295 may stand there as 0.030.
      expectSame([Number(shown)], [value], [value < 0.2 ? 1e-3 : 1e-2], what)
    }
    const known = rowOf(document, 'the question itself is known')
    expect(body.groups[0]).toMatchObject({ question_known: true, compared: Number(known[0]) })
    expect(body.groups[0].slope_corrected.toFixed(2)).toBe(known[4])
    expect(rowOf(document, 'the same question in other words')[0]).toBe(
      `${Math.round(100 * body.stability.paraphrase)} %`,
    )
  })

  test('has a point for every share of every question, and as many within their intervals as it says', async () => {
    const { points, against } = await read('/v1/fidelity')
    const { questions, total } = await read('/v1/fidelity/questions?limit=100')
    const shares = (questions as { options: unknown[] }[]).flatMap(({ options }) => options)
    expect(points.length).toBeGreaterThan(shares.length)
    expect(total).toBe(against.find(({ name }: Row) => name === 'the engine').questions)
    const held = points.filter(([people, forecast, width]: number[]) => Math.abs(people! - forecast!) <= width! * 10)
    // The report averages by question, this by share.
    expect(held.length / points.length).toBeGreaterThan(0.75)
    expect(held.length / points.length).toBeLessThan(0.9)
  })
})

describe('GET /v1/fidelity/questions', () => {
  test('lists the worst first, as the report does, with shares that add up', async () => {
    const { questions, total } = await read('/v1/fidelity/questions?limit=25')
    const worst = documentAt('fidelity').split('## The worst 25')[1]!
    for (const { id, tv, options } of questions) {
      expect(worst, id).toContain(`| \`${id}\` |`)
      expect(worst).toContain(`| ${tv.toFixed(2)} |`)
      const sum = (of: 'people' | 'forecast') =>
        options.reduce((total: number, option: Record<string, number>) => total + option[of]!, 0)
      expect(sum('people')).toBeCloseTo(1, 2)
      expect(sum('forecast')).toBeCloseTo(1, 2)
    }
    expect(total).toBe(627)
  })

  test('finds by words, topic and confidence, and turns the order round', async () => {
    const all = await read('/v1/fidelity/questions?limit=1&order=best')
    const worst = await read('/v1/fidelity/questions?limit=1&offset=626')
    expect(all.questions).toEqual(worst.questions)
    const found = await read('/v1/fidelity/questions?q=FAMILY%20pet')
    expect(found.questions.map(({ id }: { id: string }) => id)).toContain('gss1618.petfam')
    const { topic, confidence } = found.questions[0]
    const narrowed = await read(`/v1/fidelity/questions?topic=${topic}&confidence=${confidence}`)
    expect(narrowed.total).toBeGreaterThan(0)
    expect(narrowed.total).toBeLessThan(627)
    expect((await read('/v1/fidelity/questions?q=zzzz')).total).toBe(0)
    expect((await service.request('GET', '/v1/fidelity/questions?order=random')).status).toBe(400)
  })
})

describe('GET /v1/calibration', () => {
  test('says what the report of the same run says', async () => {
    const body = await read('/v1/calibration')
    const document = documentAt('calibration')
    const { version, digest, seed, size, us_adults } = body.population
    expect(document).toContain(
      `${size} agents: ${us_adults} US adults and ${body.population.of_each_further_country} of each of ${body.population.further_countries} further countries. Population \`${version}\`, seed \`${seed}\`, digest \`${digest}\`. Made ${body.made}`,
    )
    for (const { title, figures, within, met } of body.sections) {
      const [, count, holding, , verdict] = rowOf(document, title)
      expect([count, holding, verdict], title).toEqual([
        String(figures),
        `${within} (${((within / figures) * 100).toFixed(1)} %)`,
        met ? 'met' : '**missed**',
      ])
    }
    for (const { table, cell, source, agents } of body.margins) {
      const line = document.split('\n').find((one) => one.startsWith(`| ${table} | ${cell} |`))!
      const [, , , told, of] = line.split('|')
      expectSame([Number(told), Number(of)], [source, agents], [0.01, 0.01], line)
    }
    const years = body.pyramid as { men: number; women: number }[]
    expect(years.reduce((sum, { men, women }) => sum + men + women, 0)).toBe(us_adults)
    expect(body.joints).toHaveLength(body.sections.find(({ name }: Row) => name === 'joints').figures)
  })

  test('says when this installation runs on another population than the measured one', async () => {
    expect((await read('/v1/calibration')).in_use).toBe(false)
  })
})
