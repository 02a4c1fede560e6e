import { type ChildProcess, fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

export interface Running {
  url: string
  pid: number
  /** Milliseconds from the start of the process to the first answer. */
  ready_ms: number
  stop(): Promise<void>
}

export async function startBareServer(kind: 'http' | 'fastify', bodyBytes: number): Promise<Running> {
  const child = fork(path.join(root, 'bench/support/bare-server.ts'), [kind, String(bodyBytes)])
  children.add(child)
  const [port] = (await once(child, 'message')) as [number]
  return { url: `http://127.0.0.1:${port}`, pid: child.pid!, ready_ms: 0, stop: () => stop(child) }
}

/** A real `start`, or one of its halves, from an environment of its own. */
export async function startPopulace(
  dataDir: string,
  settings: Record<string, string> = {},
  role: 'start' | 'serve' | 'work' = 'start',
): Promise<Running> {
  const port = await freePort()
  const began = performance.now()
  // As `npm start` does it.
  const child = spawn(process.execPath, ['--max-semi-space-size=8', path.join(root, 'src/main.ts'), role], {
    cwd: dataDir,
    env: { PATH: process.env.PATH, PORT: String(port), WORKER_PORT: String(port), DATA_DIR: dataDir, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  children.add(child)
  const url = `http://127.0.0.1:${port}`
  for (;;) {
    const ok = await fetch(`${url}/healthz`).then(
      (response) => response.ok,
      () => false,
    )
    if (ok) break
    if (child.exitCode !== null) throw new Error('the service did not start')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return { url, pid: child.pid!, ready_ms: performance.now() - began, stop: () => stop(child) }
}

/** A benchmark that fails leaves no server behind. */
const children = new Set<ChildProcess>()
process.on('exit', () => {
  for (const child of children) child.kill('SIGTERM')
})

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  child.kill('SIGTERM')
  await once(child, 'exit')
  children.delete(child)
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]!
}
