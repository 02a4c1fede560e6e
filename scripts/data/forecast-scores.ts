import type { Forecast } from '../../src/modules/answering/deciding/forecast.ts'
import type { ForecastFigures } from '../../src/modules/answering/deciding/forecast-figures.ts'
import { forecastBy, type Supported } from '../../src/modules/answering/deciding/forecast-of.ts'
import { type Case, knowledge } from './forecast-training.ts'

/** How near forecasts come to what is known. */
export interface Score extends Supported {
  case: Case
  /** As the forecast orders them; those beside a ladder last. */
  expected: number[]
  actual: number[]
  /** Half the sum of the differences. */
  tv: number
  uniform: number
}

/** Forecasts of every case, with figures that have not seen it. */
export function scoresOf(cases: readonly Case[], figuresOf: (one: Case) => ForecastFigures): Score[] {
  return cases.flatMap((one): Score[] => {
    const { known, reading, found } = one
    if (reading.options.length !== known.question.shares.length) return []
    const supported = forecastBy(reading, found, knowledge, figuresOf(one))
    const { expected, actual } = compared(one, supported.forecast)
    const tv = distance(expected, actual)
    return [
      {
        ...supported,
        case: one,
        expected,
        actual,
        tv,
        uniform: distance(
          actual.map(() => 1 / actual.length),
          actual,
        ),
      },
    ]
  })
}

function compared({ known }: Case, forecast: Forecast): { expected: number[]; actual: number[] } {
  const { shares } = known.question
  if (known.ladder === null || forecast.shape !== 'ladder')
    return { expected: [...forecast.shares], actual: [...shares] }
  const aside = forecast.aside ?? []
  const on = 1 - aside.reduce((sum, { share }) => sum + share, 0)
  return {
    expected: [...forecast.shares.map((share) => share * on), ...aside.map(({ share }) => share)],
    actual: [
      ...known.ladder.shares.map((share) => share * (1 - known.ladder!.aside)),
      ...aside.map(({ option }) => shares[option]!),
    ],
  }
}

const distance = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, share, at) => sum + Math.abs(share - other[at]!), 0) / 2

export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

export const isMeasured = ({ known }: Case): boolean => known.question.source !== null

/** A measured question counts as so many estimates. */
const MEASURED = 6

/** What the fit makes small. */
export function loss(scores: readonly Score[]): number {
  const weights = scores.map((score) => (isMeasured(score.case) ? MEASURED : 1))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return scores.reduce((sum, { tv }, at) => sum + weights[at]! * tv, 0) / total
}
