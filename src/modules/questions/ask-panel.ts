import { randomUUID } from 'node:crypto'
import type { Principal } from '../../platform/contract/call.ts'
import type { Trx } from '../../platform/db/database.ts'
import type { Queue } from '../../platform/queue.ts'
import type { Format } from '../answering/index.ts'
import type { Ledger } from '../billing/index.ts'
import { enqueueGathering } from '../jobs/index.ts'
import { answerQueued, questionKind } from './jobs.ts'
import { insertQuestion, nextQuestionId, type QuestionKind } from './store.ts'

export interface AskingParts {
  ledger: Ledger
  queue: Queue
}

/** What is asked, and of whom. */
export interface PanelQuestion {
  kind: QuestionKind
  study_id?: number
  research_group_id?: number
  agent_id?: number
  title?: string
  question: string
  optimized_question: string | null
  format: Format
  media_asset_ids: readonly number[]
  earlier_question_ids?: readonly number[]
  panel: readonly { agent_id: number; weight: number }[]
}

export interface AskedPanel {
  question_id: number
  question_uuid: string
  /** Of the question as a whole. */
  job_id: string
  /** One for each agent, in the order of `agent_ids`. */
  job_ids: string[]
  agent_ids: number[]
}

/**
 * Charges one question, records it and queues one job per agent, in the caller's transaction. `operation_id`: the caller
 * has reserved the question already, with others, under an operation of its own.
 */
export async function askPanel(
  trx: Trx,
  { ledger, queue }: AskingParts,
  principal: Principal,
  asked: PanelQuestion,
  now: Date,
  under: { operation_id?: string } = {},
): Promise<AskedPanel> {
  const { organization_id, user_id } = principal
  const operation_id =
    under.operation_id ?? (await ledger.spend(trx, principal, `${asked.kind}_question`, 'questions_per_cycle', 1, now))
  const question_id = await nextQuestionId(trx)
  const about = { question_id, ...(asked.study_id === undefined ? {} : { study_id: asked.study_id }) }
  await ledger.charge(
    trx,
    principal,
    {
      type: chargedAs(asked),
      agents: asked.panel.length,
      about: { ...about, group_id: asked.research_group_id, operation_id },
    },
    now,
  )
  const { job_id, part_ids } = await enqueueGathering(
    trx,
    queue,
    questionKind,
    answerQueued,
    { organization_id, user_id, free_tier: false, meta: about },
    about,
    asked.panel.map((_, member) => ({ question_id, member })),
    now,
  )
  const question_uuid = randomUUID()
  const agent_ids = asked.panel.map(({ agent_id }) => agent_id)
  await insertQuestion(
    trx,
    question_id,
    question_uuid,
    {
      organization_id,
      user_id,
      kind: asked.kind,
      study_id: asked.study_id ?? null,
      research_group_id: asked.research_group_id ?? null,
      agent_id: asked.agent_id ?? null,
      title: asked.title ?? null,
      question: asked.question,
      optimized_question: asked.optimized_question,
      format: asked.format,
      media_asset_ids: [...asked.media_asset_ids],
      job_id,
      agent_ids,
      weights: asked.panel.map(({ weight }) => weight),
      job_ids: part_ids,
      earlier_question_ids: [...(asked.earlier_question_ids ?? [])],
    },
    now,
  )
  return { question_id, question_uuid, job_id, job_ids: part_ids, agent_ids }
}

function chargedAs({ kind, agent_id }: PanelQuestion) {
  if (kind !== 'direct') return `${kind}_question` as const
  return agent_id === undefined ? 'group_question' : 'agent_question'
}
