import { timesAYear } from '../reading/label-frequencies.ts'
import { boundsOf } from './forecast-bounds.ts'

/** Ladders whose steps are quantities can be read off one another as quantities: rates, sums of money, numbers. */
export interface Amounts {
  of: 'rate' | 'money' | 'number'
  /** Where the ladder is cut, as logarithms: of times a year, or of the sum or number. */
  cuts: readonly number[]
  /** Whether the lowest step is never, or nothing. */
  zero: boolean
}

/** Never is put this far below once a year. */
const NEVER = 0.25
/** How far apart, as a logarithm, rates are that people keep apart: twice as often. */
const A_STEP = Math.log(2)

/** The quantities behind a ladder's words, low to high; null unless every step is one and they go up. */
export function amountsOf(set: string, keys: readonly string[]): Amounts | null {
  if (set === 'rate') return rates(keys)
  return set === 'money' || set === 'numbers' ? sums(set === 'money' ? 'money' : 'number', keys) : null
}

function rates(keys: readonly string[]): Amounts | null {
  const places: number[] = []
  let zero = false
  for (const [step, key] of keys.entries()) {
    const times = timesAYear(key)
    if (times === null) return null
    if (step === 0 && times === 0) zero = true
    places.push(Math.log(times > 0 ? Math.max(times, 2 * NEVER) : NEVER))
  }
  // "Less often" and "more often" begin where the step beside them ends.
  if (/^less(?: often)?$/.test(keys[zero ? 1 : 0]!)) places[zero ? 1 : 0] = (places[zero ? 2 : 1] ?? 0) - A_STEP
  if (/^more(?: often)?$/.test(keys.at(-1)!)) places[places.length - 1] = (places.at(-2) ?? 0) + A_STEP
  if (places.some((place, step) => step > 0 && place <= places[step - 1]!)) return null
  return places.length < 2
    ? null
    : { of: 'rate', cuts: places.slice(1).map((place, step) => (place + places[step]!) / 2), zero }
}

function sums(of: 'money' | 'number', keys: readonly string[]): Amounts | null {
  const bounds = keys.map(boundsOf)
  const unit = Math.log(timeUnit(keys))
  const cuts: number[] = []
  for (const [step, next] of bounds.entries()) {
    if (next === null || next.low > 1e12) return null
    if (step === 0) continue
    const last = bounds[step - 1]!
    // From nothing to something: halfway to the first number, or a little of an open beginning.
    const cut =
      last.high > 0 ? (last.high + Math.max(last.high, next.low)) / 2 : next.low > 0 ? next.low / 2 : 0.15 * next.high
    const place = Math.log(cut) - unit
    if (!Number.isFinite(place) || (step > 1 && place <= cuts[step - 2]!)) return null
    cuts.push(place)
  }
  return cuts.length < 2 ? null : { of, cuts, zero: bounds[0]!.high === 0 }
}

/**
 * Time comes in minutes. "How many hours" is answered by bare numbers as often as by "1 to 2 hours", so that time is
 * written in the unit in which people count it: short times in hours, long ones in days.
 */
function timeUnit(keys: readonly string[]): number {
  if (keys.some((key) => /\b(days?|weeks?|months?|years?|yrs?)\b/.test(key))) return DAY
  return keys.some((key) => /\d ?(m|min|mins|minutes?|h|hrs?|hours?)\b|\b(minute|hour)\b/.test(key)) ? HOUR : 1
}
const HOUR = 60
const DAY = 1440
