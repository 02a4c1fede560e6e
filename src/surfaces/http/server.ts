import type { Socket } from 'node:net'
import cookie from '@fastify/cookie'
import cors from '@fastify/cors'
import { type FastifyInstance, fastify, LogController } from 'fastify'
import type { Operation } from '../../platform/contract/call.ts'
import type { Door } from '../../platform/contract/door.ts'
import { uuidv7 } from '../../platform/ids.ts'
import type { Logger } from '../../platform/log.ts'
import type { Metrics } from '../../platform/metrics.ts'
import { acceptJsonOnly } from './body.ts'
import { answerBadAddress, answerErrors, answerUnknownPaths, answerUnreadable } from './errors.ts'
import { setHeaders } from './headers.ts'
import { observe } from './observe.ts'
import { addOperationRoutes, type View } from './operation-routes.ts'
import { noteWhenOver } from './over.ts'
import { refuseWhenBusy } from './pressure.ts'

export interface HttpParts {
  operations: readonly Operation[]
  door: Door
  log: Logger
  metrics: Metrics
  /** Pages, docs and health checks: what is not an operation of the API. */
  pages: readonly ((app: FastifyInstance) => void | Promise<void>)[]
  /** Where people reach the service. */
  base_url: string
  /** Pages that show what operations answer, by their ids. */
  views?: Readonly<Record<string, View>>
  /** Requests worked on at once. */
  max_requests: number
  max_body_bytes: number
  /** Of one file; bodies that carry files may be as much larger as base64 makes them. */
  max_file_bytes: number
  cors_origins: readonly string[]
  trust_proxy: readonly string[]
}

/** Whoever opens a connection says within this what they want; the whole of a request may take longer. */
const HEADERS_MS = 15_000
const REQUEST_MS = 60_000
/** Connections that are kept open cost little, but not nothing. */
const CONNECTIONS_PER_REQUEST = 10

const REQUEST_ID = /^[\w.-]{1,128}$/

/** Contracts say what comes and goes, and the door holds to them: what fastify would load to check schemas is left out. */
const noSchemas = (): never => {
  throw new Error('a route has a schema of fastify, and nothing here checks those')
}

export async function createHttpServer(parts: HttpParts): Promise<FastifyInstance> {
  const app = fastify({
    logger: false,
    // Without this it puts together what a logger would be told, for none.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: parts.trust_proxy.length === 0 ? false : [...parts.trust_proxy],
    bodyLimit: parts.max_body_bytes,
    requestTimeout: REQUEST_MS,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: HEADERS_MS / 3 },
    forceCloseConnections: 'idle',
    // What comes on an open connection while the service stops is answered, and is the last on it. The 503 that fastify has for
    // it is not in our shape, and everything that is needed for a true answer is still there.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    // A caller's own id is kept when it is well formed, so that both sides log the same one.
    genReqId: (request) => {
      const given = request.headers['x-request-id']
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : uuidv7()
    },
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerUnreadable,
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
  })
  app.server.maxConnections = parts.max_requests * CONNECTIONS_PER_REQUEST
  noteSilence(app)
  // An Expect that nobody knows is passed over; Node would refuse it with an answer that is not ours.
  app.server.on('checkExpectation', (request, response) => void app.server.emit('request', request, response))
  answerErrors(app, parts.log)
  noteWhenOver(app)
  observe(app, parts.log, parts.metrics)
  setHeaders(app)
  refuseWhenBusy(app, parts.max_requests)
  acceptJsonOnly(app)
  if (parts.cors_origins.length > 0) {
    await app.register(cors, {
      origin: parts.cors_origins.includes('*') ? '*' : [...parts.cors_origins],
      methods: ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'],
      allowedHeaders: [
        ...['Authorization', 'Content-Type', 'Idempotency-Key', 'X-Request-Id', 'X-Filter-Raw-DSL'],
        // What clients of /mcp send beside them.
        ...['Mcp-Protocol-Version', 'Mcp-Method', 'Mcp-Name'],
      ],
      exposedHeaders: ['X-Request-Id', 'Retry-After', 'Idempotency-Replayed', 'WWW-Authenticate'],
      maxAge: 86_400,
    })
  }
  app.decorate('secure_cookies', parts.base_url.startsWith('https:'))
  // Most requests come with a key: cookies are read where they are asked for.
  await app.register(cookie, { hook: false })
  await addOperationRoutes(app, parts)
  for (const page of parts.pages) await app.register(async (scope) => page(scope))
  answerUnknownPaths(app)
  return app
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Connections on which nothing has been asked yet: node takes them for busy ones. */
    silent: Set<Socket>
  }
}

function noteSilence(app: FastifyInstance): void {
  const silent = new Set<Socket>()
  app.decorate('silent', silent)
  app.server.on('connection', (socket) => {
    silent.add(socket)
    socket.once('close', () => silent.delete(socket))
  })
  app.server.on('request', ({ socket }) => silent.delete(socket))
}

/**
 * Waits for requests under way, but not for their clients: neither for connections without a request nor beyond the
 * grace.
 */
export async function closeServer(app: FastifyInstance, graceMs: number): Promise<void> {
  const idle = setInterval(() => {
    app.server.closeIdleConnections()
    for (const socket of app.silent) socket.destroy()
  }, 100)
  const timeUp = setTimeout(() => app.server.closeAllConnections(), graceMs)
  try {
    await app.close()
  } finally {
    clearInterval(idle)
    clearTimeout(timeUp)
  }
}
