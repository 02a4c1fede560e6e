import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { OperatorError } from '../platform/errors.ts'

const PATH = '/oauth/callback'

export interface LoopbackListener {
  redirect_uri: string
  /** What the browser came back with, or an OperatorError when it does not come in time. */
  callback(waitMs: number): Promise<URLSearchParams>
  close(): void
}

/** Where the hosted script listens too, so that a provider that must know the address before knows those of both. */
const USUAL_PORTS = [47_811, 47_812, 47_813]

/** Waits on a port of this machine for the browser that comes back from signing in: the one that is named, else a usual one. */
export async function listenOnLoopback(named: number | undefined): Promise<LoopbackListener> {
  const ports = named === undefined ? USUAL_PORTS : [named]
  for (const port of ports) {
    const listener = await listen(port)
    if (listener !== undefined) return listener
  }
  throw new OperatorError(`Port ${ports.join(', ')} of this machine is taken; choose another with --port.`)
}

/** Undefined where somebody else has the port. */
async function listen(port: number): Promise<LoopbackListener | undefined> {
  const { promise, resolve } = Promise.withResolvers<URLSearchParams>()
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1')
    const found = request.method === 'GET' && url.pathname === PATH && url.search !== ''
    response.writeHead(found ? 200 : 404, { 'content-type': 'text/plain; charset=utf-8', connection: 'close' })
    response.end(found ? 'You are signed in. Close this window and go back to the terminal.\n' : 'Nothing here.\n')
    if (found) resolve(url.searchParams)
  })
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return undefined
    throw error
  }
  return {
    redirect_uri: `http://127.0.0.1:${(server.address() as AddressInfo).port}${PATH}`,
    async callback(waitMs) {
      let timer: NodeJS.Timeout | undefined
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(
          () =>
            reject(new OperatorError(`Nobody signed in within ${Math.round(waitMs / 1000)} seconds; run this again.`)),
          waitMs,
        )
      })
      return Promise.race([promise, late]).finally(() => clearTimeout(timer))
    },
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
