import { chmodSync, mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'

/**
 * Where the populations of a run lie, which whoever needs one first draws for all (population.ts). The folder is one for all
 * projects, since the workers of each see the environment as the last setup left it; who makes it takes it away.
 */
export default function setup(): (() => Promise<void>) | undefined {
  if (process.env.TEST_POPULATION_DIR !== undefined) return undefined
  const dir = mkdtempSync(path.join(tmpdir(), 'populace-people-'))
  chmodSync(dir, 0o711)
  process.env.TEST_POPULATION_DIR = path.join(dir, 'people')
  return () => rm(dir, { recursive: true, force: true })
}
