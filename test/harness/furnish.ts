import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Db } from '../../src/platform/db/database.ts'
import type { TestKey } from './service.ts'

interface Column {
  table: string
  name: string
  type: string
  /** Must be given: neither null nor a default will do. */
  required: boolean
  /** What it refers to. */
  to_table: string | null
  to_column: string | null
  /** A check of this column alone, as PostgreSQL words it. */
  check: string | null
}

type Row = Record<string, unknown>

/** What no rule below would come up with. */
const special: Record<string, unknown> = {
  'questions.study_id': null, // of direct questions
  'model_calls.month': '2026-01',
}

/**
 * Gives an organization and its user a row in every table that refers to them, directly or by way of another. Tables and
 * columns are read from the database, so that one that is added later is not forgotten.
 */
export async function furnish(db: Db, { organization_id, user_id }: TestKey): Promise<string[]> {
  const columns = await readColumns(db)
  const tables = [...new Set(columns.map(({ table }) => table))]
  const made = new Map<string, Row>([
    ['organizations', { id: organization_id }],
    ['users', { id: user_id }],
    ['payment_tiers', { id: 1 }],
  ])
  const furnished: string[] = []
  for (let before = -1; before < furnished.length; ) {
    before = furnished.length
    for (const table of tables.filter((name) => !made.has(name))) {
      const own = columns.filter((column) => column.table === table)
      const references = own.filter(({ to_table }) => to_table !== null && to_table !== table)
      if (references.length === 0 || !references.every(({ to_table }) => made.has(to_table!))) continue
      const row = Object.fromEntries(own.flatMap((column) => valueFor(column, made)))
      made.set(table, { ...row, ...(await insert(db, table, row)) })
      furnished.push(table)
    }
  }
  return furnished
}

function valueFor(column: Column, made: Map<string, Row>): [string, unknown][] {
  const { table, name, type, required, to_table, to_column, check } = column
  const place = `${table}.${name}`
  if (Object.hasOwn(special, place)) return [[name, special[place]]]
  if (to_table !== null) return to_table === table ? [] : [[name, made.get(to_table)![to_column!]]]
  if (!required) return []
  const listed = check?.match(/'([^']*)'/)?.[1]
  const values: Record<string, () => unknown> = {
    uuid: randomUUID,
    bytea: () => randomBytes(32),
    jsonb: () => '{}',
    ARRAY: () => '{}',
    boolean: () => false,
    'timestamp with time zone': () => '2026-01-01T00:00:00Z',
  }
  const value = values[type]
  if (value !== undefined) return [[name, value()]]
  return [[name, type.startsWith('text') || type.startsWith('character') ? (listed ?? randomUUID()) : 1]]
}

async function insert(db: Db, table: string, row: Row): Promise<Row> {
  const { rows } = await sql<Row>`
    insert into ${sql.table(table)} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
    values (${sql.join(Object.values(row))}) on conflict do nothing returning *`.execute(db)
  return rows[0] ?? {}
}

async function readColumns(db: Db): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.table_name as table, c.column_name as name, c.data_type as type,
      c.is_nullable = 'NO' and c.column_default is null and c.is_identity = 'NO' as required,
      f.confrelid::regclass::text as to_table, to_.attname as to_column, pg_get_constraintdef(k.oid) as check
    from information_schema.columns c
      join pg_attribute a on a.attrelid = quote_ident(c.table_name)::regclass and a.attname = c.column_name
      left join pg_constraint f on f.conrelid = a.attrelid and f.contype = 'f' and f.conkey = array[a.attnum]
      left join pg_attribute to_ on to_.attrelid = f.confrelid and to_.attnum = f.confkey[1]
      left join pg_constraint k on k.conrelid = a.attrelid and k.contype = 'c' and k.conkey = array[a.attnum]
    where c.table_schema = 'public' order by c.table_name, c.ordinal_position`.execute(db)
  return rows
}

/** Every row of every table, as text. */
export type Snapshot = Map<string, string[]>

export async function snapshot(db: Db): Promise<Snapshot> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`.execute(db)
  const parts = tables.map(({ name }) => sql`select ${name}::text as name, t::text as row from ${sql.table(name)} t`)
  const { rows } = await sql<{ name: string; row: string }>`${sql.join(parts, sql` union all `)}`.execute(db)
  return new Map(tables.map(({ name }) => [name, rows.filter((row) => row.name === name).map(({ row }) => row)]))
}

/** How many rows each table has fewer than before; more count as negative, and none at all are left out. */
export function gone(before: Snapshot, after: Snapshot): Record<string, number> {
  const differences = [...before].map(([name, rows]): [string, number] => [name, rows.length - after.get(name)!.length])
  return Object.fromEntries(differences.filter(([, difference]) => difference !== 0))
}

/** The rows of one that are not in the other, with their tables. */
export const beyond = (one: Snapshot, other: Snapshot): string[] =>
  [...one].flatMap(([name, rows]) => {
    const known = new Set(other.get(name))
    return rows.filter((row) => !known.has(row)).map((row) => `${name}: ${row}`)
  })

/** Tables whose rows go with those of another, at whatever remove. */
export async function cascadesFrom(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with recursive cascades as (
      select conrelid from pg_constraint where contype = 'f' and confdeltype = 'c' and confrelid = ${table}::regclass
      union
      select f.conrelid from pg_constraint f join cascades c on f.confrelid = c.conrelid
      where f.contype = 'f' and f.confdeltype = 'c'
    )
    select conrelid::regclass::text as name from cascades order by 1`.execute(db)
  return rows.map(({ name }) => name)
}
