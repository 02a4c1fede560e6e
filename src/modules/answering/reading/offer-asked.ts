import type { NumberAsked, Period } from './reading.ts'
import { sentencesOf } from './sentences.ts'

/** What a question for a price is after: what one would pay, the most of it, what is right or usual, or where it gets too dear or too cheap. */
export type PriceWanted = 'pay' | 'limit' | 'fair' | 'dear' | 'cheap'

const DEAR = /\b(?:too|so) (?:expensive|much|high|pricey|costly|dear)\b|\boverpriced\b|\bthink twice\b/i
const CHEAP = /\b(?:too|so|suspiciously) (?:cheap|low|inexpensive)\b/i
const FAIR =
  /\b(?:fair|reasonable|right|normal|typical|usual|average|going|decent|good|appropriate) (?:\w+ )?(?:price|amount|fee|rate|cost|charge)\b|\bexpect(?:ed|ing)?\b.*\b(?:pay|cost|spend)\b|\b(?:should|does|do|would|will|must|might) (?:(?!you\b)[\w'-]+ ){1,8}(?:cost|be worth|go for|run)\b/i
const PAY =
  /\b(?:would|you'd|u'd|willing|ready|prepared|could|most|maximum|max|highest|limit)\b.*\b(?:pay|spend|accept|shell out|fork over|drop)\b/i
const LIMIT = /\b(?:most|maximum|max|highest|limit|tops|up to)\b/i
/** What is paid is a fact, and what somebody would have to be paid is no price of theirs. */
const FACT =
  /\b(?:do|did|have|are) (?:you|u) (?:\w+ )?(?:pay|paid|paying|spend|spent)\b|\bpay (?:you|u)\b|\b(?:be|get|being) paid\b|\bhave to pay\b/i

/** Null for a sum that is no price to be paid for something. */
export function priceWanted(text: string): PriceWanted | null {
  if (DEAR.test(text)) return 'dear'
  if (CHEAP.test(text)) return 'cheap'
  if (FAIR.test(text)) return 'fair'
  if (!PAY.test(text) || FACT.test(text)) return null
  return LIMIT.test(text) ? 'limit' : 'pay'
}

const SPAN = '(?:per|an?|each|every) (?:day|week|month|year|night|hour)|(?:dai|week|month|year|annual|hour)ly'
/** "… pay per month for a gym membership", "… pay to have your lawn mowed once a week", "… too much to spend on a ring". */
const PAID = new RegExp(
  `\\b(?:pay|spend|shell out|fork over|drop)(?: (?:extra|more|at (?:the )?most|at max|tops))?(?: ${SPAN})?(?: in \\w+)? ((?:for|on|to) .+)$`,
  'i',
)
const TOO_DEAR =
  /\bwhat (?:\w+ )?(?:price|amount|point|cost)(?: point)? (?:would|do|does|is|are|should) (?:you (?:consider|find|think|say|call) )?(.+?) (?:(?:be|become|becomes|get|gets|feel|start|begin|is|are|to|being|seem) )*(?:too|overpriced)\b/i
const TOO_MUCH = /\btoo (?:much|high a price)\b(?: to \w+)? ((?:for|on) .+)$/i
const OVER_TIME = new RegExp(`\\s(?:${SPAN})(?=$|,)`, 'i')

const spans: Partial<Record<Period, string>> = { day: ' a day', week: ' a week', month: ' a month', year: ' a year' }

/**
 * The offer behind a question for a price: "What is the most you would pay for a haircut?" is about "Would you pay $30
 * for a haircut?", and who says yes to that would pay as much. Null where no thing is named, or no limit is asked for.
 */
export function offerAsked(text: string, { per }: Pick<NumberAsked, 'per'>, amount: number): string | null {
  const asked = priceWanted(text)
  if (asked === null || asked === 'fair' || asked === 'cheap') return null
  const sentences = sentencesOf(text)
  const core = sentences.at(-1)?.replace(/[?!.\s"]+$/, '') ?? ''
  const dear = TOO_DEAR.exec(core)?.[1]
  const paid = dear === undefined ? (TOO_MUCH.exec(core) ?? PAID.exec(core))?.[1] : `for ${dear}`
  if (paid === undefined) return null
  const span = per === null ? '' : (spans[per] ?? '')
  const what = (span === '' ? paid : paid.replace(OVER_TIME, '')).replace(/^on /i, 'for ').trim()
  return [...sentences.slice(0, -1), `Would you pay $${amount}${span} ${what}?`].join(' ')
}
