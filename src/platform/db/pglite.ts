import { PGlite } from '@electric-sql/pglite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type QueryResult,
} from 'kysely'
import type { Database, Db } from './database.ts'

/**
 * PostgreSQL in this process, for platforms where the bundled server cannot run. It has one session, so every statement
 * and every transaction takes its turn behind one lock. (kysely's own PGlite dialect shares the session without a lock:
 * a query made beside an open transaction would run inside it.) With `dump` (PGlite's own) it begins with what is in that.
 */
export async function openPglite(dir: string | undefined, dump?: Blob): Promise<Database> {
  const pglite = await PGlite.create({
    ...(dir === undefined ? {} : { dataDir: dir }),
    ...(dump === undefined ? {} : { loadDataDir: dump }),
    parsers: { 20: (text: string) => Number(text) },
  })
  const turn = new Turnstile()
  const driver = new SessionDriver(pglite, turn)
  const db: Db = new Kysely({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (inner) => new PostgresIntrospector(inner),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  })
  const exclusively = async <T>(work: () => Promise<T>): Promise<T> => {
    await turn.take()
    try {
      return await work()
    } finally {
      turn.leave()
    }
  }
  return {
    kind: 'pglite',
    db,
    query: <Row>(_name: string, text: string, values: readonly unknown[]) =>
      exclusively(async () => (await pglite.query<Row>(text, [...values])).rows),
    script: (text) =>
      exclusively(async () => {
        try {
          return (await pglite.exec(text)).flatMap((result) => result.rows)
        } catch (error) {
          // A script that fails inside its own BEGIN would leave the only session in an aborted transaction.
          await pglite.exec('rollback').catch(() => undefined)
          throw error
        }
      }),
    async listen(channel, onNotify) {
      const unlisten = await exclusively(() => pglite.listen(channel, onNotify))
      return { close: () => exclusively(() => unlisten()) }
    },
    // Nobody else is there to see it.
    hold: async () => ({ close: async () => undefined }),
    async close() {
      await db.destroy()
      await pglite.close()
    },
  }
}

/** First come, first served. */
class Turnstile {
  #busy = false
  readonly #waiting: (() => void)[] = []

  async take(): Promise<void> {
    if (this.#busy) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#busy = true
  }

  leave(): void {
    const next = this.#waiting.shift()
    if (next === undefined) this.#busy = false
    else next()
  }
}

class SessionDriver implements Driver {
  readonly #turn: Turnstile
  readonly #connection: DatabaseConnection

  constructor(pglite: PGlite, turn: Turnstile) {
    this.#turn = turn
    this.#connection = {
      async executeQuery<Row>(compiled: CompiledQuery): Promise<QueryResult<Row>> {
        const { rows, affectedRows } = await pglite.query<Row>(compiled.sql, [...compiled.parameters])
        return { rows, ...(affectedRows === undefined ? {} : { numAffectedRows: BigInt(affectedRows) }) }
      },
      // biome-ignore lint/correctness/useYield: PGlite has no cursors over its wire.
      async *streamQuery(): AsyncIterableIterator<never> {
        throw new Error('PGlite does not stream rows.')
      },
    }
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    await this.#turn.take()
    return this.#connection
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('begin'))
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback'))
  }

  async releaseConnection(): Promise<void> {
    this.#turn.leave()
  }

  async destroy(): Promise<void> {}
}
