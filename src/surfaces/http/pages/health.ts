import { timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { unauthorized } from '../../../platform/errors.ts'
import type { Logger } from '../../../platform/log.ts'
import type { Metrics } from '../../../platform/metrics.ts'
import { sha256 } from '../../../platform/secrets.ts'

export type Check = { name: string; run(): Promise<string> }

export interface HealthParts {
  /** What must work before traffic is sent here; each resolves with a word about its state or rejects. */
  checks: readonly Check[]
  log: Logger
  metrics: Metrics
  metrics_token: string | undefined
  queueDepth(): Promise<{ queued: number; started: number }>
}

const CHECK_MS = 3000

/** For load balancers and monitors. /healthz says that the process lives, /readyz that what it needs is there. */
export const healthPages =
  (parts: HealthParts) =>
  (app: FastifyInstance): void => {
    app.get('/healthz', { config: { operation: 'health.live' } }, async () => ({ status: 'ok' }))

    app.get('/readyz', { config: { operation: 'health.ready' } }, async (_request, reply) => {
      const results = await Promise.all(parts.checks.map((check) => runCheck(check, parts.log)))
      const ready = results.every(([, result]) => result.ok)
      return reply
        .code(ready ? 200 : 503)
        .send({ status: ready ? 'ok' : 'unavailable', checks: Object.fromEntries(results) })
    })

    app.get('/metrics', { config: { operation: 'health.metrics' } }, async (request, reply) => {
      if (
        parts.metrics_token !== undefined &&
        !isSame(request.headers.authorization ?? '', `Bearer ${parts.metrics_token}`)
      ) {
        throw unauthorized('Send METRICS_TOKEN as a bearer token.')
      }
      const depth = await parts.queueDepth().catch(() => undefined)
      if (depth !== undefined) {
        parts.metrics.queueDepth.set({ state: 'queued' }, depth.queued)
        parts.metrics.queueDepth.set({ state: 'started' }, depth.started)
      }
      return reply.type(parts.metrics.registry.contentType).send(await parts.metrics.registry.metrics())
    })
  }

/** Compared as digests, which takes the same time whatever was sent. */
const isSame = (given: string, expected: string): boolean => timingSafeEqual(sha256(given), sha256(expected))

/** A check that hangs has failed; why goes to the log, not into a public response. */
async function runCheck(check: Check, log: Logger): Promise<[string, { ok: boolean; state: string }]> {
  const timeUp = Promise.withResolvers<never>()
  const timer = setTimeout(() => timeUp.reject(new Error('timeout')), CHECK_MS)
  try {
    return [check.name, { ok: true, state: await Promise.race([check.run(), timeUp.promise]) }]
  } catch (error) {
    log.warn({ check: check.name, err: (error as Error).message }, 'not ready')
    return [check.name, { ok: false, state: 'unavailable' }]
  } finally {
    clearTimeout(timer)
  }
}
