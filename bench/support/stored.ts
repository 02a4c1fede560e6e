/** The last figures of every benchmark, with the day and the machine: what docs/performance.md and `--check` rest on. */
import { readFile, writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import path from 'node:path'
import type { Measured } from './benchmark.ts'

export interface StoredResult extends Measured {
  readonly date: string
  readonly machine: string
}

export type Stored = Readonly<Record<string, StoredResult>>

const file = path.resolve(import.meta.dirname, '../results.json')

export const readStored = async (): Promise<Stored> => JSON.parse(await readFile(file, 'utf8')) as Stored

export async function store(found: Stored): Promise<Stored> {
  const all = { ...(await readStored()), ...found }
  await writeFile(file, `${JSON.stringify(all, null, 2)}\n`)
  return all
}

export const stamped = (measured: Measured): StoredResult => ({
  date: new Date().toISOString().slice(0, 10),
  machine: thisMachine(),
  ...measured,
})

export const thisMachine = (): string =>
  `${cpus().length} cores, ${process.platform}-${process.arch}, Node ${process.versions.node}`
