import type { Clock } from '../../platform/clock.ts'
import type { Config } from '../../platform/config.ts'
import type { Db } from '../../platform/db/database.ts'
import type { Logger } from '../../platform/log.ts'
import type { Metrics } from '../../platform/metrics.ts'
import { cancelled } from './failures.ts'
import { keyOf, type Sampling } from './key.ts'
import { createCallLedger } from './ledger.ts'
import { type Completion, ModelError, type ModelRequest, type Models, type Purpose } from './models.ts'
import { costOf, estimateOf } from './prices.ts'
import { type BudgetConfig, budgetsOf, exhausted, inputTokens, outputTokens, soundUsage, storable } from './rules.ts'
import type { Sender, Sent } from './send.ts'
import type { LanguageModels, Price } from './settings.ts'
import { SharedCall } from './shared-call.ts'
import { type CallHistory, type CallRow, callHistory, type Ending, type LiveRow, rejectCall } from './store.ts'

export interface ModelsParts {
  sender: Sender
  db: Db
  clock: Clock
  languageModels: LanguageModels
  config: BudgetConfig & Pick<Config, 'LLM_TEMPERATURE' | 'LLM_MAX_OUTPUT_TOKENS'>
  metrics?: Pick<Metrics, 'modelCalls' | 'modelSeconds'> | undefined
  log: Logger
}

/** Models whose calls are made once, paid for once, and written down. */
export function createModels(parts: ModelsParts): Models {
  const { sender, db, clock, languageModels, config } = parts
  const ledger = createCallLedger({ db, clock, budgets: budgetsOf(config) })
  const sampling: Sampling = {
    temperature: config.LLM_TEMPERATURE,
    max_output_tokens: config.LLM_MAX_OUTPUT_TOKENS,
  }
  const prices = new Map(languageModels.all.map(({ name, price }) => [name, price]))
  const historyOf = keptHistories(db, clock)
  const joinable = new Map<string, SharedCall<Completion>>()
  const underWay = new Set<SharedCall<Completion>>()
  let closed = false

  async function make(request: ModelRequest, key: Buffer): Promise<Completion> {
    const price = prices.get(request.model) ?? null
    const history = await historyOf(request.model, request.purpose)
    const output = outputTokens(request.purpose, history, sampling.max_output_tokens)
    const { payer } = request
    const begun = await ledger.begin({
      key,
      organization_id: payer.organization_id,
      study_id: payer.study_id ?? null,
      study_budget_cents: payer.study_budget_cents,
      job_id: payer.job_id ?? null,
      model: request.model,
      purpose: request.purpose,
      prompt_version: request.prompt.version,
      replicate: request.replicate ?? 0,
      estimated_micros: estimateOf({ input: inputTokens(request), output }, price),
    })
    if (begun.outcome === 'recorded') return call(request, begun.call, price)
    parts.metrics?.modelCalls.inc({ model: request.model, outcome: begun.outcome })
    if (begun.outcome === 'replayed') return completionOf(begun.row)
    if (begun.outcome === 'exhausted') throw new ModelError('budget_exhausted', exhausted[begun.scope])
    if (begun.outcome === 'superseded') throw cancelled()
    throw new ModelError('rejected', 'The organization that this was asked for no longer exists.')
  }

  async function call(request: ModelRequest, row: CallRow, price: Price | null): Promise<Completion> {
    const began = clock.now().getTime()
    let sent: Sent
    try {
      if (request.signal?.aborted) throw cancelled()
      sent = await sender.send(request)
    } catch (error) {
      const failure = asModelError(error, 'The language model could not be asked.')
      const latency_ms = clock.now().getTime() - began
      // Why there is no text matters more than that this could not be written down; what was set aside is tidied up later.
      await end(row, { status: 'failed', error: failure.reason, latency_ms }, failure).catch((unrecorded: Error) =>
        parts.log.warn({ call_id: row.id, err: unrecorded.message }, 'the end of a model call was not recorded'),
      )
      throw failure
    }
    const usage = soundUsage(sent.usage)
    const done = {
      text: storable(sent.text),
      finish: sent.finish,
      cost_micros: costOf(usage, price, sent.reported_cost_micros),
      latency_ms: Math.round(sent.latency_ms),
    }
    await end(row, { status: 'finished', ...done, ...usage })
    return { call_id: row.id, model: row.model, ...done, usage, replayed: false }
  }

  async function end(row: CallRow, ending: Ending, failure?: ModelError): Promise<void> {
    const { model, purpose } = row
    const outcome = ending.status === 'finished' ? 'finished' : ending.error
    parts.metrics?.modelCalls.inc({ model, outcome })
    parts.metrics?.modelSeconds.observe({ model }, ending.latency_ms / 1000)
    const line = { call_id: row.id, job_id: row.job_id, model, purpose, outcome, ms: ending.latency_ms }
    parts.log.info({ ...line, ...(failure === undefined ? figuresOf(ending) : causeOf(failure)) }, 'model call')
    await ledger.end(row, ending)
  }

  function share(name: string, request: ModelRequest, key: Buffer): SharedCall<Completion> {
    const shared = new SharedCall(
      (signal) => make({ ...request, signal }, key),
      () => {
        if (joinable.get(name) === shared) joinable.delete(name)
      },
    )
    joinable.set(name, shared)
    underWay.add(shared)
    void shared.ended().then(() => underWay.delete(shared))
    return shared
  }

  return {
    async complete(request) {
      if (closed || request.signal?.aborted) throw cancelled()
      const key = keyOf(request, sampling)
      const name = `${request.payer.organization_id ?? ''}:${key.toString('hex')}`
      try {
        return await (joinable.get(name) ?? share(name, request, key)).wait(request.signal)
      } catch (error) {
        throw asModelError(error, 'The call to the language model could not be recorded.')
      }
    },

    async reject(completion, reason) {
      try {
        await rejectCall(db, completion.call_id, storable(reason))
      } catch (error) {
        throw asModelError(error, 'It could not be recorded that a reply is of no use.')
      }
    },

    async close() {
      closed = true
      const left = [...underWay]
      for (const shared of left) shared.stop()
      await Promise.all(left.map((shared) => shared.ended()))
      sender.close()
    },
  }
}

const asModelError = (error: unknown, message: string): ModelError =>
  error instanceof ModelError ? error : new ModelError('unavailable', message, { cause: error })

/** What may be logged of an ending: everything but the text. */
function figuresOf(ending: Ending): object {
  if (ending.status === 'failed') return {}
  const { finish, cost_micros, input_tokens, cached_tokens, output_tokens, reasoning_tokens } = ending
  return { finish, cost_micros, input_tokens, cached_tokens, output_tokens, reasoning_tokens }
}

/** The sender picks out what is fit for a log. */
const causeOf = ({ cause }: ModelError): object => (cause instanceof Error ? { err: cause.message } : {})

const completionOf = (row: LiveRow): Completion => ({
  call_id: row.id,
  model: row.model,
  text: row.text ?? '',
  finish: row.finish ?? 'other',
  usage: {
    input_tokens: row.input_tokens,
    cached_tokens: row.cached_tokens,
    output_tokens: row.output_tokens,
    reasoning_tokens: row.reasoning_tokens,
  },
  cost_micros: row.cost_micros,
  latency_ms: row.latency_ms ?? 0,
  replayed: true,
})

const HISTORY_MS = 60_000

/** What calls were like of late, read once a minute for each model and purpose. */
function keptHistories(db: Db, clock: Clock): (model: string, purpose: Purpose) => Promise<CallHistory> {
  const kept = new Map<string, { until: number; history: Promise<CallHistory> }>()
  return (model, purpose) => {
    const name = `${purpose}:${model}`
    const now = clock.now().getTime()
    const known = kept.get(name)
    if (known !== undefined && now < known.until) return known.history
    const history = callHistory(db, model, purpose)
    kept.set(name, { until: now + HISTORY_MS, history })
    // What could not be read is read again by the next call.
    history.catch(() => kept.delete(name))
    return history
  }
}
