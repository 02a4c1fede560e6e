import { mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPopulation } from '../../src/modules/population/build.ts'
import {
  findPopulation,
  openPopulation,
  preparePopulation,
  recipeOf,
  versionOf,
} from '../../src/modules/population/index.ts'
import { storedTables, tablesOf } from '../../src/modules/population/tables.ts'
import { loadConfig } from '../../src/platform/config.ts'
import { smallPopulation, testPopulation } from '../harness/population.ts'

/**
 * The people that this release draws. A new value here means other people under the same name: raise METHOD in
 * src/modules/population/recipe.ts first, unless only the figures below data/ have changed (they are in the name).
 */
const SMALL = { version: 'v1-61f9d95ab076', digest: '8b8f4f694bb13095' }
const DEFAULT = { version: 'v1-6d9efa6db9fe', digest: '2212e4d7f2a39f57' }

const recipe = recipeOf(loadConfig(smallPopulation))

let dir: string
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'populace-people-'))
})
afterAll(() => rm(dir, { recursive: true, force: true }))

describe('the same recipe gives the same people', () => {
  test('byte for byte, twice in one process', async () => {
    const [first, second] = [await buildPopulation(recipe), await buildPopulation(recipe)]
    expect(second.digest).toBe(first.digest)
    expect(second.columns).toEqual(first.columns)
  })

  test('on every machine: the digests of a small and of the default population are pinned', async () => {
    const [small, standard] = [await testPopulation(), await testPopulation({})]
    expect({ version: small.version, digest: small.digest.slice(0, 16) }).toEqual(SMALL)
    expect({ version: standard.version, digest: standard.digest.slice(0, 16) }).toEqual(DEFAULT)
  })

  test.each([
    ['seed', { seed: 'another' }],
    ['size', { size: 2001 }],
    ['size of the countries', { country_size: 101 }],
    ['countries', { countries: ['DE'] }],
    ['health', { health_share: 0.5 }],
    ['method', { method: 0 }],
    ['figures', { figures: 'x' }],
  ])('another %s is another version', (_name, change) => {
    expect(versionOf({ ...recipe, ...change })).not.toBe(versionOf(recipe))
  })

  test('without further countries their size does not matter', () => {
    const none = { ...recipe, countries: [] }
    expect(versionOf({ ...none, country_size: 1 })).toBe(versionOf(none))
  })
})

describe('the file', () => {
  const prepare = () => preparePopulation(recipe, { dir })

  test('is written once and read from then on, and holds the same people', async () => {
    expect(await findPopulation(recipe, dir)).toBe('missing')
    const first = await prepare()
    const second = await prepare()
    expect([first.built, second.built]).toEqual([true, false])
    expect(second.artefact.columns).toEqual(first.artefact.columns)
    const [drawn, read] = [openPopulation(first.artefact), openPopulation(second.artefact)]
    for (const index of [0, 1999, 2000, 2199]) expect(read.person(index)).toEqual(drawn.person(index))
  })

  test('carries the words that its codes stand for: lists of a later release rename nobody', async () => {
    const { artefact } = await prepare()
    const tables = tablesOf(artefact)
    const renamed = { ...tables, given_names: tables.given_names.map((name) => `Old ${name}`) }
    const older = openPopulation({ ...artefact, columns: { ...artefact.columns, tables: storedTables(renamed) } })
    expect(older.person(0).first_name).toBe(`Old ${openPopulation(artefact).person(0).first_name}`)
  })

  test.each([
    ['cut short', (file: string) => truncate(file, 5000)],
    ['empty', (file: string) => truncate(file, 0)],
    [
      'changed by a bit',
      async (file: string) => {
        const bytes = await readFile(file)
        bytes[bytes.length - 1000]! ^= 1
        await writeFile(file, bytes)
      },
    ],
    ['something else', (file: string) => writeFile(file, 'hello\n')],
  ])('that is %s is noticed and made again', async (_name, damage) => {
    const { file, artefact } = await prepare()
    await damage(file)
    expect(await findPopulation(recipe, dir)).toBe('damaged')
    const again = await prepare()
    expect(again.built).toBe(true)
    expect(again.artefact.digest).toBe(artefact.digest)
  })

  test('leaves no draft of a builder that was killed, and lets those under way alone', async () => {
    const { file } = await prepare()
    const [dead, alive] = [`${file}.0123456789ab`, `${file}.ba9876543210`]
    await Promise.all([dead, alive].map((draft) => writeFile(draft, 'half')))
    const longAgo = new Date(Date.now() - 3_600_000)
    await utimes(dead, longAgo, longAgo)
    await preparePopulation(recipe, { dir, force: true })
    const left = await readdir(dir)
    expect(left).not.toContain(path.basename(dead))
    expect(left).toContain(path.basename(alive))
  })

  test('that cannot be written is no reason not to start: the people are drawn all the same', async () => {
    await writeFile(path.join(dir, 'a-file'), '')
    const { built, not_kept, artefact } = await preparePopulation(recipe, { dir: path.join(dir, 'a-file', 'below') })
    expect(built).toBe(true)
    expect(not_kept).toBeInstanceOf(Error)
    expect(artefact.size).toBe(2200)
  })
})
