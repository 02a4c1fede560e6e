import { describe, expect, test } from 'vitest'
import { SharedCall } from './shared-call.ts'

function work() {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let seen: AbortSignal | undefined
  let over = 0
  const shared = new SharedCall<string>(
    (signal) => {
      seen = signal
      return promise
    },
    () => void over++,
  )
  return { shared, resolve, reject, aborted: () => seen!.aborted, over: () => over }
}
const cancelled = expect.objectContaining({ name: 'ModelError', reason: 'cancelled' })

describe('a call that several wait for', () => {
  test('all get its answer, and it is not aborted afterwards', async () => {
    const { shared, resolve, aborted, over } = work()
    const waiting = [shared.wait(undefined), shared.wait(new AbortController().signal)]
    resolve('text')
    expect(await Promise.all(waiting)).toEqual(['text', 'text'])
    expect([aborted(), over()]).toEqual([false, 1])
  })

  test('whoever stops waiting is let go at once, and the others still get the answer', async () => {
    const { shared, resolve, aborted, over } = work()
    const [leaving, staying] = [new AbortController(), new AbortController()]
    const left = shared.wait(leaving.signal)
    const stayed = shared.wait(staying.signal)
    leaving.abort()
    await expect(left).rejects.toEqual(cancelled)
    expect([aborted(), over()]).toEqual([false, 0])
    resolve('text')
    expect(await stayed).toBe('text')
  })

  test('when the last one has stopped waiting the work is aborted, and nobody joins it any more', async () => {
    const { shared, reject, aborted, over } = work()
    const [one, other] = [new AbortController(), new AbortController()]
    const waits = [shared.wait(one.signal), shared.wait(other.signal)]
    one.abort()
    other.abort()
    for (const wait of waits) await expect(wait).rejects.toEqual(cancelled)
    expect(aborted()).toBe(true)
    expect(over()).toBeGreaterThan(0)
    reject(new Error('nobody hears this'))
    await shared.ended()
  })

  test('its failure is the failure of everyone who waits', async () => {
    const { shared, reject } = work()
    const waits = [shared.wait(undefined), shared.wait(undefined)]
    reject(new Error('down'))
    for (const wait of waits) await expect(wait).rejects.toThrow('down')
  })
})
