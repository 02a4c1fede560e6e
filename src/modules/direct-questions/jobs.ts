import { z } from 'zod'
import type { Db, Trx } from '../../platform/db/database.ts'
import type { Queue } from '../../platform/queue.ts'
import type { AgentDirectory } from '../agents/index.ts'
import { type EndedJob, enqueueJobs, type JobKind, type QueuedKind } from '../jobs/index.ts'
import type { Language } from '../models/index.ts'
import {
  answerOf,
  findAnswers,
  findQuestionById,
  formOf,
  questionKind,
  saveSummary,
  touchByJobs,
} from '../questions/index.ts'
import { writeStep } from '../reports/index.ts'
import type { StudyData } from '../results/index.ts'

const summaryPayload = z.object({ question_id: z.int() })
type SummaryPayload = z.infer<typeof summaryPayload>

const summaryQueued: QueuedKind<SummaryPayload> = {
  name: 'question_summary',
  payload: summaryPayload,
  retry_limit: 3,
  retry_delay_seconds: 2,
  expire_seconds: 600,
}

/** When a direct question has ended, what its answers come to is put into words. */
export const onQuestionEnded =
  (queue: Queue) =>
  async (trx: Trx, jobs: readonly EndedJob[], now: Date): Promise<void> => {
    const ended = jobs.filter(({ kind }) => kind === questionKind.name)
    if (ended.length === 0) return
    const finished = ended.filter(({ status }) => status === 'finished').map(({ meta }) => meta.question_id)
    const questions = await touchByJobs(
      trx,
      ended.map(({ id }) => id),
      now,
    )
    const direct = questions.filter(({ id, kind }) => kind === 'direct' && finished.includes(id))
    // Nobody's: whoever asked waits for the answers, not for this.
    const nobody = { organization_id: null, user_id: null, free_tier: false }
    for (const [on_behalf_of, own] of Map.groupBy(direct, ({ organization_id }) => organization_id)) {
      const payloads = own.map(({ id }) => ({ question_id: id }))
      await enqueueJobs(trx, queue, summaryQueued, { ...nobody, on_behalf_of }, payloads, now)
    }
  }

export interface SummaryParts {
  db: Db
  directory: AgentDirectory
  language: Language | null
}

interface SummaryRecord {
  question_id: number
  summary: { text: string; bullets: string[]; by: string; synthetic: true }
}

/** A direct question is summed up as a study of one question is. */
export const questionSummary = ({ db, directory, language }: SummaryParts): JobKind<SummaryPayload, SummaryRecord> => ({
  ...summaryQueued,
  async run({ question_id }, { job_id, signal }) {
    const found = await asStudy(db, directory, question_id)
    if (found === undefined) return { result: { question_id } }
    const payer = { organization_id: found.organization_id, job_id }
    const { tldr, bullets, by } = await writeStep('study_tldr', found.data, { language, payer, signal })
    return { result: { question_id }, record: { question_id, summary: { text: tldr, bullets, by, synthetic: true } } }
  },
  async record(trx, records, now) {
    for (const { question_id, summary } of records) await saveSummary(trx, question_id, summary, now)
  },
})

async function asStudy(
  db: Db,
  directory: AgentDirectory,
  questionId: number,
): Promise<{ organization_id: number; data: StudyData } | undefined> {
  const question = await findQuestionById(db, questionId)
  if (question === undefined) return undefined
  const participants = await Promise.all(
    question.agent_ids.map(async (agent_id, at) => {
      const agent = (await directory.find(String(agent_id)))!
      const person = agent.population.person(agent.index)
      return { agent_id, agent_uuid: agent.uuid, person, weight: question.weights[at]!, group_uuid: question.uuid }
    }),
  )
  const answers = (await findAnswers(db, [questionId])).map(answerOf)
  const { id, uuid, created_at, format, understood, meta, optimized_question } = question
  return {
    organization_id: question.organization_id,
    data: {
      study: { id, uuid, title: question.question, objective: '', stage: 'complete', created_at, groups: [] },
      participants,
      questions: [
        {
          id,
          uuid,
          question: question.question,
          optimized_question,
          form: formOf(question),
          created_at,
          format,
          attachments: [],
          earlier_question_ids: [],
          panel_agent_ids: question.agent_ids,
          understood,
          meta,
          answers,
          asked_count: participants.length,
          failed_count: participants.length - answers.length,
        },
      ],
    },
  }
}
