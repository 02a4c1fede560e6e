import { BlockList, isIP } from 'node:net'

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')
loopback.addSubnet('::ffff:127.0.0.0', 104, 'ipv6')

/** What proxies and tunnels add to a request, and no browser on this machine does. */
const TRACES = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-real-ip',
  'cf-connecting-ip',
  'true-client-ip',
]

export interface Arrival {
  ip: string
  headers: Readonly<Record<string, string | string[] | undefined>>
  raw: { httpVersion: string }
}

/**
 * Whether a request comes from this machine and means this machine. The address alone does not tell: a page from elsewhere
 * whose name was made to lead here sends its own name as Host, and a tunnel or proxy on this machine speaks for others.
 * Most of those say so; nginx, left to its defaults, says nothing but speaks HTTP/1.0, which no browser does.
 */
export function isLocalVisitor({ ip, headers, raw }: Arrival): boolean {
  const passedOn = raw.httpVersion === '1.0' || TRACES.some((name) => headers[name] !== undefined)
  const host = String(headers.host ?? '')
  return isLoopbackAddress(ip) && !passedOn && /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i.test(host)
}

/** Whether only this machine reaches what listens there. */
export const isLocalHost = (host: string): boolean => host === 'localhost' || isLoopbackAddress(host)

function isLoopbackAddress(ip: string): boolean {
  const family = isIP(ip)
  return family !== 0 && loopback.check(ip, family === 4 ? 'ipv4' : 'ipv6')
}
