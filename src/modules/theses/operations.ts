import { randomBytes } from 'node:crypto'
import type { Handlers } from '../../platform/contract/call.ts'
import { pageOf } from '../../platform/contract/paging.ts'
import type { Db } from '../../platform/db/database.ts'
import { ServiceError } from '../../platform/errors.ts'
import { isUuid, uuidv7 } from '../../platform/ids.ts'
import type { Queue } from '../../platform/queue.ts'
import { type Ledger, requireFeature } from '../billing/index.ts'
import { groupsById, groupUrl } from '../groups/index.ts'
import { enqueueJobs } from '../jobs/index.ts'
import type * as contract from './contract.ts'
import { thesisQueued } from './jobs.ts'
import { findThesis, insertThesis, listTheses, type ThesisRow } from './store.ts'

export interface ThesesParts {
  db: Db
  ledger: Ledger
  queue: Queue
  base_url: string
}

export const thesesOperations = ({ db, ledger, queue, base_url }: ThesesParts): Handlers<typeof contract> => ({
  async compose({ principal, clock, transact }, { thesis, seed, ...options }) {
    const { organization_id, user_id } = principal
    return transact(async (trx) => {
      await requireFeature(trx, organization_id, 'inc_research_groups')
      const now = clock.now()
      const operation_id = await ledger.begin(trx, principal, 'thesis', now)
      // Quotas are always taken in the order of their names: two callers never wait for each other.
      await ledger.reserve(trx, principal, operation_id, 'groups_per_cycle', options.max_groups, now)
      await ledger.reserve(trx, principal, operation_id, 'theses_per_cycle', 1, now)
      const uuid = uuidv7(now.getTime())
      await ledger.charge(trx, principal, { type: 'thesis', about: { thesis_id: uuid, operation_id } }, now)
      const owner = { organization_id, user_id, free_tier: false }
      const [job_id] = await enqueueJobs(trx, queue, thesisQueued, owner, [{ thesis_id: uuid }], now)
      const settings = { ...options, seed: seed ?? randomBytes(6).toString('hex') }
      const row = { uuid, organization_id, user_id, thesis, settings, operation_id, job_id: job_id! }
      await insertThesis(trx, row, now)
      await ledger.describe(trx, operation_id, { thesis_id: uuid, job_id })
      return {
        thesis_id: uuid,
        operation_id,
        job_id: job_id!,
        status: 'queued' as const,
        status_url: `${base_url}/v1/theses/${uuid}`,
        usage_recorded: await ledger.recorded(trx, operation_id),
      }
    })
  },

  async get({ principal }, { thesis_id }) {
    const row = isUuid(thesis_id) ? await findThesis(db, principal.organization_id, thesis_id) : undefined
    if (row === undefined) throw new ServiceError('not_found', `There is no thesis ${thesis_id}.`)
    const groups = await groupsById(
      db,
      row.claims.flatMap(({ research_group_id }) => research_group_id ?? []),
    )
    const claims = row.claims.map(({ research_group_id, questions, tried: _, caveat: __, ...claim }) => {
      const group = research_group_id === null ? undefined : groups.get(research_group_id)
      return {
        ...claim,
        questions: questions.map(({ question, format }) => ({ question, format: { ...format } })),
        group: group === undefined ? null : { ...group, url: groupUrl(base_url, group.uuid) },
      }
    })
    return { thesis: { ...present(row), claims, usage_recorded: await ledger.recorded(db, row.operation_id) } }
  },

  async list({ principal }, paging) {
    const { rows, total } = await listTheses(db, principal.organization_id, paging)
    return { theses: rows.map(present), ...pageOf(rows, total, paging) }
  },
})

const present = (row: ThesisRow) => ({
  thesis_id: row.uuid,
  thesis: row.thesis,
  status: row.status,
  operation_id: row.operation_id,
  job_id: row.job_id,
  refusal: row.refusal,
  error: row.error,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})
