import { foreignContent, secondContent } from './formats/foreign.ts'
import { type Flaw, type MediaType, type Picture, textAt } from './formats/format.ts'
import { GIF_START, readGif } from './formats/gif.ts'
import { JPEG_START, readJpeg } from './formats/jpeg.ts'
import { PDF_START, readPdf } from './formats/pdf.ts'
import { PNG_START, readPng } from './formats/png.ts'
import { readWebp, WEBP_START } from './formats/webp.ts'

/** A decoded image takes four bytes a pixel, however small its file is. */
const MOST_PIXELS_A_SIDE = 16_384
const MOST_PIXELS = 100_000_000

export interface Recognised {
  mime: MediaType
  /** Of images. */
  width: number | null
  height: number | null
}

/** Not one of ours: what it is instead, or besides. */
export interface Foreign {
  foreign: string
}

/** What a file is, by its bytes alone. */
export function recognise(bytes: Uint8Array): Recognised | Foreign | Flaw {
  const start = textAt(bytes, 0, 12)
  if (start.startsWith(PDF_START)) return document(bytes)
  if (start.startsWith(PNG_START)) return image(bytes, 'image/png', readPng(bytes))
  if (start.startsWith(JPEG_START)) return image(bytes, 'image/jpeg', readJpeg(bytes))
  if (GIF_START.test(start)) return image(bytes, 'image/gif', readGif(bytes))
  if (WEBP_START.test(start)) return image(bytes, 'image/webp', readWebp(bytes))
  return { foreign: foreignContent(bytes) }
}

function document(bytes: Uint8Array): Recognised | Foreign | Flaw {
  const flaw = readPdf(bytes)
  if (flaw !== undefined) return named('application/pdf', flaw)
  const second = secondContent(bytes, bytes.length)
  return second === undefined ? { mime: 'application/pdf', width: null, height: null } : both('application/pdf', second)
}

function image(bytes: Uint8Array, mime: MediaType, read: Picture | Flaw): Recognised | Foreign | Flaw {
  if ('flaw' in read) return named(mime, read)
  const { width, height, end } = read
  if (width < 1 || height < 1) return named(mime, { flaw: 'it has no pixels' })
  if (Math.max(width, height) > MOST_PIXELS_A_SIDE || width * height > MOST_PIXELS) {
    const most = `${MOST_PIXELS_A_SIDE} on a side, and ${MOST_PIXELS / 1e6} million in all`
    return { flaw: `must have at most ${most}, in pixels; it has ${width} × ${height}` }
  }
  const second = secondContent(bytes, end)
  return second === undefined ? { mime, width, height } : both(mime, second)
}

const named = (mime: MediaType, { flaw }: Flaw): Flaw => ({ flaw: `must be a whole ${NAMES[mime]}; ${flaw}` })
const both = (mime: MediaType, second: string): Foreign => ({ foreign: `${articled(mime)} and ${second} in one` })

const NAMES: Readonly<Record<MediaType, string>> = {
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
  'image/gif': 'GIF',
  'application/pdf': 'PDF',
}

/** "a PNG" */
export const articled = (mime: MediaType): string => `a ${NAMES[mime]}`
