import type { Score } from '../data/forecast-scores.ts'
import { distance, entropy, interval, mean, median, movement, placed } from './measures.ts'

/** The figures of a set of forecasts. */
export interface Figures {
  count: number
  tv: number
  tv_interval: [number, number]
  representativeness: number
  simbench: number
  /** Medians of the ratios, expected to actual; of a spread on ladders only. */
  sd_ratio: number
  entropy_ratio: number
  /** Share of true shares inside the stated 80 % intervals, and the median half-width in points. */
  held: number
  width: number
}

const familyOf = ({ case: one }: Score): string => one.known.question.family!
export const similarityOf = ({ case: one }: Score): number => one.found.known[0]?.similarity ?? 0
const isLadder = ({ forecast }: Score): boolean => forecast.shape === 'ladder'

export function figuresFor(scores: readonly Score[]): Figures {
  const ladders = scores.filter(isLadder)
  return {
    count: scores.length,
    tv: mean(scores.map(({ tv }) => tv)),
    tv_interval: interval(scores, familyOf, (of) => mean(of.map(({ tv }) => tv))),
    representativeness: mean(scores.map(likeness)),
    simbench: 100 * (1 - mean(scores.map(({ tv }) => tv)) / mean(scores.map(({ uniform }) => uniform))),
    sd_ratio: median(ladders.map(({ expected, actual }) => placed(expected).sd / placed(actual).sd)),
    entropy_ratio: median(scores.map(({ expected, actual }) => entropy(expected) / Math.max(0.05, entropy(actual)))),
    held: mean(scores.map(heldBy)),
    width: median(scores.map(({ forecast }) => forecast.uncertainty)),
  }
}

/** Where answers are ordered it counts how far they are off, otherwise how many. */
const likeness = (score: Score): number =>
  1 - (isLadder(score) ? movement(score.expected, score.actual) : distance(score.expected, score.actual))

const heldBy = ({ expected, actual, forecast }: Score): number =>
  mean(expected.map((share, at) => (Math.abs(share - actual[at]!) * 100 <= forecast.uncertainty ? 1 : 0)))

/** The same questions answered by no knowledge at all. */
export const uniformly = (scores: readonly Score[]): Score[] =>
  scores.map((score) => {
    const expected = score.actual.map(() => 1 / score.actual.length)
    return { ...score, expected, tv: score.uniform }
  })

/** By how much one set of forecasts of the same questions is nearer than another, with its interval. */
export function gain(better: readonly Score[], than: readonly Score[]): { tv: number; interval: [number, number] } {
  const others = new Map(than.map((score) => [score.case.known.question.id, score.tv]))
  const rows = better.flatMap((score) => {
    const other = others.get(score.case.known.question.id)
    return other === undefined ? [] : [{ family: familyOf(score), tv: other - score.tv }]
  })
  const of = (all: readonly { tv: number }[]): number => mean(all.map(({ tv }) => tv))
  return { tv: of(rows), interval: interval(rows, ({ family }) => family, of) }
}
