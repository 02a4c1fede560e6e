import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testPopulation } from '../../../../test/harness/population.ts'
import { examples, speakingsOn } from '../../../../test/harness/speakings.ts'
import { loadKnowledge } from '../../knowledge/index.ts'
import { plainAnswers } from './plain.ts'
import type { Speaking } from './speaking.ts'

const population = await testPopulation()
const knowledge = loadKnowledge()

/** A small reader of its own: it knows nothing of the patterns, only which words deny. */
const DENIES =
  /\b(?:no|not|nope|nah|never|none|zero|nothing|neither|disagree\w*|unlikely|against|oppos\w+|false|pass|doubt\w*)\b|n't\b|\bdis\w+ed\b|\bun(?:comfortable|satisfied|happy)\b/i
/** Words that only sound like it. */
const SURE = /\b(?:no question|no doubt|why not|than no)\b/gi

test.each(examples.filter(({ reading }) => reading.options.some(({ role }) => role === 'yes')))(
  'a yes never denies, and a no always does: $reading.text',
  (example) => {
    for (const speaking of speakingsOn(example, population, knowledge, 120)) {
      const value = speaking.decision.value as string
      const { role } = speaking.reading.options.find(({ text }) => text === value)!
      if (role !== 'yes' && role !== 'no') continue
      for (const { text } of plainAnswers(speaking))
        expect(DENIES.test(text.replace(SURE, ' ')), `${value}: ${text}`).toBe(role === 'no')
    }
  },
)

test.each(examples.filter(({ reading }) => reading.type === 'multiple_choice'))(
  'every option that was chosen is named, up to four, and no other: $reading.text',
  (example) => {
    for (const speaking of speakingsOn(example, population, knowledge, 60)) {
      const chosen = speaking.decision.value as string[]
      for (const { text } of plainAnswers(speaking)) {
        for (const option of speaking.reading.options.filter(({ role }) => role === 'answer')) {
          const named = text.toLowerCase().includes(option.text.toLowerCase())
          if (!chosen.includes(option.text)) expect(named, text).toBe(false)
          else if (chosen.length <= 4) expect(named, `${option.text}: ${text}`).toBe(true)
        }
      }
    }
  },
)

test('plain answers are whole sentences whatever strange words a question has', () => {
  const speaking: Speaking = speakingsOn(examples[0]!, population, knowledge, 1)[0]!
  const strange = fc.oneof(
    fc.string({ maxLength: 40, unit: 'grapheme' }),
    fc.constantFrom('', '  ', '🙂🙂', 'A)', '((', 'שלום', '..', '{yes}', '[a|b]'),
  )
  fc.assert(
    fc.property(fc.array(strange, { minLength: 1, maxLength: 6 }), strange, fc.nat(5), (texts, claim, at) => {
      const options = texts.map((text) => ({ text, key: text.toLowerCase(), role: 'answer' as const, at: null }))
      const reading = {
        ...speaking.reading,
        options,
        ordered: false,
        claim: { yes: claim, no: claim, about_self: true },
      }
      const decision = { ...speaking.decision, value: texts[at % texts.length]! }
      for (const { text } of plainAnswers({ ...speaking, reading, decision })) {
        expect(text).toMatch(/^[^a-z].*[.?!…]["')»”]*$/su)
        expect(text).not.toMatch(/undefined|null|NaN/)
      }
    }),
    { numRuns: 300 },
  )
})
