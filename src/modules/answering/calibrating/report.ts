import { byForm, type Calibration, calibratedForms, defaultCalibration } from '../eliciting/calibration.ts'
import type { PopulationForecast } from '../eliciting/population-forecast.ts'
import { fitGroups, type GroupErrors, groupDifferences, groupErrors } from './fit-groups.ts'
import { believed, crossFitted, ENOUGH_QUESTIONS, fitTrust, type Trust } from './fit-trust.ts'
import type { Calibrating } from './measured-questions.ts'
import { correlation, distance, mean, meanInterval, quantile, spreadOf } from './measures.ts'
import { byKnown, byModel, evenly, expectedBy, type Trial, trialOf } from './trial.ts'

/** What was measured of one model, or of several together, and what follows from it. */
export interface CalibrationReport {
  models: readonly string[]
  /** That a forecast came in for. */
  questions: number
  /** That none came in for, or none that could be used. */
  failed: number
  forms: readonly FormReport[]
  all: Figures
  groups: GroupErrors
}

export interface FormReport {
  form: (typeof calibratedForms)[number]
  /** What counts how much, as a mean of its questions: it differs from question to question. Null without any. */
  weights: { model: number; known: number; even: number } | null
  /** The error that the model counts with. */
  tv: number
  groups: number
  /** Median half-width of the stated 80 % intervals, in points, and the part of the shares that they hold for. */
  error_points: number | null
  held: number | null
  basis: keyof typeof bases
  /** Null where no measured question has the form. */
  figures: Figures | null
}

/** What the belief in a form rests on. */
export const bases = {
  fitted: 'fitted',
  too_few: `what all forms together have shown: fewer than ${ENOUGH_QUESTIONS} questions`,
  others: 'what the other forms have shown, and no less error than is expected: no measured question has this form',
} as const

/** Total variation from what people answered; everything fitted was fitted on other families. */
export interface Figures {
  questions: number
  families: number
  tv: { even: number; model: number; known: number; calibrated: number }
  /** How much nearer calibrated forecasts are, with the interval that 95 of 100 resamples lie in. */
  gain: { on_known: Gain; on_model: Gain }
  /** Median spread on ladders against people's; null without ladders. */
  sd_ratio: { model: number; known: number; calibrated: number } | null
  /** Between expected and measured shares. */
  correlation: { model: number; known: number; calibrated: number }
}

interface Gain {
  tv: number
  interval: readonly [low: number, high: number]
}

/** A forecast that came in, beside the question that it is for. */
export interface Answered {
  measured: Calibrating
  said: PopulationForecast
}

/** Fits how far these forecasts are to be believed, and judges that by families that the fit has not seen. */
export function fitCalibration(
  models: readonly string[],
  answered: readonly Answered[],
  failed: number,
): { by_form: Calibration['by_form']; report: CalibrationReport } {
  const { by_form: untried } = defaultCalibration(models)
  const trials = answered.map(({ measured, said }) => trialOf(measured, said))
  const trust = fitTrust(trials, untried.scale)
  const apart = crossFitted(trials, untried.scale)
  const judged = trials.map((trial): Judged => {
    const weights = believed(trial, apart(trial))
    return { trial, calibrated: expectedBy(trial, weights), uncertainty: weights.uncertainty }
  })
  const differences = differencesIn(answered)
  const all = fitGroups(differences, untried.scale.groups)
  const by_form = byForm((form) => {
    const own = answered.filter(({ measured }) => measured.form === form)
    if (own.length === 0)
      return { ...unmeasured(trust(form), untried[form].tv), groups: Math.min(untried[form].groups, all) }
    return { ...trust(form), groups: fitGroups(differencesIn(own), all) }
  })
  const forms = calibratedForms.map((form): FormReport => {
    const own = judged.filter(({ trial }) => trial.form === form)
    const basis = own.length === 0 ? 'others' : own.length < ENOUGH_QUESTIONS ? 'too_few' : 'fitted'
    const { tv, groups } = by_form[form]
    return { form, tv, groups, basis, ...foundIn(own, by_form[form]) }
  })
  const report: CalibrationReport = {
    models,
    questions: answered.length,
    failed,
    forms,
    all: figuresOf(judged),
    groups: groupErrors(differences, untried.scale.groups),
  }
  return { by_form, report }
}

/** A question, with what is expected of it by a fit that has not seen its family. */
interface Judged {
  trial: Trial
  calibrated: readonly number[]
  uncertainty: number
}

const differencesIn = (answered: readonly Answered[]) =>
  answered.flatMap(({ measured, said }) => groupDifferences(measured, said))

/** No survey of ours asked for several answers, numbers or words of one's own: no better is known of these. */
const unmeasured = (shown: Trust, expected: number): Trust => ({ ...shown, tv: Math.max(shown.tv, expected) })

function foundIn(
  own: readonly Judged[],
  trust: Trust,
): Pick<FormReport, 'weights' | 'error_points' | 'held' | 'figures'> {
  if (own.length === 0) return { weights: null, error_points: null, held: null, figures: null }
  const weights = own.map(({ trial }) => believed(trial, trust))
  const held = own.flatMap(({ trial, calibrated, uncertainty }) =>
    calibrated.map((share, at) => (100 * Math.abs(share - trial.actual[at]!) <= uncertainty ? 1 : 0)),
  )
  return {
    weights: {
      model: mean(weights.map(({ model }) => model)),
      known: mean(weights.map(({ known }) => known)),
      even: trust.even,
    },
    error_points:
      Math.round(
        10 *
          quantile(
            weights.map(({ uncertainty }) => uncertainty),
            0.5,
          ),
      ) / 10,
    held: mean(held),
    figures: figuresOf(own),
  }
}

function figuresOf(judged: readonly Judged[]): Figures {
  const rows = judged.map(({ trial, calibrated }) => ({
    trial,
    even: evenly(trial),
    model: byModel(trial),
    known: byKnown(trial),
    calibrated,
  }))
  type Row = (typeof rows)[number]
  const tvOf = (row: Row, of: 'even' | 'model' | 'known' | 'calibrated'): number => distance(row[of], row.trial.actual)
  const meanTv = (of: Parameters<typeof tvOf>[1]): number => mean(rows.map((row) => tvOf(row, of)))
  const gainOn = (other: 'known' | 'model'): Gain => {
    const gains = rows.map((row) => ({
      family: row.trial.family,
      value: tvOf(row, other) - tvOf(row, 'calibrated'),
    }))
    return { tv: mean(gains.map(({ value }) => value)), interval: meanInterval(gains) }
  }
  const ladders = rows.filter(({ trial }) => trial.ladder)
  const spread = (of: 'model' | 'known' | 'calibrated'): number =>
    quantile(
      ladders.map((row) => onSteps(row[of], row.trial) / Math.max(0.01, onSteps(row.trial.actual, row.trial))),
      0.5,
    )
  const alike = (of: 'model' | 'known' | 'calibrated'): number =>
    correlation(rows.flatMap((row) => row[of].map((share, at) => [share, row.trial.actual[at]!] as const)))
  return {
    questions: rows.length,
    families: new Set(rows.map(({ trial }) => trial.family)).size,
    tv: { even: meanTv('even'), model: meanTv('model'), known: meanTv('known'), calibrated: meanTv('calibrated') },
    gain: { on_known: gainOn('known'), on_model: gainOn('model') },
    sd_ratio:
      ladders.length === 0
        ? null
        : { model: spread('model'), known: spread('known'), calibrated: spread('calibrated') },
    correlation: { model: alike('model'), known: alike('known'), calibrated: alike('calibrated') },
  }
}

const onSteps = (shares: readonly number[], { said }: Trial): number => spreadOf(shares.slice(0, said.on.length))
