import type { AnswersAsked } from './answers-asked.ts'
import { expectationOf } from './priors.ts'

/**
 * How far a model's forecasts are to be believed, by the form of the answer: fitted on questions whose answers are known
 * (calibrating/), or what is expected of models of its size.
 */
export interface Calibration {
  /** What `meta.calibration` says: "default (mid)", or when and on how many questions it was fitted. */
  name: string
  by_form: Readonly<Record<CalibratedForm, FormCalibration>>
}

export interface FormCalibration {
  /**
   * How far the model's shares are off, as total variation. Fitted it is what makes the best of both together: larger than
   * its error where it errs as what is known here does.
   */
  tv: number
  /** From 0 to 1: how much the error that it states itself counts against that. */
  heed: number
  /** What goes to even shares, of both together. */
  even: number
  /** What its differences between groups count. */
  groups: number
  /** Stated intervals are so many times as wide as the errors of both make them. */
  width: number
  /** Nobody has measured the model. */
  untried?: true
}

export const calibratedForms = ['yes_no', 'scale', 'choice', 'each', 'number', 'open'] as const
export type CalibratedForm = (typeof calibratedForms)[number]

export function calibratedForm({ form, steps }: AnswersAsked): CalibratedForm {
  if (form === 'ladder') return steps.length === 2 ? 'yes_no' : 'scale'
  return form === 'pick' || form === 'rank' ? 'choice' : form
}

export const byForm = <Own>(of: (form: CalibratedForm) => Own): Record<CalibratedForm, Own> =>
  Object.fromEntries(calibratedForms.map((form) => [form, of(form)])) as Record<CalibratedForm, Own>

/** Of models that nobody has measured. */
export function defaultCalibration(models: readonly string[]): Calibration {
  const { size, ...expected } = expectationOf(models)
  return { name: `default (${size})`, by_form: byForm(() => ({ ...expected, even: 0, width: 1, untried: true })) }
}
