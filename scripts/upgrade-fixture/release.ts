import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)
const PATIENCE_MS = 120_000

/** The processes of one release, started from its checkout. */
export interface Release {
  url: string
  /** Serves until it is told to stop: `start` answers questions, `serve` leaves them in the queue. */
  during<T>(role: 'start' | 'serve', work: () => Promise<T>): Promise<T>
  /** What a command of the release prints as JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: the shape is that of whatever release is run.
  command(args: string[]): Promise<any>
}

export function openRelease(checkout: string, env: Record<string, string>): Release {
  const url = `http://localhost:${env.PORT}`
  const settings = { ...process.env, ...env }
  const main = ['src/main.ts']
  return {
    url,
    async during(role, work) {
      const child = spawn(process.execPath, [...main, role], { cwd: checkout, env: settings, stdio: 'inherit' })
      const ended = once(child, 'exit')
      try {
        await untilReady(child, url)
        return await work()
      } finally {
        child.kill('SIGTERM')
        await ended
      }
    },
    async command(args) {
      const { stdout } = await run(process.execPath, [...main, ...args], { cwd: checkout, env: settings })
      return JSON.parse(stdout)
    },
  }
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + PATIENCE_MS
  while (!(await fetch(`${url}/readyz`).catch(() => undefined))?.ok) {
    if (child.exitCode !== null) throw new Error(`the release ended with ${child.exitCode} instead of serving`)
    if (Date.now() > deadline) throw new Error('the release does not get ready')
    await delay(100)
  }
}
