import type { OrganizationRow, ReceivedInvitation, Role } from '../accounts/index.ts'
import { deviceOf } from './device.ts'
import type { SessionRow } from './store.ts'

export const presentOrganization = (row: OrganizationRow & { role: Role }) => ({
  uuid: row.uuid,
  name: row.name,
  billing_mode: row.billing_mode,
  role: row.role,
})

export const presentInvitation = (row: ReceivedInvitation) => ({
  organization_uuid: row.organization_uuid,
  organization_name: row.organization_name,
  role: row.role,
  invited_by: row.invited_by,
  expires_at: row.expires_at.toISOString(),
})

export const presentSession = (row: SessionRow, currentId: string | null) => ({
  id: row.id,
  current: row.id === currentId,
  signed_in_by: row.signed_in_by,
  device: deviceOf(row.user_agent),
  ip: row.ip,
  created_at: row.created_at.toISOString(),
  last_seen_at: row.last_seen_at.toISOString(),
  expires_at: row.expires_at.toISOString(),
})
