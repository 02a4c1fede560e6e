import type { z } from 'zod'
import { contracts } from '../../contracts.ts'
import {
  type Contract,
  type ContractTree,
  isContract,
  pathParameters,
  takesBody,
} from '../../platform/contract/contract.ts'
import type { ErrorCode, ErrorEnvelope } from '../../platform/errors.ts'

export interface ClientOptions {
  base_url: string
  api_key?: string
  fetch?: typeof globalThis.fetch
}

export interface CallOptions {
  idempotency_key?: string
  request_id?: string
  /** X-Filter-Raw-DSL. */
  raw_filters?: boolean
  signal?: AbortSignal
}

/** A method for every contract: `client.jobs.get({ job_id })`. What answers with a file or a stream gives the response. */
export type ClientOf<T> = {
  readonly [K in keyof T]: T[K] extends Contract
    ? (
        input: z.input<T[K]['input']>,
        options?: CallOptions,
      ) => Promise<T[K] extends { files: readonly string[] } ? Response : z.output<T[K]['output']>>
    : T[K] extends ContractTree
      ? ClientOf<T[K]>
      : never
}

export type Client = ClientOf<typeof contracts>

/** What the service answered instead of a result. */
export class PopulaceError extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly details: Record<string, unknown> | undefined
  readonly request_id: string | undefined
  readonly retry_after_seconds: number | undefined

  constructor(response: Response, envelope: ErrorEnvelope) {
    super(envelope.error.message)
    this.name = 'PopulaceError'
    this.status = response.status
    this.code = envelope.error.code
    this.details = envelope.error.details
    this.request_id = response.headers.get('x-request-id') ?? undefined
    const retryAfter = response.headers.get('retry-after')
    this.retry_after_seconds = retryAfter === null ? undefined : Number(retryAfter)
  }
}

export const createClient = (options: ClientOptions): Client => build(contracts, options) as Client

function build(tree: ContractTree, options: ClientOptions): object {
  return Object.fromEntries(
    Object.entries(tree).map(([name, node]) => [
      name,
      isContract(node)
        ? (input: Record<string, unknown>, callOptions?: CallOptions) => call(node, input, options, callOptions)
        : build(node, options),
    ]),
  )
}

async function call(
  contract: Contract,
  input: Record<string, unknown>,
  options: ClientOptions,
  callOptions: CallOptions = {},
) {
  const { url, rest } = fillPath(contract, input)
  const body = takesBody(contract.method)
  const target = new URL(options.base_url.replace(/\/+$/, '') + url)
  if (!body) for (const [name, value] of Object.entries(rest)) appendQuery(target, name, value)
  const headers: Record<string, string> = { accept: 'application/json' }
  if (options.api_key !== undefined) headers.authorization = `Bearer ${options.api_key}`
  if (body) headers['content-type'] = 'application/json'
  if (callOptions.idempotency_key !== undefined) headers['idempotency-key'] = callOptions.idempotency_key
  if (callOptions.request_id !== undefined) headers['x-request-id'] = callOptions.request_id
  if (callOptions.raw_filters) headers['x-filter-raw-dsl'] = 'true'
  const response = await (options.fetch ?? globalThis.fetch)(target, {
    method: contract.method,
    headers,
    ...(body ? { body: JSON.stringify(rest) } : {}),
    ...(callOptions.signal === undefined ? {} : { signal: callOptions.signal }),
  })
  if (response.ok && contract.files !== undefined) return response
  const answer = await response.json()
  if (!response.ok) throw new PopulaceError(response, envelopeOf(answer))
  return answer
}

/** A request that lacks something names its error in a word, beside what there is to answer. */
function envelopeOf(answer: ErrorEnvelope | { error: 'needs_clarification'; clarifying_questions: string[] }) {
  if (typeof answer.error !== 'string') return answer as ErrorEnvelope
  const { error: code, ...details } = answer as Exclude<typeof answer, ErrorEnvelope>
  return { error: { code, message: details.clarifying_questions.join(' '), details } }
}

function fillPath(contract: Contract, input: Record<string, unknown>): { url: string; rest: Record<string, unknown> } {
  const rest = { ...input }
  let url: string = contract.path
  for (const name of pathParameters(contract.path)) {
    url = url.replace(`{${name}}`, encodeURIComponent(String(rest[name])))
    delete rest[name]
  }
  return { url, rest }
}

function appendQuery(target: URL, name: string, value: unknown): void {
  if (value === undefined || value === null) return
  for (const item of Array.isArray(value) ? value : [value]) {
    target.searchParams.append(name, typeof item === 'object' ? JSON.stringify(item) : String(item))
  }
}
