import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '../../src/platform/db/database.ts'
import type { Queue } from '../../src/platform/queue.ts'
import { deliverAgain, loseLeases } from '../harness/faults.ts'
import type { Recorder } from './history.ts'
import { type Place, processesOf } from './place.ts'
import type { FaultKind, PlannedFault } from './plan.ts'
import type { Supervised } from './supervised.ts'

export interface FaultParts {
  place: Place
  /** For faults of the queue itself. */
  database: Database
  queue: Queue
}

/** Does it, waits, undoes it; returns what it was done to. */
type Inject = (parts: FaultParts, fault: PlannedFault) => Promise<string>

const one = (of: readonly Supervised[], { which }: PlannedFault): Supervised => of[which % of.length]!

async function kill(processes: readonly Supervised[], { lasts_ms }: PlannedFault): Promise<string> {
  for (const each of processes) each.hold(true)
  for (const each of processes) each.signal('SIGKILL')
  await delay(lasts_ms)
  for (const each of processes) each.hold(false)
  return processes.map(({ name }) => name).join(', ')
}

async function freeze(frozen: Supervised, { lasts_ms }: PlannedFault): Promise<string> {
  frozen.signal('SIGSTOP')
  await delay(lasts_ms)
  frozen.signal('SIGCONT')
  return frozen.name
}

const MINUTE_MS = 60_000
/** Forward and back, by minutes and by hours; not by a day, after which an Idempotency-Key may be used anew. */
const shiftOf = ({ size, which }: PlannedFault): number =>
  Math.round((which % 2 === 0 ? 1 : -1) * (size < 0.5 ? (1 + 18 * size) * MINUTE_MS : size * 6 * 60 * MINUTE_MS))

const inject: Record<FaultKind, Inject> = {
  'kill worker': ({ place }, fault) => kill([one(place.workers, fault)], fault),
  'kill api': ({ place }, fault) => kill([one(place.apis, fault)], fault),
  async 'kill database'({ place }, { lasts_ms }) {
    await place.killDatabase()
    await delay(lasts_ms)
    await place.reviveDatabase()
    return 'postmaster'
  },
  async 'kill everything'({ place }, fault) {
    const killed = kill(processesOf(place), fault)
    await place.killDatabase()
    await delay(fault.lasts_ms)
    await place.reviveDatabase()
    return `${await killed}, postmaster`
  },
  'freeze worker': ({ place }, fault) => freeze(one(place.workers, fault), fault),
  'freeze api': ({ place }, fault) => freeze(one(place.apis, fault), fault),
  async restart({ place }, fault) {
    const restarted = one(processesOf(place), fault)
    restarted.signal('SIGTERM')
    return restarted.name
  },
  async 'slow database'({ place }, { lasts_ms, size }) {
    const ms = Math.round(5 + size * 120)
    place.proxy!.slow(ms)
    await delay(lasts_ms)
    place.proxy!.slow(0)
    return `${ms} ms each way`
  },
  async 'cut database'({ place }) {
    place.proxy!.cut()
    return 'all connections'
  },
  async 'dark database'({ place }, { lasts_ms, which }) {
    place.proxy!.dark(true)
    await delay(lasts_ms)
    // Half of the time the network finds its connections again, half of the time they are gone.
    const gone = which % 2 === 0
    if (gone) place.proxy!.cut()
    place.proxy!.dark(false)
    return gone ? 'and then cut' : 'and then on as before'
  },
  async 'disk full'({ place }, { lasts_ms }) {
    await place.disk!.fill()
    await delay(lasts_ms)
    await place.disk!.free()
    return 'DATA_DIR'
  },
  async 'clock jump'({ place }, fault) {
    const jumps = one(processesOf(place), fault)
    const ms = shiftOf(fault)
    await jumps.shiftClock(ms)
    await delay(fault.lasts_ms)
    await jumps.shiftClock(0)
    return `${jumps.name} by ${Math.round(ms / 1000)} s`
  },
  async 'deliver twice'({ database }) {
    await deliverAgain(database)
    return 'all jobs that had ended'
  },
  async 'lose leases'({ database, queue }) {
    await loseLeases({ app: { queue }, database })
    return 'all jobs under way'
  },
  async 'model down'({ place }, { lasts_ms }) {
    await place.models!.fault({ fault: 'cut_before_headers' })
    await delay(lasts_ms)
    await place.models!.reset()
    return 'connections refused'
  },
  async 'model errors'({ place }, { lasts_ms, which }) {
    const status = [500, 429, 503][which % 3]!
    await place.models!.fault({ fault: 'status', status, probability: 0.7, seed: which })
    await delay(lasts_ms)
    await place.models!.reset()
    return String(status)
  },
  async 'model hangs'({ place }, { lasts_ms }) {
    process.kill(place.models!.pid, 'SIGSTOP')
    await delay(lasts_ms)
    process.kill(place.models!.pid, 'SIGCONT')
    return 'no answer'
  },
}

/** Faults wait for so long until somebody can work again; then they come all the same. */
const READY_MS = 30_000

/**
 * Carries a plan out until the load ends. A fault waits until the place answers again after those before it: what is down
 * anyway cannot be broken, and on a slow machine nobody would ever get anything done. What cannot be done at a moment,
 * because another fault is in its way, is recorded as that.
 */
export async function injectFaults(
  plan: readonly PlannedFault[],
  parts: FaultParts,
  { began_ms, until_ms }: { began_ms: number; until_ms: number },
  recorder: Recorder,
): Promise<void> {
  const under_way: Promise<void>[] = []
  let before_ms = 0
  for (const fault of plan) {
    await somebodyAnswers(parts.place, Math.min(Date.now() + READY_MS, until_ms))
    await delay(Math.min(fault.at_ms - before_ms, Math.max(0, until_ms - Date.now())))
    before_ms = fault.at_ms
    if (Date.now() >= until_ms) break
    under_way.push(injectOne(fault, parts, began_ms, recorder))
  }
  await Promise.all(under_way)
}

async function injectOne(fault: PlannedFault, parts: FaultParts, began_ms: number, recorder: Recorder): Promise<void> {
  const began = Date.now() - began_ms
  const detail = await inject[fault.kind](parts, fault).catch((error: Error) => `not possible: ${error.message}`)
  recorder.fault({ fault: fault.kind, began_ms: began, ended_ms: Date.now() - began_ms, detail })
}

async function somebodyAnswers({ apis }: Place, until_ms: number): Promise<void> {
  while (Date.now() < until_ms) {
    for (const { url } of apis) {
      const ready = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) }).catch(() => undefined)
      await ready?.body?.cancel()
      if (ready?.status === 200) return
    }
    await delay(100)
  }
}

/** Everything is as it should be, whatever was done before. */
export async function heal(place: Place): Promise<void> {
  place.proxy?.slow(0)
  place.proxy?.dark(false)
  await place.disk?.free()
  if (place.models !== undefined) {
    process.kill(place.models.pid, 'SIGCONT')
    await place.models.reset()
  }
  await place.reviveDatabase()
  for (const each of processesOf(place)) {
    await each.shiftClock(0)
    each.signal('SIGCONT')
    each.hold(false)
  }
}
