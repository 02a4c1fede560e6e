import { type Steps, stepsOf } from '../deciding/forecast-steps.ts'
import type { Reading } from '../reading/reading.ts'

/**
 * The form in which a model is asked about a question. `ladder`: answers in an order, of which everybody gives one.
 * `pick`: one of several without an order; `each`: any number of them; `rank`: an order of them. `number`. `open`: five
 * stances and what is mentioned.
 */
export interface AnswersAsked {
  form: 'ladder' | 'pick' | 'each' | 'rank' | 'number' | 'open'
  /** In the order in which they are numbered, from 1. Empty for numbers and open questions. */
  labels: readonly string[]
  /** Of a ladder: for every step from LOW to HIGH, which of the labels stand on it. */
  steps: readonly (readonly number[])[]
  /** Where the steps stand between -1 and 1. */
  at: readonly number[]
  /** Labels that stand beside the ladder. */
  aside: readonly number[]
}

/** Points that can be named one by one; a longer scale is a number. */
const MOST_POINTS = 21

export function answersAsked(reading: Reading): AnswersAsked {
  const none = { labels: [], steps: [], at: [], aside: [] }
  if (reading.type === 'open') return { form: 'open', ...none }
  const steps = stepsOf(reading)
  const labels = reading.options.map((option) => option.text)
  if (labels.length > 0) {
    if (steps?.options.every((options) => options.length > 0)) {
      return { form: 'ladder', labels, steps: steps.options, at: steps.at, aside: steps.aside }
    }
    const form = reading.type === 'multiple_choice' ? 'each' : reading.type === 'ranking' ? 'rank' : 'pick'
    return { form, ...none, labels }
  }
  if (steps !== null && reading.scale !== null && steps.at.length <= MOST_POINTS) return pointsOf(reading.scale, steps)
  return reading.type === 'numeric' || reading.scale !== null ? { form: 'number', ...none } : { form: 'open', ...none }
}

/** The points of a numbered scale, with their labels where they have any. */
function pointsOf(scale: NonNullable<Reading['scale']>, steps: Steps): AnswersAsked {
  const size = Math.abs(scale.step) > 0 ? Math.abs(scale.step) : 1
  const low = Math.min(scale.min, scale.max)
  const count = steps.at.length
  const labels = Array.from({ length: count }, (_, point) => {
    const label = scale.labels[point]
    return `${Number((low + point * size).toPrecision(12))}${label ? ` (${label})` : ''}`
  })
  return {
    form: 'ladder',
    labels,
    steps: labels.map((_, step) => [scale.descending ? count - 1 - step : step]),
    at: steps.at,
    aside: [],
  }
}

/** The labels on the upper half of a ladder: the share that groups are compared by. */
export const highLabels = ({ steps, at }: AnswersAsked): number[] =>
  steps.flatMap((labels, step) => (at[step]! > 0 ? labels : []))

/** Shares by label as a ladder has them: by step from low to high, and who stands beside it. */
export function onLadder(asked: AnswersAsked, shares: readonly number[]): { steps: number[]; aside: number[] } {
  const steps = asked.steps.map((labels) => labels.reduce((sum, label) => sum + shares[label]!, 0))
  const total = steps.reduce((sum, share) => sum + share, 0)
  return {
    steps: steps.map((share) => (total > 0 ? share / total : 1 / steps.length)),
    aside: asked.aside.map((label) => shares[label]!),
  }
}
