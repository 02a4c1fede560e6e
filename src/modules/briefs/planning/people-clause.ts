import { isGerund, isVerb } from './verb-forms.ts'

const people =
  'they|them|people|you|users|customers|consumers|shoppers|respondents|participants|everyone|folks|adults|workers|employees|parents|patients|others'
const anybody = new RegExp(`^(?:${people}) `, 'i')
export const adverbs =
  /^(?:(?:really|actually|ever|even|also|still|currently|usually|typically|normally|generally|now|already|just|often|so|first|ultimately|mostly|best|always|rather|last) )+/i

/** Words behind which no verb can stand that says what people do. */
const nounNext = /^(?:the|an?|of|to|in|for|and|or|with|their|your|from|on)$/i

export const isAnybody = (text: string): boolean => anybody.test(`${text} `)

/** The verb that follows whom the clause is about, and all after it; null where none is found. */
export function predicateOf(text: string): string | null {
  const rest = text.replace(anybody, '')
  if (rest !== text && !/^(?:who|that|with|in|on|from|over|under|aged|of|without) /i.test(rest))
    return rest.replace(adverbs, '')
  const words = text.split(' ')
  const at = words.findIndex((word, index) => index > startOf(words) && index < 16 && isPredicate(words, index, word))
  return at < 0 ? null : words.slice(at).join(' ').replace(adverbs, '')
}

const isPredicate = (words: readonly string[], index: number, word: string): boolean =>
  isVerb(word.toLowerCase()) && !nounNext.test(words[index - 1]!)

/** Where a clause of its own says who they are, its verb is not the one that is looked for. */
function startOf(words: readonly string[]): number {
  const who = words.findIndex((word, index) => index > 0 && index < 7 && /^(?:who|that)$/i.test(word))
  if (who < 0) return 0
  const next = words[who + 1]?.toLowerCase() ?? ''
  const second = words[who + 2]?.toLowerCase() ?? ''
  if (/^(?:are|is|were|was)$/.test(next)) return isGerund(second) ? who + 2 : who + 1
  return /^(?:have|has|had|do|don['’]t|did|would)$/.test(next) && isVerb(second) ? who + 2 : who + 1
}

const state =
  /\b(?:burned out|burnt out|unhappy|lonely|stressed|tired|angry|frustrated|anxious|exhausted|overwhelmed|worried|bored|skeptical|sceptical|dissatisfied|disengaged)\b.*$/i

/** After "are", how people are: "teachers burned out" gives "burned out". */
export const stateOf = (text: string): string | null => state.exec(text)?.[0] ?? null

/** After "are", what people are at: "Gen Z leaving LinkedIn" gives "leaving LinkedIn". */
export function progressOf(text: string): string | null {
  const words = text.split(' ')
  const at = words.findIndex((word, index) => index > 0 && index < 12 && isGerund(word.toLowerCase()))
  return at < 0 ? null : words.slice(at).join(' ')
}
