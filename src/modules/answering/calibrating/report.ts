import {
  type Calibration,
  calibratedForms,
  defaultCalibration,
  type FormCalibration,
} from '../eliciting/calibration.ts'
import type { PopulationForecast } from '../eliciting/population-forecast.ts'
import { fitGroups, type GroupErrors, groupDifferences, groupErrors } from './fit-groups.ts'
import { crossFitted, fitWeights } from './fit-weights.ts'
import type { MeasuredQuestion } from './measured-questions.ts'
import { correlation, distance, mean, meanInterval, quantile, spreadOf } from './measures.ts'
import { evenly, expectedBy, type Trial, trialOf } from './trial.ts'

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

export interface FormReport extends FormCalibration {
  form: (typeof calibratedForms)[number]
  even: number
  basis: keyof typeof bases
  /** Null where no measured question has the form. */
  figures: Figures | null
}

/** Fewer questions than this say more of themselves than of the model. */
const ENOUGH_QUESTIONS = 12

/** Where the weights of a form come from. */
export const bases = {
  fitted: 'fitted',
  too_few: `the default, or what other forms have earned: fewer than ${ENOUGH_QUESTIONS} questions`,
  as_choice: 'those of choice: shares of named answers, as there, and no measured question of its own',
  default: 'the default, or what other forms have earned: no measured question has this form',
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
  measured: MeasuredQuestion
  said: PopulationForecast
}

/** Fits how far these forecasts are to be believed, and judges that by families that the fit has not seen. */
export function fitCalibration(
  models: readonly string[],
  answered: readonly Answered[],
  failed: number,
): { by_form: Calibration['by_form']; report: CalibrationReport } {
  const judged: Judged[] = []
  const forms = new Map<string, FormReport>()
  const byForm = calibratedForms.map((form) => ({
    form,
    own: answered.filter(({ measured }) => measured.form === form),
  }))
  // Forms with enough questions first: the others are believed no more than these have earned.
  for (const { form, own } of byForm.toSorted((a, b) => b.own.length - a.own.length)) {
    if (own.length === 0) continue
    const untried = heldBack(defaultCalibration.by_form[form], forms)
    const trials = own.map(({ measured, said }) => trialOf(measured, said))
    const enough = own.length >= ENOUGH_QUESTIONS
    const weights = enough ? crossFitted(trials, untried) : () => untried
    const outOfFold = trials.map((trial): Judged => ({ trial, calibrated: expectedBy(trial, weights(trial)) }))
    judged.push(...outOfFold)
    const fitted: FormCalibration = enough
      ? {
          ...fitWeights(trials, untried),
          groups: fitGroups(differencesIn(own), untried.groups),
          error_points: errorPoints(outOfFold),
        }
      : untried
    forms.set(form, reportOf(form, fitted, enough ? 'fitted' : 'too_few', figuresOf(outOfFold)))
  }
  const reports = calibratedForms.map((form) => forms.get(form) ?? unmeasured(form, forms))
  const report: CalibrationReport = {
    models,
    questions: answered.length,
    failed,
    forms: reports,
    all: figuresOf(judged),
    groups: groupErrors(differencesIn(answered), defaultCalibration.by_form.scale.groups),
  }
  const by_form = Object.fromEntries(
    reports.map(({ form, model, known, groups, error_points }) => [form, { model, known, groups, error_points }]),
  ) as Calibration['by_form']
  return { by_form, report }
}

/** A question, with what is expected of it by weights that have not seen its family. */
interface Judged {
  trial: Trial
  calibrated: readonly number[]
}

const differencesIn = (answered: readonly Answered[]) =>
  answered.flatMap(({ measured, said }) => groupDifferences(measured, said))

/** A model that was found to be wrong about one form is not half believed about another. */
function heldBack(untried: FormCalibration, forms: ReadonlyMap<string, FormReport>): FormCalibration {
  const fitted = [...forms.values()].filter(({ basis }) => basis === 'fitted')
  if (fitted.length === 0) return untried
  const earned = (of: (form: FormReport) => number): number => mean(fitted.map(of))
  const model = Math.min(untried.model, Math.round(100 * earned((form) => form.model)) / 100)
  return {
    ...untried,
    model,
    known: untried.known + untried.model - model,
    groups: Math.min(untried.groups, Math.round(100 * earned((form) => form.groups)) / 100),
  }
}

/** No survey of ours asked for several answers, numbers or words of one's own. */
function unmeasured(form: FormReport['form'], forms: ReadonlyMap<string, FormReport>): FormReport {
  const choice = forms.get('choice')
  const untried = heldBack(defaultCalibration.by_form[form], forms)
  if (form !== 'each' || choice?.basis !== 'fitted') return reportOf(form, untried, 'default', null)
  const { model, known, groups } = choice
  return reportOf(form, { model, known, groups, error_points: untried.error_points }, 'as_choice', null)
}

const reportOf = (
  form: FormReport['form'],
  { model, known, groups, error_points }: FormCalibration,
  basis: FormReport['basis'],
  figures: Figures | null,
): FormReport => ({
  form,
  model,
  known,
  even: Math.max(0, Math.round(100 * (1 - model - known)) / 100),
  groups,
  error_points,
  basis,
  figures,
})

/** What four of five shares are off by at most. */
const HELD = 0.8

const errorPoints = (judged: readonly Judged[]): number => {
  const errors = judged.flatMap(({ trial, calibrated }) =>
    calibrated.map((share, at) => 100 * Math.abs(share - trial.actual[at]!)),
  )
  return Math.round(10 * quantile(errors, HELD)) / 10
}

function figuresOf(judged: readonly Judged[]): Figures {
  const rows = judged.map(({ trial, calibrated }) => ({
    trial,
    even: evenly(trial),
    model: expectedBy(trial, { model: 1, known: 0 }),
    known: expectedBy(trial, { model: 0, known: 1 }),
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
