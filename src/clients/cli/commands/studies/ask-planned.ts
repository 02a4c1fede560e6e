import type { Client } from '../../../sdk/index.ts'
import type { CommandCall } from '../../command.ts'
import { WorkFailed } from '../../errors.ts'
import { typed } from '../../program.ts'
import { waitForJob } from '../../wait.ts'
import { type Report, showReport } from './show-report.ts'
import { type Question, showQuestionResults } from './show-results.ts'

export type Study = Awaited<ReturnType<Client['studies']['get']>>['study']
type Asking = Omit<Parameters<Client['studies']['ask']>[0], 'study_id'>

/** Puts one question to a study and waits for all of its answers. */
export async function askAndWait(
  call: CommandCall,
  study_id: string,
  asking: Asking,
  label = 'answers',
): Promise<Question> {
  const { client } = call
  const asked = await client.studies.ask({ study_id, ...asking })
  const job = await waitForJob(call, asked.job_id, { label, look: () => call.resumeWith(`studies show ${study_id}`) })
  if (job.status === 'failed') throw new WorkFailed(job.error ?? 'The question failed.', { job_id: asked.job_id })
  return (await client.studies.getQuestion({ study_id, question_id: asked.question_uuid, answers_limit: 1000 }))
    .question
}

/** Shows a question that has been answered. */
export function showAsked(
  call: CommandCall,
  title: string,
  { question, optimized_question, results, format, understood }: Question,
): void {
  const error = understood?.expected_error_points
  showQuestionResults(call.out, title, {
    question: optimized_question ?? question,
    results,
    format,
    expected_error_points: typeof error === 'number' ? error : null,
  })
}

/** Asks what is planned and not asked yet, one after another: each agent remembers what it said before. */
export async function askPlanned(call: CommandCall, study: Study): Promise<Question[]> {
  const { out } = call
  const { planned_questions: plan } = study
  const asked: Question[] = []
  for (const [at, { question, format }] of plan.entries()) {
    const place = `question ${at + 1} of ${plan.length}: answers`
    const answered = await askAndWait(
      call,
      String(study.id),
      { question, format: format as Asking['format'] & object },
      place,
    )
    asked.push(answered)
    if (out.wants_json) continue
    out.print()
    showAsked(call, `${at + 1}/${plan.length}`, answered)
  }
  return asked
}

/** Writes the report, and reads it. */
export async function completeAndRead(
  call: CommandCall,
  study_id: string,
  settings: { force?: boolean } = {},
): Promise<Report> {
  const { client } = call
  const { job_id } = await client.studies.complete({ study_id, ...settings })
  const job = await waitForJob(call, job_id, {
    label: 'parts of the report',
    look: () => call.resumeWith(`studies report ${study_id}`),
  })
  if (job.status === 'failed') throw new WorkFailed(job.error ?? 'The report could not be written.', { job_id })
  return client.studies.report({ study_id })
}

/** From a plan to a report: every planned question, the completion, and what it all came to. */
export async function askAndReport(
  call: CommandCall,
  study: Study,
): Promise<{ study: Study; questions: Question[]; report: Report }> {
  const { out } = call
  const questions = await askPlanned(call, study)
  const report = await completeAndRead(call, String(study.id))
  if (!out.wants_json) {
    out.print()
    showReport(out, study.title, report)
    noteNext(call, study.id)
  }
  return { study, questions, report }
}

/** Where to go from a report. */
export function noteNext({ out }: CommandCall, id: number): void {
  out.note(out.colours.dim(`\nBy groups of people:  ${typed(`studies results ${id} --by age,sex`)}`))
  out.note(out.colours.dim(`Every answer:         ${typed(`studies export ${id} --format xlsx`)}`))
  out.note(out.colours.dim(`A page to pass on:    ${typed(`studies share ${id}`)}`))
}
