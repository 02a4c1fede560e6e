import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Feature } from '../../src/modules/billing/rules.ts'
import type { Db } from '../../src/platform/db/database.ts'
import { useTier } from './scripted-panel.ts'
import type { Service, TestKey } from './service.ts'

export type Limits = Record<Feature, number>

/** Puts an organization on a tier with everything in it and so many units of each kind, or without some of it. */
export const limitTo = (service: Service, key: TestKey, limits: Partial<Limits>, without: readonly string[] = []) =>
  useTier(service, key, {
    questions_per_cycle: 1000,
    groups_per_cycle: 1000,
    theses_per_cycle: 1000,
    ...limits,
    ...Object.fromEntries(
      ['inc_research_groups', 'inc_research_studies', 'inc_quick_questions'].map((name) => [
        name,
        !without.includes(name),
      ]),
    ),
  })

interface OperationTotals {
  operation_id: string
  kind: string
  organization_id: number
  feature: Feature
  cycle_start: Date
  reserved: number
  committed: number
  voided: number
}

/** What each operation has reserved, committed and voided, cycle by cycle. */
export async function readOperations(db: Db, organizations: readonly number[]): Promise<OperationTotals[]> {
  const units = (state: string) => sql`coalesce(sum(r.units) filter (where r.state = ${state}), 0)::int`
  const { rows } = await sql<OperationTotals>`
    select o.id as operation_id, o.kind, o.organization_id, r.feature, r.cycle_start, ${units('reserved')} as reserved,
      ${units('committed')} as committed, ${units('voided')} as voided
    from feature_operations o join feature_usage_records r on r.operation_id = o.id
    where o.organization_id = any (${[...organizations]}::int[])
    group by o.id, r.feature, r.cycle_start`.execute(db)
  return rows
}

interface Quota {
  organization_id: number
  feature: Feature
  cycle_start: Date
  used: number
  reserved: number
}

/**
 * Reserved = committed + voided + open for every operation, no part of it below nothing; and the running totals are the
 * sums of the records, within the limits. Both are read in one snapshot, so that this holds also while others write.
 */
export async function expectBalance(db: Db, limits: ReadonlyMap<number, Limits>): Promise<void> {
  const organizations = [...limits.keys()]
  const snapshot = db.transaction().setIsolationLevel('repeatable read')
  const [operations, quotas] = await snapshot.execute(async (trx) => {
    const totals = await sql<Quota>`select organization_id, feature, cycle_start, used, reserved from feature_quotas
      where organization_id = any (${organizations}::int[])`.execute(trx)
    return [await readOperations(trx, organizations), totals.rows] as const
  })
  const keyOf = (row: Pick<Quota, 'organization_id' | 'feature' | 'cycle_start'>) =>
    `${row.organization_id} ${row.feature} ${row.cycle_start.toISOString()}`
  const sums = new Map<string, { used: number; reserved: number }>()
  for (const row of operations) {
    const open = row.reserved - row.committed - row.voided
    expect(open, `more was settled than reserved: ${JSON.stringify(row)}`).toBeGreaterThanOrEqual(0)
    const { used, reserved } = sums.get(keyOf(row)) ?? { used: 0, reserved: 0 }
    sums.set(keyOf(row), { used: used + row.committed, reserved: reserved + open })
  }
  for (const row of quotas) {
    const context = JSON.stringify(row)
    expect({ used: row.used, reserved: row.reserved }, `the records come to the totals: ${context}`).toEqual(
      sums.get(keyOf(row)),
    )
    expect(Math.min(row.used, row.reserved), `never negative: ${context}`).toBeGreaterThanOrEqual(0)
    const limit = limits.get(row.organization_id)![row.feature]
    expect(row.used + row.reserved, `within the limit: ${context}`).toBeLessThanOrEqual(limit)
  }
  const counted = new Set(quotas.map(keyOf))
  for (const [key, sum] of sums) {
    if (!counted.has(key)) expect(sum, `nothing is left out of the totals: ${key}`).toEqual({ used: 0, reserved: 0 })
  }
}
