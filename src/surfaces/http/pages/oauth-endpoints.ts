import type { FastifyInstance, FastifyReply, FastifyRequest, RouteHandlerMethod } from 'fastify'
import { ServiceError } from '../../../platform/errors.ts'
import type { OAuthAnswer, OAuthPageParts } from './oauth-parts.ts'

const MOST_BYTES = 32_768

/** How programs find out where to sign their users in, register, and get tokens. Those in browsers come from anywhere. */
export const oauthEndpoints =
  ({ documents, register, token, revoke }: OAuthPageParts) =>
  (app: FastifyInstance): void => {
    app.removeContentTypeParser('application/json')
    app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: MOST_BYTES }, (_request, body, done) =>
      done(null, jsonOf(body as string)),
    )
    app.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MOST_BYTES },
      (_request, body, done) => done(null, new URLSearchParams(body as string)),
    )
    answerPrograms(app)

    for (const path of ['/.well-known/oauth-protected-resource', '/.well-known/oauth-protected-resource/mcp']) {
      open(app, 'GET', path, (_request, reply) => reply.send(documents.resource))
    }
    open(app, 'GET', '/.well-known/oauth-authorization-server', (_request, reply) => reply.send(documents.server))
    open(app, 'POST', '/oauth/register', async (request, reply) =>
      send(reply, await register(request.body, request.ip)),
    )
    open(app, 'POST', '/oauth/token', async (request, reply) =>
      send(reply, await token(formOf(request), originOf(request))),
    )
    open(app, 'POST', '/oauth/revoke', async (request, reply) =>
      send(reply, await revoke(formOf(request), originOf(request))),
    )
  }

/** A route that pages of any site may use: it takes no cookies, so nobody's browser lends it any rights. */
function open(app: FastifyInstance, method: 'GET' | 'POST', url: string, handler: RouteHandlerMethod): void {
  // What other routes allow to the sites of CORS_ORIGINS alone is not to be mixed in.
  const config = { operation: `page${url.replace('/.well-known', '').replaceAll('/', '.')}`, cors: false }
  const onRequest = async (_request: FastifyRequest, reply: FastifyReply) => {
    void reply.header('access-control-allow-origin', '*')
  }
  app.route({ method, url, config, onRequest, handler })
  app.options(url, { config, onRequest }, (_request, reply) =>
    reply
      .code(204)
      .headers({
        'access-control-allow-methods': method,
        'access-control-allow-headers': 'Authorization, Content-Type, MCP-Protocol-Version',
        'access-control-max-age': '86400',
      })
      .send(),
  )
}

/** What is no JSON is for the module to refuse, in the words of the protocol. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const originOf = ({ ip, id }: FastifyRequest) => ({ ip, request_id: id })

/** The fields of a form. Other bodies have none. */
const formOf = ({ body }: FastifyRequest): URLSearchParams =>
  body instanceof URLSearchParams ? body : new URLSearchParams()

const send = (reply: FastifyReply, { status, body }: OAuthAnswer): FastifyReply =>
  reply.code(status).header('pragma', 'no-cache').send(body)

/** Programs that speak OAuth look for `error` as a text, whatever went wrong. */
function answerPrograms(app: FastifyInstance): void {
  app.setErrorHandler((error: Error & { statusCode?: number }, _request, reply) => {
    if (error instanceof ServiceError && error.code !== 'internal_error') {
      if (error.retryAfterSeconds !== undefined) void reply.header('retry-after', error.retryAfterSeconds)
      const body = { error: 'temporarily_unavailable', error_description: error.message }
      return send(reply, { status: error.status, body })
    }
    const { statusCode: status } = error
    if (status === undefined || status >= 500) throw error
    return send(reply, { status, body: { error: 'invalid_request', error_description: wordsOf(status) } })
  })
}

const wordsOf = (status: number): string => {
  if (status === 413) return 'The request body is too large.'
  return status === 415 ? 'Register with application/json; send all else as a form.' : 'The request is malformed.'
}
