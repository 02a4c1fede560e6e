import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

export interface AssistantRow {
  vendor_account_uuid: string
  email: string
  client_install_id: string
  vendor_org_type: string | null
  created_at: Date
  updated_at: Date
  confirmed_at: Date | null
  has_live_key: boolean
  has_free_key: boolean
}

export async function listAssistants(db: Db, organizationId: number): Promise<AssistantRow[]> {
  const hasKey = (prefix: string) => sql`exists (
    select 1 from api_keys k where k.organization_id = v.organization_id and k.user_id = v.user_id
      and k.created_by = 'agent_register' and k.revoked_at is null and k.prefix = ${prefix})`
  const { rows } = await sql<AssistantRow>`
    select v.vendor_account_uuid, u.email, v.client_install_id, v.vendor_org_type, v.created_at, v.updated_at,
      v.confirmed_at,
      ${hasKey('rk_live_')} as has_live_key, ${hasKey('rk_free_')} as has_free_key
    from vendor_accounts v join users u on u.id = v.user_id where v.organization_id = ${organizationId}
    order by v.created_at desc, v.vendor_account_uuid`.execute(db)
  return rows
}

export async function deleteAssistant(
  db: Db,
  organizationId: number,
  vendorAccountUuid: string,
): Promise<{ user_id: number; email: string } | undefined> {
  const { rows } = await sql<{ user_id: number; email: string }>`
    delete from vendor_accounts v using users u
    where u.id = v.user_id and v.organization_id = ${organizationId}
      and v.vendor_account_uuid = ${vendorAccountUuid}::uuid
    returning v.user_id, u.email`.execute(db)
  return rows[0]
}

export async function listAccountsOf(
  db: Db,
  { organization_id, user_id }: { organization_id: number; user_id: number },
): Promise<string[]> {
  const { rows } = await sql<{ vendor_account_uuid: string }>`
    select vendor_account_uuid from vendor_accounts
    where organization_id = ${organization_id} and user_id = ${user_id} order by vendor_account_uuid`.execute(db)
  return rows.map(({ vendor_account_uuid }) => vendor_account_uuid)
}

/** Says of one of an organization's assistants, or of all that are registered now, that they are its own. */
export async function confirmAssistants(
  db: Db,
  organizationId: number,
  vendorAccountUuid: string | null,
  now: Date,
): Promise<{ vendor_account_uuid: string; confirmed_at: Date }[]> {
  const { rows } = await sql<{ vendor_account_uuid: string; confirmed_at: Date }>`
    update vendor_accounts set confirmed_at = coalesce(confirmed_at, ${now})
    where organization_id = ${organizationId} and (${vendorAccountUuid}::uuid is null or vendor_account_uuid = ${vendorAccountUuid}::uuid)
    returning vendor_account_uuid, confirmed_at`.execute(db)
  return rows
}
