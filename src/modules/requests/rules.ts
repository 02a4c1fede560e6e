import type { Progress } from './request.ts'

/** Pure decisions of a request's way: how many of whom, and how often. */

export const usual = { group_size: 10, question_count: 7 } as const
const MOST_AGENTS = 1000
/** After so many rounds of questions to candidates, whoever was found is the group. */
export const MOST_ROUNDS = 5

/**
 * Candidates asked for each who is still wanted, before anything is known of how many fit, and how many a round has at
 * least and at most. Afterwards a round asks as many as should do, and half as many again.
 */
const pool = { times: 4, spare: 1.5, least: 20, most: 200 }

export function poolFor(missing: number, { asked, passed }: { asked: number; passed: number }): number {
  // Where nobody has fitted so far, one in as many as were asked may.
  const times = asked === 0 ? pool.times : (pool.spare * asked) / Math.max(1, passed)
  return Math.min(pool.most, Math.max(pool.least, Math.ceil(times * missing)))
}

/**
 * A whole in parts of the given weights: each is its exact part rounded down, and what is left goes to those who lost most
 * by that, the earlier first among equals.
 */
export function apportioned(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (sum <= 0) return weights.map(() => 0)
  // Shares such as 1/3 are not exact: what is a hair below a whole number is meant to be that.
  const exact = weights.map((weight) => Math.round(((whole * weight) / sum) * 1e6) / 1e6)
  const parts = exact.map(Math.floor)
  const left = whole - parts.reduce((total, part) => total + part, 0)
  const losers = [...exact.keys()].sort((a, b) => exact[b]! - parts[b]! - (exact[a]! - parts[a]!) || a - b)
  for (const at of losers.slice(0, left)) parts[at]!++
  return parts
}

/**
 * How many candidates a round asks of each cell: of all together as many as `poolFor` says, shared by what each cell lacks.
 * Where a cell has fewer left, it gives what it has: others cannot stand in for it.
 */
export function roundOf(
  missing: readonly number[],
  available: readonly number[],
  before = { asked: 0, passed: 0 },
): number[] {
  const lacking = missing.reduce((total, one) => total + one, 0)
  return apportioned(poolFor(lacking, before), missing).map((wanted, cell) => Math.min(wanted, available[cell]!))
}

/** The size that holds, and what to tell the caller where text and setting differ, or nobody can have as many. */
export function sizeOf(set: number | null, said: number | null): { group_size: number; warnings: string[] } {
  if (set !== null) {
    const differs = said !== null && said !== set
    const sentence = `The text asks for ${said} agents and group_size for ${set}: group_size holds.`
    return { group_size: set, warnings: differs ? [sentence] : [] }
  }
  if (said === null) return { group_size: usual.group_size, warnings: [] }
  const group_size = Math.min(MOST_AGENTS, Math.max(1, said))
  const sentence = `The text asks for ${said} agents; a group has 1 to ${MOST_AGENTS}, so ${group_size} are recruited.`
  return { group_size, warnings: group_size === said ? [] : [sentence] }
}

/** What the questions to candidates came to so far. */
export const screeningNumbers = ({ asked_count, passed_count, members, round }: Progress) => ({
  asked: asked_count,
  passed: passed_count,
  kept: members.length,
  rounds: round,
})
