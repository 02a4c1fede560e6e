import { sql } from 'kysely'
import type { Paging } from '../../platform/contract/paging.ts'
import type { Db, Trx } from '../../platform/db/database.ts'
import type { RequestKind, RequestRow } from './request.ts'

const columns = sql`id, organization_id, user_id, kind, status, phase, progress_message, texts, settings, step, progress,
  brief, plan, specialist, warnings, clarifying_questions, missing_info, refusal, refusal_reason, error, operation_id,
  job_id, research_group_id, study_id, created_at, updated_at, ended_at`

const json = (value: unknown) => sql`${value === null ? null : JSON.stringify(value)}::jsonb`

export async function insertRequest(trx: Trx, row: RequestRow): Promise<void> {
  await sql`
    insert into research_requests (id, organization_id, user_id, kind, status, phase, progress_message, texts, settings,
      progress, specialist, operation_id, job_id, created_at, updated_at)
    values (${row.id}, ${row.organization_id}, ${row.user_id}, ${row.kind}, ${row.status}, ${row.phase},
      ${row.progress_message}, ${json(row.texts)}, ${json(row.settings)}, ${json(row.progress)}, ${json(row.specialist)},
      ${row.operation_id}, ${row.job_id}, ${row.created_at}, ${row.updated_at})`.execute(trx)
}

/** For whoever works on it: a job knows the id alone. */
export async function findRequest(db: Db, id: string): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`select ${columns} from research_requests where id = ${id}`.execute(db)
  return rows[0]
}

export async function findOwnRequest(
  db: Db,
  organizationId: number,
  kind: RequestKind,
  id: string,
): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`
    select ${columns} from research_requests
    where id = ${id} and organization_id = ${organizationId} and kind = ${kind}`.execute(db)
  return rows[0]
}

/** The same, for a change: others who would change it wait until this transaction ends. */
export async function lockOwnRequest(
  trx: Trx,
  organizationId: number,
  kind: RequestKind,
  id: string,
): Promise<RequestRow | undefined> {
  const { rows } = await sql<RequestRow>`
    select ${columns} from research_requests
    where id = ${id} and organization_id = ${organizationId} and kind = ${kind} for update`.execute(trx)
  return rows[0]
}

/** Holds the request as it was read, for a step; false where somebody has moved it on since. */
export async function lockStep(trx: Trx, { id, step, job_id }: RequestRow): Promise<boolean> {
  const { rows } = await sql`
    select from research_requests where id = ${id} and step = ${step} and job_id = ${job_id} for update`.execute(trx)
  return rows.length > 0
}

/** Writes a request that this transaction has locked. */
export async function saveRequest(trx: Trx, row: RequestRow): Promise<void> {
  await sql`
    update research_requests set step = step + 1, status = ${row.status}, phase = ${row.phase},
      progress_message = ${row.progress_message}, texts = ${json(row.texts)}, settings = ${json(row.settings)},
      progress = ${json(row.progress)}, brief = ${json(row.brief)}, plan = ${json(row.plan)},
      specialist = ${json(row.specialist)}, warnings = ${json(row.warnings)},
      clarifying_questions = ${json(row.clarifying_questions)}, missing_info = ${json(row.missing_info)},
      refusal = ${json(row.refusal)}, refusal_reason = ${row.refusal_reason}, error = ${row.error},
      job_id = ${row.job_id}, research_group_id = ${row.research_group_id}, study_id = ${row.study_id},
      updated_at = ${row.updated_at}, ended_at = ${row.ended_at}
    where id = ${row.id}`.execute(trx)
}

/** Requests whose jobs have ended without them: they have failed. Returns under which operations they had units set aside. */
export async function failByJobs(
  trx: Trx,
  failures: readonly { job_id: string; error: string }[],
  now: Date,
): Promise<string[]> {
  const { rows } = await sql<{ operation_id: string | null }>`
    update research_requests r set status = 'failed', step = step + 1, error = f.error, progress_message = f.error,
      updated_at = ${now}, ended_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(failures)}::jsonb) as f (job_id uuid, error text)
    where r.job_id = f.job_id and r.status in ('queued', 'running')
    returning r.operation_id`.execute(trx)
  return rows.flatMap(({ operation_id }) => operation_id ?? [])
}

/** A request as a list shows it, with what came of it. */
export interface ListedRow
  extends Pick<
    RequestRow,
    | 'id'
    | 'kind'
    | 'status'
    | 'phase'
    | 'progress_message'
    | 'job_id'
    | 'texts'
    | 'study_id'
    | 'created_at'
    | 'updated_at'
  > {
  research_group_uuid: string | null
  study_uuid: string | null
}

export async function listRequests(
  db: Db,
  organizationId: number,
  kind: RequestKind,
  { limit, offset }: Paging,
): Promise<{ rows: ListedRow[]; total: number }> {
  const those = sql`organization_id = ${organizationId} and kind = ${kind}`
  const [page, counted] = await Promise.all([
    sql<ListedRow>`
      select id, kind, status, phase, progress_message, job_id, texts, study_id, created_at, updated_at,
        (select g.uuid from research_groups g where g.id = research_group_id) as research_group_uuid,
        (select s.uuid from research_studies s where s.id = study_id) as study_uuid
      from research_requests where ${those}
      order by created_at desc, id desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from research_requests where ${those}`.execute(db),
  ])
  return { rows: page.rows, total: counted.rows[0]!.total }
}
