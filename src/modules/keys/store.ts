import { sql } from 'kysely'
import type { Principal } from '../../platform/contract/call.ts'
import type { Scope } from '../../platform/contract/contract.ts'
import type { Paging } from '../../platform/contract/paging.ts'
import type { Database, Db, Trx } from '../../platform/db/database.ts'
import type { Reference } from '../../platform/ids.ts'
import { PLAN_COLUMNS, type PlanRow } from '../billing/index.ts'

export interface KeyRow {
  id: number
  uuid: string
  organization_id: number
  user_id: number
  name: string | null
  prefix: string
  last_four: string
  scopes: Scope[]
  created_by: KeyOrigin
  client_install_id: string | null
  sealed_key: Uint8Array | null
  created_at: Date
  last_used_at: Date | null
  revoked_at: Date | null
  revoked_reason: RevokedReason | null
  expires_at: Date | null
}

export type KeyOrigin = 'agent_register' | 'sign_in' | 'operator' | 'checkout' | 'user' | 'connection'
export type RevokedReason = 'replaced' | 'upgraded' | 'operator' | 'user' | 'connection_ended'

export interface NewKey {
  uuid: string
  organization_id: number
  user_id: number
  name: string | null
  prefix: string
  last_four: string
  key_hash: Buffer
  scopes: readonly Scope[]
  created_by: KeyOrigin
  client_install_id: string | null
  sealed_key: Buffer | null
  created_at: Date
  expires_at: Date | null
}

export async function insertKey(db: Db, key: NewKey): Promise<KeyRow> {
  const { rows } = await sql<KeyRow>`
    insert into api_keys (uuid, organization_id, user_id, name, prefix, last_four, key_hash, scopes, created_by,
      client_install_id, sealed_key, created_at, expires_at)
    values (${key.uuid}, ${key.organization_id}, ${key.user_id}, ${key.name}, ${key.prefix}, ${key.last_four},
      ${key.key_hash}, ${key.scopes}, ${key.created_by}, ${key.client_install_id}, ${key.sealed_key},
      ${key.created_at}, ${key.expires_at})
    returning *`.execute(db)
  return rows[0]!
}

/** A key as authentication sees it, in one look-up. */
export interface FoundKey extends Omit<Principal, 'kind' | 'key_id' | 'session_id'> {
  id: number
  key_hash: Uint8Array
  last_used_at: Date | null
  revoked_at: Date | null
  revoked_reason: RevokedReason | null
  expires_at: Date | null
}

export const findKeysByHash = (database: Database, hashes: readonly Buffer[]): Promise<FoundKey[]> =>
  database.query<FoundKey>(
    'find_keys',
    `select k.id, k.key_hash, k.organization_id, k.user_id, k.scopes, k.last_used_at, k.revoked_at, k.revoked_reason, k.expires_at,
       coalesce(m.role, 'member') as role, k.prefix = 'rk_free_' or o.billing_mode = 'free' as rate_limited
     from api_keys k join organizations o on o.id = k.organization_id left join memberships m on m.organization_id = k.organization_id and m.user_id = k.user_id
     where k.key_hash = any ($1::bytea[])`,
    [hashes],
  )

export async function markUsed(db: Db, keyId: number, now: Date): Promise<void> {
  await sql`update api_keys set last_used_at = ${now} where id = ${keyId}`.execute(db)
}

/** The same key with another secret; undefined where it is revoked already. */
export async function replaceSecret(
  db: Db,
  id: number,
  { key_hash, last_four, expires_at }: Pick<NewKey, 'key_hash' | 'last_four' | 'expires_at'>,
): Promise<KeyRow | undefined> {
  const { rows } = await sql<KeyRow>`
    update api_keys set key_hash = ${key_hash}, last_four = ${last_four}, expires_at = ${expires_at}
    where id = ${id} and revoked_at is null returning *`.execute(db)
  return rows[0]
}

/** The agent-created keys of a user that still work, oldest first. */
export async function listAgentKeys(db: Db, userId: number): Promise<KeyRow[]> {
  const { rows } = await sql<KeyRow>`
    select * from api_keys where user_id = ${userId} and created_by = 'agent_register' and revoked_at is null
    order by id`.execute(db)
  return rows
}

/** The managed paid key that an organization's user may be handed again, if there is one. */
export async function findManagedKey(db: Db, organizationId: number, userId: number): Promise<KeyRow | undefined> {
  const { rows } = await sql<KeyRow>`
    select * from api_keys where organization_id = ${organizationId} and user_id = ${userId} and sealed_key is not null
      and revoked_at is null order by id desc limit 1`.execute(db)
  return rows[0]
}

export async function revokeKeys(db: Db, ids: readonly number[], reason: RevokedReason, now: Date): Promise<KeyRow[]> {
  // Even a statement that meets no row would bump the epoch and empty every process's cache.
  if (ids.length === 0) return []
  const { rows } = await sql<KeyRow>`
    update api_keys set revoked_at = ${now}, revoked_reason = ${reason}
    where id = any (${ids}::int[]) and revoked_at is null returning *`.execute(db)
  return rows
}

export interface ListedKey extends KeyRow {
  organization_name: string
  email: string
}

export async function listKeys(
  db: Db,
  filter: { email?: string | undefined; active_only: boolean },
): Promise<ListedKey[]> {
  const { rows } = await sql<ListedKey>`
    select k.*, o.name as organization_name, u.email
    from api_keys k join organizations o on o.id = k.organization_id join users u on u.id = k.user_id
    where (${filter.email ?? null}::text is null or lower(u.email) = lower(${filter.email ?? null}))
      and (not ${filter.active_only} or k.revoked_at is null)
    order by k.id`.execute(db)
  return rows
}

/** A key by its number, its uuid or the key itself (as a hash). */
export async function findKey(db: Db, ref: { id?: number; uuid?: string; hash?: Buffer }): Promise<KeyRow | undefined> {
  const { rows } = await sql<KeyRow>`
    select * from api_keys
    where id = ${ref.id ?? null} or uuid = ${ref.uuid ?? null}::uuid or key_hash = ${ref.hash ?? null}`.execute(db)
  return rows[0]
}

/** A key as people see it: nothing that could open anything. */
export interface ShownKey extends Omit<KeyRow, 'organization_id' | 'client_install_id' | 'sealed_key' | 'expires_at'> {
  email: string
}

const SHOWN = sql.raw(
  'k.id, k.uuid, k.user_id, k.name, k.prefix, k.last_four, k.scopes, k.created_by, k.created_at, k.last_used_at, ' +
    'k.revoked_at, k.revoked_reason, u.email',
)

/** Whose keys: those of one user in an organization, or of everybody in it. */
export interface KeysOf {
  organization_id: number
  user_id: number | null
}

const ownedBy = ({ organization_id, user_id }: KeysOf) =>
  sql`k.organization_id = ${organization_id} and (${user_id}::int is null or k.user_id = ${user_id}::int)`

export async function pageOfKeys(
  db: Db,
  owner: KeysOf,
  { limit, offset, active_only }: Paging & { active_only: boolean },
): Promise<{ rows: ShownKey[]; total: number }> {
  const which = sql`${ownedBy(owner)} and (not ${active_only} or k.revoked_at is null)`
  const [page, counted] = await Promise.all([
    sql<ShownKey>`
      select ${SHOWN} from api_keys k join users u on u.id = k.user_id where ${which}
      order by k.id desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from api_keys k where ${which}`.execute(db),
  ])
  return { rows: page.rows, total: counted.rows[0]!.total }
}

export async function findShownKey(db: Db, owner: KeysOf, { id, uuid }: Reference): Promise<ShownKey | undefined> {
  const { rows } = await sql<ShownKey>`
    select ${SHOWN} from api_keys k join users u on u.id = k.user_id
    where ${ownedBy(owner)} and (k.id = ${id}::bigint or k.uuid = ${uuid}::uuid)`.execute(db)
  return rows[0]
}

/** Whom a key, or a session, stands for, with the plan that they are on. */
export interface BearerRow extends PlanRow {
  organization_name: string
  email: string
  key: (Pick<KeyRow, 'id' | 'uuid' | 'prefix' | 'last_four' | 'name'> & { created_at: string }) | null
}

export type Bearer = Pick<Principal, 'organization_id' | 'user_id' | 'key_id'>

export const findBearers = (database: Database, asked: readonly Bearer[]): Promise<(BearerRow & { place: number })[]> =>
  database.query(
    'find_bearers',
    `select asked.place, o.name as organization_name, u.email, ${PLAN_COLUMNS}, (
       select to_jsonb(k) from (
         select id, uuid, prefix, last_four, name, created_at from api_keys where id = asked.key_id
       ) k) as key
     from unnest($1::int[], $2::int[], $3::int[]) with ordinality as asked (organization_id, user_id, key_id, place)
       join organizations o on o.id = asked.organization_id
       join users u on u.id = asked.user_id
       left join payment_tiers t on t.id = o.payment_tier_id`,
    [
      asked.map(({ organization_id }) => organization_id),
      asked.map(({ user_id }) => user_id),
      asked.map(({ key_id }) => key_id),
    ],
  )

/** The keys of a user in an organization that still work, made in one way or in any. */
export async function listWorkingKeys(
  db: Db,
  { organization_id, user_id, created_by }: { organization_id: number; user_id: number; created_by?: KeyOrigin },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from api_keys where organization_id = ${organization_id} and user_id = ${user_id} and revoked_at is null
      and (${created_by ?? null}::text is null or created_by = ${created_by ?? null}) order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** How many keys of a user work, anywhere; whoever asks is alone with it until the transaction ends. */
export async function countKeysForGood(trx: Trx, userId: number): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`keys of user ${userId}`}, 0))`.execute(trx)
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from api_keys where user_id = ${userId} and revoked_at is null`.execute(trx)
  return rows[0]!.total
}

/**
 * How the organization of a member pays; undefined for whoever is no member any more. Neither changes before the
 * transaction ends: else a key could outlive the membership, or the plan, that it was made under.
 */
export async function holdPlanOfMember(
  trx: Trx,
  { organization_id, user_id }: Pick<Principal, 'organization_id' | 'user_id'>,
): Promise<string | undefined> {
  // The organization first, as whoever deletes a user does.
  const { rows } = await sql<{ billing_mode: string }>`
    select billing_mode from organizations where id = ${organization_id} for share`.execute(trx)
  const member = await sql`
    select from memberships where organization_id = ${organization_id} and user_id = ${user_id} for share`.execute(trx)
  return member.rows.length === 0 ? undefined : rows[0]?.billing_mode
}

/** Whether a user administers the installation; nobody withdraws that before the transaction ends. */
export async function holdAdministrator(trx: Trx, userId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from users where id = ${userId} and administrator for share`.execute(trx)
  return rows.length > 0
}
