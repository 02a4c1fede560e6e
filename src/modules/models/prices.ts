import type { Usage } from './models.ts'
import type { Price } from './settings.ts'

/**
 * What a call cost, in millionths of a dollar, rounded up: what the server itself reports goes first; null when it reports
 * nothing and no price is known.
 */
export function costOf(usage: Usage, price: Price | null, reportedMicros: number | null): number | null {
  // A hair above a whole number is what dividing and multiplying leaves behind, not another millionth.
  if (reportedMicros !== null && reportedMicros >= 0 && Number.isFinite(reportedMicros))
    return Math.ceil(Number(reportedMicros.toFixed(6)))
  if (price === null) return null
  const cached = Math.min(usage.cached_tokens, usage.input_tokens)
  return microsOf([
    [usage.input_tokens - cached, price.input],
    [cached, price.cached],
    [usage.output_tokens, price.output],
  ])
}

/** What a call may cost, with nothing of it in the server's cache; 0 when no price is known. */
export function estimateOf(tokens: { input: number; output: number }, price: Price | null): number {
  if (price === null) return 0
  return microsOf([
    [Math.ceil(tokens.input), Math.max(price.input, price.cached)],
    [Math.ceil(tokens.output), price.output],
  ])
}

/** Prices are read to a millionth of a dollar per million tokens; whole numbers of that add up without error. */
const FINE = 1_000_000

function microsOf(parts: readonly (readonly [tokens: number, dollarsPerMillion: number])[]): number {
  // A dollar per million tokens is a millionth of a dollar per token.
  const fine = parts.reduce((sum, [tokens, price]) => sum + BigInt(tokens) * BigInt(Math.round(price * FINE)), 0n)
  return Number((fine + BigInt(FINE) - 1n) / BigInt(FINE))
}

/** Cents with up to four decimals, as callers see amounts. */
export const centsOf = (micros: number): number => micros / 10_000

export const microsOfCents = (cents: number): number => cents * 10_000
