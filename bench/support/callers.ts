/** Callers of a service in another process, made in its database: more of them, and of more kinds, than its commands make. */
import { sql } from 'kysely'
import { generateKey, hashKey, lastFour } from '../../src/modules/keys/rules.ts'
import { createSessions } from '../../src/modules/sessions/index.ts'
import { systemClock } from '../../src/platform/clock.ts'
import type { Database } from '../../src/platform/db/database.ts'

/** Keys like the first there is, used a moment ago, so that using them again need not be noted. */
export async function manyKeys({ db }: Database, count: number): Promise<string[]> {
  const keys = Array.from({ length: count }, () => generateKey('live'))
  await sql`
    insert into api_keys (uuid, organization_id, user_id, prefix, last_four, key_hash, scopes, created_by, created_at,
      last_used_at)
    select gen_random_uuid(), k.organization_id, k.user_id, k.prefix, made.last_four, made.key_hash, k.scopes, k.created_by,
      k.created_at, now()
    from (select * from api_keys where prefix = 'rk_live_' order by id limit 1) k,
      unnest(${keys.map(lastFour)}::text[], ${keys.map(hashKey)}::bytea[]) as made (last_four, key_hash)`.execute(db)
  return keys
}

/** The cookie of a browser in which the owner of the first live key is signed in. */
export async function sessionCookie(database: Database): Promise<string> {
  const { rows } = await sql<{ user_id: number; organization_id: number }>`
    select user_id, organization_id from api_keys where prefix = 'rk_live_' order by id limit 1`.execute(database.db)
  const sessions = createSessions({ database, clock: systemClock, days: 14 })
  const opened = { ...rows[0]!, signed_in_by: 'email_link' as const }
  return `populace_session=${(await sessions.open(database.db, opened, new Date())).token}`
}
