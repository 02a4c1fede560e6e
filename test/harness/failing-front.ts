import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** What becomes of one request: the connection is cut before or after the service has seen it, nobody answers, or somebody else does. */
export type Fault =
  | 'cut before'
  | 'cut after'
  | 'hang'
  | { status: number; headers?: Record<string, string>; body?: string }

export interface Front {
  url: string
  /** What arrived since the last call of `fail`. */
  seen: { method: string; path: string; headers: IncomingMessage['headers'] }[]
  /** What happens to the next requests, one after another; those after them reach the service. */
  fail(...faults: Fault[]): void
  /** Resolves when the next request has arrived. */
  arrival(): Promise<void>
  close(): Promise<void>
}

/** A real HTTP server before a service, such as a load balancer on a bad day. */
export async function startFront(target: string): Promise<Front> {
  let faults: Fault[] = []
  let arrived = Promise.withResolvers<void>()
  const seen: Front['seen'] = []
  const server = createServer((request, response) => void handle(request, response))

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '', headers } = request
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    seen.push({ method, path: url, headers })
    arrived.resolve()
    const fault = faults.shift()
    if (fault === 'hang') return
    if (fault === 'cut before') return void request.socket.destroy()
    if (typeof fault === 'object') return void response.writeHead(fault.status, fault.headers).end(fault.body)
    const { host: _, connection: __, 'content-length': ___, ...rest } = headers
    const answer = await fetch(target + url, {
      method,
      headers: rest as Record<string, string>,
      ...(chunks.length === 0 ? {} : { body: Buffer.concat(chunks) }),
    })
    const body = Buffer.from(await answer.arrayBuffer())
    if (fault === 'cut after') return void request.socket.destroy()
    const { 'content-encoding': ____, 'transfer-encoding': _____, ...kept } = Object.fromEntries(answer.headers)
    response.writeHead(answer.status, kept).end(body)
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    fail(...next) {
      faults = next
      seen.length = 0
      arrived = Promise.withResolvers()
    },
    arrival: () => arrived.promise,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
