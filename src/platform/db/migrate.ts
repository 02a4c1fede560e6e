import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { OperatorError } from '../errors.ts'
import type { Database } from './database.ts'

const MIGRATIONS = path.resolve(import.meta.dirname, '../../../migrations')
/** Any number will do, as long as every process uses the same. */
const LOCK = 715_001

interface Migration {
  name: string
  text: string
  digest: string
}

/** Applies the numbered SQL files that the database has not seen, in order; several processes may call it at once. */
export async function migrate(database: Database, dir: string = MIGRATIONS): Promise<string[]> {
  const migrations = await readMigrations(dir)
  await ensureServerVersion(database)
  return database.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx)
    await sql`create table if not exists schema_migrations (
      name text primary key, digest text not null, applied_at timestamptz not null default now())`.execute(trx)
    const { rows } = await sql<{ name: string; digest: string }>`select name, digest from schema_migrations`.execute(
      trx,
    )
    const applied = new Map(rows.map((row) => [row.name, row.digest]))
    refuseUnknown(applied, migrations)
    const missing = migrations.filter((migration) => !applied.has(migration.name))
    for (const migration of missing) {
      for (const statement of splitStatements(migration.text)) await sql.raw(statement).execute(trx)
      await sql`insert into schema_migrations (name, digest) values (${migration.name}, ${migration.digest})`.execute(
        trx,
      )
    }
    return missing.map((migration) => migration.name)
  })
}

async function readMigrations(dir: string): Promise<Migration[]> {
  const names = (await readdir(dir)).filter((name) => /^\d{4}-.*\.sql$/.test(name)).sort()
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(path.join(dir, name), 'utf8')
      return { name, text, digest: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

async function ensureServerVersion(database: Database): Promise<void> {
  const { rows } = await sql<{ version: number }>`select current_setting('server_version_num')::int as version`.execute(
    database.db,
  )
  const version = rows[0]!.version
  if (version < 150_000) {
    throw new OperatorError(
      `DATABASE_URL points to PostgreSQL ${Math.floor(version / 10_000)}; Populace needs 15 or newer.`,
    )
  }
}

/** A database that a newer version has migrated, or files that were edited after they were applied: stop, change nothing. */
function refuseUnknown(applied: Map<string, string>, migrations: Migration[]): void {
  const known = new Map(migrations.map((migration) => [migration.name, migration.digest]))
  for (const [name, digest] of applied) {
    if (!known.has(name)) {
      throw new OperatorError(
        `The database was migrated by a newer version of Populace (${name}); start that version or restore a backup.`,
      )
    }
    if (known.get(name) !== digest) {
      throw new OperatorError(
        `The migration ${name} was changed after this database had applied it; migrations are never edited.`,
      )
    }
  }
}

/** Comments, strings, quoted names and dollar-quoted bodies are single pieces: a semicolon in one ends nothing. */
const PIECE =
  /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"(?:[^"]|"")*"|(\$(?:[A-Za-z_]\w*)?\$)[\s\S]*?\1|;|[^;'"$/-]+|[\s\S]/g
const COMMENT = /^(--|\/\*)/

/** The statements of a file, one by one. Escaped strings (E'…') and comments inside comments are beyond it. */
export function splitStatements(text: string): string[] {
  const statements: string[] = []
  let current = ''
  for (const [piece] of text.matchAll(PIECE)) {
    if (piece === ';') {
      if (current !== '') statements.push(`${current};`)
      current = ''
    } else if (current !== '') current += piece
    else if (!COMMENT.test(piece)) current = piece.trimStart()
  }
  if (current !== '') statements.push(current)
  return statements
}
