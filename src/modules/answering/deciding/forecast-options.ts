import type { Category } from '../../knowledge/index.ts'
import type { Option } from '../reading/reading.ts'
import type { ForecastFigures } from './forecast-figures.ts'
import type { Neighbour } from './forecast-known.ts'
import { nearness } from './forecast-ladder.ts'
import { logit } from './forecast-normal.ts'
import { overlapOf, stemsOf } from './forecast-words.ts'

/**
 * One of several options. Before anything is known of the question, options differ by their part ("other", "none") and
 * by their words: "price" is named more often than "packaging". Known questions that offer the same options say more.
 * The order of the options says nothing.
 */
interface OptionShares {
  shares: number[]
  /** By neighbour, in their order. */
  weights: number[]
  /** For every neighbour: which of its options is meant by each option of the question; -1 for none. */
  matched: (readonly number[])[]
}

/** Options with less in common than this are not the same option. */
const SAME = 0.4
/** Of options with the same words, those mean the same that begin alike: "more good than harm", "more good". */
const FIRST = 0.05
/** A word says little of itself: no option is held far above another for its words alone. */
const MOST = 1.2

/** Shares of the options of a question where one is to be picked, in the reading's order. */
export function optionShares(
  offered: readonly Option[],
  /** The category that each option is the name of. */
  named: readonly (Category | null)[],
  neighbours: readonly Neighbour[],
  figures: ForecastFigures,
): OptionShares {
  const { option: weights } = figures
  // An option that is offered twice is one option: its share is divided. Sorted, so that the order cannot matter.
  const keys = [...new Set(offered.map(({ key }) => key))].sort()
  const first = keys.map((key) => offered.findIndex((option) => option.key === key))
  const options = first.map((at) => offered[at]!)
  const stems = options.map(({ key }) => stemsOf(key))
  const usual = options.map((option, at) => usualOf(option, stems[at]!, named[first[at]!]!, figures))
  const sums = usual.map((value) => weights.prior * value)
  const totals = options.map(() => weights.prior)
  const matches: (readonly number[])[] = []
  const worth = neighbours.map(({ known, similarity }) => {
    const match = matchOptions(options, stems, known.options)
    matches.push(match)
    const held = match.flatMap((other, at) => (other < 0 ? [] : [at]))
    const { shares } = known.question
    if (held.length === 0 || shares.length !== known.options.length) return 0
    const weight = nearness(similarity, weights) * (held.length / options.length)
    // A share counts for how far it is from an equal one: the neighbour may offer more options or fewer.
    for (const at of held) {
      sums[at]! += weight * Math.log(Math.max(0.004, shares[match[at]!]!) * shares.length)
      totals[at]! += weight
    }
    // What chose options that are not offered here chooses among those that were not offered there.
    const open = match.flatMap((other, at) => (other < 0 ? [at] : []))
    const left = shares.reduce((sum, share, other) => (match.includes(other) ? sum : sum + share), 0)
    const rest = weights.rest * weight
    // Where most are other options, nobody knows what they would choose here.
    if (open.length > 0 && 2 * held.length >= match.length && rest > 0) {
      const level = Math.log((Math.max(0.004, left) * shares.length) / open.length)
      const own = mean(open.map((at) => usual[at]!))
      for (const at of open) {
        sums[at]! += rest * (level + usual[at]! - own)
        totals[at]! += rest
      }
    }
    return weight
  })
  const values = sums.map((sum, at) => sum / totals[at]!)
  const top = Math.max(...values)
  const odds = values.map((value) => Math.exp(value - top))
  const total = odds.reduce((sum, value) => sum + value, 0)
  const places = offered.map(({ key }) => keys.indexOf(key))
  return {
    shares: places.map((at) => odds[at]! / total / offered.filter(({ key }) => key === keys[at]).length),
    weights: worth,
    matched: matches.map((match) => places.map((at) => match[at]!)),
  }
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

function usualOf(
  option: Option,
  stems: readonly string[],
  category: Category | null,
  { option: figures }: ForecastFigures,
): number {
  let value = 0
  for (const stem of stems) value += figures.stem[stem] ?? 0
  value = figures.spread * Math.min(MOST, Math.max(-MOST, value)) + (figures.role[option.role] ?? 0)
  return category ? value + figures.category * logit(category.penetration) : value
}

/** Which option of the other question each option means: each is taken once, the closest first. */
function matchOptions(
  options: readonly Option[],
  stems: readonly (readonly string[])[],
  others: readonly Option[],
): number[] {
  const match = options.map(() => -1)
  const pairs: { at: number; other: number; overlap: number }[] = []
  for (const [other, { key, role }] of others.entries()) {
    const words = stemsOf(key)
    for (const [at, option] of options.entries()) {
      const same = option.key === key ? 1 : overlapOf(stems[at]!, words) + (stems[at]![0] === words[0] ? FIRST : 0)
      const alike = role === option.role || (role === 'answer' && option.role === 'answer')
      const overlap = alike && (role === 'other' || role === 'dont_know') ? Math.max(same, 0.7) : same
      if (overlap >= SAME) pairs.push({ at, other, overlap })
    }
  }
  pairs.sort((a, b) => b.overlap - a.overlap || a.at - b.at || a.other - b.other)
  const taken = new Set<number>()
  for (const { at, other } of pairs) {
    if (match[at]! >= 0 || taken.has(other)) continue
    match[at] = other
    taken.add(other)
  }
  return match
}
