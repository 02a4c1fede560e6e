import { access } from 'node:fs/promises'
import path from 'node:path'
import { type Artefact, digestOf, readArtefact, writeArtefact } from './artefact.ts'
import { buildPopulation, type Progress } from './build.ts'
import { figuresDigest, METHOD, type Recipe, versionOf } from './recipe.ts'

export interface Prepared {
  artefact: Artefact
  file: string
  /** Whether it had to be made, rather than read. */
  built: boolean
  /** Why it could not be kept on disk; it is made again at the next start. */
  not_kept?: Error
}

export interface PrepareOptions {
  /** Where populations are kept. */
  dir: string
  progress?: Progress
  /** Make it again even if there is one. */
  force?: boolean
}

const fileOf = (dir: string, version: string): string => path.join(dir, `${version}.population`)

/** Reads the population of a recipe from disk, or makes it and keeps it there. */
export async function preparePopulation(recipe: Recipe, options: PrepareOptions): Promise<Prepared> {
  const { dir, progress, force = false } = options
  const file = fileOf(dir, versionOf(recipe))
  const kept = force ? undefined : await readWhole(file)
  if (kept !== undefined) return { artefact: kept, file, built: false }
  const artefact = await buildPopulation(recipe, progress)
  try {
    await writeArtefact(file, artefact)
  } catch (error) {
    return { artefact, file, built: true, not_kept: error as Error }
  }
  return { artefact, file, built: true }
}

/** An earlier population: from its file, or made again where this release still makes the same people. */
export async function reopenPopulation(recipe: Recipe, dir: string): Promise<Artefact | undefined> {
  const kept = await readWhole(fileOf(dir, versionOf(recipe)))
  if (kept !== undefined) return kept
  if (recipe.method !== METHOD || recipe.figures !== figuresDigest()) return undefined
  return (await preparePopulation(recipe, { dir })).artefact
}

/** How the population of a recipe stands on disk. */
export async function findPopulation(recipe: Recipe, dir: string): Promise<'whole' | 'damaged' | 'missing'> {
  const file = fileOf(dir, versionOf(recipe))
  if ((await readWhole(file)) !== undefined) return 'whole'
  return access(file).then(
    () => 'damaged',
    () => 'missing',
  )
}

/** A file that was damaged on disk is as good as missing: it can be made again. */
async function readWhole(file: string): Promise<Artefact | undefined> {
  const artefact = await readArtefact(file)
  return artefact !== undefined && digestOf(artefact.columns) === artefact.digest ? artefact : undefined
}
