import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type CallOrigin, FileReply, type Operation } from '../../platform/contract/call.ts'
import { type Contract, takesBody } from '../../platform/contract/contract.ts'
import type { Admitted, Door } from '../../platform/contract/door.ts'
import { invalidRequest, ServiceError } from '../../platform/errors.ts'
import { bodyFields } from './body.ts'
import { isCrossSite, isVisitor, sessionOf } from './cookies.ts'
import { uploadedFields } from './upload.ts'

declare module 'fastify' {
  interface FastifyRequest {
    admitted: Admitted | undefined
  }
  interface FastifyContextConfig {
    /** The operation's id, for logs and metrics. */
    operation?: string
    /** The address itself opens something: logs have its pattern in place of it. */
    secret_address?: boolean
  }
}

/** The page that shows what an operation answers, to somebody with a browser. */
export type View = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>

export interface OperationRouteParts {
  operations: readonly Operation[]
  door: Door
  max_file_bytes: number
  /** By the ids of operations: one address, with a page for people and JSON for programs. */
  views?: Readonly<Record<string, View>>
}

/** One route for every operation, made from its contract. */
export function addOperationRoutes(
  app: FastifyInstance,
  { operations, door, max_file_bytes, views = {} }: OperationRouteParts,
): void {
  app.decorateRequest('admitted', undefined)
  for (const operation of operations) {
    const { contract } = operation
    const view = Object.hasOwn(views, contract.id) ? views[contract.id] : undefined
    app.route({
      method: contract.method,
      url: routePattern(contract.path),
      ...(contract.upload ? { bodyLimit: uploadLimit(max_file_bytes) } : {}),
      config: { operation: contract.id },
      // Before the body is read: a caller without the right key learns nothing about what a right body would be.
      onRequest: async (request) => {
        if (view !== undefined && isForPeople(request)) return
        request.admitted = await door.admit(contract, originOf(request))
      },
      handler: async (request, reply) => {
        if (view !== undefined) {
          void reply.header('vary', 'Accept, Authorization')
          if (isForPeople(request)) return view(request, reply)
        }
        if (contract.raw_filters) refuseUnclear(request)
        const input = { ...(await fieldsOf(contract, request, max_file_bytes)), ...(request.params as object) }
        const gone = new AbortController()
        reply.raw.once('close', () => gone.abort())
        return send(reply, await door.run(operation, request.admitted!, input, gone.signal))
      },
    })
  }
}

/** Browsers ask for pages by name; programs ask for JSON or for anything, and send a key. */
export const asksForPage = ({ headers }: FastifyRequest): boolean =>
  headers.authorization === undefined && /^[^;]*text\/html/.test(headers.accept ?? '')

const isForPeople = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') && asksForPage(request)

/** What else a request with a file in it may hold, and how much longer base64 is, with its lines broken. */
const AROUND_A_FILE = 262_144
export const uploadLimit = (fileBytes: number): number => Math.ceil(fileBytes * 1.4) + AROUND_A_FILE

/** What the body says, where there is one, or the query. A body that holds a file is multipart. */
async function fieldsOf(contract: Contract, request: FastifyRequest, most: number): Promise<object> {
  if (request.isMultipart()) {
    if (contract.upload) return uploadedFields(request, most)
    // Left to itself it would count as an empty body, and what it says would be lost without a word.
    throw new ServiceError('unsupported_media_type', 'Send JSON with "Content-Type: application/json".')
  }
  if (takesBody(contract.method)) return bodyFields(request.body)
  // Some clients send what they delete in a body, some cannot.
  return contract.method === 'DELETE'
    ? { ...(request.query as object), ...bodyFields(request.body) }
    : (request.query as object)
}

/** A header that decides how the body is read must be one of the two that it can be: neither is guessed. */
function refuseUnclear({ headers }: FastifyRequest): void {
  const raw = single(headers['x-filter-raw-dsl'])
  if (raw !== undefined && !/^(true|false)$/i.test(raw)) throw invalidRequest('X-Filter-Raw-DSL must be true or false.')
}

/** What the HTTP headers tell of a call. */
export const originOf = (request: FastifyRequest): CallOrigin => ({
  request_id: request.id,
  ip: request.ip,
  authorization: request.headers.authorization,
  session: sessionOf(request),
  csrf_token: single(request.headers['x-csrf-token']),
  organization: single(request.headers['x-populace-organization']),
  cross_site: isCrossSite(request),
  visitor: isVisitor(request),
  user_agent: request.headers['user-agent']?.slice(0, 300),
  idempotency_key: single(request.headers['idempotency-key']),
  raw_filters: single(request.headers['x-filter-raw-dsl'])?.toLowerCase() === 'true',
})

const single = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header.join(',') : header

function send(reply: FastifyReply, answer: { status: number; body: unknown; replayed: boolean }): FastifyReply {
  if (answer.replayed) void reply.header('idempotency-replayed', 'true')
  if (answer.body instanceof FileReply) return sendFile(reply.code(answer.status), answer.body)
  return reply.code(answer.status).type('application/json; charset=utf-8').send(serialize(answer.body))
}

function sendFile(reply: FastifyReply, { media_type, filename, content }: FileReply): FastifyReply {
  // A proxy that collects what it passes on would hold events back.
  if (media_type.startsWith('text/event-stream')) void reply.header('x-accel-buffering', 'no')
  if (filename !== undefined) void reply.header('content-disposition', `attachment; filename="${filename}"`)
  return reply.type(media_type).send(Readable.from(content))
}

/** What cannot have changed is written as JSON once. */
const written = new WeakMap<object, string>()

function serialize(body: unknown): string {
  if (typeof body !== 'object' || body === null || !Object.isFrozen(body)) return JSON.stringify(body)
  let json = written.get(body)
  if (json === undefined) {
    json = JSON.stringify(body)
    written.set(body, json)
  }
  return json
}

/** "/v1/jobs/{job_id}" as fastify writes it; a custom verb ("{group_id}:ask") needs the parameter to stop at the colon. */
export function routePattern(path: string): string {
  return path
    .replace(/:(?=[a-z])/g, '::')
    .replace(/\{(\w+)\}(::)?/g, (_, name: string, verb: string | undefined) =>
      verb === undefined ? `:${name}` : `:${name}([^:]+)::`,
    )
}
