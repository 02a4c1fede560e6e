import type { ShownKey } from './store.ts'

export const shortKey = ({ prefix, last_four }: Pick<ShownKey, 'prefix' | 'last_four'>): string =>
  `${prefix}…${last_four}`

export const presentKey = (row: ShownKey) => ({
  id: row.id,
  uuid: row.uuid,
  kind: row.prefix === 'rk_free_' ? ('free' as const) : ('live' as const),
  key: shortKey(row),
  name: row.name,
  scopes: row.scopes,
  created_by: row.created_by,
  user_email: row.email,
  created_at: row.created_at.toISOString(),
  last_used_at: row.last_used_at?.toISOString() ?? null,
  revoked_at: row.revoked_at?.toISOString() ?? null,
  revoked_reason: row.revoked_reason,
})
