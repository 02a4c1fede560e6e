import { readFigures } from '../../population/index.ts'
import { readQuestion } from '../reading/read-question.ts'
import type { Reading } from '../reading/reading.ts'
import { factOf } from '../record/record-answers.ts'

interface Presuppositions {
  /** Words between "your" and a noun that speak of another time, or of nothing there is. */
  not_now: string[]
  /** By the question that must be said yes to: the nouns that take it for granted. */
  has: Record<string, string[]>
}

const data = readFigures<Presuppositions>('language/presuppositions.json')
const questionFor = new Map(
  Object.entries(data.has).flatMap(([question, nouns]) => nouns.map((noun) => [noun, question])),
)
const notNow = new Set(data.not_now)

const known = new WeakMap<Reading, readonly Reading[]>()

/**
 * What a question takes for granted of whoever is asked, as questions for a fact on record that has to be answered with a
 * yes: "your toddler" asks as well "Do you have a toddler?". None where it is asked for itself, or only imagined.
 */
export function presumedBy(reading: Reading): readonly Reading[] {
  let presumed = known.get(reading)
  if (presumed === undefined) {
    presumed = isOwn(reading) ? distinct(questionsIn(reading.text).map(asRead)) : []
    known.set(reading, presumed)
  }
  return presumed
}

/** Two wordings that ask for the same fact are one. */
const distinct = (all: readonly Reading[]): Reading[] => [
  ...new Map(
    all.map((one) => [JSON.stringify([factOf(one)?.fact, factOf(one)?.values, factOf(one)?.compare]), one]),
  ).values(),
]

const IMAGINED = /\b(?:imagine|suppose|pretend|assume|if (?:you|your|a|the)|should your|would your|were to|had a)\b/i

/** What ought to be done may be judged by anybody. */
const PROPOSED = /^\W*(?:should|must|ought|is it (?:ok|okay|fair|right|wrong|acceptable))\b/i

/** Asked for by itself it is no presupposition. */
const isOwn = (reading: Reading): boolean =>
  reading.trouble === null &&
  factOf(reading) === null &&
  !IMAGINED.test(reading.text) &&
  !PROPOSED.test(reading.text) &&
  reading.stimulus === null

const readings = new Map<string, Reading>()

function asRead(question: string): Reading {
  let reading = readings.get(question)
  if (reading === undefined) {
    reading = readQuestion(question)
    readings.set(question, reading)
  }
  return reading
}

const YOUR = /\byour\s+((?:[\p{L}\p{N}'’-]+\s*){1,4})/giu
const TAKING =
  /\b(?:since|after|when|before|why did) you (?:first )?(?:started|began|begin|start|stopped|stop|went on|been on|quit) (?:taking |using )?(?:your |an? |the )?((?:[\p{L}\p{N}'’-]+\s*){1,3})/giu

function questionsIn(text: string): string[] {
  const found = new Set<string>()
  for (const [, words] of text.toLowerCase().replaceAll('’', "'").matchAll(YOUR)) {
    const question = byNoun(words!.trim().split(/\s+/)) ?? byRecord(words!, ['Do you have', 'Do you take'])
    if (question !== null) found.add(question)
  }
  for (const [, words] of text.toLowerCase().matchAll(TAKING)) {
    const question = byRecord(words!, ['Do you take'])
    if (question !== null) found.add(question)
  }
  return [...found]
}

/** The first noun that is known, with at most two words before it that do not speak of another time. */
function byNoun(words: readonly string[]): string | null {
  for (let at = 0; at < Math.min(3, words.length); at++) {
    const two = words.slice(at, at + 2).join(' ')
    const question = questionFor.get(two) ?? questionFor.get(words[at]!)
    if (question !== undefined) return question
    if (notNow.has(words[at]!)) return null
  }
  return null
}

/** Conditions and medicines, by the names that the record knows: the longest that can be asked for. */
function byRecord(phrase: string, asks: readonly string[]): string | null {
  const words = phrase.trim().split(/\s+/)
  for (let length = words.length; length > 0; length--) {
    for (const ask of asks) {
      const question = `${ask} ${words.slice(0, length).join(' ')}?`
      const asked = factOf(asRead(question))
      if (asked !== null && (asked.fact === 'conditions' || asked.fact === 'medicines') && asked.values.length > 0)
        return question
    }
  }
  return null
}
