/** What a question costs PostgreSQL: processor time, log, rows; and so how many a second one server carries. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { sql } from 'kysely'
import { startModelServer } from '../test/harness/model-server.ts'
import type { Benchmark, Figures } from './support/benchmark.ts'
import { cpuBetween, type Fleet, fleetCpu, refuseFailures, startFleet, untilAllEnded } from './support/fleet.ts'

const AGENTS = 12
const QUESTIONS = 160
/** As many as one request may ask. */
const AT_ONCE = 20
const CORES = 2
/** Seldom enough to cost nothing beside what is measured. */
const LOOK_MS = 500
const BRAIN = path.resolve(import.meta.dirname, '../test/harness/panel-brain.ts')

const things = ['a meal kit', 'an electric bike', 'a robot vacuum', 'a garden shed', 'a season ticket', 'solar panels']
const months = Array.from({ length: Math.ceil((QUESTIONS + AT_ONCE) / things.length) }, (_, at) => at + 2)
const questions = months.flatMap((month) =>
  things.map((thing) => `Would you buy ${thing} in the next ${month} months?`),
)

async function benchDatabase(): Promise<Figures> {
  const model = await startModelServer({ brain: BRAIN, keep_bodies: false, latency_ms: 200 })
  const settings = {
    LLM_MODEL: 'stand-in',
    LLM_SELF_CALIBRATION: 'false',
    LLM_BASE_URL: `${model.url}/v1`,
    LLM_CONCURRENCY: '100',
    LLM_PRICES: 'stand-in=0.25/2',
  }
  try {
    const embedded = await inNewFleet('embedded engine', {})
    return { ...embedded, ...(await inNewFleet('language model', settings)) }
  } finally {
    await model.close()
  }
}

async function inNewFleet(engine: string, settings: Record<string, string>): Promise<Figures> {
  const dir = await mkdtemp(path.join(tmpdir(), 'populace-bench-'))
  const fleet = await startFleet(dir, settings)
  try {
    return await askMany(fleet, engine)
  } finally {
    await fleet.stop()
    await rm(dir, { recursive: true, force: true })
  }
}

async function askMany(fleet: Fleet, engine: string): Promise<Figures> {
  const { group } = await fleet.client.groups.recruit({ name: 'Twelve', group_size: AGENTS, country: 'US' })
  const ask = async (asked: readonly string[]) => {
    await fleet.client.questions.askMany({ group_id: group.uuid, questions: [...asked] })
  }
  const workers = await fleet.work(1)
  try {
    // Plans are made and caches filled.
    await ask(questions.slice(QUESTIONS, QUESTIONS + AT_ONCE))
    await untilAllEnded(fleet.database, LOOK_MS)
    const before = { cpu: await fleetCpu(fleet, workers), disk: await onDisk(fleet) }
    const began = performance.now()
    for (let at = 0; at < QUESTIONS; at += AT_ONCE) await ask(questions.slice(at, at + AT_ONCE))
    await untilAllEnded(fleet.database, LOOK_MS)
    const seconds = (performance.now() - began) / 1000
    await refuseFailures(fleet.database)
    const used = cpuBetween(before.cpu, await fleetCpu(fleet, workers))
    const disk = await onDisk(fleet)
    const each = (of: (now: Disk) => number) => Math.round((of(disk) - of(before.disk)) / QUESTIONS)
    const postgres = used.postgres / QUESTIONS
    return {
      [`${engine}: questions to ${AGENTS} agents a second, everything on this machine`]: (QUESTIONS / seconds).toFixed(
        1,
      ),
      [`${engine}: CPU of PostgreSQL a question, an answer (ms)`]: `${postgres.toFixed(1)}, ${(postgres / AGENTS).toFixed(2)}`,
      [`${engine}: CPU of the worker a question (ms)`]: (used.workers / QUESTIONS).toFixed(1),
      [`${engine}: CPU of the API process a question (ms)`]: (used.server / QUESTIONS).toFixed(1),
      [`${engine}: questions a second for ${CORES} cores of PostgreSQL, by that`]: Math.round(
        (1000 * CORES) / postgres,
      ),
      [`${engine}: write-ahead log a question (bytes)`]: each(({ wal }) => wal),
      [`${engine}: growth a question (bytes): all, answers, jobs, questions, queue, model calls`]: [
        each(({ all }) => all),
        ...TABLES.map((table) => each(({ tables }) => tables[table]!)),
      ].join(', '),
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()))
  }
}

const TABLES = ['answers', 'jobs', 'questions', 'queue.job_common', 'model_calls'] as const

interface Disk {
  wal: number
  all: number
  tables: Record<string, number>
}

/** Tables with their indexes, as they are before any vacuum. */
async function onDisk({ database: { db } }: Fleet): Promise<Disk> {
  const { rows } = await sql<{ wal: number; all: number }>`
    select (pg_current_wal_insert_lsn() - '0/0')::float8 as wal, pg_database_size(current_database())::float8 as all`.execute(
    db,
  )
  const sizes = await sql<{ name: string; bytes: number }>`
    select name, pg_total_relation_size(name)::float8 as bytes from unnest(${[...TABLES]}::text[]) as name`.execute(db)
  return { ...rows[0]!, tables: Object.fromEntries(sizes.rows.map(({ name, bytes }) => [name, bytes])) }
}

export const database: Benchmark = {
  name: 'database',
  title: 'What a question costs PostgreSQL',
  reading: `${QUESTIONS} questions to a group of twelve, asked through an API process and answered by a worker, each a process of its own;
the model's server is a stand-in that takes 200 ms for a call. CPU of PostgreSQL is that of all its processes, checkpoints and
vacuum included. Questions a second for two cores of PostgreSQL is arithmetic: their time divided by that of a question,
with API and workers elsewhere. The write-ahead log has whole pages in it, as after every checkpoint. Growth is of tables with
their indexes before any vacuum; entries of the queue are removed a day after they have ended.`,
  run: async () => ({ figures: await benchDatabase() }),
}

if (import.meta.main) console.table((await database.run({})).figures)
