import { sql } from 'kysely'
import type { Paging } from '../../platform/contract/paging.ts'
import type { Db, Trx } from '../../platform/db/database.ts'
import type { Reference } from '../../platform/ids.ts'
import type { stages } from './shapes.ts'

export type Stage = (typeof stages)[number]

export interface StudyRow {
  id: number
  uuid: string
  organization_id: number
  title: string
  objective: string
  stage: Stage
  shareable: boolean
  budget_cents: number | null
  share_token: string | null
  share_enabled: boolean
  share_expires_at: Date | null
  share_redact: ('names' | 'locations')[]
  completed_at: Date | null
  created_at: Date
  updated_at: Date
  participant_count: number
  question_count: number
  /** The primary one first. */
  groups: { id: number; uuid: string; name: string }[]
  /** Those that were not asked yet, as they were drafted. */
  planned_questions: PlannedRow[]
}

interface PlannedRow {
  position: number
  role: string
  purpose: string
  question: string
  format: Record<string, unknown>
  source: 'planned' | 'given'
}

const columns = sql`s.id, s.uuid, s.organization_id, s.title, s.objective, s.stage, s.shareable, s.budget_cents,
  s.share_token, s.share_enabled, s.share_expires_at, s.share_redact, s.completed_at, s.created_at, s.updated_at,
  (select count(*)::int from research_study_agents p where p.study_id = s.id and p.removed_at is null)
    as participant_count,
  (select count(*)::int from questions q where q.study_id = s.id) as question_count,
  (select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'uuid', g.uuid, 'name', g.name) order by sg.position), '[]')
    from research_study_groups sg join research_groups g on g.id = sg.research_group_id where sg.study_id = s.id) as groups,
  (select coalesce(jsonb_agg(plan.one order by plan.place), '[]')
    from jsonb_array_elements(s.planned_questions) with ordinality as plan (one, place)
    where not exists (
      select from questions q
      where q.study_id = s.id and plan.one ->> 'question' in (q.question, q.optimized_question))) as planned_questions`

export async function insertStudy(
  trx: Trx,
  study: {
    uuid: string
    organization_id: number
    user_id: number | null
    title: string
    objective: string
    budget_cents: number | null
    planned_questions: readonly unknown[]
  },
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into research_studies (uuid, organization_id, user_id, title, objective, stage, budget_cents,
      planned_questions, created_at, updated_at)
    values (${study.uuid}, ${study.organization_id}, ${study.user_id}, ${study.title}, ${study.objective}, 'draft',
      ${study.budget_cents}, ${JSON.stringify(study.planned_questions)}::jsonb, ${now}, ${now})
    returning id`.execute(trx)
  return rows[0]!.id
}

export async function findStudy(
  db: Db,
  organizationId: number,
  { id, uuid }: Reference,
): Promise<StudyRow | undefined> {
  const { rows } = await sql<StudyRow>`
    select ${columns} from research_studies s
    where s.organization_id = ${organizationId} and (s.id = ${id}::bigint or s.uuid = ${uuid}::uuid)`.execute(db)
  return rows[0]
}

/** Whoever would change the study at the same time waits until this transaction ends; what refers to it does not. */
export async function lockStudy(trx: Trx, id: number): Promise<void> {
  await sql`select id from research_studies where id = ${id} for no key update`.execute(trx)
}

export async function findSharedStudy(db: Db, token: string): Promise<StudyRow | undefined> {
  const { rows } = await sql<StudyRow>`
    select ${columns} from research_studies s where s.share_token = ${token} and s.share_enabled`.execute(db)
  return rows[0]
}

export async function listStudies(db: Db, organizationId: number, { limit, offset }: Paging) {
  const [page, counted] = await Promise.all([
    sql<StudyRow>`
      select ${columns} from research_studies s where s.organization_id = ${organizationId}
      order by s.created_at desc, s.id desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`
      select count(*)::int as total from research_studies where organization_id = ${organizationId}`.execute(db),
  ])
  return { rows: page.rows, total: counted.rows[0]!.total }
}

/** Fields that a caller changes; undefined leaves one as it is. */
export async function updateStudy(
  trx: Trx,
  id: number,
  change: {
    title?: string | undefined
    objective?: string | undefined
    stage?: Stage | undefined
    planned_questions?: readonly Omit<PlannedRow, 'position'>[] | undefined
  },
  now: Date,
): Promise<void> {
  const { title = null, objective = null, stage = null, planned_questions } = change
  const plan = planned_questions?.map((planned, at) => ({ position: at + 1, ...planned }))
  await sql`
    update research_studies set title = coalesce(${title}, title), objective = coalesce(${objective}, objective),
      stage = coalesce(${stage}, stage), updated_at = ${now},
      planned_questions = coalesce(${plan === undefined ? null : JSON.stringify(plan)}::jsonb, planned_questions)
    where id = ${id}`.execute(trx)
}

/** Adds groups, behind those that are there, and the members that they have now; nobody takes part twice. */
export async function addGroups(trx: Trx, studyId: number, groupIds: readonly number[]): Promise<void> {
  await sql`
    insert into research_study_groups (study_id, research_group_id, position)
    select ${studyId}, g.id, (select count(*) from research_study_groups where study_id = ${studyId}) + g.place - 1
    from unnest(${groupIds}::int[]) with ordinality as g (id, place)
    on conflict do nothing`.execute(trx)
  // Somebody of two groups may have been screened for the second alone, and remembers it all the same.
  await sql`
    insert into research_study_agents (study_id, agent_id, research_group_id, position, weight, screening)
    select ${studyId}, agent_id, research_group_id,
      (select count(*) from research_study_agents where study_id = ${studyId}) + row_number() over (order by place, position),
      weight, screening
    from (
      select distinct on (m.agent_id) m.agent_id, m.research_group_id, m.position, m.weight, g.place,
        first_value(m.screening) over (partition by m.agent_id order by m.screening is null, g.place) as screening
      from unnest(${groupIds}::int[]) with ordinality as g (id, place)
      join research_group_agents m on m.research_group_id = g.id
      where not exists (select from research_study_agents p where p.study_id = ${studyId} and p.agent_id = m.agent_id)
      order by m.agent_id, g.place
    ) as fresh`.execute(trx)
}

export interface ParticipantRow {
  agent_id: number
  weight: number
  group_uuid: string
  /** What it said when candidates were screened; empty where nobody was asked. */
  screening: { question: string; reply: string }[]
}

/** Who takes part, in order. */
export async function listParticipants(db: Db, studyId: number, paging?: Paging): Promise<ParticipantRow[]> {
  const { rows } = await sql<ParticipantRow>`
    select p.agent_id::float8 as agent_id, p.weight, g.uuid as group_uuid, coalesce(p.screening, '[]') as screening
    from research_study_agents p join research_groups g on g.id = p.research_group_id
    where p.study_id = ${studyId} and p.removed_at is null
    order by p.position limit ${paging?.limit ?? null}::int offset ${paging?.offset ?? 0}`.execute(db)
  return rows
}

/** What everybody who has ever taken part said when candidates were screened, in order: who was removed was asked with it. */
export async function listScreened(
  db: Db,
  studyId: number,
): Promise<{ agent_id: number; screening: ParticipantRow['screening'] }[]> {
  const { rows } = await sql<{ agent_id: number; screening: ParticipantRow['screening'] }>`
    select agent_id::float8 as agent_id, screening from research_study_agents
    where study_id = ${studyId} and screening is not null order by position`.execute(db)
  return rows
}

/** Takes agents out: they are asked no more, and what they answered no longer counts. Returns who was taken out. */
export async function removeParticipants(
  trx: Trx,
  studyId: number,
  agentIds: readonly number[],
  now: Date,
): Promise<number[]> {
  const { rows } = await sql<{ agent_id: number }>`
    update research_study_agents set removed_at = ${now}
    where study_id = ${studyId} and agent_id = any (${agentIds}::bigint[]) and removed_at is null
    returning agent_id::float8 as agent_id`.execute(trx)
  const removed = rows.map(({ agent_id }) => agent_id)
  await sql`
    update answers set excluded = true
    where question_id in (select id from questions where study_id = ${studyId})
      and agent_id = any (${removed}::bigint[])`.execute(trx)
  await sql`update research_studies set updated_at = ${now} where id = ${studyId}`.execute(trx)
  return removed
}

/** The questions that have ended with answers, the latest last: what agents remember when they are asked the next. */
export async function findEarlier(trx: Trx, studyId: number, most: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id::float8 as id from (
      select q.id from questions q join jobs j on j.id = q.job_id
      where q.study_id = ${studyId} and j.status = 'finished' order by q.id desc limit ${most}
    ) as latest order by id`.execute(trx)
  return rows.map(({ id }) => id)
}

/** Jobs of the study's questions that have not ended. */
export async function findOpenJobs(db: Db, studyId: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select j.id from questions q join jobs j on j.id = q.job_id
    where q.study_id = ${studyId} and j.ended_at is null order by q.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** The jobs of a study's questions, and of its completions. */
export async function findStudyJobs(trx: Trx, id: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select job_id as id from questions where study_id = ${id}
    union select id from jobs where kind = 'study_completion' and meta ->> 'study_id' = ${String(id)}`.execute(trx)
  return rows.map((row) => row.id)
}

/** Those that were done, and last changed, before a day. */
export async function listEndedStudies(db: Db, before: Date): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from research_studies where stage in ('complete', 'archived') and updated_at < ${before} order by id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** With its questions, their answers, and its report. False where it is gone already. */
export async function deleteStudy(trx: Trx, id: number): Promise<boolean> {
  const { rows } = await sql`delete from research_studies where id = ${id} returning id`.execute(trx)
  return rows.length > 0
}

export async function saveReport(
  trx: Trx,
  report: { study_id: number; step: string; result: unknown; job_id: string },
  now: Date,
): Promise<void> {
  await sql`
    insert into research_study_reports (study_id, step, result, job_id, created_at)
    select id, ${report.step}, ${JSON.stringify(report.result)}::jsonb, ${report.job_id}, ${now}
    from research_studies where id = ${report.study_id}
    on conflict (study_id, step) do update
      set result = excluded.result, job_id = excluded.job_id, created_at = excluded.created_at`.execute(trx)
}

export async function findReports(
  db: Db,
  studyId: number,
): Promise<{ step: string; result: Record<string, unknown> }[]> {
  const { rows } = await sql<{ step: string; result: Record<string, unknown> }>`
    select step, result from research_study_reports where study_id = ${studyId}`.execute(db)
  return rows
}

/** After the completion: complete, or, where no step succeeded, as it was before. */
export async function endCompletion(
  trx: Trx,
  studyId: number,
  succeeded: boolean,
  before: Stage,
  now: Date,
): Promise<void> {
  await sql`
    update research_studies set stage = ${succeeded ? 'complete' : before}, updated_at = ${now},
      completed_at = case when ${succeeded} then ${now} else completed_at end
    where id = ${studyId} and stage = 'analysis'`.execute(trx)
}

export async function saveShare(
  trx: Trx,
  id: number,
  share: { token: string | null; enabled: boolean; expires_at: Date | null; redact: readonly string[] },
  now: Date,
): Promise<void> {
  await sql`
    update research_studies set share_token = ${share.token}, share_enabled = ${share.enabled},
      shareable = ${share.enabled}, share_expires_at = ${share.expires_at}, share_redact = ${share.redact}::text[],
      updated_at = ${now}
    where id = ${id}`.execute(trx)
}

export interface ProgressRow {
  question_id: number
  job_id: string
  status: string
  done: number
  total: number
}

/** How far the study is: its stage, and the questions that are under way or ended since. */
export async function findProgress(
  db: Db,
  studyId: number,
): Promise<{ stage: Stage; questions: ProgressRow[] } | undefined> {
  const { rows } = await sql<{ stage: Stage }>`select stage from research_studies where id = ${studyId}`.execute(db)
  if (rows[0] === undefined) return undefined
  const progress = await sql<ProgressRow>`
    select q.id::float8 as question_id, q.job_id, j.status, cardinality(q.agent_ids) as total,
      case when j.ended_at is not null then cardinality(q.agent_ids) else
        (select count(*)::int from jobs p where p.parent_id = q.job_id and p.ended_at is not null) end as done
    from questions q join jobs j on j.id = q.job_id where q.study_id = ${studyId} order by q.id`.execute(db)
  return { stage: rows[0].stage, questions: progress.rows }
}
