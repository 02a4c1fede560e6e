import type { PlannedCall } from '../answering/index.ts'
import type { CallHistory } from '../models/index.ts'
import type { Range } from './rules.ts'

/** Fewer calls than these may all have been quick and short ones by chance. */
export const ENOUGH_CALLS = 20

/** Tokens of a reply, where too little is known of the model. */
const REPLIES: Readonly<Record<PlannedCall['purpose'], Range>> = {
  forecast: { low: 60, high: 1500 },
  persona: { low: 15, high: 400 },
  reaction: { low: 25, high: 300 },
  words: { low: 10, high: 300 },
}
const SECONDS: Range = { low: 2, high: 20 }

/** By its name: these think before they answer, and nobody knows for how long. */
const THINKS =
  /(?:^|[^a-z])(?:o\d|gpt-?5|gpt-oss|r1|qwq|qwen-?3|magistral|glm-4\.[5-9]|grok-[34]|gemini-(?:2\.5|[3-9]))|reason|think/i

/** What one call will be like: as nine in ten of the last ones were, and somewhat more; without enough of them, as assumed. */
export function expectedReply(
  { model, purpose }: Pick<PlannedCall, 'model' | 'purpose'>,
  history: CallHistory,
  maxOutputTokens: number,
): { output: Range; seconds: Range } {
  const { count, output_tokens, output_p95, latency_ms } = history
  const seen = {
    // A few calls may lie outside of what most are like, and a few may be all that is asked for.
    output: { low: output_tokens.p10 * 0.8, high: Math.max(output_p95, output_tokens.p90 * 1.25) },
    seconds: { low: latency_ms.p10 / 1000, high: latency_ms.p90 / 1000 },
  }
  const assumed = {
    output: THINKS.test(model.model) ? { ...REPLIES[purpose], high: maxOutputTokens } : REPLIES[purpose],
    seconds: SECONDS,
  }
  const { output, seconds } =
    count >= ENOUGH_CALLS
      ? seen
      : count === 0
        ? assumed
        : { output: around(assumed.output, seen.output), seconds: around(assumed.seconds, seen.seconds) }
  return {
    output: { low: Math.min(output.low, maxOutputTokens), high: Math.min(output.high, maxOutputTokens) },
    seconds,
  }
}

const around = (one: Range, other: Range): Range => ({
  low: Math.min(one.low, other.low),
  high: Math.max(one.high, other.high),
})

/** A file that a model is shown: a small picture, or a large one or a few pages. */
const TOKENS_PER_FILE: Range = { low: 85, high: 4000 }
/** One that it is told about instead, with a description if there is one. */
const TOKENS_PER_DESCRIPTION: Range = { low: 0, high: 300 }

export const fileTokens = (shown: number, attachments: number): Range => ({
  low: shown * TOKENS_PER_FILE.low + (attachments - shown) * TOKENS_PER_DESCRIPTION.low,
  high: shown * TOKENS_PER_FILE.high + (attachments - shown) * TOKENS_PER_DESCRIPTION.high,
})

/**
 * Without a language model, as docs/performance.md has it: thousands of answers a second are worked out and hundreds go
 * through the queue; at the most a tenth of that, on a slow machine that has other things to do.
 */
export const embeddedSeconds = (questions: number, answers: number): Range => ({
  low: 0.05 * questions + answers / 1000,
  high: 1 + 0.5 * questions + answers / 50,
})
