import type { Clock } from '../../platform/clock.ts'
import type { Handlers } from '../../platform/contract/call.ts'
import { pageOf } from '../../platform/contract/paging.ts'
import type { Db } from '../../platform/db/database.ts'
import { isUuid, referenceOf } from '../../platform/ids.ts'
import { settled } from '../../platform/shared-cache.ts'
import { deleteOrganization, exportFile } from '../accounts/index.ts'
import { recordAudit } from '../audit/index.ts'
import { cycleOf, findTier } from '../billing/index.ts'
import { cancelJob, type OnEnded } from '../jobs/index.ts'
import { type MediaStore, removeFiles } from '../media/index.ts'
import type * as contract from './contract.ts'
import { installationStatus, type StatusParts } from './installation-status.ts'
import { findJob, listJobs } from './installation-store.ts'
import {
  presentAssistant,
  presentJob,
  presentKey,
  presentMember,
  presentOrganization,
  presentSubscription,
} from './present.ts'
import { found, wrongConfirmation } from './refusals.ts'
import {
  findOrganization,
  findSubscription,
  type ListedOrganization,
  listAssistants,
  listMembers,
  listOrganizations,
} from './store.ts'
import { updateOrganization } from './update-organization.ts'
import { userOperations } from './user-operations.ts'
import { listKeys } from './users-store.ts'

export interface AdministrationParts extends Omit<StatusParts, 'started_at'> {
  clock: Clock
  media: MediaStore
  onEnded: OnEnded
}

/** How much of a list is shown with what it belongs to. */
const MOST = 100

export function administrationOperations(parts: AdministrationParts): Handlers<typeof contract> {
  const { database, clock, media, onEnded, version } = parts
  const { db } = database
  const started_at = clock.now()

  const readOrganization = async (given: string): Promise<ListedOrganization> => {
    const reference = referenceOf(given)
    return found('organization', reference && (await findOrganization(db, reference, cycleOf(clock.now()).start)))
  }

  return {
    ...userOperations(db),

    async listOrganizations(_call, { q, billing_mode, tier_id, ...paging }) {
      const tier = tier_id === undefined ? undefined : await findTier(db, tier_id)
      // No organization is on a tier that there is not.
      if (tier_id !== undefined && tier === undefined) return { organizations: [], ...pageOf([], 0, paging) }
      const filter = { q, billing_mode, tier_id: tier?.id }
      const { rows, total } = await listOrganizations(db, filter, cycleOf(clock.now()).start, paging)
      return { organizations: rows.map(presentOrganization), ...pageOf(rows, total, paging) }
    },

    async getOrganization(_call, { organization_id }) {
      return { organization: await inFull(db, await readOrganization(organization_id)) }
    },

    async updateOrganization({ principal, origin, transact }, { organization_id, ...changes }) {
      const reference = referenceOf(organization_id)
      const now = clock.now()
      const updated = await transact(
        async (trx) => reference && (await updateOrganization(trx, reference, changes, { principal, origin, now })),
      )
      found('organization', updated)
      // Keys know how their organization pays; from now on every process knows it as it is.
      if (changes.billing_mode !== undefined) await settled()
      return { organization: await inFull(db, await readOrganization(organization_id)) }
    },

    async exportOrganization({ principal, origin }, { organization_id }) {
      const organization = await readOrganization(organization_id)
      return exportFile({ db, media, version }, organization, { by: principal, origin, now: clock.now() })
    },

    async deleteOrganization({ principal, origin, log, transact }, { organization_id, confirm, force }) {
      const { id, name } = await readOrganization(organization_id)
      if (confirm !== name) throw wrongConfirmation('the name of the organization')
      const { rows, subscription_id } = await transact((trx) =>
        deleteOrganization(trx, id, { by: principal, origin, now: clock.now(), force }),
      )
      await removeFiles(db, media, log)
      await settled()
      return { deleted: true as const, rows, cancel_at_provider: subscription_id }
    },

    async listJobs(_call, { status, kind, organization_id, ...paging }) {
      const organization = organization_id === undefined ? undefined : referenceOf(organization_id)
      if (organization_id !== undefined && organization === undefined) return { jobs: [], ...pageOf([], 0, paging) }
      const { rows, total } = await listJobs(db, { status, kind, organization }, paging)
      return { jobs: rows.map(presentJob), ...pageOf(rows, total, paging) }
    },

    async cancelJob({ principal, origin, transact }, { job_id }) {
      const { id, kind, organization_id } = found('job', isUuid(job_id) ? await findJob(db, job_id) : undefined)
      const cancelled_count = await transact(async (trx) => {
        const now = clock.now()
        const cancelled = await cancelJob(trx, id, onEnded, now)
        if (cancelled > 0) {
          const details = { kind, jobs: cancelled }
          const entry = { by: principal, action: 'job.cancelled', organization_id, subject: `job ${id}`, details }
          await recordAudit(trx, { ...entry, origin, now })
        }
        return cancelled
      })
      return { job: presentJob(found('job', await findJob(db, id))), cancelled_count }
    },

    status: () => installationStatus({ ...parts, started_at }, clock.now()),
  }
}

async function inFull(db: Db, organization: ListedOrganization) {
  const { id } = organization
  const [members, keys, subscription, assistants] = await Promise.all([
    listMembers(db, id, MOST),
    listKeys(db, { organization: { id, uuid: null } }, { limit: MOST, offset: 0 }),
    findSubscription(db, id),
    listAssistants(db, id, MOST),
  ])
  return {
    ...presentOrganization(organization),
    members: members.map(presentMember),
    keys: keys.rows.map(presentKey),
    subscription: subscription === undefined ? null : presentSubscription(subscription),
    assistants: assistants.map(presentAssistant),
  }
}
