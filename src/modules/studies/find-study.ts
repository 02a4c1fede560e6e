import type { Db, Trx } from '../../platform/db/database.ts'
import { ServiceError } from '../../platform/errors.ts'
import { referenceOf } from '../../platform/ids.ts'
import { findStudy, lockStudy, type StudyRow } from './store.ts'

/** A study of the organization, by id or uuid; another's is as good as missing. */
export async function theStudy(db: Db, organizationId: number, given: string): Promise<StudyRow> {
  const reference = referenceOf(given)
  const study = reference && (await findStudy(db, organizationId, reference))
  if (study === undefined) throw new ServiceError('not_found', `There is no research study ${given}.`)
  return study
}

/** The same, for a change: others who would change it wait until this transaction ends. */
export async function theStudyToChange(trx: Trx, organizationId: number, given: string): Promise<StudyRow> {
  const { id } = await theStudy(trx, organizationId, given)
  await lockStudy(trx, id)
  // Read only now: what came before the lock may have been overtaken.
  return theStudy(trx, organizationId, given)
}
