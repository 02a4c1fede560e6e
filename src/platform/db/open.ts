import { access, constants, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import type { Config } from '../config.ts'
import { OperatorError } from '../errors.ts'
import type { Logger } from '../log.ts'
import { findCluster } from './bundled-cluster.ts'
import { bundledServer, isAlive } from './bundled-server.ts'
import { joinBundledServer, type SessionRole } from './bundled-session.ts'
import type { Database } from './database.ts'
import { connectPool } from './pool.ts'
import { findBinaries } from './postgres-binaries.ts'
import { unprivilegedUser } from './system-user.ts'

/** Where binaries and clusters go when root's own folders are closed to the user that PostgreSQL runs as. */
const SPARE_DIR = '/var/lib/populace'

type DatabaseConfig = Pick<Config, 'DATABASE_URL' | 'DATABASE_POOL_SIZE' | 'DATA_DIR' | 'EMBEDDED_DATABASE'>

/** Opens the database that the configuration names. Nothing above platform/db knows which one it got. */
export async function openDatabase(config: DatabaseConfig, role: SessionRole, log: Logger): Promise<Database> {
  if (config.DATABASE_URL !== undefined) return openExternal(config.DATABASE_URL, config.DATABASE_POOL_SIZE, log)
  await prepareDataDir(config.DATA_DIR)
  if (config.EMBEDDED_DATABASE === 'pglite') return openFallback(config.DATA_DIR)
  const reason = await openBundled(config, role, log)
  if (typeof reason !== 'string') return reason
  if (config.EMBEDDED_DATABASE === 'server')
    throw new OperatorError(`The bundled PostgreSQL cannot run here: ${reason}.`)
  // Falling back where a cluster exists would show an empty service instead of the data: refuse.
  if ((await findCluster(config.DATA_DIR)) !== undefined) {
    throw new OperatorError(
      `${config.DATA_DIR} holds data of the bundled PostgreSQL, which cannot run here now: ${reason}.`,
    )
  }
  log.warn(`the bundled PostgreSQL cannot run here (${reason}); using PGlite inside this process, which is slower`)
  return openFallback(config.DATA_DIR)
}

async function openExternal(url: string, poolSize: number, log: Logger): Promise<Database> {
  const probe = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  probe.on('error', () => undefined)
  try {
    await probe.connect()
  } catch (error) {
    throw new OperatorError(`Cannot reach the database at ${hostOf(url)} (DATABASE_URL): ${reasonOf(error)}`)
  } finally {
    await probe.end().catch(() => undefined)
  }
  return connectPool('external', url, poolSize, log)
}

const hostOf = (url: string): string => {
  const { host, pathname } = new URL(url)
  return `${host || 'localhost'}${pathname}`
}

/** A refused connection to a name with two addresses is an AggregateError without a message of its own. */
const reasonOf = (error: unknown): string => {
  const first = error instanceof AggregateError ? error.errors[0] : error
  return first instanceof Error ? first.message || first.name : String(first)
}

/** A bundled server, or the reason why there can be none on this machine. */
async function openBundled(config: DatabaseConfig, role: SessionRole, log: Logger): Promise<Database | string> {
  const user = await unprivilegedUser()
  if (user === 'none') return 'it must not run as root, and no unprivileged user could be found or made'
  const spareDir = user === undefined ? path.join(config.DATA_DIR, 'runtime') : SPARE_DIR
  const binaries = await findBinaries(user, spareDir)
  if (binaries === undefined) return `there are no binaries for ${process.platform}-${process.arch} that run here`
  const server = await bundledServer(config.DATA_DIR, binaries, user, spareDir)
  const session = await joinBundledServer(server, role, config.DATA_DIR, log)
  const database = connectPool('bundled', server.url, config.DATABASE_POOL_SIZE, log)
  return {
    ...database,
    async close() {
      await database.close()
      await session.close()
    },
  }
}

/** PGlite keeps no watch over its folder, so a file with our process id does. */
async function openFallback(dataDir: string): Promise<Database> {
  const pidFile = path.join(dataDir, 'service.pid')
  const other = Number(await readFile(pidFile, 'utf8').catch(() => '0'))
  if (other > 0 && other !== process.pid && isAlive(other)) {
    throw new OperatorError(
      `Process ${other} already uses PGlite in ${dataDir}, which only one process can. Stop it first, or use DATABASE_URL.`,
    )
  }
  await writeFile(pidFile, `${process.pid}\n`)
  // A database engine is a lot to load for those who do not use it.
  const { openPglite } = await import('./pglite.ts')
  const database = await openPglite(path.join(dataDir, 'pglite'))
  return {
    ...database,
    async close() {
      await database.close()
      await rm(pidFile, { force: true })
    },
  }
}

async function prepareDataDir(dataDir: string): Promise<void> {
  try {
    // Others may pass through but not look: the server's own user must be able to reach its cluster.
    await mkdir(dataDir, { recursive: true, mode: 0o711 })
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new OperatorError(`Cannot write to DATA_DIR ${dataDir}: ${(error as NodeJS.ErrnoException).code ?? error}`)
  }
}
