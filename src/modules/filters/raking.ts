import type { Bitset } from './bitset.ts'
import type { FieldName } from './fields.ts'
import type { SearchIndex } from './search-index.ts'
import { type Selected, selected } from './selected.ts'
import { classesOf } from './strata.ts'

const ROUNDS = 100
const CLOSE_ENOUGH = 1e-7
/** No agent counts more than this many times the average, nor less than its inverse. */
const GREATEST_WEIGHT = 5

export interface Weights {
  /** By position in the sample; 1 on average. */
  weights: Float64Array
  /** Kish's: how many times larger the variance is than that of an equally large sample without weights. */
  design_effect: number
  effective_n: number
  /** The largest distance between a weighted share and that of the universe, over all margins. */
  greatest_gap: number
}

interface Margin {
  /** By position in the sample. */
  classes: Uint32Array
  /** By class: the share it should have. */
  target: Float64Array
}

/**
 * Weights with which a sample has the shares of its universe on each field. Values that nobody in the sample has are
 * left out of the shares; weights are trimmed in every round, so that no single answer decides a result.
 */
export function rakingWeights(
  index: SearchIndex,
  sample: Uint32Array,
  universe: Bitset,
  fields: readonly FieldName[],
): Weights {
  const everyone = selected(universe, index.size)
  const margins = fields.map((name) => marginOf(index, name, sample, everyone))
  const weights = new Float64Array(sample.length).fill(1)
  for (let round = 0; round < ROUNDS; round++) {
    for (const margin of margins) adjust(weights, margin)
    trim(weights)
    if (greatestGap(weights, margins) < CLOSE_ENOUGH) break
  }
  let sum = 0
  let squares = 0
  for (const weight of weights) {
    sum += weight
    squares += weight * weight
  }
  const effective_n = sample.length === 0 ? 0 : (sum * sum) / squares
  return {
    weights,
    design_effect: sample.length === 0 ? 1 : sample.length / effective_n,
    effective_n,
    greatest_gap: greatestGap(weights, margins),
  }
}

function marginOf(index: SearchIndex, name: FieldName, sample: Uint32Array, everyone: Selected): Margin {
  const { classOf, sizes, width } = classesOf(index, name)
  const classes = sample.map(classOf)
  const present = new Uint8Array(width)
  for (const each of classes) present[each] = 1
  const target = Float64Array.from(sizes(everyone), (members, each) => (present[each] === 1 ? members : 0))
  const total = target.reduce((sum, members) => sum + members, 0)
  return { classes, target: target.map((members) => members / total) }
}

/** Brings one margin to its target, keeping the average at 1. */
function adjust(weights: Float64Array, { classes, target }: Margin): void {
  const sums = sharesOf(weights, classes, target.length)
  for (let at = 0; at < weights.length; at++) {
    const each = classes[at]!
    weights[at]! *= target[each]! / sums[each]!
  }
}

function trim(weights: Float64Array): void {
  let sum = 0
  for (let at = 0; at < weights.length; at++) {
    weights[at] = Math.min(GREATEST_WEIGHT, Math.max(1 / GREATEST_WEIGHT, weights[at]!))
    sum += weights[at]!
  }
  for (let at = 0; at < weights.length; at++) weights[at]! *= weights.length / sum
}

function sharesOf(weights: Float64Array, classes: Uint32Array, width: number): Float64Array {
  const shares = new Float64Array(width)
  for (let at = 0; at < weights.length; at++) shares[classes[at]!]! += weights[at]! / weights.length
  return shares
}

function greatestGap(weights: Float64Array, margins: readonly Margin[]): number {
  let gap = 0
  for (const { classes, target } of margins) {
    sharesOf(weights, classes, target.length).forEach((share, each) => {
      gap = Math.max(gap, Math.abs(share - target[each]!))
    })
  }
  return gap
}
