import type { Knowledge, KnownQuestion } from '../../knowledge/index.ts'
import type { Forecast } from '../deciding/forecast.ts'
import { formatOf, knownAs } from '../deciding/forecast-known.ts'
import { forecastOf } from '../deciding/forecast-of.ts'
import { type AnswersAsked, answersAsked } from '../eliciting/answers-asked.ts'
import { type CalibratedForm, calibratedForm } from '../eliciting/calibration.ts'
import type { Found } from '../finding/found.ts'
import { readQuestion } from '../reading/read-question.ts'
import type { Reading } from '../reading/reading.ts'
import { openBlindLookUp } from './blind-look-up.ts'
import { digest } from './measures.ts'

/** What a model's forecast of a measured question is held against. */
export interface Calibrating {
  question: KnownQuestion
  family: string
  reading: Reading
  asked: AnswersAsked
  form: CalibratedForm
  /**
   * What the embedded engine makes of what lies near it without its own family, with figures of what is usual that were
   * fitted on all measured questions.
   */
  known: Forecast
}

/** A question whose answers were measured, as if somebody asked it who does not know them. */
export interface MeasuredQuestion extends Calibrating {
  /** What lies near it, without its own family. */
  found: Found
}

export const countMeasured = ({ questions }: Knowledge): number =>
  questions.filter(({ source }) => source !== null).length

export interface MeasuredOptions {
  /** Left out, all of them. */
  count?: number | undefined
  progress?: ((share: number) => void) | undefined
  signal?: AbortSignal | undefined
}

/** The measured questions, or so many of them, ready to be asked. */
export async function measuredQuestions(
  knowledge: Knowledge,
  { count, progress, signal }: MeasuredOptions = {},
): Promise<MeasuredQuestion[]> {
  const chosen = sampled(knowledge.questions, count)
  const lookUp = openBlindLookUp(knowledge)
  const ready: MeasuredQuestion[] = []
  for (const [nth, question] of chosen.entries()) {
    if (signal?.aborted) break
    const reading = readQuestion(question.text, formatOf(question))
    const asked = answersAsked(reading)
    const found = lookUp(question)
    // Where the reader makes something else of the options, shares could not be compared.
    if (asked.labels.length === question.shares.length) {
      const known = forecastOf(reading, found, knowledge)
      const family = question.family ?? question.id
      ready.push({ question, family, reading, asked, form: calibratedForm(asked), found, known })
    }
    progress?.((nth + 1) / chosen.length)
    // A look-up takes some milliseconds; what the terminal has to say comes through in between.
    await new Promise(setImmediate)
  }
  return ready
}

/** A form that few measured questions have still gets about this part of a sample. */
const LEAST_PART = 1 / 6

/**
 * So many measured questions of every form, the same each time. A larger sample holds every smaller one, so that whoever
 * asks more pays only for what was not asked yet.
 */
export function sampled(questions: readonly KnownQuestion[], count?: number): KnownQuestion[] {
  const measured = questions.filter(({ source }) => source !== null)
  return [...Map.groupBy(measured, roughForm).values()]
    .flatMap((stratum) => {
      const part = Math.max(LEAST_PART, stratum.length / measured.length)
      return stratum
        .map((question) => ({ question, chance: digest(question.id) }))
        .sort((a, b) => a.chance - b.chance)
        .map(({ question }, nth) => ({ question, place: (nth + 0.5) / part }))
    })
    .sort((a, b) => a.place - b.place)
    .slice(0, count ?? measured.length)
    .map(({ question }) => question)
}

/** As the knowledge base was read when it was made, which is quicker than to read six hundred questions for this. */
function roughForm(question: KnownQuestion): 'yes_no' | 'scale' | 'choice' {
  const { ladder } = knownAs(question)
  return ladder === null ? 'choice' : ladder.shares.length === 2 ? 'yes_no' : 'scale'
}
