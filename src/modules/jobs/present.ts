import type { JobRow } from './store.ts'

export const presentJob = (job: JobRow) => ({
  job_id: job.id,
  status: job.status,
  result: job.result,
  error: job.error,
  meta: job.meta,
  created_at: job.created_at.toISOString(),
  started_at: job.started_at?.toISOString() ?? null,
  ended_at: job.ended_at?.toISOString() ?? null,
})
