import type { Tilts } from '../../knowledge/index.ts'
import type { Forecast } from '../deciding/forecast.ts'
import { naturalLog } from '../deciding/latent-scale.ts'
import { exponential } from '../finding/portable-math.ts'
import type { Reading } from '../reading/reading.ts'
import { type AnswersAsked, onLadder } from './answers-asked.ts'
import { type Calibration, calibratedForm } from './calibration.ts'
import type { ForecastNumber, PopulationForecast } from './population-forecast.ts'
import { type Weights, weigh } from './trust.ts'

/** Several models count alike: none of them is known to be the better one for the question at hand. */
export function blended(forecasts: readonly PopulationForecast[]): PopulationForecast {
  const [first] = forecasts
  if (first === undefined) throw new Error('There is no forecast to blend.')
  if (forecasts.length === 1) return first
  const equal = forecasts.map(() => 1 / forecasts.length)
  const numbers = forecasts.flatMap(({ number }) => (number === null ? [] : [number]))
  return {
    shares: first.shares.map((_, at) => mean(forecasts.map(({ shares }) => shares[at]!))),
    number:
      numbers.length === 0
        ? null
        : {
            zero: mean(numbers.map(({ zero }) => zero)),
            median: exponential(mean(numbers.map(({ median }) => naturalLog(median)))),
            log_sd: mean(numbers.map(({ log_sd }) => log_sd)),
            tenth: mean(numbers.map(({ tenth }) => tenth)),
            nine_tenths: mean(numbers.map(({ nine_tenths }) => nine_tenths)),
          },
    tilts: mixedTilts(
      forecasts.map(({ tilts }) => tilts),
      equal,
    ),
    option_tilts: first.option_tilts.map((_, at) =>
      mixedTilts(
        forecasts.map(({ option_tilts }) => option_tilts[at] ?? {}),
        equal,
      ),
    ),
    // What each of them thinks of is worth having; together they would count twice what both think of.
    mentions: forecasts.flatMap(({ mentions }) =>
      mentions.map((mention) => ({ ...mention, share: mention.share / forecasts.length })),
    ),
    error: mean(forecasts.map(({ error }) => error)),
  }
}

/**
 * The forecast that agents answer by: what the model says and what is known here, each as far as it has earned. `known` is
 * the embedded engine's forecast for the same reading.
 */
export function calibrated(
  reading: Reading,
  asked: AnswersAsked,
  said: PopulationForecast,
  known: Forecast,
  calibration: Calibration,
): Forecast {
  const trust = calibration.by_form[calibratedForm(asked)]
  const shares = comparable(reading, asked, said, known)
  const weights = weigh({ ...shares, stated: said.error, uncertainty: known.uncertainty }, trust)
  const uncertainty = Math.round(10 * weights.uncertainty) / 10
  return {
    ...known,
    ...sharesBy(asked, shares.said, said, known, weights),
    tilts: mixedTilts([said.tilts, known.tilts], [trust.groups, 1 - trust.groups]),
    option_tilts: known.option_tilts.map((tilts, at) =>
      mixedTilts([said.option_tilts[at] ?? {}, tilts], [trust.groups, 1 - trust.groups]),
    ),
    uncertainty,
    confidence: uncertainty <= SURE ? 'high' : uncertainty <= FAIRLY_SURE ? 'medium' : 'low',
  }
}

/** Points of the stated interval. */
const SURE = 9
const FAIRLY_SURE = 16

/** The model's shares in the order and the form of those known here; none where both have a number. */
function comparable(
  reading: Reading,
  asked: AnswersAsked,
  said: PopulationForecast,
  known: Forecast,
): { said: readonly number[]; known: readonly number[]; each: boolean } {
  const each = asked.form === 'each'
  if (said.number !== null) {
    const points = known.number === null ? pointShares(said.number, reading, known.shares.length) : []
    return { said: points, known: known.shares, each }
  }
  return { said: asked.form === 'ladder' ? onLadder(asked, said.shares).steps : said.shares, known: known.shares, each }
}

function sharesBy(
  asked: AnswersAsked,
  shares: readonly number[],
  said: PopulationForecast,
  known: Forecast,
  weights: Weights,
): Pick<Forecast, 'shares' | 'number'> | Pick<Forecast, 'shares' | 'number' | 'aside'> {
  if (said.number !== null && known.number !== null)
    return { shares: known.shares, number: mixedNumber(said.number, known.number, weights) }
  const spread = asked.form === 'each' ? 0.5 : 1 / shares.length
  const mixed = shares.map(
    (share, at) => weights.model * share + weights.known * (known.shares[at] ?? spread) + weights.even * spread,
  )
  if (asked.form !== 'ladder' || !known.aside?.length) return { shares: mixed, number: null }
  const beside = onLadder(asked, said.shares).aside
  const aside = known.aside.map(({ option, share }) => {
    const own = beside[asked.aside.indexOf(option)] ?? share
    return { option, share: weights.model * own + (1 - weights.model) * share }
  })
  return { shares: mixed, number: null, aside }
}

/** A scale with too many points to be named one by one: its shares from the numbers that a tenth, half and nine tenths are below. */
function pointShares(
  { zero, tenth, median, nine_tenths }: ForecastNumber,
  { scale }: Reading,
  count: number,
): number[] {
  const [low, high] = scale === null ? [0, count - 1] : [Math.min(scale.min, scale.max), Math.max(scale.min, scale.max)]
  const size = (high - low) / Math.max(1, count - 1)
  // Whoever would answer beyond an end answers that end.
  const onScale = (value: number): number => Math.min(high + size / 2, Math.max(low - size / 2, value))
  const known: [number, number][] = [
    [low - size / 2, 0],
    [low + size / 2, zero],
    [onScale(tenth), zero + 0.1 * (1 - zero)],
    [onScale(median), zero + 0.5 * (1 - zero)],
    [onScale(nine_tenths), zero + 0.9 * (1 - zero)],
    [high + size / 2, 1],
  ]
  const below = (place: number): number => {
    let share = 0
    for (const [nth, [end, upTo]] of known.entries()) {
      const [start, from] = known[nth - 1] ?? [end, 0]
      if (place >= end) share = Math.max(share, upTo)
      else if (place > start && end > start)
        share = Math.max(share, from + ((upTo - from) * (place - start)) / (end - start))
    }
    return Math.min(1, share)
  }
  const shares = Array.from(
    { length: count },
    (_, point) => below(low + (point + 0.5) * size) - below(low + (point - 0.5) * size),
  )
  return scale?.descending ? shares.reverse() : shares
}

type Lognormal = NonNullable<Forecast['number']>

/** Medians are averaged as multiples of each other. */
function mixedNumber(said: Lognormal, known: Lognormal, { model }: Weights): Lognormal {
  const rest = 1 - model
  return {
    zero: model * said.zero + rest * known.zero,
    median: exponential(model * naturalLog(said.median) + rest * naturalLog(known.median)),
    log_sd: model * said.log_sd + rest * known.log_sd,
  }
}

function mixedTilts(all: readonly Tilts[], weights: readonly number[]): Tilts {
  const mixed: Record<string, Record<string, number>> = {}
  for (const [nth, tilts] of all.entries()) {
    for (const [attribute, levels] of Object.entries(tilts)) {
      for (const [level, shift] of Object.entries(levels ?? {})) {
        mixed[attribute] ??= {}
        mixed[attribute][level] = (mixed[attribute][level] ?? 0) + weights[nth]! * shift
      }
    }
  }
  return mixed as Tilts
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
