import type { FastifyInstance } from 'fastify'
import { invalidRequest } from '../../platform/errors.ts'

/** Bodies are JSON objects. An empty one counts as {}, so that operations without required fields need no body. */
export function acceptJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {})
    else parse(request, body as string, done)
  })
}

/** The fields of a body; anything but an object is refused. */
export function bodyFields(body: unknown): Record<string, unknown> {
  if (body === undefined || body === null) return {}
  if (typeof body !== 'object' || Array.isArray(body)) throw invalidRequest('The body must be a JSON object.')
  return body as Record<string, unknown>
}
