/** What a process has of the calls that a model takes at once. */
export interface Share {
  /** Under way and waiting. */
  wanted: number
  /** The most that it may have under way, or has left over from when it had more. */
  held: number
  until_ms: number
}

export type Shares = Readonly<Record<string, Share>>

export interface Want {
  wanted: number
  /** The most that can be under way while the answer is awaited. */
  held: number
}

export interface ShareLimits {
  at_once: number
  now_ms: number
  lease_ms: number
}

/** Where there are more processes than calls at once, they go around so often. */
const TURN_MS = 2000

/**
 * The shares after one process has said what it wants, and how many calls it may have under way from then on. What all hold
 * together is never more than the model takes: whoever is to have less keeps what it holds until it has said that those
 * calls are over, and whoever is to have more gets what is free, and the rest when it asks again.
 */
export function renewed(
  shares: Shares,
  process: string,
  { wanted, held }: Want,
  { at_once, now_ms, lease_ms }: ShareLimits,
): { shares: Shares; may: number } {
  const others = Object.fromEntries(
    Object.entries(shares).filter(([name, { until_ms }]) => name !== process && until_ms > now_ms),
  )
  if (wanted === 0 && held === 0) return { shares: others, may: 0 }
  const wants = { ...others, [process]: { wanted } }
  const fair = fairShares(wants, at_once, Math.floor(now_ms / TURN_MS)).get(process) ?? 0
  const free = at_once - Object.values(others).reduce((sum, share) => sum + share.held, 0)
  const may = Math.max(0, Math.min(fair, Math.max(held, free)))
  const own: Share = { wanted, held: Math.max(held, may), until_ms: now_ms + lease_ms }
  return { shares: { ...others, [process]: own }, may }
}

/** Nobody gets more than they want while others want more; what nobody wants is divided evenly, for what comes next. */
function fairShares(
  wants: Readonly<Record<string, { wanted: number }>>,
  atOnce: number,
  turn: number,
): Map<string, number> {
  const names = Object.keys(wants).sort()
  const first = turn % names.length
  const order = [...names.slice(first), ...names.slice(0, first)].sort((a, b) => wants[a]!.wanted - wants[b]!.wanted)
  let left = atOnce
  const fair = order.map((name, at) => {
    const share = Math.min(wants[name]!.wanted, Math.floor(left / (order.length - at)))
    left -= share
    return [name, share] as const
  })
  const spare = Math.floor(left / order.length)
  return new Map(fair.map(([name, share]) => [name, share + spare]))
}
