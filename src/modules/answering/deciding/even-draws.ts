/**
 * What a panel answers together, held to what its members are expected to answer. Each of them answers by chance, and of a
 * hundred some more say yes than are expected to: that is no news of people, only noise. So those whose answer hangs by
 * least change it, until the counts are those expected, to a person. Who were picked because of what they answer are not
 * touched, nor are a few who stand for nobody.
 */

/** So few are no sample but some people; from a dozen on shares are read. */
const [FEW, ENOUGH] = [4, 12]
/** Standard errors by which a panel may be off by chance, and beyond which it was picked. */
const [CHANCE, PICKED] = [2.6, 4]

const likeChance = (errors: number): number => Math.min(1, Math.max(0, (PICKED - errors) / (PICKED - CHANCE)))

/**
 * How many of a panel are to give an answer, or one below: `chances` are those of its members, `forecast` is the share of
 * the population, and so many do it now. A panel that leans otherwise than the population by no more than chance stands for
 * it; any other one stands for itself.
 */
function evenCount(chances: readonly number[], forecast: number, now: number): number {
  const n = chances.length
  const size = Math.min(1, Math.max(0, (n - FEW) / (ENOUGH - FEW)))
  if (size === 0) return now
  let [sum, squares, left] = [0, 0, 0]
  for (const chance of chances) {
    sum += chance
    squares += chance * chance
    left += chance * (1 - chance)
  }
  const own = sum / n
  const differs = Math.sqrt(Math.max(1e-9, (squares / n - own * own) / n))
  const expected = own + likeChance(Math.abs(forecast - own) / differs) * (forecast - own)
  const errors = Math.abs(now - sum) / Math.sqrt(Math.max(1e-9, left))
  return Math.round(now + size * likeChance(errors) * (n * expected - now))
}

/** Cuts through places, moved so that so many lie below each; those that are met already stay where they are. */
export function evenCuts(
  places: readonly number[],
  cuts: readonly number[],
  chancesBelow: (cut: number) => number[],
  forecasts: readonly number[],
): number[] {
  const sorted = places.toSorted((one, other) => one - other)
  let least = 0
  return cuts.map((cut, step) => {
    const now = sorted.filter((place) => place <= cut).length
    const count = Math.max(least, evenCount(chancesBelow(cut), forecasts[step]!, now))
    least = count
    if (count === now) return cut
    const [below, above] = [sorted[count - 1], sorted[count]]
    if (below === undefined || above === undefined) return cut
    return below + (above - below) / 2
  })
}

/** Whoever would be further than this from another answer does not change to it. */
const FARTHEST = 4

/**
 * Utilities of options, by member, with which each option is the best of as many as it is expected to be: whoever is
 * nearest to changing does so. `chances` by member, `forecast` by option.
 */
export function evenPicks(
  utilities: readonly Float64Array[],
  chances: readonly (readonly number[])[],
  forecast: readonly number[],
): Float64Array[] {
  const picked = utilities.map(bestOf)
  const counts = forecast.map((_, option) => picked.filter((own) => own === option).length)
  const wanted = wholeNumbers(
    forecast.map((share, option) =>
      evenCount(
        chances.map((own) => own[option]!),
        share,
        counts[option]!,
      ),
    ),
    utilities.length,
  )
  const changed = utilities.map((own) => Float64Array.from(own))
  for (let round = 0; round < utilities.length; round++) {
    const move = cheapest(changed, picked, counts, wanted)
    if (move === null) break
    const own = changed[move.member]!
    counts[picked[move.member]!]! -= 1
    counts[move.to]! += 1
    own[move.to] = own[picked[move.member]!]! + JUST_AHEAD
    picked[move.member] = move.to
  }
  return changed
}
const JUST_AHEAD = 0.01

function cheapest(
  utilities: readonly Float64Array[],
  picked: readonly number[],
  counts: readonly number[],
  wanted: readonly number[],
): { member: number; to: number } | null {
  let [least, found]: [number, { member: number; to: number } | null] = [FARTHEST, null]
  const short = wanted.flatMap((want, option) => (counts[option]! < want ? [option] : []))
  for (const [member, own] of utilities.entries()) {
    const from = picked[member]!
    if (counts[from]! <= wanted[from]!) continue
    for (const to of short) {
      const gap = own[from]! - own[to]!
      if (gap < least) [least, found] = [gap, { member, to }]
    }
  }
  return found
}

const bestOf = (own: Float64Array): number => own.reduce((best, value, at) => (value > own[best]! ? at : best), 0)

/** Counts that add up to all: what is too many or too few goes to the largest. */
function wholeNumbers(counts: number[], total: number): number[] {
  const sum = counts.reduce((all, count) => all + count, 0)
  const largest = counts.indexOf(Math.max(...counts))
  return counts.map((count, at) => (at === largest ? Math.max(0, count + total - sum) : count))
}
