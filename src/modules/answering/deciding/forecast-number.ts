import type { Category } from '../../knowledge/index.ts'
import { isOfNumber } from '../finding/record-index.ts'
import { timesAYear } from '../reading/label-frequencies.ts'
import type { NumberAsked, Period, Reading } from '../reading/reading.ts'
import { boundsOf, middlesOf } from './forecast-bounds.ts'
import type { ForecastFigures } from './forecast-figures.ts'
import type { Known, Neighbour } from './forecast-known.ts'
import { logit, shareOfLogit } from './forecast-normal.ts'
import { periodOf } from './forecast-price.ts'

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

interface Spread {
  zero: number
  /** Logarithm of the median. */
  middle: number
  sd: number
}

const yearly: Partial<Record<Period, number>> = { day: 365, week: 52, month: 12, quarter: 4, year: 1 }
const minutes: Partial<Record<NumberAsked['unit'], number>> = {
  minutes: 1,
  hours: 60,
  days: 1440,
  weeks: 10_080,
  months: 43_800,
  years: 525_600,
}

/** What is usual for a unit where nothing else is known: a wide guess. */
const usual: Readonly<Record<NumberAsked['unit'], Spread>> = {
  money: { zero: 0.15, middle: Math.log(25), sd: 1 },
  count: { zero: 0.15, middle: Math.log(3), sd: 0.8 },
  percent: { zero: 0.05, middle: Math.log(30), sd: 0.7 },
  minutes: { zero: 0.08, middle: Math.log(25), sd: 0.8 },
  hours: { zero: 0.08, middle: Math.log(4), sd: 0.8 },
  days: { zero: 0.08, middle: Math.log(5), sd: 0.8 },
  weeks: { zero: 0.05, middle: Math.log(3), sd: 0.7 },
  months: { zero: 0.05, middle: Math.log(6), sd: 0.8 },
  years: { zero: 0.04, middle: Math.log(6), sd: 0.8 },
  age: { zero: 0, middle: Math.log(25), sd: 0.4 },
  miles: { zero: 0.05, middle: Math.log(10), sd: 0.9 },
  other: { zero: 0.1, middle: Math.log(5), sd: 1 },
}

/** Weight of what is usual for a unit. */
export const UNIT_WEIGHT = 0.01
const CATEGORY_WEIGHT = 0.2
/** What the reader counts for, up to the first similarity of the nearest known question; from the second on nothing. */
const READ_WEIGHT = 0.6
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
  let own: { spread: Spread; worth: number } | null = null
  const weights = neighbours.map(({ known, similarity }) => {
    const times = periodsIn(known.question.text, reading.text)
    const found = times === null ? null : spreadOfKnown(known, asked)
    if (found === null) return 0
    const spread = { ...found, middle: found.middle + Math.log(times!) }
    if (own === null && isOfNumber(known.question)) own = { spread, worth: worthOf(similarity) }
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
  const total = parts.reduce((sum, { weight }) => sum + weight, 0)
  const over = (value: (spread: Spread) => number): number =>
    parts.reduce((sum, { spread, weight }) => sum + weight * value(spread), 0) / total
  const { worth, spread: theirs } = own ?? { worth: 0, spread: usual.other }
  const mixed = (value: (spread: Spread) => number): number => (1 - worth) * over(value) + worth * value(theirs)
  const middle = over((spread) => spread.middle)
  // Sources that disagree about the middle leave it open: that is spread, too.
  const between = over((spread) => (spread.middle - middle) ** 2)
  const none = asked.unit === 'age' ? 0 : shareOfLogit(mixed((spread) => logit(spread.zero)))
  const zero = doesSo(reading, asked) ? none * AMONG_THOSE : none
  return {
    ...within(asked, zero, Math.exp(mixed((spread) => spread.middle))),
    log_sd: digits(
      Math.min(WIDEST[asked.unit] ?? 1.6, Math.sqrt(mixed((spread) => spread.sd ** 2) + 0.25 * (1 - worth) * between)),
    ),
    weights,
  }
}

/** Ages at which something happens, or should, lie nearer together than their sources agree. */
const WIDEST: Partial<Record<NumberAsked['unit'], number>> = { age: 0.14 }

/** What the nearest record of such a number counts for beside all else: nothing when it lies far, everything when it asks the same. */
const worthOf = (similarity: number): number => Math.min(1, Math.max(0, (similarity - FAR) / (SAME - FAR)))
const [FAR, SAME] = [0.83, 0.93]

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

const unspecified: NumberAsked = {
  unit: 'other',
  word: null,
  currency: null,
  per: null,
  min: null,
  max: null,
  whole: false,
}

/** No answer lies outside what may be answered; where nothing may not be answered, nobody answers it. */
/** Of those who do a thing, as the question says that they do, few do none of it in a day, a week or a month. */
const doesSo = ({ audience }: Reading, { per }: NumberAsked): boolean =>
  per !== null && audience?.screens.some(({ wanted }) => wanted) === true
const AMONG_THOSE = 0.15

function within(asked: NumberAsked, zero: number, median: number): { zero: number; median: number } {
  const low = Math.min(asked.min ?? -Infinity, asked.max ?? Infinity)
  const high = Math.max(asked.min ?? -Infinity, asked.max ?? Infinity)
  const bounded = Math.min(high, Math.max(low, median))
  return { zero: low > 0 || high <= 0 ? 0 : digits(zero), median: Number.isFinite(bounded) ? digits(bounded) : 1 }
}

/** A number with a unit of time. */
const written = /\d\s*(min|h|hr|hour|day|week|month|year)s?\b/i

/** The spread behind options that are numbers of the unit asked for; null if they are not. */
function spreadOfKnown(
  { question: { options, shares }, options: read, ladder }: Known,
  asked: NumberAsked,
): Spread | null {
  const money = options.some((option) => /[$£€]/.test(option))
  if (read.length !== shares.length || money !== (asked.unit === 'money')) return null
  const percent = options.some((option) => option.includes('%') || /percent/i.test(option))
  if (percent !== (asked.unit === 'percent')) return null
  const timed = options.some((option) => written.test(option))
  const scale = minutes[asked.unit] ?? null
  const rate = asked.unit === 'count' && asked.per !== null ? (yearly[asked.per] ?? null) : null
  // "Rarely" and "often" are no rates.
  const rates = ladder?.ladder.amounts?.of === 'rate'
  if (timed && scale === null && !(rate !== null && rates)) return null
  let zero = 0
  let held = 0
  const values: { log: number; share: number }[] = []
  const middles = middlesOf(read.map(({ key }) => boundsOf(key)))
  for (const [at, { key }] of read.entries()) {
    const share = shares[at]!
    const times = rate !== null && rates ? timesAYear(key) : null
    const number = times !== null ? times / rate! : middles[at]!
    if (number === null || !Number.isFinite(number) || number > 1e12) {
      if (read[at]!.at !== null) return null
      continue
    }
    held += share
    // A step that names its unit was turned into minutes; the others are in the unit of the question already.
    if (number <= 0) zero += share
    else values.push({ log: Math.log(written.test(key) && scale !== null ? number / scale : number), share })
  }
  const body = held - zero
  if (values.length < 3 || body < 0.02) return null
  const middle = values.reduce((sum, { log, share }) => sum + log * share, 0) / body
  const sd = Math.sqrt(values.reduce((sum, { log, share }) => sum + share * (log - middle) ** 2, 0) / body)
  return { zero: zero / held, middle, sd: Math.min(1.4, Math.max(0.2, sd)) }
}

function spreadOfReader({ zero, quantiles }: NonNullable<Reading['amounts']>): Spread {
  const [low, , middle, , high] = quantiles.map((value) => Math.log(Math.max(1e-3, value)))
  return { zero, middle: middle!, sd: Math.min(1.4, Math.max(0.2, (high! - low!) / TENTHS)) }
}
/** Standard deviations from the lowest tenth of a normal distribution to the highest. */
const TENTHS = 2.563

/** What a category says of a sum of money or of a number of times. */
function spreadOfCategory(reading: Reading, asked: NumberAsked, category: Category): Spread | null {
  const { frequency, penetration, price } = category
  if (asked.unit === 'money') {
    const spending = /\b(spend|spent|paid|pay each|cost you|bill)\b/i.test(reading.canonical)
    const per = asked.per === null ? null : (yearly[asked.per] ?? null)
    if (spending && (per !== null || price === null) && category.monthly_spend_users > 0) {
      return { zero: 1 - penetration, middle: Math.log((category.monthly_spend_users * 12) / (per ?? 12)), sd: 0.8 }
    }
    if (price === null || !(price.typical > 0)) return null
    const own = yearly[periodOf(price.unit)] ?? null
    const scale = per !== null && own !== null ? own / per : 1
    const sd = Math.log(Math.max(price.high, price.typical * 1.2) / Math.max(price.low, price.typical / 5)) / 2.56
    // People name less than the usual price for what they would pay, and some would pay nothing.
    return {
      zero: spending ? 0.03 : 0.3 * (1 - penetration),
      middle: Math.log(price.typical * scale * (spending ? 1 : 0.85)),
      sd: Math.min(1.1, Math.max(0.25, sd)),
    }
  }
  if (asked.unit !== 'count' || asked.per === null || !(asked.per in yearly)) return null
  const rates: [number, number][] = [
    [365, frequency.daily],
    [90, frequency.weekly],
    [18, frequency.monthly],
    [4, frequency.less],
  ]
  const body = rates.reduce((sum, [, share]) => sum + share, 0)
  if (body <= 0) return null
  const per = yearly[asked.per]!
  const middle = rates.reduce((sum, [rate, share]) => sum + share * Math.log(rate / per), 0) / body
  // Less than once in the period is nothing in the period.
  const seldom = rates.reduce((sum, [rate, share]) => sum + share * Math.exp(-rate / per), 0) / body
  return { zero: 1 - penetration * (1 - seldom), middle: Math.max(middle, Math.log(1.2)), sd: 0.8 }
}

const digits = (value: number): number => Number(value.toPrecision(6))
