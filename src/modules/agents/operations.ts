import type { Handlers } from '../../platform/contract/call.ts'
import { ServiceError } from '../../platform/errors.ts'
import type { AgentLife } from './agent-life.ts'
import type * as contract from './contract.ts'
import type { AgentDirectory, AgentRef } from './directory.ts'
import { presentAgent } from './present.ts'

type Contracts = Pick<typeof contract, 'get' | 'life'>

export interface AgentsParts {
  directory: AgentDirectory
  lifeOf(agent: AgentRef): Promise<AgentLife>
  base_url: string
}

export function agentsOperations({ directory, lifeOf, base_url }: AgentsParts): Handlers<Contracts> {
  async function find(agent_id: string): Promise<AgentRef> {
    const agent = await directory.find(agent_id)
    if (agent === undefined) throw new ServiceError('not_found', `There is no agent ${agent_id}.`)
    return agent
  }
  return {
    get: async (_call, { agent_id }) => presentAgent(await find(agent_id), base_url),
    life: async (_call, { agent_id }) => lifeOf(await find(agent_id)),
  }
}
