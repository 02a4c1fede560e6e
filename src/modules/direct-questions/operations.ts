import type { Handlers } from '../../platform/contract/call.ts'
import { pageOf } from '../../platform/contract/paging.ts'
import { ServiceError } from '../../platform/errors.ts'
import { referenceOf } from '../../platform/ids.ts'
import {
  createKeptResults,
  findQuestion,
  findQuestionById,
  listQuestions,
  prepareQuestion,
  readAnswers,
  readResults,
} from '../questions/index.ts'
import { askDirectly, type DirectParts } from './ask-directly.ts'
import { askManyQuestions, sortQuestions } from './ask-many.ts'
import type * as contract from './contract.ts'
import { presentDirectQuestion } from './present.ts'
import { targetsOf } from './targets.ts'

/** By the names that they have among all questions. */
interface Contracts {
  askAgent: typeof contract.askAgent
  askGroup: typeof contract.askGroup
  askMany: typeof contract.askMany
  getDirect: typeof contract.get
  listDirect: typeof contract.list
}

export function directQuestionsOperations(parts: DirectParts): Handlers<Contracts> {
  const kept = createKeptResults(parts.db)
  return {
    async askAgent(call, { agent_id, ...asking }) {
      const agent = await parts.directory.find(agent_id)
      if (agent === undefined) throw new ServiceError('not_found', `There is no agent ${agent_id}.`)
      const prepared = await prepareQuestion(parts, call.principal, asking)
      return askDirectly(call, parts, prepared, { agent })
    },
    async askGroup(call, { group_id, ...asking }) {
      const prepared = await prepareQuestion(parts, call.principal, asking)
      return askDirectly(call, parts, prepared, { group_id })
    },
    async askMany(call, { group_id, questions }) {
      const sorted = await sortQuestions(parts, call.principal, questions)
      return askManyQuestions(call, parts, group_id, sorted)
    },
    async getDirect({ principal: { organization_id } }, { question_id, limit, offset }) {
      const reference = referenceOf(question_id)
      const scope = { organization_id, kind: 'direct' } as const
      const row = reference && (await findQuestion(parts.db, scope, reference))
      if (row === undefined) throw new ServiceError('not_found', `There is no direct question ${question_id}.`)
      const [target, answers, [results], panel] = await Promise.all([
        targetsOf(parts, [row]),
        readAnswers(parts, row, { limit, offset }),
        readResults(kept, [row]),
        findQuestionById(parts.db, row.id),
      ])
      return {
        direct_question: {
          ...presentDirectQuestion(row, target.get(row.id)!),
          job_ids: panel?.job_ids ?? [],
          understood: row.understood && { ...row.understood },
          meta: row.meta && { ...row.meta },
          answers,
          limit,
          offset,
          results: results!,
          summary: row.summary as never,
        },
      }
    },
    async listDirect({ principal: { organization_id } }, paging) {
      const { rows, total } = await listQuestions(parts.db, { organization_id, kind: 'direct' }, paging)
      const targets = await targetsOf(parts, rows)
      return {
        direct_questions: rows.map((row) => presentDirectQuestion(row, targets.get(row.id)!)),
        ...pageOf(rows, total, paging),
      }
    },
  }
}
