import { sql } from 'kysely'
import { type Db as BossDb, PgBoss } from 'pg-boss'
import type { Database, Db, Listener, Trx } from './db/database.ts'
import type { Logger } from './log.ts'
import { createQueueLimits, type QueueLimits } from './queue-limits.ts'
import { countWaiting, createTurns, endsOfTurn, type Hands, type Lane, turnOf, turnsIndex } from './queue-turns.ts'

const QUEUE = 'jobs'
/** Where pg-boss puts what has used up its attempts without an answer, because its workers died. */
const LOST = 'lost-jobs'
const WAKE_CHANNEL = 'populace_jobs'
/** Any number will do, as long as every process uses the same and nothing else does. */
const SETUP_LOCK = 715_004

/** What is queued is only a pointer: the jobs themselves are rows that their owner can read. */
export interface QueuedJobs {
  /** Of one kind; a worker takes all of them at once. */
  job_ids: readonly string[]
  kind: string
}

/** As versions before jobs travelled together wrote it; one may wait in a queue that was upgraded since. */
interface EarlierQueuedJob {
  job_id: string
  kind: string
}

const queuedJobs = (data: QueuedJobs | EarlierQueuedJob): QueuedJobs =>
  'job_id' in data ? { job_ids: [data.job_id], kind: data.kind } : data

export interface EnqueueOptions {
  /** Attempts after the first. */
  retry_limit: number
  /** Delay before the first retry; it doubles with each. */
  retry_delay_seconds: number
  /** Longest delay between two attempts. */
  retry_delay_max_seconds?: number
  /** Longest time one attempt may take. */
  expire_seconds: number
  /** `own` when left out. */
  lane?: Lane
}

/** Whose turn work takes, and whether it is work that may be refused when too much waits. */
export interface Asker {
  organization_id: number | null
  refusable: boolean
}

/** One attempt at jobs that are taken together. `retry_count` tells this attempt from a later one at the same. */
export interface Attempt {
  id: string
  retry_count: number
  retry_limit: number
  data: QueuedJobs
  queued_at: Date
  /** Whose turn it took; see queue-turns.ts. */
  turn: string
}

export interface Queue {
  /**
   * Queues jobs in the caller's transaction: they exist when, and only when, it commits. Throws where too many wait
   * already and the asker may be refused.
   */
  enqueue(trx: Trx, asker: Asker, jobs: readonly QueuedJobs[], options: EnqueueOptions): Promise<void>
  /** Takes as many entries as there are hands free, organizations in turns. `missed`: others took some of them first. */
  fetch(hands: Hands): Promise<{ attempts: Attempt[]; missed: boolean }>
  /** Jobs whose workers died once too often. */
  fetchLost(limit: number): Promise<Attempt[]>
  completeLost(db: Db, attempt: Attempt): Promise<void>
  /** Returns which of the attempts it ended. The others are no longer ours, because their lease ran out. */
  complete(db: Db, attempts: readonly Attempt[]): Promise<ReadonlySet<Attempt>>
  /**
   * Gives an attempt back: it is tried again after its delay, while attempts are left. False when it is no longer ours:
   * the caller must then undo its work.
   */
  retry(db: Db, attempt: Attempt): Promise<boolean>
  /** Renews the leases of attempts under way. */
  touch(attempts: readonly Attempt[]): Promise<void>
  /** Calls back whenever jobs were queued by any process. */
  onQueued(wake: () => void): Promise<Listener>
  /** `oldest`: since when the one that waits longest could have begun; what waits for its next attempt is not due yet. */
  depth(): Promise<{ queued: number; started: number; oldest: Date | null }>
  close(): Promise<void>
}

export interface QueueOptions {
  lease_seconds: number
  /** Whether this process looks after leases and old jobs; workers do. */
  supervise: boolean
  /** How much may wait; as much as wants to when left out. */
  limits?: QueueLimits
}

export async function openQueue(database: Database, options: QueueOptions, log: Logger): Promise<Queue> {
  const boss = new PgBoss({
    db: bossDatabase(database),
    backend: database.kind === 'pglite' ? 'pglite' : 'postgres',
    schema: 'queue',
    schedule: false,
    supervise: options.supervise,
    superviseIntervalSeconds: 2,
    monitorIntervalSeconds: 2,
    maintenanceIntervalSeconds: 300,
    monitorVacuum: false,
  })
  boss.on('error', (error) => log.error({ err: error.message }, 'queue error'))
  boss.on('warning', (warning) => log.debug({ warning: warning.message }, 'queue warning'))
  await oneAtATime(database, async () => {
    await boss.start()
    const policy = {
      heartbeatSeconds: options.lease_seconds,
      retentionSeconds: 365 * 86_400,
      deleteAfterSeconds: 86_400,
    }
    await boss.createQueue(LOST, policy)
    await boss.createQueue(QUEUE, { ...policy, deadLetter: LOST })
    await boss.updateQueue(QUEUE, { heartbeatSeconds: options.lease_seconds })
    await sql.raw(turnsIndex()).execute(database.db)
  })
  // pg-boss looks a queue up once and remembers it. That must not happen first inside a caller's transaction: it would
  // ask for a second connection while the first is held, for which PGlite, or an exhausted pool, would wait for ever.
  for (const name of [QUEUE, LOST]) await boss.findJobs(name, { id: '00000000-0000-0000-0000-000000000000' })

  const turns = createTurns(database, QUEUE)
  const limits = options.limits === undefined ? undefined : createQueueLimits(options.limits)
  const claim = (attempt: Attempt) => ({ id: attempt.id, retryCount: attempt.retry_count })

  return {
    async enqueue(trx, { organization_id, refusable }, jobs, options) {
      const { retry_limit, retry_delay_seconds, retry_delay_max_seconds = 300, expire_seconds, lane = 'own' } = options
      const turn = turnOf(lane, organization_id)
      const size = jobs.reduce((sum, { job_ids }) => sum + job_ids.length, 0)
      if (refusable) await limits?.admit(turn, size, () => waitingByTurn(trx))
      let priority = lane === 'own' ? await placeInTurn(trx, turn, size) : 0
      const rows = jobs.map((data) => {
        const row = {
          id: data.job_ids[0]!,
          data,
          priority,
          group: { id: turn },
          retryLimit: retry_limit,
          retryDelay: retry_delay_seconds,
          retryBackoff: retry_delay_seconds > 0,
          retryDelayMax: retry_delay_max_seconds,
          expireInSeconds: expire_seconds,
          deadLetter: LOST,
        }
        if (lane === 'own') priority = Math.max(LAST_PLACE, priority - data.job_ids.length)
        return row
      })
      await boss.insert(QUEUE, rows, { db: inTransaction(trx) })
      // Delivered at commit, so that no worker wakes up before it can see the rows.
      await sql`select pg_notify(${WAKE_CHANNEL}, '')`.execute(trx)
    },
    async fetch(hands) {
      const { rows, allotted } = await turns.take<TakenRow>(hands)
      const attempts = rows.map(({ id, retry_count, retry_limit, data, created_on, turn }) => ({
        ...{ id, retry_count, retry_limit, data: queuedJobs(data), turn },
        queued_at: created_on,
      }))
      return { attempts, missed: attempts.length < allotted }
    },
    async fetchLost(limit) {
      const jobs = await boss.fetch<QueuedJobs | EarlierQueuedJob>(LOST, { batchSize: limit, includeMetadata: true })
      return jobs.map(({ id, retryCount, retryLimit, data, createdOn, groupId }) => ({
        ...{ id, data: queuedJobs(data), retry_count: retryCount, retry_limit: retryLimit },
        queued_at: createdOn,
        turn: groupId ?? turnOf('own', null),
      }))
    },
    async completeLost(db, attempt) {
      await boss.complete(LOST, claim(attempt), null, { db: inTransaction(db) })
    },
    async complete(db, attempts) {
      if (attempts.length === 0) return new Set()
      const { settled } = met(await boss.complete(QUEUE, attempts.map(claim), null, { db: inTransaction(db) }))
      return new Set(attempts.filter(({ id }) => settled.includes(id)))
    },
    async retry(db, attempt) {
      return met(await boss.fail(QUEUE, claim(attempt), null, { db: inTransaction(db) })).affected === 1
    },
    async touch(attempts) {
      if (attempts.length > 0) await boss.touch(QUEUE, attempts.map(claim))
    },
    onQueued: (wake) => database.listen(WAKE_CHANNEL, wake),
    async depth() {
      const { rows } = await sql<{ queued: number; started: number; oldest: Date | null }>`
        select count(*) filter (where state < 'active') as queued, count(*) filter (where state = 'active') as started,
          min(greatest(created_on, start_after)) filter (where state < 'active' and start_after <= now()) as oldest
        from queue.job where name = ${QUEUE} and state <= 'active'`.execute(database.db)
      const { queued, started, oldest } = rows[0]!
      return { queued: Number(queued), started: Number(started), oldest }
    },
    close: () => boss.stop({ close: false, graceful: false }),
  }
}

interface TakenRow {
  id: string
  data: QueuedJobs | EarlierQueuedJob
  retry_count: number
  retry_limit: number
  created_on: Date
  turn: string
}

/** What is small is not kept waiting by what is large. */
const SMALL = 50
/** Priorities are whole numbers of four bytes. */
const LAST_PLACE = -2_000_000_000

/**
 * The priority of the first of so many jobs among what waits of the same organization; each further job comes one lower. A
 * small question begins beside what is next, and so goes between the parts of a large one; a large one begins at the
 * end. Of the same priority the older comes first: a stream of small ones cannot hold a large one up for good.
 */
async function placeInTurn(trx: Trx, turn: string, size: number): Promise<number> {
  const { rows } = await inTransaction(trx).executeSql(endsOfTurn(QUEUE), [turn])
  const { first, last } = rows[0] as { first: number | null; last: number | null }
  return (size <= SMALL ? first : last) ?? 0
}

async function waitingByTurn(trx: Trx): Promise<Map<string, number>> {
  const { rows } = await inTransaction(trx).executeSql(countWaiting(QUEUE), [])
  return new Map((rows as { turn: string; jobs: number }[]).map(({ turn, jobs }) => [turn, jobs]))
}

/**
 * pg-boss takes a lock of its own to make its tables, but looks for them before: PostgreSQL then remembers in that session
 * that they are missing, and the process that comes second fails. So only one process at a time gets that far.
 */
async function oneAtATime(database: Database, work: () => Promise<void>): Promise<void> {
  if (database.kind === 'pglite') return work() // one process, and one session that the lock would occupy
  await database.db.connection().execute(async (session) => {
    await sql`select pg_advisory_lock(${SETUP_LOCK})`.execute(session)
    try {
      await work()
    } finally {
      await sql`select pg_advisory_unlock(${SETUP_LOCK})`.execute(session)
    }
  })
}

/** pg-boss reports how many entries a command met, and which, though its types leave that out. */
const met = (response: object) => response as { affected: number; settled: string[] }

/** pg-boss on our own connections; what has no parameters may be several statements. */
const bossDatabase = (database: Database): BossDb => ({
  async executeSql(text, values) {
    if (values === undefined || values.length === 0) return { rows: await database.script(text) }
    return inTransaction(database.db).executeSql(text, values)
  },
})

const inTransaction = (db: Db): BossDb => ({
  async executeSql(text, values = []) {
    const result = await db.executeQuery({
      sql: text,
      parameters: values,
      query: { kind: 'RawNode', sqlFragments: [text], parameters: [] },
      queryId: { queryId: 'queue' },
    })
    return { rows: [...result.rows] }
  },
})
