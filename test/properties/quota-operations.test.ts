import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cutSessions, cutWrites, deliverAgain, lastAttempts, loseLeases, prepareCuts } from '../harness/faults.ts'
import { LONG } from '../harness/long.ts'
import { scriptedPanel } from '../harness/scripted-panel.ts'
import { type Service, startService, type TestKey } from '../harness/service.ts'
import { expectBalance, type Limits, limitTo, readOperations } from '../harness/usage.ts'
import { within } from '../harness/within.ts'

/** Small enough to be met often. */
const limits: Limits = { questions_per_cycle: 7, groups_per_cycle: 6, theses_per_cycle: 2 }

let service: Service
let other: Service
beforeAll(async () => {
  const { engine } = scriptedPanel()
  service = await startService({ engine })
  other = await startService({ engine, beside: service })
  await prepareCuts(service.database)
})
afterAll(async () => {
  await other.close()
  await service.close()
})

const texts = [
  '2 women',
  '2 women who love hiking',
  'half men half women, 4 people who love hiking',
  'please and thank you',
  '3 dentists over 90 in Wyoming',
  'How to scam the elderly out of their savings',
] as const
const theses = [
  'Women prefer tea to coffee, but men prefer coffee to tea.',
  'Nurses in Texas quit because of night shifts. Dentists over 90 in Wyoming love tea.',
  'How to scam the elderly out of their savings.',
] as const

type Drawn<A> = A extends fc.Arbitrary<infer T> ? T : never

const owner = fc.nat(1)
const call = fc.oneof(
  { weight: 1, arbitrary: fc.record({ do: fc.constant('preview' as const), owner, text: fc.constantFrom(...texts) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('describe' as const), owner, text: fc.constantFrom(...texts) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('request' as const),
      owner,
      kind: fc.constantFrom('group', 'study'),
      text: fc.constantFrom(...texts),
      review: fc.boolean(),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('compose' as const),
      owner,
      thesis: fc.constantFrom(...theses),
      max_groups: fc.integer({ min: 1, max: 4 }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('ask' as const), owner, count: fc.integer({ min: 1, max: 4 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('recruit' as const), owner }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('resume' as const),
      at: fc.nat(),
      additional_text: fc.constantFrom(undefined, '2 men', 'nobody in particular'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const), at: fc.nat() }) },
)
type Call = Drawn<typeof call>

/** What befalls the workers while they work. */
const trouble = fc.oneof(
  { weight: 4, arbitrary: fc.constant({ do: 'nothing' as const }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('cut writes' as const),
      places: fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 4 }),
    }),
  },
  { weight: 2, arbitrary: fc.constant({ do: 'cut sessions' as const }) },
  { weight: 3, arbitrary: fc.constant({ do: 'lose leases' as const }) },
  { weight: 2, arbitrary: fc.constant({ do: 'deliver again' as const }) },
  { weight: 3, arbitrary: fc.constant({ do: 'last attempts' as const }) },
)
type Trouble = Drawn<typeof trouble>

const script = fc.array(
  fc.record({
    calls: fc.array(call, { minLength: 1, maxLength: 6 }),
    /** Sent again under the same Idempotency-Key, by a caller who was not patient. */
    repeated: fc.boolean(),
    workers: fc.integer({ min: 0, max: 2 }),
    trouble,
    days: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, { weight: 2, arbitrary: fc.nat(35) }),
  }),
  { minLength: 1, maxLength: 5 },
)

interface World {
  keys: TestKey[]
  groups: number[]
  jobs: { id: string; key: TestKey }[]
  requests: { id: string; kind: string; key: TestKey }[]
}

async function createWorld(): Promise<World> {
  const keys = [await service.createKey(), await service.createKey()]
  const { agents } = await service.client(keys[0]).agents.search({ country: 'US', limit: 1 })
  const groups = []
  for (const key of keys) {
    const made = await service.client(key).groups.create({ name: 'One', agent_ids: agents.map(({ id }) => id) })
    groups.push(made.group.id)
    await limitTo(service, key, limits)
  }
  return { keys, groups, jobs: [], requests: [] }
}

const requestsPath = (kind: string) => `/v1/research-${kind}-requests`

/** What a call sends, and for whom; undefined where there is nothing yet that it could be about. */
function sendingOf(
  world: World,
  step: Call,
): { key: TestKey; method: string; path: string; json?: object } | undefined {
  const key = 'owner' in step ? world.keys[step.owner]! : world.keys[0]!
  const post = (path: string, json: object, of = key) => ({ key: of, method: 'POST', path: `/v1${path}`, json })
  switch (step.do) {
    case 'preview':
      return post('/research-groups:preview', { description: step.text })
    case 'describe':
      return post('/research-groups:from-description', { description: step.text })
    case 'request':
      return post(requestsPath(step.kind).slice(3), { request_text: step.text, review: step.review })
    case 'compose':
      return post('/thesis:compose-and-recruit', { thesis: step.thesis, max_groups: step.max_groups, group_size: 2 })
    case 'ask': {
      const questions = Array.from({ length: step.count }, (_, at) => `Do you like tea no. ${at}?`)
      return post(`/research-groups/${world.groups[step.owner]}:ask`, { questions })
    }
    case 'recruit':
      return post('/research-groups/recruit', { name: 'Some', country: 'US', group_size: 1 })
    case 'resume': {
      const request = world.requests[step.at % Math.max(1, world.requests.length)]
      const text = step.additional_text === undefined ? {} : { additional_text: step.additional_text }
      return request && post(requestsPath(request.kind).slice(3), { request_id: request.id, ...text }, request.key)
    }
    case 'cancel': {
      const job = world.jobs[step.at % Math.max(1, world.jobs.length)]
      return job && { key: job.key, method: 'DELETE', path: `/v1/jobs/${job.id}` }
    }
  }
}

let sent = 0
/** Makes a call, twice at once where that is wanted, and keeps what came of it. */
async function perform(world: World, step: Call, twice: boolean, excused: boolean): Promise<void> {
  const sending = sendingOf(world, step)
  if (sending === undefined) return
  const { key, method, path, json } = sending
  const headers = method === 'POST' ? { 'idempotency-key': `call-${++sent}` } : {}
  const once = (on: Service) =>
    on.request(method, path, { key: key.api_key, headers, ...(json === undefined ? {} : { json }) })
  const answers = await Promise.all(twice ? [once(service), once(other)] : [once(service)])
  const made = answers.filter(({ status }) => status < 300)
  for (const { status, body } of answers) {
    // Quota used up; not to be resumed. What nobody cut off never fails by itself.
    const foreseen = status < 300 || status === 409 || status === 429 || (excused && status >= 500)
    expect(foreseen, `${step.do}: ${status} ${JSON.stringify(body)}`).toBe(true)
  }
  if (made.length === 2) expect(made[1]!.body.operation_id).toEqual(made[0]!.body.operation_id)
  const body = made[0]?.body
  if (body === undefined) return
  if (typeof body.job_id === 'string') world.jobs.push({ id: body.job_id, key })
  if (step.do !== 'resume' && typeof body.request_id === 'string') {
    world.requests.push({ id: body.request_id, kind: body.request_id.startsWith('rsr_') ? 'study' : 'group', key })
  }
}

/** Work as far as it goes; a worker whose database goes away gives up. */
async function work({ app }: Service, excused: boolean): Promise<void> {
  const done = app.worker.drain()
  await (excused ? done.catch(() => undefined) : done)
}

async function befall(worked: Service, what: Trouble): Promise<void> {
  const { database, app } = worked
  if (what.do === 'cut writes') await cutWrites(database, what.places)
  if (what.do === 'cut sessions') await cutSessions(database)
  if (what.do === 'lose leases') {
    const successors: Promise<void>[] = []
    for (let time = 0; time < 4; time++) {
      await loseLeases(worked)
      successors.push(app.worker.drain())
    }
    await Promise.all(successors)
  }
  if (what.do === 'deliver again') await deliverAgain(database)
  if (what.do === 'last attempts') {
    // One worker dies at once; whatever else fails now was tried often enough, too.
    await lastAttempts(database)
    const hands = { free: { own: 3, outside: 0 }, most: { own: 3, outside: 0 }, running: new Map() }
    for (const attempt of (await app.queue.fetch(hands)).attempts) await app.queue.retry(database.db, attempt)
  }
}

/** Until nothing is left to do: what waits for approval is approved, what workers left behind is taken up by others. */
async function finish({ requests, keys }: World): Promise<void> {
  const organizations = keys.map(({ organization_id }) => organization_id)
  const open = async () => {
    const { rows } = await sql`select kind, status, attempts from jobs
      where ended_at is null and organization_id = any (${organizations}::int[])`.execute(service.database.db)
    return rows
  }
  for (let round = 0; round < 20; round++) {
    await loseLeases(service)
    await Promise.all([service.app.worker.drain(), other.app.worker.drain()])
    for (const { id, kind, key } of requests) {
      const { body } = await service.request('GET', `${requestsPath(kind)}/${id}`, { key: key.api_key })
      if (body.status !== 'awaiting_review') continue
      await service.request('POST', requestsPath(kind), { key: key.api_key, json: { request_id: id } })
    }
    if ((await open()).length === 0) return
  }
  expect(await open(), 'every job comes to an end').toEqual([])
}

/** Everything that was charged is there, and everything that is there was charged. */
async function expectDelivered({ keys }: World): Promise<void> {
  const { database } = service
  for (const { organization_id } of keys) {
    const operations = await readOperations(database.db, [organization_id])
    for (const row of operations) expect(row.reserved - row.committed - row.voided, JSON.stringify(row)).toBe(0)
    const committed = (feature: string) =>
      operations.filter((row) => row.feature === feature).reduce((sum, row) => sum + row.committed, 0)
    const { rows } = await sql<Record<'groups' | 'questions' | 'theses', number>>`
      select (select count(*)::int from research_groups where organization_id = ${organization_id}) as groups,
        (select count(*)::int from questions where organization_id = ${organization_id} and kind = 'direct') as questions,
        (select count(*)::int from theses where organization_id = ${organization_id}
          and jsonb_path_exists(claims, '$[*].research_group_id ? (@ != null)')) as theses`.execute(database.db)
    expect(rows[0]).toEqual({
      groups: committed('groups_per_cycle'),
      questions: committed('questions_per_cycle'),
      theses: committed('theses_per_cycle'),
    })
    const uneven = await sql`
      select r.id, r.status, r.research_group_id, sum(u.units)::int as committed
      from research_requests r left join feature_usage_records u on u.operation_id = r.operation_id and u.state = 'committed'
      where r.organization_id = ${organization_id} group by r.id
      having (r.research_group_id is not null)::int <> coalesce(sum(u.units), 0)
        or (r.status = 'completed' and r.research_group_id is null)
        or (r.status = 'completed' and r.kind = 'study' and r.study_id is null)`.execute(database.db)
    expect(uneven.rows, 'a request is charged for its group and for nothing else').toEqual([])
  }
}

test('whatever operations, workers, crashes and months do to each other, what is charged is what was delivered', async () => {
  const run = async (waves: Drawn<typeof script>) => {
    const world = await createWorld()
    const limitsOf = new Map(world.keys.map(({ organization_id }) => [organization_id, limits]))
    for (const { calls, repeated, workers, trouble: what, days } of waves) {
      service.clock.advance(days * 86_400_000)
      const excused = what.do === 'cut writes' || what.do === 'cut sessions'
      if (what.do === 'cut writes') await befall(service, what)
      await Promise.all([
        ...calls.map((step) => perform(world, step, repeated, excused)),
        ...[service, other].slice(0, workers).map((one) => work(one, excused)),
        ...(what.do === 'cut sessions' ? [befall(other, what)] : []),
      ])
      // Once more with something to do, while it happens.
      await Promise.all([
        ...[service, other].slice(0, workers).map((one) => work(one, excused)),
        ...(what.do === 'cut writes' ? [] : [befall(other, what)]),
      ])
      await cutWrites(service.database, [])
      await expectBalance(service.database.db, limitsOf)
    }
    await finish(world)
    await expectBalance(service.database.db, limitsOf)
    await expectDelivered(world)
  }
  await fc.assert(fc.asyncProperty(script, within(15_000, run)), { numRuns: LONG ? 20 : 10 })
})
