import type { Tree } from '../../src/modules/population/synthesis/tree.ts'

export interface Predictor {
  name: string
  /** Numbers are split at a threshold, codes into two sets (at most 30 different codes). */
  kind: 'number' | 'code'
  values: ArrayLike<number>
}

export interface Fit {
  target: string
  categories: readonly string[]
  /** The category of each record. */
  values: ArrayLike<number>
  weights: ArrayLike<number>
  predictors: readonly Predictor[]
  /** Records that may be used; all when left out. */
  records?: readonly number[]
  /** No leaf has fewer records than this: what is published describes groups, not persons. */
  smallest_leaf: number
  /** How much clearer than chance a split must be, in units of its degrees of freedom. */
  strictness?: number
}

interface Split {
  feature: number
  test: number
  gain: number
}

/**
 * Classification trees as in sequential synthesis: grown by the weighted likelihood, stopped where a split is no
 * clearer than chance would make it or a leaf would get too small.
 */
export function fitTree(fit: Fit): Tree {
  const { predictors, categories } = fit
  const tree = { feature: [] as number[], test: [] as number[], left: [] as number[], right: [] as number[] }
  const leaves: number[][] = []
  const records = fit.records ?? Array.from({ length: fit.values.length }, (_, record) => record)
  grow(records)
  return { target: fit.target, categories, predictors: predictors.map(({ name }) => name), ...tree, leaves }

  /** Returns the node's number, or -1 minus the leaf's. */
  function grow(members: readonly number[]): number {
    const split = bestSplit(fit, members)
    if (split === undefined) {
      leaves.push(shares(fit, members))
      return -leaves.length
    }
    const node = tree.feature.length
    tree.feature.push(split.feature)
    tree.test.push(split.test)
    tree.left.push(0)
    tree.right.push(0)
    const { values } = predictors[split.feature]!
    const left = members.filter((record) => goesLeft(values[record]!, split.test))
    const right = members.filter((record) => !goesLeft(values[record]!, split.test))
    tree.left[node] = grow(left)
    tree.right[node] = grow(right)
    return node
  }
}

const goesLeft = (value: number, test: number): boolean =>
  test >= 0 ? value <= test : (((-1 - test) >>> value) & 1) === 1

/** In ten-thousandths. */
function shares(fit: Fit, members: readonly number[]): number[] {
  const sums = new Float64Array(fit.categories.length)
  let total = 0
  for (const record of members) {
    sums[fit.values[record]!]! += fit.weights[record]!
    total += fit.weights[record]!
  }
  return Array.from(sums, (sum) => Math.round((sum / total) * 10_000))
}

function bestSplit(fit: Fit, members: readonly number[]): Split | undefined {
  if (members.length < 2 * fit.smallest_leaf) return undefined
  const width = fit.categories.length
  let sum = 0
  let squares = 0
  const seen = new Set<number>()
  for (const record of members) {
    sum += fit.weights[record]!
    squares += fit.weights[record]! ** 2
    seen.add(fit.values[record]!)
  }
  if (seen.size < 2) return undefined
  // Unequal weights tell less than as many equal ones would (Kish).
  const perWeight = sum / squares
  const threshold = (fit.strictness ?? 4) * (seen.size - 1)
  let best: Split | undefined
  fit.predictors.forEach((predictor, feature) => {
    const most = members.reduce((top, record) => Math.max(top, predictor.values[record]!), 0)
    const cells = new Float64Array((most + 1) * width)
    const counts = new Uint32Array(most + 1)
    for (const record of members) {
      const value = predictor.values[record]!
      cells[value * width + fit.values[record]!]! += fit.weights[record]!
      counts[value]!++
    }
    const present = [...counts.keys()].filter((value) => counts[value]! > 0)
    if (present.length < 2) return
    const ordered = predictor.kind === 'number' ? present : byMostTellingCategory(present, cells, width)
    const found = scan(ordered, cells, counts, width, fit.smallest_leaf)
    if (found === undefined) return
    const gain = 2 * found.gain * perWeight
    if (gain < threshold || gain <= (best?.gain ?? 0)) return
    const goLeft = ordered.slice(0, found.at + 1)
    const test = predictor.kind === 'number' ? goLeft.at(-1)! : -1 - goLeft.reduce((set, code) => set | (1 << code), 0)
    best = { feature, test, gain }
  })
  return best
}

/** The best cut of an ordered list of values; `gain` is the growth of the log-likelihood. */
function scan(ordered: number[], cells: Float64Array, counts: Uint32Array, width: number, smallest: number) {
  const right = new Float64Array(width)
  for (const value of ordered) for (let c = 0; c < width; c++) right[c]! += cells[value * width + c]!
  const left = new Float64Array(width)
  const whole = likelihood(right)
  let toRight = ordered.reduce((sum, value) => sum + counts[value]!, 0)
  let toLeft = 0
  let best: { at: number; gain: number } | undefined
  for (let at = 0; at < ordered.length - 1; at++) {
    const value = ordered[at]!
    for (let c = 0; c < width; c++) {
      left[c]! += cells[value * width + c]!
      right[c]! -= cells[value * width + c]!
    }
    toLeft += counts[value]!
    toRight -= counts[value]!
    if (toLeft < smallest || toRight < smallest) continue
    const gain = likelihood(left) + likelihood(right) - whole
    if (gain > (best?.gain ?? 0)) best = { at, gain }
  }
  return best
}

function likelihood(sums: Float64Array): number {
  let total = 0
  let value = 0
  for (const sum of sums) {
    if (sum <= 1e-9) continue
    total += sum
    value += sum * Math.log(sum)
  }
  return total <= 1e-9 ? 0 : value - total * Math.log(total)
}

/** Codes have no order of their own: line them up by the category whose share differs most between them. */
function byMostTellingCategory(present: number[], cells: Float64Array, width: number): number[] {
  const totals = new Map(present.map((value) => [value, sumOf(cells, value, width)]))
  let telling = 0
  let widest = -1
  for (let c = 0; c < width; c++) {
    const all = present.reduce((sum, value) => sum + cells[value * width + c]!, 0)
    const weight = present.reduce((sum, value) => sum + totals.get(value)!, 0)
    const spread = present.reduce((sum, value) => {
      const share = cells[value * width + c]! / totals.get(value)!
      return sum + totals.get(value)! * (share - all / weight) ** 2
    }, 0)
    if (spread > widest) [widest, telling] = [spread, c]
  }
  return [...present].sort(
    (a, b) => cells[a * width + telling]! / totals.get(a)! - cells[b * width + telling]! / totals.get(b)! || a - b,
  )
}

function sumOf(cells: Float64Array, value: number, width: number): number {
  let sum = 0
  for (let c = 0; c < width; c++) sum += cells[value * width + c]!
  return sum
}
