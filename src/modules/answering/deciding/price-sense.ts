import { exponential } from '../finding/portable-math.ts'
import type { Price, Reading } from '../reading/reading.ts'
import { priceThere } from './abroad.ts'
import type { Contribution } from './decision.ts'
import { plainness } from './forecast-facts.ts'
import { pricePoint } from './forecast-price.ts'
import { naturalLog } from './latent-scale.ts'
import type { PanelAgent, Weighed } from './panel-agent.ts'
import { valenceOf } from './valence.ts'

/** What a named price does to somebody. */
export interface PriceSense {
  /** Logits beyond what the price does to everybody, which is in the forecast's shares already. */
  tilt(agent: PanelAgent): number
  /** All that it does. */
  named(agent: PanelAgent): Contribution
  /**
   * The most that somebody would pay who stands so far above the line between buying and not, on the normal scale; 0 for
   * whom no price is low enough, null where nothing is paid.
   */
  reservation(agent: PanelAgent, above: number): number | null
}

/** How much more or less than others a price moves households of this income. Never nothing: demand falls for each. */
const sensitivity: Readonly<Record<string, number>> = {
  lt25k: 1.35,
  '25-50k': 1.15,
  '50-75k': 1,
  '75-100k': 0.9,
  '100k+': 0.7,
}

const LOGITS = 1.7

/** Null where no price is named. */
export function priceSense(asked: Weighed): PriceSense | null {
  const { price } = asked.forecast
  if (price === null || asked.reading.price === null) return null
  const effect = effectOf(asked)
  const all = effect(1)
  const of = ({ facets }: PanelAgent): number => sensitivity[facets.income ?? ''] ?? 1
  const direction = directionOf(all, effect(2), valenceOf(asked.reading))
  const ladder = direction === 0 ? null : pricesBy(effect, direction, price.ratio)
  // Abroad the price is held against what is usual there: what is so many times as dear as here does what a price would
  // that is so many times as high.
  const there = ({ abroad }: PanelAgent): number => (abroad ? priceThere(abroad, asked.forecast.category) : 1)
  const felts = new Map<number, number>([[1, all]])
  const felt = (agent: PanelAgent): number => {
    const level = there(agent)
    const known = felts.get(level) ?? effectOf(asked, 1 / level)(1)
    felts.set(level, known)
    return known
  }
  return {
    tilt: (agent) => LOGITS * (agent.abroad ? of(agent) * felt(agent) - all : (of(agent) - 1) * all),
    named: (agent) => {
      const ratio = agent.abroad ? ratioOf(asked, 1 / there(agent)) : price.ratio
      return {
        by: 'price',
        level: ratio > 1.15 ? 'dear' : ratio < 0.87 ? 'cheap' : 'usual',
        shift: LOGITS * of(agent) * felt(agent),
      }
    },
    reservation: (agent, above) =>
      ladder === null
        ? null
        : price.amount * there(agent) * ladder(direction * felt(agent) - (direction * above) / of(agent)),
  }
}

/**
 * What the price, made so many times as high, does to everybody: on the normal scale, towards the high end. `level`: all
 * prices in the question, made so many times as high.
 */
function effectOf({ reading, forecast: { category, price: named } }: Weighed, level = 1): (times: number) => number {
  const plain = category === null ? 0 : plainness(reading, category)
  const at = level === 1 ? reading : atLevel(reading, level)
  return (times) => {
    const price = { ...at.price!, amount: at.price!.amount * times }
    const shift = pricePoint({ ...at, price }, category, plain, named?.demand)?.shift ?? 0
    // Logarithms differ between processors in the last digit.
    return Math.round(shift * 1e6) / 1e6
  }
}

function ratioOf({ reading, forecast: { category, price } }: Weighed, level: number): number {
  return pricePoint(atLevel(reading, level), category, 1, price?.demand)?.ratio ?? 1
}

function atLevel(reading: Reading, level: number): Reading {
  const dearer = (price: Price): Price => ({ ...price, amount: price.amount * level })
  return { ...reading, price: reading.price && dearer(reading.price), other_prices: reading.other_prices.map(dearer) }
}

/** Whether the high end of the question is paying (1), not paying ("too expensive?": -1), or neither (0). */
function directionOf(now: number, dearer: number, valence: -1 | 1): -1 | 0 | 1 {
  if (dearer < now) return 1
  return dearer > now && valence < 0 ? -1 : 0
}

const STEP = 0.25
/** Prices are tried down to a twentieth of the usual one and up to twenty-five times the higher of both. */
const DOWN = 3
const UP = 3.25
const MOST_STEPS = 80

/**
 * How many times as high the price may be for its effect to come down to this: read off prices from low to high. Zero
 * for whom it would not be cheap enough at any price.
 */
function pricesBy(effect: (times: number) => number, direction: 1 | -1, ratio: number): (wanted: number) => number {
  const above = naturalLog(ratio)
  const start = Math.floor((-DOWN - Math.max(0, above)) / STEP)
  const steps = Math.min(MOST_STEPS, Math.ceil((UP + Math.max(0, -above)) / STEP) - start)
  const times = Array.from({ length: steps + 1 }, (_, at) => exponential(STEP * (start + at)))
  const effects = times.map((so) => direction * effect(so))
  return (wanted) => {
    if (effects[0]! < wanted) return 0
    let at = 0
    while (at < steps && effects[at + 1]! > wanted) at++
    if (at === steps) return times[at]!
    const fall = effects[at]! - effects[at + 1]!
    return times[at]! + (times[at + 1]! - times[at]!) * (fall > 0 ? (effects[at]! - wanted) / fall : 0)
  }
}
