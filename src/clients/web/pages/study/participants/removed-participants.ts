import { useQueryClient } from '@tanstack/react-query'
import type { Study } from '../../../../sdk/index.ts'
import { client, refresh } from '../../../api.ts'
import { participants } from '../../../strings/studies.ts'
import { tellProblem, undoable } from '../../../ui/toasts.tsx'
import { createHidden } from '../../studies/hidden-things.ts'

const removed = createHidden()
const keyOf = (studyUuid: string, agentUuid: string): string => `${studyUuid} ${agentUuid}`

/** Whether somebody is still on the screen as a participant. */
export function useTakesPart({ uuid }: Study): (agent: { uuid: string }) => boolean {
  const hidden = removed.useHidden()
  return (agent) => !hidden.has(keyOf(uuid, agent.uuid))
}

/** Takes somebody out of the study, with time for second thoughts: what they have answered counts no more. */
export function useRemoveParticipant(study: Study): (agent: { uuid: string; name: string }) => void {
  const queries = useQueryClient()
  return ({ uuid, name }) => {
    const key = keyOf(study.uuid, uuid)
    removed.hide(key)
    undoable({
      title: participants.removed(name),
      undo: () => removed.show(key),
      commit: () => {
        client.studies.removeAgentsByPost({ study_id: study.uuid, agent_ids: [uuid] }).then(
          () => refresh(queries, ['studies.']),
          (error: Error) => {
            removed.show(key)
            tellProblem(error)
          },
        )
      },
    })
  }
}
