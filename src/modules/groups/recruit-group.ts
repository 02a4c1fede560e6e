import type { AuthenticatedCall, Principal } from '../../platform/contract/call.ts'
import type { Trx } from '../../platform/db/database.ts'
import { ServiceError } from '../../platform/errors.ts'
import type { AgentDirectory } from '../agents/index.ts'
import { type Ledger, requireFeature } from '../billing/index.ts'
import type { AgentSearch, Matching } from '../filters/index.ts'
import { type Chosen, chooseAgents, type Wanted } from './choose-agents.ts'
import { findGroup, findGroupToChange } from './find-group.ts'
import { presentCard, presentGroup } from './present.ts'
import {
  type GroupRow,
  groupMembers,
  insertGroup,
  insertMembers,
  insertRecruitment,
  lockRecruiting,
  membersAnywhere,
  type NewMember,
  type Recruitment,
  updateGroup,
} from './store.ts'

/** A group, and a study with it, stays small enough to be read. */
const MOST_AGENTS = 1000

export interface GroupsParts {
  directory: AgentDirectory
  search: AgentSearch
  ledger: Ledger
  /** Names of the countries that have a population. */
  countries: readonly string[]
  base_url: string
}

export interface Recruiting extends Omit<Wanted, 'excluded' | 'now' | 'countries'> {
  dedupe: boolean
  /** Only `filters` chose the agents. */
  raw: boolean
}

/** Recruits a new group and charges it, in one transaction. */
export async function recruitGroup(
  trx: Trx,
  call: AuthenticatedCall,
  named: { name: string; description: string | null },
  recruiting: Recruiting,
  parts: GroupsParts,
) {
  const { principal } = call
  const now = call.clock.now()
  await requireFeature(trx, principal.organization_id, 'inc_research_groups')
  const excluded = recruiting.dedupe ? await others(trx, principal) : []
  const chosen = await chooseAgents(parts.search, parts.directory, {
    ...recruiting,
    excluded,
    now,
    countries: parts.countries,
  })
  const groupId = await insertGroup(trx, principal.organization_id, named, now)
  await chargeGroup(trx, principal, 'group_recruit', groupId, now, parts.ledger)
  await join(trx, groupId, recruiting, chosen, now, parts)
  return recruitedAnswer(await findGroup(trx, principal.organization_id, groupId), recruiting, chosen, parts)
}

/** Recruits more agents into a group. Its row is locked: whoever else adds to it waits, and sees these. */
export async function appendAgents(
  trx: Trx,
  call: AuthenticatedCall,
  reference: string,
  recruiting: Recruiting,
  parts: GroupsParts,
) {
  const { principal } = call
  const now = call.clock.now()
  const group = await findGroupToChange(trx, principal.organization_id, reference)
  await requireFeature(trx, principal.organization_id, 'inc_research_groups')
  const members = (await groupMembers(trx, group.id)).map(({ agent_id }) => agent_id)
  const excluded = recruiting.dedupe ? [...members, ...(await others(trx, principal))] : members
  const chosen = await chooseAgents(parts.search, parts.directory, {
    ...recruiting,
    excluded,
    now,
    countries: parts.countries,
  })
  checkSize(group, chosen.members.length)
  await join(trx, group.id, recruiting, chosen, now, parts)
  await updateGroup(trx, group.id, {}, now)
  return recruitedAnswer(await findGroup(trx, principal.organization_id, group.id), recruiting, chosen, parts)
}

/** Takes one unit of the month's groups. */
export async function chargeGroup(
  trx: Trx,
  principal: Principal,
  kind: 'group_recruit' | 'group_create',
  groupId: number,
  now: Date,
  ledger: Ledger,
) {
  const operationId = await ledger.begin(trx, principal, kind, now)
  await ledger.reserve(trx, principal, operationId, 'groups_per_cycle', 1, now)
  await ledger.settle(trx, operationId, 'groups_per_cycle', 1, now)
  await ledger.charge(trx, principal, { type: kind, about: { group_id: groupId, operation_id: operationId } }, now)
}

/** Throws where a group would become too large. */
export function checkSize({ agent_count }: GroupRow, more: number): void {
  if (agent_count + more <= MOST_AGENTS) return
  const sentence = `The group has ${agent_count} agents and may have ${MOST_AGENTS}; ${more} more are too many.`
  throw new ServiceError('conflict', sentence, { agent_count, adding: more, limit: MOST_AGENTS })
}

async function others(trx: Trx, { organization_id }: Principal): Promise<number[]> {
  await lockRecruiting(trx, organization_id)
  return membersAnywhere(trx, organization_id)
}

async function join(
  trx: Trx,
  groupId: number,
  recruiting: Recruiting,
  { members, seed, weighted }: Chosen,
  now: Date,
  { directory }: GroupsParts,
): Promise<void> {
  const { found, target, raw, sample_method, dedupe, group_size } = recruiting
  await joinRecruited(
    trx,
    groupId,
    members.map(({ agent, weight }) => ({ agent_id: agent.id, weight })),
    {
      filters: found.echo,
      target: target ?? null,
      raw_dsl_mode: raw,
      sample_method,
      dedupe,
      seed,
      requested_size: group_size,
      matched_count: found.total,
      weighted,
      population_version: directory.current.version,
    },
    now,
  )
}

/** How members were found, as far as whoever found them has to tell. */
type HowFound = Omit<Recruitment, 'recruited_at' | 'recruited_count'>

/** Makes a group of agents who were found elsewhere; whoever found them has charged it. */
export async function createRecruitedGroup(
  trx: Trx,
  organizationId: number,
  named: { name: string; description: string | null },
  members: readonly NewMember[],
  found: HowFound,
  now: Date,
): Promise<GroupRow> {
  const groupId = await insertGroup(trx, organizationId, named, now)
  await joinRecruited(trx, groupId, members, found, now)
  return findGroup(trx, organizationId, groupId)
}

async function joinRecruited(
  trx: Trx,
  groupId: number,
  members: readonly NewMember[],
  found: HowFound,
  now: Date,
): Promise<void> {
  await insertMembers(trx, groupId, members)
  await insertRecruitment(trx, groupId, {
    ...found,
    recruited_at: now.toISOString(),
    recruited_count: members.length,
  })
}

function recruitedAnswer(group: GroupRow, recruiting: Recruiting, chosen: Chosen, { base_url }: GroupsParts) {
  const { found, raw, group_size, sample_method } = recruiting
  const { members, seed, excluded_count, shortfall, relaxations } = chosen
  return {
    group: presentGroup(group, base_url),
    filters: found.echo,
    description: found.description,
    warnings: [...found.warnings, ...unlimited(found)],
    raw_dsl_mode: raw,
    recruited_agent_ids: members.map(({ agent }) => agent.id),
    recruited_agents: members.map(({ agent }) => presentCard(agent, base_url)),
    requested_size: group_size,
    matched_count: found.total,
    excluded_count,
    shortfall,
    relaxations,
    sample_method,
    seed,
  }
}

/** Who asks for nobody in particular gets everybody, and may have meant less. */
function unlimited({ understood }: Matching): Matching['warnings'] {
  if (understood.parts.length > 0) return []
  const message = 'There is no filter: agents were drawn from everybody who can be recruited, of all countries.'
  return [{ field: 'filters', value: '', message, suggestions: [] }]
}
