import type { AuthenticatedCall, Handlers, Principal } from '../../platform/contract/call.ts'
import { csrfToken } from '../../platform/contract/door.ts'
import type { Db } from '../../platform/db/database.ts'
import { ServiceError, unauthorized } from '../../platform/errors.ts'
import { isUuid } from '../../platform/ids.ts'
import type { Secrets } from '../../platform/secrets.ts'
import { findUser, listInvitationsOf, listOrganizationsOfUser } from '../accounts/index.ts'
import { recordAudit } from '../audit/index.ts'
import type * as contract from './contract.ts'
import { presentInvitation, presentOrganization, presentSession } from './present.ts'
import {
  deleteOtherSessions,
  deleteSession,
  findOwnSession,
  listSessionsOfUser,
  type SessionRow,
  setOrganization,
} from './store.ts'

export interface SessionsParts {
  db: Db
  secrets: Secrets
}

export const sessionsOperations = ({ db, secrets }: SessionsParts): Handlers<typeof contract> => ({
  get: ({ principal, clock }) => accountOf(db, secrets, principal, clock.now()),

  async switchOrganization({ principal, clock }, { org_uuid }) {
    const own = await listOrganizationsOfUser(db, principal.user_id)
    const organization = own.find(({ uuid }) => uuid === org_uuid.toLowerCase())
    if (organization === undefined) throw new ServiceError('not_found', 'There is no such organization.')
    await setOrganization(db, principal.session_id!, organization.id)
    return accountOf(db, secrets, { ...principal, organization_id: organization.id }, clock.now())
  },

  async listSessions({ principal, clock }) {
    const rows = await listSessionsOfUser(db, principal.user_id, clock.now())
    return { sessions: rows.map((row) => presentSession(row, principal.session_id)), count: rows.length }
  },

  revokeSession: (call, { session_id }) =>
    call.transact(async (trx) => {
      const ended = isUuid(session_id) ? await deleteSession(trx, call.principal.user_id, session_id) : undefined
      if (ended === undefined) throw new ServiceError('not_found', 'There is no such session.')
      await noteEnd(trx, call, 'session.revoked', ended)
      return { ok: true as const, revoked_id: ended.id }
    }),

  revokeOtherSessions: (call) =>
    call.transact(async (trx) => {
      const { user_id, session_id } = call.principal
      const ended = await deleteOtherSessions(trx, user_id, session_id!)
      for (const session of ended) await noteEnd(trx, call, 'session.revoked', session)
      return { revoked: ended.length }
    }),

  signOut: (call) =>
    call.transact(async (trx) => {
      const { user_id, session_id } = call.principal
      const ended = await deleteSession(trx, user_id, session_id!)
      // Another request of the same browser may have been quicker; signed out it is.
      if (ended !== undefined) await noteEnd(trx, call, 'session.closed', ended)
      return { signed_out: true as const }
    }),
})

async function accountOf(db: Db, secrets: Secrets, { user_id, session_id, organization_id }: Principal, now: Date) {
  const [user, session, own, invitations] = await Promise.all([
    findUser(db, user_id),
    findOwnSession(db, user_id, session_id!),
    listOrganizationsOfUser(db, user_id),
    listInvitationsOf(db, user_id, now),
  ])
  const organization = own.find(({ id }) => id === organization_id)
  // Gone since the door let this request in; the next one finds out more.
  if (user === undefined || session === undefined || organization === undefined) {
    throw unauthorized('You are signed out. Sign in again.')
  }
  const { uuid, email, name, administrator } = user
  return {
    user: { uuid, email, name, administrator },
    organization: presentOrganization(organization),
    organizations: own.map(presentOrganization),
    invitations: invitations.map(presentInvitation),
    session: {
      id: session.id,
      signed_in_by: session.signed_in_by,
      created_at: session.created_at.toISOString(),
      expires_at: session.expires_at.toISOString(),
    },
    csrf_token: csrfToken(secrets, session.id),
  }
}

const noteEnd = (
  trx: Db,
  { principal, origin, clock }: AuthenticatedCall,
  action: 'session.revoked' | 'session.closed',
  { id, organization_id }: Pick<SessionRow, 'id' | 'organization_id'>,
): Promise<void> =>
  recordAudit(trx, { by: principal, action, organization_id, subject: `session ${id}`, origin, now: clock.now() })
