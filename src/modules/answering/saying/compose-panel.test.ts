import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { testPopulation } from '../../../../test/harness/population.ts'
import { examples as all, type Example, speakingsOn } from '../../../../test/harness/speakings.ts'
import { type Knowledge, loadKnowledge } from '../../knowledge/index.ts'
import type { Population } from '../../population/index.ts'
import type { AnswerLength } from '../reading/reading.ts'
import { composePanel } from './compose-panel.ts'
import { plainAnswers } from './plain.ts'

/** Every third question; all of them with TEST_LONG=1. */
const examples = all.filter((_, at) => process.env.TEST_LONG === '1' || at % 3 === 0)

let population: Population
let knowledge: Knowledge

beforeAll(async () => {
  population = await testPopulation()
  knowledge = loadKnowledge()
})

const at = (example: Example, length: AnswerLength | null): Example => ({
  ...example,
  reading: { ...example.reading, length },
})

/** Written apart from the code under test: a sentence ends with a mark, and the next begins with a capital. */
const sentences = (text: string) => text.split(/(?<=[.!?])\s+(?=[A-Z0-9$"])/)
const folded = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9$]+/g, ' ')
    .trim()

/** What no text may contain, whatever was put into it. */
const BROKEN =
  /undefined|\bnull\b|\{|\}|\[|\]| {2}|\s[,.;?!]|,,|\.\.|[?!]\.|,\.|\ba (?=[aeio](?!ne\b)[a-z])|\ban (?=[bcdfgjklmnpqrstvwz][a-z])|\b(the|a|an|to|of|on|is|and|for|so) \1\b/i

describe('composePanel', () => {
  it('lets nobody repeat what was found for the matter within a hundred agents', () => {
    for (const example of examples) {
      const said = new Map<string, string>()
      const speakings = speakingsOn(example, population, knowledge, 100)
      for (const [place, { text, kind }] of composePanel(speakings).entries()) {
        if (kind !== 'said') continue
        // The value itself may be said in the same few words by many.
        const plain = new Set(plainAnswers(speakings[place]!, 40).map((one) => folded(one.text)))
        for (const sentence of new Set(sentences(text).map(folded))) {
          if (plain.has(sentence)) continue
          expect(said.get(sentence), `${example.reading.text}: ${text}`).toBeUndefined()
          said.set(sentence, text)
        }
      }
    }
  })

  it('says a closed answer in few words, and adds one sentence or two', () => {
    for (const example of examples.filter(({ reading }) => reading.type !== 'open' && reading.length === null)) {
      for (const { text, kind } of composePanel(speakingsOn(example, population, knowledge, 60))) {
        if (kind === 'plain') expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(16)
        expect(sentences(text).length, text).toBeLessThanOrEqual(5)
      }
    }
  })

  it('writes whole, unbroken sentences', () => {
    for (const example of examples) {
      for (const length of [null, 'short', 'detailed'] as const) {
        for (const { text } of composePanel(speakingsOn(at(example, length), population, knowledge, 60))) {
          expect(text, example.reading.text).not.toMatch(BROKEN)
          for (const sentence of sentences(text)) expect(sentence).toMatch(/^["$A-Z0-9].*[.?!]$/s)
        }
      }
    }
  })

  it('keeps to the length that was asked for', () => {
    for (const example of examples) {
      for (const { text } of composePanel(speakingsOn(at(example, 'short'), population, knowledge, 40))) {
        expect(sentences(text).length, text).toBeLessThanOrEqual(/\? [A-Z]|^\S+\. /.test(text) ? 2 : 1)
        expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(25)
      }
      for (const { text } of composePanel(speakingsOn(at(example, 'medium'), population, knowledge, 40))) {
        expect(sentences(text).length, text).toBeLessThanOrEqual(3)
      }
      for (const { text } of composePanel(speakingsOn(at(example, 'detailed'), population, knowledge, 40))) {
        expect(sentences(text).length, text).toBeLessThanOrEqual(9)
      }
    }
  })

  it('says the same to the same panel, in whatever order it is listed', () => {
    for (const example of examples.slice(0, 6)) {
      const panel = speakingsOn(example, population, knowledge, 40)
      const texts = composePanel(panel)
      expect(composePanel(panel)).toEqual(texts)
      expect(composePanel([...panel].reverse()).reverse()).toEqual(texts)
    }
  })

  it('never says again what the agent said before', () => {
    for (const example of examples) {
      const panel = speakingsOn(example, population, knowledge, 20)
      const before = composePanel(panel)
      const again = composePanel(
        panel.map((speaking, place) => ({
          ...speaking,
          earlier: [{ question: speaking.reading.text, reply: before[place]!.text }],
        })),
      )
      again.forEach(({ text, kind }, place) => {
        if (kind !== 'said' || before[place]!.kind !== 'said') return
        const plain = new Set(plainAnswers(panel[place]!, 40).map((one) => folded(one.text)))
        const old = new Set(sentences(before[place]!.text).map(folded))
        for (const one of sentences(text).map(folded)) if (!plain.has(one)) expect(old.has(one), text).toBe(false)
      })
    }
  })

  it('goes through further questions of the same breath', () => {
    const panel = speakingsOn(all[1]!, population, knowledge, 30)
    const second = speakingsOn(all[13]!, population, knowledge, 30)
    const alone = composePanel(panel)
    const both = composePanel(panel, [second])
    for (const [place, { text }] of both.entries()) {
      expect(sentences(text).length).toBeGreaterThanOrEqual(2)
      expect(text).not.toMatch(BROKEN)
      expect(text).not.toBe(alone[place]!.text)
    }
  })

  it('survives any option texts, subjects and claims', () => {
    const panel = speakingsOn(all[0]!, population, knowledge, 3)
    const strange = fc.oneof(
      fc.string({ maxLength: 60, unit: 'grapheme' }),
      fc.constantFrom('', ' ', '🙂', 'שלום', 'x'.repeat(2000), '\u0000\u200b', '{yes}'),
    )
    fc.assert(
      fc.property(strange, strange, strange, fc.boolean(), (option, phrase, claim, ordered) => {
        const options = [option, option, `${option}!`].map((text, place) => ({
          text,
          key: text.toLowerCase(),
          role: 'answer' as const,
          at: ordered ? place - 1 : null,
        }))
        const reading = {
          ...panel[0]!.reading,
          ordered,
          options,
          subject: { phrase, head: phrase, plural: true, names: [] },
          claim: { yes: claim, no: claim, about_self: false },
        }
        const texts = composePanel(
          panel.map((one) => ({ ...one, reading, decision: { ...one.decision, value: option } })),
        )
        expect(texts).toHaveLength(3)
        for (const text of texts) expect(text.text.length).toBeGreaterThan(0)
      }),
      { numRuns: 150 },
    )
  })

  it('answers an empty panel with nothing', () => {
    expect(composePanel([])).toEqual([])
  })
})
