import { bits, streamOf } from '../../population/index.ts'
import { normalQuantile } from './latent-scale.ts'
import type { Draw } from './panel-agent.ts'

type Stream = ReturnType<typeof streamOf>

/** A standard normal variate per agent that hangs on the name alone. */
export const named =
  (stream: Stream): Draw =>
  (agent) =>
    drawn(stream, agent)

const drawn = (stream: Stream, agent: number): number => normalQuantile((bits(stream, agent) + 0.5) / 4294967296)

/** Something about a question that chance can be tied to, and how much of it the question has. */
export type Feature = readonly [name: string, weight: number]

/**
 * A variate that is a random linear function of features: questions with most features in common have nearly the same.
 * Null without features.
 */
export function overFeatures(version: string, name: string, features: readonly Feature[]): Draw | null {
  let squares = 0
  for (const [, weight] of features) squares += weight * weight
  if (!(squares > 0)) return null
  const scale = 1 / Math.sqrt(squares)
  const weights = features.map(([, weight]) => weight * scale)
  const streams = features.map(([feature]) => streamOf(version, `${name}/${feature}`))
  return (agent) => {
    let sum = 0
    for (let at = 0; at < weights.length; at++) sum += weights[at]! * drawn(streams[at]!, agent)
    return sum
  }
}

/** The same over the dimensions of a vector of unit length. Random signs do: with hundreds of them the sum is normal. */
export function overVector(version: string, name: string, vector: Float32Array): Draw {
  const stream = streamOf(version, name)
  return (agent) => {
    let sum = 0
    for (let first = 0; first < vector.length; first += 32) {
      let signs = bits(stream, agent, first >> 5)
      const end = first + 32 < vector.length ? first + 32 : vector.length
      for (let at = first; at < end; at++) {
        sum += signs & 1 ? vector[at]! : -vector[at]!
        signs >>>= 1
      }
    }
    return sum
  }
}

/** A part of a variate: its share of the variance, and which way it counts. */
export interface Part {
  share: number
  draw: Draw | null
  sign?: -1 | 1
}

/** Parts added up to a variance of 1; parts that do not exist leave their share to the others. */
export function mixture(parts: readonly Part[]): Draw {
  const real = parts.flatMap(({ share, draw, sign = 1 }) => (draw && share > 0 ? [{ share, draw, sign }] : []))
  let total = 0
  for (const { share } of real) total += share
  const weighted = real.map(({ share, draw, sign }) => ({ weight: sign * Math.sqrt(share / total), draw }))
  return (agent) => {
    let sum = 0
    for (const { weight, draw } of weighted) sum += weight * draw(agent)
    return sum
  }
}
