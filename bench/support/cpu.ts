/** Processor time of processes, by what Linux says of them. */
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { findCluster } from '../../src/platform/db/bundled-cluster.ts'

interface Times {
  parent: number
  own_ms: number
  /** Of children that have ended. */
  ended_ms: number
}

async function timesOf(pid: number): Promise<Times> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15)
  // A tick is a hundredth of a second.
  return { parent: fields[1] ?? 0, own_ms: 10 * (user + system), ended_ms: 10 * (endedUser + endedSystem) }
}

export const cpuOf = async (pid: number): Promise<number> => (await timesOf(pid)).own_ms

/** Of a process and its children, those that have ended included. */
export async function cpuWithChildren(pid: number): Promise<number> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number)
  const all = await Promise.all(pids.map(async (one) => ({ pid: one, ...(await timesOf(one)) })))
  return all
    .filter((one) => one.pid === pid || one.parent === pid)
    .reduce((sum, one) => sum + one.own_ms + (one.pid === pid ? one.ended_ms : 0), 0)
}

/** The process of the bundled PostgreSQL of a data directory that all its others are children of. */
export async function postmasterOf(dir: string): Promise<number> {
  const { folder } = (await findCluster(dir))!
  return Number((await readFile(path.join(folder, 'postmaster.pid'), 'utf8')).split('\n')[0])
}

/** Waits until a process that nobody asks anything has nothing left to do of its own accord. */
export async function untilQuiet(pid: number): Promise<void> {
  for (let quiet = 0; quiet < 3; ) {
    const before = await cpuOf(pid)
    await new Promise((resolve) => setTimeout(resolve, 500))
    quiet = (await cpuOf(pid)) - before < 25 ? quiet + 1 : 0
  }
}
