import { z } from 'zod'
import type { Db, Trx } from '../../platform/db/database.ts'
import type { AgentDirectory } from '../agents/index.ts'
import { type CountingKind, type EndedJob, JobFailure, type JobKind, type QueuedKind } from '../jobs/index.ts'
import type { Language } from '../models/index.ts'
import { completionSteps } from '../reports/contract.ts'
import { writeStep } from '../reports/index.ts'
import { createSharedLoads } from './shared-loads.ts'
import { endCompletion, type Stage, saveReport } from './store.ts'

const stepPayload = z.object({ study_id: z.int(), step: z.enum(completionSteps) })
type StepPayload = z.infer<typeof stepPayload>

export const stepQueued: QueuedKind<StepPayload> = {
  name: 'study_step',
  payload: stepPayload,
  retry_limit: 3,
  retry_delay_seconds: 2,
  expire_seconds: 3600,
}

export interface StepParts {
  db: Db
  directory: AgentDirectory
  language: Language | null
}

type StepRecord = { study_id: number; step: string; result: unknown; job_id: string }

/** One step of a study's completion: what it says is computed from the answers that are there now. */
export function studyStep({ db, directory, language }: StepParts): JobKind<StepPayload, StepRecord> {
  const withStudy = createSharedLoads(db, directory)
  return {
    ...stepQueued,
    run: ({ study_id, step }, { job_id, signal }) =>
      withStudy(study_id, async (loaded) => {
        if (loaded === undefined) throw new JobFailure('The study was deleted.')
        const { data, organization_id, budget_cents } = loaded
        const payer = { organization_id, study_id, job_id, study_budget_cents: budget_cents }
        const result = await writeStep(step, data, { language, payer, signal })
        return { result: { ...result }, record: { study_id, step, result, job_id } }
      }),
    async record(trx, records, now) {
      for (const record of records) await saveReport(trx, record, now)
    },
  }
}

/** The completion as a whole. */
export const completionKind: CountingKind = {
  name: 'study_completion',
  failure: 'The report could not be written.',
  count(job, { total, finished, failed }) {
    return {
      status: job.status,
      result:
        job.status === 'finished'
          ? { study_id: job.meta.study_id, step_count: total, finished_count: finished, failed_count: failed }
          : null,
      meta: { ...job.meta, done: finished + failed, total },
    }
  },
}

/** The stage of a study follows from the end of its completion. */
export async function onCompletionEnded(trx: Trx, jobs: readonly EndedJob[], now: Date): Promise<void> {
  const ended = jobs.filter(({ kind }) => kind === completionKind.name)
  for (const { meta, status } of ended) {
    const before = meta.stage_before as Stage
    await endCompletion(trx, Number(meta.study_id), status === 'finished', before, now)
  }
}
