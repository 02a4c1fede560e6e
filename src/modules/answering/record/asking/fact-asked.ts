import type { Reading } from '../../reading/reading.ts'
import { type Asked, asksFor, compareOf } from './asked.ts'
import { askedByOptions, isAnswered } from './by-options.ts'
import { coverWith, endOf, type Piece } from './cover.ts'
import { isDenied } from './denial.ts'
import type { Mark } from './fact-words.ts'
import { eachNamed, isChoice, saidIn, valuesNamed } from './named-values.ts'
import { spareIn } from './spare-words.ts'
import { type Fact, vocabulary } from './vocabulary.ts'
import { wordingsOf } from './wordings.ts'
import { wordsOf } from './words.ts'

/**
 * Which fact of the speaker's own record a question asks for, and what exactly; null where it asks for anything else.
 * Every word has to be explained by the fact or say nothing: "How important is your age?" has one that is not.
 */
export function factAsked(reading: Reading): Asked | null {
  if (reading.trouble !== null || reading.type === 'ranking' || reading.follow_up > LEANS) return null
  for (const text of wordingsOf(reading)) {
    const words = wordsOf(text)
    if (words.length === 0 || words.length > LONGEST) continue
    const asked = bestOf(words, reading, text)
    if (asked !== null) return asked
  }
  return askedInPassing(reading)
}

/** A question that the reader takes for one for a fact may have a word or two that no fact explains. */
function askedInPassing(reading: Reading): Asked | null {
  if (reading.field === null || reading.also.length > 0 || reading.condition !== null) return null
  const words = wordsOf(reading.text)
  if (words.length > LONGEST || !words.some((word) => speaker.has(word))) return null
  return bestOf(words, reading, reading.text, spareIn(words))
}

/** What refers to an earlier answer asks about that. */
const LEANS = 0.5
/** Questions for a fact are short. */
const LONGEST = 40

/** `spare`: the words that need not be explained by a fact that the reader takes the question for. */
function bestOf(
  words: readonly string[],
  reading: Reading,
  text: string,
  spare: readonly number[] | null = null,
): Asked | null {
  const { facts, fillers } = vocabulary()
  let best: { asked: Asked; score: number } | null = null
  for (const fact of facts) {
    const pieces = coverWith(fact, fillers, words, spare !== null && fact.field === reading.field ? spare : [])
    if (pieces === null) continue
    const asked = askedOf(fact, pieces, words, reading, text)
    if (asked === null) continue
    const score = weightOf(pieces) + (fact.field === reading.field ? AGREED : 0)
    if (best === null || score > best.score) best = { asked, score }
  }
  // The answers may be of another grain than the fact: "What kind of work do you do: office, retail, trades?"
  const bySome =
    best !== null && !best.asked.polar && !isAnswered(best.asked, reading) ? askedByOptions(words, reading) : null
  return bySome ?? best?.asked ?? askedByOptions(words, reading)
}

/** Of two facts that explain a question equally well, the one that the reader takes it for. */
const AGREED = 0.5

const weightOf = (pieces: readonly Piece[]): number =>
  pieces.reduce((sum, { length, mark }) => sum + (weightless.has(mark.kind) ? 0 : length), 0)
const weightless = new Set<Mark['kind']>(['also', 'filler', 'negation', 'every'])

const speaker = new Set('you your yours yourself i my me am we our'.split(' '))
const asking = new Set(['what', 'which', 'how', 'where', 'when', 'who', 'whom'])
/** "Age?", "Any pets at home?", "Over 50?", "Any kids under 18 living at home?" */
const isShort = (words: readonly string[]): boolean =>
  words.length <= (words[0] === 'any' ? 2 * SHORT : SHORT) && !/^(?:is|are)$/.test(words[0]!)
const SHORT = 4

const markOf = <Kind extends Mark['kind']>(
  marks: readonly Mark[],
  kind: Kind,
): Extract<Mark, { kind: Kind }> | undefined =>
  marks.find((mark): mark is Extract<Mark, { kind: Kind }> => mark.kind === kind)

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
  const compared = comparesOf(marks)
  const compare = compared[0]?.compare ?? null
  const which = markOf(marks, 'which')?.which ?? null
  const sexed = markOf(marks, 'sexed')?.only ?? null
  const only = sexed ?? onlyOf(named)
  const cued = sexed !== null || which !== null || marks.some(({ kind }) => kind === 'cue' || kind === 'given')
  const compares = marks.some((mark) => mark.kind === 'compare' && (mark.whole || fact.bare === true))
  if (!cued && named.length === 0 && !compares) return null
  const chooses = isChoice(fact, named, words)
  if (!words.some((word) => speaker.has(word)) && !chooses && !isShort(words)) return null
  if (compared.length > 1 || isMisplaced(fact, pieces)) return null
  // A mother over 40 has not as many children.
  if (sexed !== null && compare !== null && fact.kind === 'number') return null
  const every = marks.some(({ kind }) => kind === 'every')
  const whole: Asked = {
    ...asksFor(fact.name, fact.field),
    compare,
    which,
    only,
    all: every && fact.kind === 'numbers',
    moment: markOf(marks, 'moment')?.moment ?? null,
    given: markOf(marks, 'given')?.given ?? null,
    unit: markOf(marks, 'unit')?.unit ?? null,
  }
  // "Were you born when …?" asks whether, "How old were you when …?" how old.
  const wh = words.some((word) => asking.has(word) && !(fact.moments !== undefined && word === 'when'))
  if (wh || chooses) {
    const counts = (fact.kind === 'numbers' || fact.kind === 'list') && counting.some((word) => words.includes(word))
    if (!cued && !compares && !(chooses && named.length > 1)) return null
    // Of several ages, those that the comparison holds for can be told.
    if ((compare !== null || sexed !== null) && !counts && !(fact.kind === 'numbers' && sexed === null)) return null
    return { ...whole, counts }
  }
  if (fact.exclusive !== true && named.length > 1 && !words.includes('or') && !every) return null
  const polar: Asked = {
    ...whole,
    values: valuesNamed(fact, named, words),
    each: every && fact.kind === 'list' && named.length > 1 ? eachNamed(named) : [],
    polar: true,
    denied: isDenied(words, marks, reading),
    said: saidIn(text, named, words),
    narrower: named.length === 1 && fact.isNarrower(words.slice(named[0]!.start, endOf(named[0]!)).join(' ')),
  }
  if (compare !== null || named.length > 0) return polar
  return byNameAlone(fact, polar, words)
}

/** "School-age children, 6 to 17": the numbers say what the word means. */
function comparesOf(marks: readonly Mark[]): readonly Extract<Mark, { kind: 'compare' }>[] {
  const all = marks.filter((mark) => mark.kind === 'compare')
  const exact = all.filter(({ whole }) => !whole)
  return exact.length === 1 ? exact : all
}

/** Whom all of the words speak of: "a wife or a husband" may be anybody's. */
function onlyOf(named: readonly Piece[]): Asked['only'] {
  const sexes = new Set(named.map(({ mark }) => (mark.kind === 'value' ? mark.only : null)))
  return sexes.size === 1 ? [...sexes][0]! : null
}

/** The fact is named, and nothing is said of it: "Do you have any pets?", "Religion?" */
function byNameAlone(fact: Fact, asked: Asked, words: readonly string[]): Asked | null {
  if (fact.polar === undefined) return fact.kind === 'numbers' && !asked.which ? null : { ...asked, polar: false }
  if (!polars.has(words[0]!) && !words.some((word) => having.has(word))) return { ...asked, polar: false }
  if (fact.polar === 'any') return asked
  return fact.kind === 'number'
    ? { ...asked, compare: compareOf(fact.polar) }
    : { ...asked, values: fact.polar.split(' ') }
}

const polars = new Set('are is am was were you there'.split(' '))
const having = new Set('do does did have has had got any i'.split(' '))
const counting = ['many', 'number']

function isMisplaced({ after }: Fact, pieces: readonly Piece[]): boolean {
  const compared = pieces.findIndex(({ mark }) => mark.kind === 'compare')
  const cued = pieces.findIndex(({ mark }) => mark.kind === 'cue' || mark.kind === 'which')
  return after === true && compared >= 0 && cued > compared
}

function occurs(name: string, fact: Fact, marks: readonly Mark[], words: readonly string[]): boolean {
  if (kinds.has(name)) return marks.some(({ kind }) => kind === name)
  return fact.occurring.get(name)?.in(words) ?? false
}
const kinds = new Set<string>(['compare', 'which', 'moment', 'given', 'value'])
