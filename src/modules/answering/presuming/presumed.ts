import { readFigures } from '../../population/index.ts'
import { readQuestion } from '../reading/read-question.ts'
import type { Reading } from '../reading/reading.ts'
import { factOf } from '../record/record-answers.ts'

interface Presuppositions {
  /** Words between "your" and a noun that speak of another time, or of nothing there is. */
  not_now: string[]
  /** Phrases in which such a noun means something else: a pet peeve is no pet. */
  figurative: string[]
  /** Nouns that speak of one's own work by themselves, and of somebody else's after another noun: "your insurance company". */
  unless_whose: string[]
  /** What is done for and by children that are not grown, and words that speak of earlier times or of grown ones. */
  of_minors: string[]
  once: string[]
  /** By the question that must be said yes to: the nouns that take it for granted after "your". */
  has: Record<string, string[]>
  /** The same: what only those do who can say yes. */
  done: Record<string, string[]>
}

const data = readFigures<Presuppositions>('language/presuppositions.json')
const read = new Map<string, Reading>()
function asked(question: string): Reading {
  const reading = read.get(question) ?? readQuestion(question)
  read.set(question, reading)
  return reading
}
const questionFor = new Map(
  Object.entries(data.has).flatMap(([question, nouns]) => nouns.map((noun) => [noun, question] as const)),
)
const doneBy = Object.entries(data.done).map(
  ([question, phrases]) => [question, new RegExp(`\\byou (?:\\w+ ){0,4}(?:${phrases.join('|')})\\b`, 'i')] as const,
)
const anyOf = (patterns: readonly string[]): RegExp => new RegExp(`\\b(?:${patterns.join('|')})\\b`, 'i')
const [ofMinors, once] = [anyOf(data.of_minors), anyOf(data.once)]
const notNow = new Set(data.not_now)
const figurative = new Set(data.figurative)
const unlessWhose = new Set(data.unless_whose)
const OF_ONES_OWN = /^(?:current|own|present|whole|entire)$/

const known = new WeakMap<Reading, readonly Reading[]>()

/**
 * What a question takes for granted of whoever is asked, as questions for a fact on record that has to be answered with a
 * yes: "your toddler" asks as well "Do you have a toddler?". None where it is asked for itself, or only imagined.
 */
export function presumedBy(reading: Reading): readonly Reading[] {
  let presumed = known.get(reading)
  if (presumed === undefined) {
    presumed = isOwn(reading) ? distinct(questionsIn(withoutOptions(reading))) : []
    known.set(reading, presumed)
  }
  return presumed
}

/** "You, your partner, or somebody else?": what can be chosen is not taken for granted. */
const withoutOptions = ({ text, options, from }: Reading): string =>
  from === 'wording' ? options.reduce((rest, option) => without(rest, option.text), text) : text
/** What can be chosen mostly stands at the end: the "you" of "your company" is none of it. */
function without(text: string, option: string): string {
  const at = text.lastIndexOf(option)
  return at < 0 ? text : `${text.slice(0, at)} ${text.slice(at + option.length)}`
}

/** Two wordings that ask for the same fact are one. */
const distinct = (all: readonly Reading[]): Reading[] => [
  ...new Map(
    all.map((one) => [JSON.stringify([factOf(one)?.fact, factOf(one)?.values, factOf(one)?.compare]), one]),
  ).values(),
]

const IMAGINED =
  /\b(?:would you (?:let|allow|send|trust) your|imagine|suppose|pretend|assume|if (?:you(?! could (?:change|fix|improve|redo|redesign)\b)|your|a|the)|should your|would your|were to|had a)\b/i

/** What ought to be done may be judged by anybody. */
const PROPOSED = /^\W*(?:should|must|ought|is it (?:ok|okay|fair|right|wrong|acceptable))\b/i

/** "Your employer, or your most recent one": those who have none may answer as well. */
const OTHERWISE =
  /\b(?:or|if not,?) (?:(?:of )?(?:your|a|the) )?(?:most recent|last|former|previous|local|nearest)\b|\bif you(?:'re| are|'ve| have| do)?(?: not|n't)\b/i

/** Asked for by itself it is no presupposition. */
const isOwn = (reading: Reading): boolean =>
  reading.trouble === null &&
  factOf(reading) === null &&
  !IMAGINED.test(reading.text) &&
  !PROPOSED.test(reading.text) &&
  !OTHERWISE.test(reading.text) &&
  reading.stimulus === null

const YOUR = /\byour\s+(?=((?:[\p{L}\p{N}'’-]+\s*){1,4}))/giu
const TAKING =
  /\b(?:since|after|when|before|why did) you (?:first )?(?:started|began|begin|start|stopped|stop|went on|been on|quit) (?:taking |using )?(?:your |an? |the )?((?:[\p{L}\p{N}'’-]+\s*){1,3})/giu

/** "How long have you been married?", "… since you retired". */
const BEEN =
  /\b(?:how long|how many (?:years|months)|for how long) have you (?:two )?been ((?:an? )?[\p{L}'-]+(?: [\p{L}'-]+)?)/giu
/** "How long have you had diabetes?", "When did you get your dog?" */
const HAD =
  /\b(?:(?:how long|how many (?:years|months)|for how long|since when) have you had|when (?:were you|did you find out (?:that )?you (?:had|have)) ?(?:first )?(?:diagnosed with)?) (?:an? |the |your )?((?:[\p{L}\p{N}'-]+\s*){1,4})/giu
const SINCE = /\bsince you (retired)\b/giu

/** Nobody takes more for granted in one question; what is pasted by the page is not looked through. */
const MOST = 4

/** The facts that some words take for granted of whoever says them of themselves. */
export const takenForGranted = (text: string): readonly Reading[] => distinct(questionsIn(text))

function questionsIn(text: string): Reading[] {
  const low = text.toLowerCase().replaceAll('’', "'")
  const phrases = (pattern: RegExp): string[][] =>
    [...new Set([...low.matchAll(pattern)].map(([, words]) => words!.trim()))]
      .slice(0, MOST)
      .map((words) => words.split(/\s+/))
  const found = [
    ...phrases(YOUR).map((words) => byNoun(words) ?? byRecord(words, ['Do you have', 'Do you take'])),
    ...phrases(TAKING).map((words) => byRecord(words, ['Do you take'])),
    ...phrases(HAD).map((words) => byRecord(words, ['Do you have']) ?? byNoun(words)),
    ...[...phrases(BEEN), ...phrases(SINCE)].map(byState),
    ...doneBy.flatMap(([question, words]) => (words.test(low) ? [asked(question)] : [])),
  ]
  // Nobody packs lunches for a child of thirty.
  const minors = ofMinors.test(low) && !once.test(low)
  return found
    .filter((reading) => reading !== null)
    .map((one) => (minors && one === asked(CHILDREN) ? asked(MINORS) : one))
}
const CHILDREN = 'Do you have any children?'
const MINORS = 'Do you have children under 18?'

/** The first noun that is known, with at most two words before it that do not speak of another time. */
function byNoun(words: readonly string[]): Reading | null {
  const [first, second] = [words.slice(0, 2).join(' '), words.slice(1, 3).join(' ')]
  if (figurative.has(first) || figurative.has(second)) return null
  for (let at = 0; at < Math.min(3, words.length); at++) {
    const two = words.slice(at, at + 2).join(' ')
    const question = questionFor.get(two) ?? questionFor.get(words[at]!)
    const whose = unlessWhose.has(words[at]!) && at > 0 && !OF_ONES_OWN.test(words[at - 1]!)
    // "Your plants or pets": whoever has the one need not have the other.
    const either = words[at + 1] === 'or' && words.length > at + 2 && questionFor.get(words[at + 2]!) !== question
    // "Your spouse or partner" takes a partner for granted, and no more.
    if (words[at + 1] === 'or' && words[at + 2] === 'partner') return asked(questionFor.get('partner')!)
    if (question !== undefined) return whose || either ? null : asked(question)
    if (notNow.has(words[at]!) || words[at] === 'or') return null
  }
  return null
}

/** What somebody is, by the words that the record knows; the longest that can be asked for. */
function byState(words: readonly string[]): Reading | null {
  for (let length = words.length; length > 0; length--) {
    const reading = readQuestion(`Are you ${words.slice(0, length).join(' ')}?`)
    if (factOf(reading)?.polar) return reading
  }
  return null
}

/** Conditions and medicines, by the names that the record knows: the longest that can be asked for. */
function byRecord(words: readonly string[], asks: readonly string[]): Reading | null {
  for (let length = words.length; length > 0; length--) {
    for (const ask of asks) {
      const reading = readQuestion(`${ask} ${words.slice(0, length).join(' ')}?`)
      const asked = factOf(reading)
      if (asked !== null && (asked.fact === 'conditions' || asked.fact === 'medicines') && asked.values.length > 0)
        return reading
    }
  }
  return null
}
