import { isIP } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** What of the outside may be reached. */
export interface Reach {
  /** Addresses of this machine and its network too, and without encryption: for development. */
  allow_private: boolean
}

/** Names that are never looked up on the internet, or by convention mean something nearby. */
const NEARBY = /(^|\.)(localhost|local|internal|localdomain|home\.arpa)$/

/**
 * Reads the address of somebody else's server as the sender will read it, or says what is wrong with it. The parser of URLs
 * turns every spelling of an IP address (127.1, 0x7f.1, 2130706433) into the usual one. What a name stands for is not looked
 * up here: that may change until something is sent.
 */
export function readOutsideUrl(text: string, { allow_private }: Reach): { url: URL } | { problem: string } {
  if (!URL.canParse(text)) return { problem: 'must be an address such as https://example.com/events' }
  const url = new URL(text)
  if (url.protocol !== 'https:' && !(allow_private && url.protocol === 'http:'))
    return { problem: allow_private ? 'must begin with https:// or http://' : 'must begin with https://' }
  if (url.username !== '' || url.password !== '') return { problem: 'must not contain a user name or a password' }
  if (!allow_private && !mayBePublic(hostOf(url))) return { problem: 'must be an address on the public internet' }
  url.hash = ''
  return { url }
}

/** The host as the network knows it: without the brackets of a version 6 address, and the dot that may end a name. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1').replace(/\.$/, '')

const mayBePublic = (host: string): boolean =>
  isIP(host) === 0 ? host.includes('.') && !NEARBY.test(host) : isPublicAddress(host)
