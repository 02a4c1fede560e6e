import { WorkFailed } from '../../errors.ts'
import type { Output } from '../../output.ts'
import { noteWarnings, peopleTable } from '../../people.ts'
import { typed } from '../../program.ts'
import { count, counted } from '../../words.ts'
import { showQuestions } from '../studies/show-plan.ts'
import { isSettled, isStudyRecord, type RequestRecord, type StudyRecord } from './record.ts'
import { missingLines, refusalLines, showUnderstanding } from './understanding.ts'

const SHOWN = 5

/** A request: how it was understood, who was found, what is planned. How it ended is for `endOf` to say. */
export function showRequest(out: Output, record: RequestRecord, { plan = true } = {}): void {
  noteWarnings(out, record.warnings)
  if (record.parse !== null) showUnderstanding(out, record.parse)
  const { group, recruited_agents: people, screening_summary: screened } = record
  if (group !== null) {
    out.print()
    out.heading(`Group ${group.id}: ${group.name}, ${counted(group.agent_count, 'person', 'people')}`)
    if (screened !== null)
      out.print(`  ${count(screened.asked)} were asked, ${count(screened.passed)} fit, ${count(screened.kept)} stay.`)
    peopleTable(out, people.slice(0, SHOWN))
    if (people.length > SHOWN)
      out.print(`  ${out.colours.dim(`and ${count(people.length - SHOWN)} more: ${typed(`groups show ${group.id}`)}`)}`)
  }
  if (isStudyRecord(record)) showPlan(out, record, plan)
}

function showPlan(out: Output, { question_plan: plan, study }: StudyRecord, withQuestions: boolean): void {
  if (study !== null) {
    out.print()
    out.heading(`Study ${study.id}: ${study.title}, ${counted(plan.length, 'question')}`)
  }
  if (withQuestions) showQuestions(out, plan)
}

/** What to do next; a request that came to nothing is an error, and says what would help. */
export function endOf(out: Output, record: RequestRecord): void {
  const { status, request_id } = record
  const fail = (lines: readonly string[]): never => {
    throw new WorkFailed(lines.join('\n'), { request_id, status })
  }
  if (status === 'needs_clarification') fail(missingLines(record.clarifying_questions, request_id))
  if (status === 'refused' && record.refusal !== null) fail(refusalLines(record.refusal, request_id))
  if (status === 'failed' || status === 'refused') fail([record.error ?? record.progress_message])
  if (out.wants_json) return
  out.note(out.colours.dim(nextOf(record)))
}

function nextOf(record: RequestRecord): string {
  const { status, request_id, group } = record
  if (!isSettled(record))
    return `${record.progress_message} Read it again with: ${typed(`requests show ${request_id}`)}`
  if (status === 'awaiting_review')
    return `Nobody was recruited yet. Go on with: ${typed(`requests approve ${request_id}`)}, or change it: ${typed(`requests answer ${request_id} "…"`)}`
  if (!isStudyRecord(record) || record.study === null)
    return `Ask them: ${typed(`studies create --title "…" --group ${group?.id ?? 'ID'}`)}`
  const { id, planned_questions } = record.study
  return planned_questions.length === 0
    ? `What came of it: ${typed(`studies show ${id}`)}`
    : `Ask the planned questions and get the report: ${typed(`studies ask ${id} --planned --complete`)}`
}
