import type { Decision } from '../deciding/decision.ts'
import type { Reading } from '../reading/reading.ts'

/**
 * Whether words plainly say another answer than the one that was drawn: the wrong yes or no up front, another number on the
 * same scale, or another option by name and not their own. What is merely lukewarm is left to the writer. Returns what is
 * wrong, for a repair.
 */
export function contradiction(reading: Reading, { value, unsure }: Decision, text: string): string | null {
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
  // "Somewhat likely" and "very likely" share their words with what people say on any step.
  if (ordered) return null
  const said = text.toLowerCase()
  const names = (option: string): boolean => option.length >= NAMED && said.includes(option.toLowerCase())
  if (names(value)) return null
  const other = options.find((option) => option.role === 'answer' && option.text !== value && names(option.text))
  // Naming what one did not choose is common enough where something is compared; only a lone mention misleads.
  // Neither is named in what is wrong: that goes to the model outside the tags for text of others.
  return other === undefined || value.length < NAMED || NOT.test(said)
    ? null
    : 'it speaks for another answer than the given one'
}

const NOT = /\b(?:not|never|instead|rather than|over|than|unlike|without|except|but)\b|n['’]t\b/
