import fc from 'fast-check'

/** One case's source of chance: everything that is drawn from it follows from the seed. */
export interface Draw {
  /** From `least` to `most`, both included. */
  whole(least: number, most: number): number
  /** Whether something happens that does so in so many of a hundred cases. */
  chance(percent: number): boolean
  one<T>(list: readonly T[]): T
  some<T>(list: readonly T[], most: number): T[]
  /** A value of any of fast-check's own. */
  of<T, Params extends unknown[]>(arbitrary: (...params: Params) => fc.Arbitrary<T>, ...params: Params): T
}

export function drawBy(seed: number): Draw {
  const next = fc.sample(fc.gen(), { seed, numRuns: 1 })[0]!
  const whole = (least: number, most: number): number => next(fc.nat, most - least) + least
  const one = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new Error('There is nothing to choose from.')
    return list[whole(0, list.length - 1)]!
  }
  return {
    whole,
    one,
    chance: (percent) => whole(0, 99) < percent,
    some(list, most) {
      const left = [...list]
      const count = whole(0, Math.min(most, left.length))
      return Array.from({ length: count }, () => left.splice(whole(0, left.length - 1), 1)[0]!)
    },
    of: next,
  }
}
