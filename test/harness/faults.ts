import { sql } from 'kysely'
import type { Database } from '../../src/platform/db/database.ts'
import type { Attempt, Queue } from '../../src/platform/queue.ts'

/** The next time that a row comes to its step `step`, the database refuses to write it, with all that goes with it. */
export async function failWrite({ db }: Database, table: 'theses' | 'research_requests', step: number): Promise<void> {
  await sql`create sequence if not exists write_faults`.execute(db)
  await sql`select setval('write_faults', 1, false)`.execute(db)
  await sql`
    create or replace function write_fault() returns trigger language plpgsql as $$
    begin
      if new.step = TG_ARGV[0]::int and nextval('write_faults') = 1 then raise exception 'the power is out'; end if;
      return new;
    end $$`.execute(db)
  await sql`drop trigger if exists write_fault on ${sql.table(table)}`.execute(db)
  await sql`create trigger write_fault before update on ${sql.table(table)} for each row
    execute function write_fault(${sql.lit(String(step))})`.execute(db)
}

/** Where a transaction of these operations can be cut off: before a row of one of these tables is written. */
const cuttable = {
  feature_operations: 'insert',
  feature_usage_records: 'insert',
  feature_quotas: 'update',
  research_groups: 'insert',
  research_requests: 'insert or update',
  research_studies: 'insert',
  theses: 'insert or update',
  questions: 'insert',
  jobs: 'insert or update',
}

/** Makes writes that can be cut off. Sequences keep their place when a transaction is undone, so a cut happens once. */
export async function prepareCuts({ db }: Database): Promise<void> {
  await sql`create sequence writes`.execute(db)
  await sql`create table cuts (write bigint primary key)`.execute(db)
  await sql`
    create function cut_off() returns trigger language plpgsql as $$
    declare
      place bigint := nextval('writes');
    begin
      if exists (select from cuts where write = place) then raise exception 'the power is out'; end if;
      return new;
    end $$`.execute(db)
  for (const [table, writes] of Object.entries(cuttable)) {
    const on = `before ${writes} on ${table} for each row`
    await sql.raw(`create trigger cut_off ${on} execute function cut_off()`).execute(db)
  }
}

/** From now on, the writes at these places are refused, each with the whole transaction that it is in. */
export async function cutWrites({ db }: Database, places: readonly number[]): Promise<void> {
  await sql`delete from cuts`.execute(db)
  if (places.length === 0) return
  await sql`insert into cuts select last_value + place from writes, unnest(${[...places]}::bigint[]) as place`.execute(
    db,
  )
}

/** Ends the sessions that are in the middle of something, as a server that dies does; when it returns, they are gone. */
export async function cutSessions({ db }: Database): Promise<void> {
  await sql`select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`.execute(db)
}

/**
 * Those who work on something are taken for dead, whether they are or not, as when their leases have run out: others get
 * their jobs, at once, and what has no attempt left is given up.
 */
export async function loseLeases({
  app: { queue },
  database,
}: {
  app: { queue: Queue }
  database: Database
}): Promise<void> {
  const { rows } = await sql<Attempt>`
    select id, retry_count, retry_limit, data, created_on as queued_at from queue.job
    where name = 'jobs' and state = 'active'`.execute(database.db)
  for (const attempt of rows) await queue.retry(database.db, attempt)
  await sql`update queue.job set state = 'retry', start_after = now()
    where name = 'lost-jobs' and state = 'active'`.execute(database.db)
  await hurryAttempts(database)
}

/** Attempts that wait for their delay are due now. */
export async function hurryAttempts({ db }: Database): Promise<void> {
  await sql`update queue.job set start_after = now() where state = 'retry'`.execute(db)
}

/** What was done is delivered a second time. */
export async function deliverAgain({ db }: Database): Promise<void> {
  await sql`update queue.job set state = 'retry', retry_count = 0, start_after = now(), completed_on = null
    where state = 'completed' and name = 'jobs'`.execute(db)
}

/** The next failure of whatever is queued is its last. */
export async function lastAttempts({ db }: Database): Promise<void> {
  await sql`update queue.job set retry_limit = retry_count where state in ('created', 'retry')`.execute(db)
}
