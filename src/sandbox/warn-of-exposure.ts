import type { Config, Sandboxes } from '../platform/config.ts'
import { isLocalHost } from '../platform/local-visitor.ts'
import type { Logger } from '../platform/log.ts'

/**
 * Says at the start that stand-ins run on an address that other machines may reach. Whether a proxy stands in front of the
 * service cannot be known for certain, so whoever runs it must know what such a proxy would open.
 */
export function warnOfExposure(
  sandboxes: Sandboxes,
  { HOST, ALLOW_SANDBOX }: Pick<Config, 'HOST' | 'ALLOW_SANDBOX'>,
  log: Logger,
): void {
  const running = Object.entries(sandboxes).flatMap(([name, runs]) => (runs ? [name] : []))
  if (running.length === 0 || isLocalHost(HOST)) return
  log.warn(
    { host: HOST, sandboxes: running },
    ALLOW_SANDBOX
      ? 'anybody who reaches this address can sign in as anybody and pay with nothing (ALLOW_SANDBOX)'
      : 'sandboxes run for visitors from this machine; set BASE_URL to the public address before a proxy leads here',
  )
}
