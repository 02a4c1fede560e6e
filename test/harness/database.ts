import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import type { Database } from '../../src/platform/db/database.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { openPglite } from '../../src/platform/db/pglite.ts'
import { connectPool } from '../../src/platform/db/pool.ts'
import { createLogger } from '../../src/platform/log.ts'
import { admin, withDatabase } from './global-setup.ts'

export interface TestDatabase {
  database: Database
  /** For processes that a test starts; PGlite has none. */
  url: string | undefined
  drop(): Promise<void>
}

let migrated: Promise<Blob> | undefined

/** As the template is for PostgreSQL: making a database and its tables takes seconds each time, and loading them little. */
async function migratedPglite(): Promise<Blob> {
  const dir = await mkdtemp(path.join(tmpdir(), 'populace-pglite-'))
  const database = await openPglite(dir)
  await migrate(database)
  await database.close()
  const pglite = await PGlite.create({ dataDir: dir })
  const dump = await pglite.dumpDataDir('none')
  await pglite.close()
  await rm(dir, { recursive: true })
  return dump
}

/** A database of the test's own: a clone of the migrated template, or PGlite where the run asks for it. */
export async function createTestDatabase({ poolSize = 8 } = {}): Promise<TestDatabase> {
  if (process.env.TEST_DATABASE === 'pglite') {
    migrated ??= migratedPglite()
    const database = await openPglite(undefined, await migrated)
    return { database, url: undefined, drop: () => database.close() }
  }
  const serverUrl = inject('serverUrl')
  const name = `populace_test_${randomBytes(6).toString('hex')}`
  await admin(serverUrl, `create database ${name} template ${inject('templateName')}`)
  const url = withDatabase(serverUrl, name)
  const database = connectPool('external', url, poolSize, createLogger('error'))
  return {
    database,
    url,
    async drop() {
      await database.close()
      await admin(serverUrl, `drop database if exists ${name} with (force)`)
    },
  }
}
