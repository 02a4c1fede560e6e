import type { Option, Reading } from '../reading/reading.ts'
import { type Asked, compareOf } from './asked.ts'
import { coverWith, type Piece, valuesIn } from './cover.ts'
import { type Fact, type Mark, vocabulary } from './vocabulary.ts'
import { wordsOf } from './words.ts'

/**
 * Which fact of the speaker's own record a question asks for, and what exactly; null where it asks for anything else.
 * Every word has to be explained by the fact or say nothing: "How important is your age?" has one that is not.
 */
export function factAsked(reading: Reading): Asked | null {
  if (reading.trouble !== null || reading.type === 'ranking' || reading.follow_up > LEANS) return null
  for (const text of wordings(reading)) {
    const words = wordsOf(text)
    if (words.length === 0 || words.length > LONGEST) continue
    const asked = bestOf(words, reading, text)
    if (asked !== null) return asked
  }
  return null
}

/** What refers to an earlier answer asks about that. */
const LEANS = 0.5
/** Questions for a fact are short. */
const LONGEST = 40

/** Asked together with something else, the question itself is only a part of the text. */
function wordings(reading: Reading): string[] {
  if (reading.also.length > 0) return [reading.canonical]
  const sentences = reading.text.split(/(?<=[.!?:])\s+/)
  const questions = sentences.filter((sentence) => sentence.endsWith('?'))
  const alone = questions.length === 0 ? sentences.at(-1)! : questions.length === 1 ? questions[0]! : reading.text
  // Options that stand in the wording are no part of `canonical`.
  const listed = reading.options.length > 1 && reading.from === 'wording'
  const bare = listed ? [reading.canonical, withoutList(reading)] : []
  return supposes.test(reading.text) ? [reading.text] : [...new Set([reading.text, alone, ...bare])]
}

/** "Which of these describes your work: office, …?" without the answers that it lists. */
const withoutList = ({ text, options }: Reading): string =>
  options.reduce((rest, option) => rest.replace(option.text, ' '), text)

/** What comes before such a question may make it one about somebody else; "if so" goes on about the answer. */
const supposes =
  /\b(?:imagine|imagining|suppose|supposing|pretend|assume|assuming|if(?! (?:so|yes|not|any|you do)\b)|say|picture)\b/i

function bestOf(words: readonly string[], reading: Reading, text: string): Asked | null {
  const { facts, fillers } = vocabulary()
  let best: { asked: Asked; score: number } | null = null
  for (const fact of facts) {
    const pieces = coverWith(fact, fillers, words)
    if (pieces === null) continue
    const asked = askedOf(fact, pieces, words, reading, text)
    if (asked === null) continue
    const score = weightOf(pieces) + (fact.field === reading.field ? AGREED : 0)
    if (best === null || score > best.score) best = { asked, score }
  }
  // The answers may be of another grain than the fact: "What kind of work do you do: office, retail, trades?"
  const bySome =
    best !== null && !best.asked.polar && !answersOf(best.asked, reading) ? byOptions(words, reading) : null
  return bySome ?? best?.asked ?? byOptions(words, reading)
}

/** Whether an answer option stands for a value of the fact; where there are none to choose from, all do. */
function answersOf({ fact }: Asked, { options }: Reading): boolean {
  const { facts, fillers } = vocabulary()
  const own = facts.find(({ name }) => name === fact)!
  return (
    own.kind !== 'value' || options.length === 0 || options.some(({ text }) => valuesIn(own, fillers, text).length > 0)
  )
}

/** Of two facts that explain a question equally well, the one that the reader takes it for. */
const AGREED = 0.5

const weightOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { length, mark }) => sum + (mark.kind === 'also' || mark.kind === 'filler' ? 0 : length), 0)

const speaker = new Set('you your yours yourself i my me am we our'.split(' '))
const asking = new Set(['what', 'which', 'how', 'where', 'when', 'who'])
/** "Age?", "Marital status:". */
const SHORT = 3

function askedOf(
  fact: Fact,
  pieces: readonly Piece[],
  words: readonly string[],
  reading: Reading,
  text: string,
): Asked | null {
  const marks = pieces.map(({ mark }) => mark)
  if (!fact.groups.every((group) => group.some((name) => occurs(name, fact, marks, words)))) return null
  const named = pieces.filter(({ mark }) => mark.kind === 'value')
  const compare = marks.find((mark) => mark.kind === 'compare')?.compare ?? null
  const which = marks.find((mark) => mark.kind === 'which')?.which ?? null
  const only = marks.find((mark) => mark.kind === 'sexed')?.only ?? null
  const cued = only !== null || which !== null || marks.some(({ kind }) => kind === 'cue')
  const compares = marks.some((mark) => mark.kind === 'compare' && (mark.whole || fact.bare === true))
  if (!cued && named.length === 0 && !compares) return null
  const spoken = words.some((word) => speaker.has(word))
  if (!spoken && !isChoice(fact, named, words) && (words.length > SHORT || !cued)) return null
  if (marks.filter(({ kind }) => kind === 'compare').length > 1 || isMisplaced(fact, pieces)) return null
  const whole = { fact: fact.name, field: fact.field, compare, which, only, counts: false, ...plain }
  // "Were you born when …?" asks whether, "How old were you when …?" how old.
  const wh = words.some((word) => asking.has(word) && !(fact.then === true && word === 'when'))
  if (wh || isChoice(fact, named, words)) {
    const counts = fact.kind === 'numbers' && words.includes('many')
    if (!cued && !(isChoice(fact, named, words) && named.length > 1)) return null
    // Of several ages, those that the comparison holds for can be told.
    const told = fact.then === true || (fact.kind === 'numbers' && compare !== null && only === null)
    if ((compare !== null || only !== null) && !counts && !told) return null
    return { ...whole, values: [], counts, polar: false }
  }
  if (fact.exclusive !== true && named.length > 1 && !words.includes('or')) return null
  const values = valuesNamed(fact, named)
  const said = named.length === 0 || !isOneList(named, words) ? null : saidIn(text, stretchOf(named, words))
  const narrower = named.length === 1 && fact.isNarrower(words.slice(named[0]!.start, end(named[0]!)).join(' '))
  const polar = { ...whole, values, polar: true, denied: isDenied(words, marks, reading), said, narrower }
  if (compare !== null || values.length > 0) return polar
  if (fact.polar === undefined || !cued) return fact.kind === 'numbers' || !cued ? null : { ...polar, polar: false }
  // "Age:" and "Religion?" are asked for by their names alone.
  if (!polars.has(words[0]!)) return { ...polar, polar: false }
  if (fact.polar === 'any') return polar
  return fact.kind === 'number'
    ? { ...polar, compare: compareOf(fact.polar) }
    : { ...polar, values: fact.polar.split(' ') }
}

function isMisplaced({ after }: Fact, pieces: readonly Piece[]): boolean {
  const compared = pieces.findIndex(({ mark }) => mark.kind === 'compare')
  const cued = pieces.findIndex(({ mark }) => mark.kind === 'cue' || mark.kind === 'which')
  return after === true && compared >= 0 && cued > compared
}

const plain = { denied: false, said: null, narrower: false }

const polars = new Set('do does did are is am was were have has had got i you there any'.split(' '))

const end = ({ start, length }: Piece): number => start + length
const stretchOf = (named: readonly Piece[], words: readonly string[]): readonly string[] =>
  words.slice(named[0]!.start, end(named.at(-1)!))
/** "Asthma or COPD" can be said as it stands, "diabetes or has a doctor told you that you are prediabetic" cannot. */
const isOneList = (named: readonly Piece[], words: readonly string[]): boolean =>
  named.every((piece, at) => at === 0 || words.slice(end(named[at - 1]!), piece.start).every((word) => joins.has(word)))
const joins = new Set(['or', 'and', 'any', 'a', 'an', 'other'])

function occurs(name: string, fact: Fact, marks: readonly Mark[], words: readonly string[]): boolean {
  if (name === 'compare') return marks.some(({ kind }) => kind === 'compare')
  if (name === 'which') return marks.some(({ kind }) => kind === 'which')
  return fact.occurring.get(name)?.in(words) ?? false
}

/** "Do you own or rent?": of several values only one can be true, so a yes would say nothing. */
function isChoice(fact: Fact, named: readonly Piece[], words: readonly string[]): boolean {
  if (fact.exclusive !== true || named.length < 2 || !words.includes('or')) return false
  const sets = named.map(({ mark }) => (mark.kind === 'value' ? mark.values : []))
  return sets.some((set) => !set.some((value) => sets[0]!.includes(value)))
}

/** "Working full time" is narrower than either word; "asthma or COPD" is wider. */
function valuesNamed(fact: Fact, named: readonly Piece[]): readonly string[] {
  const sets = named.map(({ mark }) => (mark.kind === 'value' ? mark.values : []))
  const first = sets[0] ?? []
  const common = first.filter((value) => sets.every((set) => set.includes(value)))
  const values = fact.exclusive === true && common.length > 0 ? common : [...new Set(sets.flat())]
  return fact.name === 'education' ? upwards(values) : values
}

const degrees = ['high_school', 'bachelors', 'masters', 'phd']
const ladder = ['high_school', 'some_college', 'associates', 'bachelors', 'masters', 'professional', 'phd']

/** Who has a master's degree has a bachelor's degree, too. */
const upwards = (values: readonly string[]): readonly string[] =>
  values.length === 1 && degrees.includes(values[0]!) ? ladder.slice(ladder.indexOf(values[0]!)) : values

/** As it is written: "COPD", not "copd". */
function saidIn(text: string, words: readonly string[]): string {
  const plain = words.join(' ')
  const at = text.toLowerCase().indexOf(plain)
  return at < 0 ? plain : text.slice(at, at + plain.length)
}

/** "Don't you …?" and "Aren't you …?" ask the same as without; in "Are you not …?" a yes may mean the contrary. */
function isDenied(words: readonly string[], marks: readonly Mark[], reading: Reading): boolean {
  if (reading.also.length > 0) return yesAt(reading.options) < 0
  if (!marks.some(({ kind }) => kind === 'negation')) return false
  if (words[1] === 'not' && speaker.has(words[2] ?? '')) return false
  return yesAt(reading.options) < 0
}

/** Where a yes, or full agreement, stands on what is asked without the negation. */
export function yesAt(options: readonly Option[]): number {
  const yes = options.find(({ role }) => role === 'yes') ?? options.find(({ key }) => /^(?:strongly )?agree$/.test(key))
  return yes?.at ?? 1
}

const MANY = 3
/** "A cat, a dog, both, or no pets?": it stands for what is named beside it. */
export const BOTH = /^(?:both|all)\b/i

/** "Are you …" or "Which of these have you been diagnosed with?": the options say what is asked for. */
function byOptions(words: readonly string[], reading: Reading): Asked | null {
  const { facts, fillers } = vocabulary()
  const answers = reading.options.filter(({ role, text }) => role === 'answer' && !BOTH.test(text))
  if (answers.length < 2 || !words.some((word) => speaker.has(word))) return null
  // One of several may be beside the matter: "rent, own, or live with family".
  const fact = facts.find(
    (one) =>
      (one.exclusive === true || one.kind === 'list') &&
      answers.filter(({ text }) => valuesIn(one, fillers, text).length > 0).length >=
        (answers.length > MANY ? answers.length - 1 : answers.length) &&
      coverWith(one, fillers, words) !== null,
  )
  if (fact === undefined) return null
  const none = { compare: null, which: null, only: null, counts: false, ...plain }
  return { fact: fact.name, field: fact.field, values: [], polar: false, ...none }
}
