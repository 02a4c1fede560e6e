import type { Trx } from '../../platform/db/database.ts'
import type { JobAttempt } from '../jobs/index.ts'
import type { RequestParts } from './parts.ts'
import type { ReadRequest, RequestRow, ShownRefusal } from './request.ts'

export type Change = Partial<
  Omit<RequestRow, 'id' | 'organization_id' | 'user_id' | 'kind' | 'step' | 'operation_id' | 'job_id' | 'created_at'>
>

/** What a phase comes to: how the request goes on, and what is made or charged in the same transaction. */
export interface Step {
  change: Change
  /** May say more of how it goes on: ids of what it has made. */
  within?(trx: Trx, now: Date): Promise<Change>
  /** Units that were set aside and are not needed: they are given back. */
  release?: boolean
}

export type PerformPhase = (row: RequestRow, parts: RequestParts, attempt: JobAttempt) => Step | Promise<Step>

/** Ends a request that will not be carried out; nothing is charged. */
export const refuse = (refusal: ShownRefusal, change: Change = {}): Step => ({
  change: {
    ...change,
    status: 'refused',
    refusal,
    refusal_reason: refusal.reason,
    progress_message: refusal.message,
  },
  release: true,
})

/** A request that has got past the reading, with what was read. */
export type UnderstoodRequest = RequestRow & { brief: ReadRequest & { audience: NonNullable<ReadRequest['audience']> } }

export function understood(row: RequestRow): UnderstoodRequest {
  if (row.brief?.audience == null) throw new Error(`request ${row.id} is in phase ${row.phase} and was never read`)
  return row as UnderstoodRequest
}
