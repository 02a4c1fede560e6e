import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { batched, batchedBy } from './batch.ts'

/** What a send is given, and the means to end it when the test says so. */
interface Send {
  args: readonly number[]
  answer(): void
  fail(reason: Error): void
}

/** A `batched` function whose sends end only when the test ends them. */
function byHand(options: { maxBatch?: number } = {}) {
  const sends: Send[] = []
  let awaited = Promise.withResolvers<void>()
  const call = batched<number, string>((args) => {
    const { promise, resolve, reject } = Promise.withResolvers<string[]>()
    sends.push({ args, answer: () => resolve(args.map((arg) => `answer ${arg}`)), fail: reject })
    awaited.resolve()
    return promise
  }, options)
  return {
    call,
    sends,
    async nextSend(): Promise<Send> {
      while (sends.length === 0) {
        await awaited.promise
        awaited = Promise.withResolvers()
      }
      return sends.shift()!
    },
  }
}

const settle = () => new Promise<void>((resolve) => setImmediate(() => setImmediate(resolve)))

describe('batched calls', () => {
  test('calls that arrive together go out together, and those that arrive meanwhile as the next batch', async () => {
    const { call, nextSend } = byHand()
    const first = [call(1), call(2)]
    const send = await nextSend()
    expect(send.args).toEqual([1, 2])
    const second = [call(3), call(4)]
    send.answer()
    expect(await Promise.all(first)).toEqual(['answer 1', 'answer 2'])
    const next = await nextSend()
    expect(next.args).toEqual([3, 4])
    next.answer()
    expect(await Promise.all(second)).toEqual(['answer 3', 'answer 4'])
  })

  test('an error reaches every call of its batch and no call of another', async () => {
    const { call, nextSend } = byHand()
    const outcomes = Promise.allSettled([call(1), call(2)])
    const send = await nextSend()
    const later = call(3)
    send.fail(new Error('the database is away'))
    for (const outcome of await outcomes)
      expect(outcome).toMatchObject({ status: 'rejected', reason: { message: 'the database is away' } })
    const next = await nextSend()
    next.answer()
    expect(await later).toBe('answer 3')
  })

  test('a send that throws before it returns a promise is an error like any other', async () => {
    const call = batched<number, number>(() => {
      throw new Error('no connection')
    })
    await expect(call(1)).rejects.toThrow('no connection')
    await expect(call(2)).rejects.toThrow('no connection')
  })

  test('a batch is never larger than the largest allowed', async () => {
    const { call, nextSend } = byHand({ maxBatch: 3 })
    const answers = Promise.all([1, 2, 3, 4, 5, 6, 7].map(call))
    const sizes: number[] = []
    for (let i = 0; i < 3; i++) {
      const send = await nextSend()
      sizes.push(send.args.length)
      send.answer()
    }
    expect(sizes).toEqual([3, 3, 1])
    expect(await answers).toEqual([1, 2, 3, 4, 5, 6, 7].map((arg) => `answer ${arg}`))
  })

  test('a call made while a send is under way is not answered by it, even for the same argument', async () => {
    const { call, nextSend, sends } = byHand()
    let early = ''
    const first = call(7)
    const send = await nextSend()
    const second = call(7).then((answer) => {
      early = answer
      return answer
    })
    send.answer()
    await first
    await settle()
    expect(early).toBe('')
    expect(sends).toHaveLength(1)
    sends.shift()!.answer()
    expect(await second).toBe('answer 7')
  })

  test('under any interleaving: own answers, one send at a time, and only sends that began after the call', async () => {
    const steps = fc.array(
      fc.oneof(
        { weight: 4, arbitrary: fc.record({ do: fc.constant('call' as const), arg: fc.nat(5) }) },
        { weight: 2, arbitrary: fc.record({ do: fc.constant('turn' as const) }) },
        { weight: 2, arbitrary: fc.record({ do: fc.constant('answer' as const) }) },
        { weight: 1, arbitrary: fc.record({ do: fc.constant('fail' as const) }) },
      ),
      { maxLength: 40 },
    )
    await fc.assert(
      fc.asyncProperty(steps, fc.integer({ min: 1, max: 4 }), async (script, maxBatch) => {
        let time = 0
        let underWay = 0
        let most = 0
        const open: { send: number; began: number; args: readonly Call[]; end(ok: boolean): void }[] = []
        interface Call {
          arg: number
          made: number
        }
        interface Answered {
          send: number
          began: number
          arg: number
        }
        let sends = 0
        const ask = batched<Call, Answered>(
          async (args) => {
            const began = ++time
            const send = ++sends
            most = Math.max(most, ++underWay)
            const { promise, resolve } = Promise.withResolvers<boolean>()
            open.push({ send, began, args, end: resolve })
            const ok = await promise
            underWay -= 1
            if (!ok) throw Object.assign(new Error('failed'), { send, began })
            return args.map(({ arg }) => ({ send, began, arg }))
          },
          { maxBatch },
        )
        const failed = new Set<number>()
        const calls: { call: Call; outcome: Promise<PromiseSettledResult<Answered>> }[] = []
        const endOldest = (ok: boolean): void => {
          const oldest = open.shift()
          if (oldest === undefined) return
          if (!ok) failed.add(oldest.send)
          oldest.end(ok)
        }
        for (const step of script) {
          if (step.do === 'call') {
            const call = { arg: step.arg, made: ++time }
            calls.push({ call, outcome: Promise.allSettled([ask(call)]).then(([outcome]) => outcome!) })
          } else if (step.do === 'turn') await settle()
          else endOldest(step.do === 'answer')
        }
        let answered = 0
        for (const { outcome } of calls) void outcome.then(() => answered++)
        for (let turns = 0; answered < calls.length && turns < 200; turns++) {
          endOldest(true)
          await settle()
        }
        expect(answered).toBe(calls.length)
        expect(most).toBeLessThanOrEqual(1)
        for (const { call, outcome } of calls) {
          const result = await outcome
          const send = result.status === 'fulfilled' ? result.value : (result.reason as Answered)
          expect(send.began).toBeGreaterThan(call.made)
          expect(result.status === 'rejected').toBe(failed.has(send.send))
          if (result.status === 'fulfilled') expect(result.value.arg).toBe(call.arg)
        }
      }),
      { numRuns: 150 },
    )
  })
})

test('calls with the same key go out together, and wait for none of another key', async () => {
  const sends: { args: readonly string[]; answer(): void }[] = []
  const call = batchedBy<string, string>(
    (arg) => arg[0]!,
    (args) => {
      const { promise, resolve } = Promise.withResolvers<string[]>()
      sends.push({ args, answer: () => resolve([...args]) })
      return promise
    },
  )
  const early = [call('a1'), call('b1'), call('a2')]
  await settle()
  const late = [call('a3'), call('b2')]
  expect(sends.map(({ args }) => args)).toEqual([['a1', 'a2'], ['b1']])
  sends[1]!.answer()
  expect(await early[1]).toBe('b1')
  await settle()
  expect(sends[2]!.args).toEqual(['b2'])
  sends[0]!.answer()
  expect(await Promise.all([early[0], early[2]])).toEqual(['a1', 'a2'])
  await settle()
  for (const { answer } of sends) answer()
  expect(await Promise.all(late)).toEqual(['a3', 'b2'])
})
