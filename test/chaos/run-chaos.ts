import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Database } from '../../src/platform/db/database.ts'
import { connectPool } from '../../src/platform/db/pool.ts'
import { createLogger } from '../../src/platform/log.ts'
import { openQueue } from '../../src/platform/queue.ts'
import { answersOk } from '../harness/process.ts'
import { openBundledPlace } from './bundled-place.ts'
import { becomeCalm } from './calm.ts'
import { checks } from './checks/index.ts'
import { openExternalPlace } from './external-place.ts'
import { heal, injectFaults } from './faults.ts'
import { type History, type Recorder, startHistory } from './history.ts'
import { commonSettings, type Place, processesOf } from './place.ts'
import { type FaultKind, type PlannedFault, planFaults } from './plan.ts'
import { askAround } from './probe.ts'
import { randomOf } from './random.ts'
import { startReceiver } from './receiver.ts'
import { scriptOf } from './script.ts'
import { readState, type State } from './state.ts'
import { playScript } from './steps.ts'
import { createTenants, type Tenant } from './tenants.ts'

export interface ChaosOptions {
  seconds: number
  seed: number
  database: 'bundled' | 'external'
  /** Only these; all that the place allows when left out. */
  faults?: readonly FaultKind[]
  /** Callers of each tenant. */
  callers: number
  /** Where everything is kept. */
  folder: string
  told?: (line: string) => void
}

export interface ChaosOutcome {
  history: History
  plan: PlannedFault[]
  /** Processes that were started, restarts included. */
  starts: number
  results: { promise: string; violations: string[] }[]
}

const READY_MS = 600_000

/** Runs an installation under load and faults, heals it, waits until it has done everything, and checks what it promised. */
export async function runChaos(options: ChaosOptions): Promise<ChaosOutcome> {
  const { folder, told = () => undefined } = options
  await mkdir(folder, { recursive: true, mode: 0o711 })
  const recorder = startHistory(folder)
  const receiver = await startReceiver(options.seed, recorder.received)
  const ownDisk = options.faults?.includes('disk full') ?? true
  const place = await (options.database === 'bundled' ? openBundledPlace(folder, ownDisk) : openExternalPlace(folder))
  const log = createLogger('silent')
  try {
    for (const { url } of place.apis) await answersOk(`${url}/readyz`, READY_MS)
    const database = connectPool('external', place.database_url, 4, log)
    try {
      const plan = planFor(options, place, told)
      const callers = await underLoad(options, place, plan, database, { recorder, receiver }, told)
      told('healing, and waiting until everything has ended')
      await heal(place)
      await becomeCalm(place, database)
      const stored = await readState(database, callers.tenants)
      const urls = place.apis.map(({ url }) => url!)
      const state: State = { ...stored, ...(await askAround(urls, callers, stored, recorder.history)) }
      await writeFile(path.join(folder, 'state.json'), JSON.stringify(state, null, 1))
      const { history } = recorder
      const results = checks.map(({ promise, find }) => ({ promise, violations: find(history, state) }))
      return { history, plan, starts: place.starts(), results }
    } finally {
      await database.close()
    }
  } finally {
    await place.close()
    await receiver.close()
    await recorder.close()
  }
}

function planFor({ seed, seconds, faults }: ChaosOptions, place: Place, told: (line: string) => void): PlannedFault[] {
  const wanted = faults ?? place.possible
  const kinds = wanted.filter((kind) => place.possible.includes(kind))
  const left = wanted.filter((kind) => !kinds.includes(kind))
  if (left.length > 0) told(`not possible here: ${left.join(', ')}`)
  return planFaults(seed, seconds * 1000, kinds)
}

interface LoadParts {
  recorder: Recorder
  receiver: Awaited<ReturnType<typeof startReceiver>>
}

async function underLoad(
  { seed, seconds, callers }: ChaosOptions,
  place: Place,
  plan: readonly PlannedFault[],
  database: Database,
  { recorder, receiver }: LoadParts,
  told: (line: string) => void,
) {
  const free_questions = Number(commonSettings.FREE_QUESTIONS_PER_CYCLE)
  const { tenants, admin } = await createTenants(database, { free_questions, spare_keys: 2 + Math.ceil(seconds / 20) })
  const spare = tenants.flatMap((tenant) => [...tenant.spare])
  const queue = await openQueue(database, { lease_seconds: 10, supervise: false }, createLogger('silent'))
  const urls = place.apis.map(({ url }) => url!)
  const began_ms = Date.now()
  const until_ms = began_ms + seconds * 1000
  for (const { kind, at_ms, lasts_ms } of plan) {
    told(`  at ${(at_ms / 1000).toFixed(1).padStart(6)} s, for ${(lasts_ms / 1000).toFixed(1).padStart(4)} s: ${kind}`)
  }
  const play = (tenant: Tenant, at: number): Promise<void> => {
    const name = `${tenant.name}${at}`
    const random = randomOf(seed, `sending ${name}`)
    const parts = { name, tenant, admin, urls, recorder, receiver, random, began_ms, until_ms }
    return playScript(scriptOf(seed, name, tenant.kind), parts)
  }
  await Promise.all([
    ...tenants.flatMap((tenant) => Array.from({ length: callers }, (_, at) => play(tenant, at))),
    injectFaults(plan, { place, database, queue }, { began_ms, until_ms }, recorder),
    changeEngine(place, seconds * 500),
  ])
  await queue.close()
  return { tenants, spare }
}

/** Half of the time answers come from a language model, the other half from the embedded engine. */
async function changeEngine(place: Place, after_ms: number): Promise<void> {
  if (place.models === undefined) return
  await delay(after_ms)
  for (const each of processesOf(place)) {
    each.setEnv({ LLM_MODEL: '' })
    each.signal('SIGTERM')
  }
}
