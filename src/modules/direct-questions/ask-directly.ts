import type { AuthenticatedCall } from '../../platform/contract/call.ts'
import type { Trx } from '../../platform/db/database.ts'
import type { AgentDirectory, AgentRef } from '../agents/index.ts'
import { requireFeature } from '../billing/index.ts'
import { findPanel, presentCard } from '../groups/index.ts'
import { type AskingParts, askPanel, type PreparedQuestion, type PreparingParts } from '../questions/index.ts'

export interface DirectParts extends AskingParts, PreparingParts {
  directory: AgentDirectory
  base_url: string
}

type Target = { agent: AgentRef } | { group_id: string }

/** Puts a question to an agent or to everybody in a group, in one transaction. */
export function askDirectly(call: AuthenticatedCall, parts: DirectParts, prepared: PreparedQuestion, target: Target) {
  const { principal, clock } = call
  return call.transact(async (trx) => {
    await requireFeature(trx, principal.organization_id, 'inc_quick_questions')
    const whom = await membersOf(trx, principal.organization_id, target)
    const agents = await Promise.all(whom.panel.map(({ agent_id }) => parts.directory.find(String(agent_id))))
    const asked = await askPanel(trx, parts, principal, { kind: 'direct', ...prepared, ...whom }, clock.now())
    return {
      status: 'queued' as const,
      ...asked,
      question: prepared.question,
      optimized_question: prepared.optimized_question,
      agents: agents.map((agent) => presentCard(agent!, parts.base_url)),
    }
  })
}

/** Whom a target is, as a panel. */
export async function membersOf(trx: Trx, organizationId: number, target: Target) {
  if ('agent' in target) {
    const { id } = target.agent
    return { agent_id: id, panel: [{ agent_id: id, weight: 1 }] }
  }
  const { id, panel } = await findPanel(trx, organizationId, target.group_id)
  return { research_group_id: id, panel }
}
