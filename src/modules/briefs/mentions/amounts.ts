import { worldCountries } from '../../population/index.ts'
import { numberOf, numberPattern } from './number-words.ts'

const signs: Record<string, string> = { $: 'USD', '£': 'GBP', '€': 'EUR', '¥': 'JPY', '₹': 'INR' }
const words: readonly [RegExp, string][] = [
  [/^(?:us\s?)?(?:dollars?|usd|bucks)$/i, 'USD'],
  [/^(?:pounds?|gbp|quid)$/i, 'GBP'],
  [/^(?:euros?|eur)$/i, 'EUR'],
  [/^(?:canadian dollars|cad)$/i, 'CAD'],
  [/^(?:australian dollars|aud)$/i, 'AUD'],
  [/^(?:yen|jpy)$/i, 'JPY'],
  [/^(?:rupees?|inr)$/i, 'INR'],
]

/** A sum with or without its money, in three groups: the sign, the number, the word for the money. */
export const amountPattern = String.raw`(us\$|c\$|ca\$|a\$|au\$|[$£€¥₹])?\s?(${numberPattern})(?:\s?(usd|us\s?dollars|dollars|bucks|pounds|gbp|quid|euros?|eur|canadian\s+dollars|cad|australian\s+dollars|aud|yen|jpy|rupees|inr)\b)?`

export interface Amount {
  value: number
  /** As a code; undefined where the text names none. */
  currency: string | undefined
  /** Whether the number has its thousands with it ("75k", "50,000"), rather than being short for them ("50-75k"). */
  whole: boolean
}

export function amountOf(
  sign: string | undefined,
  number: string | undefined,
  word: string | undefined,
): Amount | undefined {
  const value = number === undefined ? undefined : numberOf(number)
  if (value === undefined || !Number.isFinite(value)) return undefined
  return { value, currency: currencyOf(sign, word), whole: /k$|thousand|grand|million|m$|hundred|,/i.test(number!) }
}

function currencyOf(sign: string | undefined, word: string | undefined): string | undefined {
  if (sign !== undefined) {
    const lower = sign.toLowerCase()
    return lower.startsWith('c') ? 'CAD' : lower.startsWith('a') ? 'AUD' : signs[lower.at(-1)!]
  }
  const bare = word?.replace(/\s+/g, ' ')
  return bare === undefined ? undefined : words.find(([form]) => form.test(bare))?.[1]
}

let rates: ReadonlyMap<string, number> | undefined

/** In US dollars, to the hundred where it was another money. */
export function inDollars(value: number, currency: string): number {
  if (currency === 'USD') return value
  rates ??= new Map(Object.values(worldCountries()).map((country) => [country.currency, country.fx]))
  return Math.round(value / (rates.get(currency) ?? 1) / 100) * 100
}
