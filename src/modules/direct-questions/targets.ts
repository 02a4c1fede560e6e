import { presentListedAgent } from '../agents/index.ts'
import { groupsById, groupUrl } from '../groups/index.ts'
import type { ListedQuestion } from '../questions/index.ts'
import type { DirectParts } from './ask-directly.ts'

/** Whom a direct question was put to. */
export interface Target {
  type: 'agent' | 'group'
  id: number
  uuid: string
  url: string
}

/** By question: whom it was put to. Groups that were archived since are named all the same. */
export async function targetsOf(
  { db, directory, base_url }: DirectParts,
  questions: readonly ListedQuestion[],
): Promise<Map<number, Target>> {
  const groups = await groupsById(
    db,
    questions.flatMap(({ research_group_id }) => research_group_id ?? []),
  )
  const targets = new Map<number, Target>()
  for (const { id, research_group_id, agent_id } of questions) {
    const group = research_group_id === null ? undefined : groups.get(research_group_id)
    if (group !== undefined) {
      targets.set(id, { type: 'group', id: group.id, uuid: group.uuid, url: groupUrl(base_url, group.uuid) })
      continue
    }
    const agent = await directory.find(String(agent_id))
    const { uuid, url } = presentListedAgent(agent!, base_url)
    targets.set(id, { type: 'agent', id: agent_id!, uuid, url })
  }
  return targets
}
