import type { JobRow } from './store.ts'

/** A job as a list shows it. */
export const presentListedJob = (job: Omit<JobRow, 'result'>) => ({
  job_id: job.id,
  status: job.status,
  error: job.error,
  meta: job.meta,
  created_at: job.created_at.toISOString(),
  started_at: job.started_at?.toISOString() ?? null,
  ended_at: job.ended_at?.toISOString() ?? null,
})

export const presentJob = (job: JobRow) => ({ ...presentListedJob(job), result: job.result })
