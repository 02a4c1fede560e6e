import type { UncertaintyFigures } from '../../src/modules/answering/deciding/forecast-figures.ts'
import { round } from './forecast-norms.ts'
import { isMeasured, type Score } from './forecast-scores.ts'

/** The stated interval is to hold the true share in four cases of five. */
const HOLDS = 0.8
/** An author's estimate is no measurement: errors against it count less. */
const AUTHORED = 0.25
/** Half-widths as of an even yes and no, in points. */
const HIGH = 22
const MEDIUM = 27

const names = ['disagreement', 'level', 'pick'] as const
type Fit = Record<'base' | (typeof names)[number], number>
type Row = Omit<Fit, 'base'> & { log: number; measured: boolean; weight: number }

/** How far an error is beyond the stated half-width, as a logarithm. */
const beyond = (row: Row, fit: Fit): number =>
  row.log - names.reduce((total, name) => total + fit[name] * row[name], fit.base)

/** By how much the intervals must be widened to hold on measured questions, which is what counts. */
function widening(rows: readonly Row[], fit: Fit): number {
  const measured = rows.filter(({ measured }) => measured).sort((a, b) => beyond(a, fit) - beyond(b, fit))
  const total = measured.reduce((sum, { weight }) => sum + weight, 0)
  let held = 0
  const last = measured.find(({ weight }) => {
    held += weight
    return held >= HOLDS * total
  })
  return Math.max(0, beyond(last!, fit))
}

/** Fits the 80 % quantile of the errors, on the logarithmic scale, to what was found near a question. */
export function fitUncertainty(scores: readonly Score[]): UncertaintyFigures {
  const rows = scores.flatMap(({ case: one, expected, actual, doubt }): Row[] =>
    expected.map((share, at) => ({
      log: Math.log(Math.max(0.2, 100 * Math.abs(share - actual[at]!))),
      disagreement: Math.min(1.5, doubt.disagreement),
      level: Math.log(Math.max(0.05, doubt.level)),
      pick: doubt.pick ? 1 : 0,
      measured: isMeasured(one),
      weight: (isMeasured(one) ? 1 : AUTHORED) / expected.length,
    })),
  )
  let fit: Fit = { base: 3, disagreement: 0, level: 0, pick: 0 }
  const pinball = (tried: Fit): number =>
    rows.reduce((sum, row) => {
      const off = beyond(row, tried)
      return sum + row.weight * (off > 0 ? HOLDS * off : (HOLDS - 1) * off)
    }, 0)
  let best = pinball(fit)
  for (let size = 0.5; size > 0.002; size /= 2) {
    for (let turn = 0; turn < 12; turn++) {
      for (const name of ['base', ...names] as const) {
        for (const sign of [1, -1]) {
          const tried = { ...fit, [name]: fit[name] + sign * size }
          // Disagreement never makes surer.
          if (tried.disagreement < 0) continue
          const found = pinball(tried)
          if (found < best) {
            best = found
            fit = tried
          }
        }
      }
    }
  }
  return {
    base: round(fit.base + widening(rows, fit)),
    disagreement: round(fit.disagreement),
    level: round(fit.level),
    pick: round(fit.pick),
    high: HIGH,
    medium: MEDIUM,
  }
}
