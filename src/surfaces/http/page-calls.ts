import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Operation } from '../../platform/contract/call.ts'
import type { Door } from '../../platform/contract/door.ts'
import { ServiceError } from '../../platform/errors.ts'
import { originOf, type View } from './operation-routes.ts'
import { pageOf, sendProblem } from './pages/problem.ts'

/** What a page's own forms send beside the input of the operation. */
export interface FormProof {
  csrf_token?: string | undefined
  /** Sent again with the same content, the form has the answer that it had. */
  idempotency_key?: string | undefined
}

/** How a page reaches what it shows: by the same operations and the same door as everybody else. */
export interface PageCalls {
  /** Runs an operation as whoever is signed in, and returns its body. */
  // biome-ignore lint/suspicious/noExplicitAny: a page knows the shape of what it asked for; the door has checked it.
  call(request: FastifyRequest, id: string, input?: object, proof?: FormProof): Promise<any>
}

export function createPageCalls(operations: readonly Operation[], door: Door): PageCalls {
  const byId = new Map(operations.map((operation) => [operation.contract.id, operation]))
  return {
    async call(request, id, input = {}, { csrf_token, idempotency_key } = {}) {
      const operation = byId.get(id)
      if (operation === undefined) throw new ServiceError('not_found', 'There is no such form.')
      const origin = {
        ...originOf(request),
        authorization: undefined,
        idempotency_key,
        ...(csrf_token ? { csrf_token } : {}),
      }
      const admitted = await door.admit(operation.contract, origin)
      return (await door.run(operation, admitted, input)).body
    },
  }
}

/** Forms arrive as browsers send them. A field that is sent twice counts once, by its last value. */
export function acceptForms(app: FastifyInstance): void {
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(body as string)))
  })
}

/** People get pages: those who are not signed in the way to do so, others what went wrong. */
export function answerPeople(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    if (!(error instanceof ServiceError) || error.code === 'internal_error') throw error
    return answerProblem(request, reply, error)
  })
}

function answerProblem(request: FastifyRequest, reply: FastifyReply, error: ServiceError): FastifyReply {
  if (error.status !== 401) return sendProblem(request, reply, error)
  return reply.redirect(`/login?return_to=${encodeURIComponent(pageOf(request) ?? '/account')}`, 303)
}

/** An address that programs use too has the errors of the API; to people they are pages. */
export const forPeople =
  (view: View): View =>
  async (request, reply) => {
    try {
      return await view(request, reply)
    } catch (error) {
      if (error instanceof ServiceError && error.code !== 'internal_error') return answerProblem(request, reply, error)
      throw error
    }
  }
