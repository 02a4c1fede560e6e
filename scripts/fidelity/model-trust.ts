import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type MeasuredQuestion, measuredQuestions } from '../../src/modules/answering/calibrating/measured-questions.ts'
import { digest } from '../../src/modules/answering/calibrating/measures.ts'
import { fitCalibration } from '../../src/modules/answering/calibrating/report.ts'
import { SELF_QUESTIONS } from '../../src/modules/answering/calibrating/self-calibration-status.ts'
import {
  decidePanel,
  type PanelAgent,
  type Reference,
  referenceOf,
} from '../../src/modules/answering/deciding/decide-panel.ts'
import type { Forecast } from '../../src/modules/answering/deciding/forecast.ts'
import { panelAgent } from '../../src/modules/answering/deciding/panel-agent.ts'
import { calibrated } from '../../src/modules/answering/eliciting/calibrated.ts'
import { type Calibration, defaultCalibration } from '../../src/modules/answering/eliciting/calibration.ts'
import type { PopulationForecast } from '../../src/modules/answering/eliciting/population-forecast.ts'
import { loadKnowledge } from '../../src/modules/knowledge/index.ts'
import { openPopulation, preparePopulation, recipeOf } from '../../src/modules/population/index.ts'
import { loadConfig } from '../../src/platform/config.ts'
import { searchOver } from '../brief-exam/open-search.ts'
import { distance, mean } from './measures.ts'
import { standIns, type TrustRow, trustDocument } from './model-trust-table.ts'

/** How far the stand-in is from people on average, as total variation. */
const NOISES = [0.03, 0.06, 0.12, 0.24]
/** The first are those that the service measures a model on by itself. */
const QUESTIONS = 240
const SIZE = 100
const SMALL = { POPULATION_SIZE: '4000', POPULATION_COUNTRIES: 'none' }

/**
 * `npm run fidelity -- trust`: how near a panel comes to people with a language model of known error, before and after the
 * service has measured it. The model is a stand-in that says the true shares with noise of a known size.
 */
export async function modelTrust(): Promise<void> {
  const knowledge = loadKnowledge()
  const measured = await measuredQuestions(knowledge, { count: QUESTIONS })
  const fitted = measured.slice(0, SELF_QUESTIONS)
  const families = new Set(fitted.map(({ family }) => family))
  const scored = measured.filter(({ family }) => !families.has(family))
  const dir = path.resolve(process.env.DATA_DIR ?? '.populace', 'population')
  const population = openPopulation((await preparePopulation(recipeOf(loadConfig(SMALL)), { dir })).artefact)
  const search = searchOver(population)
  const { selection } = search.matching({})
  const drawn = search.draw(selection, SIZE, { method: 'representative', seed: 'trust' })
  const weights = [...search.weigh(drawn, selection)]
  const agents = Array.from(drawn, (place) => panelAgent(population.person(place), knowledge))
  const panel = { agents, weights, reference: referenceOf(population, knowledge) }
  const engine = mean(scored.map((one) => distance(answersOf(one, one.known, panel).plain, one.question.shares)))
  const rows = NOISES.map((noise): TrustRow => {
    const sigma = sigmaFor(noise, measured)
    const said = (one: MeasuredQuestion, word: string): PopulationForecast => ({
      shares: noisy(one, sigma),
      number: null,
      tilts: one.known.tilts,
      option_tilts: one.known.option_tilts,
      mentions: [],
      error: word === 'honest' ? (200 * noise) / one.question.shares.length : 5,
    })
    const asked = (calibration: Calibration, word: string) =>
      scored.map((one) => {
        const forecast = calibrated(one.reading, one.asked, said(one, word), one.known, calibration)
        return { one, forecast, ...answersOf(one, forecast, panel) }
      })
    const off = (found: ReturnType<typeof asked>): number =>
      mean(found.map(({ one, plain }) => distance(plain, one.question.shares)))
    const { by_form } = fitCalibration(
      ['a-model'],
      fitted.map((one) => ({ measured: one, said: said(one, 'always 5') })),
      0,
    )
    const after = asked({ name: 'fitted', by_form }, 'always 5')
    return {
      noise,
      model: mean(scored.map((one) => distance(noisy(one, sigma), one.question.shares))),
      engine,
      before: standIns.map(({ name, word }) => off(asked(defaultCalibration([name]), word))),
      after: off(after),
      drawn: new Map(
        [...Map.groupBy(after, ({ one }) => one.form)].map(([form, own]) => [
          form,
          {
            plain: mean(own.map(({ one, forecast, plain }) => distance(plain, forecastShares(one, forecast)))),
            weighted: mean(own.map(({ one, forecast, weighted }) => distance(weighted, forecastShares(one, forecast)))),
          },
        ]),
      ),
    }
  })
  const document = trustDocument(rows, { fitted: fitted.length, scored: scored.length, size: SIZE })
  await writeFile(path.resolve(import.meta.dirname, '../../docs/model-trust.md'), document)
  console.log(document)
}

interface Panel {
  agents: readonly PanelAgent[]
  weights: readonly number[]
  reference: Reference
}

/** What a panel answers, by option, counted plainly and weighed. */
function answersOf({ reading, found }: MeasuredQuestion, forecast: Forecast, { agents, weights, reference }: Panel) {
  const decisions = decidePanel({ reading, found, forecast }, agents, reference)
  const counted = (weightOf: (at: number) => number): number[] => {
    const total = agents.reduce((sum, _, at) => sum + weightOf(at), 0)
    return reading.options.map(
      ({ text }) => decisions.reduce((sum, { value }, at) => sum + (value === text ? weightOf(at) : 0), 0) / total,
    )
  }
  return { plain: counted(() => 1), weighted: counted((at) => weights[at]!) }
}

/** A forecast by option; of several on one step the panel answers the first. */
function forecastShares({ reading, asked }: MeasuredQuestion, { shares, aside = [] }: Forecast): number[] {
  if (asked.form !== 'ladder') return [...shares]
  const on = 1 - aside.reduce((sum, { share }) => sum + share, 0)
  return reading.options.map((_, option) => {
    const step = asked.steps.findIndex(([first]) => first === option)
    return step >= 0 ? on * shares[step]! : (aside.find((one) => one.option === option)?.share ?? 0)
  })
}

/** True shares with normal noise on their logarithms, the same for a question every time. */
function noisy({ question: { id, shares } }: MeasuredQuestion, sigma: number): number[] {
  const parts = shares.map((share, at) => Math.max(0.001, share) * Math.exp(sigma * normal(`${id} ${at}`)))
  const total = parts.reduce((sum, part) => sum + part, 0)
  return parts.map((part) => part / total)
}

function normal(name: string): number {
  const [one, other] = [digest(`${name} one`), digest(`${name} other`)].map((bits) => (bits + 0.5) / 4294967296)
  return Math.sqrt(-2 * Math.log(one!)) * Math.cos(2 * Math.PI * other!)
}

/** With which noise the stand-in is so far from people on average. */
function sigmaFor(tv: number, questions: readonly MeasuredQuestion[]): number {
  let [low, high] = [0, 6]
  for (let round = 0; round < 30; round++) {
    const middle = (low + high) / 2
    if (mean(questions.map((one) => distance(noisy(one, middle), one.question.shares))) < tv) low = middle
    else high = middle
  }
  return high
}
