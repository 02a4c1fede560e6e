import { type Matrix, solver } from './attitudes-algebra.ts'
import type { Counts, Design } from './measured-cells.ts'
import { FIRST_SCALE, type Scales, scalesOf } from './measured-shrinkage.ts'

const ROUNDS = 4
const STEPS = 12

/** Main effects, by column of the design, towards the last option. */
export interface Ordered {
  shifts: Float64Array
  scales: Scales
}

/**
 * An ordered logit (proportional odds): P(answer ≤ j) = logistic(cut j − shift). The shifts are drawn towards zero as
 * the scales say, the scales follow from the shifts, and so on for a few rounds. Newton's steps, which cannot fail by
 * much, since the logarithm of the likelihood has a single hill.
 */
export function fitOrdered(design: Design, counts: Counts, usual: Scales): Ordered {
  const present = Array.from(counts.total.keys()).filter((option) => counts.total[option]! > 0)
  const cuts = present.length - 1
  const width = cuts + design.columns.length
  const solution = new Float64Array(width)
  let reached = 0
  for (let cut = 0; cut < cuts; cut++) {
    reached += counts.total[present[cut]!]! / counts.effective
    solution[cut] = Math.log(reached / (1 - reached))
  }
  const cells = [...counts.byCell].map(([cell, own]) => ({
    columns: design.cells[cell]!,
    counts: present.map((option) => own[option]!),
  }))
  let scales = usual
  for (let round = 0; round < ROUNDS; round++) {
    const ridge = design.columns.map(({ attribute }) => 1 / (scales.get(attribute) ?? FIRST_SCALE))
    for (let step = 0; step < STEPS; step++) {
      const { slope, curve } = derivatives(cells, solution, cuts, ridge)
      const change = solver(curve)(slope)
      const largest = change.reduce((most, value) => Math.max(most, Math.abs(value)), 0)
      const length = largest > 1 ? 1 / largest : 1
      for (let i = 0; i < width; i++) solution[i]! += length * change[i]!
      if (largest < 1e-4) break
    }
    const variances = diagonalOfInverse(derivatives(cells, solution, cuts, ridge).curve).subarray(cuts)
    scales = scalesOf(design.columns, [solution.subarray(cuts)], [variances], usual)
  }
  return { shifts: solution.slice(cuts), scales }
}

const logistic = (x: number): number => 1 / (1 + Math.exp(-x))

/** First derivatives of the penalised log-likelihood, and minus its second ones. */
function derivatives(
  cells: { columns: Uint8Array; counts: number[] }[],
  solution: Float64Array,
  cuts: number,
  ridge: number[],
) {
  const width = solution.length
  const slope = new Float64Array(width)
  const curve: Matrix = Array.from({ length: width }, () => new Array(width).fill(0))
  ridge.forEach((penalty, i) => {
    slope[cuts + i]! -= penalty * solution[cuts + i]!
    curve[cuts + i]![cuts + i]! += penalty
  })
  for (const { columns, counts } of cells) {
    let shift = 0
    for (const column of columns) shift += solution[cuts + column]!
    let [first, second] = [0, 0]
    const cross = new Float64Array(cuts)
    counts.forEach((count, option) => {
      if (count === 0) return
      const upper = option === cuts ? 1 : logistic(solution[option]! - shift)
      const lower = option === 0 ? 0 : logistic(solution[option - 1]! - shift)
      const share = Math.max(1e-9, upper - lower)
      const [rise, fall] = [upper * (1 - upper), lower * (1 - lower)]
      first += count * (upper + lower - 1)
      second += count * (rise + fall)
      if (option < cuts) {
        slope[option]! += (count * rise) / share
        curve[option]![option]! -= count * ((rise * (1 - 2 * upper)) / share - (rise / share) ** 2)
        cross[option]! -= count * rise
      }
      if (option > 0) {
        slope[option - 1]! -= (count * fall) / share
        curve[option - 1]![option - 1]! += count * ((fall * (1 - 2 * lower)) / share + (fall / share) ** 2)
        cross[option - 1]! -= count * fall
      }
      if (option > 0 && option < cuts) {
        const both = (count * rise * fall) / share ** 2
        curve[option]![option - 1]! -= both
        curve[option - 1]![option]! -= both
      }
    })
    for (const i of columns) {
      slope[cuts + i]! += first
      const row = curve[cuts + i]!
      for (const j of columns) row[cuts + j]! += second
      for (let cut = 0; cut < cuts; cut++) {
        row[cut]! += cross[cut]!
        curve[cut]![cuts + i]! += cross[cut]!
      }
    }
  }
  return { slope, curve }
}

export function diagonalOfInverse(matrix: Matrix): Float64Array {
  const solve = solver(matrix)
  return Float64Array.from(matrix, (_, i) => {
    const unit = new Float64Array(matrix.length)
    unit[i] = 1
    return solve(unit)[i]!
  })
}
