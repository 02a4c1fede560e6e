import type { AgentDirectory } from '../agents/index.ts'
import { askedAmong } from '../briefs/index.ts'
import type { AgentSearch, Matching } from '../filters/index.ts'
import { placesOf } from '../groups/index.ts'
import type { Candidate, ReadRequest } from './request.ts'
import { apportioned } from './rules.ts'

/** A part of the group with a number of its own: a quota, or, where there are none, the whole of it. */
export interface Cell {
  size: number
  /** The caller's words for it; null for the whole. */
  said: string | null
  found: Matching
}

/**
 * The parts of a group, in the order of the quotas. A share that rounds to nobody keeps its place, with a size of 0. Where
 * candidates are asked what some of them cannot be, those are not among them.
 */
export function cellsOf(
  search: AgentSearch,
  { filters, quotas, screening }: Pick<ReadRequest, 'filters' | 'quotas' | 'screening'>,
  groupSize: number,
): Cell[] {
  const possible = screening
    .map(({ question, keep }) => askedAmong(question, keep))
    .filter((among) => Object.keys(among).length > 0)
  const matching = (...more: Record<string, unknown>[]): Matching =>
    search.matching({ filters: { match: 'all', filters: [filters, ...possible, ...more] } })
  if (quotas.length === 0) return [{ size: groupSize, said: null, found: matching() }]
  const sizes = apportioned(
    groupSize,
    quotas.map(({ share }) => share),
  )
  return quotas.map((quota, at) => ({ size: sizes[at]!, said: quota.said, found: matching(quota.filters) }))
}

/** How many each cell still lacks. */
export const missingIn = (cells: readonly Cell[], members: readonly Candidate[]): number[] =>
  cells.map(({ size }, cell) => size - members.filter((member) => member.cell === cell).length)

/** How many of each cell have not been drawn before. */
export function availableIn(search: AgentSearch, cells: readonly Cell[], drawn: Uint32Array): number[] {
  return cells.map(({ found }) => search.members(search.without(found.selection, drawn)).length)
}

/**
 * Draws as many for each cell as are wanted, or as there are. Nobody is drawn who was before, nor for two cells: where
 * quotas overlap, whom an earlier one has taken is gone for the later.
 */
export function drawFor(
  search: AgentSearch,
  directory: AgentDirectory,
  cells: readonly Cell[],
  wanted: readonly number[],
  earlier: readonly number[],
  seed: string,
): Candidate[] {
  const drawn: Candidate[] = []
  for (const [cell, { found }] of cells.entries()) {
    const taken = placesOf([...earlier, ...drawn.map(({ agent_id }) => agent_id)], directory)
    const available = search.without(found.selection, taken)
    const places = search.draw(available, wanted[cell]!, { method: 'balanced', seed: `${seed}/${cell}` })
    drawn.push(...Array.from(places, (place) => ({ agent_id: directory.at(place).id, cell })))
  }
  return drawn
}
