import type { Handlers } from '../../platform/contract/call.ts'
import { pageOf } from '../../platform/contract/paging.ts'
import type { Db } from '../../platform/db/database.ts'
import { referenceOf } from '../../platform/ids.ts'
import type * as contract from './contract.ts'
import { type AuditRow, listAudit } from './store.ts'

export const auditOperations = (db: Db): Handlers<typeof contract> => ({
  async auditLog(_call, { organization_id: given, limit, offset, ...filter }) {
    const paging = { limit, offset }
    const organization = given === undefined ? undefined : referenceOf(given)
    // What can be neither id nor uuid is no organization's, and has no entries.
    if (given !== undefined && organization === undefined) return { entries: [], ...pageOf([], 0, paging) }
    const { rows, total } = await listAudit(db, { ...filter, organization }, paging)
    return { entries: rows.map(presentWhole), ...pageOf(rows, total, paging) }
  },

  async accountAuditLog({ principal: { organization_id } }, { limit, offset, ...filter }) {
    const paging = { limit, offset }
    const { rows, total } = await listAudit(
      db,
      { ...filter, organization: { id: organization_id, uuid: null } },
      paging,
    )
    return { entries: rows.map(present), ...pageOf(rows, total, paging) }
  },
})

const present = ({ id, at, actor_kind, actor, action, subject, details }: AuditRow) => ({
  id,
  at: at.toISOString(),
  actor_kind,
  actor,
  action,
  subject,
  details,
})

const presentWhole = (row: AuditRow) => ({
  ...present(row),
  actor_user_id: row.actor_user_id,
  organization_id: row.organization_id,
  organization_uuid: row.organization_uuid,
  ip: row.ip,
  request_id: row.request_id,
})
