/** A step of a ladder of numbers or sums as the range it covers: "$25 to $49", "3 or more", "over 2h", "none". */
export interface Bounds {
  low: number
  /** Infinity for an open end. */
  high: number
}

/** Time is counted in minutes, whatever unit a step is written in. */
const units: Readonly<Record<string, number>> = {
  s: 1 / 60,
  sec: 1 / 60,
  second: 1 / 60,
  m: 1,
  min: 1,
  minute: 1,
  h: 60,
  hr: 60,
  hour: 60,
  day: 1440,
  week: 10_080,
  month: 43_800,
  year: 525_600,
  yr: 525_600,
}
const words: Readonly<Record<string, number>> = {
  one: 1,
  once: 1,
  two: 2,
  twice: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  twenty: 20,
}
const nothing =
  /^(none|nothing|zero|never|no|not any|not at all|\$?0)\b(?! ?(-|–|to)? ?\$?\d)|^i (do|would|have|don|wouldn|spend)[a-z']* (not|no|never|nothing)\b/
const below =
  /^(under|less than|fewer than|up to|below|at most|no more than|within|<)|\bor (less|fewer|under|below|younger|lower)\b/
const above =
  /^(over|more than|above|at least|longer than|older than|beyond|>)|\bor (more|over|above|older|longer|higher|later)\b|\d ?\+|\band (over|up|above|more)\b/

/** The range that the words of a step cover; null if they name no number. */
export function boundsOf(text: string): Bounds | null {
  const key = text.toLowerCase().slice(0, 80)
  const numbers = numbersIn(key)
  if (numbers.length === 0) return nothing.test(key) ? { low: 0, high: 0 } : null
  const first = numbers[0]!
  if (numbers.length > 1 && numbers[1]! >= first) return { low: first, high: numbers[1]! }
  if (below.test(key)) return { low: 0, high: first }
  if (above.test(key)) return { low: first, high: Number.POSITIVE_INFINITY }
  return first === 0 || nothing.test(key) ? { low: 0, high: 0 } : { low: first, high: first }
}

/** Numbers with their units; a number without one has that of the next. */
function numbersIn(key: string): number[] {
  const found: { value: number; unit: number | null }[] = []
  for (const match of key.matchAll(
    /(\d[\d,]*(?:\.\d+)?)\s?([a-z]+)?|\b(once|twice|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty)\b/g,
  )) {
    const written = match[1] === undefined ? words[match[3]!]! : Number(match[1].replaceAll(',', ''))
    const word = match[2] ?? ''
    const thousand = word === 'k' || word === 'thousand' ? 1000 : word === 'million' ? 1e6 : 1
    const unit = units[word.length > 2 && word.endsWith('s') ? word.slice(0, -1) : word] ?? null
    if (Number.isFinite(written)) found.push({ value: written * thousand, unit })
    if (found.length === 3) break
  }
  let unit: number | null = null
  return found
    .reverse()
    .map((number) => {
      unit = number.unit ?? unit
      return number.value * (unit ?? 1)
    })
    .reverse()
}

/**
 * A single number for every step: the middle of its range, on the scale of ratios; 0 for nothing. An open end goes on
 * about as far as the step next to it.
 */
export function middlesOf(steps: readonly (Bounds | null)[]): (number | null)[] {
  return steps.map((step, at) => {
    if (step === null) return null
    const { low, high } = step
    if (high === 0) return 0
    if (high === Number.POSITIVE_INFINITY) {
      const before = steps[at - 1]?.low ?? 0
      return low * Math.min(1.7, Math.max(1.05, before > 0 ? Math.sqrt(low / before) : 1.4))
    }
    if (low > 0) return Math.sqrt(low * high)
    const next = steps[at + 1]?.high ?? Number.POSITIVE_INFINITY
    return high / Math.min(2, Math.max(1.05, Number.isFinite(next) ? Math.sqrt(next / high) : 1.6))
  })
}
