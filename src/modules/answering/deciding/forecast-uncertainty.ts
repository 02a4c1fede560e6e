import type { Forecast } from './forecast.ts'
import type { ForecastFigures } from './forecast-figures.ts'
import type { Neighbour } from './forecast-known.ts'

/**
 * How wrong a share may be. Errors of held-out known questions grow with the distance and the disagreement of what lies
 * near, and are smaller for shares near nothing or everything than for those in between. How much lies near told no more.
 */
export interface Doubt {
  /** How far apart what is near puts the population, and how far from it the question may be. */
  disagreement: number
  /** Mean of √(p·(1 - p)) over the shares: 0.5 for an even yes and no. */
  level: number
  /** Whether one of several options is picked: those are harder. */
  pick: boolean
}

/** Standard deviation of questions around what is usual for them, in standard deviations of an answer. */
const USUAL_SPREAD = 0.7
/** Where nothing else is known it counts as more, so that nobody is surer for having found nothing. */
export const ALONE_SPREAD = 0.9
/** Of questions around a fact of their category. */
export const FACT_SPREAD = 0.5
/** What is left of the spread around the very same question: times change, and estimates are no measurements. */
const MEASURED_LEFT = 0.3
const AUTHORED_LEFT = 0.7

/** Standard deviation of questions around a known one that is so similar. `source`: where it was measured, if it was. */
export function spreadAt(similarity: number, source: string | null): number {
  const apart = Math.sqrt(Math.max(0, 2.5 * (1 - similarity)))
  return USUAL_SPREAD * Math.min(1, Math.max(source === null ? AUTHORED_LEFT : MEASURED_LEFT, apart))
}

/** The same for several, by what they are worth; `alone` is the weight of what is usual. */
export function spreadOver(neighbours: readonly Neighbour[], weights: readonly number[], alone: number): number {
  let total = alone
  let squares = alone * ALONE_SPREAD ** 2
  for (const [at, { known, similarity }] of neighbours.entries()) {
    total += weights[at]!
    squares += weights[at]! * spreadAt(similarity, known.question.source) ** 2
  }
  return Math.sqrt(squares / total)
}

/** Half-width of the 80 % interval of a share, in points. */
export function uncertaintyOf({ disagreement, level, pick }: Doubt, { uncertainty }: ForecastFigures): number {
  const log =
    uncertainty.base +
    uncertainty.disagreement * Math.min(1.5, disagreement) +
    uncertainty.level * Math.log(Math.max(0.05, level)) +
    (pick ? uncertainty.pick : 0)
  return Math.round(10 * Math.min(45, Math.max(3, Math.exp(log)))) / 10
}

/** A word for it: what counts is the interval that an even yes and no would have had. */
export function confidenceOf(doubt: Doubt, figures: ForecastFigures): Forecast['confidence'] {
  const even = uncertaintyOf({ ...doubt, level: 0.5 }, figures)
  if (even <= figures.uncertainty.high) return 'high'
  return even <= figures.uncertainty.medium ? 'medium' : 'low'
}

/** How far shares are from nothing and everything, on average. */
export const levelOf = (shares: readonly number[]): number =>
  shares.length === 0
    ? 0.5
    : shares.reduce((sum, share) => sum + Math.sqrt(Math.max(0, share * (1 - share))), 0) / shares.length
