import { z } from 'zod'
import type { Ledger } from '../billing/index.ts'
import { groupsById } from '../groups/index.ts'
import type { JobKind, OnEnded, QueuedKind } from '../jobs/index.ts'
import type { RequestParts } from './parts.ts'
import { failByJobs } from './store.ts'

const requestPayload = z.object({ request_id: z.string() })
type RequestPayload = z.infer<typeof requestPayload>

/** What is needed to queue the work on a request: a process that only serves has no engine. */
export const requestQueued: QueuedKind<RequestPayload> = {
  name: 'research_request',
  payload: requestPayload,
  retry_limit: 5,
  retry_delay_seconds: 2,
  // Up to a thousand answers of a language model, round after round.
  expire_seconds: 3600,
}

/** The work on a request, from where it stands to its end or to the next question to the caller. */
export const researchRequest = (parts: RequestParts): JobKind<RequestPayload> => ({
  ...requestQueued,
  async run({ request_id }, attempt) {
    // Only those who work on requests need it and what reads them; everybody else starts sooner without.
    const { performRequest } = await import('./perform-request.ts')
    const { status, research_group_id, study_id } = await performRequest(request_id, parts, attempt)
    const groups = research_group_id === null ? [] : [research_group_id]
    const group = (await groupsById(parts.db, groups)).get(research_group_id ?? 0)
    return {
      result: {
        request_id,
        status,
        ...(group === undefined ? {} : { research_group_uuid: group.uuid }),
        ...(study_id === null ? {} : { study_id }),
      },
    }
  },
})

/** A request whose job was cancelled or given up has failed, and gives back what was set aside for it. */
export const onRequestEnded =
  (ledger: Ledger): OnEnded =>
  async (trx, jobs, now) => {
    const failures = jobs
      .filter(({ kind, status }) => kind === requestQueued.name && status === 'failed')
      .map(({ id, error }) => ({ job_id: id, error: error ?? 'The request failed.' }))
    if (failures.length === 0) return
    for (const operationId of await failByJobs(trx, failures, now)) {
      await ledger.settle(trx, operationId, 'groups_per_cycle', 0, now)
    }
  }
