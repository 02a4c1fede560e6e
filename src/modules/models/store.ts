import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import type { FinishReason, ModelErrorReason, Purpose, Usage } from './models.ts'
import { type Account, nameOf } from './rules.ts'
import { renewed, type Shares, type Want } from './shares.ts'

/** A call as it is recorded before it is made. */
export interface CallRow {
  id: string
  key: Buffer
  organization_id: number | null
  study_id: number | null
  job_id: string | null
  month: string
  model: string
  purpose: Purpose
  prompt_version: string
  replicate: number
  estimated_micros: number
  created_at: Date
}

export type Ending =
  | ({ status: 'finished'; text: string; finish: FinishReason; cost_micros: number | null; latency_ms: number } & Usage)
  | { status: 'failed'; error: ModelErrorReason; latency_ms: number }

/** What is under way, or can be given again, under a key. */
export interface LiveRow extends Usage {
  id: string
  key: Uint8Array
  organization_id: number | null
  study_id: number | null
  month: string
  status: 'pending' | 'finished'
  model: string
  text: string | null
  finish: FinishReason | null
  cost_micros: number | null
  latency_ms: number | null
  estimated_micros: number
}

/**
 * Every change of calls and totals waits here for the one before. Totals of several payers change together, in ever other
 * combinations; with one lock for all there is no order of locks to get wrong, and calls go through in batches anyway.
 */
export async function lockBooks(trx: Trx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx)
}

/**
 * The same for changes that need not survive a crash of the database, and so wait for no disk: a call that was begun, and
 * is forgotten, is recorded as a whole when it ends.
 */
export async function lockBooksBriefly(trx: Trx): Promise<void> {
  await sql`select set_config('synchronous_commit', 'off', true), pg_advisory_xact_lock(${LOCK})`.execute(trx)
}

const LOCK = sql`hashtextextended('model_spending', 0)`
const LIVE = sql`(c.status = 'pending' or (c.status = 'finished' and c.rejected_reason is null))`

export async function findLive(
  db: Db,
  asked: readonly { key: Buffer; organization_id: number | null }[],
): Promise<LiveRow[]> {
  const { rows } = await sql<LiveRow>`
    select c.id, c.key, c.organization_id, c.study_id, c.month, c.status, c.model, c.text, c.finish, c.input_tokens,
      c.cached_tokens, c.output_tokens, c.reasoning_tokens, c.cost_micros, c.latency_ms, c.estimated_micros
    from unnest(${asked.map(({ key }) => key)}::bytea[], ${asked.map((call) => call.organization_id)}::int[])
      as a (key, organization_id)
    join model_calls c on c.key = a.key and c.organization_id is not distinct from a.organization_id
    where ${LIVE}`.execute(db)
  return rows
}

/** The organizations that exist, with what each allows itself. They stay as long as the transaction lasts. */
export async function holdOrganizations(
  trx: Trx,
  ids: readonly number[],
): Promise<{ id: number; own_cents: number | null }[]> {
  const { rows } = await sql<{ id: number; own_cents: number | null }>`
    select o.id, b.monthly_cents as own_cents
    from organizations o left join model_budgets b on b.organization_id = o.id
    where o.id = any (${ids}::int[]) for key share of o`.execute(trx)
  return rows
}

export interface Totals {
  spent_micros: number
  reserved_micros: number
}

export async function readTotals(db: Db, accounts: readonly Account[]): Promise<(Account & Totals)[]> {
  const { rows } = await sql<Account & Totals>`
    select s.* from jsonb_to_recordset(${JSON.stringify(accounts)}::jsonb) as a (scope text, scope_id bigint, month text)
    join model_spending s using (scope, scope_id, month)`.execute(db)
  return rows
}

export async function addToTotals(trx: Trx, changes: readonly (Account & Totals)[]): Promise<void> {
  if (changes.length === 0) return
  const added = new Set((await updateTotals(trx, changes)).map(nameOf))
  // The first of a month, or of a study. An upsert would not do: it refuses a negative change before it sees the row.
  const missing = changes.filter((change) => !added.has(nameOf(change)))
  if (missing.length === 0) return
  await sql`
    insert into model_spending (scope, scope_id, month)
    select scope, scope_id, month
    from jsonb_to_recordset(${JSON.stringify(missing)}::jsonb) as a (scope text, scope_id bigint, month text)
    on conflict do nothing`.execute(trx)
  await updateTotals(trx, missing)
}

async function updateTotals(trx: Trx, changes: readonly (Account & Totals)[]): Promise<Account[]> {
  const { rows } = await sql<Account>`
    update model_spending s
    set spent_micros = s.spent_micros + a.spent_micros, reserved_micros = s.reserved_micros + a.reserved_micros
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb)
      as a (scope text, scope_id bigint, month text, spent_micros bigint, reserved_micros bigint)
    where s.scope = a.scope and s.scope_id = a.scope_id and s.month = a.month
    returning s.scope, s.scope_id, s.month`.execute(trx)
  return rows
}

/** The running totals of an organization and of its studies; what the installation has spent is spent. */
export async function deleteTotals(trx: Trx, organizationId: number): Promise<void> {
  await sql`
    delete from model_spending where (scope = 'organization' and scope_id = ${organizationId}) or (scope = 'study'
      and scope_id in (select id from research_studies where organization_id = ${organizationId}))`.execute(trx)
}

const asJson = (rows: readonly CallRow[]): string =>
  JSON.stringify(rows.map((row) => ({ ...row, key: row.key.toString('hex') })))

/** Records calls as under way. One that was under way already, under the same key, becomes the new one. */
export async function insertPending(trx: Trx, rows: readonly CallRow[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    insert into model_calls (id, key, organization_id, study_id, job_id, month, model, purpose, prompt_version, replicate,
      estimated_micros, created_at, status)
    select id, decode(key, 'hex'), organization_id, study_id, job_id, month, model, purpose, prompt_version, replicate,
      estimated_micros, created_at, 'pending'
    from jsonb_to_recordset(${asJson(rows)}::jsonb) as r (id uuid, key text, organization_id int, study_id bigint,
      job_id uuid, month text, model text, purpose text, prompt_version text, replicate int, estimated_micros bigint,
      created_at timestamptz)
    on conflict (key, organization_id) where status = 'pending' or (status = 'finished' and rejected_reason is null)
    do update set id = excluded.id, study_id = excluded.study_id, job_id = excluded.job_id, month = excluded.month,
      purpose = excluded.purpose, estimated_micros = excluded.estimated_micros, created_at = excluded.created_at`.execute(
    trx,
  )
}

/** Ends calls that are under way, and returns which of them were. */
export async function endPending(
  trx: Trx,
  endings: readonly { call: CallRow; ending: Ending }[],
  now: Date,
): Promise<Set<string>> {
  const ended = endings.map(({ call, ending }) => ({ id: call.id, ...ending }))
  const { rows } = await sql<{ id: string }>`
    update model_calls c set status = e.status, text = e.text, finish = e.finish,
      input_tokens = coalesce(e.input_tokens, 0), cached_tokens = coalesce(e.cached_tokens, 0),
      output_tokens = coalesce(e.output_tokens, 0), reasoning_tokens = coalesce(e.reasoning_tokens, 0),
      cost_micros = e.cost_micros, latency_ms = e.latency_ms, error = e.error, finished_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(ended)}::jsonb) as e (id uuid, status text, text text, finish text,
      input_tokens int, cached_tokens int, output_tokens int, reasoning_tokens int, cost_micros bigint, latency_ms int,
      error text)
    where c.id = e.id and c.status = 'pending' returning c.id`.execute(trx)
  return new Set(rows.map(({ id }) => id))
}

/**
 * Records the end of a call whose row is gone: dropped as dead, or taken over by another process. What it said is given
 * again only if nobody else asks or has answered the same. False when its organization is gone as well.
 */
export async function insertEnded(trx: Trx, call: CallRow, ending: Ending, now: Date): Promise<boolean> {
  const done = ending.status === 'finished' ? ending : undefined
  const { rows } = await sql`
    insert into model_calls as c (id, key, organization_id, study_id, job_id, month, model, purpose, prompt_version,
      replicate, estimated_micros, created_at, finished_at, status, text, finish, input_tokens, cached_tokens,
      output_tokens, reasoning_tokens, cost_micros, latency_ms, error, rejected_reason)
    select ${call.id}::uuid, ${call.key}::bytea, ${call.organization_id}::int, ${call.study_id}::bigint,
      ${call.job_id}::uuid, ${call.month}, ${call.model}, ${call.purpose}, ${call.prompt_version},
      ${call.replicate}::int, ${call.estimated_micros}::bigint, ${call.created_at}::timestamptz, ${now}::timestamptz,
      ${ending.status}, ${done?.text ?? null}::text, ${done?.finish ?? null}::text, ${done?.input_tokens ?? 0}::int,
      ${done?.cached_tokens ?? 0}::int, ${done?.output_tokens ?? 0}::int, ${done?.reasoning_tokens ?? 0}::int,
      ${done?.cost_micros ?? null}::bigint, ${ending.latency_ms}::int,
      ${ending.status === 'failed' ? ending.error : null}::text,
      case when ${done !== undefined}::boolean and exists (select from model_calls c where c.key = ${call.key}::bytea
        and c.organization_id is not distinct from ${call.organization_id}::int and ${LIVE}) then 'superseded' end
    where ${call.organization_id}::int is null
      or exists (select from organizations where id = ${call.organization_id}::int for key share)
    returning c.id`.execute(trx)
  return rows.length > 0
}

export async function rejectCall(db: Db, id: string, reason: string): Promise<void> {
  await sql`
    update model_calls set rejected_reason = ${reason}
    where id = ${id} and status = 'finished' and rejected_reason is null`.execute(db)
}

/** Of the last finished calls of a model for a purpose, whoever they were for: what the next ones will be like. */
export interface CallHistory {
  count: number
  input_tokens: Spread
  cached_tokens: Spread
  /** Thinking included. */
  output_tokens: Spread
  output_p95: number
  latency_ms: Spread
}

/** Among ten calls one is below p10, five below p50, nine below p90. */
export interface Spread {
  p10: number
  p50: number
  p90: number
}

export async function callHistory(db: Db, model: string, purpose: Purpose): Promise<CallHistory> {
  const { rows } = await sql<Record<'input' | 'cached' | 'output' | 'latency', number[] | null> & { count: number }>`
    with recent as (
      select input_tokens, cached_tokens, output_tokens, latency_ms from model_calls
      where model = ${model} and purpose = ${purpose} and status = 'finished' order by finished_at desc limit 200)
    select count(*)::int as count,
      percentile_disc(array[0.1, 0.5, 0.9]) within group (order by input_tokens) as input,
      percentile_disc(array[0.1, 0.5, 0.9]) within group (order by cached_tokens) as cached,
      percentile_disc(array[0.1, 0.5, 0.9, 0.95]) within group (order by output_tokens) as output,
      percentile_disc(array[0.1, 0.5, 0.9]) within group (order by latency_ms) as latency
    from recent`.execute(db)
  const { count, input, cached, output, latency } = rows[0]!
  return {
    count,
    input_tokens: spread(input),
    cached_tokens: spread(cached),
    output_tokens: spread(output),
    output_p95: output?.[3] ?? 0,
    latency_ms: spread(latency),
  }
}

const spread = (quantiles: readonly number[] | null): Spread => {
  const [p10 = 0, p50 = 0, p90 = 0] = quantiles ?? []
  return { p10, p50, p90 }
}

/** What calls of an organization came to, in all and by what they have in common. */
export interface CostRow extends Usage {
  /** Which of the columns below the row is for; "total" for none. */
  by: 'total' | 'model' | 'purpose' | 'study'
  model: string | null
  purpose: Purpose | null
  study_id: number | null
  calls: number
  failed_calls: number
  rejected_calls: number
  unpriced_calls: number
  cost_micros: number
  reserved_micros: number
}

export async function sumCosts(
  db: Db,
  organizationId: number,
  { month, study_id }: { month: string | null; study_id: number | null },
): Promise<CostRow[]> {
  const { rows } = await sql<CostRow>`
    select case grouping(model, purpose, study_id) when 3 then 'model' when 5 then 'purpose' when 6 then 'study'
        else 'total' end as by,
      model, purpose, study_id,
      (count(*) filter (where status = 'finished'))::int as calls,
      (count(*) filter (where status = 'failed'))::int as failed_calls,
      (count(*) filter (where rejected_reason is not null))::int as rejected_calls,
      (count(*) filter (where status = 'finished' and cost_micros is null))::int as unpriced_calls,
      coalesce(sum(input_tokens), 0)::bigint as input_tokens, coalesce(sum(cached_tokens), 0)::bigint as cached_tokens,
      coalesce(sum(output_tokens), 0)::bigint as output_tokens,
      coalesce(sum(reasoning_tokens), 0)::bigint as reasoning_tokens,
      coalesce(sum(cost_micros), 0)::bigint as cost_micros,
      coalesce(sum(estimated_micros) filter (where status = 'pending'), 0)::bigint as reserved_micros
    from model_calls
    where organization_id = ${organizationId} and (${month}::text is null or month = ${month}::text)
      and (${study_id}::bigint is null or study_id = ${study_id}::bigint)
    group by grouping sets ((), (model), (purpose), (study_id))
    order by cost_micros desc, calls desc, model, purpose, study_id`.execute(db)
  return rows
}

export async function findOwnLimit(db: Db, organizationId: number): Promise<number | null> {
  const { rows } = await sql<{ monthly_cents: number }>`
    select monthly_cents from model_budgets where organization_id = ${organizationId}`.execute(db)
  return rows[0]?.monthly_cents ?? null
}

export async function setOwnLimit(db: Db, organizationId: number, cents: number | null, now: Date): Promise<void> {
  if (cents === null) {
    await sql`delete from model_budgets where organization_id = ${organizationId}`.execute(db)
    return
  }
  await sql`
    insert into model_budgets (organization_id, monthly_cents, updated_at) values (${organizationId}, ${cents}, ${now})
    on conflict (organization_id) do update set monthly_cents = excluded.monthly_cents, updated_at = excluded.updated_at`.execute(
    db,
  )
}

/** Pending rows go with their reservations (a trigger gives those back). */
export async function deleteUnfinished(
  trx: Trx,
  { pending_before, failed_before }: { pending_before: Date; failed_before: Date },
): Promise<void> {
  await sql`
    delete from model_calls where (status = 'pending' and created_at < ${pending_before})
      or (status = 'failed' and created_at < ${failed_before})`.execute(trx)
}

/** What a study of the organization may spend, where it has a limit of its own. */
export async function findStudyLimit(db: Db, organizationId: number, studyId: number): Promise<number | null> {
  const { rows } = await sql<{ budget_cents: number | null }>`
    select budget_cents from research_studies
    where id = ${studyId}::bigint and organization_id = ${organizationId}`.execute(db)
  return rows[0]?.budget_cents ?? null
}

/** What was said before a day is not kept, nor given again; what it cost is. */
export async function wipeTextsBefore(db: Db, before: Date): Promise<void> {
  await sql`
    update model_calls set text = '', rejected_reason = coalesce(rejected_reason, 'retention')
    where status = 'finished' and text <> '' and finished_at < ${before}`.execute(db)
}

/** Says what a process wants of the calls that a model takes at once; returns how many it may have under way. */
export function renewShare(
  db: Db,
  model: string,
  process: string,
  want: Want,
  limits: { at_once: number; lease_ms: number },
): Promise<number> {
  return db.transaction().execute(async (trx) => {
    const { shares, now_ms } = (await lockShares(trx, model)) ?? (await addShares(trx, model))
    const { shares: saved, may } = renewed(shares, process, want, { ...limits, now_ms })
    await sql`update model_shares set shares = ${JSON.stringify(saved)}::jsonb where model = ${model}`.execute(trx)
    return may
  })
}

async function lockShares(trx: Trx, model: string): Promise<{ shares: Shares; now_ms: number } | undefined> {
  const { rows } = await sql<{ shares: Shares; now_ms: number }>`
    select shares, extract(epoch from clock_timestamp())::float8 * 1000 as now_ms
    from model_shares where model = ${model} for update`.execute(trx)
  return rows[0]
}

async function addShares(trx: Trx, model: string) {
  await sql`insert into model_shares (model) values (${model}) on conflict do nothing`.execute(trx)
  return (await lockShares(trx, model))!
}
