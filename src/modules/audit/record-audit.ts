import type { Principal } from '../../platform/contract/call.ts'
import type { Db } from '../../platform/db/database.ts'
import { withoutSecrets } from './rules.ts'
import { insertAudit, type NewAuditRow } from './store.ts'

/** Who did it: whoever called, or one who needs no key. */
export type AuditActor =
  | Pick<Principal, 'user_id' | 'key_id'>
  | { operator: string }
  | { provider: string }
  | { service: string }

export interface AuditEntry {
  by: AuditActor
  /** "key.minted", "organization.upgraded": a noun and what became of it. */
  action: string
  organization_id?: number | null
  /** What it was done to, in words that still mean something when it is gone: "tier team", "user ann@example.com". */
  subject?: string
  /** What was and what is. Never a secret. */
  details?: Record<string, unknown>
  origin?: { ip: string; request_id?: string | undefined } | undefined
  now: Date
}

/** Writes down what changed rights or money, in the transaction that changes it. */
export function recordAudit(db: Db, entry: AuditEntry): Promise<void> {
  return insertAudit(db, {
    at: entry.now,
    ...actorOf(entry.by),
    action: entry.action,
    organization_id: entry.organization_id ?? null,
    subject: entry.subject === undefined ? null : String(withoutSecrets(entry.subject)),
    details: withoutSecrets(entry.details ?? {}),
    ip: entry.origin?.ip ?? null,
    request_id: entry.origin?.request_id ?? null,
  })
}

type Actor = Pick<NewAuditRow, 'actor_kind' | 'actor_user_id' | 'actor' | 'key_id'>

function actorOf(by: AuditActor): Actor {
  const unnamed = { actor_user_id: null, key_id: null }
  if ('operator' in by) return { ...unnamed, actor_kind: 'operator', actor: by.operator }
  if ('provider' in by) return { ...unnamed, actor_kind: 'provider', actor: by.provider }
  if ('service' in by) return { ...unnamed, actor_kind: 'service', actor: by.service }
  return { actor_kind: by.key_id === null ? 'user' : 'key', actor_user_id: by.user_id, actor: null, key_id: by.key_id }
}
