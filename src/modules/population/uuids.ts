import { hash } from 'node:crypto'

/** Names of agents live in a namespace of their own (RFC 9562, version 5). */
const NAMESPACE = Buffer.from('6f1d3c0e58a94b7f9c51d0a2e7b4836d', 'hex')
const message = Buffer.alloc(100)
NAMESPACE.copy(message)

function digest(version: string, index: number): string {
  const written = message.write(`${version}/${index}`, NAMESPACE.length, 'latin1')
  return hash('sha1', message.subarray(0, NAMESPACE.length + written), 'hex')
}

/** The agent's uuid: a function of the population's version and the agent's position, nothing else. */
export function uuidOf(version: string, index: number): string {
  const hex = digest(version, index)
  const variant = ((Number.parseInt(hex[16]!, 16) & 0x3) | 0x8).toString(16)
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

/** As many leading bits of a uuid as leave room for the agent's position in one exact number. */
const leadingBits = (hex: string): number => Number.parseInt(hex.slice(0, 7), 16)
const POSITIONS = 2 ** 24

/** The agents in the order of their uuids: four bytes an agent, and nobody needs to keep the uuids themselves. */
export function uuidOrder(version: string, size: number): Uint32Array {
  const keys = new Float64Array(size)
  for (let index = 0; index < size; index++) keys[index] = leadingBits(digest(version, index)) * POSITIONS + index
  return Uint32Array.from(keys.sort(), (key) => key % POSITIONS)
}

/** Finds who has the uuid by halving the list and working out the uuid in the middle. */
export function indexOfUuid(version: string, order: Uint32Array, uuid: string): number | undefined {
  const wanted = uuid.toLowerCase()
  const bits = leadingBits(wanted)
  let low = 0
  let high = order.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (leadingBits(digest(version, order[middle]!)) < bits) low = middle + 1
    else high = middle
  }
  for (let at = low; at < order.length; at++) {
    const found = uuidOf(version, order[at]!)
    if (found === wanted) return order[at]
    if (leadingBits(found) > bits) return undefined
  }
  return undefined
}
