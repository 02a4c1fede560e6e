import type { Db } from '../../platform/db/database.ts'
import { endConnection } from './end-connection.ts'
import { IDLE_DAYS } from './give-tokens.ts'
import { deleteClientsUnusedSince, deleteCodesBefore, deleteTokensUsedBefore, listLapsed } from './store.ts'

const DAY_MS = 86_400_000

/** Ends connections that nobody refreshes any more, and forgets codes, tokens and programs that have served their time. */
export async function tidyConnections(db: Db, now: Date): Promise<void> {
  const idle = new Date(now.getTime() - IDLE_DAYS * DAY_MS)
  for (const connection of await listLapsed(db, idle)) {
    await db
      .transaction()
      .execute((trx) => endConnection(trx, connection, { by: { service: 'sign-in' }, reason: 'not_refreshed', now }))
  }
  await deleteCodesBefore(db, new Date(now.getTime() - DAY_MS))
  await deleteTokensUsedBefore(db, idle)
  await deleteClientsUnusedSince(db, idle)
}
