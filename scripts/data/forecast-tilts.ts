import { plainness } from '../../src/modules/answering/deciding/forecast-facts.ts'
import type { BlendFigures, ForecastFigures } from '../../src/modules/answering/deciding/forecast-figures.ts'
import { knownAs } from '../../src/modules/answering/deciding/forecast-known.ts'
import { weightOf } from '../../src/modules/answering/deciding/forecast-ladder.ts'
import { pullsOf } from '../../src/modules/answering/deciding/forecast-tilts.ts'
import type { Tilts } from '../../src/modules/knowledge/index.ts'
import { isMeasured } from './forecast-scores.ts'
import type { Case } from './forecast-training.ts'

/** How far differences between groups carry over from near questions: least squares on the measured ones. */
export function fitTilts(cases: readonly Case[], blend: BlendFigures): ForecastFigures['tilt'] {
  const measured = cases.filter(isMeasured).map((one) => ({ one, ...weighed(one, blend) }))
  const isRead = measured.some(({ one }) => one.found.leans)
  let best = {
    tilt: { floor: 1, own: 0, attitude_floor: 1, read: 0, attitude_read: 0 },
    tilts: Number.POSITIVE_INFINITY,
    attitudes: Number.POSITIVE_INFINITY,
  }
  for (const floor of [0.002, 0.005, 0.01, 0.02, 0.04, 0.08, 0.16, 0.32]) {
    for (const own of [0.005, 0.02, 0.06]) {
      for (const read of isRead ? [0, 0.005, 0.01, 0.02, 0.04, 0.08, 0.16, 0.32] : [0]) {
        const sums = compare(measured, { floor, own, attitude_floor: floor, read, attitude_read: read })
        if (sums.tilts < best.tilts) best = { ...best, tilt: { ...best.tilt, floor, own, read }, tilts: sums.tilts }
        if (sums.attitudes < best.attitudes) {
          const attitudes = { attitude_floor: floor, attitude_read: read }
          best = { ...best, tilt: { ...best.tilt, ...attitudes }, attitudes: sums.attitudes }
        }
      }
    }
  }
  const { slope, correlation, attitudeSlope, attitudeCorrelation } = compare(measured, best.tilt)
  console.log(
    `tilts: slope ${slope.toFixed(2)}, r ${correlation.toFixed(2)}; attitudes: slope ${attitudeSlope.toFixed(2)}, r ${attitudeCorrelation.toFixed(2)}`,
  )
  return best.tilt
}

type Weighed = { one: Case } & ReturnType<typeof weighed>

function weighed({ known, reading, found }: Case, blend: BlendFigures) {
  const neighbours = found.known.map(({ question, similarity }) => ({ known: knownAs(question), similarity }))
  const weights = neighbours.map(({ known: near, similarity }) =>
    near.ladder === null
      ? 0
      : weightOf(
          near,
          similarity,
          near.ask === known.ask,
          near.ladder.ladder.name === known.ladder!.ladder.name,
          blend,
        ),
  )
  const best = found.categories[0]
  const category = best ? { category: best.category, worth: best.score * plainness(reading, best.category) } : null
  return { neighbours, weights, category }
}

function compare(measured: readonly Weighed[], tilt: ForecastFigures['tilt']) {
  const tilts = new Line()
  const attitudes = new Line()
  for (const { one, neighbours, weights, category } of measured) {
    const { question, ladder, ask } = one.known
    const found = pullsOf(ask, neighbours, weights, category, one.found.leans, { tilt } as ForecastFigures)
    for (const [attribute, levels] of Object.entries(question.tilts)) {
      const expected = found.tilts[attribute as keyof Tilts] ?? {}
      for (const [level, shift] of Object.entries(levels)) tilts.add(expected[level] ?? 0, ladder!.sign * shift)
    }
    if (Object.keys(question.attitudes).length === 0) continue
    for (const name of new Set([...Object.keys(question.attitudes), ...Object.keys(found.attitudes)])) {
      attitudes.add(found.attitudes[name] ?? 0, ladder!.sign * (question.attitudes[name] ?? 0))
    }
  }
  return {
    tilts: tilts.error,
    attitudes: attitudes.error,
    slope: tilts.slope,
    correlation: tilts.correlation,
    attitudeSlope: attitudes.slope,
    attitudeCorrelation: attitudes.correlation,
  }
}

class Line {
  #xx = 0
  #xy = 0
  #yy = 0
  add(x: number, y: number): void {
    this.#xx += x * x
    this.#xy += x * y
    this.#yy += y * y
  }
  get error(): number {
    return this.#yy - 2 * this.#xy + this.#xx
  }
  get slope(): number {
    return this.#xy / this.#xx
  }
  get correlation(): number {
    return this.#xy / Math.sqrt(this.#xx * this.#yy)
  }
}
