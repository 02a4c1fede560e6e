import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as sdk from '../../src/clients/sdk/index.ts'
import { type Front, startFront } from '../harness/failing-front.ts'
import { png } from '../harness/media-files.ts'
import { testPopulation } from '../harness/population.ts'
import { useTier } from '../harness/scripted-panel.ts'
import { type Requests, reads, startRequests } from '../harness/scripted-requests.ts'
import { failJobs, type TestKey } from '../harness/service.ts'

let research: Requests
let agent_id: string
let front: Front
beforeAll(async () => {
  research = await startRequests()
  front = await startFront(research.service.url)
  agent_id = String((await mine().agents.search({ limit: 1 })).agents[0]!.id)
})
afterAll(async () => {
  await front.close()
  await research.service.close()
})

const clientOf = (key?: TestKey, options: Partial<sdk.ClientOptions> = {}) =>
  sdk.createClient({ base_url: front.url, max_retries: 0, api_key: key?.api_key, ...options })
const mine = () => clientOf(research.key)
const ask = (client: sdk.Client, options?: sdk.CallOptions, question = 'Tea or coffee?') =>
  client.questions.askAgent({ agent_id, question }, options)

async function onTier(tier: Record<string, boolean | number>): Promise<sdk.Client> {
  const key = await research.service.createKey()
  await useTier(research.service, key, tier)
  return clientOf(key)
}

type ErrorClass = new (...args: never[]) => sdk.PopulaceError

describe('what the service answers instead of a result is an error of a class of its own', () => {
  const cases: [string, ErrorClass, number, sdk.ErrorCode, () => Promise<unknown>][] = [
    ['a question of no words', sdk.InvalidRequestError, 400, 'invalid_request', () => ask(mine(), {}, '')],
    ['no key', sdk.AuthenticationError, 401, 'unauthorized', () => clientOf().me.get()],
    [
      'a key without the scope',
      sdk.PermissionDeniedError,
      403,
      'forbidden',
      async () => ask(clientOf(await research.service.createKey({ scopes: ['jobs:read'] }))),
    ],
    [
      'a tier without it',
      sdk.FeatureNotIncludedError,
      403,
      'feature_not_included',
      async () => ask(await onTier({ inc_research_studies: true, questions_per_cycle: 9 })),
    ],
    ['no such study', sdk.NotFoundError, 404, 'not_found', () => mine().studies.get({ study_id: '999999' })],
    ['no such job', sdk.NotFoundError, 404, 'job_not_accessible', () => mine().jobs.get({ job_id: 'a/b?c' })],
    [
      'a used Idempotency-Key',
      sdk.ConflictError,
      409,
      'idempotency_conflict',
      async () => {
        await ask(mine(), { idempotency_key: 'once' })
        return ask(mine(), { idempotency_key: 'once' }, 'Wine or beer?')
      },
    ],
    ['a long body', sdk.TooLargeError, 413, 'payload_too_large', () => ask(mine(), {}, 'x'.repeat(3_000_000))],
    [
      'a file that is no image',
      sdk.UnsupportedMediaTypeError,
      415,
      'unsupported_media_type',
      () => mine().media.create({ file: new Blob(['<svg xmlns="x"/>']), filename: 'a.svg' }),
    ],
    [
      'people whom there are not',
      sdk.RefusedError,
      422,
      'refused',
      () =>
        mine().groups.recruit({
          name: 'Nobody',
          group_size: 5,
          filters: { age: { min: 95 }, occupation: 'Registered Nurse' },
        }),
    ],
    [
      'the seventh question within a minute',
      sdk.RateLimitError,
      429,
      'rate_limited',
      async () => {
        const free = clientOf(await research.service.createKey({ kind: 'free' }))
        for (let count = 0; count < 7; count++) await free.free.ask({ question: 'Tea or coffee?' })
      },
    ],
    [
      'a used-up quota',
      sdk.QuotaExhaustedError,
      429,
      'quota_exhausted',
      async () => ask(await onTier({ inc_quick_questions: true, questions_per_cycle: 0 })),
    ],
    [
      'an agent of a population that is no more',
      sdk.UnavailableError,
      503,
      'engine_unavailable',
      async () => {
        const recipe = JSON.stringify({ ...(await testPopulation()).recipe, method: 0 })
        await sql`insert into population_versions (version, recipe, size, first_agent_id, digest, created_at)
          values ('v0-gone', ${recipe}::jsonb, 10, 5000001, 'x', now())`.execute(research.service.database.db)
        return mine().agents.get({ agent_id: '5000003' })
      },
    ],
    [
      'a mistake of ours',
      sdk.InternalError,
      500,
      'internal_error',
      async () => {
        await failJobs(research.service.database, 1)
        return ask(mine())
      },
    ],
  ]
  test.each(cases)('%s', async (_name, errorClass, status, code, call) => {
    const error = await call().catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(errorClass)
    expect(error).toBeInstanceOf(sdk.PopulaceError)
    expect(error).toMatchObject({ name: errorClass.name, status, code, request_id: expect.stringMatching(/./) })
    if (status === 429) expect((error as sdk.PopulaceError).retry_after_seconds).toBeGreaterThan(0)
  })

  test('a request that lacks something comes with the questions to answer', async () => {
    const lacking = reads({ missing: ['audience'], clarifying_questions: ['Whom should be asked?', 'Where?'] })
    const worker = research.worker()
    await worker.start()
    const error = await mine()
      .requests.createGroup({ request_text: lacking, response_mode: 'sync' })
      .catch((thrown: unknown) => thrown)
    await worker.stop(1000)
    expect(error).toBeInstanceOf(sdk.NeedsClarificationError)
    const { message, details } = error as sdk.NeedsClarificationError
    expect(message).toBe('Whom should be asked? Where?')
    expect(details).toMatchObject({ request_id: expect.any(String), status: 'needs_clarification' })
  })
})

describe('what is not an answer of the service', () => {
  test('a page of somebody else, whether it says well or ill, is an UnexpectedAnswerError with its beginning', async () => {
    for (const status of [200, 404, 502]) {
      front.fail({ status, headers: { 'content-type': 'text/html' }, body: `<h1>Hello</h1>${' '.repeat(1000)}` })
      const error = await mine()
        .me.get()
        .catch((thrown: unknown) => thrown)
      expect(error).toBeInstanceOf(sdk.UnexpectedAnswerError)
      expect(error).not.toBeInstanceOf(sdk.PopulaceError)
      expect(error).toMatchObject({ status, body: expect.stringMatching(/^<h1>Hello<\/h1> {486}$/) })
    }
  })

  test('JSON of another form is one too, and a code of a later version is a PopulaceError', async () => {
    const json = { 'content-type': 'application/json' }
    front.fail({ status: 500, headers: json, body: '{"error":"oops"}' })
    await expect(mine().me.get()).rejects.toBeInstanceOf(sdk.UnexpectedAnswerError)
    const body = '{"error":{"code":"teapot","message":"I am a teapot."}}'
    front.fail({ status: 418, headers: json, body })
    await expect(mine().me.get()).rejects.toMatchObject({ name: 'PopulaceError', code: 'teapot', status: 418 })
    for (const code of ['constructor', '__proto__']) {
      front.fail({ status: 400, headers: json, body: `{"error":{"code":"${code}","message":"x"}}` })
      await expect(mine().me.get()).rejects.toMatchObject({ name: 'PopulaceError', code })
    }
    front.fail({ status: 200, headers: json, body: 'null' })
    await expect(mine().jobs.wait('x')).rejects.toBeInstanceOf(sdk.UnexpectedAnswerError)
  })

  test('a redirect is not followed: neither the headers of the caller nor the question go where it leads', async () => {
    const client = clientOf(research.key, { headers: { 'x-own': 'secret' } })
    front.fail({ status: 307, headers: { location: `${front.url}/elsewhere` } })
    await expect(client.free.ask({ question: 'Who reads this?' })).rejects.toThrow(/sends elsewhere/)
    expect(front.seen.map(({ path }) => path)).toEqual(['/v1/free/questions'])
  })

  test('where nobody listens it is a ConnectionError with its cause', async () => {
    const nobody = sdk.createClient({ base_url: 'http://127.0.0.1:9', max_retries: 0 })
    const error = await nobody.me.get().catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(sdk.ConnectionError)
    expect(error).toMatchObject({ message: 'Nothing answers at http://127.0.0.1:9.', cause: expect.any(Error) })
  })

  test('what is missing from a path is said before anything is sent', async () => {
    front.fail()
    await expect(mine().jobs.get({ job_id: '' })).rejects.toThrow('job_id is missing.')
    expect(front.seen).toEqual([])
  })

  test('an id that would lead to another operation is said before anything is sent', async () => {
    front.fail()
    await expect(mine().studies.remove({ study_id: '.' })).rejects.toThrow('study_id cannot be "."')
    await expect(mine().groups.agents.add({ group_id: '..', agent_ids: [1] })).rejects.toThrow(
      'group_id cannot be ".."',
    )
    expect(front.seen).toEqual([])
    await expect(mine().studies.get({ study_id: '../x' })).rejects.toBeInstanceOf(sdk.NotFoundError)
  })

  test.each(['', 'ftp://x', 'https://u:p@x.example', 'https://x.example/?a=b', 'https://x.example/#a'])(
    '%j is no address of a service',
    (base_url) => {
      expect(() => sdk.createClient({ base_url })).toThrow(/^base_url must be an address/)
    },
  )

  test('a timeout longer than timers take is long, not over at once', async () => {
    for (const timeout_ms of [Number.POSITIVE_INFINITY, 2 ** 31])
      expect(await clientOf(research.key, { timeout_ms }).me.get()).toMatchObject({ kind: 'live' })
  })
})

describe('what is sent', () => {
  test('a Blob goes as a form and comes back as the same bytes', async () => {
    const bytes = png(4, 3, 'sdk')
    const file = new File([new Uint8Array(bytes)], 'mug.png', { type: 'image/png' })
    const { media_asset } = await mine().media.create({ file, description: 'A mug.' })
    expect(media_asset).toMatchObject({ filename: 'mug.png', mime: 'image/png', description: 'A mug.', width: 4 })
    const response = await mine().media.content({ media_asset_id: media_asset.uuid })
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes)
    await expect(mine().media.content({ media_asset_id: '999999' })).rejects.toBeInstanceOf(sdk.NotFoundError)
  })

  test('headers of the caller’s own go along, asked for anew with each request', async () => {
    let count = 0
    const client = clientOf(research.key, { headers: () => ({ 'x-csrf-token': String(++count) }) })
    front.fail()
    await client.me.get()
    await client.me.get({}, { request_id: 'my-own-id' })
    expect(front.seen.map(({ headers }) => headers['x-csrf-token'])).toEqual(['1', '2'])
    expect(front.seen[1]!.headers['x-request-id']).toBe('my-own-id')
  })
})
