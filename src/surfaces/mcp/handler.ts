import { createMcpHandler } from '@modelcontextprotocol/server'
import type { Logger } from '../../platform/log.ts'
import { createServer } from './server.ts'
import type { Session } from './session.ts'

/**
 * Streams that only wait for news cost little, but there is no news of ours to tell. No organization can have all of them:
 * its open requests are counted before.
 */
const MOST_SUBSCRIPTIONS = 1000

export interface Handler {
  answer(request: Request, body: unknown, session: Session): Promise<Response>
  close(): Promise<void>
}

/** The protocol, in its revisions of 2025 and 2026, with a server for each request. */
export function createHandler(log: Logger): Handler {
  const handler = createMcpHandler(({ authInfo }) => createServer(authInfo!.extra!.session as Session), {
    legacy: 'stateless',
    maxSubscriptions: MOST_SUBSCRIPTIONS,
    // The body was read before, within our own limits.
    maxRequestBodySize: Number.MAX_SAFE_INTEGER,
    onerror: (error) => log.debug({ err: error }, 'mcp'),
  })
  return {
    answer: (request, body, session) =>
      handler.fetch(request, {
        // Who it is was settled at the door; the protocol layer only carries the session to its server.
        authInfo: { token: '', clientId: '', scopes: [], extra: { session } },
        ...(body === undefined ? {} : { parsedBody: body }),
      }),
    close: () => handler.close(),
  }
}
