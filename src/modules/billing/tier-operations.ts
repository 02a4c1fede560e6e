import type { AuthenticatedCall, Handlers } from '../../platform/contract/call.ts'
import { pageOf } from '../../platform/contract/paging.ts'
import type { Db, Trx } from '../../platform/db/database.ts'
import { ServiceError } from '../../platform/errors.ts'
import { recordAudit } from '../audit/index.ts'
import type * as contract from './contract.ts'
import {
  BUILT_IN_TIER,
  type CountedTier,
  deleteTier,
  findCountedTier,
  findTier,
  insertTier,
  listTiers,
  lockTiers,
  type TierRow,
  type TierSettings,
  takenBy,
  updateTier,
} from './tiers.ts'

type Contracts = Pick<typeof contract, 'listTiers' | 'getTier' | 'createTier' | 'updateTier' | 'deleteTier'>

export const tiersOperations = (db: Db): Handlers<Contracts> => ({
  async listTiers(_call, paging) {
    const { rows, total } = await listTiers(db, paging)
    return { tiers: rows.map(presentTier), ...pageOf(rows, total, paging) }
  },

  async getTier(_call, { tier_id }) {
    const found = await findTier(db, tier_id)
    const tier = found && (await findCountedTier(db, found.id))
    if (tier === undefined) throw noSuchTier(tier_id)
    return { tier: presentTier(tier) }
  },

  async createTier(call, given) {
    const settings = withoutEmpty(given)
    return call.transact(async (trx) => {
      await lockTiers(trx)
      await checkFree(trx, settings, null)
      const id = await insertTier(trx, settings, call.clock.now())
      await audit(trx, call, 'tier.created', settings.name, { ...settings })
      return { tier: presentTier((await findCountedTier(trx, id))!) }
    })
  },

  async updateTier(call, { tier_id, ...given }) {
    return call.transact(async (trx) => {
      const tier = await lockedTier(trx, tier_id)
      const changes = changesTo(tier, withoutEmpty(given))
      const names = Object.keys(changes) as (keyof TierSettings)[]
      if (tier.name === BUILT_IN_TIER && changes.name !== undefined) {
        throw new ServiceError('conflict', `The tier ${BUILT_IN_TIER} is built in and keeps its name.`)
      }
      if (names.length > 0) {
        await checkFree(trx, changes, tier.id)
        await updateTier(trx, tier.id, changes, call.clock.now())
        const before = Object.fromEntries(names.map((name) => [name, tier[name]]))
        await audit(trx, call, 'tier.updated', tier.name, { before, after: { ...changes } })
      }
      return { tier: presentTier((await findCountedTier(trx, tier.id))!) }
    })
  },

  async deleteTier(call, { tier_id }) {
    return call.transact(async (trx) => {
      const tier = await lockedTier(trx, tier_id)
      if (tier.name === BUILT_IN_TIER) {
        throw new ServiceError('conflict', `The tier ${BUILT_IN_TIER} is built in: it can be changed, not deleted.`)
      }
      const { organizations_unassigned } = await deleteTier(trx, tier.id)
      await audit(trx, call, 'tier.deleted', tier.name, { ...settingsOf(tier), organizations_unassigned })
      return { deleted: true as const, organizations_unassigned }
    })
  },
})

const noSuchTier = (reference: string) => new ServiceError('not_found', `There is no pricing tier ${reference}.`)

/** A tier to be changed: nobody else changes or deletes it meanwhile. */
async function lockedTier(trx: Trx, reference: string): Promise<TierRow> {
  await lockTiers(trx)
  const tier = await findTier(trx, reference)
  if (tier === undefined) throw noSuchTier(reference)
  return tier
}

/** As it came in; what is undefined was left out. */
type Changes = { [K in keyof TierSettings]?: TierSettings[K] | undefined }

/** An empty text is none; two tiers without an id at the provider are no conflict. */
function withoutEmpty<T extends Changes>(given: T): T {
  const { description, payment_provider_id } = given
  return {
    ...given,
    ...(description === '' ? { description: null } : {}),
    ...(payment_provider_id === '' ? { payment_provider_id: null } : {}),
  }
}

/** What of it differs from what is. */
const changesTo = (tier: TierRow, given: Changes) =>
  Object.fromEntries(
    Object.entries(given).filter(([name, value]) => value !== undefined && value !== tier[name as keyof TierSettings]),
  ) as Partial<TierSettings>

async function checkFree(trx: Trx, settings: Partial<TierSettings>, exceptId: number | null): Promise<void> {
  const field = await takenBy(trx, settings, exceptId)
  if (field === undefined) return
  throw new ServiceError('conflict', `Another tier has the ${field} ${settings[field]} already.`, { field })
}

const audit = (trx: Trx, call: AuthenticatedCall, action: string, name: string, details: Record<string, unknown>) =>
  recordAudit(trx, {
    by: call.principal,
    action,
    subject: `tier ${name}`,
    details,
    origin: call.origin,
    now: call.clock.now(),
  })

function settingsOf({ id: _, uuid: __, created_at: ___, updated_at: ____, ...settings }: TierRow): TierSettings {
  return settings
}

const presentTier = ({ created_at, updated_at, ...tier }: CountedTier) => ({
  ...tier,
  created_at: created_at.toISOString(),
  updated_at: updated_at === null ? null : updated_at.toISOString(),
})
