import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { findCluster } from '../../src/platform/db/bundled-cluster.ts'

/** What a process holds: pages that it shares with others are counted in part. Linux only. */
export async function pssMegabytes(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024
}

/** What the bundled PostgreSQL of a data directory holds, all its processes together: what they share is counted once. */
export async function postgresMegabytes(dir: string): Promise<number> {
  const { folder } = (await findCluster(dir))!
  const postmaster = Number((await readFile(path.join(folder, 'postmaster.pid'), 'utf8')).split('\n')[0])
  const sizes = await Promise.all([postmaster, ...(await childrenOf(postmaster))].map(pssMegabytes))
  return sizes.reduce((sum, size) => sum + size, 0)
}

async function childrenOf(pid: number): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name))
  const parents = await Promise.all(
    pids.map(async (candidate) => {
      const stat = await readFile(`/proc/${candidate}/stat`, 'utf8').catch(() => '')
      return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]) === pid ? [Number(candidate)] : []
    }),
  )
  return parents.flat()
}
