/** What the job of a question to the shared panel tells of one agent, as far as it is counted. */
export interface PanelEntry {
  /** Absent while the agent thinks, and where it failed. */
  reply?: string | undefined
  value?: string | number | readonly string[] | null | undefined
  /** What the words are; null where a language model wrote them. */
  words?: string | null | undefined
}

export interface PanelResults {
  type: string
  n: number
  /** Agents who are no respondents, as the results of groups and studies have them. */
  not_applicable: number
  nothing_to_say: number
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
const SILENT: ReadonlySet<string> = new Set(['not_applicable', 'nothing', 'refused'])

/**
 * What the answers of the shared panel come to: the service leaves counting them to whoever asked. Intervals are those
 * of docs/guides/results.md: chance and the error that the engine states, together.
 */
export function resultsOfPanel(entries: readonly PanelEntry[], understood: Understood): PanelResults {
  const { type, expected_error_points } = understood
  const said = entries.filter(({ reply }) => reply !== undefined)
  const countOf = (...kinds: string[]): number => said.filter(({ words }) => kinds.includes(words ?? '')).length
  const silent = { not_applicable: countOf('not_applicable'), nothing_to_say: countOf('nothing', 'refused') }
  const among = said.filter(({ words }) => !SILENT.has(words ?? ''))
  const values = among.flatMap(({ value }) => (value === null || value === undefined ? [] : [value]))
  const n = type === 'open' ? among.length : values.length
  const jointN = n === 0 ? 0 : 1 / (1 / n + (2 * ((expected_error_points ?? 0) / 100)) ** 2 / Z80 ** 2)
  // Of a ranking, who put it first; of several choices, each.
  const chosen = values.map((value) => (type === 'ranking' ? [value].flat().slice(0, 1) : [value].flat()).map(String))
  const numbers = values.filter((value) => typeof value === 'number').toSorted((one, other) => one - other)
  const options = labelsOf(understood, chosen.flat()).map((value) => {
    const count = chosen.filter((each) => each.includes(value)).length
    return { value, count, share: n === 0 ? 0 : count / n, ...wilson(n === 0 ? 0 : count / n, jointN) }
  })
  if (numbers.length === 0) return { type, n, ...silent, options }
  const mean = numbers.reduce((sum, each) => sum + each, 0) / numbers.length
  const promoting = numbers.filter((each) => each >= 9).length - numbers.filter((each) => each <= 6).length
  const nps = understood.scale?.nps ? { nps: (100 * promoting) / numbers.length } : {}
  return { type, n, ...silent, options, mean, median: medianOf(numbers), ...nps }
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
