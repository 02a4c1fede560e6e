import type { Db, Trx } from '../../platform/db/database.ts'
import type { Logger } from '../../platform/log.ts'
import { type MediaStore, mediaKey } from './media-store.ts'
import { digestOf } from './present.ts'
import { deleteRemoval, insertRemovals, listDigests, listRemovals } from './store.ts'

/** The keys of everything that an organization has stored. Every organization has its own copy, so nobody shares them. */
export const listFiles = async (db: Db, organizationId: number): Promise<string[]> =>
  (await listDigests(db, organizationId)).map((row) => mediaKey(organizationId, digestOf(row)))

/** Writes down what is to be removed, in the transaction after which nothing else knows of it. */
export async function leaveForRemoval(trx: Trx, organizationId: number, now: Date): Promise<void> {
  await insertRemovals(trx, await listFiles(trx, organizationId), now)
}

/**
 * Removes the files whose rows are gone. Where the storage fails, or the process ends before its turn, they stay on the list
 * and are tried again with the next deletion and by every worker, now and then.
 */
export async function removeFiles(db: Db, store: MediaStore, log: Logger): Promise<void> {
  for (const file of await listRemovals(db)) {
    try {
      await store.remove(file)
      await deleteRemoval(db, file)
    } catch (error) {
      log.warn({ err: error, file }, 'a file of a deleted organization could not be removed; it is tried again')
    }
  }
}
