import { count, decimal } from '../../../format.ts'

/** As exact as a reader can use: 4.27, 12.4, 1,250. Without zeros that say nothing. */
export function amount(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2
  const rounded = Number(value.toFixed(digits)) + 0
  return Number.isInteger(rounded) ? count(rounded) : decimal(rounded, String(rounded).split('.')[1]!.length)
}

export const whole = (value: number): string => count(Math.round(value) + 0)
