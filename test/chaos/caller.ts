import { setTimeout as delay } from 'node:timers/promises'
import type { TestKey } from '../harness/service.ts'
import type { Call, Recorder } from './history.ts'
import type { Random } from './random.ts'

const ANSWER_MS = 20_000
/** How long after the load a caller still asks for an answer that it never got. */
const PATIENCE_MS = 180_000

export interface CallOptions {
  operation: string
  method: string
  path: string
  json?: unknown
  marker?: string
  key?: TestKey
  /** How many things it asks for; one when left out. */
  things?: number
  /** Under an Idempotency-Key. */
  once?: boolean
  /** Sends it a second time, elsewhere, after it was answered. */
  again?: boolean
  gives_up?: boolean
  /** What of the answer is worth keeping; all of it when left out. */
  // biome-ignore lint/suspicious/noExplicitAny: an answer.
  keep?: (body: any) => unknown
  /** The process to ask; any of them when left out. */
  url?: string
}

export interface CallerParts {
  tenant: string
  key: TestKey
  urls: readonly string[]
  recorder: Recorder
  random: Random
  began_ms: number
  /** When the load ends. */
  until_ms: number
}

/** Sends requests as a careful client does: what got no answer is sent again, under the same Idempotency-Key. */
export class Caller {
  readonly parts: CallerParts

  constructor(parts: CallerParts) {
    this.parts = parts
  }

  /** The last attempt: answered, or given up without an answer. */
  async call(options: CallOptions): Promise<Call> {
    const giveUpAt = Math.max(Date.now(), this.parts.until_ms) + PATIENCE_MS
    let call = await this.#attempt(options)
    while (call.outcome === 'unknown' && options.gives_up !== true && Date.now() < giveUpAt) {
      await delay(this.parts.random.between(200, 1200))
      call = await this.#attempt(options)
    }
    if (options.again === true && call.outcome === 'ok') await this.#attempt(options)
    return call
  }

  async #attempt(options: CallOptions): Promise<Call> {
    const { tenant, urls, recorder, random, began_ms } = this.parts
    const { operation, marker = '', json, once = false, keep = (body) => body } = options
    const key = options.key ?? this.parts.key
    const url = options.url ?? random.pick(urls)
    const began = Date.now()
    const answer = await ask(`${url}${options.path}`, options.method, key.api_key, json, once ? marker : undefined)
    const call: Call = {
      marker,
      tenant,
      operation,
      url,
      idempotency_key: once ? marker : null,
      things: options.things ?? 1,
      key_id: key.key_id,
      began_ms: began - began_ms,
      ended_ms: Date.now() - began_ms,
      ...answer,
      body: answer.outcome === 'ok' ? keep(answer.body) : answer.body,
    }
    recorder.call(call)
    return call
  }
}

type Answer = Pick<Call, 'outcome' | 'status' | 'code' | 'body'>

async function ask(
  url: string,
  method: string,
  api_key: string,
  json: unknown,
  idempotency_key: string | undefined,
): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method,
      headers: {
        authorization: `Bearer ${api_key}`,
        ...(json === undefined ? {} : { 'content-type': 'application/json' }),
        ...(idempotency_key === undefined ? {} : { 'idempotency-key': idempotency_key }),
      },
      ...(json === undefined ? {} : { body: JSON.stringify(json) }),
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    const { status } = response
    const body = (await response.json()) as { error?: { code?: string } }
    const outcome = status < 300 ? 'ok' : status < 500 ? 'refused' : 'unknown'
    return { outcome, status, code: body?.error?.code ?? null, body }
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } }
    return { outcome: 'unknown', status: null, code: cause?.code ?? name, body: null }
  }
}
