import type { InvitationRow } from './invitations-store.ts'
import type { MemberRow } from './members-store.ts'
import type { OrganizationRow } from './store.ts'

export const presentMember = (row: MemberRow) => ({
  user_uuid: row.user_uuid,
  email: row.email,
  name: row.name,
  role: row.role,
  joined_at: row.joined_at.toISOString(),
  last_signed_in_at: row.last_signed_in_at?.toISOString() ?? null,
})

export const presentInvitation = (row: InvitationRow) => ({
  email: row.email,
  role: row.role,
  invited_by: row.invited_by,
  created_at: row.created_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
})

export const presentOrganization = ({ uuid, name, billing_mode, created_at }: OrganizationRow) => ({
  uuid,
  name,
  billing_mode,
  created_at: created_at.toISOString(),
})
