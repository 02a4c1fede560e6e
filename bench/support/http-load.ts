import autocannon from 'autocannon'
import { cpuOf, untilQuiet } from './cpu.ts'
import { median, type Running } from './processes.ts'

const CONNECTIONS = 32
/** So many that the compiler is done with what they run through. */
const WARM_UP = 20_000

export interface Target {
  server: Running
  path: string
  headers?: Record<string, string>
  /** In place of always the same: these in turn, each beginning where the last round ended. */
  requests?: readonly { path?: string; headers?: Record<string, string> }[]
}

export interface Load {
  requests_per_second: number
  /** How long a request takes on average, with so many under way at once. */
  mean_ms: number
  /** Of the whole process; less disturbed by what else the machine does than the wall clock. */
  cpu_us: number
}

async function load(target: Target, how: { amount: number } | { duration: number }): Promise<Load> {
  const { server, path, headers = {}, requests } = target
  const before = await cpuOf(server.pid)
  const sleep = stayAwake()
  const result = await autocannon({
    url: server.url + path,
    headers,
    connections: CONNECTIONS,
    ...(requests === undefined ? {} : inTurn(requests, path)),
    ...how,
  })
  sleep()
  const used = (await cpuOf(server.pid)) - before
  if (result.non2xx > 0 || result.errors > 0) {
    throw new Error(`${path}: ${result.non2xx} refused and ${result.errors} failed requests`)
  }
  return {
    requests_per_second: result.requests.average,
    mean_ms: result.latency.average,
    cpu_us: (used * 1000) / result.requests.total,
  }
}

const places = new WeakMap<object, number>()

/** One list for all connections: each sends what comes next in it. */
function inTurn(requests: NonNullable<Target['requests']>, path: string): Pick<autocannon.Options, 'requests'> {
  return {
    requests: [
      {
        setupRequest: (request) => {
          const place = places.get(requests) ?? 0
          places.set(requests, (place + 1) % requests.length)
          const { headers, ...next } = requests[place]!
          return { ...request, path, ...next, headers: { ...request.headers, ...headers } }
        },
      },
    ],
  }
}

/**
 * Keeps this process from waiting. When it waits, the kernel has to wake it for an answer, and the time that takes on a
 * virtual machine (as much as a bare server's whole request) is the answering process's. A fast server never meets a
 * generator that waits and a slower one does with nearly every answer, so the two would not be measured alike.
 */
function stayAwake(): () => void {
  let awake = true
  const turn = (): void => {
    if (awake) setImmediate(turn)
  }
  turn()
  return () => {
    awake = false
  }
}

/** Medians over rounds that alternate, so that what else the machine does meets all targets alike. */
export async function loadInTurns<Name extends string>(
  targets: Readonly<Record<Name, Target>>,
  { rounds, seconds, warmUp = WARM_UP }: { rounds: number; seconds: number; warmUp?: number },
): Promise<Record<Name, Load>> {
  const names = Object.keys(targets) as Name[]
  const measured = new Map<Name, Load[]>(names.map((name) => [name, []]))
  for (const name of names) await load(targets[name], { amount: warmUp })
  // Ours goes on loading its engine after it has begun to answer.
  for (const name of names) await untilQuiet(targets[name].server.pid)
  for (let round = 0; round < rounds; round++) {
    for (const name of names) measured.get(name)!.push(await load(targets[name], { duration: seconds }))
  }
  const of = (name: Name, field: keyof Load): number => median(measured.get(name)!.map((one) => one[field]))
  const entries = names.map((name) => [
    name,
    { requests_per_second: of(name, 'requests_per_second'), mean_ms: of(name, 'mean_ms'), cpu_us: of(name, 'cpu_us') },
  ])
  return Object.fromEntries(entries) as Record<Name, Load>
}
