import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chmod, copyFile, mkdir, mkdtemp, rename, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, afterEach, expect, inject } from 'vitest'
import { clusterUrl, findCluster } from '../../src/platform/db/bundled-cluster.ts'
import { smallestPopulation, testPopulation } from './population.ts'

const run = promisify(execFile)
export const repository = path.resolve(import.meta.dirname, '../..')
/** The program as it is in the repository, for tests of where it lies and how it starts. */
export const MAIN = path.join(repository, 'src/main.ts')
export const fromSource: [string, ...string[]] = [process.execPath, MAIN]
/** Node's own; it saves a third of a second of each of the many starts. */
const COMPILE_CACHE = path.join(repository, 'node_modules/.cache/e2e')
/** Few processes here are asked anything: the engine, seconds of work, is loaded by the question that needs it. */
const COLD = { ENGINE_WARM_UP: 'false' }
/** Long enough for a first start on a busy machine; every wait ends as soon as what it waits for is there. */
const PATIENCE_MS = Number(process.env.TEST_PATIENCE_MS ?? 120_000)

export interface StartOptions {
  env?: Record<string, string>
  cwd?: string
  /** Run as this system user; only root can. */
  user?: { uid: number; gid: number }
  /** Instead of the service built of the sources (built-service.ts); `fromSource` is `node src/main.ts`. */
  program?: [string, ...string[]]
}

export interface Ended {
  /** Null when a signal ended it. */
  code: number | null
  stdout: string
  stderr: string
}

/** A real process of the service, as an operator would start it. */
export interface Running {
  pid: number
  stdout(): string
  stderr(): string
  /** Waits until its output, both streams together, matches; fails with that output when it ends first. */
  says(pattern: RegExp): Promise<RegExpMatchArray>
  /** Sends the signal to the whole group, as a terminal does with Ctrl-C. */
  signal(name: NodeJS.Signals): void
  ended: Promise<Ended>
}

export interface Machine {
  start(args: string[], options?: StartOptions): Running
  /** Starts a command and waits for its end; one that does not end by itself is killed, so its code is null. */
  run(args: string[], options?: StartOptions): Promise<Ended>
  /** An empty folder that is removed afterwards, with the cluster that a service may have put elsewhere for it. */
  dir(parent?: string): Promise<string>
  clear(): Promise<void>
}

/** Starts processes for the tests of one file. Afterwards none of them is left, nor a PostgreSQL server of theirs. */
export function useMachine(lifetime: 'each test' | 'whole file' = 'each test'): Machine {
  let children: { child: ChildProcess; ended: Promise<Ended> }[] = []
  let dirs: string[] = []

  const machine: Machine = {
    start(args, options = {}) {
      const { child, running } = startProcess(args, options)
      children.push({ child, ended: running.ended })
      return running
    },
    async run(args, options) {
      const running = machine.start(args, options)
      const tooLong = setTimeout(() => running.signal('SIGKILL'), PATIENCE_MS)
      return running.ended.finally(() => clearTimeout(tooLong))
    },
    async dir(parent = tmpdir()) {
      const dir = await mkdtemp(path.join(parent, 'populace-e2e-'))
      // As mkdir would make it: closed folders are a subject of their own.
      if (parent === tmpdir()) await chmod(dir, 0o755)
      dirs.push(dir)
      return dir
    },
    async clear() {
      for (const { child } of children) killGroup(child, 'SIGKILL')
      await Promise.all(children.map(({ ended }) => ended))
      for (const dir of dirs) await removeDir(dir)
      children = []
      dirs = []
    },
  }
  if (lifetime === 'each test') afterEach(() => machine.clear())
  else afterAll(() => machine.clear())
  return machine
}

function startProcess(args: string[], { env = {}, cwd, user, program }: StartOptions) {
  const [file, ...first] = program ?? [process.execPath, inject('builtService')]
  const child = spawn(file, [...first, ...args], {
    // Nothing of the test runner's own environment: what a service needs it is given.
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: COMPILE_CACHE, ...COLD, ...smallestPopulation, ...env },
    cwd: cwd ?? '/',
    ...user,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const output = { stdout: '', stderr: '', both: '' }
  for (const name of ['stdout', 'stderr'] as const) {
    child[name]!.setEncoding('utf8').on('data', (text: string) => {
      output[name] += text
      output.both += text
      child.emit('output')
    })
  }
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) => {
      // A PostgreSQL server left behind may hold the pipes open, so their end is not waited for beyond what has arrived.
      const done = () => resolve({ code, stdout: output.stdout, stderr: output.stderr })
      const closed = new Promise((close) => child.once('close', close))
      void Promise.race([closed, delay(2000)]).then(done)
    })
  })
  const running: Running = {
    pid: child.pid!,
    stdout: () => output.stdout,
    stderr: () => output.stderr,
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const settle = (problem?: string) => {
          const found = output.both.match(pattern)
          if (found === null && problem === undefined) return
          clearTimeout(timer)
          child.off('output', look)
          if (found !== null) resolve(found)
          else reject(new Error(`the process ${problem} without saying ${pattern}:\n${output.both}`))
        }
        const look = () => settle()
        const timer = setTimeout(() => settle(`went on for ${PATIENCE_MS} ms`), PATIENCE_MS)
        child.on('output', look)
        void ended.then(({ code }) => settle(`ended with ${code}`))
        look()
      }),
    signal: (name) => killGroup(child, name),
    ended,
  }
  return { child, running }
}

function killGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  try {
    process.kill(-child.pid!, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** The one line on stderr that an operator's mistake is worth. Logs go to stdout and do not count. */
export function theOneLine({ code, stderr }: Ended, expected = 1): string {
  expect(stderr).toMatch(/^populace: [^\n]+\n$/)
  expect(stderr).not.toContain('unexpected error')
  expect(code).toBe(expected)
  return stderr
}

/** Asks again and again until the answer is not undefined or false; says what was waited for when it never comes. */
export async function until<T>(
  what: string,
  ask: () => Promise<T | undefined | false> | T | undefined | false,
  patienceMs = PATIENCE_MS,
): Promise<T> {
  const deadline = Date.now() + patienceMs
  for (;;) {
    const answer = await ask()
    if (answer !== undefined && answer !== false) return answer
    if (Date.now() > deadline) throw new Error(`after ${patienceMs} ms still not true: ${what}`)
    await delay(25)
  }
}

export const answersOk = (url: string, patienceMs?: number): Promise<Response> =>
  until(
    `${url} answers 200`,
    async () => {
      const response = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => undefined)
      return response?.status === 200 && response
    },
    patienceMs,
  )

/** A port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}

export interface Installation {
  url: string
  env: Record<string, string>
  data_dir: string
}

/** What an operator would set for a service with data of its own. */
export async function installation(machine: Machine, env: Record<string, string> = {}): Promise<Installation> {
  const data_dir = env.DATA_DIR ?? path.join(await machine.dir(), 'data')
  const port = await freePort()
  return {
    url: `http://localhost:${port}`,
    data_dir,
    env: { PORT: String(port), DATA_DIR: data_dir, ...smallestPopulation, ...env },
  }
}

/** A DATA_DIR with the people in it: where drawing them is not what is tested, it need not be done in every process. */
export async function peopledDir(machine: Machine): Promise<string> {
  const data_dir = path.join(await machine.dir(), 'data')
  const { version } = await testPopulation(smallestPopulation)
  const file = `${version}.population`
  await mkdir(path.join(data_dir, 'population'), { recursive: true })
  await copyFile(path.join(process.env.TEST_POPULATION_DIR!, file), path.join(data_dir, 'population', file))
  return data_dir
}

/**
 * A DATA_DIR that has been used before, with people, database and tables in it: where a first start is not what is tested, it
 * need not be done in every file. Made by whoever needs it first, for all of them.
 */
export async function usedDir(machine: Machine): Promise<string> {
  const shared = path.join(path.dirname(process.env.TEST_POPULATION_DIR!), 'used')
  if (!existsSync(shared)) {
    const made = await peopledDir(machine)
    const { code, stderr } = await machine.run(['migrate'], { env: { DATA_DIR: made } })
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    const whole = `${shared}-${randomUUID()}`
    await run('cp', ['-a', made, whole])
    // Of several at once, the first has made it.
    await rename(whole, shared).catch(() => rm(whole, { recursive: true, force: true }))
  }
  const data_dir = path.join(await machine.dir(), 'data')
  await run('cp', ['-a', shared, data_dir])
  return data_dir
}

/** Starts a service and waits for its welcome. The free key in it is kept in the database: where it works, the data are. */
export async function welcomed(machine: Machine, { env }: Installation, options: StartOptions = {}) {
  const service = machine.start(['start'], { env, ...options })
  await service.says(/Press Ctrl-C to stop/)
  return { service, key: service.stdout().match(/rk_free_\w+/)![0] }
}

/** The bundled server's files and address, once a service has made them. */
export async function clusterOf(dataDir: string): Promise<{ cluster: string; url: string } | undefined> {
  const found = await findCluster(dataDir)
  return found === undefined ? undefined : { cluster: found.folder, url: clusterUrl(found, 'populace') }
}

/** The PostgreSQL servers that run on this DATA_DIR: one, or none. Those that only wait for their burial do not count. */
export async function serversOf(dataDir: string): Promise<number[]> {
  const { cluster } = (await clusterOf(dataDir)) ?? {}
  if (cluster === undefined) return []
  const { stdout } = await run('ps', ['-eo', 'pid=,stat=,args='], { maxBuffer: 10_000_000 })
  return stdout.split('\n').flatMap((line) => {
    const [, pid, state] = line.match(/^\s*(\d+)\s+(\S+)/) ?? []
    return state !== undefined && !state.startsWith('Z') && line.includes(`-D ${cluster} `) ? [Number(pid)] : []
  })
}

/** Stops what still runs on the folders of a test, then removes them. */
async function removeDir(dir: string): Promise<void> {
  for (const dataDir of [dir, path.join(dir, 'data')]) {
    const { cluster } = (await clusterOf(dataDir)) ?? {}
    if (cluster === undefined) continue
    await until(`no PostgreSQL server is left on ${dataDir}`, async () => {
      const servers = await serversOf(dataDir)
      // SIGQUIT: at once, and its own children with it.
      for (const pid of servers) process.kill(pid, 'SIGQUIT')
      return servers.length === 0
    })
    if (!cluster.startsWith(dir)) await rm(path.dirname(cluster), { recursive: true, force: true })
  }
  await rm(dir, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
}
