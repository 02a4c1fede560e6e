import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ServiceError } from '../../platform/errors.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether it is among those that are worked on now. */
    occupies: boolean
    /** Its handler has begun, and goes on also when the caller leaves. */
    handled: boolean
  }
}

const RETRY_AFTER_SECONDS = 2

/**
 * Bounds the requests that a process works on at once. Without a bound, more requests than can be answered all wait
 * longer and longer, until every caller has given up on an answer that is still being worked on. Refusing costs next to
 * nothing, so those who are let in are answered as fast as ever.
 *
 * A request counts while it is us who are busy: not while its body trickles in, or somebody could keep everybody out with
 * a thousand slow bodies, and not while a file or a stream of events goes out. Monitors always get in: `observe` has told
 * what they are.
 */
export function refuseWhenBusy(app: FastifyInstance, most: number): void {
  let busy = 0
  const occupy = (request: FastifyRequest): ServiceError | undefined => {
    if (isMonitor(request)) return undefined
    if (busy >= most) return tooBusy()
    busy += 1
    request.occupies = true
    return undefined
  }
  const vacate = (request: FastifyRequest): void => {
    if (request.occupies) busy -= 1
    request.occupies = false
  }
  app.decorateRequest('occupies', false)
  app.decorateRequest('handled', false)
  app.over.push((request, reply) => {
    // What was handed to somebody else to answer (`sent` then, too) passes no further hook.
    if (!request.handled || reply.sent) vacate(request)
  })
  app.addHook('onRequest', (request, _reply, done) => done(occupy(request)))
  app.addHook('preParsing', (request, _reply, payload, done) => {
    vacate(request)
    done(null, payload)
  })
  app.addHook('preValidation', (request, _reply, done) => {
    request.handled = true
    done(occupy(request))
  })
  app.addHook('onSend', (request, _reply, payload, done) => {
    vacate(request)
    done(null, payload)
  })
}

const isMonitor = ({ operation }: FastifyRequest): boolean => operation.startsWith('health.')

const tooBusy = (): ServiceError =>
  new ServiceError('engine_unavailable', 'The service has more requests than it can answer at the moment.', {
    reason: 'busy',
    retry_after_seconds: RETRY_AFTER_SECONDS,
  })
