import { language } from './strings/language.ts'

const number = new Intl.NumberFormat(language)
const compact = new Intl.NumberFormat(language, { notation: 'compact', maximumFractionDigits: 1 })
const percentage = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 })
const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
const rules = new Intl.PluralRules(language)

export const count = (value: number): string => number.format(value)
/** 12,345 as "12.3K". */
export const short = (value: number): string => compact.format(value)
/** Of a share from 0 to 1, rounded as the service's own texts are. */
export const percent = (share: number): string => percentage.format(Math.round(share * 100) / 100)
export const decimal = (value: number, digits = 1): string =>
  new Intl.NumberFormat(language, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value)
export const date = (timestamp: string | Date): string => day.format(new Date(timestamp))
export const dateTime = (timestamp: string | Date): string => moment.format(new Date(timestamp))

/** Amounts in the smallest unit of a currency: a dollar has a hundred, a yen is one. */
export function money(cents: number, currency = 'usd'): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency: currency.toUpperCase() })
  return format.format(cents / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

const units: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** "3 minutes ago". */
export function ago(timestamp: string | Date, now = Date.now()): string {
  const seconds = (new Date(timestamp).getTime() - now) / 1000
  const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? ['second', 1]
  return relative.format(Math.round(seconds / size), unit)
}

/** The form that a number takes: `plural(n, { one: 'answer', other: 'answers' })`. */
export const plural = (
  value: number,
  forms: { one: string; other: string } & Partial<Record<Intl.LDMLPluralRule, string>>,
): string => forms[rules.select(value)] ?? forms.other

/** Codes as words: `not_in_labour_force` as "not in labour force". Texts and names stay as they are. */
export const words = (value: unknown): string => {
  const text = String(value)
  return /^[a-z0-9]+(_[a-z0-9]+)+$/.test(text) ? text.replaceAll('_', ' ') : text
}

export const capitalized = (text: string): string => text.charAt(0).toLocaleUpperCase(language) + text.slice(1)
