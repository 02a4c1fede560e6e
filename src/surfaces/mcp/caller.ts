import { type CallOrigin, FileReply, type Operation } from '../../platform/contract/call.ts'
import type { Contract } from '../../platform/contract/contract.ts'
import type { Door } from '../../platform/contract/door.ts'
import { type ErrorCode, type ErrorDetails, errorCodes, invalidRequest, ServiceError } from '../../platform/errors.ts'

export interface CallerOptions {
  idempotency_key?: string | undefined
  signal?: AbortSignal | undefined
}

export interface Answered {
  status: number
  /** What the operation answers, or a `CalledFile`. */
  body: unknown
}

/** How tools reach operations: in the same process, or over HTTP from another. Both throw ServiceErrors. */
export interface Caller {
  call(contract: Contract, input: object, options?: CallerOptions): Promise<Answered>
  /** A way to ask the same operation again and again, as who waits for a job does. */
  repeat(contract: Contract): (input: object, signal: AbortSignal) => Promise<Answered>
}

/** A file in one piece, or the beginning of one that is too large to be handed on. */
export class CalledFile {
  readonly media_type: string
  readonly filename: string | undefined
  readonly bytes: Uint8Array
  readonly complete: boolean

  constructor(media_type: string, filename: string | undefined, bytes: Uint8Array, complete: boolean) {
    this.media_type = media_type
    this.filename = filename
    this.bytes = bytes
    this.complete = complete
  }
}

/** What is larger is better downloaded than put into a conversation. */
export const FILE_BYTES = 1_048_576

/** Calls operations of this process as whoever sent the request. */
export function doorCaller(operations: readonly Operation[], door: Door, origin: CallOrigin): Caller {
  const byContract = new Map(operations.map((operation) => [operation.contract.id, operation]))
  const run = async (
    operation: Operation,
    admitted: Awaited<ReturnType<Door['admit']>>,
    input: object,
    signal?: AbortSignal,
  ): Promise<Answered> => {
    const { status, body } = await door.run(operation, admitted, input, signal && (() => signal))
    if (!(body instanceof FileReply)) return { status, body }
    return { status, body: await collect(body.media_type, body.filename, body.content) }
  }
  return {
    async call(contract, input, { idempotency_key, signal } = {}) {
      const operation = byContract.get(contract.id)!
      const admitted = await door.admit(contract, { ...origin, idempotency_key })
      return run(operation, admitted, input, signal)
    },
    repeat(contract) {
      const operation = byContract.get(contract.id)!
      // Let in once: a free key's limit on polling is for those who ask from outside. The door still looks at the key.
      let admitted: ReturnType<Door['admit']> | undefined
      return async (input, signal) => {
        admitted ??= door.admit(contract, { ...origin, idempotency_key: undefined })
        return run(operation, await admitted, input, signal)
      }
    },
  }
}

type Method = (input: object, options: CallerOptions) => Promise<unknown>

/** Calls a service over HTTP, by a client that has a method for every contract at its id. */
export function clientCaller(client: object, baseUrl: string): Caller {
  const call: Caller['call'] = async (contract, input, { idempotency_key, signal } = {}) => {
    const given = { ...(idempotency_key === undefined ? {} : { idempotency_key }), ...(signal ? { signal } : {}) }
    try {
      const body = await methodOf(client, contract.id)(input, given)
      return { status: contract.success[0]![0], body: body instanceof Response ? await download(body) : body }
    } catch (error) {
      if (signal?.aborted) throw error
      throw asServiceError(error, baseUrl)
    }
  }
  return { call, repeat: (contract) => (input, signal) => call(contract, input, { signal }) }
}

function methodOf(client: object, id: string): Method {
  let node: unknown = client
  let owner: unknown = client
  for (const name of id.split('.')) {
    owner = node
    node = (node as Record<string, unknown>)[name]
  }
  return (node as Method).bind(owner)
}

const download = (response: Response): Promise<CalledFile> => {
  const [, filename] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
  return collect(response.headers.get('content-type') ?? '', filename, response.body ?? [])
}

async function collect(
  mediaType: string,
  filename: string | undefined,
  content: AsyncIterable<string | Uint8Array> | Iterable<Uint8Array>,
): Promise<CalledFile> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of content) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk
    length += bytes.length
    if (length > FILE_BYTES) return new CalledFile(mediaType, filename, new Uint8Array(), false)
    chunks.push(bytes)
  }
  return new CalledFile(mediaType, filename, Buffer.concat(chunks), true)
}

/** What a client throws, whatever its class: an error of the service has a code of ours, anything else did not get there. */
function asServiceError(error: unknown, baseUrl: string): ServiceError {
  const { code, details, retry_after_seconds, message } = error as {
    code?: unknown
    details?: ErrorDetails
    retry_after_seconds?: number
    message?: string
  }
  if (typeof code === 'string' && Object.hasOwn(errorCodes, code)) {
    const wait = retry_after_seconds === undefined ? {} : { retry_after_seconds }
    const all = { ...details, ...wait }
    return new ServiceError(code as ErrorCode, message ?? code, Object.keys(all).length === 0 ? undefined : all)
  }
  if ((error as Error).name === 'InputError') return invalidRequest(`Invalid request. ${message}`)
  return new ServiceError('engine_unavailable', unreached((error as Error).name, baseUrl), undefined, { cause: error })
}

const unreached = (name: string, baseUrl: string): string => {
  if (name === 'TimeoutError') return `${baseUrl} did not answer in time.`
  if (name === 'UnexpectedAnswerError')
    return `What answers at ${baseUrl} is no Populace service, or a proxy before it.`
  return `Nothing answers at ${baseUrl}. Is the service running? \`npm start\` starts it.`
}
