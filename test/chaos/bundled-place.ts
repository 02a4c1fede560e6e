import { execFile } from 'node:child_process'
import { mkdir, open, rm, statfs } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { clusterOf, freePort, serversOf, until } from '../harness/process.ts'
import { commonSettings, type Place } from './place.ts'
import type { FaultKind } from './plan.ts'
import { startSupervised } from './supervised.ts'

const run = promisify(execFile)
const DISK = '700m'
const FIRST_START_MS = 600_000

const possible: readonly FaultKind[] = [
  'kill api',
  'kill database',
  'kill everything',
  'freeze worker',
  'restart',
  'clock jump',
  'deliver twice',
  'lose leases',
]

/** `populace start`, with the PostgreSQL that comes along; on a disk of its own, where that is wanted and can be made. */
export async function openBundledPlace(folder: string, ownDisk: boolean): Promise<Place> {
  const disk = path.join(folder, 'disk')
  await mkdir(disk, { mode: 0o711 })
  // Only root can, and not everywhere.
  const mount = () => run('mount', ['-t', 'tmpfs', '-o', `size=${DISK},mode=711`, 'tmpfs', disk])
  const mounted = ownDisk && (await mount().then(Boolean, () => false))
  const data_dir = path.join(disk, 'data')
  const port = await freePort()
  const env = { ...commonSettings, PORT: String(port), DATA_DIR: data_dir }
  const url = `http://localhost:${port}`
  const service = await startSupervised({ name: 'service', args: ['start'], env, folder, url })
  const found = await until('the service has made its cluster', () => clusterOf(data_dir), FIRST_START_MS).catch(
    async (error: unknown) => {
      await service.retire()
      throw error
    },
  )
  const filler = path.join(disk, 'filler')
  return {
    apis: [service],
    workers: [service],
    database_url: found.url,
    async killDatabase() {
      for (const pid of await serversOf(data_dir)) process.kill(pid, 'SIGKILL')
    },
    // The service brings it back by itself.
    reviveDatabase: async () => undefined,
    proxy: undefined,
    disk: mounted ? { fill: () => fill(disk, filler), free: () => rm(filler, { force: true }) } : undefined,
    models: undefined,
    possible: mounted ? [...possible, 'disk full'] : possible,
    starts: () => service.starts(),
    async close() {
      await service.retire()
      for (const pid of await serversOf(data_dir)) process.kill(pid, 'SIGQUIT')
      await until('the server has ended', async () => (await serversOf(data_dir)).length === 0)
      if (mounted) await until('the disk can be taken away', () => run('umount', [disk]).then(Boolean, () => false))
    },
  }
}

/** Writes until there is no room for another block. */
async function fill(disk: string, filler: string): Promise<void> {
  const file = await open(filler, 'a')
  try {
    const block = Buffer.alloc(1 << 20)
    for (;;) {
      const { bavail, bsize } = await statfs(disk)
      if (bavail === 0) return
      await file.write(block, 0, Math.min(block.length, bavail * bsize))
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  } finally {
    await file.close()
  }
}
