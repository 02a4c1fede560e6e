/**
 * Benjamini and Hochberg's q of each p: calling everything clear whose q is below 0.05 is wrong, on average, about no more
 * than a twentieth of what is called clear. The more is compared, the more it takes.
 */
export function qValues(ps: readonly number[]): number[] {
  const order = ps.map((_, at) => at).sort((a, b) => ps[b]! - ps[a]!)
  const qs = new Array<number>(ps.length)
  let least = 1
  order.forEach((at, place) => {
    least = Math.min(least, ps[at]! * (ps.length / (ps.length - place)))
    qs[at] = least
  })
  return qs
}
