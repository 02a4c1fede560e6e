import { sql } from 'kysely'
import { insertMembership, insertOrganization, insertUser } from '../../src/modules/accounts/index.ts'
import { defaultLiveScopes, freeScopes, mintKey } from '../../src/modules/keys/index.ts'
import { loadConfig } from '../../src/platform/config.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { openDatabase } from '../../src/platform/db/open.ts'
import { createLogger } from '../../src/platform/log.ts'

export const openOwnDatabase = (dir: string): Promise<Database> =>
  openDatabase(loadConfig({ DATA_DIR: dir, DATABASE_POOL_SIZE: '2' }), 'command', createLogger('error'))

/** Organizations of one person each, and a key of each. */
export async function makeTenants({ db }: Database, kind: 'free' | 'live', count: number): Promise<string[]> {
  const now = new Date()
  const keys: string[] = []
  for (let nth = 0; nth < count; nth++) {
    await db.transaction().execute(async (trx) => {
      const email = `${kind}-${nth}-${now.getTime()}@example.com`
      const user = (await insertUser(trx, email, now))!
      const billing_mode = kind === 'free' ? 'free' : 'self_hosted'
      const tier = kind === 'live' ? { tier: 'self_hosted' } : {}
      const organization = await insertOrganization(trx, { name: email, billing_mode, ...tier, now })
      await insertMembership(trx, organization.id, user.id, 'admin', now)
      const scopes = kind === 'free' ? freeScopes : defaultLiveScopes
      const owner = { organization_id: organization.id, user_id: user.id }
      keys.push((await mintKey(trx, { kind, ...owner, scopes, created_by: 'operator', now })).api_key)
    })
  }
  return keys
}

/** Entries of the queue that wait. */
export async function waitingEntries({ db }: Database): Promise<number> {
  const { rows } = await sql<{ entries: number }>`
    select count(*)::int as entries from queue.job where state < 'active'`.execute(db)
  return rows[0]!.entries
}
