import { type Matrix, solver } from './attitudes-algebra.ts'
import type { Counts, Design } from './measured-cells.ts'
import { diagonalOfInverse } from './measured-ordered.ts'
import { FIRST_SCALE, type Scales, scalesOf } from './measured-shrinkage.ts'

const ROUNDS = 3
const STEPS = 60

/** Main effects on each option, by column of the design. */
export interface Nominal {
  shifts: Float64Array[]
  scales: Scales
}

/**
 * A multinomial logit with an effect of every group on every option, drawn towards zero as in the ordered one. The
 * curvature never exceeds a bound (Böhning) that is the same for all options, so one factorisation serves many steps.
 */
export function fitNominal(design: Design, counts: Counts, usual: Scales): Nominal {
  const options = counts.total.length
  const width = design.columns.length + 1
  const solutions = Array.from(counts.total, (total) => {
    const solution = new Float64Array(width)
    solution[0] = Math.log(Math.max(0.5, total) / counts.effective)
    return solution
  })
  const cells = [...counts.byCell].map(([cell, own]) => ({
    columns: [0, ...Array.from(design.cells[cell]!, (column) => column + 1)],
    counts: own,
    total: own.reduce((sum, count) => sum + count, 0),
  }))
  let scales = usual
  for (let round = 0; round < ROUNDS; round++) {
    const ridge = [1e-3, ...design.columns.map(({ attribute }) => 1 / (scales.get(attribute) ?? FIRST_SCALE))]
    const bound: Matrix = ridge.map((penalty, i) => ridge.map((_, j) => (i === j ? penalty : 0)))
    for (const { columns, total } of cells) {
      for (const i of columns) for (const j of columns) bound[i]![j]! += 0.5 * total
    }
    const solve = solver(bound)
    for (let step = 0; step < STEPS; step++) {
      const slopes = solutions.map((own) => own.map((value, i) => -ridge[i]! * value))
      for (const { columns, counts: own, total } of cells) {
        const odds = solutions.map((solution) => Math.exp(columns.reduce((sum, i) => sum + solution[i]!, 0)))
        const all = odds.reduce((sum, value) => sum + value, 0)
        for (let option = 0; option < options; option++) {
          const miss = own[option]! - (total * odds[option]!) / all
          for (const i of columns) slopes[option]![i]! += miss
        }
      }
      slopes.forEach((slope, option) => {
        solve(slope).forEach((change, i) => {
          solutions[option]![i]! += change
        })
      })
    }
    const shifts = solutions.map((own) => own.subarray(1))
    scales = scalesOf(design.columns, shifts, variancesOf(cells, counts, ridge), usual)
  }
  return { shifts: solutions.map((own) => own.slice(1)), scales }
}

/** Errors of the shifts, from how common each option is overall. */
function variancesOf(cells: { columns: number[]; total: number }[], counts: Counts, ridge: number[]): Float64Array[] {
  return Array.from(counts.total, (total) => {
    const share = total / counts.effective
    const curve: Matrix = ridge.map((penalty, i) => ridge.map((_, j) => (i === j ? penalty : 0)))
    for (const { columns, total: own } of cells) {
      for (const i of columns) for (const j of columns) curve[i]![j]! += own * Math.max(0.002, share * (1 - share))
    }
    return diagonalOfInverse(curve).subarray(1)
  })
}
