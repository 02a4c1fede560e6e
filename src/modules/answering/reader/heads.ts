import { naturalLog } from '../deciding/latent-scale.ts'
import { exponential } from '../finding/portable-math.ts'
import { openEncoder } from './encoder.ts'
import { type Dense, meanOf, unit } from './layers.ts'
import { DIMENSIONS } from './shape.ts'
import { OPTION } from './tokens.ts'
import type { Weights } from './weights.ts'

/** Numbers of a text's meaning. */
const MEANING = 96
const MONEY_INNER = 256
const MONEY = 11
const DOUBT_INNER = 64
const SPAN = 3

/** What the heads of the model give, before it is made into shares and amounts. */
export interface Heads {
  /**
   * For every option its outputs (logit of its share, of its being ticked, tilts, logits of its asking the same
   * as the text, of its answering it and of its asking the contrary); then how sure the shares are.
   */
  list: (tokens: readonly number[]) => { outputs: Float32Array[]; doubt: number }
  alone: (tokens: readonly number[]) => {
    reading: Float32Array
    money: Float32Array
    meaning: Float32Array
    /** For every token: outside, at the beginning of, or inside an answer that the wording lists. */
    spans: Float32Array[]
  }
}

/** `readings`: how many outputs there are about a text alone; `tilts`: how many for an option. */
export function openHeads(weights: Weights, { readings, tilts }: { readings: number; tilts: number }): Heads {
  const { dense } = weights
  const optionIn = dense('option_in', DIMENSIONS, 2 * DIMENSIONS)
  const optionOut = dense('option_out', 2 + tilts + 3, DIMENSIONS)
  const readingOut = dense('reading', readings, 2 * DIMENSIONS)
  const moneyIn = dense('money_in', MONEY_INNER, 2 * DIMENSIONS)
  const moneyOut = dense('money_out', MONEY, MONEY_INNER)
  const doubtIn = dense('doubt_in', DOUBT_INNER, DIMENSIONS + 3)
  const doubtOut = dense('doubt_out', 1, DOUBT_INNER)
  const meaningOut = dense('meaning', MEANING, DIMENSIONS)
  const spanOut = dense('span', SPAN, DIMENSIONS)
  const { states, apply, rooms } = openEncoder(weights)
  const { state, inside, query: hidden, result } = rooms
  /** Rows of inputs, one after the other, through one matrix or through two with the activation in between. */
  const through = (inputs: readonly (readonly Float32Array[])[], [first, second]: Dense[], width: number) => {
    inputs.forEach((parts, row) => {
      let at = row * first!.k
      inside.values.fill(0, at, at + first!.k)
      for (const part of parts) {
        inside.values.set(part, at)
        at += part.length
      }
    })
    apply(first!, inside.at, inputs.length, second === undefined ? result.at : hidden.at)
    if (second !== undefined) {
      weights.kernel.activate(hidden.at, inputs.length * first!.n)
      apply(second, hidden.at, inputs.length, result.at)
    }
    const { n } = second ?? first!
    return inputs.map((_, row) => result.values.slice(row * n, row * n + width))
  }
  const stateAt = (at: number) => state.values.slice(at * DIMENSIONS, (at + 1) * DIMENSIONS)

  return {
    list: (tokens) => {
      states(tokens)
      const whole = stateAt(0)
      const own = tokens.flatMap((token, at) => (token === OPTION ? [[stateAt(at), whole]] : []))
      const outputs = through(own, [optionIn, optionOut], 2 + tilts + 3)
      const spread = spreadOf(softmax(outputs.map(([logit]) => logit!)))
      const [doubt] = through([[whole, spread]], [doubtIn, doubtOut], 1)
      return { outputs, doubt: doubt![0]! }
    },
    alone: (tokens) => {
      states(tokens)
      const whole = stateAt(0)
      const mean = meanOf(state.values, tokens.length)
      const own = tokens.map((_, at) => [stateAt(at)])
      const [reading] = through([[whole, mean]], [readingOut], readings)
      const [money] = through([[whole, mean]], [moneyIn, moneyOut], MONEY)
      const [meaning] = through([[mean]], [meaningOut], MEANING)
      const spans = through(own, [spanOut], SPAN)
      return { reading: reading!, money: money!, meaning: unit(meaning!), spans }
    },
  }
}

export function softmax(logits: readonly number[]): number[] {
  const highest = Math.max(...logits)
  const sizes = logits.map((logit) => exponential(logit - highest))
  const total = sizes.reduce((sum, size) => sum + size, 0)
  return sizes.map((size) => size / total)
}

/** Entropy, logarithm of the number, and the highest of shares. */
function spreadOf(shares: readonly number[]): Float32Array {
  const entropy = -shares.reduce((sum, share) => sum + share * naturalLog(Math.max(share, 1e-6)), 0)
  return Float32Array.of(entropy, naturalLog(shares.length), Math.max(...shares))
}
