import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ManualClock } from '../../src/platform/clock.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { connectPool } from '../../src/platform/db/pool.ts'
import { ServiceError } from '../../src/platform/errors.ts'
import {
  createRateLimits,
  forgetClosedWindows,
  type RateLimit,
  type RateLimits,
} from '../../src/platform/limits/rate-limits.ts'
import { createLogger } from '../../src/platform/log.ts'
import { createTestDatabase, type TestDatabase } from '../harness/database.ts'
import { LONG } from '../harness/long.ts'
import { within } from '../harness/within.ts'

const START = new Date('2026-01-15T12:00:00.000Z').getTime()
const limits = {
  questions: { limit: 3, window_seconds: 60 },
  polling: { limit: 7, window_seconds: 60 },
  register: { limit: 2, window_seconds: 3600 },
} as const satisfies Record<string, RateLimit>
type Name = keyof typeof limits

let own: TestDatabase
let pools: Database[]
beforeAll(async () => {
  own = await createTestDatabase()
  // Three connection pools of one database, as three processes would have.
  pools = [1, 2, 3].map(() => connectPool('external', own.url!, 4, createLogger('silent')))
})
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.close()))
  await own.drop()
})

let runs = 0
/** Three limiters, as three processes would have; every run counts subjects of its own. */
function processes(named: Record<string, RateLimit> = limits) {
  const clock = new ManualClock(new Date(START))
  const run = ++runs
  return {
    clock,
    limiters: pools.map((pool) => createRateLimits(pool, clock, named)),
    subject: (name: string) => `${name} of run ${run}`,
  }
}

/** What a hit came to: admitted, or the seconds to wait. */
async function hit(limiter: RateLimits, name: string, subject: string): Promise<'admitted' | ServiceError> {
  try {
    await limiter.hit(name, subject)
    return 'admitted'
  } catch (error) {
    if (error instanceof ServiceError) return error
    throw error
  }
}
const waitOf = (refused: 'admitted' | ServiceError): number => {
  if (refused === 'admitted') throw new Error('expected a refusal')
  return refused.retryAfterSeconds!
}

/** A fixed window as one would write it in memory, for one process. */
class Model {
  readonly #windows = new Map<string, { opened: number; hits: number }>()

  #open(name: Name, subject: string, now: number) {
    const window = this.#windows.get(`${name}:${subject}`)
    return window !== undefined && now < window.opened + limits[name].window_seconds * 1000 ? window : undefined
  }

  hit(name: Name, subject: string, now: number): 'admitted' | number {
    const window = this.#open(name, subject, now) ?? { opened: now, hits: 0 }
    this.#windows.set(`${name}:${subject}`, window)
    window.hits += 1
    if (window.hits <= limits[name].limit) return 'admitted'
    return Math.ceil((window.opened + limits[name].window_seconds * 1000 - now) / 1000)
  }

  read(name: Name, subject: string, now: number) {
    const window = this.#open(name, subject, now)
    const { limit, window_seconds } = limits[name]
    return {
      limit,
      window_seconds,
      remaining: window === undefined ? limit : Math.max(0, limit - window.hits),
      reset_at: new Date(window === undefined ? now : window.opened + window_seconds * 1000),
    }
  }
}

const someHit = fc.record({
  process: fc.nat(2),
  name: fc.constantFrom<Name>('questions', 'polling', 'register'),
  subject: fc.constantFrom('one', 'two'),
})
/** Often to the millisecond where a window closes, sometimes far beyond. */
const pauses = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(0, 1, 999, 1000, 20_000, 59_999, 60_000, 60_001, 3_599_999, 3_600_000) },
  { weight: 3, arbitrary: fc.nat(90_000) },
  { weight: 1, arbitrary: fc.nat(3 * 86_400_000) },
)
const steps = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('burst' as const),
      hits: fc.array(someHit, { minLength: 1, maxLength: 14 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('wait' as const), ms: pauses }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('read' as const), of: someHit }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('clean' as const) }) },
)

describe('rate limits in one database, asked by three processes', () => {
  test('any sequence of bursts and pauses is admitted and refused as a window in memory would, subject by subject', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(steps, { minLength: 1, maxLength: 14 }), async (script) => {
        const { clock, limiters, subject } = processes()
        const model = new Model()
        for (const step of script) {
          const now = clock.now().getTime()
          if (step.do === 'wait') clock.advance(step.ms)
          else if (step.do === 'clean') await forgetClosedWindows(own.database.db, clock.now())
          else if (step.do === 'read') {
            const { process, name, subject: who } = step.of
            expect(await limiters[process]!.read(name, subject(who))).toEqual(model.read(name, who, now))
          } else {
            const outcomes = await Promise.all(
              step.hits.map(async ({ process, name, subject: who }) => {
                const outcome = await hit(limiters[process]!, name, subject(who))
                return `${name}:${who} ${outcome === 'admitted' ? outcome : `wait ${waitOf(outcome)}`}`
              }),
            )
            // Of a burst it is open who is first, but not how many of each subject are admitted and what the others are told.
            const expected = step.hits.map(({ name, subject: who }) => {
              const outcome = model.hit(name, who, now)
              return `${name}:${who} ${outcome === 'admitted' ? outcome : `wait ${outcome}`}`
            })
            expect(outcomes.sort()).toEqual(expected.sort())
          }
        }
      }),
      { numRuns: LONG ? 150 : 75 },
    )
  })

  test('of n requests in one window exactly the first limit are admitted, however they are spread over processes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(2), { minLength: 1, maxLength: 60 }), fc.nat(59_999), async (spread, ms) => {
        const { clock, limiters, subject } = processes()
        const half = Math.ceil(spread.length / 2)
        const first = await Promise.all(spread.slice(0, half).map((p) => hit(limiters[p]!, 'polling', subject('x'))))
        clock.advance(ms)
        const rest = await Promise.all(spread.slice(half).map((p) => hit(limiters[p]!, 'polling', subject('x'))))
        const admitted = [...first, ...rest].filter((outcome) => outcome === 'admitted').length
        expect(admitted).toBe(Math.min(spread.length, limits.polling.limit))
        expect(first.filter((outcome) => outcome === 'admitted')).toHaveLength(Math.min(half, limits.polling.limit))
      }),
      { numRuns: LONG ? 40 : 20 },
    )
  })

  test('Retry-After is true, and one second less would not be enough', async () => {
    const settings = fc.record({
      limit: fc.integer({ min: 1, max: 3 }),
      window_seconds: fc.integer({ min: 1, max: 3600 }),
    })
    await fc.assert(
      fc.asyncProperty(settings, fc.nat(999_999), fc.nat(2), async (setting, into, process) => {
        const { clock, limiters, subject } = processes({ it: setting })
        for (let i = 0; i < setting.limit; i++) expect(await hit(limiters[i % 3]!, 'it', subject('x'))).toBe('admitted')
        clock.advance(Math.floor((into / 1_000_000) * setting.window_seconds * 1000))
        const refused = await hit(limiters[process]!, 'it', subject('x'))
        const seconds = waitOf(refused)
        expect(refused).toMatchObject({
          code: 'rate_limited',
          details: { ...setting, scope: 'it', retry_after_seconds: seconds },
        })
        expect(seconds).toBeGreaterThanOrEqual(1)
        clock.advance((seconds - 1) * 1000)
        expect(waitOf(await hit(limiters[process]!, 'it', subject('x')))).toBe(1)
        clock.advance(1000)
        expect(await hit(limiters[process]!, 'it', subject('x'))).toBe('admitted')
      }),
      { numRuns: LONG ? 40 : 20 },
    )
  })

  test('no window admits more than its limit, even when clocks disagree and run on while requests are under way', async () => {
    const arrivals = fc.array(fc.record({ process: fc.nat(2), ms: fc.nat(15_000), pause: fc.boolean() }), {
      minLength: 1,
      maxLength: 50,
    })
    const skews = fc.tuple(fc.nat(5000), fc.nat(5000), fc.nat(5000))
    await fc.assert(
      fc.asyncProperty(arrivals, skews, async (hits, skew) => {
        const clock = new ManualClock(new Date(START))
        const limiters = pools.map((pool, index) =>
          createRateLimits(pool, { now: () => new Date(clock.now().getTime() + skew[index]!) }, limits),
        )
        const subject = `x of run ${++runs}`
        const underWay: Promise<'admitted' | ServiceError>[] = []
        for (const { process, ms, pause } of hits) {
          clock.advance(ms)
          underWay.push(hit(limiters[process]!, 'questions', subject))
          // A turn of the event loop, in which requests are sent and the clock goes on before they are answered.
          if (pause) await new Promise((resolve) => setImmediate(resolve))
        }
        const outcomes = await Promise.all(underWay)
        const admitted = outcomes.filter((outcome) => outcome === 'admitted').length
        const passed = clock.now().getTime() - START + Math.max(...skew)
        // Windows never overlap, so that many at most can have been opened in the time that passed.
        const windows = Math.floor(passed / (limits.questions.window_seconds * 1000)) + 1
        expect(admitted).toBeLessThanOrEqual(windows * limits.questions.limit)
        expect(admitted).toBeGreaterThanOrEqual(Math.min(hits.length, limits.questions.limit))
      }),
      { numRuns: LONG ? 60 : 30 },
    )
  })

  test('of a large limit one process gives out all, and several never more than all and at least all but a percent each', async () => {
    const limit = 1000
    const large = { large: { limit, window_seconds: 60 } }
    const arrivals = fc.array(fc.record({ hits: fc.integer({ min: 10, max: 90 }), pause: fc.boolean() }), {
      minLength: 20,
      maxLength: 40,
    })
    await fc.assert(
      fc.asyncProperty(
        arrivals,
        fc.constantFrom(1, 3),
        within(15_000, async (groups, processCount) => {
          const { clock, limiters, subject } = processes(large)
          const send = async (arriving: typeof groups): Promise<[admitted: number, sent: number]> => {
            const underWay: Promise<'admitted' | ServiceError>[] = []
            for (const [index, { hits, pause }] of arriving.entries()) {
              for (let i = 0; i < hits; i++)
                underWay.push(hit(limiters[(index + i) % processCount]!, 'large', subject('x')))
              if (pause) await underWay.at(-1)
            }
            const outcomes = await Promise.all(underWay)
            return [outcomes.filter((outcome) => outcome === 'admitted').length, outcomes.length]
          }
          // A window that is not used up, so that portions are left at its end, then two that are.
          for (const arriving of [groups.slice(0, 3), groups, groups]) {
            const [admitted, sent] = await send(arriving)
            expect(admitted).toBeLessThanOrEqual(limit)
            expect(admitted).toBeGreaterThanOrEqual(Math.min(sent, limit - (processCount - 1) * (limit / 100)))
            clock.advance(60_000)
          }
        }),
      ),
      { numRuns: LONG ? 20 : 10 },
    )
  })

  test('of twelve hundred requests at once that one process gets under a limit of a thousand, a thousand are admitted', async () => {
    const { limiters, subject } = processes({ large: { limit: 1000, window_seconds: 60 } })
    const outcomes = await Promise.all(Array.from({ length: 1200 }, () => hit(limiters[0]!, 'large', subject('x'))))
    expect(outcomes.filter((outcome) => outcome === 'admitted')).toHaveLength(1000)
  })

  test('reading a window counts nothing and opens nothing', async () => {
    const { clock, limiters, subject } = processes()
    for (let i = 0; i < 10; i++) await limiters[i % 3]!.read('questions', subject('x'))
    clock.advance(30_000)
    await limiters[0]!.hit('questions', subject('x'))
    const window = await limiters[1]!.read('questions', subject('x'))
    expect(window).toMatchObject({ remaining: 2, reset_at: new Date(START + 90_000) })
  })

  test('a limit that nobody has set is a mistake and not a free pass', async () => {
    const { limiters, subject } = processes()
    await expect(limiters[0]!.hit('unheard-of', subject('x'))).rejects.toThrow('no rate limit is named unheard-of')
    await expect(limiters[0]!.read('unheard-of', subject('x'))).rejects.toThrow('no rate limit is named unheard-of')
  })
})
