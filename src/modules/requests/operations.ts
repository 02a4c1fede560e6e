import { setTimeout as wait } from 'node:timers/promises'
import { type AuthenticatedCall, type Handlers, type Reply, reply } from '../../platform/contract/call.ts'
import { type Paging, pageOf } from '../../platform/contract/paging.ts'
import type { Db } from '../../platform/db/database.ts'
import type * as contract from './contract.ts'
import {
  type GroupRecord,
  type PresentParts,
  presentGroupRequest,
  presentListed,
  presentStudyRequest,
  type StudyRecord,
} from './present.ts'
import type { PreviewParts } from './preview-group.ts'
import { isOpen, type RequestKind, type RequestRow } from './request.ts'
import { findOwnRequest, listRequests } from './store.ts'
import { noSuchRequest, type SubmitParts, type Submitted, submitRequest } from './submit-request.ts'

export interface RequestsParts extends PresentParts, SubmitParts, PreviewParts {
  /** How long a caller in `sync` mode waits for the outcome. */
  sync_ms: number
  /** Aborted when the service stops: whoever waits is told how far it is. */
  stopping: AbortSignal
}

/** How often it is looked whether a request has come to an end. */
const POLL_MS = 50

export function requestsOperations(parts: RequestsParts): Handlers<typeof contract> {
  const groups = operationsOf('group', parts, (row, db) => presentGroupRequest(row, parts, db))
  const studies = operationsOf('study', parts, (row, db) => presentStudyRequest(row, parts, db))
  return {
    async preview(call, description) {
      // With what reads descriptions; a start does without.
      const { previewGroup } = await import('./preview-group.ts')
      return previewGroup(call, description, parts)
    },
    async fromDescription(call, { description, ...settings }) {
      return call.transact(async (trx) => {
        const row = await submitRequest(trx, call, 'group', { request_text: description, ...settings }, parts)
        const { operation_id, job_id, request_id, status, status_url, usage_recorded } = await presentGroupRequest(
          row,
          parts,
          trx,
        )
        return { operation_id: operation_id!, job_id, request_id, status, status_url, usage_recorded }
      })
    },
    createGroup: groups.create,
    getGroup: groups.get,
    listGroups: groups.list,
    createStudy: studies.create,
    getStudy: studies.get,
    listStudies: studies.list,
  }
}

/** Both kinds of requests are handled alike; they differ in what is told of them. */
function operationsOf<R extends GroupRecord | StudyRecord>(
  kind: RequestKind,
  parts: RequestsParts,
  present: (row: RequestRow, db: Db) => Promise<R>,
) {
  const { db } = parts
  const own = async ({ principal }: AuthenticatedCall, id: string): Promise<RequestRow> => {
    const row = await findOwnRequest(db, principal.organization_id, kind, id)
    if (row === undefined) throw noSuchRequest(kind, id)
    return row
  }
  return {
    async create(
      call: AuthenticatedCall,
      { response_mode, ...submitted }: Submitted & { response_mode: 'async' | 'sync' },
    ): Promise<R | Reply<R>> {
      const first = await call.transact(
        async (trx) => present(await submitRequest(trx, call, kind, submitted, parts), trx),
        // A repeated request waits for the same outcome, and is told what has become of it.
        (before) => before,
      )
      if (response_mode === 'async') return first
      const row = await outcomeOf(() => own(call, first.request_id), parts, call.signal)
      return replyWith(row, await present(row, db))
    },
    async get(call: AuthenticatedCall, { request_id }: { request_id: string }): Promise<R> {
      return present(await own(call, request_id), db)
    },
    async list({ principal }: AuthenticatedCall, paging: Paging) {
      const { rows, total } = await listRequests(db, principal.organization_id, kind, paging)
      return { requests: rows.map((row) => presentListed(row, parts.base_url)), ...pageOf(rows, total, paging) }
    },
  }
}

/** The request when it has ended or waits for its caller, or as it is when the time is up. */
async function outcomeOf(
  read: () => Promise<RequestRow>,
  { sync_ms, stopping }: RequestsParts,
  gone: AbortSignal,
): Promise<RequestRow> {
  const began = performance.now()
  const signal = AbortSignal.any([stopping, gone])
  for (;;) {
    const row = await read()
    if (!isOpen(row) || signal.aborted || performance.now() - began >= sync_ms) return row
    await wait(POLL_MS, undefined, { signal }).catch(() => undefined)
  }
}

/** What a caller who waited is answered. What has failed, or awaits review, is told as what is under way is. */
function replyWith<R extends GroupRecord>({ status, refusal }: RequestRow, record: R): Reply<R> {
  if (status === 'completed') return reply(201, record)
  if (status === 'needs_clarification') return outcome(400, { ...record, error: 'needs_clarification' })
  if (status === 'refused' && refusal !== null) {
    const { message, ...details } = refusal
    return outcome(422, { ...record, error: { code: 'refused', message, details } })
  }
  return reply(202, record)
}

/** The contract's outcomes have bodies of their own, which the door checks; types know the successes alone. */
const outcome = (status: number, body: unknown): Reply<never> => reply(status, body as never)
