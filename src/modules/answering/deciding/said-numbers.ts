import type { NumberAsked } from '../reading/reading.ts'

/** How somebody says a number. */
interface Saying {
  unit: NumberAsked['unit']
  whole: boolean
  /** 0 to 1: the agent's own liking of round numbers. */
  roundness: number
  /** 0 to 1: how it is about this number. */
  taste: number
  /** What one would pay, which is no sum that was ever paid: only round ones are named. */
  wished?: boolean
}

type Grain = 'exact' | 'fine' | 'plain' | 'rough'

const powers = [1e-3, 1e-2, 0.1, 1, 10, 100, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12]

/** What people count in, where it is not tens. */
const clocks: Partial<Record<NumberAsked['unit'], Readonly<Record<'plain' | 'rough', readonly number[]>>>> = {
  minutes: {
    plain: [1, 2, 3, 5, 8, 10, 12, 15, 20, 25, 30, 40, 45, 50, 60, 75, 90, 120, 150, 180, 240, 300, 360, 480, 600, 720],
    rough: [1, 2, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 300, 360, 480, 600, 720],
  },
  hours: {
    plain: [
      0.25, 0.5, 0.75, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 7, 8, 10, 12, 15, 16, 18, 20, 24, 30, 35, 40, 45, 48, 50, 60, 72,
    ],
    rough: [0.5, 1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 24, 30, 40, 50, 60, 72],
  },
  days: {
    plain: [
      1, 2, 3, 4, 5, 6, 7, 8, 10, 12, 14, 15, 20, 21, 25, 28, 30, 40, 45, 60, 75, 90, 100, 120, 150, 180, 200, 250, 300,
      365,
    ],
    rough: [1, 2, 3, 5, 7, 10, 14, 20, 30, 60, 90, 100, 180, 200, 300, 365],
  },
  weeks: { plain: [1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 26, 30, 40, 52], rough: [1, 2, 3, 4, 6, 8, 10, 12, 26, 52] },
  months: {
    plain: [1, 2, 3, 4, 5, 6, 8, 9, 10, 12, 15, 18, 24, 30, 36, 48, 60, 72, 84, 120],
    rough: [1, 2, 3, 6, 9, 12, 18, 24, 36, 48, 60, 120],
  },
}

const plainMantissas = [1, 1.2, 1.5, 1.8, 2, 2.5, 3, 3.5, 4, 4.5, 5, 6, 7, 7.5, 8, 9, 10]
const roughMantissas = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10]
const wholeMantissas = [1, 2, 3, 4, 5, 6, 7, 8, 10]

/**
 * The number that comes out when somebody has a quantity in mind: a few say 17.50 or 19.99, some 17, most 18 or 20,
 * some only 20. Larger numbers are rounder. Nothing that is something becomes zero.
 */
export function sayable(value: number, { unit, whole, roundness, taste, wished = false }: Saying): number {
  if (!(value > 0) || !Number.isFinite(value)) return 0
  const level = 0.6 * roundness + 0.4 * taste
  const fine: Grain = wished ? 'plain' : level < 0.22 ? 'exact' : 'fine'
  const grain: Grain = level < 0.45 ? fine : level < 0.68 ? 'plain' : 'rough'
  const base = powers.findLast((power) => power <= value * 1.0000001) ?? powers[0]!
  const said = tidy(saidIn(value, base, unit, whole, grain, taste))
  if (unit === 'money' && !whole) return Math.max(1, Math.round(said * 100)) / 100
  if (!whole) return said > 0 ? said : tidy(base)
  return Math.max(1, Math.round(said))
}

/** The same for somebody who would not say less than `least`. */
export function sayableFrom(least: number, value: number, saying: Saying): number {
  for (let size = value; ; size = Math.max(size, least) * A_LITTLE) {
    const said = sayable(size, saying)
    if (said >= least) return said
  }
}
const A_LITTLE = 1.03

function saidIn(
  value: number,
  base: number,
  unit: NumberAsked['unit'],
  whole: boolean,
  grain: Grain,
  taste: number,
): number {
  const clock = clocks[unit]
  if (clock && (grain === 'plain' || grain === 'rough') && value <= clock[grain].at(-1)!)
    return nearest(value, clock[grain])
  // Nobody says 4.5 or 37 minutes.
  if (unit === 'minutes') return onGrid(value, value < 20 ? 1 : 5)
  if (unit === 'percent') return percent(value, grain)
  if (unit === 'age' || unit === 'years') return value < 12 || grain !== 'rough' ? ages(value, grain) : onGrid(value, 5)
  if (unit === 'money') return money(value, base, grain, taste)
  const step = whole || value >= 10 ? 1 : 0.5
  if (value < 10) return grain === 'rough' ? Math.max(step, onGrid(value, value > 6 ? 2 : 1)) : onGrid(value, step)
  if (grain === 'exact') return onGrid(value, base >= 100 ? base / 100 : 1)
  if (grain === 'fine') return onGrid(value, base >= 100 ? base / 20 : 1)
  return base * nearest(value / base, grain === 'plain' ? plainMantissas : roughMantissas)
}

function money(value: number, base: number, grain: Grain, taste: number): number {
  if (grain === 'rough') return base * nearest(value / base, base === 1 ? wholeMantissas : roughMantissas)
  if (grain === 'plain') {
    if (base <= 1) return onGrid(value, base / 2)
    return value < 2 * base ? base * nearest(value / base, plainMantissas) : onGrid(value, base / 2)
  }
  if (grain === 'fine')
    return onGrid(value, base >= 100 ? base / (value < 2.5 * base ? 20 : 10) : base >= 10 ? 1 : base / 4)
  if (base > 100) return onGrid(value, base / 100)
  const dollars = Math.round(value)
  // The few who think in prices on shelves, where cents still matter.
  if (taste > 0.3 && dollars >= 2 && base <= 10) return dollars - 0.01
  return base >= 10 ? dollars : onGrid(value, base / 20)
}

function percent(value: number, grain: Grain): number {
  if (value < 3) return onGrid(value, 1)
  if (grain === 'rough') return value > 20 && value < 30 ? 25 : value > 70 && value < 80 ? 75 : onGrid(value, 10)
  return onGrid(value, grain === 'plain' ? 5 : grain === 'fine' ? (value > 12 ? 5 : 1) : 1)
}

const ages = (value: number, grain: Grain): number => onGrid(value, grain === 'plain' && value > 22 ? 5 : 1)

const onGrid = (value: number, step: number): number => Math.max(step, Math.round(value / step) * step)

/** By proportion: 14 is nearer to 15 than to 12. */
function nearest(value: number, rungs: readonly number[]): number {
  let best = rungs[0]!
  for (const rung of rungs) {
    const [off, least] = [rung > value ? rung / value : value / rung, best > value ? best / value : value / best]
    if (off < least) best = rung
  }
  return best
}

/** Without the dust of binary fractions. */
const tidy = (value: number): number => Number(value.toPrecision(10))
