import type { Category } from '../../knowledge/index.ts'
import { isOfNumber } from '../finding/record-index.ts'
import { timesAYear } from '../reading/label-frequencies.ts'
import type { NumberAsked, Period, Reading } from '../reading/reading.ts'
import { boundsOf, middlesOf } from './forecast-bounds.ts'
import type { Known } from './forecast-known.ts'
import { periodOf } from './forecast-price.ts'

/** What one source says of a number: how many answer nothing, and where the others' answers lie. */
export interface Spread {
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
  age: 525_600,
}
/** The age at which something was or should be, as against how long it has been. */
const AT_AGE = /\b(?:how old (?:were|was|should|must|are|will|would|did|do) |ages?\b)/i

/** What is usual for a unit where nothing else is known: a wide guess. */
export const usual: Readonly<Record<NumberAsked['unit'], Spread>> = {
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

/** A number with a unit of time. */
const written = /\d\s*(min|minute|h|hr|hour|day|week|month|year)s?\b/i

/** The spread behind options that are numbers of the unit asked for; null if they are not. */
export function spreadOfKnown({ question, options: read, ladder }: Known, asked: NumberAsked): Spread | null {
  const { options, shares } = question
  const ofNumber = isOfNumber(question)
  const money = options.some((option) => /[$£€]/.test(option))
  if (read.length !== shares.length || money !== (asked.unit === 'money')) return null
  if ((asked.unit === 'age' || asked.unit === 'years') && AT_AGE.test(question.text) !== (asked.unit === 'age'))
    return null
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
  const mean = values.reduce((sum, { log, share }) => sum + log * share, 0) / body
  const middle = ofNumber ? medianOf(values, body) : mean
  const sd = Math.sqrt(values.reduce((sum, { log, share }) => sum + share * (log - middle) ** 2, 0) / body)
  // A record has the tenths of people's numbers; options are no finer than their steps.
  return {
    zero: zero / held,
    middle,
    sd: Math.min(isLadder(question) ? WIDEST_LADDER : 1.4, Math.max(ofNumber ? 0.03 : 0.2, sd)),
  }
}

/** The value that half of them reach; they come from low to high. */
function medianOf(values: readonly { log: number; share: number }[], body: number): number {
  let below = 0
  for (const { log, share } of values) {
    below += share
    if (below >= body / 2) return log
  }
  return values.at(-1)!.log
}

export function spreadOfReader({ zero, quantiles }: NonNullable<Reading['amounts']>): Spread {
  const [low, , middle, , high] = quantiles.map((value) => Math.log(Math.max(1e-3, value)))
  return { zero, middle: middle!, sd: Math.min(1.4, Math.max(0.2, (high! - low!) / TENTHS)) }
}
/** Standard deviations from the lowest tenth of a normal distribution to the highest. */
const TENTHS = 2.563

/** What a category says of a sum of money or of a number of times. */
export function spreadOfCategory(reading: Reading, asked: NumberAsked, category: Category): Spread | null {
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

/** The ends of a ladder are far out, so that every price between them is on it. */
const WIDEST_LADDER = 0.8
/** Whether a record is a ladder of prices. */
export const isLadder = ({ id }: Known['question']): boolean => id.startsWith('record.prices.')
