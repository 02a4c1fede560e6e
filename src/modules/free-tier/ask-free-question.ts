import type { Principal } from '../../platform/contract/call.ts'
import type { Trx } from '../../platform/db/database.ts'
import { invalidRequest, ServiceError } from '../../platform/errors.ts'
import type { Ledger } from '../billing/index.ts'

/** The shared panel: whoever can put a question to it inside the accepting transaction. */
export interface FreePanel {
  ask(
    trx: Trx,
    owner: { organization_id: number; user_id: number },
    question: string,
    now: Date,
  ): Promise<QueuedQuestion>
}

export interface QueuedQuestion {
  group_id: number
  job_id: string
  agents: { id: number; uuid: string }[]
}

export interface FreeTierParts {
  ledger: Ledger
  panel: FreePanel | undefined
  question_max_characters: number
}

export async function askFreeQuestion(
  trx: Trx,
  principal: Principal,
  question: string,
  now: Date,
  parts: FreeTierParts,
) {
  const characters = [...question].length
  if (characters > parts.question_max_characters) {
    const message = `must have at most ${parts.question_max_characters} characters, not ${characters}`
    throw invalidRequest(`Invalid request. question: ${message}`, { fields: { question: [message] } })
  }
  if (parts.panel === undefined) throw noPanel()
  const operationId = await parts.ledger.begin(trx, principal, 'free_question', now)
  await parts.ledger.reserve(trx, principal, operationId, 'questions_per_cycle', 1, now)
  const queued = await parts.panel.ask(trx, principal, question, now)
  await parts.ledger.settle(trx, operationId, 'questions_per_cycle', 1, now)
  return {
    ok: true as const,
    group_id: queued.group_id,
    count: queued.agents.length,
    job_id: queued.job_id,
    agent_ids: queued.agents.map((agent) => agent.id),
    agent_uuids: queued.agents.map((agent) => agent.uuid),
    question,
  }
}

const noPanel = (): ServiceError =>
  new ServiceError('engine_unavailable', 'This version has agents but no engine by which they could answer.', {
    retry_after_seconds: 60,
  })
