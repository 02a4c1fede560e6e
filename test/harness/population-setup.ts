import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { testPopulation } from './population.ts'

/** Draws the default population once for all files that look at it. */
export default async function setup(): Promise<() => Promise<void>> {
  const dir = await mkdtemp(path.join(tmpdir(), 'populace-people-'))
  process.env.TEST_POPULATION_DIR = dir
  await testPopulation({})
  return () => rm(dir, { recursive: true, force: true })
}
