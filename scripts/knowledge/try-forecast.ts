import type { Forecast } from '../../src/modules/answering/deciding/forecast.ts'
import { stanceKeys, stepsOf } from '../../src/modules/answering/deciding/forecast-steps.ts'
import type { Reading } from '../../src/modules/answering/reading/reading.ts'
import { columns, cut } from './columns.ts'

const BAR = 30

/** Shares with their 80 % intervals, and what they rest on. */
export function forecastText(reading: Reading, forecast: Forecast): string {
  const { uncertainty, confidence, basis, number, price } = forecast
  const measured = basis.filter(({ question }) => question.source !== null).length
  return [
    `  confidence ${confidence}; a share is within ±${Math.round(uncertainty)} points four times in five`,
    `  rests on ${basis.length} known questions, ${measured} of them measured`,
    ...(price === null ? [] : [`  $${price.amount} is ${price.ratio.toFixed(1)} times the usual $${price.usual}`]),
    ...(number === null
      ? []
      : [
          `  median ${number.median.toFixed(1)}, a factor of ${Math.exp(number.log_sd).toFixed(1)} either way; ${percent(number.zero)} say none`,
        ]),
    ...(forecast.shares.length === 0 ? [] : [shareTable(reading, forecast)]),
  ].join('\n')
}

const shareTable = (reading: Reading, forecast: Forecast): string =>
  columns(
    labelledShares(reading, forecast).map(({ label, share }) => [
      `  ${cut(label, 36)}`,
      percent(share),
      intervalOf(share, forecast.uncertainty / 100),
      '▇'.repeat(Math.round(share * BAR)),
    ]),
    'lrrl',
  )

const intervalOf = (share: number, error: number): string =>
  `(${percent(Math.max(0, share - error))} to ${percent(Math.min(1, share + error))})`

const percent = (share: number): string => `${Math.round(share * 100)} %`

/** Every answer with its share: a ladder's steps from low to high, then what stands beside it; other shapes as asked. */
export function labelledShares(reading: Reading, forecast: Forecast): { label: string; share: number }[] {
  const { shape, shares, aside = [] } = forecast
  if (shape !== 'ladder') return shares.map((share, at) => ({ label: reading.options[at]?.text ?? String(at), share }))
  const beside = aside.reduce((sum, { share }) => sum + share, 0)
  const labels = stepLabels(reading, shares.length)
  return [
    ...shares.map((share, at) => ({ label: labels[at]!, share: share * (1 - beside) })),
    ...aside.map(({ option, share }) => ({ label: reading.options[option]!.text, share })),
  ]
}

/** What the steps of a ladder are called, from low to high. */
export function stepLabels(reading: Reading, count: number): string[] {
  const { options, scale, type, ask } = reading
  const steps = stepsOf(reading)
  if (steps?.options.some((members) => members.length > 0))
    return steps.options.map((members) => members.map((at) => options[at]!.text).join(' / '))
  if (scale !== null && type !== 'open') {
    const points = Array.from({ length: count }, (_, at) => String(scale.min + at * scale.step))
    return scale.descending ? points.reverse() : points
  }
  return [...stanceKeys(ask)]
}
