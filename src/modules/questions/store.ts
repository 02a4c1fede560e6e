import { sql } from 'kysely'
import type { Db, Trx } from '../../platform/db/database.ts'
import type { Reference } from '../../platform/ids.ts'
import type { AnswerMeta, Format, Understood, WordsKind } from '../answering/index.ts'
import { deleteJobs } from '../jobs/index.ts'
import type { AnswerValue } from '../results/index.ts'

export type QuestionKind = 'direct' | 'study' | 'zeitgeist'

export interface QuestionRow {
  id: number
  uuid: string
  organization_id: number
  user_id: number | null
  kind: QuestionKind
  study_id: number | null
  /** The most that the study may spend on language models. */
  study_budget_cents: number | null
  research_group_id: number | null
  agent_id: number | null
  title: string | null
  question: string
  optimized_question: string | null
  format: Format
  media_asset_ids: number[]
  job_id: string
  agent_ids: number[]
  weights: number[]
  job_ids: string[]
  earlier_question_ids: number[]
  understood: Understood | null
  meta: AnswerMeta | null
  summary: Record<string, unknown> | null
  created_at: Date
  updated_at: Date
}

export type NewQuestion = Omit<
  QuestionRow,
  'id' | 'uuid' | 'study_budget_cents' | 'understood' | 'meta' | 'summary' | 'created_at' | 'updated_at'
>

/** The id that a question will have: its jobs are made before it and refer to it. */
export async function nextQuestionId(trx: Trx): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('questions', 'id'))::int8 as id`.execute(trx)
  return Number(rows[0]!.id)
}

export async function insertQuestion(
  trx: Trx,
  id: number,
  uuid: string,
  question: NewQuestion,
  now: Date,
): Promise<void> {
  const q = question
  await sql`
    insert into questions (id, uuid, organization_id, user_id, kind, study_id, research_group_id, agent_id, title,
      question, optimized_question, format, media_asset_ids, job_id, agent_ids, weights, job_ids, earlier_question_ids,
      screening, created_at, updated_at)
    overriding system value
    values (${id}, ${uuid}, ${q.organization_id}, ${q.user_id}, ${q.kind}, ${q.study_id}, ${q.research_group_id},
      ${q.agent_id}, ${q.title}, ${q.question}, ${q.optimized_question}, ${JSON.stringify(q.format)}::jsonb,
      ${q.media_asset_ids}::int[], ${q.job_id}, ${q.agent_ids}::bigint[], ${q.weights}::float8[], ${q.job_ids}::uuid[],
      ${q.earlier_question_ids}::bigint[],
      (select jsonb_object_agg(m.agent_id, m.screening) from research_group_agents m
        where m.research_group_id = ${q.research_group_id} and m.agent_id = any (${q.agent_ids}::bigint[])
          and m.screening is not null),
      ${now}, ${now})`.execute(trx)
}

/** What has come in of a question, and what is still to come. */
const counts = sql`counted.answer_count, counted.answered_count,
  (select count(*)::int from jobs j where j.parent_id = q.job_id and j.ended_at is null) as open_count,
  (select j.status from jobs j where j.id = q.job_id) as status`

const countedAnswers = sql`lateral (
  select count(*)::int as answered_count, (count(*) filter (where not a.excluded))::int as answer_count
  from answers a where a.question_id = q.id) as counted`

const columns = sql`q.id::float8 as id, q.uuid, q.organization_id, q.user_id, q.kind, q.study_id, q.research_group_id,
  q.agent_id::float8 as agent_id, q.title, q.question, q.optimized_question, q.format, q.media_asset_ids, q.job_id,
  q.earlier_question_ids::float8[] as earlier_question_ids, q.understood, q.meta, q.summary, q.created_at, q.updated_at,
  (select s.budget_cents from research_studies s where s.id = q.study_id) as study_budget_cents`

export async function findQuestionById(db: Db, id: number): Promise<QuestionRow | undefined> {
  // As JSON, which is read at a tenth of what the lists of PostgreSQL take.
  const { rows } = await sql<QuestionRow>`
    select ${columns}, to_json(q.agent_ids) as agent_ids, to_json(q.weights) as weights, to_json(q.job_ids) as job_ids
    from questions q where q.id = ${id}`.execute(db)
  return rows[0]
}

/** Who was asked each of some questions, in the order of the panel. */
export async function findPanels(db: Db, questionIds: readonly number[]): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ id: number; agent_ids: number[] }>`
    select id::float8 as id, to_json(agent_ids) as agent_ids from questions
    where id = any (${questionIds}::bigint[])`.execute(db)
  return new Map(rows.map(({ id, agent_ids }) => [id, agent_ids]))
}

/** Whose it is and of which kind: what another organization asked is as good as missing. */
export interface QuestionScope {
  organization_id: number
  kind: QuestionKind
  study_id?: number
}

const inScope = ({ organization_id, kind, study_id }: QuestionScope) =>
  sql`q.organization_id = ${organization_id} and q.kind = ${kind}
    and (${study_id ?? null}::int is null or q.study_id = ${study_id ?? null})`

/** By id or uuid. */
export async function findQuestion(
  db: Db,
  scope: QuestionScope,
  reference: Reference,
): Promise<ListedQuestion | undefined> {
  const { rows } = await sql<ListedQuestion>`
    select ${columns}, ${counts}, cardinality(q.agent_ids) as agent_count from questions q, ${countedAnswers}
    where ${inScope(scope)} and (q.id = ${reference.id}::bigint or q.uuid = ${reference.uuid}::uuid)`.execute(db)
  return rows[0]
}

/** Without the lists of its panel: they are long, and hardly anybody who lists questions reads them. */
export interface ListedQuestion extends Omit<QuestionRow, 'agent_ids' | 'weights' | 'job_ids'> {
  agent_count: number
  /** Of those who still count. */
  answer_count: number
  /** Of everybody. */
  answered_count: number
  /** Still to come. */
  open_count: number
  /** That of its job. */
  status: 'queued' | 'started' | 'finished' | 'failed'
}

/** A page of questions, newest first (of studies: in the order in which they were asked), with what has come in. */
export async function listQuestions(
  db: Db,
  scope: QuestionScope,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: ListedQuestion[]; total: number }> {
  const order = scope.kind === 'study' ? sql`q.id` : sql`q.created_at desc, q.id desc`
  const [page, counted] = await Promise.all([
    sql<ListedQuestion>`
      select ${columns}, ${counts}, cardinality(q.agent_ids) as agent_count
      from (select * from questions q where ${inScope(scope)} order by ${order} limit ${limit} offset ${offset}) as q,
        ${countedAnswers}
      order by ${order}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from questions q where ${inScope(scope)}`.execute(db),
  ])
  return { rows: page.rows, total: counted.rows[0]!.total }
}

export interface AnswerRow {
  id: number
  question_id: number
  agent_id: number
  weight: number
  response_text: string
  value: AnswerValue | null
  confidence: 'high' | 'medium' | 'low'
  words: WordsKind | null
  meta: AnswerMeta | null
  submitted_at: Date
}

const answerColumns = sql`a.id::float8 as id, a.question_id::float8 as question_id, a.agent_id::float8 as agent_id,
  a.weight, a.response_text, a.value, a.confidence, a.words, a.meta, a.submitted_at`

/** A page of the answers that count, in the order of the panel. */
export async function listAnswers(
  db: Db,
  questionId: number,
  { limit, offset, among }: { limit: number; offset: number; among?: readonly number[] | undefined },
): Promise<AnswerRow[]> {
  const { rows } = await sql<AnswerRow>`
    select ${answerColumns} from answers a where a.question_id = ${questionId} and not a.excluded
      ${among === undefined ? sql`` : sql`and a.agent_id = any (${among}::bigint[])`}
    order by a.position limit ${limit} offset ${offset}`.execute(db)
  return rows
}

/** How many answers that count some agents have given to a question. */
export async function countAnswersAmong(db: Db, questionId: number, among: readonly number[]): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from answers a where a.question_id = ${questionId} and not a.excluded
      and a.agent_id = any (${among}::bigint[])`.execute(db)
  return rows[0]!.total
}

/** Every answer that counts to each of several questions. */
export async function findAnswers(db: Db, questionIds: readonly number[]): Promise<AnswerRow[]> {
  const { rows } = await sql<AnswerRow>`
    select ${answerColumns} from answers a where a.question_id = any (${questionIds}::bigint[]) and not a.excluded
    order by a.question_id, a.position`.execute(db)
  return rows
}

/** What was said to an earlier question: by whom, and what, in the same order. */
export interface Said {
  wording: string
  format: Format
  agent_ids: number[]
  replies: string[]
  values: (AnswerValue | null)[]
}

/** What agents said to earlier questions, oldest first, also those who no longer take part: they were asked with it. */
export async function findSaid(db: Db, questionIds: readonly number[]): Promise<Said[]> {
  const { rows } = await sql<Said>`
    select coalesce(q.optimized_question, q.question) as wording, q.format, said.*
    from unnest(${questionIds}::bigint[]) with ordinality as asked (id, place)
    join questions q on q.id = asked.id
    cross join lateral (
      select coalesce(json_agg(a.agent_id), '[]') as agent_ids, coalesce(json_agg(a.response_text), '[]') as replies,
        coalesce(json_agg(a.value), '[]') as values
      from answers a where a.question_id = q.id
    ) as said
    order by asked.place`.execute(db)
  return rows
}

/** What a question's agents said when candidates were screened: kept with the study, or with the question itself. */
export async function findScreening(
  db: Db,
  { id, study_id }: Pick<QuestionRow, 'id' | 'study_id'>,
): Promise<Map<number, { question: string; reply: string }[]>> {
  const { rows } = await sql<{ agent_id: number; screening: { question: string; reply: string }[] }>`
    select p.agent_id::float8 as agent_id, p.screening from research_study_agents p
    where p.study_id = ${study_id}::int and p.screening is not null
    union all
    select kept.key::float8, kept.value from questions q, jsonb_each(q.screening) as kept where q.id = ${id}`.execute(
    db,
  )
  return new Map(rows.map(({ agent_id, screening }) => [agent_id, screening]))
}

export interface NewAnswer {
  question_id: number
  agent_id: number
  position: number
  weight: number
  response_text: string
  value: AnswerValue | null
  confidence: string
  words: WordsKind | null
  understood: Understood
  meta: AnswerMeta
}

/**
 * Answers that came in at the same moment. What the engine made of the question is the same for all and kept with it;
 * only an answer that was made in another way says so itself. Whoever has been removed from the study no longer counts.
 */
export async function insertAnswers(trx: Trx, answers: readonly NewAnswer[], now: Date): Promise<void> {
  const firsts = new Map(answers.map((answer) => [answer.question_id, answer]))
  // What all have in common is sent once.
  const rows = answers.map(({ understood: _, meta, ...answer }) => ({
    ...answer,
    ...(meta === firsts.get(answer.question_id)!.meta ? {} : { meta }),
  }))
  const metas = [...firsts.values()].map(({ question_id, meta }) => ({ question_id, meta }))
  // Whoever removes one of them from the study waits until these answers are there, and takes them out as well.
  await sql`
    select from research_study_agents p join questions q on q.study_id = p.study_id
    where q.id = any (${rows.map(({ question_id }) => question_id)}::bigint[])
      and p.agent_id = any (${rows.map(({ agent_id }) => agent_id)}::bigint[])
    order by p.study_id, p.agent_id for share of p`.execute(trx)
  await sql`
    insert into answers (question_id, agent_id, position, weight, response_text, value, confidence, words, meta,
      excluded, submitted_at)
    select n.question_id, n.agent_id, n.position, n.weight, n.response_text, nullif(n.value, 'null'::jsonb), n.confidence,
      n.words, nullif(coalesce(n.meta, f.meta), coalesce(q.meta, f.meta)), coalesce(p.removed_at is not null, false), ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (question_id bigint, agent_id bigint, position int,
      weight float8, response_text text, value jsonb, confidence text, words text, meta jsonb)
    join questions q on q.id = n.question_id
    join jsonb_to_recordset(${JSON.stringify(metas)}::jsonb) as f (question_id bigint, meta jsonb)
      on f.question_id = n.question_id
    left join research_study_agents p on p.study_id = q.study_id and p.agent_id = n.agent_id
    order by n.question_id, n.position
    on conflict (question_id, agent_id) do nothing`.execute(trx)
  // In one order for everybody: several questions may end together, and each is locked.
  for (const first of [...firsts.values()].sort((a, b) => a.question_id - b.question_id)) {
    await tellQuestion(trx, first, answers)
  }
}

/**
 * The first answers say how the question was taken. Only behind the question's lock is it known whose are first, and all
 * others wait for it: so it is taken when the answers are written.
 */
async function tellQuestion(trx: Trx, first: NewAnswer, answers: readonly NewAnswer[]): Promise<void> {
  const { question_id, understood, meta } = first
  const told = await sql`
    update questions set understood = ${JSON.stringify(understood)}::jsonb, meta = ${JSON.stringify(meta)}::jsonb
    where id = ${question_id} and understood is null returning id`.execute(trx)
  if (told.rows.length > 0) return
  const otherwise = await sql`
    select id from questions where id = ${question_id} and meta <> ${JSON.stringify(meta)}::jsonb`.execute(trx)
  if (otherwise.rows.length === 0) return
  // Others were first, and answered in another way than these were taken to be the first of.
  const made = answers.filter((answer) => answer.question_id === question_id)
  await sql`
    update answers a set meta = nullif(n.meta, q.meta)
    from questions q, jsonb_to_recordset(${JSON.stringify(made)}::jsonb) as n (agent_id bigint, meta jsonb)
    where q.id = ${question_id} and a.question_id = q.id and a.agent_id = n.agent_id`.execute(trx)
}

export async function saveSummary(trx: Trx, questionId: number, summary: unknown, now: Date): Promise<void> {
  await sql`
    update questions set summary = ${JSON.stringify(summary)}::jsonb, updated_at = ${now} where id = ${questionId}`.execute(
    trx,
  )
}

/** Marks questions whose jobs have ended as changed, and returns them. */
export async function touchByJobs(
  trx: Trx,
  jobIds: readonly string[],
  now: Date,
): Promise<{ id: number; kind: QuestionKind; organization_id: number }[]> {
  const { rows } = await sql<{ id: number; kind: QuestionKind; organization_id: number }>`
    update questions set updated_at = ${now} where job_id = any (${jobIds}::uuid[])
    returning id::float8 as id, kind, organization_id`.execute(trx)
  return rows
}

/** Removes a question with its answers and its jobs; what is still to be answered no longer is. */
export async function deleteQuestion(trx: Trx, question: Pick<QuestionRow, 'id' | 'job_id'>): Promise<void> {
  await deleteJobs(trx, [question.job_id])
  await sql`delete from questions where id = ${question.id}`.execute(trx)
}

export interface AgentAnswerRow extends AnswerRow {
  question: string
  question_uuid: string
  format: Format
  asked_at: Date
  kind: 'study' | 'direct'
  alone: boolean
  study_id: number | null
  study_uuid: string | null
  study_title: string | null
}

export interface AgentAnswersScope {
  organization_id: number
  agent_id: number
  study_id: number | null
  kind: 'study' | 'direct' | null
}

/** A page of what one agent has answered an organization: newest first, within a study in the order asked. */
export async function listAgentAnswers(
  db: Db,
  { organization_id, agent_id, study_id, kind }: AgentAnswersScope,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: AgentAnswerRow[]; total: number }> {
  const found = sql`from answers a join questions q on q.id = a.question_id
    where a.agent_id = ${agent_id} and not a.excluded and q.organization_id = ${organization_id}
      and q.kind in ('study', 'direct') and (${kind}::text is null or q.kind = ${kind})
      and (${study_id}::int is null or q.study_id = ${study_id})`
  const order = study_id === null ? sql`q.id desc` : sql`q.id`
  const [page, counted] = await Promise.all([
    sql<AgentAnswerRow>`
      select ${answerColumns}, q.question, q.uuid as question_uuid, q.format, q.created_at as asked_at, q.kind,
        cardinality(q.agent_ids) = 1 as alone, q.study_id,
        (select s.uuid from research_studies s where s.id = q.study_id) as study_uuid,
        (select s.title from research_studies s where s.id = q.study_id) as study_title
      ${found} order by ${order} limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total ${found}`.execute(db),
  ])
  return { rows: page.rows, total: counted.rows[0]!.total }
}

/** The number of one of the organization's studies. */
export async function findStudyId(
  db: Db,
  organizationId: number,
  { id, uuid }: Reference,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select s.id from research_studies s
    where s.organization_id = ${organizationId} and (s.id = ${id}::bigint or s.uuid = ${uuid}::uuid)`.execute(db)
  return rows[0]?.id
}
