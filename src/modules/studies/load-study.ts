import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { AgentDirectory } from '../agents/index.ts'
import { findMediaAssets } from '../media/index.ts'
import { answerReader, findPanels, formOf, type ListedQuestion, listQuestions } from '../questions/index.ts'
import type { Participant, QuestionHead, ReadableStudy, Screened, StudyData } from '../results/index.ts'
import { theStudy } from './find-study.ts'
import { listParticipants, listScreened, type StudyRow } from './store.ts'

/** More than anybody asks in one study. */
const MOST_QUESTIONS = 10_000

export interface LoadedStudy {
  organization_id: number
  budget_cents: number | null
  data: StudyData
}

/** A study with all its answers, for who needs them beside each other; undefined when it was deleted. */
export async function loadStudy(db: Db, directory: AgentDirectory, id: number): Promise<LoadedStudy | undefined> {
  const opened = await openStudyById(db, directory, id)
  if (opened === undefined) return undefined
  const { answered, ...data } = opened.data
  const questions = []
  for await (const question of answered()) questions.push(question)
  return { ...opened, data: { ...data, questions } }
}

/** Undefined when it was deleted. */
export async function openStudyById(db: Db, directory: AgentDirectory, id: number) {
  const { rows } = await sql<{ organization_id: number }>`
    select organization_id from research_studies where id = ${id}`.execute(db)
  if (rows[0] === undefined) return undefined
  const { organization_id } = rows[0]
  const study = await theStudy(db, organization_id, String(id))
  return { organization_id, budget_cents: study.budget_cents, data: await openStudy(db, directory, study) }
}

/** A study whose answers are read a portion at a time. */
export async function openStudy(db: Db, directory: AgentDirectory, row: StudyRow): Promise<ReadableStudy> {
  const { id, uuid, title, objective, stage, created_at, groups, organization_id } = row
  const [participants, screened, listed] = await Promise.all([
    participantsOf(db, directory, id),
    screenedOf(db, id),
    studyQuestions(db, row),
  ])
  const ids = listed.map((question) => question.id)
  const assets = listed.flatMap(({ media_asset_ids }) => media_asset_ids)
  const [panels, found] = await Promise.all([findPanels(db, ids), findMediaAssets(db, organization_id, assets)])
  const media = new Map(found.map((asset) => [asset.id, asset]))
  const questions = listed.map((question) => ({
    ...headOf(question, panels.get(question.id) ?? []),
    attachments: question.media_asset_ids.map((asset) => {
      const { filename, mime, sha256 } = media.get(asset)!
      return { filename, mime, sha256: Buffer.from(sha256).toString('hex') }
    }),
  }))
  const read = answerReader(db)
  return {
    study: { id, uuid, title, objective, stage, created_at, groups },
    participants,
    screened,
    questions,
    async *answered() {
      for await (const [head, answers] of read(questions)) yield { ...head, answers }
    },
  }
}

/** In the order in which they were asked. */
export async function studyQuestions(
  db: Db,
  { id, organization_id }: Pick<StudyRow, 'id' | 'organization_id'>,
): Promise<ListedQuestion[]> {
  const all = { limit: MOST_QUESTIONS, offset: 0 }
  return (await listQuestions(db, { organization_id, kind: 'study', study_id: id }, all)).rows
}

export async function participantsOf(db: Db, directory: AgentDirectory, studyId: number): Promise<Participant[]> {
  const rows = await listParticipants(db, studyId)
  return Promise.all(
    rows.map(async ({ agent_id, weight, group_uuid }) => {
      const agent = await directory.find(String(agent_id))
      if (agent === undefined) throw new Error(`agent ${agent_id} takes part and is not in the directory`)
      return { agent_id, agent_uuid: agent.uuid, person: agent.population.person(agent.index), weight, group_uuid }
    }),
  )
}

async function screenedOf(db: Db, studyId: number): Promise<Screened[]> {
  const rows = await listScreened(db, studyId)
  return rows.map(({ agent_id, screening }) => ({ agent_id, answers: screening }))
}

const headOf = (question: ListedQuestion, panel_agent_ids: number[]): Omit<QuestionHead, 'attachments'> => ({
  id: question.id,
  uuid: question.uuid,
  question: question.question,
  optimized_question: question.optimized_question,
  form: formOf(question),
  created_at: question.created_at,
  format: question.format,
  earlier_question_ids: question.earlier_question_ids,
  panel_agent_ids,
  understood: question.understood,
  meta: question.meta,
  answer_count: question.answer_count,
  asked_count: question.agent_count,
  failed_count: Math.max(0, question.agent_count - question.open_count - question.answered_count),
})
