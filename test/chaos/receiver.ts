import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Received } from './history.ts'
import { randomOf } from './random.ts'

/** Receives webhooks, and does not always say so at once: then the event must come again. */
export interface Receiver {
  urlFor(webhook: string): string
  close(): Promise<void>
}

export async function startReceiver(seed: number, received: (one: Received) => void): Promise<Receiver> {
  const random = randomOf(seed, 'receiver')
  const known = new Set<string>()
  const server = createServer((request, response) => {
    request.resume().on('end', () => {
      const event_id = String(request.headers['webhook-id'])
      // Only at first: whatever comes a second time is received.
      const mood = known.has(event_id) ? 1 : random.number()
      known.add(event_id)
      const answered = mood < 0.15 ? 503 : 204
      received({ event_id, webhook: (request.url ?? '/').slice(1), at_ms: Date.now(), answered })
      // Taken in, and the answer is lost: the same event comes again.
      if (mood >= 0.15 && mood < 0.25) request.socket.destroy()
      else response.writeHead(answered).end()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    urlFor: (webhook) => `http://127.0.0.1:${port}/${webhook}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
