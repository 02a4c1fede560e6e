/** Whether a yes lets people do something (1) or keeps them from it (-1). */
export const permits = (text: string): number => Number(PERMITS.test(text)) - Number(FORBIDS.test(text))
const PERMITS = /\b(?:allow(?:ed)?|permit(?:ted)?|legali[sz]ed?|legal|let)\b/i
const FORBIDS =
  /\b(?:ban(?:ned|ning)?|limit(?:ed|ing)?|limits on|restrict(?:ed|ing|ions)?|cap on|capped|outlaw(?:ed)?|prohibit(?:ed)?|forbid(?:den)?|illegal|abolish(?:ed)?|crack down)\b/i

/** Whether a closed question asks as one of the examples does ("have you ever", "would you"), and none turns its yes round. */
export const asksAlike = (text: string, examples: readonly string[]): boolean =>
  examples.some((own) => leadOf(own) === leadOf(text)) && examples.every((own) => permits(own) * permits(text) >= 0)
/** Whether two questions surely ask for different things: how satisfied one is, and how likely to leave. */
export const asksOtherwise = (one: string, other: string): boolean => {
  const [first, second] = [leadOf(one), leadOf(other)]
  return first >= 0 && second >= 0 && first !== second
}
const leadOf = (text: string): number => LEADS.findIndex((lead) => lead.test(text))
const LEADS: readonly RegExp[] = [
  /\bshould\b|\bok(?:ay)? (?:to|for|if)\b/i,
  /\b(?:would|could|will) (?:you|u)\b|\bhow (?:likely|willing|interested|open)\b/i,
  /\b(?:have|did|were) (?:you|u)\b/i,
  /\bhow (?:worried|concerned|afraid)\b|\bdo you worry\b/i,
  /\bhow (?:important|satisfied|happy)\b/i,
  /\bhow (?:confident|comfortable|sure)\b|\bcan you\b/i,
  /\bhow (?:easy|hard|difficult|simple)\b/i,
  /\bhow (?:often|many)\b/i,
]

/**
 * Whoever does not do it now may have done it once, and the other way round: a "no" to "Do you …?" is not said to "Have you ever …?", nor a
 * "yes" to the latter to the former.
 */
export const isOfAnotherTime = (text: string, known: string, answer: string | null): boolean =>
  asksEver(text) !== asksEver(known) && (asksEver(text) ? /^(?:no|never)\b/i : /^yes\b/i).test(answer ?? '')
const asksEver = (text: string): boolean => /\bever\b/i.test(text)
