import type { AgentRef } from '../agents/index.ts'
import type { GroupRow } from './store.ts'

export const groupUrl = (baseUrl: string, uuid: string): string => `${baseUrl}/research-groups/${uuid}`

export const presentGroup = (group: GroupRow, baseUrl: string) => ({
  id: group.id,
  uuid: group.uuid,
  name: group.name,
  description: group.description ?? '',
  agent_count: group.agent_count,
  url: groupUrl(baseUrl, group.uuid),
  archived_at: group.archived_at?.toISOString() ?? null,
  created_at: group.created_at.toISOString(),
  updated_at: group.updated_at.toISOString(),
})

/** Who an agent is, in a few words. */
export function presentCard(agent: AgentRef, baseUrl: string) {
  const { first_name, last_name, age, sex, city, state, country, occupation } = agent.population.personInBrief(
    agent.index,
  )
  return {
    id: agent.id,
    uuid: agent.uuid,
    url: `${baseUrl}/agents/${agent.uuid}`,
    name: `${first_name} ${last_name}`.trim(),
    age,
    sex,
    city,
    state,
    country,
    occupation,
  }
}
