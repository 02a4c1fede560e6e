import type { Bounds } from './intervals.ts'
import type { Quote } from './results.ts'
import type { Answer, CountedAnswer, QuestionForm } from './study-data.ts'
import { themesOf } from './themes.ts'

/**
 * The answers to one question in the form in which they are counted, whatever its type: who answered, and for each
 * answer, or theme, who gave it. Lists go together by respondent, in the order of the agents' ids, so that the order in
 * which answers came in changes no digit of a result.
 */
export interface Tally {
  form: QuestionForm
  agent_ids: readonly number[]
  weights: readonly number[]
  items: readonly TallyItem[]
  /** Whether each respondent has exactly one of the items. */
  exclusive: boolean
  /** Of scales and numbers: the answer itself. */
  numbers: readonly number[] | null
  bounds: Bounds
  /** Those who are no respondents, by why. */
  silent: { not_applicable: readonly number[]; nothing_to_say: readonly number[] }
}

export interface TallyItem {
  value: string | number
  /** 1 for those who gave this answer; of a ranking, who put it first. */
  given: readonly (0 | 1)[]
  /** Of a ranking: the place that each gave it, 1 being first. */
  ranks?: readonly number[]
  /** Of a theme. */
  quotes?: Quote[]
}

/** A scale with more points lists only those that somebody chose. */
const MOST_POINTS = 101
/** Enough to hear a theme, few enough to be read. */
const QUOTES_OF_THEME = 5
const unbounded: Bounds = { min: -Infinity, max: Infinity, step: null }

/** Answers that do not count are left out: of a closed question those without a value, of an open one empty texts. */
export function tallyOf(form: QuestionForm, answers: readonly CountedAnswer[], question?: string): Tally {
  const sorted = answers.toSorted((a, b) => a.agent_id - b.agent_id || a.id - b.id)
  const agentsWith = (...kinds: CountedAnswer['words'][]): number[] =>
    sorted.filter(({ words }) => kinds.includes(words)).map(({ agent_id }) => agent_id)
  const silent = { not_applicable: agentsWith('not_applicable'), nothing_to_say: agentsWith('nothing', 'refused') }
  const among = sorted.filter(({ words }) => words === null || !SILENT.has(words))
  return { ...talliedOf(form, among, question), silent }
}

const SILENT: ReadonlySet<string> = new Set(['not_applicable', 'nothing', 'refused'])

type Tallied = Omit<Tally, 'silent'>

function talliedOf(form: QuestionForm, sorted: readonly CountedAnswer[], question?: string): Tallied {
  switch (form.type) {
    case 'open':
      return openTally(form, sorted, question)
    case 'scale':
    case 'numeric':
      return numberTally(form, sorted)
    case 'single_choice':
      return choiceTally(form, sorted, (value) => (Array.isArray(value) ? undefined : [String(value)]))
    case 'multiple_choice':
      return choiceTally(form, sorted, (value) => (Array.isArray(value) ? value : undefined))
    case 'ranking':
      return rankingTally(form, sorted)
  }
}

/** The positions of all respondents. */
export const everybodyIn = ({ agent_ids }: Tally): number[] => agent_ids.map((_, at) => at)

/** What stands at these positions of a list that goes by respondent. */
export const pick = <Value>(values: readonly Value[], positions: readonly number[]): Value[] =>
  positions.map((position) => values[position]!)

interface Counted<Value> {
  answer: CountedAnswer
  value: Value
}

function counted<Value>(
  answers: readonly CountedAnswer[],
  read: (value: NonNullable<Answer['value']>) => Value | undefined,
) {
  return answers.flatMap((answer): Counted<Value>[] => {
    const value = answer.value === null ? undefined : read(answer.value)
    return value === undefined ? [] : [{ answer, value }]
  })
}

const respondents = (answers: readonly CountedAnswer[]): Pick<Tally, 'agent_ids' | 'weights'> => ({
  agent_ids: answers.map(({ agent_id }) => agent_id),
  weights: answers.map(({ weight }) => weight),
})

const flag = (given: boolean): 0 | 1 => (given ? 1 : 0)

/** The form's options in their order; then, should there be any, answers that are none of them. */
function optionsOf(form: QuestionForm, values: readonly string[]): string[] {
  const others = [...new Set(values)].filter((value) => !form.options.includes(value)).sort()
  return [...new Set(form.options), ...others]
}

function choiceTally(
  form: QuestionForm,
  answers: readonly CountedAnswer[],
  read: (value: NonNullable<Answer['value']>) => string[] | undefined,
): Tallied {
  const all = counted(answers, read)
  return {
    form,
    ...respondents(all.map(({ answer }) => answer)),
    items: optionsOf(
      form,
      all.flatMap(({ value }) => value),
    ).map((option) => ({ value: option, given: all.map(({ value }) => flag(value.includes(option))) })),
    exclusive: form.type === 'single_choice',
    numbers: null,
    bounds: unbounded,
  }
}

function rankingTally(form: QuestionForm, answers: readonly CountedAnswer[]): Tallied {
  const all = counted(answers, (value) => (Array.isArray(value) && value.length > 0 ? [...new Set(value)] : undefined))
  const options = optionsOf(
    form,
    all.flatMap(({ value }) => value),
  )
  // Who ranks only some leaves the others the places behind them, and they share those.
  const placeOf = (ranked: string[], option: string): number =>
    ranked.includes(option) ? ranked.indexOf(option) + 1 : (ranked.length + 1 + options.length) / 2
  return {
    form,
    ...respondents(all.map(({ answer }) => answer)),
    items: options.map((option) => ({
      value: option,
      given: all.map(({ value }) => flag(value[0] === option)),
      ranks: all.map(({ value }) => placeOf(value, option)),
    })),
    exclusive: true,
    numbers: null,
    bounds: unbounded,
  }
}

function numberTally(form: QuestionForm, answers: readonly CountedAnswer[]): Tallied {
  const all = counted(answers, (value) => (typeof value === 'number' && Number.isFinite(value) ? value : undefined))
  const numbers = all.map(({ value }) => value)
  const scale = form.type === 'scale'
  return {
    form,
    ...respondents(all.map(({ answer }) => answer)),
    items: (scale ? pointsOf(form, numbers) : []).map((point) => ({
      value: point,
      given: numbers.map((value) => flag(value === point)),
    })),
    exclusive: true,
    numbers,
    bounds: boundsOf(form, numbers),
  }
}

function pointsOf({ scale }: QuestionForm, numbers: readonly number[]): number[] {
  const points = new Set(numbers)
  if (scale !== null && scale.max - scale.min < MOST_POINTS) {
    for (let point = scale.min; point <= scale.max; point++) points.add(point)
  }
  return [...points].sort((a, b) => a - b)
}

/** Amounts of which none is negative are taken to be of the kind that cannot be. */
function boundsOf({ type, scale }: QuestionForm, numbers: readonly number[]): Bounds {
  const step = type === 'scale' ? 1 : null
  if (scale !== null) return { min: scale.min, max: scale.max, step }
  return { min: numbers.every((value) => value >= 0) ? 0 : -Infinity, max: Infinity, step }
}

function openTally(form: QuestionForm, answers: readonly CountedAnswer[], question: string | undefined): Tallied {
  const said = answers.filter(({ text }) => text.trim() !== '')
  return {
    form,
    ...respondents(said),
    items: themesOf(said, question).map(({ label, mentions }) => {
      const agents = new Set(mentions.map(({ agent_id }) => agent_id))
      return { value: label, given: said.map(({ agent_id }) => flag(agents.has(agent_id))), quotes: quotesOf(mentions) }
    }),
    exclusive: false,
    numbers: null,
    bounds: unbounded,
  }
}

/** The first ones, but nothing that was quoted already: agents may well use the same words. */
function quotesOf(mentions: readonly Quote[]): Quote[] {
  const byText = new Map(mentions.toReversed().map((mention) => [mention.text, mention]))
  return mentions
    .filter((mention) => byText.get(mention.text) === mention)
    .slice(0, QUOTES_OF_THEME)
    .map(({ answer_id, agent_id, text }) => ({ answer_id, agent_id, text }))
}
