import type { Handlers } from '../../platform/contract/call.ts'
import { pageOf } from '../../platform/contract/paging.ts'
import type { Db } from '../../platform/db/database.ts'
import type { AgentDirectory } from '../agents/index.ts'
import type { Ledger } from '../billing/index.ts'
import { createSearch } from '../filters/index.ts'
import { countryNames } from '../population/index.ts'
import { addAgents, createGroup, namedAgents, removeAgents } from './change-members.ts'
import type * as contract from './contract.ts'
import { audienceFor, nameFor, neutralQuestions } from './design-interview.ts'
import { findGroup, findGroupAndArchive, findGroupToChange } from './find-group.ts'
import { presentCard, presentGroup } from './present.ts'
import { readWhom, saysWhom } from './read-whom.ts'
import { appendAgents, recruitGroup } from './recruit-group.ts'
import { groupMembers, listGroups, updateGroup } from './store.ts'

export interface GroupsOperationsParts {
  db: Db
  directory: AgentDirectory
  ledger: Ledger
  /** API_V1_STRICT_INVALID_FILTERS. */
  strict: boolean
  base_url: string
}

type Contracts = Omit<typeof contract, 'agentCard' | 'agentScreening'>

export function groupsOperations(operationsParts: GroupsOperationsParts): Handlers<Contracts> {
  const { db, directory, base_url } = operationsParts
  const search = createSearch(operationsParts)
  const countries = countryNames(directory.current)
  const parts = { ...operationsParts, search, countries }

  return {
    async recruit(call, input) {
      const raw = call.origin.raw_filters === true
      const found = readWhom(search, input, raw)
      const { name, group_size, sample_method, dedupe, seed } = input
      const target = input.description === '' ? undefined : input.description
      const recruiting = { found, group_size, sample_method, dedupe, seed, target, raw }
      const named = { name, description: target ?? found.description }
      return call.transact((trx) => recruitGroup(trx, call, named, recruiting, parts))
    },

    async interview(call, input) {
      const raw = call.origin.raw_filters === true
      const { objective, name, group_size, seed } = input
      const asked = readWhom(search, input, raw)
      const { found, assumptions } = saysWhom(input)
        ? { found: asked, assumptions: [] }
        : await audienceFor(search, objective, { now: call.clock.now(), countries })
      const questions = await neutralQuestions(objective)
      const recruiting = { found, group_size, sample_method: 'balanced' as const, dedupe: false, seed, raw }
      const named = { name: name ?? nameFor(objective), description: objective }
      return call.transact(async (trx) => {
        const recruited = await recruitGroup(trx, call, named, recruiting, parts)
        return { ...recruited, objective, questions, assumptions }
      })
    },

    async create(call, { name, description, agent_ids }) {
      const agents = await namedAgents(directory, agent_ids)
      const named = { name, description: description || null }
      return call.transact((trx) => createGroup(trx, call, named, agents, parts))
    },

    async list({ principal }, { archived, ...paging }) {
      const all = archived === true || archived === 'true'
      const { rows, total } = await listGroups(db, principal.organization_id, all, paging)
      return { groups: rows.map((row) => presentGroup(row, base_url)), ...pageOf(rows, total, paging) }
    },

    async get({ principal }, { group_id, limit, offset }) {
      const group = await findGroup(db, principal.organization_id, group_id)
      const members = await groupMembers(db, group.id, { limit, offset })
      const { agents } = await namedAgents(
        directory,
        members.map(({ agent_id }) => agent_id),
      )
      const own = new Map(members.map(({ agent_id, weight, screening }) => [agent_id, { weight, screening }]))
      return {
        group: presentGroup(group, base_url),
        recruitments: group.recruitments,
        agents: agents.map((agent) => ({ ...presentCard(agent, base_url), ...own.get(agent.id)! })),
        agent_count: group.agent_count,
        limit,
        offset,
      }
    },

    async update(call, { group_id, name, description }) {
      const { organization_id } = call.principal
      return call.transact(async (trx) => {
        const { id } = await findGroupToChange(trx, organization_id, group_id)
        const changes = { name, description: description === '' ? null : description }
        if (name !== undefined || description !== undefined) await updateGroup(trx, id, changes, call.clock.now())
        return { group: presentGroup(await findGroup(trx, organization_id, id), base_url) }
      })
    },

    async archive({ principal, clock }, { group_id }) {
      const { id, uuid } = await findGroupAndArchive(db, principal.organization_id, group_id, clock.now())
      return { ok: true, archived_id: id, archived_uuid: uuid }
    },

    async append(call, input) {
      const raw = call.origin.raw_filters === true
      const found = readWhom(search, input, raw)
      const { group_size, sample_method, dedupe, seed } = input
      const target = input.description === '' ? undefined : input.description
      const recruiting = { found, group_size, sample_method, dedupe, seed, target, raw }
      return call.transact((trx) => appendAgents(trx, call, input.group_id, recruiting, parts))
    },

    agents: {
      async add(call, { group_id, agent_ids }) {
        const agents = await namedAgents(directory, agent_ids)
        return call.transact((trx) => addAgents(trx, call, group_id, agents, parts))
      },
      async remove(call, { group_id, agent_ids }) {
        const agents = await namedAgents(directory, agent_ids)
        return call.transact((trx) => removeAgents(trx, call, group_id, agents, parts))
      },
    },
  }
}
