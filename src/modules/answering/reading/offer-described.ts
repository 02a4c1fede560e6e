import type { AskKind, Reading } from './reading.ts'
import { asksSomething, sentencesOf } from './sentences.ts'

const LABEL =
  /^(?:here'?s (?:the|an?|our) )?(?:[\p{L}-]+ ){0,2}(?:idea|concept|product|service|offer|proposal|plan)\s*:\s*/iu
const IMAGINED = /^(?:imagine|picture|suppose|consider)(?: that)?(?: there (?:is|were|was))?,?\s*/i
const MAKERS =
  /^(?:we(?:'re| are)|our (?:company|team) is) (?:testing|building|making|developing|launching|starting|opening|planning|creating|working on|considering)\s+/i
const SUM = /\bfor \$[\d.,]+(?: (?:a|per) \w+)?|\$[\d.,]+(?: (?:a|per|each|extra) ?\w*)?/gi
const NAME = /^\p{Lu}[\p{L}\p{N}']*(?: \p{Lu}[\p{L}\p{N}']*)?(?:\s*:\s+|\s+(?=(?:is|are)\b))/u

/**
 * What is offered, without what the offer of anything has: who makes it, what it is called, what it costs, and the question. Offers of one
 * kind are alike in nothing else.
 */
export function offerDescribed(text: string): string {
  const told = sentencesOf(text).filter((sentence) => !asksSomething(sentence))
  return (told.length > 0 ? told.join(' ') : text)
    .replace(LABEL, '')
    .replace(IMAGINED, '')
    .replace(MAKERS, '')
    .replace(SUM, ' ')
    .replace(NAME, '')
    .replace(/\s+/g, ' ')
    .trim()
}

const OFFERS: ReadonlySet<AskKind> = new Set(['concept', 'intent', 'price', 'opinion', 'feature', 'message'])

/** Whether a question may offer something: it describes it, or asks as one asks about offers. */
export const mayOffer = ({ stimulus, ask }: Pick<Reading, 'stimulus' | 'ask'>): boolean =>
  stimulus !== null || OFFERS.has(ask)
