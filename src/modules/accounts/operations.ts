import type { Handlers } from '../../platform/contract/call.ts'
import type { Db, Trx } from '../../platform/db/database.ts'
import { invalidRequest, ServiceError, unauthorized } from '../../platform/errors.ts'
import type { RateLimits } from '../../platform/limits/rate-limits.ts'
import { settled } from '../../platform/shared-cache.ts'
import { recordAudit } from '../audit/index.ts'
import type { Mailer } from '../mail/index.ts'
import { type MediaStore, removeFiles } from '../media/index.ts'
import { acceptInvitation, declineInvitation, noSuchInvitation } from './answer-invitation.ts'
import type * as contract from './contract.ts'
import { deleteAccount } from './delete-account.ts'
import { deleteOrganization } from './delete-organization.ts'
import { exportFile } from './export-file.ts'
import { deleteInvitation, listInvitations } from './invitations-store.ts'
import { inviteMember } from './invite-member.ts'
import { countAdminForGood, holdOrganization, listMembers, renameOrganization } from './members-store.ts'
import { presentInvitation, presentMember, presentOrganization } from './present.ts'
import { changeRole, removeMember } from './remove-member.ts'
import { isSameText, MOST_ORGANIZATIONS } from './rules.ts'
import { findOrganization, findUser, insertMembership, insertNewOrganization, type NewOrganizations } from './store.ts'

export interface AccountsParts {
  db: Db
  limits: RateLimits
  /** Undefined where the installation sends no mail. */
  mailer: Mailer | undefined
  media: MediaStore
  base_url: string
  /** Of the service, for the manifest of exports. */
  version: string
  /** What organizations that people make are; free when left out. */
  new_organizations?: NewOrganizations
  /** Takes from a user the assistants that act for an organization. */
  forgetAssistants(trx: Trx, member: { organization_id: number; user_id: number }): Promise<void>
}

export const accountsOperations = (parts: AccountsParts): Handlers<typeof contract> => {
  const { db, limits, mailer, media } = parts
  return {
    async listMembers({ principal: { organization_id }, clock }) {
      const [members, invitations] = await Promise.all([
        listMembers(db, organization_id),
        listInvitations(db, organization_id, clock.now()),
      ])
      return {
        members: members.map(presentMember),
        invitations: invitations.map(presentInvitation),
        count: members.length,
      }
    },

    async inviteMember(call, input) {
      if (mailer !== undefined) {
        await Promise.all([limits.hit('invite_email', input.email), limits.hit('mail_ip', call.origin.ip)])
      }
      return call.transact(async (trx) => {
        const invitation = presentInvitation(await inviteMember(trx, call, input, parts))
        return { invitation, mailed: mailer !== undefined }
      })
    },

    async cancelInvitation({ principal, origin, clock, transact }, { email }) {
      const { organization_id } = principal
      await transact(async (trx) => {
        const now = clock.now()
        if (!(await deleteInvitation(trx, organization_id, email, now))) throw noSuchInvitation()
        const entry = { action: 'invitation.cancelled', subject: `user ${email}` }
        await recordAudit(trx, { by: principal, ...entry, organization_id, origin, now })
      })
      return { ok: true, email }
    },

    acceptInvitation: (call, { organization_uuid }) =>
      call.transact((trx) => acceptInvitation(trx, call, organization_uuid)),

    async declineInvitation(call, { organization_uuid }) {
      const declined = await call.transact((trx) => declineInvitation(trx, call, organization_uuid))
      return { ok: true, organization_uuid: declined }
    },

    async changeMember(call, input) {
      const member = await call.transact((trx) => changeRole(trx, call, input))
      await settled()
      return { member: presentMember(member) }
    },

    async removeMember(call, { user_uuid }) {
      const { member, keys_revoked } = await call.transact((trx) =>
        removeMember(trx, call, user_uuid, parts.forgetAssistants),
      )
      await settled()
      return { ok: true, user_uuid: member.user_uuid, keys_revoked }
    },

    async updateOrganization({ principal, origin, clock, transact }, { name }) {
      return transact(async (trx) => {
        const organization = await holdOrganization(trx, principal.organization_id)
        if (organization === undefined) throw new ServiceError('not_found', 'There is no such organization.')
        await renameOrganization(trx, organization.id, name)
        const details = { from: organization.name, to: name }
        const entry = { action: 'organization.renamed', organization_id: organization.id, details }
        await recordAudit(trx, { by: principal, ...entry, origin, now: clock.now() })
        return { organization: presentOrganization({ ...organization, name }) }
      })
    },

    async createOrganization({ principal, origin, clock, transact }, { name }) {
      const { user_id } = principal
      // Each brings free questions along, so that they are made no faster than by agent-register.
      const user = await findUser(db, user_id)
      if (user === undefined) throw unauthorized('You are signed out. Sign in again.')
      await Promise.all([limits.hit('register_ip', origin.ip), limits.hit('register_email', user.email)])
      return transact(async (trx) => {
        if ((await countAdminForGood(trx, user_id)) >= MOST_ORGANIZATIONS) {
          throw new ServiceError('conflict', `You are admin of ${MOST_ORGANIZATIONS} organizations already.`)
        }
        const now = clock.now()
        const organization = await insertNewOrganization(trx, { name, as: parts.new_organizations ?? 'free', now })
        await insertMembership(trx, organization.id, user_id, 'admin', now)
        const entry = { action: 'organization.created', organization_id: organization.id, details: { name } }
        await recordAudit(trx, { by: principal, ...entry, origin, now })
        return { organization: presentOrganization(organization) }
      })
    },

    async exportOrganization({ principal, origin, clock }) {
      const organization = await findOrganization(db, principal.organization_id)
      if (organization === undefined) throw new ServiceError('not_found', 'There is no such organization.')
      return exportFile(parts, organization, { by: principal, origin, now: clock.now() })
    },

    async deleteOrganization({ principal, origin, clock, log, transact }, { confirm }) {
      await transact(async (trx) => {
        const organization = await findOrganization(trx, principal.organization_id)
        if (organization !== undefined && !isSameText(confirm, organization.name)) {
          throw unconfirmed('must be the name of the organization')
        }
        await deleteOrganization(trx, principal.organization_id, { by: principal, origin, now: clock.now() })
      })
      await settled()
      await removeFiles(db, media, log)
      return { deleted: true }
    },

    async deleteUser({ principal, origin, clock, log, transact }, { confirm }) {
      await transact(async (trx) => {
        const user = await findUser(trx, principal.user_id)
        if (user !== undefined && !isSameText(confirm.toLowerCase(), user.email.toLowerCase())) {
          throw unconfirmed('must be your e-mail address')
        }
        await deleteAccount(trx, principal.user_id, { by: principal, origin, now: clock.now() })
      })
      await settled()
      await removeFiles(db, media, log)
      return { deleted: true }
    },
  }
}

const unconfirmed = (problem: string): ServiceError =>
  invalidRequest(`Invalid request. confirm: ${problem}`, { fields: { confirm: [problem] } })
