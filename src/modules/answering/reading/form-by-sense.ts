import type { Sense } from '../reader/reader.ts'
import { labelsFor, ladders } from './answer-form.ts'
import { opposed } from './antonyms.ts'
import type { Clause } from './clause-shape.ts'
import { type Form, openForm, withOptions } from './form-of.ts'
import { anyNumber, countAsked, numberAsked } from './number-asked.ts'
import type { Turned } from './orient-options.ts'
import type { NumberAsked, Reading } from './reading.ts'
import type { StatementFound } from './statements.ts'
import type { Parts } from './take-apart.ts'

/** The forms that the reader tells apart. */
export type SensedForm =
  | 'open'
  | 'yes_no'
  | 'agree'
  | 'scale'
  | 'choice'
  | 'multiple'
  | 'ranking'
  | 'allocation'
  | 'number'

/** A form in the reader's words. */
export function formName({ type, options, ordered }: Pick<Reading, 'type' | 'options' | 'ordered'>): SensedForm {
  switch (type) {
    case 'open':
    case 'scale':
    case 'ranking':
      return type
    case 'numeric':
      return 'number'
    case 'multiple_choice':
      return 'multiple'
    case 'single_choice':
      if (options.some(({ role }) => role === 'yes') && options.some(({ role }) => role === 'no')) return 'yes_no'
      if (options.some(({ key }) => /\bagree$/.test(key))) return 'agree'
      return ordered ? 'scale' : 'choice'
  }
}

/** So much likelier is a form that the rules have found as well. */
const AGREED = 2.5

/** What can be asked about things that the wording lists. */
export const formsOfLists: readonly SensedForm[] = ['choice', 'multiple', 'ranking', 'allocation']

/** What can be asked where the wording lists its answers, steps of a scale among them. */
const formsWithOptions: readonly SensedForm[] = [...formsOfLists, 'scale', 'agree', 'yes_no']

/** What can be asked where the wording lists these answers: of three or more that name no "no" none is a yes. */
export const formsFor = (named: readonly string[]): readonly SensedForm[] =>
  named.length > STEPS && !answersYes(named) ? formsWithOptions.filter((form) => form !== 'yes_no') : formsWithOptions

/**
 * Rules see that things are listed, and not how many of them somebody may have: "Which of these do you own?" And that a yes is asked for they
 * say of every list that they do not see: "Do you shop on weekdays or weekends?"
 */
const agrees = (form: SensedForm, byRules: SensedForm, lists: boolean): boolean =>
  (form === byRules && !(lists && form === 'yes_no')) || (form === 'multiple' && byRules === 'choice')

/** The likeliest of some forms for a wording that rules read as `byRules`. */
export function likeliestForm(
  sense: Sense,
  byRules: SensedForm,
  forms = Object.keys(sense.form) as readonly SensedForm[],
): SensedForm {
  const weightOf = (form: SensedForm): number =>
    (sense.form[form] ?? 0) *
    (agrees(form, byRules, sense.listed.length > 1) ? AGREED : 1) *
    borneOut(form, sense, byRules)
  return forms.reduce((best, form) => (weightOf(form) > weightOf(best) ? form : best))
}

/**
 * How far what else the reader says of a wording bears a form out: a yes that would speak neither for nor against anything
 * ("left-handed or right-handed?") is hardly asked for, nor is a choice where neither the reader nor the rules see things to choose.
 */
function borneOut(form: SensedForm, { yes, listed }: Sense, byRules: SensedForm): number {
  // What is listed is seldom only named: "Do you usually pay by cash or card?"
  if (form === 'yes_no') return (1 - 0.8 * (yes.neither ?? 0)) * (listed.length > 1 ? LISTED : 1)
  return formsOfLists.includes(form) && listed.length < 2 && byRules === 'open' ? 0.3 : 1
}

const LISTED = 0.25

/** What is said outright of how many may be named is not left to the reader. */
const typeOfPicks = { one: 'single_choice', several: 'multiple_choice', rank: 'ranking' } as const

const TIME_OF_DAY = /\b(?:what|which) (?:time|hour)\b(?!.*\b(?:24|clock|hours)\b)/i

export interface ToForm {
  parts: Parts
  clause: Clause
  statement: StatementFound | null
  core: string
  turned: Turned
  sense: Sense
  /** What the wording names to choose between. */
  named: readonly string[]
}

/** The form as the reader wants it; null where the wording lacks what it takes. Points are divided as things are ranked. */
export function formBySense(form: SensedForm, to: ToForm): Form | null {
  const { parts, clause, statement, core, turned, sense, named } = to
  const choose = (type: 'single_choice' | 'multiple_choice' | 'ranking', texts: readonly string[]): Form | null => {
    if (texts.length < 2) return null
    const one = withOptions('single_choice', 'wording', texts, parts, turned)
    // Nobody is on two steps of a ladder, or ranks them.
    return type === 'single_choice' || one.ordered ? one : withOptions(type, 'wording', texts, parts, turned)
  }
  switch (form) {
    case 'open':
      return openForm('wording')
    case 'yes_no':
      return choose('single_choice', answersYes(named) ? named : ['Yes', 'No'])
    case 'agree':
      return choose('single_choice', named.length > STEPS ? named : ladders.agreement)
    case 'choice':
      return choose(parts.picks === null ? 'single_choice' : typeOfPicks[parts.picks.kind], named)
    case 'multiple':
      return choose(
        parts.picks !== null ? typeOfPicks[parts.picks.kind] : ONE.test(core) ? 'single_choice' : 'multiple_choice',
        named,
      )
    case 'ranking':
    case 'allocation':
      return choose('ranking', named)
    case 'number': {
      // The time of day is told in words, unless a number of hours is asked for.
      if (causes.test(core) || (TIME_OF_DAY.test(core) && numberAsked(core) === null)) return null
      return {
        ...openForm('wording'),
        type: 'numeric',
        numeric: numberAsked(core) ?? countAsked(core) ?? numberBySense(sense),
      }
    }
    case 'scale': {
      if (named.length > STEPS || answersYes(named)) return choose('single_choice', named)
      const labels = clause.kind === 'polar' || clause.kind === 'statement' ? null : labelsFor(clause, statement, core)
      return choose('single_choice', labels ?? ladderBySense(clause, sense, core))
    }
  }
}

/** Answers of the wording's own that are a yes and a no: "approve or disapprove". */
export const answersYes = (named: readonly string[]): boolean =>
  named.some((option) => /^no\b/i.test(option)) ||
  (named.length === STEPS && opposed(named[0]!.toLowerCase(), named[1]!.toLowerCase()))

/** "Which chore do you hate most?", "How many do you have?": there is one answer to it. */
const ONE =
  /\b(?:most|least|best|worst|first|favorite|favourite|(?:is|are|was) (?:the|your) (?:\w+est|main|top|primary)|how (?:many|much|long|old|often|far))\b/i

/** Two labels are the ends of a scale, and no scale yet. */
const STEPS = 2

const likely = (sense: Sense, kind: string): boolean => (sense.kind[kind] ?? 0) > 0.5

/** How often something happens within a day is told in times a day, and within a week in times a week. */
const A_DAY = /\b(?:per|a|each|in the) (?:typical |average |normal |usual |given |single )?(?:day|workday)\b/i
const A_WEEK = /\b(?:per|a|in the (?:past|last)|(?:typical|average|normal|usual|given|single)) week\b|\b7 days\b/i

/** What people do is counted; how often they feel something is not. */
function ladderBySense({ kind }: Clause, sense: Sense, core: string): readonly string[] {
  if (kind === 'often' && A_DAY.test(core)) return ladders.in_a_day
  if (kind === 'often' && A_WEEK.test(core)) return ladders.in_a_week
  if (kind === 'often') return likely(sense, 'opinion') ? ladders.seldom : ladders.counted
  return likely(sense, 'intent') && kind !== 'polar' ? ladders.likely : []
}

const ofMoney = ['income_own', 'income_household']

/** What makes somebody do something is no number, whatever they would do more of: "What would make you pay more?" */
const causes =
  /^(?:what|which)\b.{0,40}\b(?:makes?|made|gets?|convinces?|persuades?|leads?|causes?|keeps?|stops?) (?:you|u|people)\b/i

function numberBySense(sense: Sense): NumberAsked {
  const money = likely(sense, 'price') || ofMoney.some((field) => (sense.field[field] ?? 0) > 0.5)
  return money ? { ...anyNumber(), unit: 'money', currency: 'USD', min: 0 } : anyNumber()
}
