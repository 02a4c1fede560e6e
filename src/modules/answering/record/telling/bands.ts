import { numberOf } from '../../reading/number-words.ts'

/** From the lowest to the highest number that an option stands for, both within. */
export interface Band {
  from: number
  to: number
}

const lowest = /\b(?:under|less than|fewer than|below|younger than)\b|</
const atMost =
  /\b(?:up to|at most|no more than)\b|\bor (?:less|fewer|under|younger|below)\b|\band (?:under|younger|below)\b/
const highest = /\b(?:over|more than|above|older than|greater than|higher than)\b|>/
const atLeast = /\b(?:at least)\b|\b(?:or|and) (?:more|over|above|older|up|higher|greater|later)\b|\d\s?\+|\bplus\b/
const nothing = /^(?:none|no|zero|nobody|no one|nothing|0)\b(?!.*\d)/
const wordNumber = /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/g

/** "25-34", "$50,000 to $74,999", "3 or more", "Under 18", "None", "1990s"; null where an option has no number. */
export function bandOf(option: string): Band | null {
  const text = option.toLowerCase().replace(/(\d),(?=\d{3})/g, '$1')
  const figures = text.replace(wordNumber, (word) => String(numberOf(word)))
  const numbers = [...figures.matchAll(/(\d+(?:\.\d+)?)\s?(k\b|thousand\b|m\b|million\b)?/g)].map(
    ([, number, factor]) => Number(number) * (factor === undefined ? 1 : factor.startsWith('m') ? 1e6 : 1000),
  )
  const [first, second] = numbers
  if (first === undefined) {
    return /\b(?:just me|only me|i live alone|myself only)\b/.test(text)
      ? { from: 1, to: 1 }
      : nothing.test(text)
        ? { from: 0, to: 0 }
        : null
  }
  if (second !== undefined) return second >= first ? { from: first, to: second } : null
  if (/\d0s\b/.test(figures)) return { from: first, to: first + 9 }
  if (atLeast.test(figures)) return { from: first, to: Number.POSITIVE_INFINITY }
  if (atMost.test(figures)) return { from: Number.NEGATIVE_INFINITY, to: first }
  if (lowest.test(figures)) return { from: Number.NEGATIVE_INFINITY, to: below(first) }
  if (highest.test(figures)) return { from: above(first), to: Number.POSITIVE_INFINITY }
  return { from: first, to: first }
}

/** The least step by which amounts and counts on record differ. */
const STEP = 1e-6
const below = (value: number): number => value - STEP
const above = (value: number): number => value + STEP

/** The band that holds a number. "$20k-$40k" and "$40k-$60k" meet: the upper one has the number in common. */
export function bandFor(bands: readonly (Band | null)[], value: number): number | null {
  const fitting = bands.flatMap((band, at) => (band !== null && value >= band.from && value <= band.to ? [at] : []))
  if (fitting.length > 0) return fitting.reduce((best, at) => (bands[at]!.from > bands[best]!.from ? at : best))
  // "$25,000-$49,999" and "$50,000 …" leave a gap that nobody means.
  const under = bands.flatMap((band, at) => (band !== null && band.to < value ? [at] : []))
  const nearest = under.reduce<number | null>(
    (best, at) => (best === null || bands[at]!.to > bands[best]!.to ? at : best),
    null,
  )
  return nearest !== null && value < bands[nearest]!.to + gapOf(bands[nearest]!) ? nearest : null
}

const gapOf = ({ from, to }: Band): number => (to > from && Number.isFinite(from) ? (to >= 1000 ? 1 : 0) : 0)
