import type { Choice } from '../../src/modules/population/synthesis/attitudes-choice.ts'
import { type Term, terms } from '../../src/modules/population/synthesis/attitudes-groups.ts'
import { round } from './attitudes-algebra.ts'
import { significant } from './attitudes-logit.ts'
import type { Adults } from './attitudes-surveys.ts'
import { readJson } from './files.ts'

interface Published {
  id: string
  text: string
  overall: number[]
  neff: number
  groups: Record<string, Record<string, { p: number[] }>>
}

/** First ages of the survey's bands, and its income brackets of 2019 in hundreds of dollars of 2023. */
const AGES = [25, 45, 65]
const INCOMES = [300, 600, 900, 1200]
const ROUNDS = 25

/**
 * Only tables are published of this survey: shares of internet users who shop, and of people who use the internet. The
 * odds that reproduce the tables by age, sex, education, income and ethnicity among the adults of 2023 are the model.
 */
export function fitOnlineShopping({ groups, weight, size, incomeEnds }: Adults) {
  const { questions } = readJson<{ questions: Published[] }>('attitudes/questions.json')
  const [shops, online] = ['eCommerceUser', 'adultInternetUser'].map((name) =>
    questions.find(({ id }) => id === `ntia19.${name}`),
  )
  const table = (term: Term, dimension: string, names: string[], levelOf: (code: number) => number) => ({
    term,
    shares: names.map((name) => {
      const [buying, using] = [shops, online].map((question) => question!.groups[dimension]![name]?.p[0])
      return buying === undefined || using === undefined ? undefined : buying * using
    }),
    odds: names.map(() => 1),
    levelOf,
  })
  const same = (code: number) => code
  const tables = [
    table('income20', 'inc5', ['lt25k', '25-50k', '50-75k', '75-100k', '100k+'], (code) =>
      aboveOf(INCOMES, incomeEnds[code] ?? 65_535),
    ),
    table('ethnicity4', 'race4', ['white', 'black', 'hispanic', 'other'], same),
    table('education5', 'edu4', ['lt_hs', 'hs', 'some_college', 'ba_plus'], (code) => Math.min(3, code)),
    table('sex', 'sex', ['male', 'female'], same),
    table('age', 'age4', ['18-29', '30-44', '45-64', '65+'], (age) => aboveOf(AGES, age)),
  ]
  const odds = new Float64Array(size).fill(1)
  for (let turn = 0; turn < ROUNDS; turn++) {
    for (const { term, shares, odds: factors, levelOf } of tables) {
      const levels = groups[term]!.map(levelOf)
      const [yes, all] = [shares.map(() => 0), shares.map(() => 0)]
      levels.forEach((level, at) => {
        yes[level]! += (weight[at]! * odds[at]!) / (1 + odds[at]!)
        all[level]! += weight[at]!
      })
      const steps = shares.map((share, level) => {
        const have = yes[level]! / all[level]!
        return share === undefined ? 1 : (share / (1 - share)) * ((1 - have) / have)
      })
      steps.forEach((step, level) => {
        factors[level]! *= step
      })
      levels.forEach((level, at) => {
        odds[at]! *= steps[level]!
      })
    }
  }
  const total = weight.reduce((sum, value) => sum + value, 0)
  const yes = odds.reduce((sum, value, at) => sum + (weight[at]! * value) / (1 + value), 0) / total
  const overall = [round(1 - yes, 4), round(yes, 4)]
  const choice: Choice = {
    categories: ['no', 'yes'],
    overall,
    base: [1, 1],
    odds: Object.fromEntries(
      tables.map(({ term, odds: factors, levelOf }) => [
        term,
        Array.from({ length: terms[term] }, (_, code) => [1, significant(factors[levelOf(code)]!)]),
      ]),
    ),
  }
  const [source, year] = ['ntia19', '2019']
  // A product of two shares: its relative variance is the sum of theirs.
  const relative = [shops!, online!].reduce((sum, { overall: [p], neff }) => sum + (1 - p!) / (p! * neff), 0)
  const effective_n = Math.round((1 - yes) / (yes * relative))
  const targets = { source, year, categories: choice.categories, overall: { effective_n, shares: overall }, by: {} }
  return { text: shops!.text, source, year, choice, targets }
}

const aboveOf = (cuts: number[], value: number): number => cuts.filter((cut) => value >= cut).length
