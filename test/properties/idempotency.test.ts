import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { forgetExpired } from '../../src/platform/contract/idempotency.ts'
import { type Answer, failJobs, type Service, startService, type TestKey } from '../harness/service.ts'
import { within } from '../harness/within.ts'

const onPglite = process.env.TEST_DATABASE === 'pglite'
const HOUR = 3_600_000

/** Two services on one database, as two processes would be; what arrives at either may be repeated at the other. */
let services: Service[]
let organizations: TestKey[]
beforeAll(async () => {
  const options = {
    config: {
      FREE_QUESTIONS_PER_MINUTE: '1000000',
      FREE_QUESTIONS_PER_CYCLE: '1000000',
      REGISTER_PER_HOUR_IP: '1000000',
    },
  }
  const first = await startService(options)
  services = [first, await startService({ ...options, beside: first })]
  organizations = [await first.createKey({ kind: 'free' }), await first.createKey({ kind: 'free' })]
})
afterAll(async () => {
  for (const service of services.toReversed()) await service.close()
})
beforeEach(() => failJobs(services[0]!.database, 0))

let runs = 0
const fresh = (name: string) => `${name}-${++runs}`

const ask = (service: number, organization: number, idempotencyKey: string, question: string): Promise<Answer> =>
  services[service]!.request('POST', '/v1/free/questions', {
    key: organizations[organization]!.api_key,
    headers: { 'idempotency-key': idempotencyKey },
    json: { question },
  })
const isReplay = (answer: Answer): boolean => answer.headers.get('idempotency-replayed') === 'true'

/** One question is a job of its own and one for each of the twelve agents, and the twelve are queued. */
const times = (questions: number) => ({ jobs: 13 * questions, queued: 12 * questions })
const [never, once] = [times(0), times(1)]

/** How many jobs exist for questions that begin so, and what the organization has been charged in all. */
async function booked(organization: number, question: string): Promise<{ jobs: number; queued: number }> {
  const { rows } = await sql<{ jobs: number; queued: number }>`
    select count(*)::int as jobs, count(q.id)::int as queued from jobs j left join queue.job q on q.id = j.id
    where j.organization_id = ${organizations[organization]!.organization_id}
      and starts_with(j.payload ->> 'question', ${question})`.execute(services[0]!.database.db)
  return rows[0]!
}
async function charged(organization: number): Promise<number> {
  const { rows } = await sql<{ units: number }>`
    select coalesce(sum(used + reserved), 0)::int as units from feature_quotas
    where organization_id = ${organizations[organization]!.organization_id}`.execute(services[0]!.database.db)
  return rows[0]!.units
}

const someRequest = fc.record({
  service: fc.nat(1),
  organization: fc.nat(1),
  key: fc.constantFrom('a', 'b', 'c'),
  body: fc.constantFrom('one', 'one', 'two'),
})
const waves = fc.array(
  fc.record({
    failures: fc.oneof(
      { weight: 2, arbitrary: fc.constant(0) },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: 3 }) },
    ),
    requests: fc.array(someRequest, { minLength: 1, maxLength: 14 }),
  }),
  { minLength: 1, maxLength: 3 },
)

describe('requests with an Idempotency-Key', () => {
  test('under any interleaving, for each organization and key there is one job, one unit and one answer', async () => {
    await fc.assert(
      fc.asyncProperty(
        waves,
        within(20_000, async (script) => {
          const run = fresh('run')
          const before = [await charged(0), await charged(1)]
          const answers: { request: (typeof script)[number]['requests'][number]; answer: Answer }[] = []
          for (const { failures: wanted, requests } of script) {
            const faults = await failJobs(services[0]!.database, wanted)
            const wave = await Promise.all(
              requests.map(async (request) => ({
                request,
                answer: await ask(
                  request.service,
                  request.organization,
                  `${run}-${request.key}`,
                  `${run} ${request.key} ${request.body}`,
                ),
              })),
            )
            answers.push(...wave)
            // Every failure was answered as one, and nobody else met it.
            expect(wave.filter(({ answer }) => answer.status === 500)).toHaveLength(await faults.met())
          }
          const units = [0, 0]
          for (const organization of [0, 1]) {
            for (const key of ['a', 'b', 'c']) {
              const mine = answers.filter(({ request }) => request.organization === organization && request.key === key)
              const accepted = mine.filter(({ answer }) => answer.status === 202)
              const first = accepted.filter(({ answer }) => !isReplay(answer))
              expect(first).toHaveLength(accepted.length === 0 ? 0 : 1)
              const winner = first[0]
              if (winner !== undefined) units[organization]! += 1
              const expected = winner === undefined ? never : once
              expect(await booked(organization, `${run} ${key} `)).toEqual(expected)
              for (const { request, answer } of mine) {
                if (answer.status === 500) expect(answer.body.error.code).toBe('internal_error')
                else if (request.body === winner?.request.body)
                  expect(JSON.stringify(answer.body)).toBe(JSON.stringify(winner.answer.body))
                else
                  expect([answer.status, answer.body.error.code, isReplay(answer)]).toEqual([
                    409,
                    'idempotency_conflict',
                    false,
                  ])
              }
            }
          }
          expect([await charged(0), await charged(1)]).toEqual([before[0]! + units[0]!, before[1]! + units[1]!])
        }),
      ),
      { numRuns: onPglite ? 12 : 25 },
    )
  })

  test('forty at once from both services are one job, one unit, and thirty-nine replays', async () => {
    const before = await charged(0)
    const [key, question] = [fresh('key'), fresh('Would you pay $7 for a latte?')]
    const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => ask(index % 2, 0, key, question)))
    expect(answers.map((answer) => answer.status)).toEqual(answers.map(() => 202))
    expect(answers.filter((answer) => !isReplay(answer))).toHaveLength(1)
    expect(new Set(answers.map((answer) => JSON.stringify(answer.body))).size).toBe(1)
    expect(await booked(0, question)).toEqual(once)
    expect(await charged(0)).toBe(before + 1)
  })

  test('another body under the same key is refused, charges nothing and leaves the first answer as it was', async () => {
    const [key, question] = [fresh('key'), fresh('Tea or coffee?')]
    const first = await ask(0, 0, key, question)
    const before = await charged(0)
    const other = await ask(1, 0, key, `${question} Or water?`)
    expect(other).toMatchObject({ status: 409, body: { error: { code: 'idempotency_conflict' } } })
    expect(await charged(0)).toBe(before)
    expect(await booked(0, `${question} Or water?`)).toEqual(never)
    expect((await ask(1, 0, key, question)).body).toEqual(first.body)
  })

  test('a first attempt that fails leaves nothing behind, and the retry does the work', async () => {
    const before = await charged(0)
    const [key, question] = [fresh('key'), fresh('Do you own a bicycle?')]
    await failJobs(services[0]!.database, 1)
    expect((await ask(0, 0, key, question)).status).toBe(500)
    expect(await booked(0, question)).toEqual(never)
    expect(await charged(0)).toBe(before)
    const retry = await ask(1, 0, key, question)
    expect([retry.status, isReplay(retry)]).toEqual([202, false])
    expect(await booked(0, question)).toEqual(once)
    expect(await charged(0)).toBe(before + 1)
    expect(isReplay(await ask(0, 0, key, question))).toBe(true)
  })

  test('a request that was refused as invalid does not use its key up', async () => {
    const [key, question] = [fresh('key'), fresh('Do you own a boat?')]
    expect((await ask(0, 0, key, 'x'.repeat(3000))).status).toBe(400)
    const corrected = await ask(0, 0, key, question)
    expect([corrected.status, isReplay(corrected)]).toEqual([202, false])
  })

  test('after 24 hours the key is free again, for any request, and not a moment earlier', async () => {
    const { clock, database } = services[0]!
    const [key, question] = [fresh('key'), fresh('Do you like rain?')]
    const first = await ask(0, 0, key, question)
    clock.advance(24 * HOUR - 1)
    await forgetExpired(database.db, clock.now())
    const late = await ask(1, 0, key, question)
    expect([late.status, isReplay(late), late.body.job_id]).toEqual([202, true, first.body.job_id])
    expect((await ask(1, 0, key, `${question} And snow?`)).status).toBe(409)
    clock.advance(1)
    const next = await Promise.all([0, 1, 0, 1].map((service) => ask(service, 0, key, `${question} And snow?`)))
    expect(next.map((answer) => answer.status)).toEqual([202, 202, 202, 202])
    expect(next.filter((answer) => !isReplay(answer))).toHaveLength(1)
    expect(next[0]!.body.job_id).not.toBe(first.body.job_id)
    expect(await booked(0, question)).toEqual(times(2))
    clock.advance(24 * HOUR)
    await forgetExpired(database.db, clock.now())
    expect(isReplay(await ask(0, 0, key, question))).toBe(false)
  })

  test('the same key in two organizations means two requests', async () => {
    const [key, question] = [fresh('key'), fresh('Do you sing?')]
    const answers = await Promise.all(
      [0, 1, 0, 1].map((organization, index) => ask(index % 2, organization, key, question)),
    )
    expect(answers.map((answer) => answer.status)).toEqual([202, 202, 202, 202])
    expect(answers.filter((answer) => !isReplay(answer))).toHaveLength(2)
    expect(answers[0]!.body).toEqual(answers[2]!.body)
    expect(answers[0]!.body.job_id).not.toBe(answers[1]!.body.job_id)
    expect(await booked(0, question)).toEqual(once)
    expect(await booked(1, question)).toEqual(once)
  })

  test('a key that is no key is refused and charges nothing', async () => {
    const before = await charged(0)
    for (const key of ['', 'two words', 'é', 'x'.repeat(256)]) {
      const answer = await ask(0, 0, key, 'Is this a key at all?')
      expect([key, answer.status, answer.body.error?.code]).toEqual([key, 400, 'invalid_request'])
    }
    expect(await charged(0)).toBe(before)
  })

  test('without a key every request is a request of its own', async () => {
    const question = fresh('Do you cook?')
    const send = (service: number) =>
      services[service]!.request('POST', '/v1/free/questions', { key: organizations[0]!.api_key, json: { question } })
    const answers = await Promise.all([0, 1, 0].map(send))
    expect(answers.every((answer) => answer.status === 202 && !isReplay(answer))).toBe(true)
    expect(await booked(0, question)).toEqual(times(3))
  })
})

describe('public requests with an Idempotency-Key', () => {
  const identity = () => ({
    email: `${fresh('agent')}@example.com`,
    vendor_account_uuid: randomUUID(),
    client_install_id: randomUUID().replaceAll('-', '').repeat(2),
    vendor_org_type: 'team',
  })
  const register = (service: number, key: string, body: object) =>
    services[service]!.request('POST', '/cli/auth/agent-register', { headers: { 'idempotency-key': key }, json: body })

  test('the order of fields and the space between them make no difference', async () => {
    const who = identity()
    const key = fresh('key')
    const backwards = Object.fromEntries(Object.entries(who).reverse())
    const first = await register(0, key, who)
    const again = await register(1, key, backwards)
    const spaced = await services[0]!.request('POST', '/cli/auth/agent-register', {
      headers: { 'idempotency-key': key, 'content-type': 'application/json' },
      body: JSON.stringify(backwards, null, 4),
    })
    expect(first.status).toBe(201)
    for (const answer of [again, spaced]) {
      expect([answer.status, isReplay(answer)]).toEqual([201, true])
      expect(answer.body).toEqual(first.body)
    }
    expect((await register(1, key, { ...who, vendor_org_type: 'school' })).status).toBe(409)
  })

  test('two senders with the same key do not get each other’s answers', async () => {
    const key = fresh('key')
    const [one, two] = await Promise.all([register(0, key, identity()), register(1, key, identity())])
    expect([one.status, two.status, isReplay(one), isReplay(two)]).toEqual([201, 201, false, false])
    expect(one.body.api_key).not.toBe(two.body.api_key)
  })
})
