import { randomUUID } from 'node:crypto'
import type { Principal } from '../../platform/contract/call.ts'
import type { Trx } from '../../platform/db/database.ts'
import { ServiceError } from '../../platform/errors.ts'
import { requireFeature } from '../billing/index.ts'
import { findGroup } from '../groups/index.ts'
import { theStudy } from './find-study.ts'
import { newShare } from './share-study.ts'
import { addGroups, insertStudy, type StudyRow, saveShare, updateStudy } from './store.ts'

export interface NewStudy {
  title: string
  objective: string
  groups: readonly string[]
  shareable: boolean
  budget_cents: number | null
  /** Questions that were thought out for it, and are not asked yet. */
  planned_questions?: readonly unknown[]
}

/** Makes a study; with groups, their members take part from now on. */
export async function createStudy(
  trx: Trx,
  /** A user who is no longer there leaves null behind. */
  owner: Pick<Principal, 'organization_id'> & { user_id: number | null },
  study: NewStudy,
  now: Date,
): Promise<StudyRow> {
  const { organization_id, user_id } = owner
  await requireFeature(trx, organization_id, 'inc_research_studies')
  const { title, objective, budget_cents, planned_questions = [] } = study
  const id = await insertStudy(
    trx,
    { uuid: randomUUID(), organization_id, user_id, title, objective, budget_cents, planned_questions },
    now,
  )
  if (study.groups.length > 0) await fieldWith(trx, organization_id, id, study.groups, now)
  if (study.shareable) await saveShare(trx, id, newShare(), now)
  return theStudy(trx, organization_id, String(id))
}

/** Gives a study groups, whose members take part from now on. */
export async function fieldWith(
  trx: Trx,
  organizationId: number,
  studyId: number,
  references: readonly string[],
  now: Date,
): Promise<void> {
  const groups = []
  for (const reference of references) groups.push(await findGroup(trx, organizationId, reference))
  await addGroups(trx, studyId, [...new Set(groups.map(({ id }) => id))])
  const { stage, participant_count } = await theStudy(trx, organizationId, String(studyId))
  if (participant_count === 0) throw new ServiceError('conflict', 'The groups have no agents who could take part.')
  if (stage === 'draft') await updateStudy(trx, studyId, { stage: 'fielding' }, now)
}
