import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { buildWebApp } from '../../src/commands/build-web.ts'
import { clusterUrl, findCluster } from '../../src/platform/db/bundled-cluster.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { openDatabase } from '../../src/platform/db/open.ts'
import { connectPool } from '../../src/platform/db/pool.ts'
import { createLogger } from '../../src/platform/log.ts'
import { openQueue } from '../../src/platform/queue.ts'
import { buildService } from './built-service.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PostgreSQL server on which tests make databases of their own. */
    serverUrl: string
    templateName: string
    /** The file that processes of the service are started with. */
    builtService: string
  }
}

/** Starts one PostgreSQL server for all test files, or uses DATABASE_URL, and prepares a database to clone. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const log = createLogger('error')
  await buildWebApp(() => {})
  const templateName = `populace_template_${process.pid}`
  const given = process.env.DATABASE_URL
  const dir = await mkdtemp(path.join(tmpdir(), 'populace-test-'))
  // Open to the user that PostgreSQL runs as when we are root; else the cluster would go to the shared spare folder.
  await chmod(dir, 0o711)
  const server =
    given === undefined
      ? await openDatabase(
          { DATA_DIR: dir, DATABASE_URL: undefined, DATABASE_POOL_SIZE: 2, EMBEDDED_DATABASE: 'server' },
          'service',
          log,
        )
      : undefined
  const serverUrl = given ?? clusterUrl((await findCluster(dir))!, 'postgres')
  // Whoever drops a database waits until all that was written is on the disk: nobody needs these after a power cut.
  if (server !== undefined) await admin(serverUrl, ...withoutDisk)
  await admin(serverUrl, `create database ${templateName}`)
  const template = connectPool('external', withDatabase(serverUrl, templateName), 2, log)
  await migrate(template)
  const queue = await openQueue(template, { lease_seconds: 15, supervise: false }, log)
  await queue.close()
  await template.close()
  project.provide('serverUrl', serverUrl)
  project.provide('templateName', templateName)
  project.provide('builtService', await buildService())
  return async () => {
    if (given !== undefined) await admin(serverUrl, `drop database if exists ${templateName} with (force)`)
    await server?.close()
    await rm(dir, { recursive: true, force: true })
  }
}

const withoutDisk = ['fsync', 'full_page_writes', 'synchronous_commit']
  .map((name) => `alter system set ${name} = off`)
  .concat('select pg_reload_conf()')

export function withDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return url.toString()
}

export async function admin(serverUrl: string, ...statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
