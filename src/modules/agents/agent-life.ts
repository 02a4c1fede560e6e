import { openLives } from '../answering/index.ts'
import type { AgentDirectory, AgentRef } from './directory.ts'
import { presentLife } from './present.ts'

export type AgentLife = ReturnType<typeof presentLife>

/** What an agent does, has done and would like to do. Nothing is loaded before somebody asks; the first waits for it. */
export function agentLives({ current }: Pick<AgentDirectory, 'current'>): (agent: AgentRef) => Promise<AgentLife> {
  const lives = openLives(current)
  return async (agent) => presentLife(agent, await lives.of(agent.population.person(agent.index)))
}
