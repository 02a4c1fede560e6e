/** Walking round the unit interval by this fills it evenly, however many steps are taken. */
export const GOLDEN = 0.6180339887498949

export function cumulated(weights: readonly number[]): number[] {
  let end = 0
  return weights.map((weight) => {
    end += weight
    return end
  })
}

/** The first position whose cumulated weight lies above the mark. */
export function firstAbove(ends: ArrayLike<number>, mark: number): number {
  let low = 0
  let high = ends.length - 1
  while (low < high) {
    const middle = (low + high) >> 1
    if (ends[middle]! > mark) high = middle
    else low = middle + 1
  }
  return low
}
