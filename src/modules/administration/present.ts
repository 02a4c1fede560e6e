import type { ListedKey } from '../keys/index.ts'
import type { AnyJobRow } from './installation-store.ts'
import type { AssistantRow, ListedOrganization, MemberRow, SubscriptionRow } from './store.ts'
import type { IdentityRow, ListedUser } from './users-store.ts'

const time = (moment: Date): string => moment.toISOString()
const timeOrNull = (moment: Date | null): string | null => moment?.toISOString() ?? null

export const presentOrganization = (row: ListedOrganization) => ({
  id: row.id,
  uuid: row.uuid,
  name: row.name,
  billing_mode: row.billing_mode,
  tier: row.payment_tier_id === null ? null : { id: row.payment_tier_id, uuid: row.tier_uuid!, name: row.tier_name! },
  members: row.members,
  keys_active: row.keys_active,
  questions_cycle: row.questions_cycle,
  charged_cents_cycle: row.charged_cents_cycle,
  created_at: time(row.created_at),
})

export const presentMember = (row: MemberRow) => ({
  ...row,
  joined_at: time(row.joined_at),
  last_signed_in_at: timeOrNull(row.last_signed_in_at),
})

export const presentSubscription = (row: SubscriptionRow) => ({
  ...row,
  current_period_end: timeOrNull(row.current_period_end),
})

export const presentAssistant = (row: AssistantRow) => ({
  ...row,
  // Whoever knows it in full could register as that installation.
  client_install_id: row.client_install_id.slice(0, 8),
  created_at: time(row.created_at),
  updated_at: time(row.updated_at),
})

export const presentUser = (row: ListedUser) => ({
  id: row.id,
  uuid: row.uuid,
  email: row.email,
  name: row.name,
  administrator: row.administrator,
  organizations: row.organizations,
  keys_active: row.keys_active,
  email_verified_at: timeOrNull(row.email_verified_at),
  last_signed_in_at: timeOrNull(row.last_signed_in_at),
  created_at: time(row.created_at),
})

export const presentIdentity = ({ issuer, email, last_used_at }: IdentityRow) => ({
  issuer,
  email,
  last_used_at: time(last_used_at),
})

export const presentKey = (row: ListedKey) => ({
  id: row.id,
  uuid: row.uuid,
  kind: row.prefix === 'rk_free_' ? ('free' as const) : ('live' as const),
  key: `${row.prefix}…${row.last_four}`,
  name: row.name,
  scopes: row.scopes,
  organization_id: row.organization_id,
  organization_name: row.organization_name,
  user_id: row.user_id,
  user_email: row.email,
  created_by: row.created_by,
  created_at: time(row.created_at),
  last_used_at: timeOrNull(row.last_used_at),
  revoked_at: timeOrNull(row.revoked_at),
  revoked_reason: row.revoked_reason,
})

export const presentJob = (row: AnyJobRow) => ({
  ...row,
  created_at: time(row.created_at),
  started_at: timeOrNull(row.started_at),
  ended_at: timeOrNull(row.ended_at),
})
