import type { Handlers } from '../../platform/contract/call.ts'
import { pageOf } from '../../platform/contract/paging.ts'
import type { Db } from '../../platform/db/database.ts'
import { ServiceError } from '../../platform/errors.ts'
import { referenceOf } from '../../platform/ids.ts'
import type * as contract from './contract.ts'
import { presentAgentOfAnswer, presentAnswer } from './present.ts'
import type { ReadingParts } from './read-questions.ts'
import { findStudyId, listAgentAnswers } from './store.ts'

/** What one agent has said to an organization, over all of its questions. */
export const agentAnswersOperations = ({
  db,
  directory,
  base_url,
}: ReadingParts): Handlers<{ listAnswers: typeof contract.listByAgent }> => ({
  async listAnswers({ principal: { organization_id } }, { agent_id, study_id, kind = null, limit, offset }) {
    const agent = await directory.find(agent_id)
    if (agent === undefined) throw new ServiceError('not_found', `There is no agent ${agent_id}.`)
    const study = study_id === undefined ? null : await theStudyId(db, organization_id, study_id)
    const scope = { organization_id, agent_id: agent.id, study_id: study, kind }
    const { rows, total } = await listAgentAnswers(db, scope, { limit, offset })
    const card = presentAgentOfAnswer(agent, base_url)
    return {
      agent_id: agent.id,
      answers: rows.map((row) => ({
        ...presentAnswer(row, row.study_id, card),
        question: row.question,
        question_uuid: row.question_uuid,
        format: { ...row.format },
        asked_at: row.asked_at.toISOString(),
        kind: row.kind,
        alone: row.alone,
        study_uuid: row.study_uuid,
        study_title: row.study_title,
      })),
      ...pageOf(rows, total, { limit, offset }),
    }
  },
})

async function theStudyId(db: Db, organizationId: number, given: string): Promise<number> {
  const reference = referenceOf(given)
  const id = reference && (await findStudyId(db, organizationId, reference))
  if (id === undefined) throw new ServiceError('not_found', `There is no research study ${given}.`)
  return id
}
