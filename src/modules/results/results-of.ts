import { type Bounds, jointN, meanEstimate, modelN, shareEstimate } from './intervals.ts'
import type { OptionResult, QuestionResults, Theme } from './results.ts'
import type { CountedAnswer, QuestionForm } from './study-data.ts'
import { everybodyIn, pick, type Tally, type TallyItem, tallyOf } from './tally.ts'
import { effectiveN, medianOf, momentsOf } from './weighted.ts'

/** What the answers to a question come to. `question` is its wording, by which themes of open answers are named. */
export function resultsOf(form: QuestionForm, answers: readonly CountedAnswer[], question?: string): QuestionResults {
  return resultsAll(tallyOf(form, answers, question))
}

/** What all answers in a tally come to. */
export const resultsAll = (tally: Tally): QuestionResults => resultsAmong(tally, everybodyIn(tally))

/** What the answers of some of the respondents, by their positions in the tally, come to. */
export function resultsAmong(tally: Tally, among: readonly number[]): QuestionResults {
  const { form, items } = tally
  const weights = pick(tally.weights, among)
  const n_effective = effectiveN(weights)
  const n_model = modelN(form.expected_error_points)
  const sample: Sample = { among, weights, weight: sum(weights), n: jointN(n_effective, n_model) }
  const open = form.type === 'open'
  return {
    type: form.type,
    n: among.length,
    not_applicable: tally.silent.not_applicable.length,
    nothing_to_say: tally.silent.nothing_to_say.length,
    n_effective,
    n_model,
    options: open ? [] : items.map((item) => optionOf(item, sample)),
    ...(open ? { themes: themesAmong(items, sample) } : {}),
    ...(tally.numbers === null ? {} : numberResults(tally, pick(tally.numbers, among), sample)),
  }
}

interface Sample {
  among: readonly number[]
  weights: readonly number[]
  /** Of all together. */
  weight: number
  /** With the engine's error. */
  n: number
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)

/** A share is a mean of ones and noughts; there are so many of them that nothing else of their moments is worked out. */
function shareOf(given: readonly (0 | 1)[], { among, weights, weight, n }: Sample) {
  let count = 0
  let givers = 0
  for (let at = 0; at < among.length; at++) {
    if (given[among[at]!] === 0) continue
    count += 1
    givers += weights[at]!
  }
  // Rounding can carry a sum a hair beyond what it is a part of.
  const mean = count === 0 || weight === 0 ? 0 : count === among.length ? 1 : Math.min(1, givers / weight)
  const { value, ci_low, ci_high } = shareEstimate(mean, n)
  return { count, share: value, ci_low, ci_high }
}

function optionOf({ value, given, ranks }: TallyItem, sample: Sample): OptionResult {
  const mean_rank = ranks && momentsOf(pick(ranks, sample.among), sample.weights).mean
  return {
    value,
    ...shareOf(given, sample),
    ...(mean_rank === undefined || sample.among.length === 0 ? {} : { mean_rank }),
  }
}

/** Most frequent first; themes that nobody of these mentions are not theirs. */
function themesAmong(items: readonly TallyItem[], sample: Sample): Theme[] {
  return items
    .map(({ value, given, quotes }) => {
      const { count, ...share } = shareOf(given, sample)
      return { label: String(value), respondents: count, ...share, quotes: quotes ?? [] }
    })
    .filter(({ respondents }) => respondents > 0)
    .sort((a, b) => b.share - a.share)
}

function numberResults({ form, bounds }: Tally, numbers: number[], { weights, n }: Sample): Partial<QuestionResults> {
  if (numbers.length === 0) return {}
  const moments = momentsOf(numbers, weights)
  const mean = meanEstimate(moments, n, bounds)
  const { scale, nps } = form
  const top = form.type === 'scale' && scale !== null && scale.max - scale.min > 1 ? scale.max - 1 : undefined
  return {
    ...(mean === undefined ? {} : { mean }),
    ...(moments.variance === null ? {} : { sd: Math.sqrt(moments.variance) }),
    median: medianOf(numbers, weights),
    ...(top === undefined
      ? {}
      : {
          top2: shareEstimate(
            shareWhere(numbers, weights, (value) => value >= top),
            n,
          ),
        }),
    ...(nps && (scale === null || (scale.min === 0 && scale.max === 10)) ? { nps: npsOf(numbers, weights, n) } : {}),
  }
}

function shareWhere(numbers: readonly number[], weights: readonly number[], holds: (value: number) => boolean): number {
  return momentsOf(
    numbers.map((value) => (holds(value) ? 1 : 0)),
    weights,
  ).mean
}

const npsBounds: Bounds = { min: -1, max: 1, step: 1 }

/** The net share is the mean of 1 for promoters, -1 for detractors and 0 for the rest, and varies as that does. */
function npsOf(numbers: readonly number[], weights: readonly number[], n: number): NonNullable<QuestionResults['nps']> {
  const side = numbers.map((value) => (value >= 9 ? 1 : value <= 6 ? -1 : 0))
  const net = meanEstimate(momentsOf(side, weights), n, npsBounds)!
  return {
    value: 100 * net.value,
    ci_low: 100 * net.ci_low,
    ci_high: 100 * net.ci_high,
    promoters: shareWhere(side, weights, (one) => one === 1),
    passives: shareWhere(side, weights, (one) => one === 0),
    detractors: shareWhere(side, weights, (one) => one === -1),
  }
}
