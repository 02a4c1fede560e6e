import { moneyAbroad } from '../deciding/abroad-money.ts'
import { priceWanted } from '../reading/offer-asked.ts'
import type { NumberAsked, Period } from '../reading/reading.ts'
import { inFigures, inWords, money, singular } from './english.ts'
import type { Slots } from './patterns.ts'
import type { Speaking } from './speaking.ts'

const PAYING = /\b(?:pay|price|willing to spend|worth|too expensive|fair amount)\b/i
/** What somebody does spend is a fact, and what is too cheap or what one would ask for is no limit either. */
const SPENDING =
  /\b(?:do|does|did|have|has) (?:you|your (?:household|family|home)) (?:\w+ )?(?:spend|spent|pay|paid)\b|\bwould you (?:\w+ )?spend\b|\b(?:so low|too (?:low|cheap)|sell|selling|ask for|charge|quality|fair price)\b/i
/** Nobody is unsure about so few. */
const FEW = 3

const TIMED = new Set<NumberAsked['unit']>(['minutes', 'hours', 'days', 'weeks', 'months', 'years'])

/** The bank and the amount for a number that was asked for. */
export function amountOf({ reading, abroad }: Speaking, value: number): { bank: string; slots: Slots } {
  const own = abroad && reading.numeric?.unit === 'money' ? { currency: moneyAbroad(abroad, reading).currency } : {}
  const asked = reading.numeric && { ...reading.numeric, ...own }
  const wished = (reading.ask === 'price' || PAYING.test(reading.text)) && !SPENDING.test(reading.text)
  const paying = asked?.unit === 'money' && wished
  const counted = asked === null || !TIMED.has(asked.unit)
  if (value === 0) {
    const spent = asked?.unit === 'money' ? 'money_none' : counted ? 'amount_none' : 'time_none'
    return { bank: paying ? 'pay_nothing' : spent, slots: {} }
  }
  const bank = paying ? payBankOf(reading.text) : counted && value <= FEW ? 'amount_small' : 'amount'
  return { bank, slots: { amount: amountTexts(asked, value) } }
}

/** What would be right, too much or suspiciously little is nothing that somebody would go up to. */
function payBankOf(text: string): string {
  return payBanks[priceWanted(text) ?? 'pay']
}
const payBanks = { pay: 'pay', limit: 'pay', fair: 'pay_fair', dear: 'pay_dear', cheap: 'pay_cheap' } as const

/** The ways to write an amount: "$12 a month", "twelve dollars a month", "12". */
function amountTexts(asked: NumberAsked | null, value: number): readonly string[] {
  const figures = inFigures(value)
  if (asked === null) return [figures]
  const per = periodText(asked.per)
  if (asked.unit === 'money') {
    const written = money(value, asked.currency)
    const dollars = asked.currency === null || asked.currency === 'USD' || asked.currency === '$'
    const spoken = Number.isInteger(value) && value < 1000 && dollars
    const plural = value === 1 ? '' : 's'
    return spoken
      ? [
          `${written}${per}`,
          `${written}${per}`,
          `${inWords(value)} dollar${plural}${per}`,
          `${figures} buck${plural}${per}`,
        ]
      : [`${written}${per}`]
  }
  if (asked.unit === 'percent') return [`${figures}%`, `${figures} percent`]
  if (asked.unit === 'age') return [figures, inWords(value)]
  const unit = unitWord(asked, value)
  const words = Number.isInteger(value) && value <= 20 ? [`${inWords(value)}${unit}${per}`] : []
  return [`${figures}${unit}${per}`, ...words]
}

/** "a month", "a visit": how a period follows an amount. */
function periodText(period: Period | null): string {
  if (period === null) return ''
  return period === 'unit' ? ' each' : period === 'visit' ? ' a visit' : ` a ${period}`
}

const UNITS = new Set(['minutes', 'hours', 'days', 'weeks', 'months', 'years', 'miles'])

function unitWord(asked: NumberAsked, value: number): string {
  const word = asked.word?.trim().toLowerCase() || (UNITS.has(asked.unit) ? asked.unit : '')
  if (word === '' || !/^[\p{L}' -]{2,24}$/u.test(word)) return ''
  if (value !== 1) return ` ${word}`
  return ` ${singular(word)}`
}
