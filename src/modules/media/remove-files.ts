import type { Db } from '../../platform/db/database.ts'
import type { Logger } from '../../platform/log.ts'
import { type MediaStore, mediaKey } from './media-store.ts'
import { digestOf } from './present.ts'
import { listDigests } from './store.ts'

/** The keys of everything that an organization has stored. Every organization has its own copy, so nobody shares them. */
export const listFiles = async (db: Db, organizationId: number): Promise<string[]> =>
  (await listDigests(db, organizationId)).map((row) => mediaKey(organizationId, digestOf(row)))

/**
 * Removes files whose rows are gone. A storage that fails does not bring the rows back: what is left lies under a name
 * that nobody can ask for any more, and the log says so.
 */
export async function removeFiles(store: MediaStore, files: readonly string[], log: Logger): Promise<void> {
  for (const file of files) {
    try {
      await store.remove(file)
    } catch (error) {
      log.warn({ err: error, file }, 'a file of a deleted organization was left in the storage')
    }
  }
}
