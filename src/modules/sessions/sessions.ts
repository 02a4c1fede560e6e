import { randomBytes } from 'node:crypto'
import { batched } from '../../platform/batch.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Principal } from '../../platform/contract/call.ts'
import type { Database, Db } from '../../platform/db/database.ts'
import { inTransaction } from '../../platform/db/transaction.ts'
import { organizationChanged, unauthorized } from '../../platform/errors.ts'
import { uuidv7 } from '../../platform/ids.ts'
import { sha256 } from '../../platform/secrets.ts'
import { listOrganizationsOfUser, type NewOrganizations, ownOrganization } from '../accounts/index.ts'
import { recordAudit } from '../audit/index.ts'
import { endOf, scopesOf } from './rules.ts'
import {
  deleteSessionByToken,
  type FoundSession,
  findSessionsByHash,
  holdUser,
  insertSession,
  type SignedInBy,
  setOrganization,
  touchSession,
} from './store.ts'

/** How exact last_seen_at is: a session in steady use is not written to on every request. */
const SEEN_EXACTNESS_MS = 10 * 60_000
const LONGEST_USER_AGENT = 300

export interface NewSession {
  user_id: number
  organization_id: number
  signed_in_by: SignedInBy
  user_agent?: string | undefined
  ip?: string | undefined
}

/** The sessions of people who are signed in with a browser. */
export interface Sessions {
  /** Opens a session; its secret exists only in what is returned. Every sign-in opens a new one: none is taken over. */
  open(db: Db, session: NewSession, now: Date): Promise<{ id: string; token: string; seconds: number }>
  /** Who a secret belongs to, or unauthorized; refused when they work elsewhere than in the organization they mean. */
  authenticate(token: string, organization?: string): Promise<Principal>
  /** Ends the session of a secret; one that is unknown is none. */
  close(token: string): Promise<void>
}

export interface SessionsParts {
  database: Database
  clock: Clock
  days: number
  /** What an organization is made as for whoever has none left; free when left out. */
  new_organizations?: NewOrganizations
}

export function createSessions({ database, clock, days, new_organizations }: SessionsParts): Sessions {
  const { db } = database
  // A page asks for several things at once. They share a statement that is sent after the last of them came: signed out,
  // removed and moved people are met as they are now, which a cache could only promise if all who change that waited for it.
  const look = batched<string, FoundSession | undefined>(async (tokens) => {
    const hashes = new Map(tokens.map((token) => [token, sha256(token)]))
    const rows = await findSessionsByHash(database, [...hashes.values()])
    const byHash = new Map(rows.map((row) => [Buffer.from(row.token_hash).toString('base64'), row]))
    return tokens.map((token) => byHash.get(hashes.get(token)!.toString('base64')))
  })
  const find = async (token: string, now: Date): Promise<FoundSession | undefined> => {
    const found = await look(token)
    return found !== undefined && found.expires_at > now ? found : undefined
  }

  /** Whoever is no longer a member where they worked last goes on in another of their organizations, or a new one. */
  async function moved({ id, user_id, email }: FoundSession, token: string, now: Date): Promise<FoundSession> {
    await inTransaction(db, async (trx) => {
      // A browser asks for several things at once; they find one new organization, and do not make one each.
      if (!(await holdUser(trx, user_id))) return
      const [known] = await listOrganizationsOfUser(trx, user_id)
      const organization = known ?? (await ownOrganization(trx, { id: user_id, email }, now, new_organizations))
      await setOrganization(trx, id, organization.id)
    })
    const found = await find(token, now)
    if (found?.role == null) throw unauthorized('You are signed out. Sign in again.')
    return found
  }

  return {
    async open(trx, session, now) {
      const token = randomBytes(32).toString('base64url')
      const id = uuidv7(now.getTime())
      const expires_at = endOf(now, now, days)
      await insertSession(trx, {
        id,
        token_hash: sha256(token),
        ...session,
        user_agent: session.user_agent?.slice(0, LONGEST_USER_AGENT) ?? null,
        ip: session.ip ?? null,
        created_at: now,
        last_seen_at: now,
        expires_at,
      })
      return { id, token, seconds: Math.floor((expires_at.getTime() - now.getTime()) / 1000) }
    },

    async authenticate(token, organization) {
      const now = clock.now()
      const found = await find(token, now)
      if (found === undefined) throw unauthorized('You are signed out. Sign in again.')
      if (now.getTime() - found.last_seen_at.getTime() >= SEEN_EXACTNESS_MS) {
        await touchSession(db, found.id, now, endOf(found.created_at, now, days))
      }
      const session = found.role === null ? await moved(found, token, now) : found
      if (organization !== undefined && organization !== session.org_uuid) throw organizationChanged()
      return principalOf(session)
    },

    async close(token) {
      const now = clock.now()
      await inTransaction(db, async (trx) => {
        const ended = await deleteSessionByToken(trx, sha256(token))
        if (ended === undefined) return
        const { id, user_id, organization_id } = ended
        const by = { user_id, key_id: null }
        await recordAudit(trx, { by, action: 'session.closed', organization_id, subject: `session ${id}`, now })
      })
    },
  }
}

const principalOf = (session: FoundSession): Principal => ({
  key_id: null,
  session_id: session.id,
  kind: session.billing_mode === null || session.billing_mode === 'free' ? 'free' : 'live',
  rate_limited: session.billing_mode === null || session.billing_mode === 'free',
  organization_id: session.organization_id!,
  user_id: session.user_id,
  role: session.role!,
  scopes: scopesOf(session),
})
