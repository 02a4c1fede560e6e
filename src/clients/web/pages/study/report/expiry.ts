/** How long a link works, as the dialog offers it. */
export type Expiry = 'never' | 'week' | 'month' | 'day'

const DAY_MS = 86_400_000
const days = { week: 7, month: 30 } as const

/** 2026-11-16, where the reader is. */
export const dayOf = (moment: Date): string =>
  [moment.getFullYear(), moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, '0')).join('-')

/** When the link ends; undefined where the day is none or is over. A day ends when the reader's does. */
export function endOf(expiry: Expiry, day: string, now = Date.now()): string | null | undefined {
  if (expiry === 'never') return null
  if (expiry !== 'day') return new Date(now + days[expiry] * DAY_MS).toISOString()
  const end = new Date(`${day}T23:59:59`)
  return Number.isNaN(end.getTime()) || end.getTime() <= now ? undefined : end.toISOString()
}
