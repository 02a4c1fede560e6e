import type { Category } from '../../knowledge/index.ts'
import { exponential } from '../finding/portable-math.ts'
import type { Demand } from '../reader/reader.ts'
import type { Option, Period, Price, Reading } from '../reading/reading.ts'
import { naturalLog } from './latent-scale.ts'

/**
 * What a price does. Demand falls when the price rises, always: above the usual price by the category's elasticity,
 * below it less and less, because what is cheap does not become wanted by being cheaper still. Only for money that people
 * would get, which the reader tells apart, it rises.
 */
export interface PricePoint {
  amount: number
  /** The usual price in the unit of `amount`. */
  usual: number
  ratio: number
  /** What it does to the position on the ladder, in standard deviations. */
  shift: number
}

/** Days that a period has, for comparing prices by the month with prices by the year. */
const days: Partial<Record<Period, number>> = { day: 1, week: 7, month: 30.4, quarter: 91, year: 365 }

/** Dollars to the unit of a currency, roughly: a ratio to the usual price needs no more. */
const dollars: Readonly<Record<string, number>> = {
  USD: 1,
  EUR: 1.1,
  GBP: 1.27,
  CAD: 0.73,
  AUD: 0.66,
  JPY: 0.0067,
  INR: 0.012,
}

/** Logits to standard deviations of a latent answer. */
const LOGIT = 0.6
const LEAST_RATIO = 1e-3
const MOST_RATIO = 1e4
const FAR = 1.5
/** How far a price counts where the usual one is hardly known. */
const UNSURE = 0.25

/** How much of the category's elasticity a kind of question shows: what one knows or trusts hardly hangs on a price. */
const response: Readonly<Record<string, number>> = {
  intent: 1,
  concept: 1,
  price: 1,
  condition: 1,
  use: 0.8,
  behaviour: 0.8,
  frequency: 0.8,
  choice: 0.8,
  feature: 0.8,
  loyalty: 0.8,
  switching: 0.8,
  recommend: 0.6,
  opinion: 0.6,
  satisfaction: 0.6,
  message: 0.5,
  knowledge: 0.1,
  awareness: 0.1,
}
const OTHER_RESPONSE = 0.4

/** What stands right after or before an amount that is given, not asked for … */
const givenAfter =
  /^[^.?!,;]{0,12}\b(off|discount|bonus|in bonus|cash ?back|rebate|refund|coupon|gift card|credit|prize|voucher|reward|cheaper|less)\b/i
const givenBefore =
  /\b(saves?|saving|earns?|wins?|discount of|rebate of|bonus of|reward of|pays? you|paid|you get|receive)\s*(up to\s*|about\s*)?$/i
/** … or comes on top of what is paid already. */
const addedAfter = /^[^.?!,;]{0,14}\b(more|extra|on top|additional|surcharge|increase|rise)\b/i
const addedBefore = /\b(extra|additional|by|increase of|rise of|surcharge of)\s*$/i
const changed = /\b(from|instead of|was|used to be|rather than|compared (?:to|with)|up from|down from)\b/i
/** Questions whose high end is doing without: a higher price makes them likelier. */
const leaving =
  /\b(cancel|quit|stop|drop|leave|switch|cut back|cut down|give up|walk away|go without|too (?:expensive|much|high|pricey)|overpriced|expensive|put (?:you|me) off|complain)\b/i

/** A ladder of verdicts on the price ("a bargain" to "far too expensive") goes up with it. */
const dear = /\b(expensive|pricey|overpriced|too (high|much)|high|rip-?off|unfair)\b/

/**
 * What the price in a question does to its answers; null where none is named. `plain`, 0 to 1: whether the question is
 * about the category itself, so that its usual price is the usual price of what is asked about. A robot that mows is no
 * trip to the garden centre, and half of what is dear about it is that it is another thing.
 */
export function pricePoint(
  asked: Pick<Reading, 'text' | 'canonical' | 'ask' | 'options' | 'price' | 'other_prices'>,
  category: Category | null,
  plain: number,
  known: Demand | null = null,
): PricePoint | null {
  const price = priceAsked(asked)
  if (price === null || !(price.amount >= 0) || !Number.isFinite(price.amount)) return null
  const amount = price.amount * (dollars[price.currency] ?? 1)
  const before = asked.other_prices.find((other) => other !== price && other.amount > 0)
  const own = known === null ? usualPrice(price, category) : exponential(known.middle)
  const usual = own ?? (days[price.per ?? 'unit'] ? 20 : 30)
  const [ahead, behind] = around(asked.text, price.text)
  const incentive = before === undefined && (givenAfter.test(behind) || givenBefore.test(ahead))
  let ratio = amount / usual
  if (before && changed.test(asked.text)) ratio = changedRatio(asked.text, price, before)
  else if (addedAfter.test(behind) || addedBefore.test(ahead)) ratio = 1 + amount / usual
  ratio = Math.min(MOST_RATIO, Math.max(LEAST_RATIO, ratio))
  const elasticity = Math.min(3, Math.max(0.3, -(category?.price_elasticity ?? -1)))
  const sure = own === null ? UNSURE : Math.max(UNSURE, plain)
  const felt = known === null ? sure * demand(ratio, elasticity) : bought(known, amount) - bought(known, usual)
  let effect = LOGIT * (response[asked.ask] ?? OTHER_RESPONSE) * felt
  if (known?.rising) return { amount, usual: round(usual), ratio: round(ratio), shift: LOGIT * felt }
  if (incentive) effect = -0.3 * LOGIT * demand(1 + ratio, elasticity)
  else if (leaving.test(asked.canonical) || dear.test(topOf(asked.options))) effect = -effect
  return { amount, usual: round(usual), ratio: round(ratio), shift: effect }
}

/** The words at the high end of a ladder. */
function topOf(options: readonly Option[]): string {
  let top: Option | null = null
  for (const option of options) if (option.at !== null && (top === null || option.at > top.at!)) top = option
  return top?.key ?? ''
}

/** "$100,000 of cover for $19 a month": what is paid is the sum by the month. */
function priceAsked({ price, other_prices, text }: Pick<Reading, 'text' | 'price' | 'other_prices'>): Price | null {
  if (price === null || price.per !== null || changed.test(text)) return price
  return other_prices.find(({ per }) => per !== null && per !== 'unit') ?? price
}

function around(text: string, part: string): [string, string] {
  const at = text.indexOf(part)
  return at < 0 ? ['', ''] : [text.slice(Math.max(0, at - 24), at), text.slice(at + part.length, at + part.length + 32)]
}

/** Falls with the ratio: 0 at the usual price, towards a ceiling below it, by the elasticity above it. */
function demand(ratio: number, elasticity: number): number {
  if (ratio < 1) return 0.7 * elasticity * (1 - ratio)
  // Far above the usual price it is another kind of thing, and the usual price says less and less.
  const dearer = Math.log(ratio)
  return -elasticity * (dearer <= FAR ? dearer : FAR + 0.5 * (dearer - FAR))
}

/** Logit of the share who would buy at a price, or do it for that pay. A few say yes at any. */
function bought({ ceiling, middle, spread, rising }: Demand, price: number): number {
  const above = (naturalLog(Math.max(price, 1e-3)) - middle) / spread
  const share = FEW + ((1 - FEW) * ceiling) / (1 + exponential(rising ? -above : above))
  return naturalLog(share / (1 - share))
}
const FEW = 0.002

/** "From $15 to $18": what is asked about is the later one, whichever the reader took for the price. */
function changedRatio(text: string, price: Price, other: Price): number {
  const first = text.indexOf(price.text)
  const second = text.indexOf(other.text)
  const backwards = /\b(instead of|rather than|was|used to be|up from|down from|compared (?:to|with))\b/i.test(text)
  const later = first < second === backwards ? price : other
  const earlier = later === price ? other : price
  return earlier.amount > 0 ? later.amount / earlier.amount : 1
}

/**
 * The usual price in dollars, in the period of the price that is asked about; null where the category has none. It never
 * hangs on the amount: a price must not look cheap by being so high that another unit is thought of.
 */
function usualPrice(price: Price, category: Category | null): number | null {
  if (category === null || category.price === null || /percent/.test(category.price.unit)) return null
  const { typical, high, unit } = category.price
  const floor = Math.max(typical, high / 4)
  if (!(floor > 0)) return null
  const own = days[price.per ?? 'unit'] ?? null
  const theirs = days[periodOf(unit)] ?? null
  if (own !== null && theirs !== null) return (floor * own) / theirs
  if (own === null) return floor
  // By the month against by the piece: what users spend in a month is the measure.
  return (Math.max(category.monthly_spend_users, floor / 4, 0.5) * own) / days.month!
}

/** The period that the unit of a category's price is for. */
export function periodOf(unit: string): Period {
  const words = unit.toLowerCase()
  if (/month|30-day/.test(words)) return 'month'
  if (/\byear|annual/.test(words)) return 'year'
  if (/week(?!end)/.test(words)) return 'week'
  if (/\bday\b|daily/.test(words)) return 'day'
  return 'unit'
}

const round = (value: number): number => Number(value.toPrecision(6))
