import { numberOf, numberWords } from '../reading/number-words.ts'
import type { Period, Reading } from '../reading/reading.ts'

/** "$348", "twelve bucks", "348 a year", "fifty thousand": the figure, and the period behind it. */
const SUM = new RegExp(
  [
    '[$€£]\\s?(\\d[\\d,]*(?:\\.\\d+)?(?:k\\b)?)',
    `(?<![\\d.,$])\\b(\\d[\\d,]*(?:\\.\\d+)?|${numberWords})(?=[ -](?:dollars?|bucks?|cents?|grand)\\b|(?:,| dollars?| bucks?)? (?:a|per|every) (?:year|month|week|day|pop|piece)\\b|[ -](?:thousand|million)\\b)`,
  ].join('|'),
  'gi',
)
const times: Partial<Record<Period, readonly number[]>> = {
  day: [7, 30, 31, 365],
  week: [4, 52],
  month: [3, 6, 12, 24],
  quarter: [4],
  year: [1 / 12, 1 / 52, 1 / 365, 2],
}
const factors: readonly (readonly [RegExp, number])[] = [
  [/^[ -]cent/i, 0.01],
  [/^[ -](?:grand|thousand)/i, 1e3],
  [/^[ -]million/i, 1e6],
]
/** People round: "about 150 a year" for $12 a month. */
const ROUNDED = 0.06

/**
 * Whether all sums that a sentence names follow from the prices of the question: they are one of them, or what it comes
 * to over a longer or shorter time. "That's 348 a year" was written for another price.
 */
export function sumsFollow(text: string, { price, other_prices, text: asked }: Asked): boolean {
  const following =
    price === null
      ? // "If you won $10 million": what was said of another sum is not said of this one.
        sumsIn(asked)
      : [price, ...other_prices].flatMap(({ amount, per }) => [
          amount,
          ...(times[per ?? 'unit'] ?? []).map((count) => amount * count),
        ])
  if (following.length === 0) return true
  return sumsIn(text).every((sum) => following.some((own) => Math.abs(sum - own) <= ROUNDED * own))
}

type Asked = Pick<Reading, 'price' | 'other_prices' | 'text'>

function sumsIn(text: string): number[] {
  return [...text.matchAll(SUM)].flatMap((match) => {
    const value = numberOf(match[1] ?? match[2]!)
    if (value === null) return []
    const behind = text.slice(match.index + match[0].length, match.index + match[0].length + 9)
    const factor = factors.find(([name]) => name.test(behind))?.[1] ?? 1
    return [value * factor]
  })
}
