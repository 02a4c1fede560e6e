import { randomBytes } from 'node:crypto'
import { link, rm, writeFile } from 'node:fs/promises'

/**
 * Writes a file that only its owner can read, unless there is one already: false then. It is linked into place, so that of
 * several processes one writes, and nobody ever reads half of it.
 */
export async function writeOnce(file: string, text: string): Promise<boolean> {
  const draft = `${file}.${randomBytes(6).toString('hex')}`
  await writeFile(draft, text, { mode: 0o600 })
  try {
    await link(draft, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return false
  } finally {
    await rm(draft, { force: true })
  }
}
