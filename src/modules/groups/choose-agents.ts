import { randomBytes } from 'node:crypto'
import { ServiceError } from '../../platform/errors.ts'
import type { AgentDirectory, AgentRef } from '../agents/index.ts'
import type { AgentSearch, Matching, Relaxation } from '../filters/index.ts'
import { drawByFit } from './draw-by-fit.ts'

/** Fewer answers than these gain nothing from weights. */
const LEAST_WEIGHTED = 100

export interface Wanted {
  found: Matching
  group_size: number
  sample_method: 'random' | 'balanced' | 'representative'
  /** Words that whoever fits better comes first by. */
  target?: string | undefined
  seed?: string | undefined
  /** When it is, and where people may be: words of the target are read by that. */
  now: Date
  countries: readonly string[]
  /** Ids of agents who are not to be drawn. */
  excluded: readonly number[]
}

export interface Chosen {
  members: { agent: AgentRef; weight: number }[]
  seed: string
  weighted: boolean
  excluded_count: number
  shortfall: number
  relaxations: Relaxation[]
}

/** Draws agents from those who match; throws `refused`, with what to loosen, where there is nobody to draw. */
export async function chooseAgents(search: AgentSearch, directory: AgentDirectory, wanted: Wanted): Promise<Chosen> {
  const { found, group_size, sample_method: method } = wanted
  const seed = wanted.seed ?? randomBytes(6).toString('hex')
  const available = search.without(found.selection, placesOf(wanted.excluded, directory))
  const excluded_count = found.total - search.members(available).length
  const target = wanted.target?.trim() ?? ''
  const drawn =
    target === ''
      ? search.draw(available, group_size, { method, seed })
      : await drawByFit(search, directory.current, available, target, group_size, { method, seed }, wanted)
  const shortfall = group_size - drawn.length
  const relaxations = shortfall === 0 ? [] : search.relaxations(found, group_size + excluded_count)
  if (drawn.length === 0) throw nobody(found, excluded_count, relaxations)
  const weighted = drawn.length >= LEAST_WEIGHTED && target === ''
  const weights = weighted ? search.weigh(drawn, found.selection) : new Float64Array(drawn.length).fill(1)
  const members = Array.from(drawn, (place, at) => ({
    agent: directory.at(place),
    weight: Math.round(weights[at]! * 1e6) / 1e6,
  }))
  return { members, seed, weighted, excluded_count, shortfall, relaxations }
}

/** Ids of agents of this population by their places in it; those of earlier populations are none of them. */
export function placesOf(agentIds: readonly number[], { at, current }: AgentDirectory): Uint32Array {
  const first = at(0).id
  return Uint32Array.from(agentIds.map((id) => id - first).filter((place) => place >= 0 && place < current.size))
}

function nobody({ echo, description, warnings, total }: Matching, excluded_count: number, relaxations: Relaxation[]) {
  const sentence =
    total === 0
      ? `Nobody matches: ${description}.`
      : `Everybody who matches is a member already, or of another group: ${description}.`
  const details = { filters: echo, description, warnings, matched_count: total, excluded_count, relaxations }
  return new ServiceError('refused', sentence, details)
}
