import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Logger } from '../log.ts'
import type { Database, DatabaseKind, Db, Listener } from './database.ts'

// int8 as number: our ids and counts stay far below 2^53.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

const RECONNECT_MS = 500
/**
 * No transaction of ours waits for anything but the database, so one that stands still this long belongs to a process that
 * is frozen or cut off. Without a limit the rows it has locked would stay locked, and its jobs with them, for hours.
 */
const STALLED_MS = 15_000

/** A PostgreSQL server behind a pool of connections. */
export function connectPool(kind: DatabaseKind, url: string, size: number, log: Logger): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 10_000,
    application_name: 'populace',
    // Sent as a statement, because connection poolers such as PgBouncer refuse settings at connecting.
    onConnect: (client) => client.query(`set idle_in_transaction_session_timeout = ${STALLED_MS}`),
  })
  // A connection that breaks while in use fails the query on it; without a handler it would also end the process.
  pool.on('connect', (client) => client.on('error', () => undefined))
  // An idle one is replaced by the pool. One that is on its way out already is no loss.
  pool.on('error', (error) => {
    if (!pool.ending) log.warn({ err: error.message }, 'idle database connection lost')
  })
  const db: Db = new Kysely({ dialect: new PostgresDialect({ pool }) })

  return {
    kind,
    db,
    async query<Row>(name: string, text: string, values: readonly unknown[]) {
      const result = await pool.query({ name, text, values: [...values] })
      return result.rows as Row[]
    },
    async script(text) {
      const client = await pool.connect()
      let failed = true
      try {
        const results = (await client.query(text)) as pg.QueryResult | pg.QueryResult[]
        failed = false
        return [results].flat().flatMap((result) => result.rows ?? [])
      } finally {
        // A script that fails inside its own BEGIN leaves the session in an aborted transaction: not to be used again.
        client.release(failed)
      }
    },
    listen: (channel, onNotify) =>
      keepSession(url, `listen ${pg.escapeIdentifier(channel)}`, { name: 'populace-listen', onNotify }, log),
    hold: (locks) => {
      const taken = locks.map(([group, lock]) => `pg_advisory_lock_shared(${group}, ${lock})`)
      return keepSession(url, `select ${taken.join(', ')}`, { name: 'populace-hold' }, log)
    },
    close: () => db.destroy(),
  }
}

/** Holds one connection of its own, because LISTEN and locks belong to a session, and opens a new one when it breaks. */
async function keepSession(
  url: string,
  statement: string,
  { name, onNotify }: { name: string; onNotify?: (payload: string) => void },
  log: Logger,
): Promise<Listener> {
  let closed = false
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: url, application_name: name, keepAlive: true })
    next.on('error', () => undefined) // its end follows, or the failure of what is awaited here
    next.on('notification', (message) => onNotify?.(message.payload ?? ''))
    await next.connect()
    await next.query(statement)
    // Only from here on: a connection that was never made is tried again by whoever asked for it, and by nobody else.
    next.on('end', () => {
      if (!closed) reconnectLater()
    })
    client = next
    if (closed) await next.end()
    else onNotify?.('')
  }

  function reconnectLater(): void {
    timer = setTimeout(() => {
      connect().catch((error: Error) => {
        log.warn({ err: error.message }, `the session ${name} cannot reconnect to the database`)
        if (!closed) reconnectLater()
      })
    }, RECONNECT_MS)
    timer.unref()
  }

  await connect()
  return {
    async close() {
      closed = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}
