import { type Flaw, flawed, type Picture, viewOf } from './format.ts'

export const JPEG_START = '\xff\xd8\xff'

const END = 0xd9
const SCAN = 0xda
/** Markers that stand alone: restarts, and one that means nothing. */
const isBare = (marker: number): boolean => (marker >= 0xd0 && marker <= 0xd7) || marker === 0x01
/** The frame header tells the size. Three codes of its range mean other things. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Walks from segment to segment. A missing end is forgiven, as every viewer forgives it: the image is there. */
export function readJpeg(bytes: Uint8Array): Picture | Flaw {
  const view = viewOf(bytes)
  let size: { width: number; height: number } | undefined
  let scanned = false
  const ended = (end: number): Picture | Flaw =>
    scanned && size !== undefined ? { ...size, end } : flawed('there is no image in it')
  for (let at = 2; at + 1 < bytes.length; ) {
    if (bytes[at] !== 0xff) return flawed('it is damaged')
    const marker = bytes[at + 1]!
    // Any number of these may stand before a marker.
    if (marker === 0xff) at += 1
    else if (marker === END) return ended(at + 2)
    else if (isBare(marker)) at += 2
    else {
      const length = at + 4 <= bytes.length ? view.getUint16(at + 2) : 0
      if (length < 2 || at + 2 + length > bytes.length) return flawed('it is cut off, or damaged')
      if (isFrame(marker)) {
        if (length < 8) return flawed('its header is damaged')
        // The largest of them counts: programs differ in which one they believe.
        const { width, height } = size ?? { width: 0, height: 0 }
        size = { width: Math.max(width, view.getUint16(at + 7)), height: Math.max(height, view.getUint16(at + 5)) }
      }
      at += 2 + length
      if (marker === SCAN) {
        if (size === undefined) return flawed('its header is missing')
        scanned = true
        at = endOfScan(bytes, at)
      }
    }
  }
  return ended(bytes.length)
}

/** Where the compressed data ends: at the next marker that is no restart. A data byte like a marker's is followed by 0. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1]
    if (marker !== undefined && marker !== 0 && marker !== 0xff && !isBare(marker)) return at
  }
  return bytes.length
}
