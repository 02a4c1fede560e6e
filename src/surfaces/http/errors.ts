import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify'
import { type ErrorCode, invalidRequest, ServiceError } from '../../platform/errors.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { Logger } from '../../platform/log.ts'
import { securityHeaders } from './headers.ts'
import { pathOf } from './observe.ts'
import { asksForPage } from './operation-routes.ts'
import { sendProblem } from './pages/problem.ts'

/** What fastify itself refuses, in our words. */
const fastifyErrors: Record<string, { code: ErrorCode; message: string }> = {
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    code: 'unsupported_media_type',
    message: 'Send JSON with "Content-Type: application/json".',
  },
  FST_ERR_CTP_BODY_TOO_LARGE: { code: 'payload_too_large', message: 'The request body is too large.' },
  FST_ERR_CTP_INVALID_JSON_BODY: { code: 'invalid_request', message: 'The body is not valid JSON.' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    code: 'invalid_request',
    message: 'The body is not as long as Content-Length says.',
  },
  FST_ERR_BAD_URL: { code: 'invalid_request', message: 'The address is not a valid URL path.' },
  FST_ERR_MAX_PARAM_LENGTH: { code: 'not_found', message: 'There is nothing at this address.' },
}

/** The one place where errors become responses. Anything unforeseen is logged whole and answered without detail. */
export function answerErrors(app: FastifyInstance, log: Logger): void {
  app.setErrorHandler((error: FastifyError | ServiceError, request, reply) => {
    // fastify reads the body before it says that there is no route; the missing route is the better answer.
    if (request.is404) return sendUnknownPath(app, request, reply)
    const known = asServiceError(error)
    const about = { request_id: request.id, path: pathOf(request) }
    if (known.code === 'internal_error') log.error({ err: known.cause ?? error, ...about }, 'internal error')
    else if (known.status >= 500 && known.cause !== undefined) {
      // An operator has to do something about a full disk; the caller is told no more than that it passes.
      log.warn({ err: (known.cause as Error).message, ...about }, known.message)
    }
    return isForPeople(request) ? sendProblem(request, reply, known) : sendError(reply, known)
  })
}

/** For addresses that meet no route at all, and so no hook either. */
export function answerBadAddress(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendError(reply.headers(securityHeaders).header('x-request-id', request.id), asServiceError(error))
}

/** For what cannot be read as HTTP, and so becomes no request: answered on the bare connection, which ends with it. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  if (socket.writable) {
    const known = invalidRequest(unreadable[error.code ?? ''] ?? 'This is not a well-formed HTTP request.')
    const body = JSON.stringify(known.envelope())
    const headers = {
      ...securityHeaders,
      'x-request-id': uuidv7(),
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    }
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
    socket.write(`HTTP/1.1 400 Bad Request\r\n${lines.join('')}\r\n${body}`)
  }
  socket.destroySoon()
}

const unreadable: Record<string, string> = {
  HPE_HEADER_OVERFLOW: 'The address and the headers are longer than the service reads.',
  ERR_HTTP_REQUEST_TIMEOUT: 'The request was not sent in time.',
}

/** Any error as one of ours; what is not known is internal, with itself as the cause. */
export function asServiceError(
  error: Pick<FastifyError, 'code' | 'statusCode' | 'message'> | ServiceError,
): ServiceError {
  if (error instanceof ServiceError) return error
  const known = fastifyErrors[error.code]
  if (known !== undefined) return new ServiceError(known.code, known.message)
  // A JSON body that fastify's parser refuses (malformed, or with "__proto__") is a plain 400 without a code.
  if (error.statusCode === 400)
    return new ServiceError('invalid_request', fastifyErrors.FST_ERR_CTP_INVALID_JSON_BODY!.message)
  const trouble = troubleOfDatabase(error)
  if (trouble !== undefined) {
    return new ServiceError('engine_unavailable', trouble, { retry_after_seconds: 5 }, { cause: error })
  }
  return new ServiceError('internal_error', 'Something went wrong on our side.', undefined, { cause: error })
}

/** It is not there or was not for a moment, has no connection left, or ended a session that stood still in a transaction. */
const AWAY = /^(ECONNREFUSED|ENOENT|ECONNRESET|EPIPE|ETIMEDOUT|57P0\d|08\w{3}|53300|25P03)$/
/** The driver has no codes for these. The last is what undoing a transaction says whose connection broke: it hides why. */
const CONNECTION_LOST = /^(Connection terminated|timeout exceeded when trying to connect|Client .* not queryable)/
/** Its disk or its memory is full, it takes no writes, or others were in the way each time: it was not done, and may be soon. */
const UNABLE = /^(53\w{3}|25006|40P01|40001)$/

function troubleOfDatabase({ code = '', message }: { code?: string; message: string }): string | undefined {
  if (AWAY.test(code) || CONNECTION_LOST.test(message)) return 'The database cannot be reached at the moment.'
  return UNABLE.test(code) ? 'The database cannot do this at the moment.' : undefined
}

function sendError(reply: FastifyReply, error: ServiceError): FastifyReply {
  if (error.retryAfterSeconds !== undefined) void reply.header('retry-after', error.retryAfterSeconds)
  if (error.status === 401) void reply.header('www-authenticate', 'Bearer')
  return reply.code(error.status).type('application/json; charset=utf-8').send(error.envelope())
}

/** Where nobody comes with a browser: whatever a client says that it takes, the answer is JSON. */
const FOR_PROGRAMS = /^\/(v1|cli|webhooks)\//

/** Whoever goes astray with a browser is told so by a page. */
const isForPeople = (request: FastifyRequest): boolean => asksForPage(request) && !FOR_PROGRAMS.test(request.url)

const METHODS: HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PATCH', 'PUT', 'DELETE', 'OPTIONS']

/** 405 with Allow where the path exists for other methods, 404 where it does not. */
export function answerUnknownPaths(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => sendUnknownPath(app, request, reply))
}

function sendUnknownPath(app: FastifyInstance, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [path = '/'] = request.url.split('?')
  const allowed = METHODS.filter((method) => app.findRoute({ method, url: path }) !== null)
  if (allowed.length > 0) void reply.header('allow', allowed.join(', '))
  if (isForPeople(request)) return sendProblem(request, reply, astray(allowed))
  if (allowed.length === 0) {
    return sendError(
      reply,
      new ServiceError('not_found', `There is nothing at ${path.slice(0, 200)}. The API is described at /docs/api.`),
    )
  }
  return sendError(
    reply,
    new ServiceError('method_not_allowed', `${request.method} is not allowed here; use ${allowed.join(' or ')}.`),
  )
}

const astray = (allowed: readonly string[]): ServiceError =>
  allowed.length === 0
    ? new ServiceError('not_found', 'No page has this address.')
    : new ServiceError('method_not_allowed', 'This address is for forms of ours and for programs.')
