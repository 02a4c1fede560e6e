import type { Db, Trx } from '../../platform/db/database.ts'
import { deleteJobs } from '../jobs/index.ts'
import { deleteStudy, findStudyJobs, listEndedStudies, lockStudy } from './store.ts'

/** Removes a study with its questions, answers, reports and jobs. False where it is gone already. */
export async function removeStudy(trx: Trx, id: number): Promise<boolean> {
  // Its jobs go before it is locked: a worker comes to the study with the lock of a job in hand.
  await deleteJobs(trx, await findStudyJobs(trx, id))
  await lockStudy(trx, id)
  // What was asked meanwhile.
  await deleteJobs(trx, await findStudyJobs(trx, id))
  return deleteStudy(trx, id)
}

/** Removes studies that were complete or archived, and not touched again, before a day; each in a transaction of its own. */
export async function removeStudiesBefore(db: Db, before: Date): Promise<void> {
  for (const id of await listEndedStudies(db, before)) await db.transaction().execute((trx) => removeStudy(trx, id))
}
