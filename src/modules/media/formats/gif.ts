import { type Flaw, flawed, type Picture, viewOf } from './format.ts'

export const GIF_START = /^GIF8[79]a/

const IMAGE = 0x2c
const EXTENSION = 0x21
const TRAILER = 0x3b

/** A table of colours, where the flags say that one follows. */
const tableLength = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1))

/** Walks from block to block. Frames may be larger than the screen says, so the largest size of all counts. */
export function readGif(bytes: Uint8Array): Picture | Flaw {
  if (bytes.length < 13) return flawed('it is cut off')
  const view = viewOf(bytes)
  let width = view.getUint16(6, true)
  let height = view.getUint16(8, true)
  let frames = 0
  let at = 13 + tableLength(bytes[10]!)
  while (at < bytes.length) {
    const kind = bytes[at]
    if (kind === TRAILER) return frames > 0 ? { width, height, end: at + 1 } : flawed('there is no image in it')
    if (kind === EXTENSION) at = endOfBlocks(bytes, at + 2)
    else if (kind === IMAGE && at + 10 < bytes.length) {
      width = Math.max(width, view.getUint16(at + 1, true) + view.getUint16(at + 5, true))
      height = Math.max(height, view.getUint16(at + 3, true) + view.getUint16(at + 7, true))
      frames += 1
      at = endOfBlocks(bytes, at + 11 + tableLength(bytes[at + 9]!))
    } else return flawed('it is cut off, or damaged')
  }
  return flawed('it is cut off')
}

/** Data comes in blocks that begin with their length; one of length 0 is the last. */
function endOfBlocks(bytes: Uint8Array, from: number): number {
  let at = from
  while (at < bytes.length && bytes[at] !== 0) at += 1 + bytes[at]!
  return at + 1
}
