import type { Category } from '../../knowledge/index.ts'
import { worldCountries } from '../../population/index.ts'
import type { Reading } from '../reading/reading.ts'
import { type Abroad, priceThere } from './abroad.ts'

/** The money in which somebody names an amount. */
export interface Money {
  currency: string
  /** Units for a US dollar. */
  rate: number
  /** A power of ten: where an American counts in ones, people count in so many units. */
  scale: number
}

/** Words and signs that say in which money an answer is wanted. */
const named: readonly [string, RegExp][] = [
  ['USD', /\$|\b(?:dollars?|usd|bucks?)\b/i],
  ['EUR', /€|\b(?:euros?|eur)\b/i],
  ['GBP', /£|\b(?:pounds? sterling|gbp|quid|how many pounds)\b/i],
  ['JPY', /¥|\b(?:yen|jpy)\b/i],
  ['INR', /₹|\b(?:rupees?|inr)\b/i],
]

/** The money that the question names; null where it names none. */
function currencyNamed({ text, price }: Pick<Reading, 'text' | 'price'>): string | null {
  if (price !== null) return price.currency
  return named.find(([, words]) => words.test(text))?.[0] ?? null
}

/** That of the question, or, where it names none, one's own. */
export function moneyAbroad(abroad: Abroad, reading: Pick<Reading, 'text' | 'price'>): Money {
  const currency = currencyNamed(reading) ?? abroad.currency
  const rate = currency === abroad.currency ? abroad.fx : rateOf(currency)
  return { currency, rate, scale: 10 ** Math.round(Math.log10(rate)) }
}

/** A sum that Americans have in mind, as it would be there. */
export function amountThere(dollars: number, abroad: Abroad, category: Category | null, { rate }: Money): number {
  return dollars * priceThere(abroad, category) * rate
}

let rates: ReadonlyMap<string, number> | undefined

function rateOf(currency: string): number {
  rates ??= new Map(Object.values(worldCountries()).map((country) => [country.currency, country.fx]))
  return rates.get(currency) ?? 1
}
