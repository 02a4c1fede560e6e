import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Logger } from '../../platform/log.ts'
import type { Metrics } from '../../platform/metrics.ts'

/** What a page of the app brings with it: a line for each would bury what happened. */
const FILES = new Set(['page.asset', 'page.icon', 'page.portrait'])

/** One wide line and one count for every request. Query strings are left out: they may carry tokens. */
export function observe(app: FastifyInstance, log: Logger, metrics: Metrics): void {
  const count = requestCounter(metrics)
  app.addHook('onResponse', (request, reply, done) => {
    const operation = request.routeOptions.config.operation ?? 'none'
    count(operation, reply.statusCode, reply.elapsedTime / 1000)
    log[FILES.has(operation) && reply.statusCode < 400 ? 'debug' : 'info'](
      {
        request_id: request.id,
        operation,
        method: request.method,
        path: pathOf(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ip: request.ip,
        organization_id: request.admitted?.principal?.organization_id,
        key_id: request.admitted?.principal?.key_id,
      },
      'request',
    )
    done()
  })
}

/** Somebody puts a key where an id belongs, sooner or later. */
const KEY = /\brk_([a-z]+)_[\w-]+/gi

/** The path, as far as it may be written down. */
export function pathOf({ url, routeOptions }: FastifyRequest): string {
  if (routeOptions.config.secret_address) return routeOptions.url ?? ''
  const end = url.indexOf('?')
  return url.slice(0, Math.min(end === -1 ? url.length : end, 300)).replace(KEY, 'rk_$1_hidden')
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
