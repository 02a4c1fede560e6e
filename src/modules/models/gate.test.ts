import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Timekeeper } from './backoff.ts'
import { Gate, type Pass } from './gate.ts'

const settle = () => new Promise<void>((resolve) => setImmediate(resolve))

/** Time that moves when told to, and wakes whoever waits for it on the way. */
class ManualTime implements Timekeeper {
  #now = 0
  #alarms: { at: number; ring: () => void }[] = []

  nowMs(): number {
    return this.#now
  }

  wait(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const alarm = { at: this.#now + ms, ring: resolve }
      this.#alarms.push(alarm)
      signal?.addEventListener('abort', () => {
        this.#alarms = this.#alarms.filter((other) => other !== alarm)
        reject(signal.reason)
      })
    })
  }

  async advance(ms: number): Promise<void> {
    const end = this.#now + ms
    for (;;) {
      await settle()
      const next = this.#alarms.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]
      if (next === undefined) break
      this.#alarms = this.#alarms.filter((other) => other !== next)
      this.#now = next.at
      next.ring()
    }
    this.#now = end
    await settle()
  }
}

/** Calls that write down when they began. */
function visitors(limits: ConstructorParameters<typeof Gate>[0]) {
  const time = new ManualTime()
  const gate = new Gate(limits, time)
  const begun: { name: string; at: number; pass: Pass }[] = []
  const enter = (name: string, { tokens = 0, signal, ticket = gate.ticket(), payer }: Entering = {}) =>
    gate.enter(ticket, tokens, signal, payer).then((pass) => {
      begun.push({ name, at: time.nowMs(), pass })
    })
  return { time, gate, begun, enter, names: () => begun.map(({ name }) => name) }
}
interface Entering {
  tokens?: number
  signal?: AbortSignal
  ticket?: number
  payer?: number
}

describe('at once', () => {
  test('no more calls are under way than allowed, and each that ends lets in the one that waited longest', async () => {
    const { begun, enter, names, gate } = visitors({ concurrency: 2 })
    for (const name of ['a', 'b', 'c', 'd']) void enter(name)
    await settle()
    expect(names()).toEqual(['a', 'b'])
    expect([gate.underWay, gate.waiting]).toEqual([2, 2])
    begun[1]!.pass.leave()
    await settle()
    expect(names()).toEqual(['a', 'b', 'c'])
    begun[1]!.pass.leave()
    await settle()
    expect(names(), 'leaving twice lets in one').toEqual(['a', 'b', 'c'])
  })

  test('a call that is tried again goes before those that came after it', async () => {
    const { begun, enter, names, gate } = visitors({ concurrency: 1 })
    const ticket = gate.ticket()
    void enter('first', { ticket })
    for (const name of ['second', 'third']) void enter(name)
    await settle()
    begun[0]!.pass.leave()
    await settle()
    void enter('first again', { ticket })
    await settle()
    begun[1]!.pass.leave()
    await settle()
    expect(names()).toEqual(['first', 'second', 'first again'])
  })

  test('an organization that asks for little does not wait for one that asks for much', async () => {
    const { begun, enter, names } = visitors({ concurrency: 2 })
    for (let nth = 0; nth < 100; nth++) void enter('much', { payer: 1 })
    for (let nth = 0; nth < 3; nth++) void enter('little', { payer: 2 })
    for (let nth = 0; nth < 7; nth++) {
      await settle()
      begun[nth]!.pass.leave()
    }
    expect(names().slice(0, 8)).toEqual(['much', 'much', 'little', 'much', 'little', 'much', 'little', 'much'])
  })

  test('what many wait for goes before everything that is not, in its own order', async () => {
    const { begun, enter, names, gate } = visitors({ concurrency: 1 })
    for (const name of ['words', 'more words']) void enter(name)
    for (const name of ['forecast', 'next forecast']) void enter(name, { ticket: gate.ticket('ahead') })
    for (let nth = 0; nth < 4; nth++) {
      await settle()
      begun[nth]!.pass.leave()
    }
    expect(names()).toEqual(['words', 'forecast', 'next forecast', 'more words'])
  })

  test('what nobody waits for goes after everything else, and leaves a place free for whoever comes', async () => {
    const { begun, enter, names, gate } = visitors({ concurrency: 2 })
    const behind = { ticket: gate.ticket('behind') }
    void enter('measuring', behind)
    void enter('more of it', { ticket: gate.ticket('behind') })
    await settle()
    expect(names(), 'one place is left free').toEqual(['measuring'])
    for (const name of ['words', 'more words']) void enter(name, { payer: 7 })
    await settle()
    expect(names(), 'whoever comes finds it').toEqual(['measuring', 'words'])
    begun[0]!.pass.leave()
    await settle()
    expect(names(), 'and goes first').toEqual(['measuring', 'words', 'more words'])
    begun[1]!.pass.leave()
    await settle()
    expect(names()).toHaveLength(3)
    begun[2]!.pass.leave()
    await settle()
    expect(names()).toEqual(['measuring', 'words', 'more words', 'more of it'])
  })

  test('whoever gives up while waiting leaves the queue at once and holds nobody up', async () => {
    const { begun, enter, names } = visitors({ concurrency: 1 })
    const impatient = new AbortController()
    void enter('a')
    const left = enter('b', { signal: impatient.signal })
    void enter('c')
    await settle()
    impatient.abort(new Error('enough'))
    await expect(left).rejects.toThrow('enough')
    begun[0]!.pass.leave()
    await settle()
    expect(names()).toEqual(['a', 'c'])
    await expect(enter('d', { signal: impatient.signal })).rejects.toThrow('enough')
  })

  test('those who are turned away all hear why, and the gate stays of use', async () => {
    const { begun, enter, gate, names } = visitors({ concurrency: 1 })
    void enter('a')
    const waiting = Promise.allSettled([enter('b'), enter('c')])
    await settle()
    gate.turnAway(new Error('closed'))
    for (const outcome of await waiting) expect(outcome).toMatchObject({ reason: { message: 'closed' } })
    begun[0]!.pass.leave()
    await enter('d')
    expect(names()).toEqual(['a', 'd'])
  })
})

describe('in a minute', () => {
  test('a pause holds everybody up, those who come during it too, and no longer than the longest', async () => {
    const { time, gate, begun, enter } = visitors({ concurrency: 9 })
    gate.pause(5000)
    gate.pause(2000)
    void enter('a')
    await time.advance(3000)
    void enter('b')
    expect(gate.pausedForMs).toBe(2000)
    await time.advance(60_000)
    expect(begun.map(({ name, at }) => [name, at])).toEqual([
      ['a', 5000],
      ['b', 5000],
    ])
  })

  test('a pause that is prolonged while calls wait for its end holds them up for the longer time', async () => {
    const { time, gate, begun, enter } = visitors({ concurrency: 9 })
    gate.pause(1000)
    void enter('a')
    await time.advance(500)
    gate.pause(9500)
    await time.advance(60_000)
    expect(begun.map(({ at }) => at)).toEqual([10_000])
  })

  test('in no sixty seconds do more calls begin than allowed, and none waits without need', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 6 }),
        fc.array(fc.integer({ min: 0, max: 40_000 }), { minLength: 1, maxLength: 25 }),
        async (limit, gaps) => {
          const { time, begun, enter } = visitors({ concurrency: 1000, requests_per_minute: limit })
          const came: number[] = []
          for (const gap of gaps) {
            await time.advance(gap)
            came.push(time.nowMs())
            void enter(String(came.length))
          }
          await time.advance(60_000 * (gaps.length + 1))
          expect(begun).toHaveLength(gaps.length)
          for (const [index, { at }] of begun.entries()) {
            // Exactly when it came, when the one before it began, or when room was made for it.
            const room = index < limit ? 0 : begun[index - limit]!.at + 60_000
            expect(at).toBe(Math.max(came[index]!, begun[index - 1]?.at ?? 0, room))
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  test('in no sixty seconds are more tokens used than allowed, when calls use what was set aside or less', async () => {
    const call = fc.record({
      gap: fc.integer({ min: 0, max: 30_000 }),
      tokens: fc.integer({ min: 1, max: 100 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      takes: fc.integer({ min: 0, max: 90_000 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(call, { minLength: 1, maxLength: 20 }), async (calls) => {
        const limit = 100
        const { time, gate } = visitors({ concurrency: 1000, tokens_per_minute: limit })
        const uses: { at: number; used: number }[] = []
        for (const { gap, tokens, share, takes } of calls) {
          await time.advance(gap)
          void gate.enter(gate.ticket(), tokens).then(async (pass) => {
            const used = Math.floor(tokens * share)
            uses.push({ at: time.nowMs(), used })
            await time.wait(takes)
            pass.leave(used)
          })
        }
        await time.advance(60_000 * (calls.length + 3))
        expect(uses).toHaveLength(calls.length)
        for (const { at } of uses) {
          const within = uses.filter((use) => use.at >= at && use.at < at + 60_000)
          expect(within.reduce((sum, { used }) => sum + used, 0)).toBeLessThanOrEqual(limit)
        }
      }),
      { numRuns: 60 },
    )
  })

  test('what a call used more than was set aside for it is made up for by those that follow', async () => {
    const { time, begun, enter } = visitors({ concurrency: 9, tokens_per_minute: 100 })
    void enter('a', { tokens: 10 })
    await settle()
    begun[0]!.pass.leave(95)
    await time.advance(1000)
    void enter('b', { tokens: 10 })
    await time.advance(100_000)
    expect(begun.map(({ at }) => at)).toEqual([0, 60_000])
  })

  test('what a call used less than was set aside for it is free for those that wait', async () => {
    const { time, begun, enter } = visitors({ concurrency: 9, tokens_per_minute: 100 })
    void enter('a', { tokens: 90 })
    void enter('b', { tokens: 50 })
    await time.advance(1000)
    begun[0]!.pass.leave(20)
    await time.advance(1)
    expect(begun.map(({ at }) => at)).toEqual([0, 1000])
  })

  test('what a call used is of no more interest a minute after it began', async () => {
    const { time, begun, enter } = visitors({ concurrency: 9, tokens_per_minute: 100 })
    void enter('long', { tokens: 90 })
    await time.advance(70_000)
    void enter('a', { tokens: 100 })
    await time.advance(1000)
    begun[0]!.pass.leave(0)
    void enter('b', { tokens: 50 })
    await time.advance(100_000)
    expect(begun.map(({ at }) => at)).toEqual([0, 70_000, 130_000])
  })

  test('a call larger than the limit begins when nothing else was used for a minute', async () => {
    const { time, begun, enter } = visitors({ concurrency: 9, tokens_per_minute: 100 })
    void enter('a', { tokens: 1 })
    void enter('b', { tokens: 5000 })
    await time.advance(200_000)
    expect(begun.map(({ at }) => at)).toEqual([0, 60_000])
  })
})
