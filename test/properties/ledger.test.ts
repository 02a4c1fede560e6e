import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createLedger, createUpgradeLinks } from '../../src/modules/billing/index.ts'
import { cycleOf, type Feature, features } from '../../src/modules/billing/rules.ts'
import { ManualClock } from '../../src/platform/clock.ts'
import type { Principal } from '../../src/platform/contract/call.ts'
import type { Database, Trx } from '../../src/platform/db/database.ts'
import { connectPool } from '../../src/platform/db/pool.ts'
import { ServiceError } from '../../src/platform/errors.ts'
import { createLogger } from '../../src/platform/log.ts'
import { createSecrets } from '../../src/platform/secrets.ts'
import { createTestDatabase, type TestDatabase } from '../harness/database.ts'
import { LONG } from '../harness/long.ts'
import { createTestKey, type KeyOptions } from '../harness/service.ts'
import { within } from '../harness/within.ts'

const FREE_QUESTIONS = 8
/** A tier with quotas small enough to be met often. */
const tierLimits: Record<Feature, number> = { questions_per_cycle: 12, groups_per_cycle: 6, theses_per_cycle: 3 }
const freeLimits: Record<Feature, number> = {
  questions_per_cycle: FREE_QUESTIONS,
  groups_per_cycle: 0,
  theses_per_cycle: 0,
}
const upgrade_links = createUpgradeLinks(
  createSecrets('a secret key that only the tests know'),
  'http://localhost:3000',
)
const ledger = createLedger({ free_questions_per_cycle: FREE_QUESTIONS, upgrade_links, agent_answer_price_cents: 1 })

let own: TestDatabase
let pools: Database[]
let clock: ManualClock
beforeAll(async () => {
  own = await createTestDatabase()
  pools = [1, 2, 3].map(() => connectPool('external', own.url!, 4, createLogger('silent')))
  const { questions_per_cycle, groups_per_cycle, theses_per_cycle } = tierLimits
  await sql`insert into payment_tiers (name, questions_per_cycle, groups_per_cycle, theses_per_cycle)
    values ('small', ${questions_per_cycle}, ${groups_per_cycle}, ${theses_per_cycle})`.execute(own.database.db)
})
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.close()))
  await own.drop()
})
beforeEach(() => {
  clock = new ManualClock('2026-01-15T12:00:00.000Z')
})

interface Owner {
  principal: Principal
  org_uuid: string
  limits: Record<Feature, number>
}

async function createOwner(kind: 'free' | 'small tier', options: KeyOptions = {}): Promise<Owner> {
  const key = await createTestKey(own.database, clock, { kind: kind === 'free' ? 'free' : 'live', ...options })
  if (kind === 'small tier') {
    await sql`update organizations set payment_tier_id = (select id from payment_tiers where name = 'small')
      where id = ${key.organization_id}`.execute(own.database.db)
  }
  const { key_id, organization_id, user_id, org_uuid } = key
  const role = options.role ?? 'admin'
  return {
    principal: {
      key_id,
      session_id: null,
      organization_id,
      user_id,
      role,
      kind: kind === 'free' ? 'free' : 'live',
      rate_limited: kind === 'free',
      scopes: [],
    },
    org_uuid,
    limits: kind === 'free' ? freeLimits : tierLimits,
  }
}

class Crash extends Error {}

/** Runs a transaction on one of the connections; a crash and an exhausted quota undo it, anything else is a failure. */
async function attempt<T>(pool: number, work: (trx: Trx) => Promise<T>): Promise<T | 'crashed' | 'exhausted'> {
  try {
    return await pools[pool]!.db.transaction().execute(work)
  } catch (error) {
    if (error instanceof Crash) return 'crashed'
    if (error instanceof ServiceError && error.code === 'quota_exhausted') return 'exhausted'
    throw error
  }
}

const begin = (pool: number, owner: Owner, now: Date): Promise<string> =>
  pools[pool]!.db.transaction().execute((trx) => ledger.begin(trx, owner.principal, 'test', now))

interface Totals {
  organization_id: number
  feature: Feature
  cycle_start: Date
  used: number
  reserved: number
  committed: number
  open: number
  /** The smallest open part of any operation: below 0, more was settled than reserved. */
  least_open: number
}

/** Records and running totals side by side, in one statement and so at one moment, also while others write. */
async function readTotals(owners: readonly Owner[]): Promise<Totals[]> {
  const ids = owners.map((owner) => owner.principal.organization_id)
  const { rows } = await sql<Totals>`
    with operations as (
      select o.organization_id, r.feature, r.cycle_start,
        coalesce(sum(r.units) filter (where r.state = 'committed'), 0) as committed,
        sum(case r.state when 'reserved' then r.units when 'traced' then 0 else -r.units end) as open
      from feature_usage_records r join feature_operations o on o.id = r.operation_id
      where o.organization_id = any (${ids}::int[])
      group by o.organization_id, r.operation_id, r.feature, r.cycle_start),
    records as (
      select organization_id, feature, cycle_start, sum(committed)::int as committed, sum(open)::int as open,
        min(open)::int as least_open
      from operations group by organization_id, feature, cycle_start)
    select organization_id, feature, cycle_start, coalesce(q.used, 0) as used, coalesce(q.reserved, 0) as reserved,
      coalesce(r.committed, 0) as committed, coalesce(r.open, 0) as open, coalesce(r.least_open, 0) as least_open
    from records r full join (select * from feature_quotas where organization_id = any (${ids}::int[])) q
      using (organization_id, feature, cycle_start)`.execute(own.database.db)
  return rows
}

async function expectBalance(owners: readonly Owner[]): Promise<void> {
  const limitsOf = new Map(owners.map((owner) => [owner.principal.organization_id, owner.limits]))
  for (const row of await readTotals(owners)) {
    const limits = limitsOf.get(row.organization_id)!
    const context = JSON.stringify(row)
    expect(row.least_open, `reserved = committed + voided + open, cycle by cycle: ${context}`).toBeGreaterThanOrEqual(0)
    expect(row.used, `used is what was committed: ${context}`).toBe(row.committed)
    expect(row.reserved, `reserved is what is open: ${context}`).toBe(row.open)
    expect(row.used + row.reserved, `within the limit: ${context}`).toBeLessThanOrEqual(limits[row.feature])
    expect(Math.min(row.used, row.reserved), `never negative: ${context}`).toBeGreaterThanOrEqual(0)
  }
}

/** One of them more often, so that reservations meet. */
const someFeature = fc.constantFrom('questions_per_cycle' as const, 'questions_per_cycle' as const, ...features)
const someUnits = fc.integer({ min: 0, max: 5 })
const someDelivered = fc.integer({ min: -1, max: 7 })
/** In one order: two transactions that take quotas in opposite orders would wait for each other, which no operation does. */
const someReservations = fc
  .uniqueArray(fc.record({ feature: someFeature, units: someUnits }), {
    selector: (r) => r.feature,
    minLength: 1,
    maxLength: 3,
  })
  .map((list) => list.sort((a, b) => a.feature.localeCompare(b.feature)))
const crash = fc.option(fc.nat(5), { freq: 3 })
const someTransaction = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('begin' as const),
      owner: fc.nat(1),
      reservations: someReservations,
      deliver: fc.option(someDelivered),
      crash,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('reserve' as const),
      operation: fc.nat(),
      reservations: someReservations,
      crash,
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('settle' as const),
      operation: fc.nat(),
      feature: someFeature,
      delivered: someDelivered,
      crash,
    }),
  },
)
const waves = fc.array(
  fc.record({
    transactions: fc.array(fc.tuple(fc.nat(2), someTransaction), { minLength: 1, maxLength: 8 }),
    days: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: fc.nat(35) }),
  }),
  { minLength: 1, maxLength: 6 },
)

describe('the quota ledger', () => {
  test('its books balance at every moment under any interleaving and any crash, and everything open can be settled', async () => {
    await fc.assert(
      fc.asyncProperty(
        waves,
        within(20_000, async (script) => {
          clock.set('2026-01-15T12:00:00.000Z')
          const owners = [await createOwner('free'), await createOwner('small tier')]
          const operations: { id: string; owner: Owner }[] = []

          const run = (pool: number, step: (typeof script)[number]['transactions'][number][1], now: Date) =>
            attempt(pool, async (trx) => {
              let done = 0
              const crashMaybe = () => {
                if (step.crash === done++) throw new Crash()
              }
              if (step.do === 'begin') {
                const owner = owners[step.owner]!
                const id = await ledger.begin(trx, owner.principal, 'test', now)
                crashMaybe()
                for (const { feature, units } of step.reservations) {
                  await ledger.reserve(trx, owner.principal, id, feature, units, now)
                  crashMaybe()
                }
                if (step.deliver !== null) {
                  await ledger.settle(trx, id, step.reservations[0]!.feature, step.deliver, now)
                  crashMaybe()
                }
                return { id, owner }
              }
              const operation = operations[step.operation % Math.max(1, operations.length)]
              if (operation === undefined) return
              if (step.do === 'reserve') {
                for (const { feature, units } of step.reservations) {
                  await ledger.reserve(trx, operation.owner.principal, operation.id, feature, units, now)
                  crashMaybe()
                }
              } else {
                await ledger.settle(trx, operation.id, step.feature, step.delivered, now)
                crashMaybe()
              }
            })

          for (const { transactions, days } of script) {
            clock.advance(days * 86_400_000)
            const now = clock.now()
            const underWay = Promise.all(transactions.map(([pool, step]) => run(pool, step, now)))
            const [outcomes] = await Promise.all([underWay, expectBalance(owners)])
            const begun = outcomes.filter((outcome) => typeof outcome === 'object')
            operations.push(...begun)
            await expectBalance(owners)
          }

          // Whatever is still open can be ended, twice over, at any later time.
          clock.advance(400 * 86_400_000)
          const endings = [...operations, ...operations].flatMap(({ id }, index) =>
            features.map((feature) =>
              attempt(index % 3, (trx) => ledger.settle(trx, id, feature, index % 4, clock.now())),
            ),
          )
          expect(await Promise.all(endings)).toEqual(endings.map(() => undefined))
          await expectBalance(owners)
          for (const row of await readTotals(owners)) expect(row.open).toBe(0)
        }),
      ),
      { numRuns: LONG ? 60 : 30 },
    )
  })

  test('one step after another, it does what a ledger in memory does', async () => {
    const step = fc.oneof(
      { weight: 1, arbitrary: fc.record({ do: fc.constant('begin' as const), owner: fc.nat(1) }) },
      {
        weight: 5,
        arbitrary: fc.record({
          do: fc.constant('reserve' as const),
          operation: fc.nat(),
          feature: someFeature,
          units: someUnits,
        }),
      },
      {
        weight: 4,
        arbitrary: fc.record({
          do: fc.constant('settle' as const),
          operation: fc.nat(),
          feature: someFeature,
          delivered: someDelivered,
        }),
      },
      { weight: 2, arbitrary: fc.record({ do: fc.constant('wait' as const), days: fc.constantFrom(1, 12, 31, 35) }) },
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 25 }),
        within(20_000, async (script) => {
          clock.set('2026-11-20T12:00:00.000Z')
          const owners = [await createOwner('free'), await createOwner('small tier')]
          const model = new Model()
          const operations = await Promise.all(
            owners.map(async (owner) => ({ id: await begin(0, owner, clock.now()), owner })),
          )
          for (const [index, action] of script.entries()) {
            const now = clock.now()
            const pool = index % 3
            if (action.do === 'wait') clock.advance(action.days * 86_400_000)
            else if (action.do === 'begin') {
              const owner = owners[action.owner]!
              operations.push({ id: await begin(pool, owner, now), owner })
            } else {
              const operation = operations[action.operation % operations.length]!
              const { id, owner } = operation
              if (action.do === 'reserve') {
                const outcome = await attempt(pool, (trx) =>
                  ledger.reserve(trx, owner.principal, id, action.feature, action.units, now),
                )
                expect(outcome ?? 'reserved').toBe(model.reserve(operation, action.feature, action.units, now))
              } else {
                await attempt(pool, (trx) => ledger.settle(trx, id, action.feature, action.delivered, now))
                model.settle(operation, action.feature, action.delivered)
              }
            }
          }
          const stored = (await readTotals(owners))
            .filter((row) => row.used + row.reserved > 0)
            .map(
              (row) =>
                `${row.organization_id} ${row.feature} ${row.cycle_start.toISOString()} ${row.used}+${row.reserved}`,
            )
          expect(stored.sort()).toEqual(model.totals())
        }),
      ),
      { numRuns: LONG ? 120 : 60 },
    )
  })

  test('a reservation that is settled after its cycle has ended counts in the cycle in which it was made', async () => {
    const owner = await createOwner('small tier')
    const january = clock.now()
    const id = (await attempt(0, async (trx) => {
      const operation = await ledger.begin(trx, owner.principal, 'test', january)
      await ledger.reserve(trx, owner.principal, operation, 'groups_per_cycle', 5, january)
      return operation
    })) as string
    clock.set('2026-02-01T00:00:00.000Z')
    await attempt(1, (trx) => ledger.reserve(trx, owner.principal, id, 'groups_per_cycle', 2, clock.now()))
    await attempt(2, (trx) => ledger.settle(trx, id, 'groups_per_cycle', 6, clock.now()))
    const rows = await readTotals([owner])
    expect(
      rows.map(({ cycle_start, used, reserved }) => [cycle_start.toISOString().slice(0, 7), used, reserved]).sort(),
    ).toEqual([
      ['2026-01', 5, 0],
      ['2026-02', 1, 0],
    ])
  })

  test('many who want the last units at once get exactly those that are left', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(2), fc.integer({ min: 1, max: 4 })), { minLength: 2, maxLength: 20 }),
        async (wanted) => {
          const owner = await createOwner('small tier')
          const now = clock.now()
          const outcomes = await Promise.all(
            wanted.map(([pool, units]) =>
              attempt(pool, async (trx) => {
                const id = await ledger.begin(trx, owner.principal, 'test', now)
                await ledger.reserve(trx, owner.principal, id, 'questions_per_cycle', units, now)
                return units
              }),
            ),
          )
          const got = outcomes.filter((outcome) => typeof outcome === 'number').reduce((sum, units) => sum + units, 0)
          expect(got).toBeLessThanOrEqual(tierLimits.questions_per_cycle)
          // Nobody was turned away for whom there was room.
          const turnedAway = wanted.filter((_, index) => outcomes[index] === 'exhausted').map(([, units]) => units)
          if (turnedAway.length > 0)
            expect(got + Math.min(...turnedAway)).toBeGreaterThan(tierLimits.questions_per_cycle)
          await expectBalance([owner])
        },
      ),
      { numRuns: LONG ? 25 : 13 },
    )
  })
})

describe('an exhausted quota', () => {
  async function exhaust(owner: Owner): Promise<ServiceError> {
    const now = clock.now()
    const work = own.database.db.transaction().execute(async (trx) => {
      const id = await ledger.begin(trx, owner.principal, 'test', now)
      await ledger.reserve(trx, owner.principal, id, 'questions_per_cycle', owner.limits.questions_per_cycle + 1, now)
    })
    return work.then(
      () => Promise.reject(new Error('expected a refusal')),
      (error: ServiceError) => error,
    )
  }

  test('it says what is limited, how much of it is used, and when there is more', async () => {
    const owner = await createOwner('small tier')
    const now = clock.now()
    await attempt(0, async (trx) => {
      const id = await ledger.begin(trx, owner.principal, 'test', now)
      await ledger.reserve(trx, owner.principal, id, 'questions_per_cycle', 5, now)
      await ledger.settle(trx, id, 'questions_per_cycle', 3, now)
      await ledger.reserve(trx, owner.principal, id, 'questions_per_cycle', 4, now)
    })
    clock.advance(500)
    const error = await exhaust(owner)
    expect(error).toMatchObject({ code: 'quota_exhausted', status: 429 })
    expect(error.details).toEqual({
      family: 'questions_per_cycle',
      scope: 'questions_per_cycle',
      limit: 12,
      used: 7,
      cycle_end: '2026-02-01T00:00:00.000Z',
      window_seconds: 31 * 86_400,
      retry_after_seconds: 16.5 * 86_400,
    })
  })

  test('waiting as long as it says is enough, and a second less is not', async () => {
    const owner = await createOwner('free')
    const everything = (now: Date) =>
      attempt(0, async (trx) => {
        const id = await ledger.begin(trx, owner.principal, 'test', now)
        await ledger.reserve(trx, owner.principal, id, 'questions_per_cycle', FREE_QUESTIONS, now)
        return 'reserved'
      })
    clock.set('2028-02-28T23:59:30.250Z')
    expect(await everything(clock.now())).toBe('reserved')
    const seconds = (await exhaust(owner)).retryAfterSeconds!
    clock.advance((seconds - 1) * 1000)
    expect(await everything(clock.now())).toBe('exhausted')
    clock.advance(1000)
    expect(await everything(clock.now())).toBe('reserved')
  })

  test.each([
    ['an admin of a free organization', 'free', 'admin', true],
    ['a member of a free organization', 'free', 'member', false],
    ['an admin of an organization that pays by card', 'card_provider', 'admin', false],
    ['an admin of an invoiced organization', 'invoiced', 'admin', false],
    ['an admin of an organization of this installation', 'self_hosted', 'admin', false],
  ] as const)('%s is shown the way to upgrade: mode %s, role %s, %s', async (_who, billing_mode, role, shown) => {
    const owner = await createOwner('free', { billing_mode, role })
    const { upgrade_url } = (await exhaust(owner)).details as { upgrade_url?: string }
    if (!shown) expect(upgrade_url).toBeUndefined()
    else {
      const { searchParams, origin, pathname } = new URL(upgrade_url!)
      expect(origin + pathname).toBe('http://localhost:3000/upgrade')
      expect(upgrade_links.check(owner.org_uuid, searchParams.get('token')!, clock.now())).toBe('valid')
      expect(searchParams.get('org')).toBe(owner.org_uuid)
    }
  })
})

/** A ledger as one would write it in memory, for one caller. */
class Model {
  readonly #quotas = new Map<string, { used: number; reserved: number }>()
  readonly #open = new Map<string, { key: string; units: number }[]>()

  reserve({ id, owner }: { id: string; owner: Owner }, feature: Feature, units: number, now: Date) {
    const key = `${owner.principal.organization_id} ${feature} ${cycleOf(now).start.toISOString()}`
    const quota = this.#quotas.get(key) ?? { used: 0, reserved: 0 }
    if (quota.used + quota.reserved + units > owner.limits[feature]) return 'exhausted'
    this.#quotas.set(key, { ...quota, reserved: quota.reserved + units })
    const open = this.#open.get(`${id} ${feature}`) ?? []
    this.#open.set(`${id} ${feature}`, [...open, { key, units }])
    return 'reserved'
  }

  /** What was delivered is taken from the oldest reservation first. */
  settle({ id }: { id: string }, feature: Feature, delivered: number): void {
    let left = Math.max(0, delivered)
    for (const { key, units } of this.#open.get(`${id} ${feature}`) ?? []) {
      const quota = this.#quotas.get(key)!
      const committed = Math.min(units, left)
      left -= committed
      this.#quotas.set(key, { used: quota.used + committed, reserved: quota.reserved - units })
    }
    this.#open.delete(`${id} ${feature}`)
  }

  totals(): string[] {
    return [...this.#quotas]
      .filter(([, { used, reserved }]) => used + reserved > 0)
      .map(([key, { used, reserved }]) => `${key} ${used}+${reserved}`)
      .sort()
  }
}
