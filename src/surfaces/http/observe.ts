import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type Logger, lineWriter } from '../../platform/log.ts'
import type { Metrics } from '../../platform/metrics.ts'

/** What a page of the app brings with it: a line for each would bury what happened. */
const FILES = new Set(['page.asset', 'page.icon', 'page.portrait'])

declare module 'fastify' {
  interface FastifyRequest {
    /** When it came, on the process's own clock. */
    began: number
    /** The id of its route's operation, for logs and metrics. */
    operation: string
  }
}

/**
 * One wide line and one count for every request. Query strings are left out: they may carry tokens.
 *
 * Requests that end in the same turn of the event loop are written down together at its end: one after the other costs a
 * fraction of what it does between other work, with all of this code out of the processor's cache.
 */
export function observe(app: FastifyInstance, log: Logger, metrics: Metrics): void {
  const count = requestCounter(metrics)
  const write = { info: lineWriter(log, 'info', 'request'), debug: lineWriter(log, 'debug', 'request') }
  let ended: Ended[] = []

  const noteEnded = (): void => {
    const noted = ended
    ended = []
    for (const { request, status, elapsed } of noted) {
      const { operation } = request
      const principal = request.admitted?.principal
      count(operation, status, elapsed / 1000)
      write[FILES.has(operation) && status < 400 ? 'debug' : 'info']({
        request_id: request.id,
        operation,
        method: request.method,
        path: pathOf(request),
        status,
        ms: Math.round(elapsed * 10) / 10,
        ip: request.ip,
        organization_id: principal?.organization_id,
        key_id: principal?.key_id,
      })
    }
  }

  app.decorateRequest('began', 0)
  app.decorateRequest('operation', 'none')
  app.addHook('onRequest', (request, _reply, done) => {
    request.began = performance.now()
    request.operation = request.routeOptions.config.operation ?? 'none'
    done()
  })
  app.over.push((request, { raw, statusCode: status }) => {
    if (!raw.writableFinished) return
    if (ended.length === 0) setImmediate(noteEnded)
    ended.push({ request, status, elapsed: performance.now() - request.began })
  })
  app.addHook('onClose', async () => noteEnded())
}

interface Ended {
  request: FastifyRequest
  status: number
  elapsed: number
}

/** Somebody puts a key where an id belongs, sooner or later. */
const KEY = /\brk_([a-z]+)_[\w-]+/gi

/** The path, as far as it may be written down. */
export function pathOf({ url, routeOptions }: FastifyRequest): string {
  if (routeOptions.config.secret_address) return routeOptions.url ?? ''
  const end = url.indexOf('?')
  const path = url.slice(0, Math.min(end === -1 ? url.length : end, 300))
  return path.includes('_') ? path.replace(KEY, 'rk_$1_hidden') : path
}

/** Looks the labels' counters up once; prom-client would validate and hash them on every request. */
function requestCounter(metrics: Metrics): (operation: string, status: number, seconds: number) => void {
  const timers = remembered((operation) => metrics.requestSeconds.labels(operation))
  const counters = remembered((operation) => remembered((status) => metrics.requests.labels(operation, status)))
  return (operation, status, seconds) => {
    counters(operation)(String(status)).inc()
    timers(operation).observe(seconds)
  }
}

function remembered<T>(make: (name: string) => T): (name: string) => T {
  const made = new Map<string, T>()
  return (name) => {
    const known = made.get(name)
    if (known !== undefined) return known
    const value = make(name)
    made.set(name, value)
    return value
  }
}
