import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { openPopulation, type Population, preparePopulation, recipeOf } from '../../src/modules/population/index.ts'
import { loadConfig } from '../../src/platform/config.ts'

/** Small enough to be drawn in a fraction of a second, large enough for every kind of agent. */
export const smallPopulation = {
  POPULATION_SIZE: '2000',
  POPULATION_COUNTRY_SIZE: '100',
  POPULATION_COUNTRIES: 'DE,JP',
}

/** For processes of their own, which each draw it anew. */
export const smallestPopulation = { POPULATION_SIZE: '1000', POPULATION_COUNTRIES: 'none' }

const drawn = new Map<string, Promise<Population>>()

/** A population, drawn once per process and set of settings. */
export function testPopulation(settings: Record<string, string> = smallPopulation): Promise<Population> {
  const key = JSON.stringify(settings)
  const known = drawn.get(key)
  if (known !== undefined) return known
  const drawing = draw(settings)
  drawn.set(key, drawing)
  return drawing
}

async function draw(settings: Record<string, string>): Promise<Population> {
  const recipe = recipeOf(loadConfig(settings))
  const dir = process.env.TEST_POPULATION_DIR ?? (await mkdtemp(path.join(tmpdir(), 'populace-people-')))
  await mkdir(dir, { recursive: true, mode: 0o711 })
  const lock = path.join(dir, `${createHash('sha256').update(JSON.stringify(recipe)).digest('hex')}.lock`)
  return openPopulation((await alone(lock, () => preparePopulation(recipe, { dir }))).artefact)
}

/** Longer than a draw takes on a busy machine: who has not come back by then never will. */
const PATIENCE_MS = 60_000

/** Does what no other process should do at the same time: of several that need the same population, one draws it. */
async function alone<Result>(lock: string, work: () => Promise<Result>): Promise<Result> {
  const until = Date.now() + PATIENCE_MS
  const mine = () =>
    mkdir(lock).then(
      () => true,
      () => false,
    )
  while (!(await mine()) && Date.now() < until) await delay(50)
  try {
    return await work()
  } finally {
    await rm(lock, { recursive: true, force: true })
  }
}
