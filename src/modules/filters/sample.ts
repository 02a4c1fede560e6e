import { streamOf, uniform } from '../population/index.ts'
import { agentsOf, type Bitset, type Ranked, ranked } from './bitset.ts'
import type { FieldName } from './fields.ts'
import { pageOf, randomOrder } from './order.ts'
import type { SearchIndex } from './search-index.ts'
import { type Strata, sizesOf, strataOf } from './strata.ts'

export interface SampleOptions {
  /** `balanced`: as many of each group; `representative`: groups in the proportions of the selection. */
  method: 'random' | 'balanced' | 'representative'
  seed: string
  /** The fields whose values make the groups. */
  balance_by?: readonly FieldName[]
}

const usual = {
  balanced: ['sex', 'age'],
  representative: ['sex', 'age', 'region', 'education'],
} as const satisfies Record<string, readonly FieldName[]>

/** How many agents are drawn for each that is wanted, before those of the groups still short are sought one by one. */
const PATIENCE = 3

/** Draws agents from a selection without taking anybody twice; fewer than `size` where there are not as many. */
export function sample(index: SearchIndex, selection: Bitset, size: number, options: SampleOptions): Uint32Array {
  const { method, seed, balance_by } = options
  const all = ranked(selection)
  if (method === 'random' || all.count <= size) return pageOf(all, size, 0, seed)
  const strata = strataOf(index, balance_by ?? usual[method])
  const sizes = sizesOf(strata, selection)
  const quotas =
    method === 'balanced'
      ? equalQuotas(sizes, size, seed)
      : proportionalQuotas(sizes, size, uniform(streamOf(seed, 'start'), 0))
  return drawn(selection, all, strata, quotas, size, seed)
}

/**
 * Shares in proportion, each rounded up or down so that sums over neighbouring groups stay within one of their exact
 * share. By the random start every group, however small, is rounded up as often as its remainder says: to give the
 * places that are left to the largest remainders would shut out small groups in every sample.
 */
function proportionalQuotas(sizes: Uint32Array, size: number, start: number): Uint32Array {
  const total = sizes.reduce((sum, members) => sum + members, 0)
  let before = 0
  let given = 0
  return sizes.map((members) => {
    before += members
    const quota = Math.floor((before * size) / total + start) - given
    given += quota
    return quota
  })
}

/** The same for each group; what small groups cannot give is shared among the others. */
function equalQuotas(sizes: Uint32Array, size: number, seed: string): Uint32Array {
  const quotas = new Uint32Array(sizes.length)
  const order = randomOrder(seed, sizes.length)
  let left = size
  for (;;) {
    const open = [...sizes.keys()].map(order).filter((group) => quotas[group]! < sizes[group]!)
    if (left === 0 || open.length === 0) return quotas
    const each = Math.floor(left / open.length)
    for (const group of open) {
      const more = Math.min(Math.max(1, each), sizes[group]! - quotas[group]!, left)
      quotas[group]! += more
      left -= more
    }
  }
}

/** Takes agents in a random order for as long as their group has places left. */
function drawn(
  selection: Bitset,
  all: Ranked,
  { stratum }: Strata,
  quotas: Uint32Array,
  size: number,
  seed: string,
): Uint32Array {
  const left = quotas.slice()
  const taken = new Set<number>()
  const take = (agent: number): void => {
    if (left[stratum[agent]!] === 0 || taken.has(agent)) return
    left[stratum[agent]!]!--
    taken.add(agent)
  }
  const order = randomOrder(seed, all.count)
  const patience = Math.min(PATIENCE * size, all.count)
  for (let at = 0; at < patience && taken.size < size; at++) take(all.agentAt(order(at)))
  if (taken.size < size) {
    const candidates: number[] = []
    for (const agent of agentsOf(selection, all.count)) if (left[stratum[agent]!]! > 0) candidates.push(agent)
    const among = randomOrder(`${seed}/rest`, candidates.length)
    for (let at = 0; taken.size < size; at++) take(candidates[among(at)]!)
  }
  return Uint32Array.from(taken)
}
