import type { Db, Trx } from './database.ts'

/** Beyond this, those who are in each other's way are more than two, and waiting is the caller's to decide. */
const MOST_TRIES = 4
/** PostgreSQL chose this transaction to give way: two of them waited for each other. It left no trace. */
const GAVE_WAY = ['40P01', '40001']

/**
 * Runs the work in a transaction, and once more where it had to give way to another. So the work must not do anything,
 * outside the transaction, that cannot be done twice.
 */
export async function inTransaction<T>(db: Db, work: (trx: Trx) => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (tries === MOST_TRIES || !GAVE_WAY.includes((error as { code?: string }).code ?? '')) throw error
    }
  }
}
