import type { Found } from '../finding/found.ts'
import type { Reading } from '../reading/reading.ts'
import type { ForecastFigures } from './forecast-figures.ts'
import { pickOrder } from './reader-listing.ts'

/**
 * What is known near a question and what the reader expects of it, as one forecast: their shares are multiplied, each to
 * the power of what it is worth. The nearer a known question, the less the reader counts.
 */
export function withReader(near: readonly number[], found: Found, { reader: figures }: ForecastFigures): number[] {
  const read = found.reader ?? null
  if (read === null || read.length !== near.length) return [...near]
  const nearest = Math.max(0, ...[...found.known, ...(found.records ?? [])].map((one) => nearness(one, near.length)))
  const weight = unlessKnown(nearest) * readerWeight(near.length, nearest, figures)
  const odds = near.map(
    (share, at) => Math.max(LEAST, share) ** (1 - weight) * Math.max(LEAST, read[at]!) ** (weight * figures.sharpness),
  )
  const total = odds.reduce((sum, value) => sum + value, 0)
  return odds.map((value) => digits(value / total))
}

/** How near a known question is: one with more or fewer answers has to be carried over, and the reader may know better how. */
const nearness = ({ question, similarity }: Found['known'][number], steps: number): number =>
  question.options.length === steps ? similarity : similarity * CARRIED_OVER
const CARRIED_OVER = 0.8

/** What the reader counts for beside known questions, the nearest of which is so similar. */
function readerWeight(
  options: number,
  similarity: number,
  { pair, several, near, from, to }: ForecastFigures['reader'],
): number {
  const far = options === 2 ? pair : several
  const along = Math.min(1, Math.max(0, (similarity - from) / (to - from)))
  return far + along * (Math.min(near, far) - far)
}

/** Where the very question is known, in the same words but for trifles, the reader has no say: 1 fading to 0. */
export const unlessKnown = (similarity: number): number =>
  Math.min(1, Math.max(0, (1 - similarity) / (1 - NEARLY_THE_SAME)))
const NEARLY_THE_SAME = 0.95

/** What the reader expects of a choice, in the order of its options. */
export function readPicks(reading: Reading, found: Found): Found {
  const { length } = reading.options
  const order = pickOrder(reading)
  const sorted = <Value>(read: readonly Value[] | null | undefined): Value[] | null =>
    read?.length === length ? Array.from({ length }, (_, option) => read[order.indexOf(option)]!) : null
  return { ...found, reader: sorted(found.reader), leans: sorted(found.leans) }
}

/** Nobody is impossible. */
const LEAST = 1e-4

/** Powers may differ in the last bit between processors. */
const digits = (value: number): number => Math.round(value * 1e7) / 1e7
