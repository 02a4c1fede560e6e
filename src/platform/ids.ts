import { randomBytes } from 'node:crypto'

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i

export const isUuid = (text: string): boolean => UUID.test(text)

/** What a caller may refer to a thing by: its number or its uuid. The other is null. */
export interface Reference {
  id: number | null
  uuid: string | null
}

/** Reads an id or a uuid; undefined for anything that can be neither, and so refers to nothing. */
export function referenceOf(given: string | number): Reference | undefined {
  const text = String(given)
  if (/^[1-9]\d{0,14}$/.test(text)) return { id: Number(text), uuid: null }
  return isUuid(text) ? { id: null, uuid: text.toLowerCase() } : undefined
}

/** Random digits are drawn in stock: one call to the kernel serves hundreds of ids. */
const STOCK_BYTES = 4096
let stock = ''
let taken = 0

const VARIANTS = ['8', '9', 'a', 'b']

/** UUID version 7 (RFC 9562): time-ordered, so that indexes on it grow at one end. */
export function uuidv7(now: number = Date.now()): string {
  if (taken + 19 > stock.length) {
    stock = randomBytes(STOCK_BYTES).toString('hex')
    taken = 0
  }
  const at = taken
  taken += 19
  const time = now.toString(16).padStart(12, '0')
  const variant = VARIANTS[Number.parseInt(stock[at + 3]!, 16) & 3]
  return `${time.slice(0, 8)}-${time.slice(8)}-7${stock.slice(at, at + 3)}-${variant}${stock.slice(at + 4, at + 7)}-${stock.slice(at + 7, at + 19)}`
}
