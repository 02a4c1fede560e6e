import type { Price } from '../models/index.ts'

/** What something will be at least and at most, if things go as they mostly do. */
export interface Range {
  low: number
  high: number
}

export const NOTHING: Range = { low: 0, high: 0 }

export const plus = (...ranges: readonly Range[]): Range => ({
  low: ranges.reduce((sum, { low }) => sum + low, 0),
  high: ranges.reduce((sum, { high }) => sum + high, 0),
})

/** The same number of times at both ends. */
const times = ({ low, high }: Range, count: number): Range => ({ low: low * count, high: high * count })

/** English prose has more characters to a token than JSON has; tokenizers differ as well. */
const CHARACTERS_PER_TOKEN: Range = { low: 4.6, high: 3.2 }
/** Other scripts and signs take up to several tokens a character, or one for a whole word. */
const TOKENS_PER_OTHER: Range = { low: 0.25, high: 2 }

/** Tokens of a prompt that is between so short and so long, whichever model reads it. */
export const tokensIn = (short: string, long: string = short): Range => ({
  low: tokensAt(short, 'low'),
  high: tokensAt(long, 'high'),
})

function tokensAt(text: string, end: keyof Range): number {
  const other = text.match(/[^\p{ASCII}‘’“”–—…‹›]/gu)?.length ?? 0
  return (text.length - other) / CHARACTERS_PER_TOKEN[end] + other * TOKENS_PER_OTHER[end]
}

/** Calls that are alike: to one model, for one purpose and one question. */
export interface Batch {
  model: string
  price: Price | null
  /** Made once for the question, or once for each agent. */
  per: 'question' | 'agent'
  count: number
  /** Tokens of the prompt by its parts: what is the same for every question, for every agent, and for no one else. */
  system: Range
  shared: Range
  own: Range
  /** Tokens of one reply, thinking included. */
  output: Range
  /** Of one call. */
  seconds: Range
}

/** One reply in ten is of no use and asked for again, unless all of them are good. */
const REPAIRED = 0.1
/** The useless reply is shown to the model, with what is wrong about it. */
const REPAIR_TOKENS = 800

export const callsOf = ({ count }: Batch): Range => ({ low: count, high: count + Math.ceil(count * REPAIRED) })

export interface Tokens {
  input: Range
  cached: Range
  output: Range
}

export function tokensOf(batch: Batch): Tokens {
  const { system, shared, own, output } = batch
  const calls = callsOf(batch)
  const prompt = plus(system, shared, own)
  return {
    input: {
      low: calls.low * prompt.low,
      high: calls.high * prompt.high + (calls.high - calls.low) * REPAIR_TOKENS,
    },
    cached: { low: 0, high: keptTokens(batch, 'high') },
    output: { low: calls.low * output.low, high: calls.high * output.high },
  }
}

/** Tokens that a server which keeps the beginnings of prompts reads only once: the first call is the one that it reads. */
function keptTokens(batch: Batch, end: keyof Range): number {
  const calls = callsOf(batch)[end]
  return calls === 0 ? 0 : calls * batch.system[end] + (calls - 1) * batch.shared[end]
}

/** In cents: with everything cached that can be, and with nothing cached. Null where the price is not known. */
export function costOf(batch: Batch): Range | null {
  const { price } = batch
  if (price === null) return null
  const { input, output } = tokensOf(batch)
  const [less, more] = [Math.min(price.input, price.cached), Math.max(price.input, price.cached)]
  const kept = keptTokens(batch, 'low')
  // Prices are in dollars per million tokens.
  return times(
    {
      low: Math.max(0, input.low - kept) * price.input + kept * less + output.low * price.output,
      high: input.high * more + output.high * price.output,
    },
    1e-4,
  )
}

export interface Pace {
  /** Calls that one process has under way to a model. */
  concurrency: number
  requests_per_minute: number | undefined
  tokens_per_minute: number | undefined
}

/**
 * How long one process takes: whichever model is busy longest, and at the least as long as one answer takes from its
 * forecast to its words. At the most, questions are asked one after the other.
 */
export function secondsOf(questions: readonly (readonly Batch[])[], pace: Pace): Range {
  const batches = questions.flat()
  const models = [...new Set(batches.map(({ model }) => model))]
  const busy = models.map((model) =>
    busyFor(
      batches.filter((batch) => batch.model === model),
      pace,
    ),
  )
  const single = questions.map(oneAnswer)
  return {
    low: Math.max(0, ...busy.map(({ low }) => low), ...single.map(({ low }) => low)),
    high: Math.max(0, ...busy.map(({ high }) => high)) + plus(...single).high,
  }
}

/** From the question to the first answer: forecasts are asked for at the same time, an agent's calls come one by one. */
function oneAnswer(batches: readonly Batch[]): Range {
  const first = batches.filter(({ per }) => per === 'question').map(({ seconds }) => seconds)
  const then = batches.filter(({ per }) => per === 'agent').map(({ seconds }) => seconds)
  const longest = {
    low: Math.max(0, ...first.map(({ low }) => low)),
    high: Math.max(0, ...first.map(({ high }) => high)),
  }
  return plus(longest, ...then)
}

function busyFor(batches: readonly Batch[], { concurrency, requests_per_minute, tokens_per_minute }: Pace): Range {
  const at = (end: keyof Range): number => {
    const calls = batches.reduce((sum, batch) => sum + callsOf(batch)[end], 0)
    const tokens = batches.reduce((sum, batch) => sum + tokensOf(batch).input[end] + tokensOf(batch).output[end], 0)
    const working = batches.reduce((sum, batch) => sum + callsOf(batch)[end] * batch.seconds[end], 0) / concurrency
    return Math.max(working, waiting(calls, requests_per_minute, end), waiting(tokens, tokens_per_minute, end))
  }
  return { low: at('low'), high: at('high') }
}

/** What a minute allows may be used at its beginning, or only at its end. */
function waiting(amount: number, perMinute: number | undefined, end: keyof Range): number {
  if (perMinute === undefined || amount === 0) return 0
  return 60 * (end === 'low' ? Math.ceil(amount / perMinute) - 1 : Math.ceil(amount / perMinute))
}

/** Whether the money will do: surely, surely not, or (null) that depends. Without a limit it will. */
export function isEnough(cost: Range | null, remainingCents: number | null): boolean | null {
  if (cost === null) return null
  if (remainingCents === null || cost.high <= remainingCents) return true
  return cost.low > remainingCents ? false : null
}

/** Rounded away from the middle, so that rounding makes no range too narrow. */
export const rounded = ({ low, high }: Range, decimals: number = 0): Range => {
  const scale = 10 ** decimals
  // A hair above a whole number is what dividing and multiplying leaves behind.
  const fine = (value: number): number => Number((value * scale).toFixed(6))
  return { low: Math.floor(fine(low)) / scale, high: Math.ceil(fine(high)) / scale }
}
