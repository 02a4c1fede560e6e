import { readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { OperatorError } from '../errors.ts'
import type { Logger } from '../log.ts'
import { type BundledServer, isComingOrGoing } from './bundled-server.ts'

/** Advisory locks on the bundled server. They belong to a session, so they end with the process that holds them. */
const IN_USE = 715_002
const SERVICE = 715_003
const JOIN_TRIES = 100

/** A service is alone on its DATA_DIR; an operator's command may join it, or run by itself. */
export type SessionRole = 'service' | 'command'

export interface BundledSession {
  /** Leaves; the last process to leave stops the server. */
  close(): Promise<void>
}

/**
 * Joins the bundled server, starting it if need be. Everybody who uses it holds IN_USE in common; who can get it alone is
 * the last one and turns the server off. When the server goes away under a running service, it is started again.
 */
export async function joinBundledServer(
  server: BundledServer,
  role: SessionRole,
  dataDir: string,
  log: Logger,
): Promise<BundledSession> {
  const pidFile = path.join(dataDir, 'service.pid')
  let closing = false

  async function join(): Promise<pg.Client> {
    await server.ensureRunning()
    const client = new pg.Client({ connectionString: server.url, application_name: `populace-${role}` })
    client.on('error', () => undefined)
    await client.connect()
    await client.query('select pg_advisory_lock_shared($1)', [IN_USE])
    if (role === 'service') await claimService(client, pidFile, dataDir)
    client.on('end', () => {
      if (!closing) session = rejoin()
    })
    return client
  }

  async function rejoin(): Promise<pg.Client | undefined> {
    log.error('the bundled PostgreSQL went away; starting it again')
    for (;;) {
      try {
        const client = await join()
        log.info('the bundled PostgreSQL is back')
        return client
      } catch (error) {
        if (closing) return undefined
        log.error({ err: (error as Error).message }, 'the bundled PostgreSQL does not start')
        await delay(1000)
      }
    }
  }

  // A server that is just being stopped by the last process of another run drops us: start over.
  async function joinFirst(): Promise<pg.Client> {
    for (let tries = 1; ; tries++) {
      try {
        return await join()
      } catch (error) {
        if (!isComingOrGoing(error) || tries === JOIN_TRIES) throw error
        await delay(50)
      }
    }
  }

  let session: Promise<pg.Client | undefined> = Promise.resolve(await joinFirst())

  return {
    async close() {
      closing = true
      // Waits for a return that is under way: a server that it starts must not be left behind.
      const client = await session
      try {
        if (client !== undefined) await leave(client)
      } catch (error) {
        log.warn({ err: (error as Error).message }, 'could not leave the bundled PostgreSQL in order')
      } finally {
        await client?.end().catch(() => undefined)
      }
    },
  }

  async function leave(client: pg.Client): Promise<void> {
    await client.query('select pg_advisory_unlock_shared($1)', [IN_USE])
    const { rows } = await client.query('select pg_try_advisory_lock($1) as alone', [IN_USE])
    if (role === 'service') await rm(pidFile, { force: true })
    if (rows[0].alone) await server.stop()
  }
}

async function claimService(client: pg.Client, pidFile: string, dataDir: string): Promise<void> {
  const { rows } = await client.query('select pg_try_advisory_lock($1) as ours', [SERVICE])
  if (!rows[0].ours) {
    const pid = await readFile(pidFile, 'utf8').catch(() => '')
    await client.end()
    throw new OperatorError(
      `Another Populace${pid.trim() === '' ? '' : ` (process ${pid.trim()})`} already runs on ${dataDir}. ` +
        'Stop it, set another DATA_DIR, or set DATABASE_URL to run several processes on one PostgreSQL.',
    )
  }
  await writeFile(pidFile, `${process.pid}\n`)
}
