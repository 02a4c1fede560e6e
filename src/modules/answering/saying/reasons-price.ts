import type { Category } from '../../knowledge/index.ts'
import { priceThere } from '../deciding/abroad.ts'
import { type Money, moneyAbroad } from '../deciding/abroad-money.ts'
import type { Period, Price } from '../reading/reading.ts'
import { bankFiles } from './banks.ts'
import { drawsOf } from './compose-draws.ts'
import { money as written } from './english.ts'
import { drawn, type Slots } from './patterns.ts'
import { favourOf, polarityOf } from './reasons-favour.ts'
import type { Remark, Speaking } from './speaking.ts'

/** An amount as people write it: "$12", "$4.50", "$1,200". */
function money(amount: number): string {
  const rounded = amount >= 100 ? Math.round(amount) : Math.round(amount * 100) / 100
  const whole = Number.isInteger(rounded)
  const [dollars, cents] = (whole ? String(rounded) : rounded.toFixed(2)).split('.')
  const grouped = dollars!.replace(/\B(?=(\d{3})+$)/g, ',')
  return cents === undefined ? `$${grouped}` : `$${grouped}.${cents}`
}

/** Americans speak of dollars; others of the question's money, or of their own. */
const moneyFor = ({ abroad, reading }: Speaking): Money =>
  abroad ? moneyAbroad(abroad, reading) : { currency: 'USD', rate: 1, scale: 1 }

function inMoney(amount: number, { currency, scale }: Money): string {
  if (currency === 'USD') return money(amount)
  return written(amount >= 100 || scale > 1 ? Math.round(amount) : Math.round(amount * 100) / 100, currency)
}

/** Rounded as Americans would round dollars, in the steps of another money. */
const inSteps = (round: (amount: number) => number, amount: number, { scale }: Money): number =>
  scale === 1 ? round(amount) : round(amount / scale) * scale

/** What somebody says who would pay at most this: round, and never above it. */
function roundedDown(amount: number): number {
  const step = amount < 5 ? 0.5 : amount < 20 ? 1 : amount < 100 ? 5 : amount < 500 ? 25 : amount < 2000 ? 100 : 500
  return Math.max(step, Math.floor(amount / step) * step)
}

const timesAYear: Partial<Record<Period, number>> = { day: 365, week: 52, month: 12, quarter: 4 }

/** The price in the speaker's own working time; null for those without pay, and where it would be silly to count. */
function workingTime(amount: number, { person }: Speaking): string | null {
  if (person.labour_status !== 'employed' || person.annual_income_usd < 9000 || person.country_code !== 'US')
    return null
  const hours = amount / (person.annual_income_usd / (person.labour_detail === 'part_time' ? 1100 : 2000))
  if (hours < 0.75 || hours > 180) return null
  if (hours < 1.4) return "an hour's work"
  if (hours < 2.6) return 'a couple of hours of work'
  if (hours < 5.5) return 'half a shift'
  if (hours < 10) return "a day's work"
  if (hours < 20) return "two days' work"
  if (hours < 34) return 'most of a work week'
  if (hours < 55) return "a week's pay"
  return hours < 110 ? 'two weeks of pay' : 'a month of pay'
}

/** "one drink" as it stands after "for"; null where the unit is no thing ("free", "monthly payment"). */
function unitPhrase(category: Category | null): string | null {
  const unit = category?.price?.unit
  if (unit === undefined || category!.price!.typical <= 0) return null
  if (
    /percent|free|cost|saving|earning|payment|own |offering|contribution|wage|received|fee|premium|out of pocket|out-of-pocket|tuition|access|income|expected|per /.test(
      unit,
    )
  ) {
    return null
  }
  if (/^(one|a|an|two|three|four|half|\d)\b/.test(unit)) return unit
  return /s$/.test(unit) || /^monthly|month$/.test(unit) ? null : null
}

function slotsOf(speaking: Speaking, category: Category | null, price: Price | null): Slots {
  const { decision, forecast, reading } = speaking
  const unit = moneyFor(speaking)
  const dollars = price !== null && (Boolean(speaking.abroad) || price.currency === 'USD' || price.currency === '$')
  const usual = usualFor(
    speaking,
    forecast.price?.usual ?? (reading.price === null ? (category?.price?.typical ?? null) : null),
    forecast.category ?? category,
  )
  const times = price?.per == null ? undefined : timesAYear[price.per]
  const off = usual === null || usual <= 0 || (price !== null && !dollars)
  // Whoever finds it dear compares it with what is cheaper.
  const dear = favourOf(speaking) < 0 && price !== null && usual !== null && usual > price.amount
  const same = dear || (price !== null && usual !== null && Math.abs(usual - price.amount) < 0.15 * price.amount)
  return {
    price: price === null ? undefined : spokenPrice(price),
    own: ownPrice(speaking, price, dollars, unit) ?? undefined,
    work: (dollars && workingTime(price.amount, speaking)) || undefined,
    usual: off || same ? undefined : inMoney(inSteps(friendly, usual, unit), unit),
    year: times === undefined || !dollars ? undefined : inMoney(Math.round(price!.amount * times), unit),
    unit: typeof decision.value === 'number' ? undefined : (unitPhrase(category) ?? undefined),
  }
}

/** The usual price in the US, as it is where the speaker lives, in the money that the speaker speaks of. */
function usualFor(speaking: Speaking, dollars: number | null, category: Category | null): number | null {
  if (dollars === null || !speaking.abroad) return dollars
  return dollars * priceThere(speaking.abroad, category) * moneyFor(speaking).rate
}

const friendly = (amount: number): number =>
  amount < 10 ? Math.round(amount * 2) / 2 : amount < 100 ? Math.round(amount) : roundedDown(amount)

/** The speaker's limit, where it is on the right side of the price and far enough from it to be worth saying. */
function ownPrice({ decision }: Speaking, price: Price | null, dollars: boolean, unit: Money): string | null {
  if (decision.reservation_price === null) return null
  const limit = decision.reservation_price * unit.rate
  if (price === null || !dollars || limit < 0.5 * unit.scale || limit < 0.3 * price.amount) return null
  const own = inSteps(roundedDown, limit, unit)
  const same = Math.abs(own - price.amount) < 0.04 * price.amount
  return same || own > limit || (limit < price.amount && own >= price.amount) ? null : inMoney(own, unit)
}

/** A price as written, fit for the middle of a sentence ("$9.99 a month"); from the amount where the text is odd. */
function spokenPrice(price: Price): string {
  const text = price.text.trim().replace(/[.,;:!?]+$/, '')
  const plain = text !== '' && text.length <= 22 && /\d/.test(text) && !/[?!\n"{}]/.test(text)
  return plain ? text : money(price.amount)
}

/** What the agent says about the price that the question names, or about prices of the kind where they are the matter. */
export function priceRemarks(speaking: Speaking, category: Category | null): Remark[] {
  const { reading, decision, manner, chance } = speaking
  const sign = polarityOf(speaking)
  const favour = favourOf(speaking)
  const { price } = reading
  // Money that one would get is nothing to pay.
  if (price !== null && speaking.forecast.price === null) return []
  const slots = slotsOf(speaking, category, price)
  const of = (bank: string, direction: -1 | 0 | 1, weight: number, count = 1): Remark[] =>
    drawn(bankFiles.prices[bank]!, manner.register, slots, drawsOf(chance(`price ${bank}`)), count).map((filled) => ({
      ...filled,
      part: 'price',
      stance: (direction * sign) as -1 | 0 | 1,
      weight: weight + 0.3 * chance(`weight/${filled.key}`),
    }))
  if (price === null) {
    const asked = reading.ask === 'price' && decision.value === null && decision.user !== false
    return asked ? of('usual', 0, 0.9) : []
  }
  const moved = decision.contributions.some(({ by }) => by === 'price') ? 0.25 : 0
  const limit = decision.reservation_price
  const usual = usualFor(speaking, speaking.forecast.price?.usual ?? null, speaking.forecast.category)
  const affordable = limit === null ? favour > 0 : limit * moneyFor(speaking).rate >= price.amount
  const recurring = (price.per === 'month' || price.per === 'week') && favour < 0.2 ? of('recurring', -1, 0.9) : []
  if (!affordable && favour < 0.4) return [...of('dear', -1, 1.15 + moved, 3), ...recurring]
  if (!affordable || favour <= -0.4) return recurring
  if (usual !== null && price.amount > usual * 1.15) return [...of('stretch', 1, 1 + moved, 2), ...recurring]
  if (usual !== null && price.amount < usual * 0.35) return [...of('low', 0, 0.9 + moved, 2), ...recurring]
  return [...of('fair', 1, 1 + moved, 2), ...recurring]
}
