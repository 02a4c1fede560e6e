import { readFigures } from '../figures.ts'
import { bits, type Stream } from './chance.ts'

/** The normal distribution as tables, because exponentials and logarithms differ between processors. */
interface NormalTables {
  /** Quantiles from one half to one, 512 steps; linear between, the last set so that the variance is one. */
  quantiles: readonly number[]
  /** The distribution function from 0 to 4 in steps of 1/64. */
  distribution: readonly number[]
  /** Per standing 0 to 100: the mean of the normal variates that have it. */
  standings: readonly number[]
}

const tables = readFigures<NormalTables>('attitudes/normal.json')
const STEPS = 512
const quantiles = new Float64Array(2 * STEPS + 2)
for (let step = 0; step <= STEPS; step++) {
  quantiles[STEPS + step] = tables.quantiles[step]!
  quantiles[STEPS - step] = -tables.quantiles[step]!
}

/** Standings of the values from -4 to 4 in steps of 1/256: a look-up is quicker than the distribution function. */
const FINE = 256
const standings = Uint8Array.from({ length: 8 * FINE }, (_, step) => {
  const z = (step + 0.5) / FINE - 4
  const place = (z < 0 ? -z : z) * 64
  const whole = Math.floor(place)
  const lower = tables.distribution[whole]!
  const share = lower + (tables.distribution[whole + 1]! - lower) * (place - whole)
  return Math.floor(100 * (z < 0 ? 1 - share : share) + 0.5)
})

/** A standard normal variate for this agent and draw. */
export function normal(stream: Stream, agent: number, draw: number): number {
  const place = bits(stream, agent, draw) / 4194304
  const step = place | 0
  const below = quantiles[step]!
  return below + (quantiles[step + 1]! - below) * (place - step)
}

/** Which share of a normal population is below, in whole hundredths: 0 to 100. */
export function standingOf(z: number): number {
  if (z <= -4) return 0
  if (z >= 4) return 100
  return standings[((z + 4) * FINE) | 0]!
}

/** Back from a standing to standard deviations from the mean. */
export const deviationOf = (standing: number): number => tables.standings[standing]!
