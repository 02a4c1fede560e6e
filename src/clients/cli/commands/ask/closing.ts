import { WorkFailed } from '../../errors.ts'
import type { Output } from '../../output.ts'
import { typed } from '../../program.ts'
import type { Results } from '../../results.ts'
import type { Job } from '../../wait.ts'
import { counted } from '../../words.ts'

/** The question above its answers, in the wording that was asked. */
export function showQuestion(out: Output, question: string, optimized: string | null | undefined, whom: string): void {
  const isOther = optimized !== undefined && optimized !== null && optimized !== question
  out.print(out.colours.bold(out.wrap(isOther ? optimized : question)))
  if (isOther) out.print(out.colours.dim(out.wrap(`You wrote: ${question}`)))
  out.print(`${out.colours.dim(out.wrap(whom))}\n`)
}

/** How many answers there are besides those that were printed. */
export function showRest(out: Output, count: number): void {
  if (count > 0) out.print(`${out.colours.dim(`  and ${counted(count, 'more answer')} (--show N prints them)`)}\n`)
}

/** How far to trust it. It goes where the results go, so that it is not lost on the way. */
export function showTrust(out: Output, results: Results, expectedErrorPoints: number | undefined): void {
  const { n, options, themes = [] } = results
  const hasShares = options.length + themes.length > 0
  const size = n < 30 ? 'a first read, not a measurement' : n < 100 ? 'a small sample' : 'a forecast, not a survey'
  const error =
    expectedErrorPoints === undefined || !hasShares
      ? ''
      : ` The engine expects a share of the population to be within ±${expectedErrorPoints} points of its forecast, four ` +
        `times in five; ${counted(n, 'person', 'people')} add the chance of a sample. 95 % intervals hold both.`
  out.print(`\n${out.colours.dim(out.wrap(`Synthetic answers of ${counted(n, 'AI persona')}: ${size}.${error}`))}`)
}

/** A job that failed, or is not through, ends the command without success. */
export function checkEnded(job: Job): void {
  const { job_id, status, error } = job
  if (status === 'failed') throw new WorkFailed(error ?? 'The question could not be answered.', { job_id })
  if (status !== 'finished') {
    throw new WorkFailed(`Still under way. Wait on with: ${typed(`jobs wait ${job_id}`)}`, { job_id })
  }
}

/** A question as one word for a shell, shortened where it is long: for commands to copy. */
export function quotedQuestion(question: string): string {
  const short = question.length > 60 ? `${question.slice(0, 57).trimEnd()}…` : question
  return `'${short.replaceAll('\n', ' ').replaceAll("'", String.raw`'\''`)}'`
}
