import type { Term } from '../../src/modules/population/synthesis/attitudes-groups.ts'
import { type Matrix, round, solver } from './attitudes-algebra.ts'
import { type Design, designOf, sumOf } from './attitudes-design.ts'
import { type Factor, fitFactor } from './attitudes-factor.ts'
import { type Form, forms } from './attitudes-forms.ts'
import { meanBetween } from './attitudes-normal.ts'
import { LEFT_OVER } from './attitudes-regression.ts'
import { type Adults, readAdults, readSurvey, type Survey } from './attitudes-surveys.ts'

/** What the knowledge base tells people apart by; what these explain of an answer is in the tilts. */
const facets: Term[] = [
  'age',
  'sex',
  'education5',
  'income20',
  'ethnicity4',
  'division',
  'marital4',
  'parent',
  'work6',
  'setting3',
]
const RIDGE = 15
/** Weaker pulls are noise, or do not matter. */
const LEAST = 0.05
const MOST = 0.9
/** How strong a pull usually is. */
const USUAL = 0.15
/** Fewer common respondents say nothing. */
const FEWEST = 150
/** Two attitudes that seem closer than this, beyond what the facets explain, are so by the error of measuring them. */
const CLOSEST = 0.6

interface Scale {
  factor: Factor
  /** What the facets leave of the score. */
  residual: Float64Array
  /** Share of the attitude's variance that they leave. */
  left: number
}

/** Gives, for an item of the survey, the pull of each attitude towards the last option. */
export type Pulls = (item: string) => Record<string, number>

/** Surveys that measure attitudes, with the adults that they are weighted to. */
export function pullsOf(source: Form['source'], adults: Adults): Pulls {
  const survey = readSurvey(source, adults)
  const design = designOf(
    survey,
    facets.filter((term) => survey.codes[term]),
  )
  const scales = forms
    .filter((form) => form.source === source)
    .map((form): Scale => {
      const factor = fitFactor(form, survey)
      const weight = survey.weight.map((own, at) => own / (LEFT_OVER + factor.error[at]!))
      const { residual, explained } = residualsOf(design, factor.score, weight)
      return { factor, residual, left: 1 - explained }
    })
  const between = scales.map((a, i) =>
    scales.map((b, j) => {
      if (i === j) return a.left
      const limit = CLOSEST * Math.sqrt(a.left * b.left)
      return Math.max(-limit, Math.min(limit, covariance(a.residual, b.residual, jointWeight(survey, a, b)).value))
    }),
  )
  return (item) => loadingIn(scales, item) ?? regressed(survey, design, scales, between, item)
}

export const adultsOf = (): Adults =>
  readAdults(
    'AK AL AR AZ CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY'.split(
      ' ',
    ),
  )

/** An item of an attitude's own scale: its loading, and nothing else, which is what having one factor means. */
function loadingIn(scales: Scale[], item: string): Record<string, number> | undefined {
  for (const { factor } of scales) {
    const signed = factor.items.find((name) => name.replace('-', '') === item)
    if (signed === undefined) continue
    const { latent_loading } = factor.loadings.find((loading) => loading.item === item)!
    const pull = (signed.startsWith('-') ? -1 : 1) * latent_loading
    return { [factor.attitude]: round(Math.max(-MOST, Math.min(MOST, pull)), 2) }
  }
  return undefined
}

/**
 * Other items: regressed on all attitudes of the survey together, both sides freed of what the facets explain. The
 * scores' errors are independent of the item, so the covariances are right as they are; the variances are the
 * attitudes' own, without error.
 */
function regressed(
  survey: Survey,
  design: Design,
  scales: Scale[],
  between: Matrix,
  item: string,
): Record<string, number> {
  const { values, weight } = normalScores(survey, item)
  const { residual } = residualsOf(design, values, weight)
  const found = scales.map(({ factor, residual: own }) =>
    covariance(
      residual,
      own,
      weight.map((w, at) => w / (LEFT_OVER + factor.error[at]!)),
    ),
  )
  const usable = scales.map((_, i) => i).filter((i) => found[i]!.n >= FEWEST)
  const likely = mostLikely(usable, found, between)
  const kept = usable.filter((_, at) => Math.abs(likely[at]!) >= LEAST)
  const pulls = mostLikely(kept, found, between)
  return Object.fromEntries(
    kept.flatMap((i, at) => {
      const pull = round(Math.max(-MOST, Math.min(MOST, pulls[at]!)), 2)
      return Math.abs(pull) < LEAST ? [] : [[scales[i]!.factor.attitude, pull]]
    }),
  )
}

/**
 * The pulls that best explain the covariances, given their errors and that most pulls are small: attitudes that go
 * together closely would otherwise be given large pulls in opposite directions by accident.
 */
function mostLikely(of: readonly number[], found: readonly Covariance[], between: Matrix): ArrayLike<number> {
  if (of.length === 0) return []
  const rows = of.map((i) => of.map((j) => between[i]![j]!))
  const matrix = of.map((_, a) =>
    of.map(
      (_, b) =>
        (a === b ? 1 / USUAL ** 2 : 0) +
        of.reduce((sum, i, row) => sum + (rows[row]![a]! * rows[row]![b]!) / found[i]!.error ** 2, 0),
    ),
  )
  return solver(matrix)(
    of.map((_, a) => of.reduce((sum, i, row) => sum + (rows[row]![a]! * found[i]!.value) / found[i]!.error ** 2, 0)),
  )
}

/** Options as means of a normal variate, in standard deviations of the inclination behind them. */
function normalScores(survey: Survey, item: string): { values: Float64Array; weight: Float64Array } {
  const answers = survey.answer(item)
  const sums = new Float64Array(20)
  answers.forEach((answer, at) => {
    if (answer > 0) sums[answer]! += survey.weight[at]!
  })
  const total = sums.reduce((sum, own) => sum + own, 0)
  let [below, square] = [0, 0]
  const scores = Array.from(sums, (sum) => {
    if (sum === 0) return 0
    const score = meanBetween(below / total, (below + sum) / total)
    below += sum
    square += (sum / total) * score ** 2
    return score
  })
  // A covariance with the coarse score falls short of that with the inclination by the score's own variance.
  return {
    values: Float64Array.from(answers, (answer) => scores[answer]! / square),
    weight: survey.weight.map((own, at) => (answers[at] === 0 ? 0 : own)),
  }
}

function residualsOf(design: Design, values: Float64Array, weight: Float64Array) {
  const width = design.parts.length + 1
  const a: Matrix = Array.from({ length: width }, (_, i) =>
    Array.from({ length: width }, (_, j) => (i === j ? (i > 0 ? RIDGE : 1e-6) : 0)),
  )
  const b = new Float64Array(width)
  for (let at = 0; at < values.length; at++) {
    const own = weight[at]!
    if (own === 0) continue
    const [columns, shares] = [design.columns[at]!, design.values[at]!]
    for (let k = 0; k < columns.length; k++) {
      b[columns[k]!]! += own * shares[k]! * values[at]!
      const row = a[columns[k]!]!
      for (let l = 0; l < columns.length; l++) row[columns[l]!]! += own * shares[k]! * shares[l]!
    }
  }
  const coefficients = solver(a)(b)
  const fitted = values.map((_, at) => sumOf(design, at, coefficients))
  let [total, sum, square] = [0, 0, 0]
  fitted.forEach((value, at) => {
    total += weight[at]!
    sum += weight[at]! * value
    square += weight[at]! * value ** 2
  })
  return {
    residual: values.map((value, at) => value - fitted[at]!),
    explained: square / total - (sum / total) ** 2,
  }
}

const jointWeight = (survey: Survey, a: Scale, b: Scale): Float64Array =>
  survey.weight.map((own, at) => own / ((LEFT_OVER + a.factor.error[at]!) * (LEFT_OVER + b.factor.error[at]!)))

interface Covariance {
  value: number
  error: number
  n: number
}

function covariance(a: Float64Array, b: Float64Array, weight: Float64Array): Covariance {
  let [sum, total, squares, n] = [0, 0, 0, 0]
  weight.forEach((own, at) => {
    if (own === 0) return
    sum += own * a[at]! * b[at]!
    squares += (own * a[at]! * b[at]!) ** 2
    total += own
    n++
  })
  return n < FEWEST ? { value: 0, error: 1, n } : { value: sum / total, error: Math.sqrt(squares) / total, n }
}
