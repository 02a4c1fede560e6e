import { createHash, randomBytes } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Recipe } from './recipe.ts'

export type Numbers = Uint8Array | Uint16Array | Uint32Array

/**
 * A population as it lies on disk: a line of JSON that says what is in it, then the columns one after another. A column
 * may be shorter than the population: whoever comes after its end has no value (only the US have health profiles).
 */
export interface Artefact {
  version: string
  recipe: Recipe
  size: number
  /** The countries in the order of their agents. */
  countries: { code: string; start: number; size: number }[]
  columns: Record<string, Numbers>
  /** SHA-256 of the columns. */
  digest: string
}

interface Header extends Omit<Artefact, 'columns'> {
  format: typeof FORMAT
  columns: { name: string; type: keyof typeof types; length: number }[]
}

const FORMAT = 'populace-population/1'
const types = { u8: Uint8Array, u16: Uint16Array, u32: Uint32Array }
const ALIGNED = 8

const typeOf = (column: Numbers): keyof typeof types =>
  column instanceof Uint8Array ? 'u8' : column instanceof Uint16Array ? 'u16' : 'u32'

const bytesOf = (column: Numbers): Buffer => Buffer.from(column.buffer, column.byteOffset, column.byteLength)

const padding = (length: number): number => (ALIGNED - (length % ALIGNED)) % ALIGNED

export function digestOf(columns: Record<string, Numbers>): string {
  const hash = createHash('sha256')
  for (const [name, column] of Object.entries(columns)) hash.update(`${name}\n`).update(bytesOf(column))
  return hash.digest('hex')
}

/** Nobody takes so long to write a population: a draft that is older belongs to somebody who was killed. */
const STALE_MS = 10 * 60_000

async function removeStaleDrafts(dir: string): Promise<void> {
  for (const name of await readdir(dir)) {
    if (!/\.population\.[0-9a-f]{12}$/.test(name)) continue
    const file = path.join(dir, name)
    // Another builder may finish or remove it in the meantime.
    const age = await stat(file).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    )
    if (age > STALE_MS) await rm(file, { force: true })
  }
}

/** Written beside its place and moved there: whoever finds the file finds all of it. Two builders write the same bytes. */
export async function writeArtefact(file: string, artefact: Artefact): Promise<void> {
  const entries = Object.entries(artefact.columns)
  const header: Header = {
    format: FORMAT,
    ...artefact,
    columns: entries.map(([name, column]) => ({ name, type: typeOf(column), length: column.length })),
  }
  const line = Buffer.from(JSON.stringify(header))
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  await mkdir(path.dirname(file), { recursive: true, mode: 0o711 })
  await removeStaleDrafts(path.dirname(file))
  const handle = await open(draft, 'w', 0o644)
  try {
    // The header ends with a newline at an aligned position, so that columns can be read in place.
    await handle.write(Buffer.concat([line, Buffer.alloc(padding(line.length + 1), ' '), Buffer.from('\n')]))
    for (const [, column] of entries) {
      await handle.write(bytesOf(column))
      await handle.write(Buffer.alloc(padding(column.byteLength)))
    }
    await handle.sync()
    await handle.close()
    await rename(draft, file)
  } catch (error) {
    await handle.close().catch(() => {})
    await rm(draft, { force: true })
    throw error
  }
}

/** Undefined when there is no such file for us, or what is there is not whole. */
export async function readArtefact(file: string): Promise<Artefact | undefined> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    if (['ENOENT', 'ENOTDIR', 'EACCES'].includes(error.code ?? '')) return undefined
    throw error
  })
  if (bytes === undefined) return undefined
  const end = bytes.indexOf(10)
  let header: Header
  try {
    header = JSON.parse(bytes.toString('utf8', 0, Math.max(0, end))) as Header
  } catch {
    return undefined
  }
  if (header.format !== FORMAT) return undefined
  const columns: Record<string, Numbers> = {}
  // A file of more than a few kilobytes is read into memory of its own, which begins at an aligned address.
  let at = bytes.byteOffset + end + 1
  for (const { name, type, length } of header.columns) {
    const byteLength = length * types[type].BYTES_PER_ELEMENT
    if (at + byteLength > bytes.byteOffset + bytes.byteLength) return undefined
    columns[name] =
      at % ALIGNED === 0
        ? new types[type](bytes.buffer as ArrayBuffer, at, length)
        : new types[type](bytes.buffer.slice(at, at + byteLength) as ArrayBuffer)
    at += byteLength + padding(byteLength)
  }
  return { ...header, columns }
}
