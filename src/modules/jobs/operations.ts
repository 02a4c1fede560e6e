import { batched } from '../../platform/batch.ts'
import type { Handlers, Principal } from '../../platform/contract/call.ts'
import type { Database } from '../../platform/db/database.ts'
import { ServiceError } from '../../platform/errors.ts'
import { isUuid } from '../../platform/ids.ts'
import type * as contract from './contract.ts'
import { presentJob } from './present.ts'
import { findJobs, type JobRow } from './store.ts'

export function jobsOperations(database: Database): Handlers<typeof contract> {
  const find = batched<string, JobRow | undefined>(async (ids) => {
    const rows = new Map((await findJobs(database, [...new Set(ids)])).map((row) => [row.id, row]))
    return ids.map((id) => rows.get(id))
  })
  return {
    async get({ principal }, { job_id }) {
      const job = isUuid(job_id) ? await find(job_id.toLowerCase()) : undefined
      if (job === undefined || !mayRead(principal, job)) throw notAccessible()
      return presentJob(job)
    },
  }
}

/** A free key belongs to a user, a paid one to an organization; what they may not read is as good as missing. */
function mayRead(principal: Principal, job: JobRow): boolean {
  return principal.kind === 'free'
    ? job.free_tier && job.user_id === principal.user_id
    : job.organization_id === principal.organization_id
}

const notAccessible = (): ServiceError => new ServiceError('job_not_accessible', 'There is no such job for this key.')
