import type { Tilts } from '../../knowledge/index.ts'
import type { Forecast } from '../deciding/forecast.ts'
import { naturalLog } from '../deciding/latent-scale.ts'
import { exponential } from '../finding/portable-math.ts'
import type { Reading } from '../reading/reading.ts'
import { type AnswersAsked, onLadder } from './answers-asked.ts'
import { type Calibration, calibratedForm, type FormCalibration } from './calibration.ts'
import type { ForecastNumber, PopulationForecast } from './population-forecast.ts'

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
  const uncertainty = Math.round(10 * (trust.error_points ?? Math.max(known.uncertainty, said.error))) / 10
  return {
    ...known,
    ...sharesBy(reading, asked, said, known, trust),
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

function sharesBy(
  reading: Reading,
  asked: AnswersAsked,
  said: PopulationForecast,
  known: Forecast,
  trust: FormCalibration,
): Pick<Forecast, 'shares' | 'number'> | Pick<Forecast, 'shares' | 'number' | 'aside'> {
  const even = Math.max(0, 1 - trust.model - trust.known)
  const mix = (model: readonly number[], here: readonly number[], spread: number): number[] =>
    model.map((share, at) => trust.model * share + trust.known * (here[at] ?? spread) + even * spread)
  if (said.number !== null) {
    return known.number === null
      ? {
          shares: mix(pointShares(said.number, reading, known.shares.length), known.shares, 1 / known.shares.length),
          number: null,
        }
      : { shares: known.shares, number: mixedNumber(said.number, known.number, trust) }
  }
  if (asked.form === 'open') return { shares: mix(said.shares, known.shares, 0.2), number: null }
  if (asked.form !== 'ladder')
    return {
      shares: mix(said.shares, known.shares, asked.form === 'each' ? 0.5 : 1 / said.shares.length),
      number: null,
    }
  const ladder = onLadder(asked, said.shares)
  const aside = (known.aside ?? []).map(({ option, share }) => {
    const at = asked.aside.indexOf(option)
    return { option, share: trust.model * (ladder.aside[at] ?? share) + (1 - trust.model) * share }
  })
  const shares = mix(ladder.steps, known.shares, 1 / ladder.steps.length)
  return aside.length === 0 ? { shares, number: null } : { shares, number: null, aside }
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
function mixedNumber(said: Lognormal, known: Lognormal, { model }: FormCalibration): Lognormal {
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
