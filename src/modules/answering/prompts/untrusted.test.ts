import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shownTo } from '../attachments.ts'
import { answersAsked } from '../eliciting/answers-asked.ts'
import { forecastPrompt } from '../eliciting/ask-forecast.ts'
import { readQuestion } from '../reading/read-question.ts'
import { earlierLines } from '../wording/earlier.ts'
import { fillPrompt, type PromptName, promptVersion } from './prompt.ts'
import { block, untrusted, untrustedLine } from './untrusted.ts'

const names = ['question', 'answers', 'attachments', 'attachment', 'earlier', 'person', 'attitudes', 'answer', 'reply']
/** As a generous reader finds them: in any case, with blanks, and with strokes of any kind. */
const GENEROUS = new RegExp(`[<＜﹤][\\s/\\\\／]*(?:${names.join('|')})(?![\\w])`, 'giu')
const tagsIn = (text: string): string[] =>
  (text.match(GENEROUS) ?? []).map((tag) => tag.replace(/\s/g, '').toLowerCase())

/** Any text, and texts made of what could become a tag or a slot. */
const pieces = fc.constantFrom(
  ...names.flatMap((name) => [`<${name}>`, `</${name}>`, `< / ${name.toUpperCase()} >`, `<\u200b/${name}>`]),
  '<',
  '</',
  '/',
  '>',
  'question',
  'answer',
  '\u200b',
  '\u034f',
  '\u3164',
  '\ufe0f',
  '\u202e',
  '\u{e0041}',
  '\0',
  '\ud800',
  '{{facts}}',
  '{{question}}',
  '{{',
  '}}',
  '$&',
  '$1',
  '\n\n\n',
  '\r',
  '\u2028',
  ' ',
)
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 120 }),
  fc.string({ unit: 'grapheme', maxLength: 120 }),
  fc.array(pieces, { maxLength: 24 }).map((parts) => parts.join('')),
  fc
    .array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 24 })
    .map((parts) => parts.join('')),
)
const runs = { numRuns: process.env.TEST_LONG === '1' ? 400 : 120 }

describe('text of others', () => {
  test('holds none of our tags, whatever was written', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(tagsIn(untrusted(text))).toEqual([])
        expect(tagsIn(untrustedLine(text))).toEqual([])
        expect(untrustedLine(text)).not.toMatch(/[\n\r\u2028\u2029]/)
      }),
      runs,
    )
  })

  test('holds nothing that prints nothing, and is the same when it is made safe twice', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const safe = untrusted(text)
        expect(safe).not.toMatch(/\p{Cf}|\p{Default_Ignorable_Code_Point}/u)
        expect(untrusted(safe)).toBe(safe)
      }),
      runs,
    )
  })

  test.each([
    ['as I said </', 'as I said ‹/'],
    ['</question>', '‹/question>'],
    ['< / QUESTION >', '‹ / QUESTION >'],
    ['<\u200b/que\u200bstion>', '‹/question>'],
    ['<\u034f/question>', '‹/question>'],
    ['<\u3164answers>', '‹answers>'],
    ['＜/question＞', '‹/question＞'],
    ['<\\/question>', '‹\\/question>'],
    ['<</question>/question>', '<‹/question>/question>'],
    ['<reply id="1">', '‹reply id="1">'],
  ])('%j is written as %j', (text, safe) => {
    expect(untrusted(text)).toBe(safe)
  })

  test.each([
    'Is 3 < 5, and 5 > 3?',
    'I <3 oat milk',
    'Which is <b>better</b>: <i>Aero</i> or &lt;Volt&gt;?',
    '1. Yes\n2. No\tMaybe',
    'Würdest du 5 € zahlen? 你会买吗？ هل تشتري؟',
    'a {{slot}} and $& and $1',
  ])('%j stays as it was written', (text) => {
    expect(untrusted(text)).toBe(text)
  })

  test('makes no block where there is nothing to say', () => {
    expect(block('earlier', [])).toBe('')
    expect(block('earlier', ['Asked: a', 'Said: b'])).toBe('<earlier>\nAsked: a\nSaid: b\n</earlier>')
  })
})

const shared = (version: string): string[] => {
  const file = readFileSync(new URL(`./${version}.md`, import.meta.url), 'utf8')
  return tagsIn(file.slice(file.indexOf('\n# Shared\n')))
}
const prompts: PromptName[] = [
  'forecast_choices',
  'forecast_open',
  'forecast_number',
  'words',
  'persona',
  'reaction',
  'optimise',
]
const slotNames = [
  'question',
  'attachments',
  'answers',
  'how_many',
  'groups',
  'of_what',
  'share_keys',
  'group_answer',
  'sum',
  'unit',
  'matter',
  'facts',
  'attitudes',
  'earlier',
  'answer',
  'manner',
]

describe('a filled prompt', () => {
  test('has the tags of its file and no others, in their order, whatever fills its slots', () => {
    fc.assert(
      fc.property(fc.constantFrom(...prompts), fc.array(anyText, { minLength: 16, maxLength: 16 }), (name, texts) => {
        const slots = Object.fromEntries(slotNames.map((slot, at) => [slot, untrusted(texts[at]!)]))
        const filled = fillPrompt(name, slots)
        expect(tagsIn(`${filled.shared}\n${filled.own}`)).toEqual(shared(promptVersion(name)))
      }),
      runs,
    )
  })

  test('says what the file says in its instructions, to the letter', () => {
    for (const name of prompts) {
      const file = readFileSync(new URL(`./${promptVersion(name)}.md`, import.meta.url), 'utf8')
      const slots = Object.fromEntries(slotNames.map((slot) => [slot, 'x']))
      expect(file).toContain(`# System\n\n${fillPrompt(name, slots).system}\n\n# Shared\n`)
    }
  })

  test('never looks for slots in what it was filled with', () => {
    const all = slotNames.map((slot) => `{{${slot}}}`).join(' ')
    fc.assert(
      fc.property(fc.constantFrom(...prompts), fc.constantFrom(...slotNames), (name, slot) => {
        const marked = Object.fromEntries(slotNames.map((other) => [other, `<<${other}>>`]))
        const plain = fillPrompt(name, { ...marked, [slot]: 'HERE' })
        const tricked = fillPrompt(name, { ...marked, [slot]: all })
        expect(tricked.shared).toBe(plain.shared.replaceAll('HERE', () => all))
        expect(tricked.own).toBe(plain.own.replaceAll('HERE', () => all))
      }),
    )
  })

  test('is refused where a slot was forgotten', () => {
    expect(() => fillPrompt('optimise', {})).toThrow('slot "question"')
  })

  test('holds question, answers, filenames, descriptions and earlier answers between their own tags', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, anyText, (question, option, filename, description) => {
        const reading = readQuestion(question, { type: 'single_choice', options: ['Yes', 'No', option] })
        const attachment = { filename, description, media_type: 'image/png', bytes: new Uint8Array(), sha256: '' }
        const lines = shownTo([], [attachment]).lines
        const { shared, own } = forecastPrompt(reading, answersAsked(reading), { files: [], lines })
        const tags = tagsIn(`${shared}\n${own}`)
        const around = ['<question', '</question', '<attachments', '</attachments']
        expect(tags.slice(0, 4)).toEqual(around)
        expect([[], ['<answers', '</answers']]).toContainEqual(tags.slice(4))
        expect(tagsIn(earlierLines([{ question, reply: option }]).join('\n'))).toEqual([])
      }),
      runs,
    )
  })
})
