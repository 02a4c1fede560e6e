import { sql } from 'kysely'
import type { Paging } from '../../platform/contract/paging.ts'
import type { Db, Trx } from '../../platform/db/database.ts'
import type { Claim } from './claim.ts'

export interface ThesisSettings {
  max_groups: number
  group_size: number
  questions_per_group: number
  seed: string
}

export interface ThesisRow {
  id: number
  uuid: string
  organization_id: number
  user_id: number | null
  thesis: string
  settings: ThesisSettings
  claims: Claim[]
  step: number
  status: 'queued' | 'running' | 'completed' | 'refused' | 'failed'
  refusal: { reason: string; message: string } | null
  error: string | null
  operation_id: string
  job_id: string
  created_at: Date
  updated_at: Date
}

const columns = sql`id, uuid, organization_id, user_id, thesis, settings, claims, step, status, refusal, error,
  operation_id, job_id, created_at, updated_at`

type NewThesis = Pick<
  ThesisRow,
  'uuid' | 'organization_id' | 'user_id' | 'thesis' | 'settings' | 'operation_id' | 'job_id'
>

export async function insertThesis(trx: Trx, thesis: NewThesis, now: Date): Promise<void> {
  const { uuid, organization_id, user_id, thesis: text, settings, operation_id, job_id } = thesis
  await sql`insert into theses
      (uuid, organization_id, user_id, thesis, settings, status, operation_id, job_id, created_at, updated_at)
    values (${uuid}, ${organization_id}, ${user_id}, ${text}, ${JSON.stringify(settings)}::jsonb, 'queued',
      ${operation_id}, ${job_id}, ${now}, ${now})`.execute(trx)
}

export async function findThesis(db: Db, organizationId: number, uuid: string): Promise<ThesisRow | undefined> {
  const { rows } = await sql<ThesisRow>`select ${columns} from theses
    where organization_id = ${organizationId} and uuid = ${uuid}`.execute(db)
  return rows[0]
}

/** Whosever it is: for the job that works on it. */
export async function findThesisByUuid(db: Db, uuid: string): Promise<ThesisRow | undefined> {
  const { rows } = await sql<ThesisRow>`select ${columns} from theses where uuid = ${uuid}`.execute(db)
  return rows[0]
}

export async function listTheses(
  db: Db,
  organizationId: number,
  { limit, offset }: Paging,
): Promise<{ rows: ThesisRow[]; total: number }> {
  const [page, counted] = await Promise.all([
    sql<ThesisRow>`select ${columns} from theses where organization_id = ${organizationId}
      order by created_at desc, id desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from theses
      where organization_id = ${organizationId}`.execute(db),
  ])
  return { rows: page.rows, total: counted.rows[0]!.total }
}

type Change = Partial<Pick<ThesisRow, 'claims' | 'status' | 'refusal' | 'error'>>

/**
 * Writes a step down. False where another worker has done so already, or the work has ended: what the caller came to is
 * then to leave no trace.
 */
export async function advance(trx: Trx, row: ThesisRow, change: Change, now: Date): Promise<boolean> {
  const { claims = row.claims, status = 'running', refusal = null, error = null } = change
  const ended = status === 'running' ? null : now
  const { rows } = await sql`update theses set step = step + 1, claims = ${JSON.stringify(claims)}::jsonb,
      status = ${status}, refusal = ${refusal === null ? null : JSON.stringify(refusal)}::jsonb, error = ${error},
      updated_at = ${now}, ended_at = ${ended}
    where id = ${row.id} and step = ${row.step} and ended_at is null returning id`.execute(trx)
  return rows.length === 1
}

/** Those whose work these jobs were, and had not ended; locked until the transaction ends. */
export async function openByJobs(trx: Trx, jobIds: readonly string[]): Promise<ThesisRow[]> {
  const { rows } = await sql<ThesisRow>`select ${columns} from theses
    where job_id = any (${[...jobIds]}::uuid[]) and ended_at is null order by id for update`.execute(trx)
  return rows
}
