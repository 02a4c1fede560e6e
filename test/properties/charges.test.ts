import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCharges } from '../../src/modules/billing/charges.ts'
import { useTier } from '../harness/scripted-panel.ts'
import { failJobs, type Service, startService, type TestKey } from '../harness/service.ts'

const PRICE_CENTS = 7
const MULTIPLIERS = [0, 0.05, 0.5, 1, 1.15, 2.333333]
const PANEL = 3

let services: readonly [Service, Service]
let agentIds: number[]
beforeAll(async () => {
  const config = { AGENT_ANSWER_PRICE_CENTS: String(PRICE_CENTS) }
  const first = await startService({ config })
  services = [first, await startService({ beside: first, config })]
  const { agents } = await first.client(await first.createKey()).agents.search({ limit: PANEL })
  agentIds = agents.map(({ id }) => id)
})
afterAll(async () => {
  await services[1].close()
  await services[0].close()
})

interface Tier {
  agent_question_multiplier: number
  free_questions: number
  free_credits_cents: number
  questions_per_cycle: number
}

/** An organization that pays by card, with a group to ask. */
async function createPayer(tier: Tier): Promise<{ key: TestKey; group_id: number }> {
  const [service] = services
  const key = await service.createKey({ billing_mode: 'card_provider' })
  const { group } = await service.client(key).groups.create({ name: 'Everybody', agent_ids: agentIds })
  await useTier(service, key, { inc_quick_questions: true, ...tier })
  return { key, group_id: group.id }
}

interface Books {
  events: {
    charge_cents: number
    details: { agents: number; gross_cents: number; credit_cents: number; free: boolean }
  }[]
  cycle: { questions: number; free_questions_used: number; credit_used_cents: number; charged_cents: number }
}

/** The questions of an organization in the order in which they were charged, and the totals that are kept of them. */
async function readBooks({ organization_id }: TestKey): Promise<Books> {
  const { db } = services[0].database
  const events = await sql<Books['events'][number]>`select charge_cents, details from billable_events
    where organization_id = ${organization_id} and type like '%_question' order by id`.execute(db)
  const cycles = await sql<Books['cycle']>`select questions, free_questions_used, credit_used_cents, charged_cents
    from billing_cycles where organization_id = ${organization_id}`.execute(db)
  const nothing = { questions: 0, free_questions_used: 0, credit_used_cents: 0, charged_cents: 0 }
  expect(cycles.rows.length).toBeLessThanOrEqual(1)
  return { events: events.rows, cycle: cycles.rows[0] ?? nothing }
}

/** The same sums as one would do them by hand, question after question. */
function expectRight({ events, cycle }: Books, tier: Tier): void {
  let [free, credit, charged] = [0, 0, 0]
  for (const { charge_cents, details } of events) {
    const gross = Math.floor(
      (details.agents * PRICE_CENTS * Math.round(tier.agent_question_multiplier * 1e6) + 5e5) / 1e6,
    )
    const isFree = gross > 0 && free < tier.free_questions
    const byCredit = isFree ? 0 : Math.min(gross, tier.free_credits_cents - credit)
    const charge = isFree ? 0 : gross - byCredit
    expect({ charge_cents, ...details }).toMatchObject({
      charge_cents: charge,
      gross_cents: gross,
      credit_cents: byCredit,
      free: isFree,
    })
    free += isFree ? 1 : 0
    credit += byCredit
    charged += charge
  }
  expect(cycle).toEqual({
    questions: events.length,
    free_questions_used: free,
    credit_used_cents: credit,
    charged_cents: charged,
  })
}

const tiers = fc.record({
  agent_question_multiplier: fc.constantFrom(...MULTIPLIERS),
  free_questions: fc.nat(4),
  free_credits_cents: fc.nat(60),
  questions_per_cycle: fc.integer({ min: 3, max: 20 }),
})
/** Asked of one agent, of the group, or several at once of the group; by one process or the other. */
const asking = fc.tuple(fc.constantFrom('agent', 'group', 'several'), fc.nat(1))

test('whoever asks at once, by whichever process, each question is charged once and nothing is given twice', async () => {
  await fc.assert(
    fc.asyncProperty(tiers, fc.array(asking, { minLength: 2, maxLength: 10 }), fc.nat(2), async (tier, all, faults) => {
      const { key, group_id } = await createPayer(tier)
      await failJobs(services[0].database, faults)
      const answers = await Promise.all(
        all.map(([whom, process], at) => {
          const questions = [`Do you like tea number ${at}?`, `And coffee number ${at}?`]
          const [path, json] =
            whom === 'several'
              ? [`/v1/research-groups/${group_id}:ask`, { questions }]
              : [
                  whom === 'agent'
                    ? `/v1/research-agents/${agentIds[0]}/questions`
                    : `/v1/research-groups/${group_id}/questions`,
                  { question: questions[0] },
                ]
          return services[process]!.request('POST', path, { key: key.api_key, json })
        }),
      )
      const accepted = answers.flatMap(({ status }, at) =>
        status !== 202 ? [] : all[at]![0] === 'agent' ? [1] : all[at]![0] === 'group' ? [PANEL] : [PANEL, PANEL],
      )
      // What was refused or failed has left nothing behind.
      for (const { status } of answers) expect([202, 429, 500]).toContain(status)
      const books = await readBooks(key)
      expect(books.events.map(({ details }) => details.agents).sort()).toEqual(accepted.sort())
      expectRight(books, tier)
    }),
    { numRuns: 8 },
  )
  await failJobs(services[0].database, 0)
})

test('the row of the cycle alone keeps charges apart, where no quota does', async () => {
  const { database, clock } = services[0]
  const tier = { agent_question_multiplier: 1, free_questions: 2, free_credits_cents: 30, questions_per_cycle: 0 }
  const { key } = await createPayer(tier)
  const record = createCharges(PRICE_CENTS)
  await Promise.all(
    Array.from({ length: 12 }, () =>
      database.db
        .transaction()
        .execute((trx) => record(trx, key, { type: 'agent_question', agents: PANEL, about: {} }, clock.now())),
    ),
  )
  const books = await readBooks(key)
  expect(books.cycle).toMatchObject({ questions: 12, free_questions_used: 2, credit_used_cents: 30 })
  expectRight(books, tier)
})

test('in a new month everything that the tier gives is there again', async () => {
  const [service] = services
  const tier = { agent_question_multiplier: 1, free_questions: 1, free_credits_cents: 10, questions_per_cycle: 100 }
  const { key, group_id } = await createPayer(tier)
  const ask = async () => {
    await service.client(key).questions.askGroup({ group_id: String(group_id), question: 'Do you like tea?' })
    return (await service.client(key).billing.usage({})).charges
  }
  const cents = PANEL * PRICE_CENTS
  const month = async () => [await ask(), await ask(), await ask()]
  const expected = [
    { currency: 'usd', cycle_charge_cents: 0, credit_remaining_cents: 10, free_questions_remaining: 0 },
    { currency: 'usd', cycle_charge_cents: cents - 10, credit_remaining_cents: 0, free_questions_remaining: 0 },
    { currency: 'usd', cycle_charge_cents: 2 * cents - 10, credit_remaining_cents: 0, free_questions_remaining: 0 },
  ]
  service.clock.set('2026-01-31T23:59:59.999Z')
  expect(await month()).toEqual(expected)
  service.clock.set('2026-02-01T00:00:00.000Z')
  expect((await service.client(key).billing.usage({})).charges).toEqual({
    currency: 'usd',
    cycle_charge_cents: 0,
    credit_remaining_cents: 10,
    free_questions_remaining: 1,
  })
  expect(await month()).toEqual(expected)
})
