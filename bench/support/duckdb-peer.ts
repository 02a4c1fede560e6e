/** DuckDB with the same people, as it stores columns by itself: it needs no indexes for such questions. */
import { execFile } from 'node:child_process'
import { mkdir, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { promisify } from 'node:util'
import type { Filter } from '../../src/modules/filters/filter.ts'
import type { SearchIndex } from '../../src/modules/filters/search-index.ts'
import { counted, type Peer, writeRows } from './search-peers.ts'
import { type ListTest, lists, plain, whereOf, widthOf } from './search-sql.ts'

const run = promisify(execFile)
const PACKAGE = '@duckdb/node-api@1.5.5-r.5'

/** As much of its API as is used here. */
interface Connection {
  run(text: string): Promise<unknown>
  runAndReadAll(text: string): Promise<{ getRows(): unknown[][] }>
}

/** Undefined where it cannot be had. */
export async function duckdbPeer(index: SearchIndex, dir: string): Promise<Peer | undefined> {
  const connection = await connect(dir).catch(() => undefined)
  if (connection === undefined) return undefined
  const rows = path.join(dir, 'people.csv')
  await writeRows(index, rows, (codes) => `[${codes.join()}]`)
  const types = { fraction: 'double', wide: 'integer', narrow: 'smallint' }
  const columns = [
    ...plain.map((name) => `${name} ${types[widthOf(name)]}`),
    ...lists.map((name) => `${name} smallint[]`),
  ]
  await connection.run(`create table people (id integer, ${columns.join()})`)
  await connection.run(`copy people from '${rows}' (delimiter '\t', nullstr '\\N', header false)`)
  await connection.run('checkpoint')
  const listTest: ListTest = (field, mode, codes) =>
    `${mode === 'any' ? 'list_has_any' : 'list_has_all'}(${field}, [${codes.join()}]::smallint[])`
  const where = (filter: Filter): string => whereOf(filter, listTest)
  const read = async (text: string) => (await connection.runAndReadAll(text)).getRows()
  return {
    name: 'DuckDB',
    bytes: (await stat(path.join(dir, 'people.duckdb'))).size,
    find: (filter) => read(`select id from people where ${where(filter)} limit 1`),
    async search(filter) {
      await read(`select id from people where ${where(filter)} order by id limit 20`)
      return Number((await read(`select count(*) from people where ${where(filter)}`))[0]![0])
    },
    async facets(filter) {
      const sets = counted.map((name) => `(${name})`).join()
      await read(
        `select ${counted.join()}, count(*) from people where ${where(filter)} group by grouping sets (${sets})`,
      )
      for (const name of lists)
        await read(
          `select code, count(*) from (select unnest(${name}) as code from people where ${where(filter)}) group by code`,
        )
    },
    recruit: (filter) => read(`select id from people where ${where(filter)} order by random() limit 1000`),
  }
}

async function connect(dir: string): Promise<Connection> {
  const folder = path.join(dir, 'duckdb')
  await mkdir(folder)
  await writeFile(path.join(folder, 'package.json'), '{}')
  await run('npm', ['install', '--no-audit', '--no-fund', PACKAGE], { cwd: folder, timeout: 60_000 })
  const { DuckDBInstance } = createRequire(path.join(folder, 'package.json'))('@duckdb/node-api') as {
    DuckDBInstance: { create(file: string): Promise<{ connect(): Promise<Connection> }> }
  }
  return (await DuckDBInstance.create(path.join(dir, 'people.duckdb'))).connect()
}
