import type { Form } from './attitudes-forms.ts'
import { meanBetween } from './attitudes-normal.ts'
import type { Survey } from './attitudes-surveys.ts'

export interface Factor extends Form {
  /** Per item: respondents, correlation with the attitude, and that of the inclination behind the coarse options. */
  loadings: { item: string; n: number; loading: number; latent_loading: number }[]
  omega: number
  alpha: number
  /** Respondents with at least one item. */
  n: number
  /** Mean over them of the share of the score's variance that is the attitude's. */
  reliability: number
  /** By respondent: an unbiased estimate of the attitude, and the variance of its error (infinite without answers). */
  score: Float64Array
  error: Float64Array
}

/** Below this many common respondents a correlation is not used. */
const FEWEST_PAIRS = 150

/** One factor behind the items of a form. */
export function fitFactor(form: Form, survey: Survey): Factor {
  const items = form.items.map((name) => normalScores(survey, name))
  const { r, n } = correlations(items, survey.weight)
  const loadings = loadingsOf(r, n)
  const score = new Float64Array(survey.size)
  const error = new Float64Array(survey.size).fill(Number.POSITIVE_INFINITY)
  let answered = 0
  let reliability = 0
  for (let at = 0; at < survey.size; at++) {
    let information = 0
    let sum = 0
    items.forEach(({ values }, i) => {
      const value = values[at]!
      if (Number.isNaN(value)) return
      const unique = 1 - loadings[i]! ** 2
      information += loadings[i]! ** 2 / unique
      sum += (loadings[i]! * value) / unique
    })
    if (information === 0) continue
    // Bartlett's score: whatever was asked, its mean given the attitude is the attitude itself.
    score[at] = sum / information
    error[at] = 1 / information
    answered++
    reliability += information / (1 + information)
  }
  const total = loadings.reduce((sum, loading) => sum + loading, 0)
  const unique = loadings.reduce((sum, loading) => sum + 1 - loading ** 2, 0)
  return {
    ...form,
    loadings: items.map(({ name, spread }, i) => ({
      item: name,
      n: n[i]![i]!,
      loading: loadings[i]!,
      latent_loading: Math.max(-0.97, Math.min(0.97, loadings[i]! / spread)),
    })),
    omega: total ** 2 / (total ** 2 + unique),
    alpha: alphaOf(r, n),
    n: answered,
    reliability: reliability / answered,
    score,
    error,
  }
}

/**
 * Options as the mean of a standard normal variate between the shares below and above them, brought to variance one.
 * `spread` is what their standard deviation was: the coarser the options, the smaller.
 */
function normalScores(survey: Survey, item: string) {
  const name = item.replace('-', '')
  const sign = item.startsWith('-') ? -1 : 1
  const answers = survey.answer(name)
  const sums = new Float64Array(20)
  answers.forEach((answer, at) => {
    sums[answer]! += survey.weight[at]!
  })
  const total = sums.reduce((sum, weight, answer) => sum + (answer > 0 ? weight : 0), 0)
  let below = 0
  let square = 0
  const scores = Array.from(sums, (sum, answer) => {
    if (answer === 0 || sum === 0) return Number.NaN
    const score = sign * meanBetween(below / total, (below + sum) / total)
    below += sum
    square += (sum / total) * score ** 2
    return score
  })
  const spread = Math.sqrt(square)
  return { name, spread, values: Float64Array.from(answers, (answer) => scores[answer]! / spread) }
}

function correlations(items: { values: Float64Array }[], weight: Float64Array) {
  const n = items.map(() => items.map(() => 0))
  const r = items.map((first, i) =>
    items.map((second, j) => {
      let [w, x, y, xx, yy, xy] = [0, 0, 0, 0, 0, 0]
      for (let at = 0; at < weight.length; at++) {
        const [a, b] = [first.values[at]!, second.values[at]!]
        if (Number.isNaN(a) || Number.isNaN(b)) continue
        n[i]![j]!++
        const v = weight[at]!
        w += v
        x += v * a
        y += v * b
        xx += v * a * a
        yy += v * b * b
        xy += v * a * b
      }
      if (n[i]![j]! < FEWEST_PAIRS) return Number.NaN
      return (xy / w - (x / w) * (y / w)) / Math.sqrt((xx / w - (x / w) ** 2) * (yy / w - (y / w) ** 2))
    }),
  )
  return { r, n }
}

/** Least squares on the correlations off the diagonal, each counting by its respondents. */
function loadingsOf(r: number[][], n: number[][]): number[] {
  if (r.length === 2) return [Math.sqrt(r[0]![1]!), Math.sqrt(r[0]![1]!)]
  const loadings = r.map(() => 0.5)
  for (let round = 0; round < 300; round++) {
    for (let i = 0; i < r.length; i++) {
      let [above, below] = [0, 0]
      for (let j = 0; j < r.length; j++) {
        if (i === j || Number.isNaN(r[i]![j]!)) continue
        above += n[i]![j]! * r[i]![j]! * loadings[j]!
        below += n[i]![j]! * loadings[j]! ** 2
      }
      loadings[i] = Math.max(-0.95, Math.min(0.95, above / below))
    }
  }
  return loadings
}

function alphaOf(r: number[][], n: number[][]): number {
  let [sum, pairs] = [0, 0]
  r.forEach((row, i) => {
    row.forEach((value, j) => {
      if (i === j || n[i]![j]! < FEWEST_PAIRS) return
      sum += value
      pairs++
    })
  })
  const mean = sum / pairs
  return (r.length * mean) / (1 + (r.length - 1) * mean)
}
