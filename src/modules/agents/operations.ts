import type { Handlers } from '../../platform/contract/call.ts'
import { ServiceError } from '../../platform/errors.ts'
import type * as contract from './contract.ts'
import type { AgentDirectory } from './directory.ts'
import { presentAgent } from './present.ts'

type Contracts = Pick<typeof contract, 'get'>

export function agentsOperations(directory: AgentDirectory, baseUrl: string): Handlers<Contracts> {
  return {
    async get(_call, { agent_id }) {
      const agent = await directory.find(agent_id)
      if (agent === undefined) throw new ServiceError('not_found', `There is no agent ${agent_id}.`)
      return presentAgent(agent, baseUrl)
    },
  }
}
