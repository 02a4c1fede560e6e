import { normalQuantile, shareBelow } from './latent-scale.ts'

/**
 * Chance, spread evenly over a panel. With independent noise a dozen people are by luck all fond of a thing now and
 * then. Here the agents keep their order, and each moves most of the way to where its rank says it should stand: the
 * place among evenly spaced quantiles, with its own distance from its neighbours within. Alone, an agent stays where
 * it is. Not all of the way, and less the less the panel looks like a random one: people who were picked because of
 * what they answered must not be spread out again as if they were anybody.
 */
const WAY = 0.75
/** So few are no sample but some people, and stay as they are; from a dozen on shares are read. */
const FEW = 4
const ENOUGH = 12
/** The standard deviation of a mixture of two variates that are so much alike, made good. */
const NARROWED = 0.992
/** Standard errors by which a panel may be off by chance, and beyond which it was picked. */
const CHANCE = 1.4
const PICKED = 2.6

/** `agents`: positions in the population. Somebody who is in the panel twice counts once. */
export function spreadNoise(noise: Float64Array, agents: readonly number[]): Float64Array {
  const first = new Map<number, number>()
  agents.forEach((agent, at) => {
    if (!first.has(agent)) first.set(agent, at)
  })
  const n = first.size
  if (n < 2) return noise
  const order = [...first.entries()].sort(([a, i], [b, j]) => noise[i]! - noise[j]! || a - b)
  const way = WAY * Math.min(1, Math.max(0, (n - FEW) / (ENOUGH - FEW))) * likeChance(order, noise)
  const narrowed = 1 - (1 - NARROWED) * way * 2
  const spread = new Map<number, number>()
  let before = 0
  let own = shareBelow(noise[order[0]![1]]!)
  order.forEach(([agent, at], rank) => {
    const after = rank + 1 < n ? shareBelow(noise[order[rank + 1]![1]]!) : 1
    // Given its neighbours, an agent stands anywhere between them: so this is uniform, whatever its rank.
    const between = after > before ? (own - before) / (after - before) : 0.5
    const even = normalQuantile((rank + between) / n)
    spread.set(agent, (noise[at]! + way * (even - noise[at]!)) / narrowed)
    before = own
    own = after
  })
  return Float64Array.from(agents, (agent) => spread.get(agent)!)
}

/** From 1 for a panel that could be anybody down to 0 for one that must have been picked by its answers. */
function likeChance(order: readonly (readonly [number, number])[], noise: Float64Array): number {
  let sum = 0
  let squares = 0
  for (const [, at] of order) {
    sum += noise[at]!
    squares += noise[at]! * noise[at]!
  }
  const n = order.length
  const off = Math.max(Math.abs(sum) / Math.sqrt(n), Math.abs(squares - n) / Math.sqrt(2 * n))
  return off <= CHANCE ? 1 : off >= PICKED ? 0 : (PICKED - off) / (PICKED - CHANCE)
}
