/** PostgreSQL and SQLite with the same people, indexes such as one would make, and the same four questions. */
import { chmod, open, stat } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { agentsOf } from '../../src/modules/filters/bitset.ts'
import type { Filter } from '../../src/modules/filters/filter.ts'
import type { SearchIndex } from '../../src/modules/filters/search-index.ts'
import type { Database } from '../../src/platform/db/database.ts'
import { faceted, indexed, type ListTest, lists, plain, rowReader, whereOf, widthOf } from './search-sql.ts'

export const counted = faceted.filter((name) => !lists.includes(name))

export interface Peer {
  name: string
  bytes: number
  find(filter: Filter): Promise<unknown>
  /** Twenty agents and how many there are. */
  search(filter: Filter): Promise<number>
  facets(filter: Filter): Promise<unknown>
  recruit(filter: Filter): Promise<unknown>
}

export async function postgresPeer(database: Database, index: SearchIndex, dir: string): Promise<Peer> {
  const run = (text: string) => sql.raw<Record<string, number>>(text).execute(database.db)
  const types = { fraction: 'float8', wide: 'int', narrow: 'int2' }
  const columns = [...plain.map((name) => `${name} ${types[widthOf(name)]}`), ...lists.map((name) => `${name} int2[]`)]
  await run(`create unlogged table people (id int not null, ${columns.join()})`)
  const file = path.join(dir, 'people.txt')
  await writeRows(index, file, (codes) => `{${codes.join()}}`)
  await run(`copy people from '${file}'`)
  await run('alter table people add primary key (id)')
  for (const names of indexed) await run(`create index on people (${names.join()})`)
  for (const name of lists) await run(`create index on people using gin (${name})`)
  await run('vacuum analyze people')
  const { rows } = await run("select pg_total_relation_size('people')::float8 as bytes")
  const listTest: ListTest = (field, mode, codes) =>
    `${field} ${mode === 'any' ? '&&' : '@>'} '{${codes.join()}}'::int2[]`
  const where = (filter: Filter): string => whereOf(filter, listTest)
  return {
    name: 'PostgreSQL',
    bytes: rows[0]!.bytes!,
    find: (filter) => run(`select id from people where ${where(filter)} limit 1`),
    async search(filter) {
      await run(`select id from people where ${where(filter)} order by id limit 20`)
      return (await run(`select count(*)::int as count from people where ${where(filter)}`)).rows[0]!.count!
    },
    async facets(filter) {
      const sets = counted.map((name) => `(${name})`).join()
      await run(
        `select ${counted.join()}, count(*) from people where ${where(filter)} group by grouping sets (${sets})`,
      )
      for (const name of lists)
        await run(`select code, count(*) from people, unnest(${name}) as code where ${where(filter)} group by code`)
    },
    recruit: (filter) => run(`select id from people where ${where(filter)} order by random() limit 1000`),
  }
}

/** In the text format of COPY. The server runs as another user, who must be able to read it. */
export async function writeRows(
  index: SearchIndex,
  file: string,
  listText: (codes: readonly number[]) => string,
): Promise<void> {
  const row = rowReader(index)
  const codes = lists.map((name) => listsOf(index, name))
  await chmod(path.dirname(file), 0o755)
  const handle = await open(file, 'w', 0o644)
  for (let start = 0; start < index.size; start += 10_000) {
    let text = ''
    for (let agent = start; agent < Math.min(start + 10_000, index.size); agent++) {
      const values = row(agent).map((value) => value ?? '\\N')
      text += `${agent}\t${values.join('\t')}\t${codes.map((list) => listText(list[agent] ?? [])).join('\t')}\n`
    }
    await handle.write(text)
  }
  await handle.close()
}

/** By agent: the codes of a list, where there are any. */
function listsOf(index: SearchIndex, name: (typeof lists)[number]): (number[] | undefined)[] {
  const field = index.fields[name]
  const codes: (number[] | undefined)[] = new Array(index.size)
  if (field.kind === 'number') return codes
  field.labels.forEach((_, code) => {
    for (const agent of agentsOf(field.shared(code)!)) {
      codes[agent] ??= []
      codes[agent].push(code)
    }
  })
  return codes
}

export async function sqlitePeer(index: SearchIndex, dir: string): Promise<Peer> {
  const file = path.join(dir, 'people.sqlite')
  const db = new DatabaseSync(file)
  db.exec(
    'pragma journal_mode = off; pragma synchronous = off; pragma cache_size = -1000000; pragma temp_store = memory',
  )
  db.exec(`create table people (id integer primary key, ${plain.map((name) => `${name} numeric`).join()})`)
  db.exec('begin')
  const insert = db.prepare(`insert into people values (?, ${plain.map(() => '?').join()})`)
  const row = rowReader(index)
  for (let agent = 0; agent < index.size; agent++) insert.run(agent, ...row(agent))
  for (const name of lists) {
    db.exec(`create table ${name} (code integer, id integer, primary key (code, id)) without rowid`)
    const add = db.prepare(`insert into ${name} values (?, ?)`)
    const field = index.fields[name]
    if (field.kind === 'number') continue
    field.labels.forEach((_, code) => {
      for (const agent of agentsOf(field.shared(code)!)) add.run(code, agent)
    })
  }
  db.exec('commit')
  for (const names of indexed) db.exec(`create index ${names.join('_')}_index on people (${names.join()})`)
  db.exec('analyze')
  const listTest: ListTest = (field, mode, codes) => {
    if (mode === 'any') return `id in (select id from ${field} where code in (${codes.join()}))`
    return codes.map((code) => `id in (select id from ${field} where code = ${code})`).join(' and ')
  }
  const where = (filter: Filter): string => whereOf(filter, listTest)
  const run = (text: string) => db.prepare(text).all()
  return {
    name: 'SQLite',
    bytes: (await stat(file)).size,
    find: async (filter) => run(`select id from people where ${where(filter)} limit 1`),
    async search(filter) {
      run(`select id from people where ${where(filter)} order by id limit 20`)
      return Number(run(`select count(*) as count from people where ${where(filter)}`)[0]!.count)
    },
    async facets(filter) {
      db.exec(`create temp table chosen as select * from people where ${where(filter)}`)
      for (const name of counted) run(`select ${name}, count(*) from chosen group by ${name}`)
      for (const name of lists) run(`select code, count(*) from chosen join ${name} using (id) group by code`)
      db.exec('drop table chosen')
    },
    recruit: async (filter) => run(`select id from people where ${where(filter)} order by random() limit 1000`),
  }
}
