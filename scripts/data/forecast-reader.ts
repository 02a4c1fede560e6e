import { readFileSync } from 'node:fs'
import { type ForecastFigures, forecastFigures } from '../../src/modules/answering/deciding/forecast-figures.ts'
import { writeData } from './files.ts'
import { round } from './forecast-norms.ts'
import { isMeasured, loss, scoresOf } from './forecast-scores.ts'
import { sameFamily, trainingCases } from './forecast-training.ts'
import { fitUncertainty } from './forecast-uncertainty.ts'

/**
 * Fits what the reader counts for beside known questions, and the widths of the intervals that follow: data/answering/
 * forecast.json again. Only measured questions tell: each is forecast without its family, by a reader that has not seen
 * that family either (data/fidelity/reader.jsonl, written by training/).
 */
const figures = forecastFigures()
const cases = trainingCases(Number.POSITIVE_INFINITY, sameFamily, 'family').filter(isMeasured)
const lossOf = (reader: ForecastFigures['reader']): number => loss(scoresOf(cases, () => ({ ...figures, reader })))

/** What the larger weight may cost in TV. Picked by hand, with a look at the everyday truths: docs/reader.md. */
const EQUAL = 0.0012

let reader: ForecastFigures['reader'] = { pair: 0.5, several: 0.5, near: 0.2, from: 0.75, to: 0.9, sharpness: 1.15 }
let best = lossOf(reader)
const before = lossOf({ ...reader, pair: 0, several: 0, near: 0 })
for (const name of ['several', 'pair', 'near', 'sharpness', 'from', 'several', 'pair'] as const) {
  for (const step of [-0.2, -0.1, -0.05, 0.05, 0.1, 0.2]) {
    const tried = { ...reader, [name]: round(reader[name] + step) }
    if (tried.near < 0 || tried.near > 1 || tried.pair > 1 || tried.several > 1 || tried.from >= tried.to) continue
    const found = lossOf(tried)
    if (found < best - 1e-5) {
      best = found
      reader = tried
    }
  }
}
// Measured questions hold few things that nobody or everybody does, which the reader knows better than neighbours do: of
// weights that do equally well, it gets the larger.
for (const name of ['pair', 'several'] as const) {
  for (let value = reader[name]; value <= 0.75; value = round(value + 0.05)) {
    if (lossOf({ ...reader, [name]: value }) <= best + EQUAL) reader = { ...reader, [name]: value }
  }
}
const uncertainty = fitUncertainty(scoresOf(cases, () => ({ ...figures, reader })))
console.log(`TV ${before.toFixed(4)} without the reader, ${lossOf(reader).toFixed(4)} with it`, reader, uncertainty)
const written = JSON.parse(
  readFileSync(new URL('../../data/answering/forecast.json', import.meta.url), 'utf8'),
) as ForecastFigures
writeData('answering/forecast.json', { ...written, uncertainty, reader }, 2)
