import { execFile } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { cpuMs } from '../../../../test/harness/cpu-time.ts'
import { loadKnowledge } from '../../knowledge/index.ts'
import { readQuestion } from '../reading/read-question.ts'
import { catalogueOf } from './catalogue.ts'
import { openFinder } from './finder.ts'
import { openLookUp } from './look-up.ts'

const knowledge = loadKnowledge()
const finder = openFinder(knowledge)
afterAll(() => finder.close())

test('finds by meaning: category, known question, and a vector', async () => {
  expect(await finder.ready).toBe('embedding')
  const found = await finder.find(readQuestion('Would you pay $7 for an oat-milk latte at the airport?'))
  expect(found.by).toBe('embedding')
  expect(found.categories[0]?.category.slug).toBe('coffee_shops')
  expect(found.categories.map(({ category }) => category.slug)).toEqual(
    expect.arrayContaining(['plant_milk', 'airports']),
  )
  expect(found.categories.length).toBeLessThanOrEqual(4)
  expect(found.known).toHaveLength(16)
  expect(found.vector?.reduce((sum, value) => sum + value * value, 0)).toBeCloseTo(1, 4)
  const similarities = found.known.map(({ similarity }) => similarity)
  expect(similarities).toEqual([...similarities].sort((a, b) => b - a))
})

test('a known question, asked as it stands, is found as itself', async () => {
  for (const position of [100, 2000, 8000]) {
    const { text, options } = knowledge.questions[position]!
    const { known } = await finder.find(readQuestion(text, { options }))
    expect(known[0]?.question.text).toBe(text)
    expect(known[0]?.similarity).toBeGreaterThan(0.97)
  }
})

test('the price in a question changes nothing of what it is about', async () => {
  const [cheap, dear] = await Promise.all(
    ['$3', '$300'].map((price) => finder.find(readQuestion(`Would you buy a toaster for ${price}?`))),
  )
  expect(cheap!.known).toEqual(dear!.known)
  expect(cheap!.vector).toEqual(dear!.vector)
})

test('what is about nothing in the base gets no category that is sure', async () => {
  for (const ask of ['Is free will an illusion?', 'Would you buy a Zorblax?', '', '🦑🦑🦑', '؟؟؟']) {
    const { categories } = await finder.find(readQuestion(ask))
    expect(
      categories.filter(({ score }) => score >= 0.35),
      ask,
    ).toEqual([])
  }
})

test('the same question is looked up once', async () => {
  const reading = readQuestion('Do you own a canoe?')
  expect(await finder.find(reading)).toBe(await finder.find(reading))
})

test.each([
  ['the weights are not installed', { weights: '@lat.md/no-such-package' }],
  ['the vectors are missing', { vectors: pathToFileURL(path.join(tmpdir(), 'no-such-folder/')) }],
  ['the vectors are broken', { vectors: brokenVectors() }],
])('where %s, questions are found by their words, and that is said once', async (_, options) => {
  const reasons: string[] = []
  const lexical = openFinder(knowledge, { ...options, onFallback: (reason) => reasons.push(reason) })
  expect(await lexical.ready).toBe('lexical')
  const found = await lexical.find(readQuestion('Is a hearing aid worth the money?'))
  expect(found.by).toBe('lexical')
  expect(found.vector).toBeNull()
  expect(found.categories[0]?.category.slug).toBe('hearing_aids')
  expect(reasons).toHaveLength(1)
  await lexical.close()
})

test('a finder that was closed still answers, by words', async () => {
  const closed = openFinder(knowledge)
  const waiting = closed.find(readQuestion('Do you use a meal kit?'))
  await closed.close()
  expect((await waiting).categories[0]?.category.slug).toBe('meal_kits')
  expect((await closed.find(readQuestion('Do you use a robot vacuum?'))).by).toBe('lexical')
  expect(await closed.ready).toBe('lexical')
})

test('the thread does not keep a process alive that has nothing else to do', { timeout: 120_000 }, async () => {
  const script = path.join(mkdtempSync(path.join(tmpdir(), 'populace-finder-')), 'open.mjs')
  writeFileSync(
    script,
    `import { openFinder } from ${JSON.stringify(new URL('./finder.ts', import.meta.url).href)}
    import { loadKnowledge } from ${JSON.stringify(new URL('../../knowledge/index.ts', import.meta.url).href)}
    console.log(await openFinder(loadKnowledge()).ready)`,
  )
  const { stdout } = await promisify(execFile)(process.execPath, [script], { timeout: 110_000 })
  expect(stdout).toBe('embedding\n')
})

test('no text makes looking it up throw or take long', () => {
  const RUNS = process.env.TEST_LONG === '1' ? 200 : 60
  const lookUp = openLookUp(catalogueOf(knowledge), null)
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 2000 }),
    fc
      .array(fc.constantFrom('coffee', 'matress', '$7', '-', "'", 'will', '🙂', 'ß', '\u202e', '\u0000'))
      .map((words) => words.join(' ')),
  )
  const took = cpuMs(() => {
    fc.assert(
      fc.property(text, (asked) => {
        const { categories } = lookUp({ text: asked, canonical: asked, shown: null })
        for (const { score } of categories) expect(score > 0 && score <= 1).toBe(true)
      }),
      { numRuns: RUNS },
    )
    lookUp({ text: 'qzjxk '.repeat(700), canonical: 'coffee '.repeat(600), shown: null })
  })
  expect(took / RUNS).toBeLessThan(50)
})

function brokenVectors(): URL {
  const folder = mkdtempSync(path.join(tmpdir(), 'populace-vectors-'))
  writeFileSync(path.join(folder, 'vectors.json'), '{"dimensions":384,"questions":{"a":"b c"},"categories":{}}')
  writeFileSync(path.join(folder, 'vectors.bin'), 'short')
  return pathToFileURL(`${folder}/`)
}
