import { invalidRequest } from '../../platform/errors.ts'
import type { AgentDirectory } from '../agents/index.ts'
import type { AgentMatcher, AgentSearch } from '../filters/index.ts'
import { agentFieldNamed } from '../results/index.ts'

/**
 * The filter of a request by which answers are counted; undefined when it has none, and everybody counts. What answers are
 * not told apart by (`by` refuses it), they are not filtered by either: filters side by side would be the same table.
 */
export function filterOf(search: AgentSearch, filters: unknown): AgentMatcher | undefined {
  if (filters === undefined) return undefined
  const matcher = search.matcher({ filters })
  const refused = [...matcher.fields].filter((field) => agentFieldNamed(field) === undefined)
  if (refused.length === 0) return matcher
  const messages = Object.fromEntries(refused.map((field) => [field, ['answers are not told apart by this field']]))
  throw invalidRequest('Invalid filters', { filters: messages, suggestions: {} })
}

/** Those of some agents whom a filter matches. */
export async function matchingAmong(
  directory: AgentDirectory,
  agentIds: readonly number[],
  filter: AgentMatcher,
): Promise<Set<number>> {
  const agents = await Promise.all(agentIds.map((id) => directory.find(String(id))))
  return new Set(agents.flatMap((agent) => (agent !== undefined && filter.matches(agent) ? [agent.id] : [])))
}

/** What a filtered answer says of its filter. */
export const presentFilter = (filter: AgentMatcher | undefined) => ({
  filters: filter?.echo ?? null,
  filter_description: filter?.description ?? null,
  filter_warnings: filter?.warnings ?? [],
})
