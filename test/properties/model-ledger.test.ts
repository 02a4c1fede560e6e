import { hash } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { tidyModelCalls } from '../../src/modules/models/index.ts'
import { createCallLedger, type WantedCall } from '../../src/modules/models/ledger.ts'
import type { CallRow, Ending } from '../../src/modules/models/store.ts'
import { rejectCall } from '../../src/modules/models/store.ts'
import { ManualClock } from '../../src/platform/clock.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { connectPool } from '../../src/platform/db/pool.ts'
import { createLogger } from '../../src/platform/log.ts'
import { createTestDatabase, type TestDatabase } from '../harness/database.ts'
import { LONG } from '../harness/long.ts'
import { aboutModel, scriptedModels, scriptedSender } from '../harness/scripted-models.ts'
import { createTestKey } from '../harness/service.ts'

const NO_BUDGETS = { installation_cents: undefined, organization_cents: undefined, study_cents: undefined }
const HOUR = 3_600_000

let own: TestDatabase
let pools: Database[]
let clock: ManualClock
beforeAll(async () => {
  own = await createTestDatabase()
  pools = [1, 2].map(() => connectPool('external', own.url!, 4, createLogger('silent')))
})
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.close()))
  await own.drop()
})
beforeEach(async () => {
  clock = new ManualClock()
  await sql`truncate model_calls, model_spending`.execute(own.database.db)
})

const createOrganization = async (): Promise<number> => (await createTestKey(own.database, clock)).organization_id

const wanted = (what: string, more: Partial<WantedCall> = {}): WantedCall => ({
  key: hash('sha256', what, 'buffer'),
  organization_id: null,
  study_id: null,
  job_id: null,
  model: 'test:words',
  purpose: 'words',
  prompt_version: 'words-1',
  replicate: 0,
  estimated_micros: 1000,
  ...more,
})

const finished = (cost_micros: number | null): Ending => ({
  status: 'finished',
  text: 'a text',
  finish: 'stop',
  input_tokens: 10,
  cached_tokens: 0,
  output_tokens: 5,
  reasoning_tokens: 0,
  cost_micros,
  latency_ms: 100,
})
const failed: Ending = { status: 'failed', error: 'timeout', latency_ms: 100 }

interface Balance {
  scope: string
  scope_id: number
  month: string
  spent: number
  reserved: number
  cost: number
  pending: number
}

/** Running totals beside the sums of the rows, in one statement and so at one moment, also while others write. */
async function readBalance(): Promise<Balance[]> {
  const { rows } = await sql<Balance>`
    with counted as (
      select 'installation' as scope, 0::bigint as scope_id, month, * from model_calls
      union all select 'organization', organization_id, month, * from model_calls where organization_id is not null
      union all select 'study', study_id, '', * from model_calls where study_id is not null),
    sums as (
      select scope, scope_id, counted_month as month,
        coalesce(sum(cost_micros) filter (where status = 'finished'), 0)::bigint as cost,
        coalesce(sum(estimated_micros) filter (where status = 'pending'), 0)::bigint as pending
      from counted as c (scope, scope_id, counted_month) group by scope, scope_id, counted_month)
    select scope, scope_id, month, coalesce(t.spent_micros, 0) as spent, coalesce(t.reserved_micros, 0) as reserved,
      coalesce(s.cost, 0) as cost, coalesce(s.pending, 0) as pending
    from sums s full join model_spending t using (scope, scope_id, month)`.execute(own.database.db)
  return rows
}

async function expectBalance(): Promise<void> {
  for (const row of await readBalance()) {
    expect(row.spent, `spent is what finished calls cost: ${JSON.stringify(row)}`).toBe(row.cost)
    expect(row.reserved, `reserved is what calls under way may cost: ${JSON.stringify(row)}`).toBe(row.pending)
  }
}

const someStep = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('begin' as const),
      process: fc.nat(1),
      what: fc.nat(4),
      payer: fc.nat(3),
      study: fc.option(fc.integer({ min: 1, max: 2 })),
      estimated: fc.nat(9000),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('end' as const),
      process: fc.nat(1),
      call: fc.nat(),
      cost: fc.option(fc.nat(3000), { freq: 6 }),
      fails: fc.boolean(),
    }),
  },
  // Whoever made the call dies: nobody ever ends it.
  { weight: 2, arbitrary: fc.record({ do: fc.constant('crash' as const), call: fc.nat() }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('tidy' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('reject' as const), call: fc.nat() }) },
)
const waves = fc.array(
  fc.record({
    steps: fc.array(someStep, { minLength: 1, maxLength: 10 }),
    minutes: fc.oneof(fc.constant(0), fc.constant(10), fc.constant(61), fc.constant(60 * 24 * 20)),
  }),
  { minLength: 1, maxLength: 7 },
)

describe('the ledger of model calls', () => {
  test('its books balance at every moment, whoever begins, ends, dies, rejects or tidies up beside whom', async () => {
    const organizations = [await createOrganization(), await createOrganization()]
    const payers = [null, organizations[0]!, organizations[0]!, organizations[1]!]
    const budgets = { installation_cents: 3, organization_cents: 2, study_cents: 1 }
    await fc.assert(
      fc.asyncProperty(waves, async (script) => {
        await sql`truncate model_calls, model_spending`.execute(own.database.db)
        clock.set('2026-01-15T12:00:00.000Z')
        const ledgers = pools.map(({ db }) => createCallLedger({ db, clock, budgets }))
        const open: CallRow[] = []
        const done: string[] = []
        const take = (at: number): CallRow | undefined => open.splice(at % Math.max(1, open.length), 1)[0]

        const run = async (step: (typeof script)[number]['steps'][number]): Promise<void> => {
          if (step.do === 'begin') {
            const begun = await ledgers[step.process]!.begin(
              wanted(String(step.what), {
                organization_id: payers[step.payer]!,
                study_id: step.study,
                estimated_micros: step.estimated,
              }),
            )
            if (begun.outcome === 'recorded') open.push(begun.call)
          } else if (step.do === 'end') {
            const call = take(step.call)
            if (call === undefined) return
            await ledgers[step.process]!.end(call, step.fails ? failed : finished(step.cost))
            done.push(call.id)
          } else if (step.do === 'crash') take(step.call)
          else if (step.do === 'tidy') await tidyModelCalls(own.database.db, clock.now())
          else if (done.length > 0) await rejectCall(own.database.db, done[step.call % done.length]!, 'nonsense')
        }

        for (const { steps, minutes } of script) {
          const running = Promise.all(steps.map(run))
          await expectBalance()
          await running
          await expectBalance()
          clock.advance(minutes * 60_000)
        }
        for (const call of open) await ledgers[0]!.end(call, finished(1))
        clock.advance(2 * HOUR)
        await tidyModelCalls(own.database.db, clock.now())
        await expectBalance()
        for (const { reserved } of await readBalance()) expect(reserved).toBe(0)
      }),
      { numRuns: LONG ? 60 : 30 },
    )
  }, 120_000)

  test('two processes with fifty calls and a budget for ten make ten', async () => {
    const organization_id = await createOrganization()
    // Nobody is answered before everybody has asked, so that all of them are under way together.
    const gate = Promise.withResolvers<void>()
    const senders = pools.map(() => scriptedSender(() => gate.promise.then(() => ({ reported_cost_micros: 2000 }))))
    // With 600 tokens out, as is expected of words, a fifth of a cent.
    const price = { input: 0, output: 10 / 3, cached: 0 }
    const models = pools.map(({ db }, at) =>
      scriptedModels({ db, clock, sender: senders[at]!, price, budgets: { organization: 2 } }),
    )
    const calls = Array.from({ length: 50 }, (_, n) =>
      models[n % 2]!.complete(aboutModel(`call ${n}`, { organization_id })),
    )
    const outcomes = Promise.allSettled(calls)
    await expect
      .poll(async () => (await readBalance()).find((row) => row.scope === 'organization')?.reserved)
      .toBe(20_000)
    gate.resolve()
    const reasons = (await outcomes).map((one) => (one.status === 'fulfilled' ? 'made' : one.reason.reason))
    expect(reasons.filter((reason) => reason === 'made')).toHaveLength(10)
    expect(reasons.filter((reason) => reason === 'budget_exhausted')).toHaveLength(40)
    expect(senders[0]!.sent.length + senders[1]!.sent.length).toBe(10)
    await expectBalance()
  })

  test('a call of a dead process is taken over, and counts once', async () => {
    const dead = createCallLedger({ db: pools[0]!.db, clock, budgets: NO_BUDGETS })
    const alive = createCallLedger({ db: pools[1]!.db, clock, budgets: { ...NO_BUDGETS, installation_cents: 1 } })
    await dead.begin(wanted('the same', { estimated_micros: 9000 }))
    // The budget bears one of them.
    const begun = await alive.begin(wanted('the same', { estimated_micros: 8000 }))
    expect(begun.outcome).toBe('recorded')
    expect(await readBalance()).toMatchObject([{ reserved: 8000, pending: 8000 }])
    expect(await alive.begin(wanted('another', { estimated_micros: 2001 }))).toEqual({
      outcome: 'exhausted',
      scope: 'installation',
    })
  })

  test('a call that was taken over while it still ran is paid for as well, and one of both texts is given again', async () => {
    const [one, other] = pools.map(({ db }) => createCallLedger({ db, clock, budgets: NO_BUDGETS }))
    const [first, second] = [await one!.begin(wanted('x')), await other!.begin(wanted('x'))]
    if (first.outcome !== 'recorded' || second.outcome !== 'recorded') throw new Error('both go on')
    await Promise.all([one!.end(first.call, finished(700)), other!.end(second.call, finished(800))])
    expect(await readBalance()).toMatchObject([{ spent: 1500, reserved: 0 }])
    expect(await one!.begin(wanted('x'))).toMatchObject({ outcome: 'replayed', row: { id: second.call.id } })
  })

  test('the same wanted twice in one batch goes on once', async () => {
    const ledger = createCallLedger({ db: own.database.db, clock, budgets: NO_BUDGETS })
    const begun = await Promise.all([ledger.begin(wanted('x')), ledger.begin(wanted('x')), ledger.begin(wanted('y'))])
    expect(begun.map(({ outcome }) => outcome)).toEqual(['superseded', 'recorded', 'recorded'])
    expect(await readBalance()).toMatchObject([{ reserved: 2000, pending: 2000 }])
  })

  test('a call that was begun in one month and ends in the next counts for the first', async () => {
    clock.set('2026-01-31T23:59:59.000Z')
    const ledger = createCallLedger({ db: own.database.db, clock, budgets: NO_BUDGETS })
    const begun = await ledger.begin(wanted('x'))
    clock.advance(2000)
    if (begun.outcome === 'recorded') await ledger.end(begun.call, finished(500))
    expect(await readBalance()).toMatchObject([{ month: '2026-01', spent: 500, reserved: 0 }])
  })

  test.each([
    ['the installation', { installation_cents: 1 }, 'installation'],
    ['the organization', { organization_cents: 1 }, 'organization'],
    ['the study', { study_cents: 1 }, 'study'],
  ] as const)('the budget of %s holds for it, and for no other', async (_what, budget, scope) => {
    const [ours, theirs] = [await createOrganization(), await createOrganization()]
    const ledger = createCallLedger({ db: own.database.db, clock, budgets: { ...NO_BUDGETS, ...budget } })
    const begin = async (organization_id: number, study_id: number, more: Partial<WantedCall> = {}) => {
      const begun = await ledger.begin(
        wanted(`${Math.random()}`, { organization_id, study_id, estimated_micros: 6000, ...more }),
      )
      return begun.outcome === 'exhausted' ? begun.scope : begun.outcome
    }
    expect(await begin(ours, 1)).toBe('recorded')
    expect(await begin(ours, 1)).toBe(scope)
    expect(await begin(ours, 1, { estimated_micros: 4000 })).toBe('recorded')
    expect(await begin(ours, 2)).toBe(scope === 'study' ? 'recorded' : scope)
    expect(await begin(theirs, 3)).toBe(scope === 'installation' ? scope : 'recorded')
    clock.set('2026-02-01T00:00:00.000Z')
    expect(await begin(ours, 1)).toBe(scope === 'study' ? scope : 'recorded')
    if (scope === 'study') expect(await begin(ours, 1, { study_budget_cents: 2 })).toBe(scope)
    if (scope === 'study') expect(await begin(ours, 4, { study_budget_cents: 0 })).toBe(scope)
    await expectBalance()
  })

  test("of the operator's limit and the organization's own the lower one holds, from the next call on", async () => {
    const organization_id = await createOrganization()
    const ledger = createCallLedger({ db: own.database.db, clock, budgets: { ...NO_BUDGETS, organization_cents: 2 } })
    const begin = async (what: string) =>
      (await ledger.begin(wanted(what, { organization_id, estimated_micros: 9000 }))).outcome
    const setOwn = (cents: number) =>
      sql`insert into model_budgets values (${organization_id}, ${cents}, now())
        on conflict (organization_id) do update set monthly_cents = excluded.monthly_cents`.execute(own.database.db)
    await setOwn(1)
    expect([await begin('a'), await begin('b')]).toEqual(['recorded', 'exhausted'])
    await setOwn(500)
    expect([await begin('b'), await begin('c')]).toEqual(['recorded', 'exhausted'])
  })

  test('calls that go with their organization give back what was set aside, and disturb nobody else', async () => {
    const [leaving, staying] = [await createOrganization(), await createOrganization()]
    const ledger = createCallLedger({ db: own.database.db, clock, budgets: NO_BUDGETS })
    const begun = await Promise.all(
      [leaving, staying].map((organization_id) => ledger.begin(wanted('x', { organization_id }))),
    )
    await sql`delete from organizations where id = ${leaving}`.execute(own.database.db)
    expect((await readBalance()).find(({ scope }) => scope === 'installation')).toMatchObject({ reserved: 1000 })
    await Promise.all(begun.map((one) => one.outcome === 'recorded' && ledger.end(one.call, finished(10))))
    const again = [leaving, staying].map((organization_id) => ledger.begin(wanted('x', { organization_id })))
    expect((await Promise.all(again)).map(({ outcome }) => outcome)).toEqual(['no_organization', 'replayed'])
    expect((await readBalance()).find(({ scope }) => scope === 'installation')).toMatchObject({
      spent: 10,
      reserved: 0,
    })
  })

  test('an hour after a call nobody ended, it is dropped and its money free; what ends later is still paid for', async () => {
    const ledger = createCallLedger({ db: own.database.db, clock, budgets: NO_BUDGETS })
    const begun = await ledger.begin(wanted('x'))
    clock.advance(HOUR)
    await tidyModelCalls(own.database.db, clock.now())
    expect(await readBalance()).toMatchObject([{ reserved: 1000 }])
    clock.advance(1)
    await tidyModelCalls(own.database.db, clock.now())
    expect(await readBalance()).toMatchObject([{ reserved: 0, pending: 0 }])
    if (begun.outcome === 'recorded') await ledger.end(begun.call, finished(300))
    expect(await readBalance()).toMatchObject([{ spent: 300, cost: 300, reserved: 0 }])
    expect((await ledger.begin(wanted('x'))).outcome).toBe('replayed')
  })

  test('hundreds of calls at once cost a handful of statements', async () => {
    let statements = 0
    const counting = own.database.db.withPlugin({
      transformQuery: ({ node }) => {
        statements++
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const organization_id = await createOrganization()
    const models = scriptedModels({ db: counting, clock })
    const calls = Array.from({ length: 200 }, (_, n) => models.complete(aboutModel(`call ${n}`, { organization_id })))
    expect(await Promise.all(calls)).toHaveLength(200)
    expect(statements).toBeGreaterThan(0)
    expect(statements).toBeLessThan(30)
    await expectBalance()
  })
})
