import type { AnswersAsked } from './answers-asked.ts'

/**
 * How far a model's forecasts are to be believed, by the form of the answer: fitted by `populace calibrate` on questions
 * whose answers are known, or safe guesses.
 */
export interface Calibration {
  /** What `meta.calibration` says: "default", or when and on how many questions it was fitted. */
  name: string
  by_form: Readonly<Record<CalibratedForm, FormCalibration>>
}

export interface FormCalibration {
  /** What the model's shares count against what is known here of near questions; the rest goes to even shares. */
  model: number
  known: number
  /** What its differences between groups count. */
  groups: number
  /** Half-width of the 80 % interval of a share, in points; null where nothing was measured. */
  error_points: number | null
}

export const calibratedForms = ['yes_no', 'scale', 'choice', 'each', 'number', 'open'] as const
export type CalibratedForm = (typeof calibratedForms)[number]

export function calibratedForm({ form, steps }: AnswersAsked): CalibratedForm {
  if (form === 'ladder') return steps.length === 2 ? 'yes_no' : 'scale'
  return form === 'pick' || form === 'rank' ? 'choice' : form
}

/**
 * Of a model nobody has measured, half. A strong one would deserve more, but a weak one, believed, is further from people
 * than an even spread; halves lose little of the first and most of the harm of the second.
 */
const untried: FormCalibration = { model: 0.5, known: 0.5, groups: 0.5, error_points: null }

export const defaultCalibration: Calibration = {
  name: 'default',
  by_form: { yes_no: untried, scale: untried, choice: untried, each: untried, number: untried, open: untried },
}
