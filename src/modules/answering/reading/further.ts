import type { Reading } from './reading.ts'
import type { Parts } from './take-apart.ts'

/** What is asked in the same breath as the question itself. */

/** "How worried are you? Very, somewhat, or not at all?" asks once: the second sentence lists the answers. */
export function withoutLists(parts: Parts, { from, options }: Pick<Reading, 'from' | 'options'>): Parts {
  if (from !== 'wording' || options.length < 2) return parts
  const lists = (sentence: string): boolean =>
    options.every(({ text }) => sentence.toLowerCase().includes(text.toLowerCase()))
  return { ...parts, further: parts.further.filter((sentence) => !lists(sentence)) }
}

const pronoun = /\b(?:it|that|this|them|those|there)\b(?=[\s?.!]*$)/i

/** A question that ends in a word for something else, with the thing itself. */
export const naming = (sentence: string, thing: string): string => sentence.replace(pronoun, thing)

/** Whether a question speaks of something that only an earlier one names. */
export const refers = (sentence: string): boolean =>
  /\b(?:it|they|them|those|this one)\b|\b(?:that|there)[\s?.!]*$/i.test(sentence)

/** The same of a closed one, which can go on about what was affirmed in other words: "are you still paying?" */
export const refersAnywhere = (sentence: string): boolean =>
  refers(sentence) || /\b(?:still|one|again)\b|^if (?:so|yes|you (?:have|do|did|are|were))\b/i.test(sentence)

/** Whether a question has no word that says what it is about. */
export const saysLittle = (sentence: string): boolean =>
  /^(?:and |so )?(?:what happened(?: (?:next|then))?|tell (?:me|us) more|explain)\W*$/i.test(sentence)

/** What "it" is after a question for a fact: "What do you do for a living, and do you like it?" */
const nouns: Readonly<Record<string, string>> = {
  occupation: 'your job',
  city: 'your town',
  state: 'your state',
  home: 'your home',
}

/** A question that goes on about a fact, naming it; null where it does not. */
export function aboutFact(sentence: string, field: string | null): string | null {
  const noun = field === null ? undefined : nouns[field]
  if (noun === undefined || !pronoun.test(sentence)) return null
  return naming(sentence, /\bthere\W*$/i.test(sentence) ? `in ${noun}` : noun)
}
