import { numberOf, numberWords } from './number-words.ts'
import type { Period, Price } from './reading.ts'

const figures = '\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?'
const coin = '(?:dollars?|bucks?|euros?|quid|usd|eur|gbp|cents?|\\u00A2)'
const each =
  '(?:[\\s-]?(?:\\/|per|a|an|each|every)[\\s-]?(?:single )?(day|week|wk|month|mo|mth|quarter|year|yr|annum|visit|ride|trip|class|session|stay|appointment|order|night|hour|hr|meal|person|head|item|unit|bottle|cup|can|issue|roll|lb|gallon|piece|pack|box|bag|jar|copy|episode|ticket|seat|user|pair|serving|dose|use|listing|song|photo|page|load|wash|haircut)\\b|\\s?(monthly|yearly|annually|weekly|daily|quarterly)\\b|(?<=\\d)(?:\\/|\\s)(?:p\\.?m\\.?|p\\.?a\\.?)(?=[\\s?.,]|$))'
const money = new RegExp(
  `(?:(US\\$|[$\\u20AC\\u00A3\\u00A5]|usd\\s|eur\\s|gbp\\s)\\s?(${figures})(?:\\s?(k|m|thousand|million|billion)\\b)?(?!\\d)|\\b(${figures}|${numberWords})[\\s-]?(${coin}|(?<=\\b(?:pay|paid|costs?|for|at|price of|spend) [\\w.,]{1,12} )pounds?)\\b|(?<![\\d.$])(\\d{1,4}\\.\\d{2})(?=${each}))(${each})?`,
  'gi',
)
/** Just before an amount: money, but not what something costs. */
const noPrice =
  /\b(?:by|saves?|saving|earns?|earning|wins?|won|lose|lost|owes?|borrow(?:ed)?|donates?|donating|gift(?: card)? of|invest(?:ed|ing)?|salary of|income of|bonus of|makes?|making|gave|give|refund of|rebate of|loan of|debt of|balance of|inherit(?:ed)?|found|find)\s(?:about |around |only |just |up to |over |more than |at least |an? |another |an extra |you |me )*$/i
const noPriceAfter =
  /^\s?(?:more\b(?! than)|off\b|less\b|discount|extra\b|increase|raise\b|bonus|gift card|income|salary|rebate|refund|in savings|loan\b|prize|coupon|voucher|bet\b|higher\b|lower\b|cheaper\b|donation|tip\b|in debt|in cash)/i
const threshold =
  /\b(?:more than|less than|over|at least|at most|above|below|fewer than|greater than)\s(?:about |around )?$/i
const lead =
  /\s?(?:\b(?:for|at|costing|costs?|priced at|which costs?|that costs?|of|at a (?:price|cost) of|that is|it costs?|it's|,)\s)?(?:\b(?:just|only|about|around|roughly|approximately|up to|under|over|more than|less than|at least|at most|as little as|a total of|a mere|another|an extra|an additional)\s)*$/i

/** Money in a text. */
export interface MoneyFound {
  /** The offer's price, if one is named, then further ones. */
  prices: Price[]
  /** Amounts of money, with the small words that lead to them: not part of what is asked. A bound on one is. */
  spans: (readonly [number, number])[]
}

/** The amounts of money in a text. */
export function moneyIn(text: string): MoneyFound {
  const prices: Price[] = []
  const thresholds: Price[] = []
  const spans: (readonly [number, number])[] = []
  for (const match of text.matchAll(money)) {
    const written = match[0].trim()
    const before = text.slice(Math.max(0, match.index - 60), match.index)
    const after = text.slice(match.index + match[0].length)
    const amount = amountOf(match)
    if (amount === null) continue
    // "Shoes that cost more than $200" are other shoes; what is offered for more than $200 is what is offered.
    const bound = threshold.test(before) && !/\b(?:for|pay|at)\s(?:more|less|under|over|at)[\w ]*$/i.test(before)
    const led = lead.exec(before)?.[0].length ?? 0
    if (!bound) spans.push([match.index - led, match.index + match[0].length])
    if (noPrice.test(before) || noPriceAfter.test(after)) continue
    const price = { amount, currency: currencyOf(match[1] ?? match[5]), per: periodOf(match[0]), text: written }
    if (bound) thresholds.push(price)
    else prices.push(price)
  }
  return { prices: prices.length > 0 ? [...prices, ...thresholds] : [], spans }
}

function amountOf(match: RegExpExecArray | RegExpMatchArray): number | null {
  const figure = match[2] ?? match[4] ?? match[6]
  const value = figure === undefined ? null : numberOf(figure)
  if (value === null) return null
  const factor = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6, billion: 1e9 }[(match[3] ?? '').toLowerCase()] ?? 1
  return /^(?:cents?|\u00A2)$/i.test(match[5] ?? '') ? value / 100 : value * factor
}

function currencyOf(sign: string | undefined): string {
  const word = (sign ?? '$').trim().toLowerCase()
  if (word === '\u20AC' || word.startsWith('eur')) return 'EUR'
  if (word === '\u00A3' || word.startsWith('gbp') || word.startsWith('pound') || word === 'quid') return 'GBP'
  return word === '\u00A5' ? 'JPY' : 'USD'
}

const periods: Readonly<Record<string, Period>> = {
  day: 'day',
  daily: 'day',
  week: 'week',
  wk: 'week',
  weekly: 'week',
  month: 'month',
  mo: 'month',
  mth: 'month',
  monthly: 'month',
  pm: 'month',
  quarter: 'quarter',
  quarterly: 'quarter',
  year: 'year',
  yr: 'year',
  annum: 'year',
  yearly: 'year',
  annually: 'year',
  pa: 'year',
  visit: 'visit',
  ride: 'visit',
  trip: 'visit',
  class: 'visit',
  session: 'visit',
  stay: 'visit',
  appointment: 'visit',
  order: 'visit',
}

/** The period that a phrase is "per": "$9 a month", "hours per week"; null if it names none. */
export function periodOf(phrase: string): Period | null {
  const match = new RegExp(each, 'i').exec(phrase)
  if (match === null) return null
  const word = (match[1] ?? match[2] ?? match[0]).toLowerCase().replace(/[^a-z]/g, '')
  return periods[word] ?? 'unit'
}
