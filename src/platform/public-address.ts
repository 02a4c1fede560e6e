import { BlockList, isIP } from 'node:net'

/** What no host on the internet has, after the registries of special-purpose addresses (RFC 6890 and its successors). */
const SPECIAL_V4 = [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // behind a carrier's translation
  ['127.0.0.0', 8], // loopback
  ['168.63.129.16', 32], // looks public, but is what a cloud tells its own machines
  ['169.254.0.0', 16], // link-local, with the metadata services of clouds
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocol assignments
  ['192.0.2.0', 24], // documentation
  ['192.88.99.0', 24], // relays between 4 and 6
  ['192.168.0.0', 16], // private
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, and broadcast
] as const

/** Of the one block from which hosts get theirs: what it holds besides. */
const SPECIAL_V6 = [
  ['2001::', 23], // protocol assignments, tunnels among them
  ['2001:db8::', 32], // documentation
  ['3fff::', 20], // documentation
] as const

const specialV4 = new BlockList()
for (const [network, bits] of SPECIAL_V4) specialV4.addSubnet(network, bits, 'ipv4')
const specialV6 = new BlockList()
for (const [network, bits] of SPECIAL_V6) specialV6.addSubnet(network, bits, 'ipv6')
const unicastV6 = new BlockList()
unicastV6.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address is one that a host on the internet can have. What is no address is not. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !specialV4.check(address, 'ipv4')
  // With a zone ("fe80::1%eth0") it means something on this machine's links only.
  if (family !== 6 || address.includes('%')) return false
  const inner = innerV4(groupsOf(address))
  if (inner !== undefined) return isPublicAddress(inner)
  return unicastV6.check(address, 'ipv6') && !specialV6.check(address, 'ipv6')
}

/** The eight groups of a version 6 address; the parser of URLs writes every spelling in the same way. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::')
  const numbers = (text: string): number[] =>
    text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16))
  if (tail === undefined) return numbers(head)
  const [first, last] = [numbers(head), numbers(tail)]
  return [...first, ...Array<number>(8 - first.length - last.length).fill(0), ...last]
}

/** The version 4 address that a version 6 one leads to: mapped, translated (64:ff9b::/96) or tunnelled (2002::/16). */
function innerV4(groups: readonly number[]): string | undefined {
  const beginning = groups
    .slice(0, 6)
    .map((group) => group.toString(16))
    .join(':')
  if (groups[0] === 0x2002) return dotted(groups[1]!, groups[2]!)
  if (beginning === '0:0:0:0:0:ffff' || beginning === '64:ff9b:0:0:0:0') return dotted(groups[6]!, groups[7]!)
  return undefined
}

const dotted = (high: number, low: number): string => [high >> 8, high & 255, low >> 8, low & 255].join('.')
