/** The guard against getting slower: ratios against the stored ones. */
import type { Benchmark, Figures } from './benchmark.ts'

/** How much worse a ratio may be before it counts: machines differ, and their cores are shared. */
export const TOLERANCE = 0.3

export interface Compared {
  readonly figure: string
  readonly stored: number
  readonly now: number
  /** 1.2 is a fifth worse than stored, 0.9 a tenth better. */
  readonly worse: number
  readonly passes: boolean
}

export function compare(
  { guarded = {} }: Pick<Benchmark, 'guarded'>,
  stored: Figures,
  now: Figures,
  tolerance = TOLERANCE,
): Compared[] {
  return Object.entries(guarded).map(([figure, better]) => {
    const [before, after] = [numberOf(stored, figure), numberOf(now, figure)]
    const worse = better === 'higher' ? before / after : after / before
    return { figure, stored: before, now: after, worse, passes: worse <= 1 + tolerance }
  })
}

/** A guard that guards nothing, because a figure was renamed, is no guard. */
function numberOf(figures: Figures, figure: string): number {
  const value = Number(figures[figure])
  if (!(value > 0)) throw new Error(`There is no figure “${figure}” to compare; run the benchmark with --store.`)
  return value
}
