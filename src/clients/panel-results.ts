/** An answer of the shared panel, as far as it is counted. */
export interface PanelAnswer {
  value: string | number | readonly string[] | null
  /** Instead of an answer. */
  error?: string | undefined
}

export interface PanelResults {
  type: string
  n: number
  options: { value: string; count: number; share: number; ci_low: number; ci_high: number }[]
  mean?: number
  median?: number
  nps?: number
}

/** How the question was taken, and how far off the engine says it may be. */
export interface Understood {
  type: string
  options?: readonly string[] | undefined
  scale?: { min: number; max: number; nps?: boolean } | undefined
  expected_error_points?: number | undefined
}

const Z95 = 1.96
const Z80 = 1.2816

/**
 * What the answers of the shared panel come to: the service leaves counting them to whoever asked. Intervals are those
 * of docs/guides/results.md: chance and the error that the engine states, together.
 */
export function resultsOfPanel(answers: readonly PanelAnswer[], understood: Understood): PanelResults {
  const { type, expected_error_points } = understood
  const values = answers.flatMap(({ value, error }) => (value === null || error !== undefined ? [] : [value]))
  const n = type === 'open' ? answers.filter(({ error }) => error === undefined).length : values.length
  const jointN = n === 0 ? 0 : 1 / (1 / n + (2 * ((expected_error_points ?? 0) / 100)) ** 2 / Z80 ** 2)
  // Of a ranking, who put it first; of several choices, each.
  const chosen = values.map((value) => (type === 'ranking' ? [value].flat().slice(0, 1) : [value].flat()).map(String))
  const numbers = values.filter((value) => typeof value === 'number').toSorted((one, other) => one - other)
  const options = labelsOf(understood, chosen.flat()).map((value) => {
    const count = chosen.filter((each) => each.includes(value)).length
    return { value, count, share: n === 0 ? 0 : count / n, ...wilson(n === 0 ? 0 : count / n, jointN) }
  })
  if (numbers.length === 0) return { type, n, options }
  const mean = numbers.reduce((sum, each) => sum + each, 0) / numbers.length
  const promoting = numbers.filter((each) => each >= 9).length - numbers.filter((each) => each <= 6).length
  const nps = understood.scale?.nps ? { nps: (100 * promoting) / numbers.length } : {}
  return { type, n, options, mean, median: medianOf(numbers), ...nps }
}

const MOST_POINTS = 21

/** What was offered, in its order; without that, what was said. Amounts are not counted one by one. */
function labelsOf({ type, options = [], scale }: Understood, said: readonly string[]): string[] {
  if (type === 'open' || type === 'numeric') return []
  const points = scale === undefined ? 0 : scale.max - scale.min + 1
  const isNumbers = options.length === 0 && points > 0 && points <= MOST_POINTS
  const offered = isNumbers ? Array.from({ length: points }, (_, at) => String(scale!.min + at)) : options.map(String)
  return [...offered, ...[...new Set(said)].filter((value) => !offered.includes(value))]
}

function wilson(share: number, n: number): { ci_low: number; ci_high: number } {
  if (n === 0) return { ci_low: 0, ci_high: 1 }
  const spread = Z95 ** 2 / n
  const centre = (share + spread / 2) / (1 + spread)
  const half = (Z95 * Math.sqrt((share * (1 - share)) / n + spread / (4 * n))) / (1 + spread)
  return { ci_low: Math.max(0, centre - half), ci_high: Math.min(1, centre + half) }
}

function medianOf(sorted: readonly number[]): number {
  const middle = sorted.length / 2
  return Number.isInteger(middle) ? (sorted[middle - 1]! + sorted[middle]!) / 2 : sorted[Math.floor(middle)]!
}
