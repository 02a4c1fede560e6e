import type { Principal } from '../../platform/contract/call.ts'
import type { Trx } from '../../platform/db/database.ts'
import { invalidRequest, ServiceError } from '../../platform/errors.ts'
import type { Queue } from '../../platform/queue.ts'
import { requireFeature } from '../billing/index.ts'
import { enqueueGathering } from '../jobs/index.ts'
import { type CompletionStep, completionSteps } from '../reports/index.ts'
import { theStudyToChange } from './find-study.ts'
import { completionKind, stepQueued } from './jobs.ts'
import { findOpenJobs, type StudyRow, updateStudy } from './store.ts'

/** The steps that a caller names, each once; all of them where none is named. */
export function stepsOf(named: readonly string[] = []): CompletionStep[] {
  const unknown = [...new Set(named)].filter((step) => !(completionSteps as readonly string[]).includes(step))
  if (unknown.length > 0) throw invalidRequest('Unknown step(s)', { steps: unknown, known_steps: completionSteps })
  return named.length === 0 ? [...completionSteps] : ([...new Set(named)] as CompletionStep[])
}

/** Queues the steps of a study's completion. */
export async function completeStudy(
  trx: Trx,
  queue: Queue,
  principal: Principal,
  reference: string,
  { steps, force }: { steps: readonly CompletionStep[]; force: boolean },
  now: Date,
) {
  const { organization_id, user_id } = principal
  await requireFeature(trx, organization_id, 'inc_research_studies')
  const study = await theStudyToChange(trx, organization_id, reference)
  await checkCompletable(trx, study, force)
  const { job_id, part_ids } = await enqueueGathering(
    trx,
    queue,
    completionKind,
    stepQueued,
    { organization_id, user_id, free_tier: false, meta: { study_id: study.id, stage_before: study.stage } },
    { study_id: study.id },
    steps.map((step) => ({ study_id: study.id, step })),
    now,
  )
  await updateStudy(trx, study.id, { stage: 'analysis' }, now)
  return { study_id: study.id, stage: 'analysis' as const, job_id, job_ids: part_ids, queued_steps: [...steps] }
}

async function checkCompletable(trx: Trx, { id, stage, question_count }: StudyRow, force: boolean): Promise<void> {
  if (stage === 'archived') throw new ServiceError('conflict', 'The study is archived; bring it back first.')
  if (stage === 'analysis') throw new ServiceError('conflict', 'The study is being completed already.')
  const open = await findOpenJobs(trx, id)
  if (open.length > 0) {
    throw new ServiceError('conflict', 'Questions of the study have not finished; complete it when they have.', {
      open_job_ids: open,
    })
  }
  if (question_count === 0) throw new ServiceError('conflict', 'Nothing has been asked in this study yet.')
  if (stage === 'complete' && !force) {
    throw new ServiceError('study_already_completed', 'The study is complete; send `force` to complete it again.')
  }
}
