import { resultsOfPanel, type Understood } from '../../../panel-results.ts'
import { AnswerPrinter, type Spoken } from '../../answers.ts'
import { UsageError } from '../../errors.ts'
import { placeOf } from '../../people.ts'
import { typed } from '../../program.ts'
import { formOptions } from '../../question-form.ts'
import { showResults } from '../../results.ts'
import { type Job, waitForJob } from '../../wait.ts'
import type { AskCall, Asking } from './asking.ts'
import { checkEnded, showQuestion, showRest, showTrust } from './closing.ts'

/** The twelve of the shared panel answer. */
export async function askPanel(call: AskCall, { question, most, timeout_seconds }: Asking): Promise<void> {
  const { client, values, out } = call
  const ofGroups = Object.keys(formOptions).filter(
    (name) => name !== 'optimize' && (values as Record<string, unknown>)[name] !== undefined,
  )
  if (ofGroups.length > 0) {
    throw new UsageError(
      `--${ofGroups[0]} is for groups, agents and studies: add --filter country=US, or put it into the words ("on a scale of 1 to 5", "A, B or C?").`,
    )
  }
  const queued = await client.free.ask({ question, ...(values.optimize ? { optimize: true } : {}) })
  const { job_id, count, optimized_question } = queued
  if (values['no-wait']) {
    if (out.wants_json) return out.json(queued)
    return out.print(`Queued. Read the answers with: ${typed(`jobs get ${job_id}`)}`)
  }
  if (!out.wants_json) {
    showQuestion(out, question, optimized_question, `${count} people of the shared panel of US adults`)
  }
  const printer = new AnswerPrinter(out, most)
  const look = (job: Job): void => {
    const { answers, understood } = resultOf(job)
    if (!out.wants_json) printer.show(answers, understood)
  }
  const job = await waitForJob(call, job_id, { timeout_seconds, label: `answers of ${count}`, look })
  if (out.wants_json) out.json(job)
  if (out.wants_json || job.result === null) return checkEnded(job)
  const { answers, entries, understood } = resultOf(job)
  const results = resultsOfPanel(entries, understood)
  showRest(out, answers.length - printer.count)
  showResults(out, results)
  showTrust(out, results, understood.expected_error_points)
  checkEnded(job)
  out.note(
    out.colours.dim(`\nMore people, with a live key:\n  ${typed("ask 'QUESTION' --filter country=US --size 100")}`),
  )
}

interface PanelResult {
  results: {
    id: number
    name: string
    age?: number
    city?: string
    state?: string
    occupation?: string
    reply?: string
    value?: string | number | string[]
    words?: string | null
    error?: string
  }[]
  understood?: Understood
}

/** Answers that are there, and how the question was taken. */
function resultOf(job: Job): {
  answers: Spoken[]
  entries: PanelResult['results']
  understood: Understood
} {
  const { results: entries = [], understood = { type: 'open' } } = (job.result ?? {}) as unknown as Partial<PanelResult>
  const answers = entries.flatMap(({ id, name, age, city = '', state = '', occupation, reply, value, error }) =>
    reply === undefined && error === undefined
      ? []
      : [
          {
            key: String(id),
            name,
            age,
            place: placeOf({ city, state, country: 'US' }),
            occupation,
            value: value ?? null,
            words: reply ?? '',
            error,
          },
        ],
  )
  return { answers, entries, understood }
}
