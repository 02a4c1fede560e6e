/**
 * Attitudes, traits, beliefs and habits of US adults: fitted to public surveys, written as parameters and group tables.
 *
 * 1. Each survey is re-weighted (raked) to the adults of 2023 by age, sex, education, ethnicity, region, marriage and
 *    birth, so that what it says is about the people that the population describes.
 * 2. Per attitude, one factor is fitted to the correlations of its items, whose options are scored by the normal
 *    quantiles of their shares. Items are asked of different subsamples, so everything works on pairs.
 * 3. Each respondent gets Bartlett's score, unbiased whatever was asked, and the scores are regressed on demographics,
 *    faith, party and ideology where the survey has them. The attitude has variance one; what the regression does not
 *    explain is left to chance.
 * 4. Chance is correlated between attitudes as the residuals are: measured where one survey has both attitudes (be it
 *    in a brief form); where none has, taken to come about through the attitudes that are measured with both
 *    ("bridged"); where there is no bridge either, through demographics alone.
 * 5. Religion, party, ideology and habits are multinomial logits, drawn to the surveys' overall shares.
 *
 * Run: node scripts/data/attitudes.ts
 */

import { type Term, terms } from '../../src/modules/population/synthesis/attitudes-groups.ts'
import { cholesky, type Matrix, possible, round, solver } from './attitudes-algebra.ts'
import { fitBeliefs } from './attitudes-beliefs.ts'
import { type Factor, fitFactor } from './attitudes-factor.ts'
import { attitudeNames, forms } from './attitudes-forms.ts'
import { normalTables } from './attitudes-normal.ts'
import { type Regression, regress, residualCorrelation } from './attitudes-regression.ts'
import { demographicTerms, readAdults, readSurvey } from './attitudes-surveys.ts'
import { meanTargets } from './attitudes-targets.ts'
import { traitsModel } from './attitudes-traits.ts'
import { writeData } from './files.ts'

// The habits draw from the tables, so these are written first.
writeData('attitudes/normal.json', normalTables())
const { fitHabits } = await import('./attitudes-habits.ts')

const states =
  'AK AL AR AZ CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY'
const adults = readAdults(states.split(' '))
const surveys = Object.fromEntries(
  [...new Set(forms.map(({ source }) => source))].map((source) => [source, readSurvey(source, adults)]),
)
const fits = forms.map((form): Factor & Regression => {
  const survey = surveys[form.source]!
  const factor = fitFactor(form, survey)
  return { ...factor, ...regress(factor, survey) }
})
const main = attitudeNames.map((name) => fits.find(({ attitude }) => attitude === name)!)

const pairs = attitudeNames.map((first, i) =>
  attitudeNames.map((second, j) => {
    if (i === j) return { r: 1, n: 0, basis: 'measured' }
    for (const source of Object.keys(surveys)) {
      const of = (name: string) => fits.find((fit) => fit.attitude === name && fit.source === source)
      const [a, b] = [of(first), of(second)]
      if (a && b) return { ...residualCorrelation(a, b, surveys[source]!.weight), basis: source }
    }
    return { r: Number.NaN, n: 0, basis: 'none' }
  }),
)
pairs.forEach((row, i) => {
  row.forEach((pair, j) => {
    if (pair.basis === 'none') Object.assign(pair, bridged(i, j))
  })
})

/** What two attitudes have in common through those that are measured with both. */
function bridged(i: number, j: number) {
  const measured = (a: number, b: number) => !['none', 'bridged', 'demographics'].includes(pairs[a]![b]!.basis)
  const bridges = attitudeNames.map((_, b) => b).filter((b) => b !== i && b !== j && measured(i, b) && measured(j, b))
  if (bridges.length === 0) return { r: 0, basis: 'demographics' }
  const between = bridges.map((a) => bridges.map((b) => (measured(a, b) ? pairs[a]![b]!.r : 0)))
  const weights = solver(between)(bridges.map((b) => pairs[j]![b]!.r))
  return { r: bridges.reduce((sum, b, at) => sum + pairs[i]![b]!.r * weights[at]!, 0), basis: 'bridged' }
}

const residuals = possible(pairs.map((row) => row.map(({ r }) => r)))
const spread = main.map(({ r2 }) => Math.sqrt(1 - r2))
const factor = cholesky(residuals)!.map((row, i) => row.slice(0, i + 1).map((value) => round(value * spread[i]!, 4)))

/** Everybody's demographic part, for the one survey that has every term. */
const gss = surveys.gss1618!
const expected = main.map(({ effects }) => {
  const sums = new Float64Array(gss.size)
  for (const [term, of] of Object.entries(effects)) {
    gss.codes[term as Term]!.forEach((code, at) => {
      if (code >= 0) sums[at]! += of[code]!
    })
  }
  return sums
})
const totals = expected.map((a, i) =>
  expected.map((b, j) => covariance(a, b) + residuals[i]![j]! * spread[i]! * spread[j]!),
)
const correlations: Matrix = totals.map((row, i) =>
  row.map((c, j) => round(c / Math.sqrt(totals[i]![i]! * totals[j]![j]!), 3)),
)

function covariance(a: Float64Array, b: Float64Array): number {
  let [w, x, y, xy] = [0, 0, 0, 0]
  gss.weight.forEach((weight, at) => {
    w += weight
    x += weight * a[at]!
    y += weight * b[at]!
    xy += weight * a[at]! * b[at]!
  })
  return xy / w - (x / w) * (y / w)
}

const thousandths = (value: number): number => Math.round(value * 1000) + 0

writeData('attitudes/model.json', {
  attitudes: attitudeNames,
  income_ends: adults.incomeEnds,
  // Term by term and code by code, the effects on the attitudes in thousandths of a standard deviation.
  effects: Object.fromEntries(
    demographicTerms.map((term) => [
      term,
      Array.from({ length: terms[term] }, (_, code) =>
        main.map(({ effects }) => thousandths(effects[term]?.[code] ?? 0)),
      ),
    ]),
  ),
  chance: factor,
})
writeData(
  'attitudes/structure.json',
  {
    attitudes: main.map(({ attitude, source, n, omega, alpha, reliability, r2, loadings }) => ({
      attitude,
      source,
      year: surveys[source]!.meta.year,
      n,
      omega: round(omega, 3),
      alpha: round(alpha, 3),
      reliability: round(reliability, 3),
      r2: round(r2, 3),
      items: loadings.map(({ item, n, loading, latent_loading }) => ({
        item: `${source}.${item}`,
        n,
        loading: round(loading, 3),
        latent_loading: round(latent_loading, 3),
      })),
    })),
    correlations,
    residual_correlations: residuals.map((row) => row.map((r) => round(r, 3))),
    basis: pairs.map((row) => row.map(({ basis }) => basis)),
    pairs: pairs.map((row) => row.map(({ n }) => n)),
  },
  2,
)
writeData('attitudes/traits.json', traitsModel(attitudeNames, residuals))

const beliefs = fitBeliefs(gss)
const digital = main.find(({ attitude }) => attitude === 'digital_engagement')!
const habits = fitHabits(gss, surveys.anes20!, digital, adults)
writeData(
  'attitudes/beliefs.json',
  mapped(beliefs, ({ choice }) => choice),
  3,
)
writeData(
  'attitudes/habits.json',
  mapped(habits, ({ choice, text, source, year }) => ({ text, source, year, ...choice })),
  3,
)
writeData(
  'attitudes/targets.json',
  {
    shares: mapped({ ...beliefs, ...habits }, ({ targets }) => targets),
    means: Object.fromEntries(main.map((fit) => [fit.attitude, meanTargets(fit, surveys[fit.source]!)])),
  },
  2,
)

function mapped<From, To>(entries: Record<string, From>, to: (entry: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(entries).map(([name, entry]) => [name, to(entry)]))
}
