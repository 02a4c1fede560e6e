import type { LanguageModelV4, LanguageModelV4CallOptions } from '@ai-sdk/provider'
import { callOptions, estimatedTokens, type Reply, readStream, readWhole } from './adapter.ts'
import { Allotment, type AskForShare } from './allotment.ts'
import { backoffMs, machineTime, type Timekeeper } from './backoff.ts'
import { type Attempt, Breaker } from './breaker.ts'
import { connect } from './connect.ts'
import { cancelled, type Dispensable, emptyReply, type Failure, failureOf, resting, timedOut } from './failures.ts'
import { Gate, type GateLimits, type Pass } from './gate.ts'
import type { ModelError, ModelErrorReason, ModelRequest, Usage } from './models.ts'
import type { ModelSettings } from './settings.ts'

export interface LineOptions extends GateLimits {
  /** Of one attempt. */
  timeout_ms: number
  max_retries: number
  max_output_tokens: number
  temperature?: number | undefined
  stream: boolean
  structured_output: 'auto' | 'on' | 'off'
  /** In the middle of a text, so long a silence means that no more will come. */
  silence_ms?: number | undefined
  /** How the processes of an installation share `concurrency` and the limits of a minute; left out, they are this one's. */
  share?: AskForShare | undefined
  time?: Timekeeper | undefined
  random?: (() => number) | undefined
}

export interface Sent extends Reply {
  /** Of all attempts that were answered: an empty reply is paid for, too. */
  usage: Usage
  /** Of the attempt that succeeded. */
  latency_ms: number
  attempts: number
}

export interface AttemptSeen {
  /** The first is 1. */
  attempt: number
  outcome: 'answered' | ModelErrorReason
  latency_ms: number
  usage: Usage | null
}

export interface LineState {
  model: string
  /** Calls are kept away from it because it was down. */
  open: boolean
  under_way: number
  waiting: number
  /** How long it asked to be left alone. */
  paused_ms: number
  /** What it has refused to be asked for. */
  without: Dispensable[]
}

const SILENCE_MS = 30_000
/** Whoever would have to wait for longer is told to come back instead. */
const LONGEST_WAIT_MS = 60_000
/** A server that asks for more than this is asked again all the same. */
const LONGEST_PAUSE_MS = 300_000
const FIRST_GUESS_OF_OUTPUT = 300

interface Outcome {
  reply?: Reply
  failure?: Failure
  /** The same without what was refused, at once. */
  again: boolean
  latency_ms: number
}

/** The way to one model: what is waited for before a call, how often it is tried, and what was learnt of the model. */
export class Line {
  readonly #settings: ModelSettings
  readonly #keys: readonly string[]
  readonly #options: LineOptions
  readonly #time: Timekeeper
  readonly #gate: Gate
  readonly #allotment: Allotment | undefined
  readonly #breaker: Breaker
  readonly #without = new Set<Dispensable>()
  readonly #calls = new Set<AbortController>()
  #model: Promise<LanguageModelV4> | undefined
  #closed = false
  /** What a reply uses, as a running mean: it is set aside beside the prompt before a call. */
  #usualOutput = FIRST_GUESS_OF_OUTPUT

  constructor(settings: ModelSettings, keys: readonly string[], options: LineOptions) {
    this.#settings = settings
    this.#keys = keys
    this.#options = options
    this.#time = options.time ?? machineTime
    this.#gate = new Gate(options, this.#time)
    const { share } = options
    this.#allotment = share && new Allotment(this.#gate, (want) => share(settings.name, want), this.#time)
    this.#breaker = new Breaker(this.#time)
  }

  state(): LineState {
    return {
      model: this.#settings.name,
      open: this.#breaker.open,
      under_way: this.#gate.underWay,
      waiting: this.#gate.waiting,
      paused_ms: Math.ceil(this.#gate.pausedForMs),
      without: [...this.#without],
    }
  }

  close(): void {
    this.#closed = true
    for (const call of this.#calls) call.abort(cancelled())
  }

  async send(request: ModelRequest, onAttempt?: (attempt: AttemptSeen) => void): Promise<Sent> {
    if (this.#closed || request.signal?.aborted) throw cancelled()
    const call = new AbortController()
    const giveUp = () => call.abort(cancelled())
    request.signal?.addEventListener('abort', giveUp, { once: true })
    this.#calls.add(call)
    try {
      return await this.#untilAnswered(request, call.signal, onAttempt)
    } finally {
      this.#calls.delete(call)
      request.signal?.removeEventListener('abort', giveUp)
    }
  }

  async #untilAnswered(
    request: ModelRequest,
    signal: AbortSignal,
    onAttempt: ((attempt: AttemptSeen) => void) | undefined,
  ): Promise<Sent> {
    // A whole panel waits for a forecast; behind the words of another panel it would keep the model idle later.
    const ticket = this.#gate.ticket(request.background ? 'behind' : request.purpose === 'forecast' ? 'ahead' : 'usual')
    let usage: Usage | undefined
    let retries = 0
    let last: ModelError | undefined
    for (let attempt = 1; ; attempt++) {
      const { pass, entry } = await this.#enter(ticket, request, signal, last)
      const outcome = await this.#attempt(request, signal)
      const { reply, failure, again, latency_ms } = outcome
      const wait = failure?.error.retry_after_ms ?? backoffMs(retries + 1, this.#options.random ?? Math.random)
      this.#leave(pass, entry, outcome, wait)
      onAttempt?.({
        attempt,
        outcome: failure?.error.reason ?? 'answered',
        latency_ms,
        usage: reply?.usage ?? null,
      })
      if (reply !== undefined) usage = sumOf(usage, reply.usage)
      if (reply !== undefined && failure === undefined) {
        return { ...reply, usage: usage ?? reply.usage, latency_ms, attempts: attempt }
      }
      if (again || failure === undefined) continue
      if (!failure.retry || ++retries > this.#options.max_retries || wait > LONGEST_WAIT_MS) throw failure.error
      last = failure.error
      // After a 429 the gate waits, and everybody with it.
      if (last.reason !== 'rate_limited') await this.#time.wait(wait, signal).catch(() => signal.throwIfAborted())
    }
  }

  async #enter(
    ticket: number,
    request: ModelRequest,
    signal: AbortSignal,
    last: ModelError | undefined,
  ): Promise<{ pass: Pass; entry: Attempt }> {
    this.#refuseIfHopeless(last)
    const tokens = estimatedTokens(request.prompt) + this.#usualOutput
    this.#allotment?.want()
    const pass = await this.#gate.enter(ticket, tokens, signal, request.payer.organization_id)
    const entry = this.#breaker.begin()
    if (entry !== undefined) return { pass, entry }
    pass.leave(0)
    throw resting('unavailable', this.#breaker.closedForMs(), last)
  }

  #refuseIfHopeless(last: ModelError | undefined): void {
    const down = this.#breaker.closedForMs()
    if (down > 0) throw resting('unavailable', down, last)
    const paused = this.#gate.pausedForMs
    if (paused > LONGEST_WAIT_MS) throw resting('rate_limited', paused, last)
  }

  /** Lets the next one in, after everything that this attempt showed is known to gate and breaker. */
  #leave(pass: Pass, entry: Attempt, { reply, failure }: Outcome, wait: number): void {
    const reason = reply === undefined ? failure?.error.reason : undefined
    if (reason === 'cancelled') this.#breaker.undecided(entry)
    else if (reason !== 'unavailable' && reason !== 'timeout') this.#breaker.answered()
    else if (this.#breaker.failed(entry)) {
      this.#gate.turnAway(resting('unavailable', this.#breaker.closedForMs(), failure?.error))
    }
    if (reason === 'rate_limited') {
      this.#gate.pause(Math.min(wait, LONGEST_PAUSE_MS))
      if (wait > LONGEST_WAIT_MS) this.#gate.turnAway(resting('rate_limited', wait, failure?.error))
    }
    if (reply === undefined) {
      pass.leave(reason === 'rate_limited' ? 0 : undefined)
    } else {
      const { input_tokens, output_tokens } = reply.usage
      this.#usualOutput = Math.ceil(0.9 * this.#usualOutput + 0.1 * output_tokens)
      pass.leave(input_tokens + output_tokens)
    }
  }

  async #attempt(request: ModelRequest, signal: AbortSignal): Promise<Outcome> {
    const { structured_output, max_output_tokens, temperature } = this.#options
    const options = callOptions(request, this.#settings, {
      max_output_tokens,
      temperature,
      structured_output: structured_output !== 'off',
      without: this.#without,
    })
    const began = this.#time.nowMs()
    const took = () => Math.round(this.#time.nowMs() - began)
    try {
      const reply = await this.#ask(options, request, signal)
      const empty = reply.text.trim() === '' && reply.finish === 'stop'
      return { reply, ...(empty && { failure: emptyReply() }), again: false, latency_ms: took() }
    } catch (thrown) {
      const failure = failureOf(thrown, this.#keys)
      return { failure, again: this.#learnFrom(failure, options), latency_ms: took() }
    }
  }

  /** Remembers what the model does not take, and tells whether the request can do without it. */
  #learnFrom({ refused }: Failure, options: LanguageModelV4CallOptions): boolean {
    if (refused === undefined) return false
    const asked = {
      schema: options.responseFormat !== undefined && this.#options.structured_output === 'auto',
      temperature: options.temperature !== undefined,
      max_tokens: options.maxOutputTokens !== undefined,
    }[refused]
    if (asked) this.#without.add(refused)
    return asked
  }

  async #ask(options: LanguageModelV4CallOptions, { prompt }: ModelRequest, signal: AbortSignal): Promise<Reply> {
    const { timeout_ms, stream, silence_ms = SILENCE_MS } = this.#options
    const attempt = new AbortController()
    const giveUp = () => attempt.abort(signal.reason)
    const tooLate = () => attempt.abort(timedOut())
    if (signal.aborted) giveUp()
    signal.addEventListener('abort', giveUp, { once: true })
    const timeout = setTimeout(tooLate, timeout_ms)
    let silence: NodeJS.Timeout | undefined
    const onText = () => {
      if (silence === undefined) silence = setTimeout(tooLate, Math.min(silence_ms, timeout_ms))
      else silence.refresh()
    }
    try {
      this.#model ??= connect(this.#settings)
      const model = await this.#model
      const given = { ...options, abortSignal: attempt.signal }
      return await (stream ? readStream(model, given, prompt, onText) : readWhole(model, given, prompt))
    } catch (thrown) {
      // Whatever the provider makes of being aborted, the reason is ours.
      throw attempt.signal.aborted ? attempt.signal.reason : thrown
    } finally {
      clearTimeout(timeout)
      clearTimeout(silence)
      signal.removeEventListener('abort', giveUp)
    }
  }
}

const sumOf = (before: Usage | undefined, now: Usage): Usage => ({
  input_tokens: (before?.input_tokens ?? 0) + now.input_tokens,
  cached_tokens: (before?.cached_tokens ?? 0) + now.cached_tokens,
  output_tokens: (before?.output_tokens ?? 0) + now.output_tokens,
  reasoning_tokens: (before?.reasoning_tokens ?? 0) + now.reasoning_tokens,
})
