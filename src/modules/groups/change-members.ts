import type { AuthenticatedCall } from '../../platform/contract/call.ts'
import type { Trx } from '../../platform/db/database.ts'
import { ServiceError } from '../../platform/errors.ts'
import type { AgentDirectory, AgentRef } from '../agents/index.ts'
import { requireFeature } from '../billing/index.ts'
import { findGroup, findGroupToChange } from './find-group.ts'
import { groupUrl, presentCard, presentGroup } from './present.ts'
import { chargeGroup, checkSize, type GroupsParts } from './recruit-group.ts'
import { deleteMembers, groupMembers, insertGroup, insertMembers, updateGroup } from './store.ts'

type Reference = string | number

/** Agents whom a caller names: everybody once, in the order in which they were named, and whoever is not there. */
export interface Named {
  agents: AgentRef[]
  unknown: Reference[]
}

/** Looks agents up; before a transaction, because the directory may have to ask the database itself. */
export async function namedAgents(directory: AgentDirectory, references: readonly Reference[]): Promise<Named> {
  const distinct = [...new Set(references.map((reference) => String(reference).trim().toLowerCase()))]
  const found = await Promise.all(distinct.map((reference) => directory.find(reference)))
  const agents = new Map(found.flatMap((agent) => (agent === undefined ? [] : [[agent.id, agent] as const])))
  const missing = new Set(distinct.filter((_, at) => found[at] === undefined))
  // As they were sent, so that the caller finds them again.
  const unknown = references.filter((reference) => missing.delete(String(reference).trim().toLowerCase()))
  return { agents: [...agents.values()], unknown }
}

const uniform = (agents: readonly AgentRef[]) => agents.map(({ id }) => ({ agent_id: id, weight: 1 }))

/** Makes a group of given agents and charges it, in one transaction. */
export async function createGroup(
  trx: Trx,
  { principal, clock }: AuthenticatedCall,
  named: { name: string; description: string | null },
  { agents, unknown }: Named,
  { ledger, base_url }: GroupsParts,
) {
  const now = clock.now()
  await requireFeature(trx, principal.organization_id, 'inc_research_groups')
  if (agents.length === 0) {
    throw new ServiceError('refused', 'None of these agents is known.', { not_found_agent_ids: unknown })
  }
  const groupId = await insertGroup(trx, principal.organization_id, named, now)
  await chargeGroup(trx, principal, 'group_create', groupId, now, ledger)
  await insertMembers(trx, groupId, uniform(agents))
  return {
    group: presentGroup(await findGroup(trx, principal.organization_id, groupId), base_url),
    agent_ids: agents.map(({ id }) => id),
    agents: agents.map((agent) => presentCard(agent, base_url)),
    not_found_agent_ids: unknown,
  }
}

/** Adds whoever is known and no member yet. */
export async function addAgents(
  trx: Trx,
  { principal, clock }: AuthenticatedCall,
  reference: string,
  { agents, unknown }: Named,
  { base_url }: GroupsParts,
) {
  const group = await findGroupToChange(trx, principal.organization_id, reference)
  await requireFeature(trx, principal.organization_id, 'inc_research_groups')
  const members = await memberIds(trx, group.id)
  const added = agents.filter(({ id }) => !members.has(id))
  checkSize(group, added.length)
  if (added.length > 0) {
    await insertMembers(trx, group.id, uniform(added))
    await updateGroup(trx, group.id, {}, clock.now())
  }
  return {
    group_id: group.uuid,
    group_url: groupUrl(base_url, group.uuid),
    added_agent_ids: added.map(({ id }) => id),
    added_agents: added.map((agent) => presentCard(agent, base_url)),
    added_count: added.length,
    already_member_ids: agents.filter(({ id }) => members.has(id)).map(({ id }) => id),
    not_found_agent_ids: unknown,
    agent_count: group.agent_count + added.length,
  }
}

/** Removes whoever is a member; the others are told. */
export async function removeAgents(
  trx: Trx,
  { principal, clock }: AuthenticatedCall,
  reference: string,
  { agents, unknown }: Named,
  { base_url }: GroupsParts,
) {
  const group = await findGroupToChange(trx, principal.organization_id, reference)
  const members = await memberIds(trx, group.id)
  const removed = agents.filter(({ id }) => members.has(id))
  if (removed.length > 0) {
    await deleteMembers(
      trx,
      group.id,
      removed.map(({ id }) => id),
    )
    await updateGroup(trx, group.id, {}, clock.now())
  }
  return {
    group_id: group.uuid,
    group_url: groupUrl(base_url, group.uuid),
    removed_agent_ids: removed.map(({ id }) => id),
    removed_agents: removed.map((agent) => presentCard(agent, base_url)),
    removed_count: removed.length,
    not_member_ids: [...agents.filter(({ id }) => !members.has(id)).map(({ id }) => id), ...unknown],
    agent_count: group.agent_count - removed.length,
  }
}

async function memberIds(trx: Trx, groupId: number): Promise<Set<number>> {
  return new Set((await groupMembers(trx, groupId)).map(({ agent_id }) => agent_id))
}
