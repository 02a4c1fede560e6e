import { readFileSync } from 'node:fs'
import { type ForecastFigures, forecastFigures } from '../../src/modules/answering/deciding/forecast-figures.ts'
import { writeData } from './files.ts'
import { round } from './forecast-norms.ts'
import { isMeasured, loss, mean, scoresOf } from './forecast-scores.ts'
import { fitTilts } from './forecast-tilts.ts'
import { sameFamily, trainingCases } from './forecast-training.ts'
import { fitUncertainty } from './forecast-uncertainty.ts'
import { heldRecordCases } from './held-records.ts'

/**
 * Fits what the reader counts for beside known questions, in shares and in who differs, and the widths of the intervals
 * that follow: data/answering/forecast.json again. Two kinds of questions tell, and count alike: measured ones, each forecast without its family by
 * a reader that has not seen that family either (data/fidelity/reader.jsonl, written by training/), and records that no
 * reader has seen. The first are questions of surveys, the second what people do and like from day to day.
 */
const figures = forecastFigures()
const measured = trainingCases(Number.POSITIVE_INFINITY, sameFamily, 'family').filter(isMeasured)
const everyday = await heldRecordCases(4)
const lossesOf = (reader: ForecastFigures['reader']): [number, number] => {
  const figuresWith = () => ({ ...figures, reader })
  return [loss(scoresOf(measured, figuresWith)), mean(scoresOf(everyday, figuresWith).map(({ tv }) => tv))]
}
const lossOf = (reader: ForecastFigures['reader']): number => {
  const [surveys, records] = lossesOf(reader)
  return (surveys + records) / 2
}

let reader: ForecastFigures['reader'] = { pair: 0.7, several: 0.4, near: 0.1, from: 0.75, to: 0.95, sharpness: 1.4 }
let best = lossOf(reader)
for (const name of ['several', 'pair', 'near', 'to', 'sharpness', 'from', 'several', 'pair'] as const) {
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
const tilt = fitTilts(
  measured.filter(({ known }) => known.ladder !== null),
  figures.blend,
)
const uncertainty = fitUncertainty(scoresOf(measured, () => ({ ...figures, reader })))
const without = lossesOf({ ...reader, pair: 0, several: 0, near: 0 })
console.log(
  `TV of surveys and of records: ${without} without the reader, ${lossesOf(reader)} with it`,
  reader,
  uncertainty,
)
const written = JSON.parse(
  readFileSync(new URL('../../data/answering/forecast.json', import.meta.url), 'utf8'),
) as ForecastFigures
writeData('answering/forecast.json', { ...written, tilt, uncertainty, reader }, 2)
