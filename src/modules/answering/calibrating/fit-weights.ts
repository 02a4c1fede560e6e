import { digest, distance } from './measures.ts'
import { expectedBy, type Trial, type Weights } from './trial.ts'

/** How strongly the default holds on to the weights, against all questions together: felt where these are few. */
const PULL = 0.1

/** What the model, what is known here and even shares should count: 0 or more each, with a sum of 1. */
export function fitWeights(trials: readonly Trial[], untried: Weights): Weights {
  if (trials.length === 0) return { model: untried.model, known: untried.known }
  const loss = (weights: Weights): number =>
    trials.reduce((sum, trial) => sum + distance(expectedBy(trial, weights), trial.actual), 0) / trials.length +
    (PULL * apart(weights, untried)) / trials.length
  const coarse = best(grid(0, 100, 0, 100, 5), loss)
  const [model, known] = [Math.round(100 * coarse.model), Math.round(100 * coarse.known)]
  return best(grid(model - 5, model + 5, known - 5, known + 5, 1), loss)
}

/** Weights fitted without the questions of the same fold, for each of the folds. */
export function crossFitted(trials: readonly Trial[], untried: Weights): (trial: Trial) => Weights {
  const fitted = Array.from({ length: FOLDS }, (_, fold) =>
    fitWeights(
      trials.filter(({ family }) => foldOf(family) !== fold),
      untried,
    ),
  )
  return ({ family }) => fitted[foldOf(family)]!
}

/** Whole families are in one fold, so that no question is judged by a fit that has seen its relatives. */
export const FOLDS = 5
export const foldOf = (family: string): number => digest(family) % FOLDS

/** In hundredths, so that a sum of 1 is one. */
function grid(fromModel: number, toModel: number, fromKnown: number, toKnown: number, step: number): Weights[] {
  const points: Weights[] = []
  for (let model = Math.max(0, fromModel); model <= Math.min(100, toModel); model += step) {
    for (let known = Math.max(0, fromKnown); known <= Math.min(100 - model, toKnown); known += step) {
      points.push({ model: model / 100, known: known / 100 })
    }
  }
  return points
}

function best(points: readonly Weights[], loss: (weights: Weights) => number): Weights {
  let [least, found] = [Number.POSITIVE_INFINITY, points[0]!]
  for (const point of points) {
    const own = loss(point)
    if (own < least) [least, found] = [own, point]
  }
  return found
}

const apart = (one: Weights, other: Weights): number =>
  (one.model - other.model) ** 2 +
  (one.known - other.known) ** 2 +
  (one.model + one.known - other.model - other.known) ** 2
