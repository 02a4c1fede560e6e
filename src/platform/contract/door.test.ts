import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ManualClock } from '../clock.ts'
import type { Db } from '../db/database.ts'
import { ServiceError, unauthorized } from '../errors.ts'
import { createLogger } from '../log.ts'
import { createSecrets } from '../secrets.ts'
import { type Call, type Operation, type Principal, reply } from './call.ts'
import { type Contract, contract } from './contract.ts'
import { createDoor } from './door.ts'

const somebody: Principal = {
  session_id: null,
  rate_limited: false,
  key_id: 1,
  kind: 'live',
  organization_id: 7,
  user_id: 3,
  role: 'member',
  scopes: ['groups:read'],
}

const read: Contract = contract({
  id: 'groups.get',
  method: 'GET',
  path: '/v1/research-groups/{group_id}',
  tag: 'Groups',
  summary: 'Read a group',
  description: 'Reads a group.',
  access: { scope: 'groups:read' },
  rate: 'polling',
  success: [
    [200, 'The group.'],
    [203, 'A copy of it.'],
  ],
  input: z.strictObject({ group_id: z.string() }),
  output: z.object({ name: z.string() }),
  errors: ['not_found'],
})

/** A door at which everybody is who the test says, with a note of every request that was counted. */
function doorFor(principal: Principal) {
  const counted: string[] = []
  const door = createDoor({
    db: undefined as unknown as Db,
    clock: new ManualClock(),
    log: createLogger('silent'),
    secrets: createSecrets('a secret key of at least thirty-two characters'),
    limits: {
      hit: async (name, subject) => void counted.push(`${name}:${subject}`),
    },
    authenticate: async ({ authorization }) => {
      if (authorization === undefined) throw unauthorized('no key')
      return principal
    },
  })
  const origin = { request_id: 'r', ip: '127.0.0.1' }
  return {
    counted,
    admit: (what: Contract, headers: { authorization?: string } = { authorization: 'Bearer x' }) =>
      door.admit(what, { ...origin, ...headers }).then(
        (admitted) => admitted.principal ?? 'admitted',
        (error: ServiceError) => error.code,
      ),
    run: (what: Contract, handler: (call: Call, input: never) => Promise<unknown>, input: unknown) =>
      door.run({ contract: what, handler } satisfies Operation, { origin, principal, at: performance.now() }, input),
  }
}

describe('who is let in', () => {
  test('a live key with the scope is, and is not counted', async () => {
    const { admit, counted } = doorFor(somebody)
    expect(await admit(read)).toEqual(somebody)
    expect(counted).toEqual([])
  })

  test('a live key without the scope is not, whatever other scopes it has', async () => {
    const { admit } = doorFor({ ...somebody, scopes: ['admin', 'groups:write', 'studies:read'] })
    expect(await admit(read)).toBe('forbidden')
  })

  test('a free key is not, even with the scope, unless the contract is of the free tier', async () => {
    const free: Principal = { ...somebody, kind: 'free', scopes: ['groups:read', 'admin'] }
    expect(await doorFor(free).admit(read)).toBe('forbidden')
    const open = { ...read, access: { scope: 'groups:read', free_tier: true } } satisfies Contract
    expect(await doorFor({ ...free, scopes: [] }).admit(open)).toMatchObject({ kind: 'free' })
  })

  test('free-tier requests are counted by organization, but not those that are refused', async () => {
    const { admit, counted } = doorFor({ ...somebody, kind: 'free', rate_limited: true })
    await admit(read)
    expect(counted).toEqual([])
    await admit({ ...read, access: { scope: 'groups:read', free_tier: true } })
    expect(counted).toEqual(['polling:7'])
  })

  test('nobody without a key, except to what is public, where no key is looked at', async () => {
    const { admit } = doorFor(somebody)
    expect(await admit(read, {})).toBe('unauthorized')
    expect(await admit({ ...read, access: 'public' }, {})).toBe('admitted')
    expect(await admit({ ...read, access: 'public' })).toBe('admitted')
  })

  test('whoever takes long to send the rest is asked again, and may have lost the right meanwhile', async () => {
    let principal: Principal | undefined = somebody
    const door = createDoor({
      db: undefined as unknown as Db,
      clock: new ManualClock(),
      log: createLogger('silent'),
      secrets: createSecrets('a secret key of at least thirty-two characters'),
      limits: { hit: () => Promise.reject(new Error('counted twice')) },
      authenticate: async () => {
        if (principal === undefined) throw unauthorized('revoked')
        return principal
      },
    })
    const operation: Operation = { contract: read, handler: async () => ({ name: 'Group' }) }
    const origin = { request_id: 'r', ip: '127.0.0.1' }
    const arriving = (at: number) =>
      door.run(operation, { origin, principal: somebody, at }, { group_id: '1' }).then(
        ({ status }) => status,
        (error: ServiceError) => error.code,
      )
    const long = () => performance.now() - 1000
    expect(await arriving(long())).toBe(200)
    principal = { ...somebody, scopes: [] }
    expect(await arriving(long())).toBe('forbidden')
    principal = { ...somebody, organization_id: 8 }
    expect(await arriving(long())).toBe('forbidden')
    principal = undefined
    expect(await arriving(long())).toBe('unauthorized')
    expect(await arriving(performance.now())).toBe(200)
  })
})

describe('what is let out', () => {
  const answer = (handler: () => Promise<unknown>) =>
    doorFor(somebody)
      .run(read, handler, { group_id: '12' })
      .catch((error: ServiceError) => error.code)

  test('an answer as the contract says, with its first status unless the handler names another declared one', async () => {
    expect(await answer(async () => ({ name: 'Drivers' }))).toEqual({
      status: 200,
      body: { name: 'Drivers' },
      replayed: false,
    })
    expect(await answer(async () => reply(203, { name: 'Drivers' }))).toMatchObject({ status: 203 })
  })

  test('fields that the contract does not name stay inside', async () => {
    expect(await answer(async () => ({ name: 'Drivers', secret: 'x' }))).toMatchObject({ body: { name: 'Drivers' } })
    expect(JSON.stringify(await answer(async () => ({ name: 'Drivers', secret: 'x' })))).not.toContain('secret')
  })

  test('a frozen value is answered the same again, but each contract lets through only what it names itself', async () => {
    const { run } = doorFor(somebody)
    const whole: Contract = { ...read, id: 'groups.whole', output: z.object({ name: z.string(), secret: z.string() }) }
    const kept = Object.freeze({ name: 'Nurses', secret: 'x' })
    const first = await run(whole, async () => kept, { group_id: '1' })
    expect(first.body).toEqual({ name: 'Nurses', secret: 'x' })
    expect((await run(whole, async () => kept, { group_id: '1' })).body).toEqual(first.body)
    expect((await run(read, async () => kept, { group_id: '1' })).body).toEqual({ name: 'Nurses' })
  })

  test('an answer against the contract becomes internal_error', async () => {
    expect(await answer(async () => ({ title: 'Drivers' }))).toBe('internal_error')
    expect(await answer(async () => reply(204, { name: 'Drivers' }))).toBe('internal_error')
  })

  test('an error of the handler goes through as it is', async () => {
    const thrown = answer(async () => {
      throw new ServiceError('not_found', 'There is no such group.')
    })
    expect(await thrown).toBe('not_found')
  })

  test('a handler never sees input that does not fit', async () => {
    let called = false
    const run = doorFor(somebody).run(
      read,
      async () => {
        called = true
      },
      { group_id: 12, extra: true },
    )
    await expect(run).rejects.toMatchObject({ code: 'invalid_request' })
    expect(called).toBe(false)
  })
})
