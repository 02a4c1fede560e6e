import type { ForecastFigures } from '../../src/modules/answering/deciding/forecast-figures.ts'
import { isMeasured, mean, type Score, scoresOf } from './forecast-scores.ts'
import type { Case } from './forecast-training.ts'

type FiguresOf = (fold: number, weights: Partial<Pick<ForecastFigures, 'blend'>>) => ForecastFigures

/** Prints how near the forecasts come, beside what can be had for nothing. */
export function report(
  cases: readonly Case[],
  elsewhere: readonly Case[],
  figuresOf: FiguresOf,
  { blend }: Pick<ForecastFigures, 'blend'>,
): void {
  const with_ = (of: readonly Case[], tried: Partial<typeof blend>): Score[] =>
    scoresOf(of, ({ fold }) => figuresOf(fold, { blend: { ...blend, ...tried } }))
  const best = with_(cases, {})
  const usual = with_(cases, { prior: 1e9 })
  const near = with_(cases, { prior: 1e-9, fact: { '': 0 } })
  const columns = (keep: (score: Score) => boolean): string =>
    [best.map(({ uniform }) => uniform), usual.map(({ tv }) => tv), near.map(({ tv }) => tv), best.map(({ tv }) => tv)]
      .map((values) => mean(values.filter((_, at) => keep(best[at]!))).toFixed(3))
      .join('  ')
  const line = (name: string, keep: (score: Score) => boolean): void => {
    const held = best.filter(keep)
    if (held.length > 0)
      console.log(
        `${name.padEnd(34)} ${String(held.length).padStart(5)}  ${columns(keep)}  ${spread(held).toFixed(2)}  ${covered(held).toFixed(2)}`,
      )
  }
  console.log(`${''.padEnd(40)} uniform usual near  blend  sd   80 %`)
  for (const [name, of] of [
    ['measured', true],
    ['estimates', false],
  ] as const) {
    const own = (score: Score): boolean => isMeasured(score.case) === of
    line(name, own)
    line(`${name}, ladders`, (score) => own(score) && score.forecast.shape === 'ladder')
    line(`${name}, choices`, (score) => own(score) && score.forecast.shape === 'pick')
    const similarity = ({ case: one }: Score): number => one.found.known[0]?.similarity ?? 0
    line(`${name}, nearest from 0.8`, (score) => own(score) && similarity(score) >= 0.8)
    line(`${name}, nearest 0.6 to 0.8`, (score) => own(score) && similarity(score) >= 0.6 && similarity(score) < 0.8)
    line(`${name}, nearest below 0.6`, (score) => own(score) && similarity(score) < 0.6)
    for (const confidence of ['high', 'medium', 'low']) {
      line(`${name}, confidence ${confidence}`, (score) => own(score) && score.forecast.confidence === confidence)
    }
  }
  const apart = with_(elsewhere, {})
  console.log(
    `measured, own survey left out: blend ${mean(apart.map(({ tv }) => tv)).toFixed(3)}, 80 % ${covered(apart).toFixed(2)}`,
  )
  for (const ask of new Set(best.map(({ case: one }) => one.known.ask)))
    line(`  ${ask}`, ({ case: one }) => one.known.ask === ask)
}

/** Spread of the expected answers on a ladder against that of the actual ones. */
function spread(scores: readonly Score[]): number {
  const ladders = scores.filter(({ forecast }) => forecast.shape === 'ladder')
  return mean(ladders.map(({ expected, actual }) => Math.sqrt((variance(expected) + 1e-4) / (variance(actual) + 1e-4))))
}

function variance(shares: readonly number[]): number {
  const middle = shares.reduce((sum, share, at) => sum + share * at, 0)
  return shares.reduce((sum, share, at) => sum + share * (at - middle) ** 2, 0)
}

/** How many shares lie in the stated interval; every question counts once. */
const covered = (scores: readonly Score[]): number =>
  mean(
    scores.map(({ forecast, expected, actual }) =>
      mean(expected.map((share, at) => (100 * Math.abs(share - actual[at]!) <= forecast.uncertainty ? 1 : 0))),
    ),
  )
