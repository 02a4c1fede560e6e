/** Handing in a question to twelve agents, up to the answer that it is accepted, against a bare transaction of as many rows. */
import { sql } from 'kysely'
import type { Database } from '../src/platform/db/database.ts'
import type { Benchmark, Figures } from './support/benchmark.ts'
import { type InProcess, serveInProcess } from './support/in-process.ts'
import { median } from './support/processes.ts'
import { countStatements } from './support/statements.ts'

const WARM_UP = 60
const ROUNDS = 10
const PER_ROUND = 20
const AGENTS = 12
const TABLES = ['jobs', 'queue.job', 'feature_operations', 'feature_usage_records', 'billable_events', 'questions']
const SETTINGS = {
  // Below a thousand limits are counted request by request, as the usual ones are.
  FREE_QUESTIONS_PER_MINUTE: '999',
  FREE_QUESTIONS_PER_CYCLE: '1000000',
  QUEUE_MAX_JOBS: '1000000',
  QUEUE_MAX_JOBS_ORGANIZATION: '1000000',
}

interface Way {
  operation: string
  submit(): Promise<void>
  seen_ms: number[]
  floor_ms: number[]
  statements: number[]
  transactions: number[]
  rows: number
}

async function benchSubmitting(): Promise<Figures> {
  const service = await serveInProcess(SETTINGS)
  const counted = countStatements()
  try {
    await sql`create table bare (id bigserial primary key, owner int, parent uuid, payload jsonb)`.execute(
      service.database.db,
    )
    const free = await freeWay(service)
    const live = await liveWay(service)
    for (const way of [free, live]) {
      for (let i = 0; i < WARM_UP; i++) await way.submit()
      const before = await rowsIn(service.database)
      await way.submit()
      way.rows = (await rowsIn(service.database)) - before
      for (let i = 0; i < WARM_UP; i++) await bareTransaction(service.database, way.rows)
    }
    service.served.clear()
    for (let round = 0; round < ROUNDS; round++) {
      for (const way of [free, live]) {
        for (let i = 0; i < PER_ROUND; i++) {
          const before = { ...counted }
          way.seen_ms.push(await timed(way.submit))
          way.statements.push(counted.statements - before.statements)
          way.transactions.push(counted.transactions - before.transactions)
        }
        for (let i = 0; i < PER_ROUND; i++) {
          way.floor_ms.push(await timed(() => bareTransaction(service.database, way.rows)))
        }
      }
    }
    return { ...figures('free panel', free, service), ...figures('group, live key', live, service) }
  } finally {
    await service.close()
  }
}

async function timed(work: () => Promise<void>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

const newWay = (operation: string, submit: Way['submit']): Way => ({
  ...{ operation, submit, rows: 0 },
  ...{ seen_ms: [], floor_ms: [], statements: [], transactions: [] },
})

async function freeWay({ url, newKey }: InProcess): Promise<Way> {
  const key = await newKey('free')
  return newWay('free.ask', () => post(`${url}/v1/free/questions`, key).then(() => undefined))
}

async function liveWay({ url, newKey }: InProcess): Promise<Way> {
  const key = await newKey('live')
  const group = await post(`${url}/v1/research-groups/recruit`, key, { name: 'Bench', group_size: AGENTS })
  const { id } = (group as { group: { id: number } }).group
  return newWay('questions.askGroup', () =>
    post(`${url}/v1/research-groups/${id}/questions`, key).then(() => undefined),
  )
}

async function post(url: string, key: string, body: object = { question: 'Do you own a car?' }): Promise<unknown> {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`)
  return response.json()
}

async function rowsIn({ db }: Database): Promise<number> {
  const counts = TABLES.map((table) => `(select count(*) from ${table})`)
  const { rows } = await sql.raw<{ rows: number }>(`select (${counts.join(' + ')})::int as rows`).execute(db)
  return rows[0]!.rows
}

/** The least that it can take: begin, one insert, commit, with about as many bytes. */
const bareTransaction = ({ db }: Database, rows: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`insert into bare (owner, parent, payload)
      select 1, gen_random_uuid(), jsonb_build_object('question', repeat('x', 100), 'member', i)
      from generate_series(1, ${rows}::int) as i`.execute(trx)
  })

function figures(title: string, way: Way, { served }: InProcess): Figures {
  const server = median(served.get(way.operation) ?? [])
  return {
    [`${title}: server time, median (ms)`]: server.toFixed(1),
    [`${title}: as the caller sees it, median (ms)`]: median(way.seen_ms).toFixed(1),
    [`${title}: statements, transactions, rows`]: `${median(way.statements)}, ${median(way.transactions)}, ${way.rows}`,
    [`${title}: as many rows in one bare transaction, median (ms)`]: median(way.floor_ms).toFixed(1),
    [ratioOf(title)]: (server / median(way.floor_ms)).toFixed(1),
  }
}

const ratioOf = (title: string): string => `${title}: server time to a bare transaction`

export const submitting: Benchmark = {
  name: 'submitting',
  title: 'Handing in a question',
  reading: `A question to twelve agents, from the request's first byte to the answer that it is accepted: the free panel with a free
key, and a group with a live key. Server time is what the service logs; the caller is in the same process, and nothing else
is asked meanwhile. The bare transaction inserts as many rows as a submission leaves, in one statement, on the same
PostgreSQL; rounds alternate. A submission charges, queues and records in one transaction.`,
  run: async () => ({ figures: await benchSubmitting() }),
  guarded: { [ratioOf('free panel')]: 'lower', [ratioOf('group, live key')]: 'lower' },
}

if (import.meta.main) console.table((await submitting.run({})).figures)
