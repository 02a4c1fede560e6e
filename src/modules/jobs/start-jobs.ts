import { batchedBy } from '../../platform/batch.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Attempt } from '../../platform/queue.ts'
import { type StartedJob, startJobs } from './store.ts'

/** Marks the jobs of an attempt as begun, and returns those that have not ended before. */
export type Starting = (attempt: Attempt) => Promise<StartedJob[]>

/** Attempts of one turn that begin together are marked by one statement; see settle.ts for why of one turn. */
export const createStarting = ({ database, clock }: { database: Database; clock: Clock }): Starting =>
  batchedBy(
    ({ turn }) => turn,
    async (attempts) => {
      const ids = attempts.flatMap(({ data }) => data.job_ids)
      const started = new Map((await startJobs(database.db, ids, clock.now())).map((job) => [job.id, job]))
      return attempts.map(({ data }) => data.job_ids.flatMap((id) => started.get(id) ?? []))
    },
  )
