import type { ServerResponse } from 'node:http'
import { ServiceError } from '../../platform/errors.ts'

/**
 * Requests that an organization may have open in one process. A call may wait for minutes and looks at its jobs meanwhile;
 * without a limit one key could keep thousands of them.
 */
const MOST = { free: 10, live: 100 } as const

export interface OpenRequests {
  /** Counts a request until its answer has been sent, or its client has gone. */
  admit(caller: { organization_id: number; kind: 'free' | 'live' }, response: ServerResponse): void
}

export function createOpenRequests(): OpenRequests {
  const open = new Map<number, number>()
  return {
    admit({ organization_id, kind }, response) {
      const [count, limit] = [open.get(organization_id) ?? 0, MOST[kind]]
      if (count >= limit) {
        throw new ServiceError('rate_limited', `${count} requests are open already; wait for some, or close them.`, {
          retry_after_seconds: 5,
          limit,
          window_seconds: 0,
          scope: 'mcp',
        })
      }
      // Whoever has gone already would never be counted out.
      if (response.closed || response.destroyed) return
      open.set(organization_id, count + 1)
      response.once('close', () => {
        const left = open.get(organization_id)! - 1
        if (left === 0) open.delete(organization_id)
        else open.set(organization_id, left)
      })
    },
  }
}
