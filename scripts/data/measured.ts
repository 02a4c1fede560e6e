/**
 * Survey questions with the shares of US adults who give each answer, what moves the answers, and by how much: tables
 * and fitted parameters, made of public surveys. No respondent's answers are written.
 *
 * 1. Shares overall are the surveys' own; of the survey that counts children too, the adults'.
 * 2. Tilts are the main effects of an ordered logit (a multinomial one for options without an order) on the
 *    respondents' age, sex, education, income, children, region, place, marriage, ethnicity and work, drawn towards
 *    zero by empirical Bayes, so that they do not overlap and small groups do not shout. They are the whole difference
 *    between groups: what comes about through attitudes is in them.
 * 3. Pulls of the attitudes are for what is left: of two people with the same age, income and so on.
 *
 * Run: node scripts/data/run.ts measured
 */

import type { KnownQuestion, Tilts } from '../../src/modules/knowledge/knowledge.ts'
import { knownQuestionSchema } from '../../src/modules/knowledge/knowledge-schema.ts'
import { writeLines } from './knowledge-files.ts'
import { american } from './knowledge-spelling.ts'
import { readAdults } from './measured-adults.ts'
import { type Counts, countsOf, type Design, designOf } from './measured-cells.ts'
import { kindOf } from './measured-kinds.ts'
import { fitNominal } from './measured-nominal.ts'
import { fitOrdered } from './measured-ordered.ts'
import { adultsOf, pullsOf } from './measured-pulls.ts'
import { adultShares, type MeasuredQuestion, readMeasured } from './measured-questions.ts'
import { type Respondents, readRespondents } from './measured-respondents.ts'
import { type Scales, usualOf } from './measured-shrinkage.ts'
import { tiltsOfTables } from './measured-tables.ts'
import { tiltsOf } from './measured-tilts.ts'
import { wordingOf } from './measured-wording.ts'

const TABLES_ONLY = 'ntia19'
const withAttitudes = ['gss1618', 'anes20', 'cfpb16', 'f38_food'] as const

const questions = readMeasured()
const online = questions.find(({ id }) => id === 'ntia19.adultInternetUser')!
const adults = readAdults()
const raked = adultsOf()
const pulls = new Map<string, ReturnType<typeof pullsOf>>(
  withAttitudes.map((source) => [source, pullsOf(source, raked)]),
)

const sources = [...new Set(questions.map(({ source }) => source))].filter((source) => source !== TABLES_ONLY)
const surveys = new Map(
  sources.map((source) => {
    const respondents = readRespondents(source)
    return [source, { respondents, design: designOf(respondents) }] as const
  }),
)

// How much groups usually differ is learnt from every fifth question, which suffices for a mean.
const usual: Scales = usualOf(
  questions
    .filter(({ source, scale }, at) => at % 5 === 0 && source !== TABLES_ONLY && scale !== 'nominal')
    .map((question) => {
      const { design, counts } = countsFor(question)
      return fitOrdered(design, counts, new Map()).scales
    }),
)
console.log('usual shifts:', [...usual].map(([name, scale]) => `${name} ${Math.sqrt(scale).toFixed(2)}`).join(', '))

const rows = questions.map((question) => knownQuestionSchema.parse(measured(question)))
const bytes = writeLines('knowledge/measured.jsonl', rows)
console.log(`data/knowledge/measured.jsonl: ${rows.length} questions, ${(bytes / 1000).toFixed(0)} kB`)

function measured(question: MeasuredQuestion): KnownQuestion {
  const { id, source, family, topic, scale, options, universe } = question
  const nominal = scale === 'nominal'
  const attitudes = nominal ? {} : (pulls.get(source)?.(itemOf(question)) ?? {})
  return {
    id,
    text: wordingOf(id, question.text),
    kind: kindOf(question),
    options: options.map(american),
    shares: toOne(adultShares(question, online)),
    scale,
    ...tiltsFor(question),
    attitudes,
    categories: [],
    confidence: 1,
    source,
    family,
    topic,
    ...(/^all |^random fifth/.test(universe) ? {} : { universe }),
  }
}

function tiltsFor(question: MeasuredQuestion): Pick<KnownQuestion, 'tilts' | 'option_tilts'> {
  if (question.source === TABLES_ONLY) return { tilts: tiltsOfTables(question, adults), option_tilts: {} }
  const { respondents, design, counts } = countsFor(question)
  const tilted = (shifts: ArrayLike<number>): Tilts =>
    tiltsOf(design.columns, shifts, respondents.groupings, adults.margins)
  if (question.scale !== 'nominal') return { tilts: tilted(fitOrdered(design, counts, usual).shifts), option_tilts: {} }
  const { shifts } = fitNominal(design, counts, usual)
  return {
    tilts: {},
    option_tilts: Object.fromEntries(question.options.map((option, at) => [american(option), tilted(shifts[at]!)])),
  }
}

function countsFor(question: MeasuredQuestion): { respondents: Respondents; design: Design; counts: Counts } {
  const { respondents, design } = surveys.get(question.source)!
  const item = itemOf(question)
  return {
    respondents,
    design,
    counts: countsOf(design, respondents.answer(item), respondents.weight(item), question.options.length),
  }
}

function itemOf({ id, source }: MeasuredQuestion): string {
  return id.slice(source.length + 1)
}

/** Four decimals that sum to one: the rest goes to the largest. */
function toOne(shares: readonly number[]): number[] {
  const total = shares.reduce((sum, share) => sum + share, 0)
  const rounded = shares.map((share) => Math.round((share / total) * 10_000))
  const rest = 10_000 - rounded.reduce((sum, share) => sum + share, 0)
  rounded[rounded.indexOf(Math.max(...rounded))]! += rest
  return rounded.map((share) => share / 10_000)
}
