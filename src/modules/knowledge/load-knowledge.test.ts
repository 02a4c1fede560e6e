import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { cpuMs } from '../../../test/harness/cpu-time.ts'
import { allVoices } from '../../../test/harness/voices.ts'
import type { Knowledge } from './knowledge.ts'
import { categorySchema, knownQuestionSchema, voiceSchema } from './knowledge-schema.ts'
import { loadKnowledge } from './load-knowledge.ts'

const knowledge = loadKnowledge()
const voices = allVoices()
const measured = knowledge.questions.filter(({ source }) => source !== null)
const key = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
const repeated = (texts: readonly string[]): string[] => texts.filter((text, at) => texts.indexOf(text, at + 1) > 0)
const problemsOf = (schema: typeof categorySchema | typeof knownQuestionSchema | typeof voiceSchema, rows: unknown[]) =>
  rows.flatMap((row) => {
    const { error } = schema.safeParse(row)
    return error === undefined ? [] : [{ row, issues: error.issues }]
  })

describe('what is known', () => {
  test('every category, question and voice has the shape and the levels that the engine relies on', () => {
    expect(problemsOf(categorySchema, [...knowledge.categories.values()])).toEqual([])
    expect(problemsOf(knownQuestionSchema, [...knowledge.questions])).toEqual([])
    expect(problemsOf(voiceSchema, voices)).toEqual([])
  })

  test('shares are a distribution', () => {
    const off = knowledge.questions.filter(
      ({ shares }) => Math.abs(shares.reduce((sum, own) => sum + own, 0) - 1) > 5e-4,
    )
    expect(off.map(({ id }) => id)).toEqual([])
  })

  test('nothing is said twice, and no question has the name of another', () => {
    expect(repeated(voices.map(({ say }) => key(say)))).toEqual([])
    const ids = knowledge.questions.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('questions speak of categories that exist', () => {
    const unknown = knowledge.questions
      .flatMap(({ categories }) => categories)
      .filter((slug) => !knowledge.categories.has(slug))
    expect(unknown).toEqual([])
  })

  test('there is something to say about every category, for it and against it', () => {
    const lacking = [...knowledge.categories.keys()].filter((slug) => {
      const own = voices.filter(({ category }) => category === slug)
      return !own.some(({ stance }) => stance === 'for') || !own.some(({ stance }) => stance === 'against')
    })
    expect(lacking).toEqual([])
  })
})

describe('measured questions', () => {
  test('come first, and name their survey and family', () => {
    expect(measured).toHaveLength(627)
    expect(knowledge.questions.slice(0, 627).filter(({ source }) => source === null)).toEqual([])
    expect(measured.filter(({ family, confidence }) => family === null || confidence !== 1)).toEqual([])
  })

  test('tilt both ways: a shift of everybody would change the shares', () => {
    const oneSided = measured.flatMap(({ id, tilts, option_tilts }) =>
      [tilts, ...Object.values(option_tilts)].flatMap((own) =>
        Object.entries(own)
          .filter(
            ([, shifts]) =>
              Object.values(shifts).every((shift) => shift > 0) || Object.values(shifts).every((shift) => shift < 0),
          )
          .map(([attribute]) => `${id} ${attribute}`),
      ),
    )
    expect(oneSided).toEqual([])
  })

  test('have the differences that everybody knows of, in the right direction', () => {
    const of = (id: string) => measured.find((question) => question.id === id)!
    // Last options: "No" to Instagram, "Never" to bars, "No" to stocks, "Not too happy".
    expect(of('anes20.V202541c').tilts.age!['18-29']).toBeLessThan(-0.8)
    expect(of('gss1618.socbar').tilts.age!['65+']).toBeGreaterThan(0.4)
    expect(of('anes20.V201606').tilts.income!['100k+']).toBeLessThan(-0.4)
    expect(of('gss1618.happy').attitudes.life_satisfaction).toBeLessThan(-0.4)
  })
})

describe('loading', () => {
  test('takes a moment once, and none after that', () => {
    const again = () => loadKnowledge(path.join(import.meta.dirname, '../../../data/knowledge/.'))
    const took = cpuMs(again)
    expect(loadKnowledge() === knowledge).toBe(true)
    expect(again().version).toBe(knowledge.version)
    // About 80 ms where nothing else runs.
    expect(took).toBeLessThan(1500)
  })

  test('gives another version when a word changes', () => {
    expect(withVoice('I like it').version).not.toBe(withVoice('I like it a lot').version)
    expect(withVoice('I like it').version).toBe(withVoice('I like it').version)
  })

  test('gives another version when a figure of another country changes, and does without any', () => {
    const line = { country: 'DE', price_level: 0.9, categories: {}, confidence: 0.5, source: null }
    const one = withVoice('', `${JSON.stringify(line)}\n`)
    const other = withVoice('', `${JSON.stringify({ ...line, price_level: 0.91 })}\n`)
    expect(one.version).not.toBe(other.version)
    expect(one.countryOf('DE')).toEqual(line)
    expect(one.countryOf('US')).toBeUndefined()
    expect(withVoice('').countryOf('DE')).toBeUndefined()
  })

  test('does without measured questions, and with empty files', () => {
    expect(withVoice('').questions).toEqual([])
  })
})

function withVoice(say: string, countries?: string): Knowledge {
  const folder = mkdtempSync(path.join(tmpdir(), 'populace-knowledge-'))
  const voice = { category: 'tea', say, stance: 'for', user: true, who: {}, register: 'plain' }
  for (const kind of ['categories', 'questions', 'voices']) {
    mkdirSync(path.join(folder, kind))
    writeFileSync(
      path.join(folder, kind, 'drinks.jsonl'),
      kind === 'voices' && say !== '' ? `${JSON.stringify(voice)}\n` : '',
    )
  }
  if (countries !== undefined) writeFileSync(path.join(folder, 'countries.jsonl'), countries)
  return loadKnowledge(folder)
}
