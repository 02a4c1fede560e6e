import { ServiceError } from '../../platform/errors.ts'
import { type AskedQuestion, type QuestionResults, type ReadableStudy, resultsOf } from '../results/index.ts'
import { type Portioned, portionsOf } from './chunks.ts'
import { codebookOf, kindsIn } from './codebook.ts'
import type { ManifestNotes } from './manifest.ts'
import {
  answerColumns,
  answerRows,
  type Cell,
  type Column,
  oncePerThing,
  participantColumns,
  participantRows,
  runsOf,
  wordingOf,
} from './table.ts'
import { MOST_ROWS, type Sheet, type WrittenCells, writtenCells, xlsxOf } from './xlsx.ts'

const SYNTHETIC =
  'Synthetic: these answers were given by AI personas that are calibrated to population data, not by people.'

/** The study as a spreadsheet. What has more answers than a sheet has rows is refused: no file may hold only some. */
export function studyWorkbook(data: ReadableStudy, notes: ManifestNotes): AsyncGenerator<Uint8Array> {
  const count = data.questions.reduce((sum, { answer_count }) => sum + answer_count, 0)
  if (count >= MOST_ROWS) {
    throw new ServiceError(
      'refused',
      'The study has more answers than a spreadsheet has rows. Export it as csv or json.',
      {
        answers: count,
        max_answers: MOST_ROWS - 1,
      },
    )
  }
  // Sheets are written one after the other: the first reads the answers, and what the others tell of them is noted then.
  const read: ReadQuestion[] = []
  async function* answered(): AsyncGenerator<AskedQuestion> {
    for await (const question of data.answered()) {
      read.push(readQuestion(question))
      notes.take(question)
      yield question
    }
  }
  return xlsxOf([
    tableSheet('Answers', answerColumns, answerRows(data, answered())),
    { name: 'Results', widths: [11, 50, 16, 12, 12, 12, 40, 10, 12, 12, 12, 12], rows: resultRows(read) },
    tableSheet('Participants', participantColumns, participantRows(data)),
    { name: 'Codebook', widths: [18, 60, 10, 40], rows: codebookRows(data, read) },
    { name: 'Method', widths: [28, 100], rows: methodRows(notes) },
  ])
}

interface ReadQuestion {
  question: AskedQuestion
  results: QuestionResults
}

/** What is left of a question when its answers have been written: its results, and one answer of each kind. */
function readQuestion(question: AskedQuestion): ReadQuestion {
  return { question: kindsIn(question), results: resultsOf(question.form, question.answers, question.question) }
}

function tableSheet<Row>(name: string, columns: readonly Column<Row>[], all: Portioned<Row>): Sheet {
  const writers = runsOf(columns).map(({ about, columns: own, from }) => {
    const cells = (row: Row): Cell[] => own.map(({ cell }) => cell(row))
    return about === undefined ? cells : oncePerThing(about, (row) => [writtenCells(cells(row), from)])
  })
  async function* rows(): AsyncGenerator<Iterable<(Cell | WrittenCells)[]>> {
    yield [columns.map((column) => column.name)]
    for await (const portion of portionsOf(all)) {
      yield (function* () {
        for (const row of portion) yield writers.flatMap((write): (Cell | WrittenCells)[] => write(row))
      })()
    }
  }
  return { name, widths: columns.map(({ width = 10 }) => width), rows: rows() }
}

function* resultRows(read: readonly ReadQuestion[]): Generator<Cell[]> {
  yield [
    'question_id',
    'question',
    'format',
    'n',
    'n_effective',
    'measure',
    'of',
    'count',
    'value',
    'ci_low',
    'ci_high',
    'mean_rank',
  ]
  for (const { question, results } of read) {
    const about = [question.id, wordingOf(question), results.type, results.n, results.n_effective]
    for (const figure of figuresOf(results)) yield [...about, ...figure]
  }
}

/** Every figure of a question, with its interval where it has one. Shares go from 0 to 1. */
function* figuresOf({ options, themes = [], mean, sd, median, top2, nps }: QuestionResults): Generator<Cell[]> {
  for (const { value, count, share, ci_low, ci_high, mean_rank } of options) {
    yield ['share', value, count, share, ci_low, ci_high, mean_rank ?? null]
  }
  for (const { label, respondents, share, ci_low, ci_high } of themes) {
    yield ['theme', label, respondents, share, ci_low, ci_high, null]
  }
  for (const [measure, estimate] of Object.entries({ mean, top2, nps })) {
    if (estimate !== undefined) yield [measure, null, null, estimate.value, estimate.ci_low, estimate.ci_high, null]
  }
  for (const [measure, value] of Object.entries({ median, sd })) {
    if (value !== undefined) yield [measure, null, null, value, null, null, null]
  }
}

/** The variables of the labelled CSV: a row for each, or for each of its codes. */
function* codebookRows(data: ReadableStudy, read: readonly ReadQuestion[]): Generator<Cell[]> {
  yield ['variable', 'label', 'code', 'code_label']
  const questions = read.map(({ question }) => question)
  for (const { name, label, codes } of codebookOf({ ...data, questions }).variables) {
    if (codes.length === 0) yield [name, label, null, null]
    for (const { code, label: meaning } of codes) yield [name, label, code, meaning]
  }
}

async function* methodRows(notes: ManifestNotes): AsyncGenerator<Cell[][]> {
  yield [['synthetic', SYNTHETIC]]
  // What only a replay needs is in the JSON.
  const { panels: _, questions: __, ...told } = await notes.manifest()
  for (const [name, value] of Object.entries(told)) yield [...fieldRows(name, value)]
}

function* fieldRows(name: string, value: unknown): Generator<Cell[]> {
  if (Array.isArray(value) && value.every((one) => typeof one === 'string')) yield [name, value.join('; ')]
  else if (typeof value === 'object' && value !== null) {
    for (const [key, field] of Object.entries(value)) yield* fieldRows(`${name}.${key}`, field)
  } else yield [name, typeof value === 'number' ? value : String(value ?? '')]
}
