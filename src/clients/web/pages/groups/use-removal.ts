import { useState } from 'react'
import type { GroupsGetOutput } from '../../../sdk/index.ts'
import { useCall } from '../../api.ts'
import { groups } from '../../strings/groups.ts'
import { tellProblem, undoable } from '../../ui/toasts.tsx'

export type Member = GroupsGetOutput['agents'][number]

/** Members without those who are being removed: gone from the screen at once, for good when nobody has taken it back. */
export function useRemoval(groupId: string, agents: readonly Member[]) {
  const [leaving, setLeaving] = useState<ReadonlySet<string>>(new Set())
  const { mutate } = useCall('groups.agents.remove', { changes: ['groups.'], onError: tellProblem })
  const remove = (uuids: readonly string[]) => {
    const back = () => setLeaving((before) => new Set([...before].filter((one) => !uuids.includes(one))))
    setLeaving((before) => new Set([...before, ...uuids]))
    undoable({
      title: groups.members.removed(uuids.length),
      commit: () => mutate({ group_id: groupId, agent_ids: [...uuids] }, { onError: back }),
      undo: back,
    })
  }
  return { members: agents.filter(({ uuid }) => !leaving.has(uuid)), remove }
}
