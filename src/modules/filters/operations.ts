import type { Handlers } from '../../platform/contract/call.ts'
import { ServiceError } from '../../platform/errors.ts'
import { presentListedAgent } from '../agents/index.ts'
import type * as contract from './contract.ts'
import { FilterProblems } from './problems.ts'
import { type AgentSearch, createSearch, fieldsNamed, type Matching, type SearchParts } from './search-agents.ts'

type Searching = Pick<typeof contract, 'search' | 'find' | 'findByFilters'>

const said = ({ echo, description, warnings }: Matching) => ({ filters: echo, description, warnings })

export function filtersOperations(parts: SearchParts & { base_url: string }): {
  agents: Handlers<Searching>
  filters: Handlers<{ get: typeof contract.list }>
  /** As strict with what is asked for as these operations are. */
  search: AgentSearch
} {
  const { base_url } = parts
  const search = createSearch(parts)
  const findOne = async (_call: unknown, input: { seed?: string | undefined } & Record<string, unknown>) => {
    const found = search.matching(input)
    const [agent] = search.page(found.selection, { limit: 1, offset: 0, seed: input.seed })
    if (agent === undefined) {
      throw new ServiceError('not_found', `No agent matches: ${found.description}.`, said(found))
    }
    return { agent: presentListedAgent(agent, base_url), count: 1, total_count: found.total, ...said(found) }
  }
  return {
    search,
    agents: {
      async search(_call, input) {
        const { limit, offset, seed } = input
        const found = search.matching(input)
        const agents = search
          .page(found.selection, { limit, offset, seed })
          .map((one) => presentListedAgent(one, base_url))
        return { agents, count: agents.length, total_count: found.total, limit, offset, ...said(found) }
      },
      find: findOne,
      findByFilters: findOne,
    },
    filters: {
      async get(_call, input) {
        const problems = new FilterProblems()
        const names = fieldsNamed(input.fields, problems)
        const found = search.matching(input, problems)
        const [country, ...others] = countriesOf(found)
        if (others.length > 0) {
          problems.add('country', 'must be one country')
          problems.throwIfAny(false)
        }
        return {
          country: country ?? [input.country].flat().join(', '),
          recruitable_agent_count: found.total,
          filters: search.counts(found.selection, names),
          description: found.description,
          warnings: found.warnings,
        }
      },
    },
  }
}

/** The countries that were understood. */
function countriesOf({ understood }: Matching): readonly string[] {
  const part = understood.parts.find((one) => one.kind === 'values' && one.field === 'country' && one.mode === 'any')
  return part?.kind === 'values' ? part.values : []
}
