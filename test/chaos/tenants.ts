import { ManualClock } from '../../src/platform/clock.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { createTestKey, type TestKey } from '../harness/service.ts'
import type { TenantKind } from './script.ts'

/** Units of each kind that an organization has in a month. */
export interface Limits {
  questions_per_cycle: number
  groups_per_cycle: number
  theses_per_cycle: number
}

export interface Tenant {
  name: string
  kind: TenantKind
  key: TestKey
  /** Further keys of the organization, to be revoked one after the other. */
  spare: TestKey[]
  limits: Limits
}

const plenty: Limits = { questions_per_cycle: 100_000, groups_per_cycle: 100_000, theses_per_cycle: 100_000 }

/** As small as to be used up in a run of a minute. */
const few: Limits = { questions_per_cycle: 25, groups_per_cycle: 5, theses_per_cycle: 2 }

/** One organization of each sort: with a free key, with quotas that never and that soon run out, and one that pays. */
export async function createTenants(
  database: Database,
  { free_questions, spare_keys }: { free_questions: number; spare_keys: number },
): Promise<{ tenants: Tenant[]; admin: TestKey }> {
  const clock = new ManualClock(new Date())
  const admin = await createTestKey(database, clock, { scopes: ['admin'] })
  const live = async (name: string, limits: Limits, billing_mode: 'self_hosted' | 'invoiced'): Promise<Tenant> => {
    const key = await createTestKey(database, clock, { billing_mode })
    const spare: TestKey[] = []
    for (let count = 0; count < spare_keys; count++) {
      spare.push(await createTestKey(database, clock, { colleague_of: key }))
    }
    await useLimits(database, name, key, limits)
    return { name, kind: 'live', key, spare, limits }
  }
  const free: Tenant = {
    name: 'free',
    kind: 'free',
    key: await createTestKey(database, clock, { kind: 'free' }),
    spare: [],
    limits: { questions_per_cycle: free_questions, groups_per_cycle: 0, theses_per_cycle: 0 },
  }
  const others = [
    await live('big', plenty, 'self_hosted'),
    await live('small', few, 'self_hosted'),
    await live('paying', plenty, 'invoiced'),
  ]
  return { tenants: [free, ...others], admin }
}

async function useLimits({ db }: Database, name: string, key: TestKey, limits: Limits): Promise<void> {
  const included = { inc_research_groups: true, inc_research_studies: true, inc_quick_questions: true }
  const tier = { name: `chaos ${name}`, ...included, ...limits, free_questions: 5, free_credits_cents: 60 }
  const { id } = await db.insertInto('payment_tiers').values(tier).returning('id').executeTakeFirstOrThrow()
  await db.updateTable('organizations').set({ payment_tier_id: id }).where('id', '=', key.organization_id).execute()
}
