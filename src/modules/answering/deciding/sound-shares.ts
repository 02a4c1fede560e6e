/** Shares as a distribution, whatever came in: no negatives, nothing that is no number, sum 1. */
export function soundShares(shares: readonly number[]): number[] {
  const positive = shares.map((share) => (share > 0 && Number.isFinite(share) ? share : 0))
  let total = 0
  for (const share of positive) total += share
  return positive.map((share) => (total > 0 ? share / total : 1 / positive.length))
}

/** Sums of the shares up to each but the last. */
export function cumulative(shares: readonly number[]): number[] {
  let sum = 0
  return shares.slice(0, -1).map((share) => {
    sum += share
    return sum
  })
}
