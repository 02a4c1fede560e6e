import type { Category } from '../../knowledge/index.ts'
import type { Option } from '../reading/reading.ts'
import type { ForecastFigures } from './forecast-figures.ts'
import type { Neighbour } from './forecast-known.ts'

/** Who stands beside a ladder: those who do not know, and those to whom the question does not apply. */

/** Together they are never nearly everybody: the ladder would say nothing. */
const MOST = 0.85
/** What one neighbour with a like way out is worth against what is usual. */
const USUAL = 0.15

/** Share of each option beside the ladder, by its place in the reading. */
export function asideShares(
  options: readonly Option[],
  aside: readonly number[],
  neighbours: readonly Neighbour[],
  weights: readonly number[],
  category: Category | null,
  figures: ForecastFigures,
): { option: number; share: number }[] {
  const shares = aside.map((at) => shareOf(options[at]!, neighbours, weights, category, figures))
  const total = shares.reduce((sum, share) => sum + share, 0)
  const scale = total > MOST ? MOST / total : 1
  return aside.map((option, nth) => ({ option, share: Math.round(1e6 * scale * shares[nth]!) / 1e6 }))
}

function shareOf(
  { role, key }: Option,
  neighbours: readonly Neighbour[],
  weights: readonly number[],
  category: Category | null,
  { aside }: ForecastFigures,
): number {
  const applies = role === 'none' || role === 'answer'
  const usual =
    applies && category ? (aside.none + 1 - category.penetration) / 2 : aside[applies ? 'none' : waysOut(role)]
  let sum = USUAL * usual
  let total = USUAL
  for (const [nth, { known }] of neighbours.entries()) {
    if (known.ladder === null || known.question.shares.length !== known.options.length) continue
    const like = known.options.findIndex(
      (option) => option.at === null && (option.key === key || (option.role === role && role !== 'answer')),
    )
    if (like < 0) continue
    total += weights[nth]!
    sum += weights[nth]! * known.question.shares[like]!
  }
  return sum / total
}

function waysOut(role: Option['role']): keyof ForecastFigures['aside'] {
  return role === 'dont_know' || role === 'other' ? role : 'neutral'
}
