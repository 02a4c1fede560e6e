import type { Principal } from '../../platform/contract/call.ts'
import type { Trx } from '../../platform/db/database.ts'
import type { Queue } from '../../platform/queue.ts'
import type { Ledger } from '../billing/index.ts'
import { enqueueGathering, type GatheringKind } from '../jobs/index.ts'
import { freeAnswerQueued } from './jobs.ts'
import type { SharedPanel } from './shared-panel.ts'

export interface FreeTierParts {
  ledger: Ledger
  queue: Queue
  panel: SharedPanel
  question_kind: GatheringKind
  question_max_characters: number
}

/** A question as its author put it, and as the panel is asked it where that differs. */
export interface FreeQuestion {
  question: string
  optimized_question?: string
}

/** Charges one question and queues one job per agent of the shared panel, in one transaction. */
export async function askFreeQuestion(
  trx: Trx,
  principal: Principal,
  asked: FreeQuestion,
  now: Date,
  { ledger, queue, panel, question_kind }: FreeTierParts,
) {
  const operationId = await ledger.spend(trx, principal, 'free_question', 'questions_per_cycle', 1, now)
  const { organization_id, user_id } = principal
  const { job_id } = await enqueueGathering(
    trx,
    queue,
    question_kind,
    freeAnswerQueued,
    { organization_id, user_id, free_tier: true },
    { ...asked },
    panel.agents.map((_, member) => ({ ...asked, panel: [...panel.agents], member })),
    now,
  )
  const about = { job_id, operation_id: operationId }
  await ledger.charge(trx, principal, { type: 'free_question', agents: panel.agents.length, about }, now)
  return {
    ok: true as const,
    group_id: panel.group_id,
    count: panel.agents.length,
    job_id,
    agent_ids: panel.agents.map((agent) => agent.id),
    agent_uuids: panel.agents.map((agent) => agent.uuid),
    ...asked,
  }
}
