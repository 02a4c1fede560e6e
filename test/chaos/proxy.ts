import { connect, createServer, type Socket } from 'node:net'

/** The network between a service and its database, on a bad day. */
export interface Network {
  port: number
  /** Every piece takes so much longer, each way. */
  slow(ms: number): void
  /** Connections end at once; new ones can be made. */
  cut(): void
  /** Nothing goes through, and nobody is told. Those who connect wait. */
  dark(on: boolean): void
  close(): Promise<void>
}

export async function startProxy(target: { host: string; port: number } | { path: string }): Promise<Network> {
  const open = new Set<Socket>()
  let delay_ms = 0
  let dark = false
  const waiting: (() => void)[] = []

  /** One way, piece after piece, in order. */
  async function pump(from: Socket, to: Socket): Promise<void> {
    for await (const piece of from) {
      if (delay_ms > 0) await new Promise((resolve) => setTimeout(resolve, delay_ms))
      if (dark) await new Promise<void>((resolve) => waiting.push(resolve))
      if (to.destroyed) return
      if (!to.write(piece as Buffer)) await new Promise((resolve) => to.once('drain', resolve).once('close', resolve))
    }
    to.end()
  }

  const server = createServer((near) => {
    const far = connect(target)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        open.delete(socket)
        other.destroy()
      })
      pump(socket, other).catch(() => socket.destroy())
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const cut = (): void => {
    for (const socket of open) socket.destroy()
  }
  return {
    port: (server.address() as { port: number }).port,
    slow(ms) {
      delay_ms = ms
    },
    cut,
    dark(on) {
      dark = on
      if (!on) for (const go of waiting.splice(0)) go()
    },
    close() {
      cut()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
