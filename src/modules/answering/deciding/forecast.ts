import type { Category, KnownQuestion, Tilts } from '../../knowledge/index.ts'
import type { Demand } from '../reader/reader.ts'

/** What US adults would answer, before anybody in particular is asked. */
export interface Forecast {
  /**
   * `ladder`: one latent quantity cut into steps (yes/no, scales, ordered options; open questions have the five steps
   * of a stance). `pick`: one of several. `each`: every option yes or no by itself. `rank`: an order. `number`.
   */
  shape: 'ladder' | 'pick' | 'each' | 'rank' | 'number'
  /**
   * ladder: shares of the steps from LOW to HIGH of what `reading.canonical` asks, whatever order the options came in.
   * pick, rank: shares by option, in the reading's order. each: chance of every option. number: empty.
   */
  shares: readonly number[]
  /**
   * ladder: shares of ALL who choose an option that stands beside the steps ("don't know", "I have none"), by its place
   * in the reading. `shares` are those of the others, and sum to 1 by themselves. Absent where there is no such option.
   */
  aside?: readonly { option: number; share: number }[]
  /** number: quantiles of the population's answers; `zero` is the share who answer nothing or never. */
  number: { zero: number; median: number; log_sd: number } | null
  /** Shifts of the ladder towards HIGH (number: towards more), on the logit scale. */
  tilts: Tilts
  /** Pulls of the latent attitudes towards HIGH, in standard deviations of the answer. */
  attitudes: Readonly<Record<string, number>>
  /** pick, each, rank: shifts by option, in the reading's order. */
  option_tilts: readonly Tilts[]
  /** Where a price to be paid is named: what it does to demand. Already in `shares`; kept for what agents say. */
  price: { amount: number; usual: number; ratio: number; demand?: Demand | null } | null
  /** Expected error: the stated 80 % interval of a share is ± this many points. */
  uncertainty: number
  confidence: 'high' | 'medium' | 'low'
  /** What it rests on, nearest first. */
  basis: readonly { question: KnownQuestion; weight: number }[]
  category: Category | null
}
