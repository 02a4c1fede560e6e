import { type Money, moneyAbroad } from '../deciding/abroad-money.ts'
import type { AskKind, Period, Price } from '../reading/reading.ts'
import { bankFiles } from './banks.ts'
import { drawsOf } from './compose-draws.ts'
import { money as written } from './english.ts'
import { drawn, type Slots } from './patterns.ts'
import { favourOf, polarityOf } from './reasons-favour.ts'
import type { Remark, Speaking } from './speaking.ts'

/** Kinds of question in which a sum of money is what one would pay. */
const BOUGHT: ReadonlySet<AskKind> = new Set(['intent', 'concept', 'price', 'condition'])

/** What the agent says about the price that the question names. */
export function priceRemarks(speaking: Speaking): Remark[] {
  const { reading, decision, forecast, manner, chance } = speaking
  const { price } = reading
  // Money that one would get is nothing to pay, and what is chosen between is no offer.
  if (price === null || forecast.price === null || forecast.shape !== 'ladder' || !BOUGHT.has(reading.ask)) return []
  const sign = polarityOf(speaking)
  const favour = favourOf(speaking)
  const unit = moneyFor(speaking)
  const of = (bank: string, direction: -1 | 1, count: number): Remark[] =>
    drawn(
      bankFiles.prices[bank]!,
      manner.register,
      slotsOf(speaking, price, unit),
      drawsOf(chance(`price ${bank}`)),
      count,
    ).map((filled) => ({
      ...filled,
      part: 'price',
      stance: (direction * sign) as -1 | 1,
      weight: 1 + 0.3 * chance(`weight/${filled.key}`),
      // Whoever is asked about the price speaks of it.
      ...(reading.ask === 'price' ? {} : { source: 'price' }),
    }))
  const limit = decision.reservation_price
  const affordable = limit === null ? favour > 0 : limit * unit.rate >= price.amount
  if (favour < -MIDDLE) {
    const recurring = price.per === 'month' || price.per === 'week' ? of('recurring', -1, 1) : []
    return affordable ? recurring : [...of('dear', -1, 3), ...recurring]
  }
  return affordable && favour > MIDDLE ? of('fair', 1, 2) : []
}

/** Whoever is in between says nothing of the price: it speaks for one side. */
const MIDDLE = 0.2

/** Americans speak of dollars; others of the question's money, or of their own. */
const moneyFor = ({ abroad, reading }: Speaking): Money =>
  abroad ? moneyAbroad(abroad, reading) : { currency: 'USD', rate: 1, scale: 1 }

const timesAYear: Partial<Record<Period, number>> = { day: 365, week: 52, month: 12, quarter: 4 }

function slotsOf(speaking: Speaking, price: Price, unit: Money): Slots {
  const known = Boolean(speaking.abroad) || price.currency === 'USD' || price.currency === '$'
  const times = price.per === null ? undefined : timesAYear[price.per]
  return {
    price: spokenPrice(price),
    own: (known && ownPrice(speaking, price, unit)) || undefined,
    year: times === undefined || !known ? undefined : inMoney(Math.round(price.amount * times), unit),
  }
}

/** The speaker's limit, where it is on the right side of the price and far enough from it to be worth saying. */
function ownPrice({ decision }: Speaking, price: Price, unit: Money): string | null {
  if (decision.reservation_price === null) return null
  const limit = decision.reservation_price * unit.rate
  // Nobody names a limit that is far from the price.
  if (limit < 0.5 * unit.scale || limit < 0.3 * price.amount || limit > 2 * price.amount) return null
  const own = unit.scale === 1 ? roundedDown(limit) : roundedDown(limit / unit.scale) * unit.scale
  const same = Math.abs(own - price.amount) < 0.04 * price.amount
  return same || own > limit || (limit < price.amount && own >= price.amount) ? null : inMoney(own, unit)
}

/** What somebody says who would pay at most this: round, and never above it. */
function roundedDown(amount: number): number {
  const step = amount < 5 ? 0.5 : amount < 20 ? 1 : amount < 100 ? 5 : amount < 500 ? 25 : amount < 2000 ? 100 : 500
  return Math.max(step, Math.floor(amount / step) * step)
}

const inMoney = (amount: number, { currency, scale }: Money): string =>
  written(amount >= 100 || scale > 1 ? Math.round(amount) : Math.round(amount * 100) / 100, currency)

/** A price as written, fit for the middle of a sentence ("$9.99 a month"); from the amount where the text is odd. */
function spokenPrice(price: Price): string {
  const text = price.text.trim().replace(/[.,;:!?]+$/, '')
  const plain = text !== '' && text.length <= 22 && /\d/.test(text) && !/[?!\n"{}]/.test(text)
  return plain ? text : written(price.amount, price.currency)
}
