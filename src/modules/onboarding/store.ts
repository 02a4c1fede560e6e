import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

export interface VendorAccountRow {
  vendor_account_uuid: string
  user_id: number
  organization_id: number
  client_install_id: string
  /** Null until somebody who is signed in said that the assistant is theirs. */
  confirmed_at: Date | null
}

export interface VendorIdentity {
  vendor_account_uuid: string
  client_install_id: string
  vendor_org_uuid?: string | undefined
  vendor_account_created_at?: string | undefined
  vendor_org_type?: string | undefined
  vendor_billing_type?: string | undefined
}

/** One registration of a vendor account at a time, also across processes; held until the transaction ends. */
export async function lockVendorAccount(db: Db, vendorAccountUuid: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`vendor_account:${vendorAccountUuid.toLowerCase()}`}, 0))`.execute(
    db,
  )
}

export async function findVendorAccount(db: Db, vendorAccountUuid: string): Promise<VendorAccountRow | undefined> {
  const { rows } = await sql<VendorAccountRow>`
    select * from vendor_accounts where vendor_account_uuid = ${vendorAccountUuid}::uuid`.execute(db)
  return rows[0]
}

export async function upsertVendorAccount(
  db: Db,
  identity: VendorIdentity,
  owner: { user_id: number; organization_id: number },
  now: Date,
): Promise<void> {
  await sql`
    insert into vendor_accounts as v (vendor_account_uuid, user_id, organization_id, client_install_id, vendor_org_uuid,
      vendor_account_created_at, vendor_org_type, vendor_billing_type, created_at, updated_at)
    values (${identity.vendor_account_uuid}, ${owner.user_id}, ${owner.organization_id}, ${identity.client_install_id},
      ${identity.vendor_org_uuid ?? null}, ${identity.vendor_account_created_at ?? null},
      ${identity.vendor_org_type ?? null}, ${identity.vendor_billing_type ?? null}, ${now}, ${now})
    on conflict (vendor_account_uuid) do update set
      client_install_id = excluded.client_install_id,
      -- Who comes from another installation may be another.
      confirmed_at = case when v.client_install_id = excluded.client_install_id then v.confirmed_at end,
      vendor_org_uuid = coalesce(excluded.vendor_org_uuid, v.vendor_org_uuid),
      vendor_account_created_at = coalesce(excluded.vendor_account_created_at, v.vendor_account_created_at),
      vendor_org_type = coalesce(excluded.vendor_org_type, v.vendor_org_type),
      vendor_billing_type = coalesce(excluded.vendor_billing_type, v.vendor_billing_type),
      updated_at = excluded.updated_at`.execute(db)
}
