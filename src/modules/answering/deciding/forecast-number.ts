import type { Category } from '../../knowledge/index.ts'
import { isOfNumber } from '../finding/record-index.ts'
import { type PriceWanted, priceWanted } from '../reading/offer-asked.ts'
import type { NumberAsked, Reading } from '../reading/reading.ts'
import type { ForecastFigures } from './forecast-figures.ts'
import type { Neighbour } from './forecast-known.ts'
import { logit, shareOfLogit } from './forecast-normal.ts'
import { isLadder, type Spread, spreadOfCategory, spreadOfKnown, spreadOfReader, usual } from './number-sources.ts'

/**
 * A number that is asked for: how many answer nothing, and the median and spread of the others' answers, which are
 * taken to be lognormal. From known questions whose options are numbers of the same unit, from what the reader expects,
 * from the category's prices and frequencies, and from what is usual for the unit.
 */
interface NumberShares {
  zero: number
  median: number
  log_sd: number
  /** By neighbour, in their order. */
  weights: number[]
}

/** Weight of what is usual for a unit. */
export const UNIT_WEIGHT = 0.01
const CATEGORY_WEIGHT = 0.2
/** What the reader counts for, up to the first similarity of the nearest known question; from the second on nothing. */
const READ_WEIGHT = 0.08
const UNKNOWN = 0.8
const KNOWN = 0.98

/** What the population answers to a question for a number. */
export function numberShares(
  reading: Reading,
  neighbours: readonly Neighbour[],
  category: { category: Category; worth: number } | null,
  { blend }: ForecastFigures,
): NumberShares {
  const asked = reading.numeric ?? unspecified
  const parts: { spread: Spread; weight: number }[] = [{ spread: usual[asked.unit], weight: UNIT_WEIGHT }]
  const ofCategory = category ? spreadOfCategory(reading, asked, category.category) : null
  if (ofCategory) parts.push({ spread: ofCategory, weight: CATEGORY_WEIGHT * category!.worth })
  const own: { spread: Spread; worth: number; weight: number }[] = []
  const weights = neighbours.map(({ known, similarity }) => {
    const times = timesAs(known.question.text, reading.text)
    const found = times === null ? null : spreadOfKnown(known, asked)
    if (found === null) return 0
    // Who pays nothing has no use for it, and might pay for it all the same.
    const other = asked.unit === 'money' && !sameOfPrice(known.question.text, reading.text)
    const spread = {
      ...found,
      middle: found.middle + Math.log(times!),
      zero: other ? usual.money.zero : found.zero,
    }
    if (!other && isOfNumber(known.question)) {
      const close = worthOf(similarity)
      const asNumber = isLadder(known.question) ? LADDER : 1
      own.push({ spread, worth: close * asNumber, weight: close * close * asNumber })
    }
    const weight = Math.exp(blend.steepness * (Math.min(1, similarity) - 1))
    parts.push({ spread, weight })
    return weight
  })
  if (reading.amounts) {
    // Who has been asked nearly the same knows better.
    const nearest = neighbours.reduce(
      (best, { similarity }, at) => (weights[at]! > 0 ? Math.max(best, similarity) : best),
      0,
    )
    const unknown = Math.min(1, Math.max(0, (KNOWN - nearest) / (KNOWN - UNKNOWN)))
    parts.push({ spread: spreadOfReader(reading.amounts), weight: READ_WEIGHT * unknown })
  }
  const all = together(parts)
  const worth = Math.max(0, ...own.map((one) => one.worth))
  const theirs = worth > 0 ? together(own) : all
  const mixed = (value: (blend: Blend) => number): number => (1 - worth) * value(all) + worth * value(theirs)
  const priced = asked.unit === 'money' ? priceWanted(reading.text) : null
  // Everything has a price at which it is fair, or too dear, also for those who do not want it.
  const none = asked.unit === 'age' || (priced !== null && priced !== 'pay' && priced !== 'limit')
  const never = none ? 0 : shareOfLogit(mixed((blend) => blend.zero))
  const zero = doesSo(reading, asked) ? never * AMONG_THOSE : never
  const spread = Math.sqrt(mixed((blend) => blend.variance) + 0.25 * (1 - worth) * all.between)
  return {
    ...within(asked, zero, Math.exp(mixed((blend) => blend.middle))),
    log_sd: digits(Math.min(Math.max(WIDEST[asked.unit] ?? 1.6, worth * Math.sqrt(theirs.variance)), spread)),
    weights,
  }
}

interface Blend {
  middle: number
  variance: number
  /** How far the sources lie apart, as a variance. Where they disagree about the middle it is open: that is spread, too. */
  between: number
  /** A logit. */
  zero: number
}

/** Sources blended by their weights. One that names quite another size than the rest has mistaken the question, and counts less. */
function together(parts: readonly { spread: Spread; weight: number }[]): Blend {
  let counts = parts.map(({ weight }) => weight)
  const over = (value: (spread: Spread) => number): number =>
    parts.reduce((sum, { spread }, at) => sum + counts[at]! * value(spread), 0) /
    counts.reduce((sum, count) => sum + count, 0)
  for (let round = 0; round < ROUNDS; round++) {
    const middle = over((spread) => spread.middle)
    counts = parts.map(({ spread, weight }) => weight / (1 + (spread.middle - middle) ** 2))
  }
  const middle = over((spread) => spread.middle)
  return {
    middle,
    variance: over((spread) => spread.sd ** 2),
    between: over((spread) => (spread.middle - middle) ** 2),
    zero: over((spread) => logit(spread.zero)),
  }
}
const ROUNDS = 3

/** Ages at which something happens, or should, lie nearer together than their sources agree. */
const WIDEST: Partial<Record<NumberAsked['unit'], number>> = { age: 0.14 }

/** What the nearest record of such a number counts for beside all else: nothing when it lies far, everything when it asks the same. */
const worthOf = (similarity: number): number => Math.min(1, Math.max(0, (similarity - FAR) / (SAME - FAR)))
const [FAR, SAME] = [0.83, 0.93]
/** A ladder of prices says what people would pay less directly than those who named it. */
const LADDER = 0.4
/** "a day", "each week", "in the past 30 days", "yearly": what a number is for. */
const PERIOD =
  /\b(?:an?|per|each|every|this|last|past|previous|typical|average|normal|usual) (?:(?:typical|average|normal|usual|given|single|last|past|full) )*(?:(\d+) )?(night|day|weekday|week|month|year)s?\b|\b(dai|night|week|month|annual|year)ly\b|\b(yesterday|today|tonight)\b/i
const days: Readonly<Record<string, number>> = { week: 7, month: 30.4, year: 365, annual: 365 }

/** The days that a question for a number is about; null where it names none. */
function daysIn(text: string): number | null {
  const [found, count = '1', span, every, now] = PERIOD.exec(text) ?? []
  if (found === undefined || Number(count) === 0) return null
  return now === undefined ? Number(count) * (days[(span ?? every)!.toLowerCase()] ?? 1) : 1
}

/** How much longer a time the second question is about than the first; null where only one of them is about a time. */
function periodsIn(known: string, asked: string): number | null {
  const [one, other] = [daysIn(known), daysIn(asked)]
  if (one === null || other === null) return one === other ? 1 : null
  return other / one
}

/** What people name as their limit, as fair, too dear and too cheap, beside what they say that they would pay. */
const besidePay: Readonly<Record<PriceWanted, number>> = { pay: 1, limit: 1.2, fair: 1, dear: 1.7, cheap: 0.45 }

/** How many times as large the answers to the second question are as those to the first; null where that cannot be told. */
function timesAs(known: string, asked: string): number | null {
  const periods = periodsIn(known, asked)
  const [one, other] = [priceWanted(known), priceWanted(asked)]
  return periods === null || one === null || other === null ? periods : (periods * besidePay[other]) / besidePay[one]
}

/** Whether both ask for a price, or neither does. */
const sameOfPrice = (one: string, other: string): boolean =>
  (priceWanted(one) === null) === (priceWanted(other) === null)

const unspecified: NumberAsked = {
  unit: 'other',
  word: null,
  currency: null,
  per: null,
  min: null,
  max: null,
  whole: false,
}

/** Of those who do a thing, as the question says that they do, few do none of it in a day, a week or a month. */
const doesSo = ({ audience }: Reading, { per }: NumberAsked): boolean =>
  per !== null && audience?.screens.some(({ wanted }) => wanted) === true
const AMONG_THOSE = 0.15

/** No answer lies outside what may be answered; where nothing may not be answered, nobody answers it. */
function within(asked: NumberAsked, zero: number, median: number): { zero: number; median: number } {
  const low = Math.min(asked.min ?? -Infinity, asked.max ?? Infinity)
  const high = Math.max(asked.min ?? -Infinity, asked.max ?? Infinity)
  const bounded = Math.min(high, Math.max(low, median))
  return { zero: low > 0 || high <= 0 ? 0 : digits(zero), median: Number.isFinite(bounded) ? digits(bounded) : 1 }
}

const digits = (value: number): number => Number(value.toPrecision(6))
