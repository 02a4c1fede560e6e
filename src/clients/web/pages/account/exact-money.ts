import { language } from '../../strings/language.ts'

/** A single answer may cost a fraction of a cent: as many decimals as there are, up to six beyond the usual. */
export function exactMoney(cents: number, currency = 'usd'): string {
  const style = { style: 'currency', currency: currency.toUpperCase() } as const
  const digits = new Intl.NumberFormat(language, style).resolvedOptions().maximumFractionDigits ?? 2
  return new Intl.NumberFormat(language, { ...style, maximumFractionDigits: digits + 6 }).format(cents / 10 ** digits)
}
