import type { AgentDirectory, AgentRef } from '../agents/index.ts'
import { type Lived, openLives } from '../answering/index.ts'

export interface AgentLife {
  agent_id: number
  agent_uuid: string
  name: string
  synthetic: true
  count: number
  things: Lived[]
}

/** What an agent does, has done and would like to do. Nothing is loaded before somebody asks; the first waits for it. */
export function agentLives({ current }: Pick<AgentDirectory, 'current'>): (agent: AgentRef) => Promise<AgentLife> {
  const lives = openLives(current)
  return async ({ id, uuid, index, population }) => {
    const person = population.person(index)
    const things = await lives.of(person)
    const name = `${person.first_name} ${person.last_name}`.trim()
    return { agent_id: id, agent_uuid: uuid, name, synthetic: true, count: things.length, things }
  }
}
