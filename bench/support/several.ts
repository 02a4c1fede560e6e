/** One process that answers requests and others that work, on the bundled PostgreSQL of one data directory. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { freePort } from './processes.ts'

const main = path.resolve(import.meta.dirname, '../../src/main.ts')

export interface Several {
  url: string
  stop(): Promise<void>
}

export async function startSeveral(dir: string, workers: number, settings: Record<string, string>): Promise<Several> {
  const children: ChildProcess[] = []
  const run = async (command: 'serve' | 'work'): Promise<string> => {
    const port = await freePort()
    const listening = command === 'serve' ? { PORT: String(port) } : { WORKER_PORT: String(port) }
    const child = spawn(process.execPath, [main, command], {
      cwd: dir,
      env: { PATH: process.env.PATH, DATA_DIR: dir, ...settings, ...listening },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    children.push(child)
    process.on('exit', () => child.kill('SIGTERM'))
    const url = `http://127.0.0.1:${port}`
    while (!(await isUp(url))) {
      if (child.exitCode !== null) throw new Error(`${command} did not start`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    return url
  }
  const url = await run('serve')
  for (let at = 0; at < workers; at++) await run('work')
  return {
    url,
    async stop() {
      for (const child of children.toReversed()) {
        child.kill('SIGTERM')
        if (child.exitCode === null) await once(child, 'exit')
      }
    },
  }
}

const isUp = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  )
