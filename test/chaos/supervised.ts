import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { smallestPopulation } from '../harness/population.ts'
import { MAIN, repository } from '../harness/process.ts'

const CLOCK = pathToFileURL(path.join(import.meta.dirname, 'shifted-clock.ts')).href
const RESTART_MS = 300

export interface SupervisedOptions {
  name: string
  args: readonly string[]
  env: Record<string, string>
  /** Where its output and the shift of its clock are kept. */
  folder: string
  /** Of what it serves, if it does. */
  url?: string
}

/** A process of the service that is started again whenever it ends, as an operator's supervisor would. */
export interface Supervised {
  name: string
  url: string | undefined
  starts(): number
  signal(name: NodeJS.Signals): void
  /** While it is held, it is not started again. */
  hold(held: boolean): void
  /** How far its clock is from the machine's. */
  shiftClock(ms: number): Promise<void>
  /** What the next start will have besides. */
  setEnv(env: Record<string, string>): void
  retire(): Promise<void>
}

export async function startSupervised(options: SupervisedOptions): Promise<Supervised> {
  const { name, args, folder, url } = options
  const shiftFile = path.join(folder, `${name}.clock`)
  await writeFile(shiftFile, '0')
  const always = {
    PATH: process.env.PATH!,
    NODE_COMPILE_CACHE: path.join(repository, 'node_modules/.cache/e2e'),
    NODE_OPTIONS: `--disable-warning=ExperimentalWarning --import ${CLOCK}`,
    CLOCK_SHIFT_FILE: shiftFile,
    ENGINE_WARM_UP: 'false',
    ...smallestPopulation,
  }
  let env = options.env
  let child: ChildProcess | undefined
  let held = false
  let retired = false
  let starts = 0
  let ended: Promise<void> = Promise.resolve()

  function start(): void {
    if (retired || held || child !== undefined) return
    starts += 1
    const log = openSync(path.join(folder, `${name}.log`), 'a')
    const now = spawn(process.execPath, [MAIN, ...args], {
      env: { ...always, ...env },
      cwd: '/',
      stdio: ['ignore', log, log],
    })
    closeSync(log)
    child = now
    ended = new Promise((resolve) => now.once('exit', () => resolve()))
    void ended.then(async () => {
      child = undefined
      await delay(RESTART_MS)
      start()
    })
  }
  start()
  return {
    name,
    url,
    starts: () => starts,
    signal: (signal) => void child?.kill(signal),
    hold(on) {
      held = on
      if (!on) start()
    },
    shiftClock: (ms) => writeFile(shiftFile, String(ms)),
    setEnv(more) {
      env = { ...options.env, ...more }
    },
    async retire() {
      retired = true
      child?.kill('SIGCONT')
      child?.kill('SIGTERM')
      await Promise.race([ended, delay(30_000)])
      child?.kill('SIGKILL')
      await ended
    },
  }
}
