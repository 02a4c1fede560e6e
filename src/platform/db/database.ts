import type { Kysely, Transaction } from 'kysely'

/** Statements are written as SQL with kysely's `sql` tag, so no table types stand between the code and migrations/. */
// biome-ignore lint/suspicious/noExplicitAny: kysely's schema parameter; see above.
export type Db = Kysely<any>
// biome-ignore lint/suspicious/noExplicitAny: kysely's schema parameter; see above.
export type Trx = Transaction<any>

/** Where the data are: a PostgreSQL given by DATABASE_URL, the bundled server, or PGlite inside this process. */
export type DatabaseKind = 'external' | 'bundled' | 'pglite'

export interface Database {
  readonly kind: DatabaseKind
  readonly db: Db
  /** A statement of the hot path: prepared once per connection where the driver can. */
  query<Row>(name: string, text: string, values: readonly unknown[]): Promise<Row[]>
  /** Several statements at once, without parameters. */
  script(text: string): Promise<unknown[]>
  /** Calls back on every NOTIFY of the channel, and after a reconnect, when some may have been missed. */
  listen(channel: string, onNotify: (payload: string) => void): Promise<Listener>
  /** Holds advisory locks that others may hold as well, for as long as it is open: a sign of who is there. */
  hold(locks: readonly (readonly [group: number, lock: number])[]): Promise<Listener>
  close(): Promise<void>
}

export interface Listener {
  close(): Promise<void>
}
