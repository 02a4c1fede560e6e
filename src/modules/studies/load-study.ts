import { sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import type { AgentDirectory } from '../agents/index.ts'
import { findMediaAssets } from '../media/index.ts'
import { answerOf, findAnswers, findPanels, formOf, type ListedQuestion, listQuestions } from '../questions/index.ts'
import type { AskedQuestion, Participant, Screened, StudyData } from '../results/index.ts'
import { theStudy } from './find-study.ts'
import { listParticipants, listScreened, type StudyRow } from './store.ts'

/** More than anybody asks in one study. */
const MOST_QUESTIONS = 10_000

export interface LoadedStudy {
  organization_id: number
  budget_cents: number | null
  data: StudyData
}

/** A study as results, reports and exports see it; undefined when it was deleted. */
export async function loadStudy(db: Db, directory: AgentDirectory, id: number): Promise<LoadedStudy | undefined> {
  const { rows } = await sql<{ organization_id: number }>`
    select organization_id from research_studies where id = ${id}`.execute(db)
  if (rows[0] === undefined) return undefined
  const { organization_id } = rows[0]
  const study = await theStudy(db, organization_id, String(id))
  const [participants, screened, questions] = await Promise.all([
    participantsOf(db, directory, id),
    screenedOf(db, id),
    studyQuestions(db, study),
  ])
  const panels = await findPanels(
    db,
    questions.map((question) => question.id),
  )
  const answers = Map.groupBy(
    await findAnswers(
      db,
      questions.map((question) => question.id),
    ),
    ({ question_id }) => question_id,
  )
  const media = new Map(
    (
      await findMediaAssets(
        db,
        organization_id,
        questions.flatMap(({ media_asset_ids }) => media_asset_ids),
      )
    ).map((asset) => [asset.id, asset]),
  )
  const { uuid, title, objective, stage, created_at } = study
  return {
    organization_id,
    budget_cents: study.budget_cents,
    data: {
      study: { id, uuid, title, objective, stage, created_at, groups: study.groups },
      participants,
      screened,
      questions: questions.map((question) => ({
        ...askedQuestion(question, panels.get(question.id) ?? [], (answers.get(question.id) ?? []).map(answerOf)),
        attachments: question.media_asset_ids.map((asset) => {
          const { filename, mime, sha256 } = media.get(asset)!
          return { filename, mime, sha256: Buffer.from(sha256).toString('hex') }
        }),
      })),
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

const askedQuestion = (
  question: ListedQuestion,
  panel_agent_ids: number[],
  answers: AskedQuestion['answers'],
): Omit<AskedQuestion, 'attachments'> => ({
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
  answers,
  asked_count: question.agent_count,
  failed_count: Math.max(0, question.agent_count - question.open_count - question.answered_count),
})
