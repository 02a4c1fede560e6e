import type { Person } from '../../population/index.ts'
import type { Decision } from '../deciding/decision.ts'
import { contentStems } from '../reading/content-stems.ts'
import type { Reading } from '../reading/reading.ts'
import type { Ears } from './compose-memory.ts'
import { sentencesOf, wordCount } from './english.ts'
import { untrueOf } from './speaker.ts'

/** Words of one answer, whoever put them together. */
export interface Worded {
  text: string
  reading: Reading
  decision: Decision
  person: Person
  /** What else was asked in the same breath, or was to be said. */
  about?: readonly string[]
}

/**
 * What is wrong with words before they are stored: that they say another answer, presuppose what is not so of the person,
 * repeat the panel, or are about something else. Clauses for a repair that quote nothing of what others wrote; none where the
 * words will do. `near` is what `nearnessOf` says; null for sentences that were found by it.
 */
export function wrongWith(worded: Worded, ears: Ears, near: number | null): string[] {
  const { text, reading, decision, person } = worded
  const untrue = untrueOf(text, person)
  const said = besideValue(worded)
  const reasons = [
    contradiction(reading, decision, text),
    untrue.length === 0 ? null : `it presupposes what is not so of this person (${untrue.join(', ')})`,
    said.some((own) => ears.heard(own) || ears.heardTheLike(own)) || ears.heardTheLike(said.join(' '))
      ? 'somebody else who was asked has said the same; this person has a reason and words of their own'
      : null,
    near !== null && near < NEAR ? 'it is not about what is asked' : null,
  ]
  return reasons.filter((reason) => reason !== null)
}

/**
 * Of 800 sentences that were written for a question and an answer, 98.8 % share a word with the question or lie as near to
 * both as this; of sentences written for a question of another topic, 52 %.
 */
const NEAR = 0.08

/**
 * How near words lie to question and answer; null where that says nothing, because they share a word with what was asked or
 * say no more than the value.
 */
export async function nearnessOf(
  worded: Worded,
  encode: (text: string) => Promise<Float32Array | null>,
): Promise<number | null> {
  const asked = contentStems(askedIn(worded))
  const rest = besideValue(worded).join(' ')
  if (rest === '' || asked.length === 0 || contentStems(rest).some((stem) => asked.includes(stem))) return null
  const { reading, decision } = worded
  const question = [reading.text, ...[decision.value ?? []].flat()].join(' ')
  const [one, other] = await Promise.all([encode(question), encode(rest)])
  return one === null || other === null ? null : one.reduce((sum, part, at) => sum + part * other[at]!, 0)
}

/** Of the options only what names something: "Yes, and …" may go on about anything. */
const askedIn = ({ reading, about = [] }: Worded): string =>
  [reading.text, ...reading.options.filter(({ role }) => role === 'answer').map(({ text }) => text), ...about].join(' ')

/** Fewer words ("Never heard of it.") are anybody's. */
const FEW = 5

/** Of question and options, once for all who are asked. */
const stemsOfForm = new WeakMap<Reading, readonly string[]>()

/** Sentences that say more than question and answer do: "Yes, I would." is nobody's own. */
function besideValue({ reading, text }: Worded): string[] {
  const plain =
    stemsOfForm.get(reading) ?? contentStems([reading.text, ...reading.options.map((option) => option.text)].join(' '))
  stemsOfForm.set(reading, plain)
  return sentencesOf(text).filter(
    (own) => wordCount(own) >= FEW && contentStems(own).some((stem) => !plain.includes(stem)),
  )
}

/**
 * Whether words plainly say another answer than the one that was drawn: the wrong yes or no up front, another number on the
 * same scale, or another option by name and not their own. What is merely lukewarm is left to the writer.
 */
function contradiction(reading: Reading, { value, unsure }: Decision, text: string): string | null {
  if (unsure) return null
  if (typeof value === 'number') return otherNumber(reading, value, text)
  if (typeof value !== 'string') return null
  const chosen = reading.options.find((option) => option.text === value)
  if (chosen?.role === 'yes' || chosen?.role === 'no') return otherSide(chosen.role, text)
  return otherOption(reading, value, text)
}

const YES =
  /^(?:well,? |oh,? |honestly,? |hmm,? |um,? )*(?:yes|yeah|yep|yup|sure|absolutely|definitely|of course)\b(?! (?:and|but) no\b)(?! not)/i
const NO =
  /^(?:well,? |oh,? |honestly,? |hmm,? |um,? )*(?:no|nope|nah|not really|absolutely not|definitely not|never)\b(?! (?:one|doubt|problem|question|reason|brainer|matter|idea)\b)(?! and yes)/i

function otherSide(role: 'yes' | 'no', text: string): string | null {
  const [said, meant] = role === 'yes' ? [NO, '"yes"'] : [YES, '"no"']
  return said.test(text) ? `it begins with the opposite of the given answer, which is ${meant}` : null
}

/** "7 out of 10", "7/10", "I'd give it a 7", "my rating is 7". */
const RATING =
  /\b(\d+(?:\.\d+)?)\s*(?:\/\s*\d+|out of \d+)|\b(?:give it|rate it|rating (?:is|of)|say|score (?:is|of)|put (?:it|myself|me) at)\s+(?:an?\s+|about\s+|maybe\s+)?(\d+(?:\.\d+)?)(?![\d%]|\s*(?:percent|times|dollars|bucks|years|hours|minutes|people))/i

function otherNumber({ scale }: Reading, value: number, text: string): string | null {
  if (scale === null) return null
  const found = RATING.exec(text)
  const said = found === null ? null : Number(found[1] ?? found[2])
  const within = said !== null && said >= Math.min(scale.min, scale.max) && said <= Math.max(scale.min, scale.max)
  return within && said !== value ? `it says ${said}, and the given answer is ${value}` : null
}

/** Shorter options occur in other words of a sentence. */
const NAMED = 4

function otherOption({ options, ordered }: Reading, value: string, text: string): string | null {
  const said = text.toLowerCase()
  // "Somewhat likely" and "very likely" share their words with what people say on any step, but not at the beginning.
  if (ordered) return beginsWithOther(options, value, said) ? OTHER : null
  const names = (option: string): boolean => option.length >= NAMED && said.includes(option.toLowerCase())
  if (names(value)) return null
  const other = options.find((option) => option.role === 'answer' && option.text !== value && names(option.text))
  // Naming what one did not choose is common enough where something is compared; only a lone mention misleads.
  // Neither is named in what is wrong: that goes to the model outside the tags for text of others.
  return other === undefined || value.length < NAMED || NOT.test(said) ? null : OTHER
}
const OTHER = 'it speaks for another answer than the given one'

function beginsWithOther(options: Reading['options'], value: string, said: string): boolean {
  const begins = (label: string): boolean => /^[^a-z0-9]/.test(said.slice(label.length)) && said.startsWith(label)
  const labels = options.map(({ text }) => text.toLowerCase()).filter((label) => label.includes(' '))
  return !said.startsWith(value.toLowerCase()) && labels.some((label) => label !== value.toLowerCase() && begins(label))
}

const NOT = /\b(?:not|never|instead|rather than|over|than|unlike|without|except|but)\b|n['’]t\b/
