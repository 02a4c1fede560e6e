import { readFile } from 'node:fs/promises'
import { beforeAll, expect, test } from 'vitest'
import { briefsDocument } from '../../scripts/brief-exam/document.ts'
import { EXAMINED, type ExamCase, examFile, readExam, unseenFile } from '../../scripts/brief-exam/exam.ts'
import { searchOver } from '../../scripts/brief-exam/open-search.ts'
import { type ExamScore, type Miss, type Reader, scoreBriefs } from '../../scripts/brief-exam/score-briefs.ts'
import type { Brief } from '../../src/modules/briefs/brief.ts'
import { readBrief } from '../../src/modules/briefs/read-brief.ts'
import type { AgentSearch } from '../../src/modules/filters/index.ts'
import { testPopulation } from '../harness/population.ts'

/** Every third brief of each exam; all of them with TEST_LONG=1. */
const LONG = process.env.TEST_LONG === '1'
const part = (cases: readonly ExamCase[]): ExamCase[] => cases.filter((_, at) => LONG || at % 3 === 0)

let search: AgentSearch
let exam: ExamCase[]
let score: ExamScore
let unseen: ExamScore

beforeAll(async () => {
  search = searchOver(await testPopulation({}))
  exam = part(await readExam(examFile))
  score = scoreBriefs(exam, search, EXAMINED, readBrief)
  unseen = scoreBriefs(part(await readExam(unseenFile)), search, EXAMINED, readBrief)
})

const told = ({ id, facet, text, expected, found }: Miss): string =>
  `${id} ${facet}: ${text}\n  expected ${expected}\n  found    ${found}`

const blank: Brief = {
  filters: {},
  quotas: [],
  screening: [],
  group_size: null,
  objective: null,
  questions: [],
  understood: [],
  assumed: [],
  ignored: [],
  missing: [],
  clarifying_questions: [],
  refusal: null,
}

/** The reading that a case expects. */
function perfect(one: ExamCase): Brief {
  return {
    ...blank,
    filters: one.filters ?? {},
    quotas: (one.quotas ?? []).map((quota) => ({ said: '', ...quota })),
    screening: (one.screening ?? []).map((stems) => ({ said: '', question: stems.join(' '), keep: 'Yes' })),
    group_size: one.group_size ?? null,
    objective: one.objective?.join(' ') ?? null,
    questions: one.questions ?? [],
    missing: one.missing ?? [],
    refusal: one.refusal === undefined ? null : { reason: one.refusal, message: '', said: null },
  }
}

const missesOf = (one: Partial<ExamCase>, brief: Partial<Brief>): string[] => {
  const whole: ExamCase = { id: 'x', kind: 'group', text: '', outcome: 'completed', ...one }
  return scoreBriefs([whole], search, EXAMINED, () => ({ ...blank, ...brief })).misses.map(({ facet }) => facet)
}

test('of all that the briefs of the exams say, at least 95 in 100 facets are read as they should be', () => {
  expect(exam.length).toBeGreaterThanOrEqual(LONG ? 150 : 50)
  for (const { right, counted, misses } of [score, unseen])
    expect(right / counted, misses.map(told).join('\n')).toBeGreaterThanOrEqual(0.95)
})

test('docs/briefs.md says what words mean, and names the misses that the exam finds today', async () => {
  const written = await readFile(new URL('../../docs/briefs.md', import.meta.url), 'utf8')
  const document = briefsDocument(score, unseen)
  if (LONG) return expect(document, 'run `npm run brief-exam`').toBe(written)
  const proseOf = (text: string) => text.split('## How often that works')[0]
  expect(proseOf(document), 'run `npm run brief-exam`').toBe(proseOf(written))
  const ids = new Set(exam.map(({ id }) => id))
  const named = [...written.matchAll(/^- `(\w+)`, (\w+):/gm)].filter(([, id]) => ids.has(id!))
  expect(score.misses.map(({ id, facet }) => [id, facet])).toEqual(named.map(([, id, facet]) => [id, facet]))
})

test('a reading that is exactly what the exam expects has no miss, and one that knows nothing misses nearly all', () => {
  const byText = new Map(exam.map((one) => [one.text, one]))
  const best: Reader = ({ texts }) => {
    const brief = perfect(byText.get(texts[0]!.text)!)
    return { ...brief, filters: inCountry(brief.filters) }
  }
  const scored = scoreBriefs(exam, search, EXAMINED, best)
  expect(scored.misses.map(told).join('\n')).toBe('')
  const { right, counted } = scoreBriefs(exam, search, EXAMINED, () => blank)
  expect(right / counted).toBeLessThan(0.25)
})

const inCountry = (filters: Record<string, unknown>): Record<string, unknown> =>
  /"(?:country|state|city|region)"/.test(JSON.stringify(filters)) ? filters : { country: 'United States', ...filters }

test('filters are compared by what they mean, not by how they are written', () => {
  const us = { country: 'United States' }
  const alike: [Record<string, unknown>, Record<string, unknown>][] = [
    [
      { marital_status: { none: ['married'] } },
      { marital_status: { any: ['never_married', 'divorced', 'widowed', 'separated'] } },
    ],
    [
      { sex: 'female', child_age: { min: 1, max: 3 } },
      { sex: 'female', is_parent: true, child_age: { min: 1, max: 3 } },
    ],
    [{ is_parent: true }, { num_children: { min: 1 } }],
    [{ age: { max: 29 } }, { age: { min: 18, max: 29 } }],
    [{ age: { min: 30, max: 49 } }, { all: [{ age: { min: 30 } }, { age: { max: 49 } }] }],
    [{ state: { any: ['Texas', 'Ohio'] } }, { any: [{ state: 'TX' }, { state: 'Ohio' }] }],
    [
      { health_conditions: { all: ['asthma', 'migraine'] } },
      { all: [{ health_conditions: 'migraine' }, { health_conditions: 'asthma' }] },
    ],
    [{}, { sex: { any: ['male', 'female'] } }],
  ]
  for (const [expected, found] of alike)
    expect(missesOf({ filters: expected }, { filters: { all: [found, us] } }), JSON.stringify(found)).toEqual([])
})

test('what is overlooked, made up or mistaken is a miss of its facet, and of whom it selects', () => {
  const us = { country: 'United States' }
  const of = (filters: Record<string, unknown>, found: Record<string, unknown>) =>
    missesOf({ filters }, { filters: { ...us, ...found } })
  expect(of({ age: { min: 40 } }, {})).toEqual(['age', 'whom'])
  expect(of({}, { sex: 'female' })).toEqual(['sex', 'whom'])
  expect(of({ state: 'Texas' }, { state: 'Ohio' })).toEqual(['place', 'whom'])
  expect(of({ country: 'Germany' }, {})).toEqual(['place', 'whom'])
  expect(
    of({ health_conditions: { all: ['asthma', 'migraine'] } }, { health_conditions: { any: ['asthma', 'migraine'] } }),
  ).toEqual(['health', 'whom'])
  expect(
    of(
      {
        any: [
          { sex: 'female', state: 'Texas' },
          { sex: 'male', state: 'Ohio' },
        ],
      },
      {
        any: [
          { sex: 'male', state: 'Texas' },
          { sex: 'female', state: 'Ohio' },
        ],
      },
    ),
  ).toEqual(['whom'])
  const here = { filters: us }
  expect(missesOf({ group_size: 20 }, here)).toEqual(['group_size'])
  expect(missesOf({}, { ...here, group_size: 12 })).toEqual(['group_size'])
  expect(
    missesOf(
      { quotas: [{ filters: { sex: 'male' }, share: 0.6 }] },
      { ...here, quotas: [{ said: '', filters: { sex: 'male' }, share: 0.5 }] },
    ),
  ).toEqual(['quotas'])
  expect(
    missesOf(
      { screening: [['hik']] },
      { ...here, screening: [{ said: '', question: 'Do you love skiing?', keep: 'Yes' }] },
    ),
  ).toEqual(['screening'])
  expect(
    missesOf(
      { kind: 'study', objective: ['meal'], not_objective: ['nurse'] },
      { ...here, objective: 'a meal for a nurse' },
    ),
  ).toEqual(['objective'])
  expect(missesOf({ questions: ['Why?'] }, here)).toEqual(['questions'])
  expect(missesOf({}, { ...here, missing: ['audience'] })).toEqual(['outcome'])
  expect(missesOf({ outcome: 'refused', refusal: 'minors' }, here)).toEqual(['outcome'])
  expect(
    missesOf(
      { outcome: 'refused', refusal: 'nobody' },
      { filters: { all: [{ age: { min: 60 } }, { age: { max: 30 } }] } },
    ),
  ).toEqual([])
  expect(missesOf({}, { filters: { state: 12 as unknown, sex: 'unheard of' } })).toEqual(['outcome'])
})
