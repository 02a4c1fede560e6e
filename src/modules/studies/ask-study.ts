import type { AuthenticatedCall } from '../../platform/contract/call.ts'
import { ServiceError } from '../../platform/errors.ts'
import type { AgentDirectory } from '../agents/index.ts'
import { requireFeature } from '../billing/index.ts'
import { presentCard } from '../groups/index.ts'
import { type AskingParts, askPanel, type PreparedQuestion } from '../questions/index.ts'
import { theStudyToChange } from './find-study.ts'
import { findEarlier, listParticipants, type StudyRow, updateStudy } from './store.ts'

export interface AskStudyParts extends AskingParts {
  directory: AgentDirectory
  base_url: string
}

/** How many of its answers an agent remembers when it is asked the next question. */
const REMEMBERED = 20

/** Puts a question to everybody who takes part, in one transaction. */
export function askStudy(call: AuthenticatedCall, parts: AskStudyParts, reference: string, prepared: PreparedQuestion) {
  const { principal, clock } = call
  return call.transact(async (trx) => {
    await requireFeature(trx, principal.organization_id, 'inc_research_studies')
    const study = await theStudyToChange(trx, principal.organization_id, reference)
    checkAskable(study)
    const panel = await listParticipants(trx, study.id)
    const agents = await Promise.all(panel.map(({ agent_id }) => parts.directory.find(String(agent_id))))
    const earlier_question_ids = await findEarlier(trx, study.id, REMEMBERED)
    const now = clock.now()
    const asked = await askPanel(
      trx,
      parts,
      principal,
      { kind: 'study', study_id: study.id, ...prepared, earlier_question_ids, panel },
      now,
    )
    // A further question takes a complete study back to the field: its report no longer tells all.
    await updateStudy(trx, study.id, { stage: 'fielding' }, now)
    return {
      status: 'queued' as const,
      study_id: study.id,
      ...asked,
      question: prepared.question,
      optimized_question: prepared.optimized_question,
      agents: agents.map((agent) => presentCard(agent!, parts.base_url)),
    }
  })
}

/** Throws where a study takes no questions now. */
export function checkAskable({ stage, participant_count }: StudyRow): void {
  if (stage === 'archived') throw new ServiceError('conflict', 'The study is archived; bring it back to ask more.')
  if (stage === 'analysis') {
    throw new ServiceError('conflict', 'The study is being completed; ask again when its report is there.')
  }
  if (participant_count === 0) throw new ServiceError('conflict', 'Nobody takes part in the study.')
}
