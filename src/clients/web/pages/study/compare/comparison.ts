import type { DifferenceRow } from '../../../charts/difference.tsx'
import { results, comparing as t } from '../../../strings/results.ts'
import { type Asked, optionName } from '../results/asked.ts'

interface Estimate {
  value: number
  ci_low: number
  ci_high: number
}

/**
 * The difference of two figures whose intervals are known and nothing else (Zou and Donner's method, which for shares is
 * Newcombe's): as if both had nothing in common. Same people mostly answer alike, which would make it narrower.
 */
function differenceOf(left: Estimate, right: Estimate): Estimate {
  const value = right.value - left.value
  const down = Math.hypot(right.value - right.ci_low, left.ci_high - left.value)
  const up = Math.hypot(right.ci_high - right.value, left.value - left.ci_low)
  return { value, ci_low: value - down, ci_high: value + up }
}

export type Comparison =
  | { kind: 'same' | 'few' | 'open' | 'options' }
  | { kind: 'formats'; left: string; right: string }
  | { kind: 'compared'; shares: readonly DifferenceRow[]; mean?: DifferenceRow; nps?: DifferenceRow }

/** What the answers to two questions have to say about each other; shares in points. */
export function comparisonOf(left: Asked, right: Asked): Comparison {
  const [one, other] = [left.result.results, right.result.results]
  if (left.result.question_id === right.result.question_id) return { kind: 'same' }
  if (one.type !== other.type) return { kind: 'formats', left: typeName(one.type), right: typeName(other.type) }
  if (left.result.suppressed || right.result.suppressed || one.n === 0 || other.n === 0) return { kind: 'few' }
  if (one.type === 'open') return { kind: 'open' }
  const values = (of: typeof one): string => JSON.stringify(of.options.map(({ value }) => value).toSorted())
  if (one.type !== 'numeric' && values(one) !== values(other)) return { kind: 'options' }
  const figure = (name: 'mean' | 'nps', label: string): DifferenceRow | undefined => {
    const [from, to] = [estimateOf(one, name), estimateOf(other, name)]
    return from && to && { label, ...differenceOf(from, to) }
  }
  const [mean, nps] = [figure('mean', results.mean), figure('nps', results.nps)]
  return {
    kind: 'compared',
    shares: one.options.map((option) => ({
      label: optionName(option.value, left),
      ...points(differenceOf(shareOf(option), shareOf(other.options.find(({ value }) => value === option.value)!))),
    })),
    ...(mean && { mean }),
    ...(nps && { nps }),
  }
}

const typeName = (type: string): string => t.types[type] ?? type

const shareOf = ({ share, ci_low, ci_high }: { share: number; ci_low: number; ci_high: number }): Estimate => ({
  value: share,
  ci_low,
  ci_high,
})

const points = ({ value, ci_low, ci_high }: Estimate): Estimate => ({
  value: 100 * value,
  ci_low: 100 * ci_low,
  ci_high: 100 * ci_high,
})

function estimateOf(of: Asked['result']['results'], name: 'mean' | 'nps'): Estimate | undefined {
  const [value, interval] = [of[name], of.intervals?.[name]]
  return value === undefined || interval === undefined ? undefined : { value, ...interval }
}
