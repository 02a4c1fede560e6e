import { expect, test } from 'vitest'
import { runChaos } from '../chaos/run-chaos.ts'
import { useMachine } from '../harness/process.ts'

const machine = useMachine()

/** The fault suite, short: minutes of it, with every fault and other seeds, are `npm run chaos`. */
test('a service that is killed under load, with its database or without, keeps every promise that the fault suite checks', async () => {
  const { results, history } = await runChaos({
    seconds: 10,
    seed: 4,
    database: 'bundled',
    faults: ['kill api', 'kill database', 'lose leases', 'deliver twice'],
    callers: 1,
    folder: await machine.dir(),
  })
  expect(results.filter(({ violations }) => violations.length > 0)).toEqual([])
  // It was under load, and something was done to it.
  expect(history.calls.filter(({ outcome }) => outcome === 'ok').length).toBeGreaterThan(0)
  expect(history.faults.length).toBeGreaterThan(0)
})
