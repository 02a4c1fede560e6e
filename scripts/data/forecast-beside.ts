import type { ForecastFigures } from '../../src/modules/answering/deciding/forecast-figures.ts'
import type { Known } from '../../src/modules/answering/deciding/forecast-known.ts'
import { round } from './forecast-norms.ts'

/** Mean shares of options that stand beside a ladder, by the part they play. */
export function fitAside(knowns: readonly Known[]): ForecastFigures['aside'] {
  const shares: Record<keyof ForecastFigures['aside'], number[]> = { dont_know: [], none: [], other: [], neutral: [] }
  for (const { ladder, question, options } of knowns) {
    if (ladder === null) continue
    for (const [at, { at: place, role }] of options.entries()) {
      if (place !== null) continue
      const part =
        role === 'dont_know' || role === 'other' ? role : role === 'none' || role === 'answer' ? 'none' : 'neutral'
      shares[part].push(question.shares[at]!)
    }
  }
  const typical = (values: readonly number[], otherwise: number): number =>
    values.length < 5 ? otherwise : round(values.reduce((sum, value) => sum + value, 0) / values.length)
  return {
    dont_know: typical(shares.dont_know, 0.1),
    none: typical(shares.none, 0.3),
    other: typical(shares.other, 0.05),
    neutral: typical(shares.neutral, 0.15),
  }
}
