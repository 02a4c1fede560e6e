import { randomUUID } from 'node:crypto'

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

let lastMs = -1
let lastTime = ''

/**
 * UUID version 7 (RFC 9562): time-ordered, so that indexes on it grow at one end. Behind the time and the version it is
 * as random as version 4, with the same variant in the same place.
 */
export function uuidv7(now: number = Date.now()): string {
  if (now !== lastMs) {
    const time = now.toString(16).padStart(12, '0')
    lastTime = `${time.slice(0, 8)}-${time.slice(8)}-7`
    lastMs = now
  }
  return lastTime + randomUUID().slice(15)
}
