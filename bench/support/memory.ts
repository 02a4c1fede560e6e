import { readFile } from 'node:fs/promises'

/** What a process holds: pages that it shares with others are counted in part. Linux only. */
export async function pssMegabytes(pid: number): Promise<number> {
  const rollup = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  return Number(/^Pss:\s+(\d+)/m.exec(rollup)?.[1] ?? 0) / 1024
}
