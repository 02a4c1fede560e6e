import { RATE_GROUPS } from './health-background.ts'
import { type HealthModel, phq9SeverityOf } from './health-model.ts'

/** One step of the golden ratio round a circle of 2^32: however many have gone, they lie evenly. */
const GOLDEN = 2654435769

/**
 * The exact BMI within a class and the exact PHQ-9 score within a severity. Within a group of sex and age they are
 * handed out evenly instead of by chance; the people come in random order.
 */
export function scoresOf({ bmi, phq9 }: HealthModel) {
  const { shares } = bmi
  const knots = shares.length
  const tenths = Float64Array.from(bmi.tenths.flat(2))
  const classPlaces = new Uint32Array(bmi.tenths.length * RATE_GROUPS)
  const severityPlaces = new Uint32Array(5 * RATE_GROUPS)
  const reached = Float64Array.from(phq9.flatMap((scores) => withinSeverity(scores)))
  return {
    /** In tenths. */
    bmi(level: number, group: number): number {
      const cell = level * RATE_GROUPS + group
      const place = next(classPlaces, cell)
      let knot = 1
      while (knot < knots - 1 && place >= shares[knot]!) knot++
      const lower = shares[knot - 1]!
      const part = (place - lower) / (shares[knot]! - lower)
      const from = tenths[cell * knots + knot - 1]!
      return Math.round(from + part * (tenths[cell * knots + knot]! - from))
    },
    phq9(severity: number, group: number): number {
      const place = next(severityPlaces, severity * RATE_GROUPS + group)
      const last = severity === 4 ? 27 : severity * 5 + 4
      let score = severity * 5
      while (score < last && place >= reached[group * 28 + score]!) score++
      return score
    },
  }
}

function next(places: Uint32Array, cell: number): number {
  places[cell] = places[cell]! + GOLDEN
  return places[cell]! / 4294967296
}

/** By score: the share of the people of the same severity who have this score or less. */
function withinSeverity(scores: readonly number[]): number[] {
  const totals = new Array<number>(5).fill(0)
  scores.forEach((share, score) => {
    totals[phq9SeverityOf(score)]! += share
  })
  const sums = new Array<number>(5).fill(0)
  return scores.map((share, score) => {
    const severity = phq9SeverityOf(score)
    sums[severity]! += share
    return totals[severity] === 0 ? 1 : sums[severity]! / totals[severity]!
  })
}
