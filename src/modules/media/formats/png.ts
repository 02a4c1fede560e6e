import { crc32 } from 'node:zlib'
import { chunkName, type Flaw, flawed, type Picture, viewOf } from './format.ts'

export const PNG_START = '\x89PNG\r\n\x1a\n'

const HEADER = chunkName('IHDR')
const DATA = chunkName('IDAT')
const END = chunkName('IEND')
const HEADER_LENGTH = 13
/** Bits of a sample, for each of the colour types. */
const DEPTHS: Readonly<Record<number, readonly number[]>> = {
  0: [1, 2, 4, 8, 16],
  2: [8, 16],
  3: [1, 2, 4, 8],
  4: [8, 16],
  6: [8, 16],
}

/** Walks from chunk to chunk: a header first, image data, and an end. */
export function readPng(bytes: Uint8Array): Picture | Flaw {
  const view = viewOf(bytes)
  let header: { width: number; height: number } | undefined
  let hasData = false
  for (let at = PNG_START.length; at + 12 <= bytes.length; ) {
    const length = view.getUint32(at)
    const name = view.getUint32(at + 4)
    const next = at + 12 + length
    if (next > bytes.length) return flawed('it is cut off, or damaged')
    if (header === undefined) {
      if (name !== HEADER || length !== HEADER_LENGTH || !isHeader(bytes, at)) return flawed('its header is damaged')
      header = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) }
    }
    if (name === DATA) hasData = true
    if (name === END) return hasData ? { ...header, end: next } : flawed('there is no image in it')
    at = next
  }
  return flawed('it is cut off')
}

function isHeader(bytes: Uint8Array, at: number): boolean {
  const [depth, colour, compression, filter, interlace] = bytes.subarray(at + 16, at + 21)
  const known = DEPTHS[colour!]?.includes(depth!) === true && compression === 0 && filter === 0 && interlace! <= 1
  return known && crc32(bytes.subarray(at + 4, at + 21)) === viewOf(bytes).getUint32(at + 21)
}
