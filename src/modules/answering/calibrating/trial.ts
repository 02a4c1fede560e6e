import type { AnswersAsked } from '../eliciting/answers-asked.ts'
import { onLadder } from '../eliciting/answers-asked.ts'
import type { CalibratedForm, FormCalibration } from '../eliciting/calibration.ts'
import type { PopulationForecast } from '../eliciting/population-forecast.ts'
import { type Weights, weigh } from '../eliciting/trust.ts'
import type { Calibrating } from './measured-questions.ts'

/** A measured question beside what a model and what the embedded engine say of it: all that a fit needs. */
export interface Trial {
  id: string
  family: string
  form: CalibratedForm
  /** Whether its answers stand in an order. */
  ladder: boolean
  said: Parts
  known: Parts
  /** By how many points the model expects to be off, and the half-width of the stated interval of what is known. */
  stated: number
  uncertainty: number
  /** Steps from low to high, or options, then what stands beside the ladder; with a sum of 1. */
  actual: readonly number[]
}

/** Shares of those who are on the ladder, with a sum of 1, and of all who are beside it. */
interface Parts {
  on: readonly number[]
  aside: readonly number[]
}

export function trialOf({ question, family, asked, form, known }: Calibrating, said: PopulationForecast): Trial {
  const beside = (known.aside ?? []).map(({ option }) => option)
  const ladder = asked.form === 'ladder'
  return {
    id: question.id,
    family,
    form,
    ladder,
    said: partsOf(asked, said.shares, beside),
    known: { on: known.shares, aside: (known.aside ?? []).map(({ share }) => share) },
    stated: said.error,
    uncertainty: known.uncertainty,
    actual: wholeOf(partsOf(asked, question.shares, beside)),
  }
}

function partsOf(asked: AnswersAsked, shares: readonly number[], beside: readonly number[]): Parts {
  if (asked.form !== 'ladder') return { on: shares, aside: [] }
  return { on: onLadder(asked, shares).steps, aside: beside.map((option) => shares[option]!) }
}

function wholeOf({ on, aside }: Parts): number[] {
  const rest = 1 - aside.reduce((sum, share) => sum + share, 0)
  return [...on.map((share) => share * rest), ...aside]
}

/** What agents would answer under these weights: the shares that `calibrated` gives, in one row. */
export function expectedBy({ said, known }: Trial, { model, known: trust, even }: Shared): number[] {
  return wholeOf({
    on: said.on.map((share, at) => model * share + trust * known.on[at]! + even / said.on.length),
    aside: known.aside.map((share, at) => model * said.aside[at]! + (1 - model) * share),
  })
}

type Shared = Pick<Weights, 'model' | 'known' | 'even'>

/** What the model alone says, and what is known without it. */
export const byModel = (trial: Trial): number[] => expectedBy(trial, { model: 1, known: 0, even: 0 })
export const byKnown = (trial: Trial): number[] => expectedBy(trial, { model: 0, known: 1, even: 0 })

/** What counts how much in this question, for a model that is believed so far. */
export const weightsIn = ({ said, known, stated, uncertainty }: Trial, trust: FormCalibration): Weights =>
  weigh({ said: said.on, known: known.on, stated, uncertainty }, trust)

/** What nobody needs to know anything for. */
export const evenly = ({ actual }: Trial): number[] => actual.map(() => 1 / actual.length)
