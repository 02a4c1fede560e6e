import { type Answer, type OptionResult, type Quote, resultsOf } from '../results/index.ts'
import type { QuestionTable } from './question-table.ts'
import { gives, quotesOf } from './quoting.ts'

/** An answer, or several neighbours on a scale, with the share of respondents who give it. */
export interface Side {
  label: string
  count: number
  share: number
  ci_low: number
  ci_high: number
}

/** A question on which the whole panel is divided. */
export interface Split {
  question_id: number
  kind: 'options' | 'ends' | 'themes'
  n: number
  sides: [Side, Side]
  /** Between the shares of the two sides: what is most even is told first. */
  distance: number
  quotes: Quote[]
}

/** What nearly all respondents say. */
export interface AgreedAnswer extends Side {
  question_id: number
  kind: 'option' | 'points' | 'theme'
  n: number
  quotes: Quote[]
}

/** Fewer are not spoken of as a panel. */
const LEAST = 5
/** A side has at least so many, or there is no other side. */
const LEAST_OF_SIDE = 0.2
const LEAST_OF_END = 0.25
/** An end of a scale stands out when its points have so many times what points of the middle have. */
const HUMP = 1.25
/** What nearly all say holds for this share at the lower end of its interval, too. */
const AGREED_FROM = 0.6
const THEME_OF_MOST_FROM = 0.5

export function splitOf(table: QuestionTable): Split | null {
  const { asked, results } = table
  if (results.n < LEAST) return null
  switch (asked.form.type) {
    case 'single_choice':
    case 'ranking':
      return splitBetween(table, results.options)
    case 'scale':
      return splitOfScale(table)
    case 'open':
      return splitOfThemes(table)
    // Who chooses several is not divided from who chooses others, and amounts have no sides.
    case 'multiple_choice':
    case 'numeric':
      return null
  }
}

/** No answer clears the half, and the second is not clearly behind the first. */
function splitBetween({ asked, results }: QuestionTable, options: readonly OptionResult[]): Split | null {
  const [first, second] = options.map(sideOf).sort((a, b) => b.share - a.share)
  if (first === undefined || second === undefined || second.share < LEAST_OF_SIDE) return null
  if (first.ci_low > 0.5 || second.ci_high < first.ci_low) return null
  const ranking = asked.form.type === 'ranking'
  const quotes = [first, second].flatMap(({ label }) =>
    quotesOf(
      asked.answers.filter(({ value }) => gives(value, label, ranking)),
      1,
    ),
  )
  return split(asked.id, 'options', results.n, [first, second], quotes)
}

/** Both ends of the scale have more than their part of it; its middle has less. */
function splitOfScale(table: QuestionTable): Split | null {
  const { asked, results } = table
  const { scale } = asked.form
  if (scale === null || scale.max - scale.min < 4) return null
  const points = scale.max - scale.min + 1
  const end = points === 5 ? 2 : Math.floor(points / 3)
  const low = pointsOf(table, scale.min, scale.min + end - 1)
  const high = pointsOf(table, scale.max - end + 1, scale.max)
  const between = (1 - low.share - high.share) * (end / (points - 2 * end))
  if (Math.min(low.share, high.share) < Math.max(LEAST_OF_END, HUMP * between)) return null
  const quotes = [low, high].flatMap(({ answers }) => quotesOf(answers, 1))
  return split(asked.id, 'ends', results.n, [sideOnly(low), sideOnly(high)], quotes)
}

/** Several themes are raised by many, and none by most. */
function splitOfThemes({ asked, results }: QuestionTable): Split | null {
  const [first, second] = results.themes ?? []
  if (first === undefined || second === undefined || second.share < LEAST_OF_SIDE) return null
  if (first.ci_low > 0.5 || second.ci_high < first.ci_low) return null
  const sides = [first, second].map(({ label, respondents, share, ci_low, ci_high }) => ({
    label,
    count: respondents,
    share,
    ci_low,
    ci_high,
  })) as [Side, Side]
  const quotes = [...first.quotes.slice(0, 1), ...second.quotes.slice(0, 1)]
  return split(asked.id, 'themes', results.n, sides, quotes)
}

const split = (question_id: number, kind: Split['kind'], n: number, sides: [Side, Side], quotes: Quote[]): Split => ({
  question_id,
  kind,
  n,
  sides,
  distance: Math.abs(sides[0].share - sides[1].share),
  quotes,
})

export function agreedAnswersOf(table: QuestionTable): AgreedAnswer[] {
  const { asked, results } = table
  const about = { question_id: asked.id, n: results.n }
  if (asked.form.type === 'open') {
    return (results.themes ?? [])
      .filter(({ ci_low }) => ci_low > THEME_OF_MOST_FROM)
      .map(({ label, respondents, share, ci_low, ci_high, quotes }) => ({
        ...about,
        kind: 'theme',
        ...{ label, count: respondents, share, ci_low, ci_high, quotes: quotes.slice(0, 2) },
      }))
  }
  const { scale, type } = asked.form
  if (type === 'scale' && scale !== null && scale.max - scale.min >= 3) {
    return [pointsOf(table, scale.min, scale.min + 1), pointsOf(table, scale.max - 1, scale.max)]
      .filter(({ ci_low }) => ci_low >= AGREED_FROM)
      .map((side) => ({ ...about, kind: 'points', ...sideOnly(side), quotes: quotesOf(side.answers) }))
  }
  return results.options
    .filter(({ ci_low }) => ci_low >= AGREED_FROM)
    .map((option) => ({
      ...about,
      kind: 'option',
      ...sideOf(option),
      quotes: quotesOf(asked.answers.filter(({ value }) => gives(value, option.value, type === 'ranking'))),
    }))
}

const sideOf = ({ value, count, share, ci_low, ci_high }: OptionResult): Side => ({
  label: String(value),
  count,
  share,
  ci_low,
  ci_high,
})

const sideOnly = ({ label, count, share, ci_low, ci_high }: Side): Side => ({ label, count, share, ci_low, ci_high })

/** Neighbouring points of a scale taken as one answer, with the interval that such an answer has. */
function pointsOf({ asked }: QuestionTable, from: number, to: number): Side & { answers: Answer[] } {
  const label = from === to ? `${from}` : to === from + 1 ? `${from} or ${to}` : `${from} to ${to}`
  const within = ({ value }: Answer): boolean => typeof value === 'number' && value >= from && value <= to
  const counted = asked.answers.filter(({ value }) => typeof value === 'number' && Number.isFinite(value))
  const { options } = resultsOf(
    { ...asked.form, type: 'single_choice', options: [label], scale: null, nps: false },
    counted.map((answer) => ({ ...answer, value: within(answer) ? label : 'another' })),
  )
  return { ...sideOf(options[0]!), answers: counted.filter(within) }
}
