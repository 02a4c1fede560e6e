import { type CalibratedForm, calibratedForms, type FormCalibration } from '../eliciting/calibration.ts'
import { digest, distance, mean, quantile } from './measures.ts'
import { byModel, expectedBy, type Trial, weightsIn } from './trial.ts'

/** How far a model's shares are to be believed, and how wide intervals are to be. */
export type Trust = Pick<FormCalibration, 'tv' | 'heed' | 'even' | 'width'>

/** Fewer questions of a form than this say more of themselves than of the model. */
export const ENOUGH_QUESTIONS = 12

/** What is expected of a model counts like so many questions, and what it has shown in all forms like so many of one. */
const EXPECTED = 4
/** How strongly errors hold on to what was found, per doubling, and what goes to even shares to nothing. */
const PULL = { all: { tv: 0.05, even: 0.5 }, form: { tv: 0.4, even: 2 } }

/** Halves and doublings of the error that was found, and parts that may go to even shares. */
const STEPS = Array.from({ length: 13 }, (_, at) => at / 2 - 2)
const EVEN = [0, 0.05, 0.1, 0.15, 0.2, 0.3]

/** What a model deserves by form of the answer; a form with few questions has what all of them have shown. */
export function fitTrust(trials: readonly Trial[], untried: Trust): (form: CalibratedForm) => Trust {
  if (trials.length === 0) return () => untried
  const all = fitted(trials, startOf(trials, untried), PULL.all, untried.width)
  const byForm = new Map(
    calibratedForms.map((form) => {
      const own = trials.filter((trial) => trial.form === form)
      return [form, own.length < ENOUGH_QUESTIONS ? all : fitted(own, all, PULL.form, all.width)]
    }),
  )
  return (form) => byForm.get(form)!
}

/** Fitted without the questions of the same fold, for each of the folds. */
export function crossFitted(trials: readonly Trial[], untried: Trust): (trial: Trial) => Trust {
  const fitted = Array.from({ length: FOLDS }, (_, fold) =>
    fitTrust(
      trials.filter(({ family }) => foldOf(family) !== fold),
      untried,
    ),
  )
  return ({ family, form }) => fitted[foldOf(family)]!(form)
}

/** Whole families are in one fold, so that no question is judged by a fit that has seen its relatives. */
export const FOLDS = 5
export const foldOf = (family: string): number => digest(family) % FOLDS

export const believed = (trial: Trial, trust: Trust) => weightsIn(trial, { ...trust, groups: 0 })

/** What was found of the model's error. What it says of that itself counts no longer. */
function startOf(trials: readonly Trial[], untried: Trust): Trust {
  const sum = trials.reduce((total, trial) => total + distance(byModel(trial), trial.actual), EXPECTED * untried.tv)
  return { ...untried, tv: Math.max(LEAST_TV, sum / (EXPECTED + trials.length)), heed: 0, even: 0 }
}
const LEAST_TV = 0.005

/** The error, and the part for even shares, with which both together come nearest to people. */
function fitted(trials: readonly Trial[], start: Trust, pull: { tv: number; even: number }, width: number): Trust {
  let [least, best] = [Number.POSITIVE_INFINITY, start]
  for (const step of STEPS) {
    for (const even of EVEN) {
      const trust = { ...start, tv: start.tv * 2 ** step, even }
      const off = mean(trials.map((trial) => distance(expectedBy(trial, believed(trial, trust)), trial.actual)))
      const loss = off + (pull.tv * step * step + pull.even * Math.abs(even - start.even)) / trials.length
      if (loss < least) [least, best] = [loss, trust]
    }
  }
  return { ...rounded(best), width: widthOf(trials, best, width) }
}

const rounded = (trust: Trust): Trust => ({ ...trust, tv: Math.max(LEAST_TV, Number(trust.tv.toFixed(4))) })

/** What four of five shares are off by at most, against the interval that is stated of each. */
const HELD = 0.8
const [NARROWEST, WIDEST] = [0.3, 3]

function widthOf(trials: readonly Trial[], trust: Trust, untried: number): number {
  const ratios = trials.flatMap((trial) => {
    const weights = believed(trial, { ...trust, width: 1 })
    return expectedBy(trial, weights).map(
      (share, at) => (100 * Math.abs(share - trial.actual[at]!)) / weights.uncertainty,
    )
  })
  const found = (quantile(ratios, HELD) * trials.length + untried * 2 * EXPECTED) / (trials.length + 2 * EXPECTED)
  return Number(Math.min(WIDEST, Math.max(NARROWEST, found)).toFixed(3))
}
