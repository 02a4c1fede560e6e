import { sql } from 'kysely'
import type { Paging } from '../../platform/contract/paging.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Reference } from '../../platform/ids.ts'
import { all, is, type Page } from './conditions.ts'

export interface AnyJobRow {
  id: string
  kind: string
  status: 'queued' | 'started' | 'finished' | 'failed'
  organization_id: number | null
  user_id: number | null
  free_tier: boolean
  attempts: number
  error: string | null
  created_at: Date
  started_at: Date | null
  ended_at: Date | null
}

/** Neither what was asked nor what was answered. */
const JOB_COLUMNS = sql`j.id, j.kind, j.status, j.organization_id, j.user_id, j.free_tier, j.attempts, j.error, j.created_at,
  j.started_at, j.ended_at`

/** The ids are ordered by time, and have an index. */
export async function listJobs(
  db: Db,
  {
    status,
    kind,
    organization,
  }: { status?: string | undefined; kind?: string | undefined; organization?: Reference | undefined },
  { limit, offset }: Paging,
): Promise<Page<AnyJobRow>> {
  const which = all([
    sql`j.parent_id is null`,
    status === undefined ? undefined : sql`j.status = ${status}`,
    kind === undefined ? undefined : sql`j.kind = ${kind}`,
    organization && sql`j.organization_id = (select o.id from organizations o where ${is('o', organization)})`,
  ])
  const [page, counted] = await Promise.all([
    sql<AnyJobRow>`select ${JOB_COLUMNS} from jobs j where ${which}
      order by j.id desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from jobs j where ${which}`.execute(db),
  ])
  return { rows: page.rows, total: counted.rows[0]!.total }
}

export async function findJob(db: Db, id: string): Promise<AnyJobRow | undefined> {
  const { rows } = await sql<AnyJobRow>`select ${JOB_COLUMNS} from jobs j where j.id = ${id}::uuid`.execute(db)
  return rows[0]
}

export interface InstallationCounts {
  organizations: number
  paying_organizations: number
  users: number
  administrators: number
  keys_active: number
  studies: number
  questions: number
}

export async function countAll(db: Db): Promise<InstallationCounts> {
  const { rows } = await sql<InstallationCounts>`
    select (select count(*)::int from organizations) as organizations,
      (select count(*)::int from organizations where billing_mode in ('card_provider', 'invoiced')) as paying_organizations,
      (select count(*)::int from users) as users,
      (select count(*)::int from users where administrator) as administrators,
      (select count(*)::int from api_keys where revoked_at is null) as keys_active,
      (select count(*)::int from research_studies) as studies,
      (select count(*)::int from questions) as questions`.execute(db)
  return rows[0]!
}

export async function countFailedJobs(db: Db, since: Date): Promise<number> {
  const { rows } = await sql<{ failed: number }>`
    select count(*)::int as failed from jobs where status = 'failed' and ended_at > ${since}`.execute(db)
  return rows[0]!.failed
}

export async function listMigrations(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from schema_migrations order by name`.execute(db)
  return rows.map(({ name }) => name)
}
