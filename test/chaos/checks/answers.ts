import type { JobState } from '../state.ts'
import { acceptedQuestions, answeredCalls, type Check, ended } from './check.ts'

const FREE_PANEL = 12
const CANCELLED = 'The job was cancelled before it began.'

const accepted: Check = {
  promise: 'every question whose acceptance was answered is there, with its job',
  find(history, { questions, jobs }) {
    const known = new Map(questions.map((question) => [question.uuid, question.job_id]))
    const ids = new Set(jobs.map(({ id }) => id))
    const lost = acceptedQuestions(history).filter(({ question_uuid, job_id }) => known.get(question_uuid) !== job_id)
    const free = answeredCalls(history, 'free.ask').filter(({ body }) => !ids.has(body.job_id))
    return [
      ...lost.map(({ call, question_uuid }) => `${call.marker}: question ${question_uuid} is not there`),
      ...free.map(({ marker, body }) => `${marker}: free question ${body.job_id} is not there`),
    ]
  },
}

const answeredOnce: Check = {
  promise: 'every agent has answered every question once, or failed with a reason',
  find(_history, { questions, jobs }) {
    const byId = new Map(jobs.map((job) => [job.id, job]))
    const direct = questions.flatMap(({ uuid, agent_ids, job_ids, answered }) => [
      ...agent_ids.flatMap((agent, at) => {
        const count = answered.filter((other) => other === agent).length
        const problem = problemOf(byId.get(job_ids[at]!), count)
        return problem === undefined ? [] : [`question ${uuid}, agent ${agent}: ${problem}`]
      }),
      ...answered
        .filter((agent) => !agent_ids.includes(agent))
        .map((agent) => `question ${uuid}: ${agent} was not asked`),
    ])
    const parts = Map.groupBy(jobs, ({ parent_id }) => parent_id)
    const free = jobs
      .filter(({ kind }) => kind === 'free_question')
      .flatMap(({ id }) => {
        const own = parts.get(id) ?? []
        const problems = own.flatMap((part) => problemOf(part, Number(part.has_result)) ?? [])
        if (own.length !== FREE_PANEL) problems.push(`${own.length} of ${FREE_PANEL} agents were asked`)
        return problems.map((problem) => `free question ${id}: ${problem}`)
      })
    return [...direct, ...free]
  },
}

function problemOf(job: JobState | undefined, answers: number): string | undefined {
  if (job === undefined) return 'there is no job'
  if (!ended(job.status)) return `the job is ${job.status}`
  if (job.status === 'failed' && !job.error) return 'the job failed without a reason'
  const wanted = job.status === 'finished' ? 1 : 0
  return answers === wanted ? undefined : `the job ${job.status} and there are ${answers} answers`
}

const cancelled: Check = {
  promise: 'what was cancelled stays cancelled',
  find(history, { jobs }) {
    const parts = Map.groupBy(jobs, ({ id, parent_id }) => parent_id ?? id)
    return answeredCalls(history, 'jobs.cancel').flatMap(({ body }) => {
      const left = (parts.get(body.job_id) ?? []).filter(({ error }) => error?.includes(CANCELLED)).length
      return left >= body.cancelled_count
        ? []
        : [`job ${body.job_id}: of ${body.cancelled_count} are ${left} cancelled`]
    })
  },
}

const seen: Check = {
  promise: 'a job that was seen to have ended stays as it was seen',
  find(history, { jobs }) {
    const byId = new Map(jobs.map((job) => [job.id, job]))
    const polls = answeredCalls(history, 'jobs.get')
    // What came in so far of a free question is shown as finished after a while, by the clock of whoever shows it: no end.
    const ends = polls.filter(({ body }) => ended(body.status) && body.partial !== true)
    const later = ends.flatMap((end) =>
      polls
        .filter((poll) => poll.body.job_id === end.body.job_id && poll.began_ms > end.ended_ms)
        .filter((poll) => poll.body.status !== end.body.status)
        .map((poll) => `job ${end.body.job_id} was ${end.body.status}, later ${poll.body.status}`),
    )
    const now = ends.filter(({ body }) => byId.get(body.job_id)?.status !== body.status)
    return [
      ...later,
      ...now.map(({ body }) => `job ${body.job_id} was ${body.status}, is ${byId.get(body.job_id)?.status}`),
    ]
  },
}

const shown: Check = {
  promise: 'the service shows of every question the answers that are there',
  find(_history, { questions, shown: views }) {
    const byUuid = new Map(questions.map((question) => [question.uuid, question]))
    return views.flatMap(({ uuid, status, answers }) => {
      const there = byUuid.get(uuid)?.answered.length
      return status === 200 && answers === there ? [] : [`question ${uuid}: ${status}, ${answers} of ${there} answers`]
    })
  },
}

export const answerChecks: readonly Check[] = [accepted, answeredOnce, cancelled, seen, shown]
