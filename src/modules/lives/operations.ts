import type { Handlers } from '../../platform/contract/call.ts'
import { ServiceError } from '../../platform/errors.ts'
import type { AgentDirectory, AgentRef } from '../agents/index.ts'
import type { AgentLife } from './agent-lives.ts'
import type * as contract from './contract.ts'

export interface LivesParts {
  directory: AgentDirectory
  lifeOf(agent: AgentRef): Promise<AgentLife>
}

export const livesOperations = ({ directory, lifeOf }: LivesParts): Handlers<typeof contract> => ({
  async life(_call, { agent_id }) {
    const agent = await directory.find(agent_id)
    if (agent === undefined) throw new ServiceError('not_found', `There is no agent ${agent_id}.`)
    return lifeOf(agent)
  },
})
