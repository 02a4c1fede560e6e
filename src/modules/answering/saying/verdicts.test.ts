import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { testPopulation } from '../../../../test/harness/population.ts'
import { examples, speakingsOn } from '../../../../test/harness/speakings.ts'
import { type Knowledge, loadKnowledge } from '../../knowledge/index.ts'
import type { Population } from '../../population/index.ts'
import type { Speaking } from './speaking.ts'
import { verdictsOf } from './verdicts.ts'

let population: Population
let knowledge: Knowledge

beforeAll(async () => {
  population = await testPopulation()
  knowledge = loadKnowledge()
})

/** A small reader of its own: it knows nothing of the patterns, only which words deny. */
const DENIES =
  /\b(?:no|not|nope|nah|never|none|zero|nothing|neither|disagree\w*|unlikely|against|oppos\w+|false|wrong|nonsense|pass|doubt\w*|unsure)\b|n't\b|\bdis\w+ed\b|\bun(?:comfortable|satisfied|happy)\b/i

/** What is left of a text when the question's own words are taken out of it. */
function ownWords(text: string, speaking: Speaking): string {
  const { claim, subject } = speaking.reading
  const taken = [claim?.yes, claim?.no, subject?.phrase].filter((one): one is string => one !== undefined)
  return taken.reduce((left, words) => left.replace(new RegExp(literally(words), 'gi'), ' '), text)
}

const literally = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** -1, 0 or 1: which way a closed answer goes by its option's own words. */
function poleOf(value: string): number {
  const key = value.toLowerCase()
  if (/^(?:yes|true|definitely|probably|strongly agree|somewhat agree|agree)$/.test(key)) return 1
  if (/neither|neutral|might or|maybe|not sure/.test(key)) return 0
  if (/^(?:no|false)$|\bnot\b|\bdis|\bun|oppose|never|none/.test(key)) return -1
  return 1
}

const polar = examples.filter(({ reading }) =>
  reading.options.some((option) =>
    /^(?:yes|no)$|agree|likely|definitely|support|worried|satisfied|interested|annoyed|comfortable|true/i.test(
      option.text,
    ),
  ),
)

describe('verdicts', () => {
  it('never deny what was affirmed, nor affirm what was denied', () => {
    let checked = 0
    for (const example of polar) {
      for (const speaking of speakingsOn(example, population, knowledge, 120)) {
        const value = speaking.decision.value as string
        const pole = poleOf(value)
        if (pole === 0) continue
        for (const verdict of verdictsOf(speaking)) {
          const denies = DENIES.test(ownWords(verdict.text, speaking)) || (pole < 0 && saysNo(verdict.text, speaking))
          expect(denies, `${value}: ${verdict.text}`).toBe(pole < 0)
          checked += 1
        }
      }
    }
    expect(checked).toBeGreaterThan(5000)
  })

  it('state the number that was decided, and no other', () => {
    for (const example of examples.filter(({ reading }) => reading.type === 'numeric' || reading.type === 'scale')) {
      for (const speaking of speakingsOn(example, population, knowledge, 60)) {
        const value = speaking.decision.value as number
        for (const { text } of verdictsOf(speaking)) {
          expect(numbersIn(text, speaking), `${value}: ${text}`).toEqual([value])
        }
      }
    }
  })

  it('name every option that was chosen, up to four, and nothing that was not', () => {
    for (const example of examples.filter(({ reading }) => reading.type === 'multiple_choice')) {
      for (const speaking of speakingsOn(example, population, knowledge, 60)) {
        const chosen = speaking.decision.value as string[]
        for (const { text } of verdictsOf(speaking)) {
          const low = text.toLowerCase()
          for (const option of speaking.reading.options) {
            if (option.role !== 'answer') continue
            const named = low.includes(option.text.toLowerCase())
            if (!chosen.includes(option.text)) expect(named, text).toBe(false)
            else if (chosen.length <= 4) expect(named, `${option.text}: ${text}`).toBe(true)
          }
        }
      }
    }
  })

  it('are whole sentences whatever strange words a question has', () => {
    const speaking = speakingsOn(examples[0]!, population, knowledge, 1)[0]!
    const strange = fc.oneof(
      fc.string({ maxLength: 40, unit: 'grapheme' }),
      fc.constantFrom('', '  ', '🙂🙂', 'A)', '((', 'שלום', '..', '{yes}', '[a|b]'),
    )
    fc.assert(
      fc.property(
        fc.array(strange, { minLength: 1, maxLength: 6 }),
        strange,
        strange,
        fc.nat(5),
        (texts, phrase, claim, at) => {
          const options = texts.map((text) => ({ text, key: text.toLowerCase(), role: 'answer' as const, at: null }))
          const reading = {
            ...speaking.reading,
            type: 'single_choice' as const,
            ordered: false,
            options,
            subject: { phrase, head: phrase, plural: false, names: [] },
            claim: { yes: claim, no: claim, about_self: true },
          }
          const value = texts[at % texts.length]!
          for (const verdict of verdictsOf({ ...speaking, reading, decision: { ...speaking.decision, value } })) {
            expect(verdict.text).toMatch(/^[^a-z].*[.?!]$/s)
            expect(verdict.text).not.toMatch(/undefined|null|NaN/)
          }
        },
      ),
      { numRuns: 300 },
    )
  })
})

/** The denial may be the question's own: "I wouldn't switch banks". */
function saysNo(text: string, speaking: Speaking): boolean {
  const no = speaking.reading.claim?.no
  return no !== undefined && text.toLowerCase().includes(no.toLowerCase())
}

const WORDS =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty'.split(
    ' ',
  )

/** Numbers in figures or in words, without the top of a scale ("out of 10") and without "a" or "one" as an article. */
function numbersIn(text: string, speaking: Speaking): number[] {
  const plain = text.replace(/ out of \d+/g, '').toLowerCase()
  const found: number[] = []
  for (const match of plain.matchAll(/\$?(\d[\d,]*(?:\.\d+)?)|\b([a-z]+)(?:-([a-z]+))?\b/g)) {
    if (match[1] !== undefined) found.push(Number(match[1].replace(/,/g, '')))
    else {
      const at = WORDS.indexOf(match[2]!)
      if (at < 0 || (match[2] === 'one' && speaking.decision.value !== 1)) continue
      const tens = at <= 20 ? at : (at - 18) * 10
      found.push(tens + (match[3] === undefined ? 0 : Math.max(0, WORDS.indexOf(match[3]))))
    }
  }
  if (found.length === 0 && /\b(?:nothing|none|not a dime|not any|wouldn't pay|bills|money)\b/.test(plain)) return [0]
  return [...new Set(found)]
}
