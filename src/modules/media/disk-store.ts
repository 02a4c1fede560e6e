import { randomBytes } from 'node:crypto'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { MediaStore } from './media-store.ts'

/** Files below a folder, readable by their owner alone. */
export const diskStore = (dir: string): MediaStore => ({
  async put(key, bytes) {
    const file = path.join(dir, key)
    if ((await sizeOf(file)) === bytes.length) return
    await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
    const draft = `${file}.${randomBytes(6).toString('hex')}`
    try {
      // On the disk before it has its name: a machine that loses power must not leave half a file under it.
      await writeFile(draft, bytes, { mode: 0o600, flush: true })
      await rename(draft, file)
    } finally {
      await rm(draft, { force: true })
    }
  },

  async get(key) {
    return new Uint8Array(await readFile(path.join(dir, key)))
  },

  async remove(key) {
    await rm(path.join(dir, key), { force: true })
  },
})

const sizeOf = async (file: string): Promise<number | undefined> => (await stat(file).catch(() => undefined))?.size
