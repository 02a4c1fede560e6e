import { chunkName, type Flaw, flawed, type Picture, textAt, viewOf } from './format.ts'

export const WEBP_START = /^RIFF[\s\S]{4}WEBP/

const CANVAS = chunkName('VP8X')
const FRAME = chunkName('ANMF')
const LOSSY = chunkName('VP8 ')
const LOSSLESS = chunkName('VP8L')

interface Size {
  width: number
  height: number
}

/** Walks the chunks of the container: an image, or a canvas with an image or frames in it. */
export function readWebp(bytes: Uint8Array): Picture | Flaw {
  const view = viewOf(bytes)
  const end = 8 + view.getUint32(4, true)
  if (end > bytes.length) return flawed('it is cut off')
  let canvas: Size | undefined
  for (let at = 12; at + 8 <= end; ) {
    const name = view.getUint32(at)
    const length = view.getUint32(at + 4, true)
    const next = at + 8 + length
    if (next > end) return flawed('it is cut off, or damaged')
    if (name === CANVAS && at === 12) {
      canvas = canvasSize(bytes.subarray(at + 8, next))
      if (canvas === undefined) return flawed('its header is damaged')
    }
    if (name === FRAME && canvas !== undefined) return { ...canvas, end }
    if (name === LOSSY || name === LOSSLESS) {
      const image = (name === LOSSY ? lossySize : losslessSize)(bytes.subarray(at + 8, next))
      if (image === undefined) return flawed('its header is damaged')
      if (canvas !== undefined && (canvas.width !== image.width || canvas.height !== image.height))
        return flawed('its headers contradict each other')
      return { ...image, end }
    }
    // Chunks begin at even places.
    at = next + (length % 2)
  }
  return flawed('there is no image in it')
}

function canvasSize(data: Uint8Array): Size | undefined {
  if (data.length < 10) return undefined
  const at = (from: number): number => 1 + data[from]! + data[from + 1]! * 2 ** 8 + data[from + 2]! * 2 ** 16
  return { width: at(4), height: at(7) }
}

/** The first frame is a key frame, with a start code and twice 14 bits. */
function lossySize(data: Uint8Array): Size | undefined {
  if (data.length < 10 || (data[0]! & 1) !== 0 || textAt(data, 3, 3) !== '\x9d\x01\x2a') return undefined
  const view = viewOf(data)
  return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff }
}

/** One byte of signature, twice 14 bits less one, and three bits of version, which are 0. */
function losslessSize(data: Uint8Array): Size | undefined {
  if (data.length < 5 || data[0] !== 0x2f) return undefined
  const bits = viewOf(data).getUint32(1, true)
  return bits >>> 29 === 0 ? { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 } : undefined
}
