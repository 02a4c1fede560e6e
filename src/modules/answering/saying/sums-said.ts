import { numberOf, numberWords } from '../reading/number-words.ts'
import type { Period, Reading } from '../reading/reading.ts'

/** "$348", "twelve bucks", "348 a year": the figure, and the period behind it. */
const SUM = new RegExp(
  [
    '[$€£]\\s?(\\d[\\d,]*(?:\\.\\d+)?(?:k\\b)?)',
    `(?<![\\d.,$])\\b(\\d[\\d,]*(?:\\.\\d+)?|${numberWords})(?=[ -](?:dollars?|bucks?|cents?|grand)\\b|(?:,| dollars?| bucks?)? (?:a|per|every) (?:year|month|week|day|pop|piece)\\b)`,
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
/** People round: "about 150 a year" for $12 a month. */
const ROUNDED = 0.06

/**
 * Whether all sums that a sentence names follow from the prices of the question: they are one of them, or what it comes
 * to over a longer or shorter time. "That's 348 a year" was written for another price.
 */
export function sumsFollow(text: string, { price, other_prices }: Pick<Reading, 'price' | 'other_prices'>): boolean {
  if (price === null) return true
  const following = [price, ...other_prices].flatMap(({ amount, per }) => [
    amount,
    ...(times[per ?? 'unit'] ?? []).map((count) => amount * count),
  ])
  return sumsIn(text).every((sum) => following.some((own) => Math.abs(sum - own) <= ROUNDED * own))
}

function sumsIn(text: string): number[] {
  return [...text.matchAll(SUM)].flatMap((match) => {
    const value = numberOf(match[1] ?? match[2]!)
    if (value === null) return []
    const behind = text.slice(match.index + match[0].length, match.index + match[0].length + 7)
    return [/^[ -]cent/i.test(behind) ? value / 100 : /^[ -]grand/i.test(behind) ? value * 1000 : value]
  })
}
