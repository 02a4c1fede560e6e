import { sql } from 'kysely'
import { type Db as BossDb, PgBoss } from 'pg-boss'
import type { Database, Db, Listener, Trx } from './db/database.ts'
import type { Logger } from './log.ts'

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
  priority?: number
}

/** One attempt at jobs that are taken together. `retry_count` tells this attempt from a later one at the same. */
export interface Attempt {
  id: string
  retry_count: number
  retry_limit: number
  data: QueuedJobs
  queued_at: Date
}

export interface Queue {
  /** Queues jobs in the caller's transaction: they exist when, and only when, it commits. */
  enqueue(trx: Trx, jobs: readonly QueuedJobs[], options: EnqueueOptions): Promise<void>
  fetch(limit: number): Promise<Attempt[]>
  /** Jobs whose workers died once too often. */
  fetchLost(limit: number): Promise<Attempt[]>
  completeLost(db: Db, attempt: Attempt): Promise<void>
  /** False when the attempt is no longer ours, because its lease ran out: the caller must then undo its work. */
  complete(db: Db, attempt: Attempt): Promise<boolean>
  /** Gives an attempt back: it is tried again after its delay, while attempts are left. */
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
  })
  // pg-boss looks a queue up once and remembers it. That must not happen first inside a caller's transaction: it would
  // ask for a second connection while the first is held, for which PGlite, or an exhausted pool, would wait for ever.
  for (const name of [QUEUE, LOST]) await boss.findJobs(name, { id: '00000000-0000-0000-0000-000000000000' })

  const fetchFrom = async (name: string, limit: number): Promise<Attempt[]> => {
    const jobs = await boss.fetch<QueuedJobs | EarlierQueuedJob>(name, { batchSize: limit, includeMetadata: true })
    return jobs.map((job) => ({
      id: job.id,
      retry_count: job.retryCount,
      retry_limit: job.retryLimit,
      data: queuedJobs(job.data),
      queued_at: job.createdOn,
    }))
  }
  const claim = (attempt: Attempt) => ({ id: attempt.id, retryCount: attempt.retry_count })

  return {
    async enqueue(trx, jobs, options) {
      const { retry_limit, retry_delay_seconds, retry_delay_max_seconds = 300, expire_seconds, priority = 0 } = options
      const rows = jobs.map((data) => ({
        id: data.job_ids[0]!,
        data,
        priority,
        retryLimit: retry_limit,
        retryDelay: retry_delay_seconds,
        retryBackoff: retry_delay_seconds > 0,
        retryDelayMax: retry_delay_max_seconds,
        expireInSeconds: expire_seconds,
        deadLetter: LOST,
      }))
      await boss.insert(QUEUE, rows, { db: inTransaction(trx) })
      // Delivered at commit, so that no worker wakes up before it can see the rows.
      await sql`select pg_notify(${WAKE_CHANNEL}, '')`.execute(trx)
    },
    fetch: (limit) => fetchFrom(QUEUE, limit),
    fetchLost: (limit) => fetchFrom(LOST, limit),
    async completeLost(db, attempt) {
      await boss.complete(LOST, claim(attempt), null, { db: inTransaction(db) })
    },
    async complete(db, attempt) {
      return took(await boss.complete(QUEUE, claim(attempt), null, { db: inTransaction(db) }))
    },
    async retry(db, attempt) {
      return took(await boss.fail(QUEUE, claim(attempt), null, { db: inTransaction(db) }))
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

/** pg-boss reports how many jobs a command met, though its types leave that out. */
const took = (response: object): boolean => (response as { affected: number }).affected === 1

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
