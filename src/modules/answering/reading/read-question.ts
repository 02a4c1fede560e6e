import { withShortBlanks } from '../../../platform/blanks.ts'
import type { Sense } from '../reader/reader.ts'
import { alternativesByShape } from './alternatives-by-shape.ts'
import { askKind } from './ask-kind.ts'
import { canonicalOf, plain, withSortedChoice } from './canonical.ts'
import { type ChoiceFound, choiceIn } from './choice-in-wording.ts'
import { claimOf } from './claim.ts'
import { clauseOf } from './clause.ts'
import type { Clause } from './clause-shape.ts'
import { conditionIn } from './condition.ts'
import { dividedAmong } from './divided.ts'
import { evened } from './even-options.ts'
import { keyOf, oneLine, shouted, tidy } from './fold.ts'
import {
  answersYes,
  formBySense,
  formName,
  formsFor,
  formsOfLists,
  likeliestForm,
  type SensedForm,
  type ToForm,
} from './form-by-sense.ts'
import { closed, type Form, formOf, openForm } from './form-of.ts'
import { aboutFact, naming, refers, refersAnywhere, saysLittle, withoutLists } from './further.ts'
import { withoutInstructions } from './instructions.ts'
import { kindBySense } from './kinds-by-sense.ts'
import { asksForChance, numberAsked } from './number-asked.ts'
import type { Turned } from './orient-options.ts'
import { polarityOf } from './polarity.ts'
import { moneyIn } from './prices.ts'
import { alternativesOf, isOffer, matterOf } from './question-matter.ts'
import type { Format, Reading } from './reading.ts'
import { asksSomething } from './sentences.ts'
import { statementIn } from './statements.ts'
import { stimulusOf } from './stimulus.ts'
import { type Parts, takeApart } from './take-apart.ts'
import { timeIn } from './time-frame.ts'
import { joined, tokensOf } from './tokens.ts'
import { troubleOf } from './trouble.ts'
import { isUnclear, troubleBySense } from './trouble-by-sense.ts'
import { unclearWords } from './unclear.ts'

const longest = 2000
const longestCore = 60
const longestWord = 40
const mostFurther = 3
/** What the reader is to be taken at its word for is likelier than not. */
const SURE = 0.5
const AGAINST = 0.4

/** Reads a question off its wording and, where the caller gives one, its format. Never throws, and knows nothing of the world. */
export function readQuestion(text: string, format: Format = {}, sense: Sense | null = null): Reading {
  return read(text, format, true, sense)
}

/** `first`: the question itself, not one that is asked in the same breath. */
function read(text: string, format: Format, first: boolean, sense: Sense | null = null): Reading {
  const whole = withShortBlanks(text).slice(0, longest)
  const freed = withoutInstructions(whole)
  const asked = freed.text || whole
  const line = oneLine(tidy(asked))
  const parts = takeApart(asked, closed(format) ? fitting(format.options ?? []) : null)
  const statement = statementIn(parts.core)
  const core = limited(statement?.statement ?? parts.core)
  // Asides in brackets are read by nobody who answers.
  const spoken = softened(
    core.replace(/(?<=^|\s)\([^()]*\)/g, ' ').replace(/\bbuy now,? pay later\b/gi, 'buy-now-pay-later'),
  )
  const clause = clauseOf(tokensOf(spoken), statement === null ? parts.mood : 'statement')
  const polarity = polarityOf(clause)
  const chosen = statement === null ? choiceIn(clause, core, parts.preface) : null
  const turned: Turned = {
    lowered: polarity.lowered,
    denied: polarity.denied,
    measured: clause.degree?.low ?? '',
    core: plain(core),
  }
  const byRules = formOf(parts, format, clause, statement, chosen?.options ?? [], core, turned)
  const { answer, choice } =
    sense === null || byRules.from === 'format'
      ? { answer: byRules, choice: chosen }
      : sensed(byRules, chosen, { parts, clause, statement, core, turned, sense }, asked)
  const stimulus = first ? stimulusOf(parts.context, parts.features, parts.preface, core) : null
  const subject = matterOf(parts, clause, spoken, choice, answer.ordered, stimulus)
  // "Which of these do you own?" says nothing by itself; with its options it does.
  const lost = unclearWords(asked)
  const muddled = lost.unclear && (lost.unknown.length > 0 || (format.options ?? []).length === 0)
  const unclear = sense === null ? muddled : isUnclear(sense, muddled, lost.unknown.length)
  // An instruction that was taken out of a real question is no trouble, and the reader has still read it.
  const bySense = sense === null || freed.removed.length > 0 ? null : troubleBySense(sense)
  // With things to choose from, a yes would affirm nothing.
  const chooses = choice !== null || (clause.kind === 'polar' && answer.options.length > 0 && !answer.ordered)
  const claim = (!chooses || statement !== null) && !unclear ? claimOf(clause) : null
  const wording =
    canonicalOf([...parts.context, ...parts.features], parts.preface, joined(polarity.positive)) ||
    plain(core) ||
    line.toLowerCase()
  const canonical = choice === null || answer.ordered ? wording : withSortedChoice(wording, choice.options)
  const { prices } = moneyIn(line)
  const field = fieldIn(sense)
  return {
    text: oneLine(text),
    canonical,
    type: answer.type,
    from: answer.from,
    length: format.length ?? null,
    ask: kindBySense(
      askKind({
        core: core.toLowerCase(),
        whole: line.toLowerCase(),
        clause,
        stem: answer.stem,
        amount: numberAsked(core),
        numeric: answer.numeric,
        scale: answer.scale,
        choice: (choice !== null && !answer.ordered) || answer.type === 'ranking',
        labels: answer.options.map(({ key }) => key).join(' | '),
        open: answer.type === 'open',
        stimulus: stimulus !== null && isOffer(parts),
      }),
      sense,
      answer.type === 'open',
      answer.numeric !== null,
    ),
    options: answer.options,
    ordered: answer.ordered,
    scale: answer.scale,
    numeric: answer.numeric,
    amounts: answer.numeric === null ? null : (sense?.number ?? null),
    picks: answer.picks,
    reversed: polarity.lowered !== polarity.denied,
    against:
      sense === null ? null : (answer.ordered || answer.options.length === 0) && (sense.yes.against ?? 0) > AGAINST,
    subject,
    alternatives: alternativesOf(choice?.options ?? [], answer, clause),
    claim,
    condition: conditionIn(parts.preface, core, parts.context),
    price: prices[0] ?? null,
    other_prices: prices.slice(1),
    time: timeIn(line),
    stimulus,
    also: first ? alsoOf(withoutLists(parts, answer), { subject, claim, canonical, field }) : [],
    trouble: first ? (troubleOf(whole) ?? bySense ?? (unclear ? 'unclear' : null)) : null,
    field,
    follow_up: sense?.kind.followup ?? 0,
    unknown_words: lost.unknown,
  }
}

/** "What makes a hotel breakfast good or bad?": where words are so surely asked for, what is named is not to be chosen from. */
const OPEN = 0.9

const HOW_STRONGLY = /\b(?:how strongly|how much|to what (?:extent|degree))\b/i
const TRUTH = /^true or false\b/i

/** The form and the choice where the wording leaves them open and the reader may know better. */
function sensed(
  byRules: Form,
  choice: ChoiceFound | null,
  to: Omit<ToForm, 'named'>,
  asked: string,
): { answer: Form; choice: ChoiceFound | null } {
  const { parts, clause, sense, statement, core } = to
  const own = formName(byRules)
  // "Agree or disagree, and how strongly: …": two are named, and steps between them are asked for.
  const between = statement?.answer === 'agree' && HOW_STRONGLY.test(asked)
  if (parts.scale !== null || between || asksForChance(core)) return { answer: byRules, choice }
  if (TRUTH.test(asked))
    return { answer: formBySense('choice', { ...to, named: ['True', 'False'] }) ?? byRules, choice: null }
  const polar = parts.reason && clause.kind === 'polar'
  if (parts.options.length === 0 && (sense.form.open ?? 0) > OPEN && !polar)
    return { answer: openForm('wording'), choice: null }
  const divided = parts.options.length === 0 ? dividedAmong(asked) : null
  if (parts.options.length === 0 && (divided !== null || sense.listed.length > 1)) {
    const named = divided ?? evened(sense.listed)
    const form = divided === null ? likeliestForm(sense, own, formsFor(named)) : 'allocation'
    const answer = formBySense(form, { ...to, named })
    const chooses = answer !== null && !answer.ordered && form !== 'yes_no'
    if (answer !== null) return { answer, choice: chooses ? chosenOf(named) : null }
  }
  const given = parts.options.length > 0 ? parts.options : (choice?.options ?? [])
  const settled = statement !== null || (given.length > 0 && (byRules.ordered || parts.picks !== null))
  if (settled) return { answer: byRules, choice }
  const named = given.length > 0 ? given : alternativesByShape(asked, clause)
  // "Would you go there? Tell us why or why not.": the reason comes with a yes or a no.
  const form = polar
    ? own
    : likeliestForm(
        sense,
        own,
        parts.options.length > 0 ? formsOfLists : asksInWords(clause) ? formsInWords : undefined,
      )
  const built =
    form === own
      ? byRules
      : formBySense(form, { ...to, named: formsOfLists.includes(form) || answersYes(named) ? named : [] })
  // Where the wording lacks what the form takes, words are left, or what the rules make of it.
  const answer = built ?? (likeliestForm(sense, own, [own, 'open']) === own ? byRules : openForm('wording'))
  if (answer === byRules) return { answer, choice }
  const chooses = answer.options.length > 0 && !answer.ordered
  return { answer, choice: chooses ? (choice ?? chosenOf(named)) : null }
}

/** "What was your first phone": there is nothing to say yes to. */
const asksInWords = ({ kind, wh }: Clause): boolean => wh !== '' && kind !== 'polar' && kind !== 'fragment'
const formsInWords: readonly SensedForm[] = ['open', 'agree', 'scale', ...formsOfLists, 'number']

const chosenOf = (options: readonly string[]): ChoiceFound => ({ options: [...options], span: null, verbs: false })

/** The fact about the speaker that the reader takes it to ask for. */
function fieldIn(sense: Sense | null): string | null {
  if (sense === null) return null
  const [name, sure] = Object.entries(sense.field).reduce((best, one) => (one[1] > best[1] ? one : best))
  return name === 'none' || sure < SURE ? null : name
}

/** The question that the options answer: yes and no belong to one that can be said yes to. */
function fitting(options: readonly string[]): (sentence: string) => boolean {
  const keys = options.map(keyOf)
  const yesNo = keys.some((key) => /^(?:yes|no)\b/.test(key))
  return (sentence) => {
    if (/^(?:why|please|explain)\b/i.test(sentence)) return false
    const polar = /(?:^|,\s|:\s)(?:do|does|did|have|has|are|is|was|were|will|would|can|could|should|had|don't)\s/i.test(
      sentence,
    )
    return yesNo ? polar : asksSomething(sentence)
  }
}

function limited(core: string): string {
  const words = core.split(' ').slice(0, longestCore)
  return words.map((word) => (word.length > longestWord ? word.slice(0, longestWord) : word)).join(' ')
}

/** Shouting says nothing; in small letters the words are known. */
function softened(core: string): string {
  const full = core.replace(informal, (word) => fullForms[word.toLowerCase().replace(/\s+/g, ' ')] ?? word)
  return full === core ? unshouted(core) : unshouted(full)
}

const fullForms: Readonly<Record<string, string>> = {
  u: 'you',
  ur: 'your',
  r: 'are',
  bout: 'about',
  wanna: 'want to',
  gonna: 'going to',
  plz: 'please',
  pls: 'please',
  cuz: 'because',
  cos: 'because',
}
const informal = /(?<![\w'&-])(?:u|ur|r|bout|wanna|gonna|plz|pls|cuz)(?![\w'&.-])/g

function unshouted(core: string): string {
  return shouted(core) ? core.charAt(0) + core.slice(1).toLowerCase() : core
}

const DO_THEN =
  /^(?:and |so |then )*what (?:do|would|did|will) you (?:actually |usually |then )?do(?: about it| then| differently| next)?\W*$/i

/** Words of a subject that can stand where "it" stood. */
const SHORT_SUBJECT = 3

function alsoOf(
  parts: Parts,
  { subject, claim, canonical, field }: Pick<Reading, 'subject' | 'claim' | 'canonical' | 'field'>,
): Reading[] {
  const further = parts.further.slice(0, mostFurther).flatMap((sentence): Reading[] => {
    // "… What do you think, and what do you do?" asks for no trade.
    if (DO_THEN.test(sentence)) return []
    const fact = aboutFact(sentence, field)
    if (fact !== null) return [read(fact, {}, false)]
    const alone = read(sentence, {}, false)
    // "… and what do you do about it?" is about what was asked before.
    const named = subject === null || alone.subject !== null ? sentence : naming(sentence, subject.phrase)
    if (named !== sentence && (alone.type !== 'open' || subject!.phrase.split(' ').length <= SHORT_SUBJECT))
      return [{ ...read(named, {}, false), subject, refers: true }]
    // "… and what was wrong with it?", "What happened?": what is said to these by themselves is about something else.
    if (alone.type === 'open') return refers(sentence) || saysLittle(sentence) ? [] : [alone]
    // "Did you have one, and are you still paying for it?": whoever said no to the first is not asked the second.
    return [refersAnywhere(sentence) ? { ...alone, refers: true } : alone]
  })
  if (!parts.reason) return further
  const why = read('Why?', {}, false)
  return [{ ...why, ask: 'reason', canonical: `why: ${canonical}`, subject, claim }, ...further]
}
