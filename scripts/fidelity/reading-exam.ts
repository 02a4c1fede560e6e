/**
 * How the wording of a question is read, on 620 questions labelled by hand (data/fidelity/reading.jsonl): by the rules
 * alone, by the heads of the reader alone, and by both together, as agents are asked.
 */
import { readFileSync } from 'node:fs'
import { valenceOf } from '../../src/modules/answering/deciding/valence.ts'
import type { Sense } from '../../src/modules/answering/reader/reader.ts'
import { formName } from '../../src/modules/answering/reading/form-by-sense.ts'
import { kindsOfSense } from '../../src/modules/answering/reading/kinds-by-sense.ts'
import { readQuestion } from '../../src/modules/answering/reading/read-question.ts'
import type { Reading } from '../../src/modules/answering/reading/reading.ts'
import { firstAsked } from '../../src/modules/answering/reading/take-apart.ts'

export interface Labelled {
  q: string
  kind: string
  form: string
  yes: string
  field?: string
  trouble?: string
}

/** What is marked, in the words of the labels. */
export interface Marked {
  form: string
  kind: string
  /** Whether a yes speaks against what is asked about. */
  against: string
  field: string
  trouble: string
}

const marks = ['form', 'kind', 'against', 'field', 'trouble'] as const

const linesOf = <Line>(name: string): Line[] =>
  readFileSync(new URL(`../../data/fidelity/${name}.jsonl`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Line)

export const labelled = (): Labelled[] => linesOf('reading')

/** Questions as callers type them, written by others than the first ones: how they are answered, and what they list. */
interface AskedLine {
  q: string
  form: string
  options: string[]
  /** How many things it asks; one, if left out. */
  parts?: number
  /** The answer that says the most of what is asked; "min" or "max" of a numbered scale. */
  high?: string
}

export interface Listing {
  question: AskedLine
  /** Whether the form is as labelled. */
  form: boolean
  /** Whether what is listed is read as it stands, articles and marks aside; null where nothing is to be chosen from. */
  listed: boolean | null
  parts: boolean
  /** Whether the right end is the high one; null where there is none. */
  high: boolean | null
}

/**
 * How the lines of data/fidelity/asked.jsonl are read, or only each so-manieth; or those of hurried.jsonl, which list their answers within the
 * sentence; or those of typed.jsonl, which are typed as managers, researchers and newcomers do. None of them has been trained on.
 */
export function listings(senseOf: SenseOf, every = 1, name: 'asked' | 'hurried' | 'typed' = 'asked'): Listing[] {
  return linesOf<AskedLine>(name)
    .filter((_, at) => at % every === 0)
    .map((question) => {
      const reading = readQuestion(question.q, {}, senseOf(name === 'typed' ? firstAsked(question.q) : question.q))
      const lists = FORMS_OF_LISTS.has(question.form) && question.options.length > 0
      return {
        question,
        form: formOf(reading, question.form) === question.form,
        listed: lists ? keysOf(question.options) === keysOf(reading.options.map(({ text }) => text)) : null,
        parts: reading.also.length + 1 === (question.parts ?? 1),
        high: question.high === undefined ? null : keysOf([question.high]) === keysOf([highOf(reading)]),
      }
    })
}

/** The option, or the end of the scale, that says the most. */
function highOf({ options, scale }: Reading): string {
  if (scale !== null) return scale.descending ? 'min' : 'max'
  const placed = options.filter(({ at }) => at !== null)
  return placed.toSorted((a, b) => b.at! - a.at!)[0]?.text ?? ''
}

const FORMS_OF_LISTS: ReadonlySet<string> = new Set(['choice', 'multiple', 'ranking', 'allocation'])

const keysOf = (options: readonly string[]): string =>
  options
    .map((option) =>
      option
        .toLowerCase()
        .replace(/^(?:an?|the) /, '')
        .replace(/[^a-z0-9$ ]/g, ''),
    )
    .sort()
    .join('|')

/** A label as a reading can have it: a question that may be touchy is answered, so that this is no trouble. */
const expectedOf = ({ form, kind, yes, field = 'none', trouble = 'none' }: Labelled): Marked => ({
  form,
  kind,
  against: String(yes === 'against'),
  // "pet:dog": which pet is told from the wording by whoever answers.
  field: field.split(':')[0]!,
  trouble: trouble === 'sensitive' ? 'none' : trouble,
})

const highest = (chances: Readonly<Record<string, number>>): string =>
  Object.entries(chances).reduce((best, one) => (one[1] > best[1] ? one : best))[0]

function headsOf(sense: Sense): Marked {
  const trouble = highest(sense.trouble)
  return {
    form: highest(sense.form),
    kind: highest(sense.kind),
    against: String(highest(sense.yes) === 'against'),
    field: highest(sense.field),
    trouble: trouble === 'sensitive' ? 'none' : trouble,
  }
}

/** `like`: where a reading can stand for several labels, the one that it is compared with. */
function markedOf(reading: Reading, like: Marked): Marked {
  return {
    form: formOf(reading, like.form),
    kind: kindOf(reading, like.kind),
    against: String(reading.against ?? valenceOf(reading) < 0 !== reading.reversed),
    field: reading.field ?? 'none',
    trouble: reading.trouble ?? 'none',
  }
}

/** A ladder that the wording names is a choice as well; points are divided by ranking what they are for. */
function formOf(reading: Reading, like: string): string {
  const form = formName(reading)
  const text = reading.text.toLowerCase()
  const named = reading.options.every((option) => text.includes(option.text.toLowerCase()))
  if (form === 'scale' && like === 'choice' && reading.options.length > 1 && named) return 'choice'
  return form === 'ranking' && like === 'allocation' ? 'allocation' : form
}

/** Finer kinds lie within the labels, some between two of them. */
function kindOf({ trouble, follow_up, field, ask }: Reading, like: string): string {
  // What nobody answers is of no kind.
  if (trouble !== null && like === 'none') return 'none'
  if (follow_up > 0.5) return 'followup'
  if (field !== null) return 'fact'
  const within = Object.keys(kindsOfSense).filter((kind) => kindsOfSense[kind]!.includes(ask))
  return within.includes(like) ? like : (within[0] ?? ask)
}

export interface Sheet {
  question: Labelled
  expected: Marked
  found: Marked
}

type SenseOf = (text: string) => Sense

/** Ways to read a question. */
const byRules = ({ q }: Labelled, like: Marked): Marked => markedOf(readQuestion(q), like)
const byHeads =
  (senseOf: SenseOf) =>
  ({ q }: Labelled): Marked =>
    headsOf(senseOf(q))
export const byBoth =
  (senseOf: SenseOf) =>
  ({ q }: Labelled, like: Marked): Marked =>
    markedOf(readQuestion(q, {}, senseOf(q)), like)

export function examined(questions: readonly Labelled[], by: (question: Labelled, like: Marked) => Marked): Sheet[] {
  return questions.map((question) => {
    const expected = expectedOf(question)
    return { question, expected, found: by(question, expected) }
  })
}

/** Share of questions for which it is as labelled. */
export const shareRight = (sheets: readonly Sheet[], mark: keyof Marked): number =>
  sheets.filter(({ found, expected }) => found[mark] === expected[mark]).length / Math.max(1, sheets.length)

/** Share of what is as it should be. */
export const shareOf = <One>(all: readonly One[], right: (one: One) => boolean): number =>
  all.filter(right).length / Math.max(1, all.length)

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

const rowOf = (name: string, sheets: readonly Sheet[]): string =>
  [name.padEnd(8), ...marks.map((mark) => percent(shareRight(sheets, mark)).padStart(9))].join('')

/** What was taken for what, the commonest first. */
function confusions(sheets: readonly Sheet[], mark: keyof Marked): string[] {
  const wrong = sheets.filter(({ found, expected }) => found[mark] !== expected[mark])
  return [...Map.groupBy(wrong, ({ found, expected }) => `${mark}: ${expected[mark]} as ${found[mark]}`)]
    .sort(([, one], [, other]) => other.length - one.length)
    .flatMap(([pair, members]) => [
      `${pair} (${members.length})`,
      ...members.map(({ question }) => `    ${question.q}`),
    ])
}

/** `npm run fidelity -- reading` */
export async function readingExam(): Promise<void> {
  const { openReader } = await import('../../src/modules/answering/reader/reader.ts')
  const { read } = openReader()
  const questions = labelled()
  const final = examined(questions, byBoth(read))
  console.log([' '.repeat(8), ...marks.map((mark) => mark.padStart(9))].join(''))
  console.log(rowOf('rules', examined(questions, byRules)))
  console.log(rowOf('heads', examined(questions, byHeads(read))))
  console.log(rowOf('read', final))
  for (const name of ['asked', 'hurried', 'typed'] as const) {
    const asked = listings(read, 1, name)
    const lists = asked.filter(({ listed }) => listed !== null)
    console.log(`${name}: form ${percent(shareOf(asked, ({ form }) => form))} of ${asked.length}`)
    console.log(`${name}: lists ${percent(shareOf(lists, ({ listed }) => listed === true))} of ${lists.length}`)
    const ends = asked.filter(({ high }) => high !== null)
    if (ends.length > 0) {
      console.log(`${name}: parts ${percent(shareOf(asked, ({ parts }) => parts))} of ${asked.length}`)
      console.log(`${name}: high ends ${percent(shareOf(ends, ({ high }) => high === true))} of ${ends.length}`)
    }
  }
  console.log(`\n${marks.flatMap((mark) => confusions(final, mark)).join('\n')}`)
}
