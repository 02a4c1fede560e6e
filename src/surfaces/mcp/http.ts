import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Operation } from '../../platform/contract/call.ts'
import type { Door } from '../../platform/contract/door.ts'
import { ServiceError } from '../../platform/errors.ts'
import type { Logger } from '../../platform/log.ts'
import { asServiceError } from '../http/errors.ts'
import { originOf, uploadLimit } from '../http/operation-routes.ts'
import { ME, readMe, requireIntegration } from './access.ts'
import { doorCaller } from './caller.ts'
import { isCalled, namingOf } from './names.ts'
import { createOpenRequests } from './open-requests.ts'
import type { Session } from './session.ts'
import { type McpTool, toolSetsOf, toolsOf } from './tools.ts'
import { sendResponse, webRequest } from './web-request.ts'

export interface McpPageParts {
  operations: readonly Operation[]
  door: Door
  log: Logger
  base_url: string
  version: string
  cors_origins: readonly string[]
  max_body_bytes: number
  max_file_bytes: number
}

/** Where clients find out how to sign in. */
const metadataOf = (baseUrl: string): string => `${baseUrl}/.well-known/oauth-protected-resource/mcp`

/** The MCP server at /mcp: streamable HTTP without sessions, so that any process can answer any request. */
export const mcpPages =
  (parts: McpPageParts) =>
  (app: FastifyInstance): void => {
    const { operations, door, base_url, version, max_body_bytes } = parts
    const contracts = operations.map(({ contract }) => contract)
    const me = operations.find(({ contract }) => contract.id === ME)!
    const tools = once(() => toolsOf(contracts))
    const uploads = once(() => tools().filter(({ contract }) => contract.upload))
    const open = createOpenRequests()
    // Loaded when somebody first comes: it takes as long as much of the rest of a start.
    const handler = once(async () => (await import('./handler.ts')).createHandler(parts.log))
    const stopping = new AbortController()
    let used = false
    app.addHook('preClose', async () => {
      stopping.abort()
      if (used) await (await handler()).close()
    })
    answerProblems(app, base_url)
    // As text: what is no JSON is answered by the protocol, in its own words.
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body))

    app.route({
      method: ['GET', 'POST', 'DELETE'],
      url: '/mcp',
      bodyLimit: Math.max(max_body_bytes, uploadLimit(parts.max_file_bytes)),
      config: { operation: 'mcp' },
      onRequest: async (request, reply) => {
        refuseForeignOrigin(request, parts)
        request.admitted = await door.admit(me.contract, keyOnly(request))
        open.admit(request.admitted.principal!, reply.raw)
      },
      handler: async (request, reply) => {
        used = true
        const caller = doorCaller(operations, door, keyOnly(request))
        const known = await readMe(caller, contracts)
        requireIntegration(known)
        const session: Session = {
          contracts,
          tools: tools(),
          sets: toolSetsOf(asked(request, 'toolsets')),
          naming: namingOf(asked(request, 'names')),
          caller,
          me: async () => known,
          base_url,
          version,
          stopping: stopping.signal,
          unforeseen: (error) => unforeseen(error, request, parts.log),
          untold: (error, id) => parts.log.debug({ err: error, request_id: request.id, operation: id }, 'mcp text'),
        }
        const body = parsed(request)
        refuseLongBody(request, body, max_body_bytes, uploads())
        const gone = new AbortController()
        reply.raw.once('close', () => gone.abort())
        const { answer } = await handler()
        return sendResponse(reply, await answer(webRequest(request, base_url, gone.signal), body, session))
      },
    })
  }

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** What the address says; the last of several. */
const asked = ({ query }: FastifyRequest, name: string): string | undefined =>
  [(query as Record<string, string | string[] | undefined>)[name]].flat().at(-1)

/** Only keys: a browser sends its cookie along with whatever any page makes it send. */
const keyOnly = (request: FastifyRequest) => ({
  ...originOf(request),
  session: undefined,
  visitor: undefined,
  idempotency_key: undefined,
})

/**
 * A page whose name was made to point to this machine could call what listens here, and a browser says where the page is
 * from. Programs say nothing.
 */
function refuseForeignOrigin({ headers: { origin } }: FastifyRequest, { base_url, cors_origins }: McpPageParts): void {
  if (origin === undefined || cors_origins.includes('*') || cors_origins.includes(origin)) return
  if (origin === new URL(base_url).origin) return
  throw new ServiceError(
    'forbidden',
    'Pages of this origin may not call the MCP server; CORS_ORIGINS names those that may.',
    {
      reason: 'origin',
    },
  )
}

function parsed({ body }: FastifyRequest): unknown {
  try {
    return typeof body === 'string' && body !== '' ? JSON.parse(body) : undefined
  } catch {
    return undefined
  }
}

/** Only tools that take files get bodies as large as files are. */
function refuseLongBody(request: FastifyRequest, body: unknown, most: number, uploads: readonly McpTool[]): void {
  const length = typeof request.body === 'string' ? Buffer.byteLength(request.body) : 0
  const name = (body as { params?: { name?: unknown } } | undefined)?.params?.name
  if (length > most && !(typeof name === 'string' && uploads.some((tool) => isCalled(tool, name))))
    throw new ServiceError('payload_too_large', 'The request body is too large.')
}

function unforeseen(error: unknown, request: FastifyRequest, log: Logger): ServiceError {
  const known = asServiceError(error as Error & { code: string })
  if (known.code === 'internal_error')
    log.error({ err: known.cause ?? error, request_id: request.id }, 'internal error')
  return known
}

/** As everywhere, in JSON; who has no key is told where to find out about signing in. */
function answerProblems(app: FastifyInstance, baseUrl: string): void {
  app.setErrorHandler((error: Error & { code: string }, request, reply) => {
    const known = asServiceError(error)
    // Logged where all unforeseen errors are.
    if (known.code === 'internal_error') throw error
    if (known.retryAfterSeconds !== undefined) void reply.header('retry-after', known.retryAfterSeconds)
    if (known.status === 401) {
      const invalid = request.headers.authorization === undefined ? '' : ', error="invalid_token"'
      void reply.header('www-authenticate', `Bearer resource_metadata="${metadataOf(baseUrl)}"${invalid}`)
    }
    return reply.code(known.status).type('application/json; charset=utf-8').send(known.envelope())
  })
}
