import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Operation } from '../../platform/contract/call.ts'
import { takesBody } from '../../platform/contract/contract.ts'
import type { Admitted, Door } from '../../platform/contract/door.ts'
import { bodyFields } from './body.ts'

declare module 'fastify' {
  interface FastifyRequest {
    admitted: Admitted | undefined
  }
  interface FastifyContextConfig {
    /** The operation's id, for logs and metrics. */
    operation?: string
  }
}

/** One route for every operation, made from its contract. */
export function addOperationRoutes(
  app: FastifyInstance,
  { operations, door }: { operations: readonly Operation[]; door: Door },
): void {
  app.decorateRequest('admitted', undefined)
  for (const operation of operations) {
    const { contract } = operation
    app.route({
      method: contract.method,
      url: routePattern(contract.path),
      config: { operation: contract.id },
      // Before the body is read: a caller without the right key learns nothing about what a right body would be.
      onRequest: async (request) => {
        request.admitted = await door.admit(contract, origin(request))
      },
      handler: async (request, reply) => {
        const input = {
          ...(takesBody(contract.method) ? bodyFields(request.body) : (request.query as object)),
          ...(request.params as object),
        }
        return send(reply, await door.run(operation, request.admitted!, input))
      },
    })
  }
}

const origin = (request: FastifyRequest) => ({
  request_id: request.id,
  ip: request.ip,
  authorization: request.headers.authorization,
  idempotency_key: single(request.headers['idempotency-key']),
})

const single = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header.join(',') : header

function send(reply: FastifyReply, answer: { status: number; body: unknown; replayed: boolean }): FastifyReply {
  if (answer.replayed) void reply.header('idempotency-replayed', 'true')
  return reply.code(answer.status).type('application/json; charset=utf-8').send(serialize(answer.body))
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
      verb === undefined ? `:${name}` : `:${name}([^:/]+)::`,
    )
}
