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

export const labelled = (): Labelled[] =>
  readFileSync(new URL('../../data/fidelity/reading.jsonl', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Labelled)

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
  console.log(`\n${marks.flatMap((mark) => confusions(final, mark)).join('\n')}`)
}
