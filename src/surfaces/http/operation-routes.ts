import { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type CallOrigin, FileReply, type Operation } from '../../platform/contract/call.ts'
import { type Contract, takesBody } from '../../platform/contract/contract.ts'
import type { Admitted, Answer, Door } from '../../platform/contract/door.ts'
import { invalidRequest } from '../../platform/errors.ts'
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
export async function addOperationRoutes(app: FastifyInstance, parts: OperationRouteParts): Promise<void> {
  app.decorateRequest('admitted', undefined)
  const uploads = parts.operations.filter(({ contract }) => contract.upload)
  const others = parts.operations.filter(({ contract }) => !contract.upload)
  addRoutes(app, others, parts)
  // Its hooks look after files, and would run for every request.
  await app.register(async (scope) => {
    await scope.register(multipart)
    addRoutes(scope, uploads, parts)
  })
}

function addRoutes(
  app: FastifyInstance,
  operations: readonly Operation[],
  { door, max_file_bytes, views = {} }: OperationRouteParts,
): void {
  for (const operation of operations) {
    const { contract } = operation
    const view = Object.hasOwn(views, contract.id) ? views[contract.id] : undefined
    app.route({
      method: contract.method,
      url: routePattern(contract.path),
      ...(contract.upload ? { bodyLimit: uploadLimit(max_file_bytes) } : {}),
      config: { operation: contract.id },
      // Before the body is read: a caller without the right key learns nothing about what a right body would be.
      onRequest: (request, _reply, done) => {
        if (view !== undefined && isForPeople(request)) return done()
        door.admit(contract, originOf(request)).then((admitted) => {
          request.admitted = admitted
          done()
        }, done)
      },
      handler: async (request, reply) => {
        if (view !== undefined) {
          void reply.header('vary', 'Accept, Authorization')
          if (isForPeople(request)) return view(request, reply)
        }
        if (contract.raw_filters) refuseUnclear(request)
        const fields =
          contract.upload && request.isMultipart()
            ? await uploadedFields(request, max_file_bytes)
            : fieldsOf(contract, request)
        const input = { ...fields, ...(request.params as object) }
        return payloadOf(reply, await door.run(operation, request.admitted!, input, () => goneOf(reply)))
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

/** What the body says, where there is one, or the query. */
function fieldsOf(contract: Contract, request: FastifyRequest): object {
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

/** Aborted when the connection that the answer goes to is closed. */
function goneOf({ raw }: FastifyReply): AbortSignal {
  if (raw.closed) return AbortSignal.abort()
  const gone = new AbortController()
  raw.once('close', () => gone.abort())
  return gone.signal
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

/** Says all but the body, and returns that: fastify sends it. */
function payloadOf(reply: FastifyReply, { status, body, replayed }: Answer): string | Readable {
  reply.code(status)
  if (replayed) void reply.header('idempotency-replayed', 'true')
  if (body instanceof FileReply) return fileOf(reply, body)
  void reply.type('application/json; charset=utf-8')
  return serialize(body)
}

function fileOf(reply: FastifyReply, { media_type, filename, content }: FileReply): Readable {
  // A proxy that collects what it passes on would hold events back.
  if (media_type.startsWith('text/event-stream')) void reply.header('x-accel-buffering', 'no')
  if (filename !== undefined) void reply.header('content-disposition', `attachment; filename="${filename}"`)
  void reply.type(media_type)
  return Readable.from(content)
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
