import type { Handlers } from '../../platform/contract/call.ts'
import { pageOf } from '../../platform/contract/paging.ts'
import type { Db } from '../../platform/db/database.ts'
import { ServiceError } from '../../platform/errors.ts'
import { referenceOf } from '../../platform/ids.ts'
import { requireFeature } from '../billing/index.ts'
import { findPanel, groupsById } from '../groups/index.ts'
import {
  type AskingParts,
  askPanel,
  checkLength,
  createKeptResults,
  deleteQuestion,
  findQuestion,
  type ListedQuestion,
  listQuestions,
  readResults,
} from '../questions/index.ts'
import type * as contract from './contract.ts'

export interface ZeitgeistParts extends AskingParts {
  db: Db
  question_max_characters: number
}

export function zeitgeistOperations(parts: ZeitgeistParts): Handlers<typeof contract> {
  const { db } = parts
  const kept = createKeptResults(db)
  const theSurvey = async (on: Db, organization_id: number, given: string): Promise<ListedQuestion> => {
    const reference = referenceOf(given)
    const survey = reference && (await findQuestion(on, { organization_id, kind: 'zeitgeist' }, reference))
    if (survey === undefined) throw new ServiceError('not_found', `There is no survey ${given}.`)
    return survey
  }
  const present = async (on: Db, surveys: readonly ListedQuestion[]) => {
    const groups = await groupsById(
      on,
      surveys.map(({ research_group_id }) => research_group_id!),
    )
    return surveys.map((survey) => ({
      id: survey.id,
      uuid: survey.uuid,
      title: survey.title!,
      question: survey.question,
      answer_options: [...survey.format.options!],
      research_group_uuid: groups.get(survey.research_group_id!)!.uuid,
      status: survey.status,
      agent_count: survey.agent_count,
      answer_count: survey.answer_count,
      created_at: survey.created_at.toISOString(),
    }))
  }
  return {
    async create({ principal, clock, transact }, { title, question, research_group_uuid, answer_options }) {
      checkLength(question, parts.question_max_characters)
      const { organization_id } = principal
      return transact(async (trx) => {
        await requireFeature(trx, organization_id, 'inc_quick_questions')
        const { id, panel } = await findPanel(trx, organization_id, research_group_uuid)
        const asked = await askPanel(
          trx,
          parts,
          principal,
          {
            kind: 'zeitgeist',
            research_group_id: id,
            title,
            question,
            optimized_question: null,
            format: { type: 'single_choice', options: answer_options },
            media_asset_ids: [],
            panel,
          },
          clock.now(),
        )
        const [survey] = await present(trx, [await theSurvey(trx, organization_id, String(asked.question_id))])
        return { survey: survey!, job_id: asked.job_id, job_ids: asked.job_ids }
      })
    },
    async list({ principal: { organization_id } }, paging) {
      const { rows, total } = await listQuestions(db, { organization_id, kind: 'zeitgeist' }, paging)
      return { surveys: await present(db, rows), ...pageOf(rows, total, paging) }
    },
    async results({ principal: { organization_id } }, { survey_id }) {
      const row = await theSurvey(db, organization_id, survey_id)
      const [[survey], [results]] = await Promise.all([present(db, [row]), readResults(kept, [row])])
      const distribution = results!.options.map(({ value, count, share, ci_low, ci_high }) => ({
        answer_option: String(value),
        count,
        share,
        ci_low,
        ci_high,
      }))
      return { survey: survey!, distribution, results: results!, synthetic: true as const }
    },
    remove({ principal: { organization_id }, transact }, { survey_id }) {
      return transact(async (trx) => {
        const survey = await theSurvey(trx, organization_id, survey_id)
        await deleteQuestion(trx, survey)
        return { ok: true as const, deleted_id: survey.id, deleted_uuid: survey.uuid }
      })
    },
  }
}
