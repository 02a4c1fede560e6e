import { crc32, deflateSync } from 'node:zlib'

/** Small files of every kind that can be uploaded, with sizes of the test's choice. */

const latin = (text: string): Buffer => Buffer.from(text, 'latin1')
const big = (value: number): Buffer => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}
const short = (value: number): Buffer => Buffer.from([value >> 8, value & 255])
const little = (value: number, length: number): Buffer => {
  const bytes = Buffer.alloc(length)
  bytes.writeUIntLE(value, 0, length)
  return bytes
}

export const pngChunk = (type: string, data: Uint8Array = Buffer.alloc(0)): Buffer => {
  const body = Buffer.concat([latin(type), data])
  return Buffer.concat([big(data.length), body, big(crc32(body))])
}
export const PNG_SIGNATURE = latin('\x89PNG\r\n\x1a\n')
export const pngHeader = (width: number, height: number, rest = [8, 0, 0, 0, 0]): Buffer =>
  pngChunk('IHDR', Buffer.concat([big(width), big(height), Buffer.from(rest)]))

/** Grey; `salt` makes it another file. */
export const png = (width = 2, height = 1, salt = ''): Buffer => {
  const row = Buffer.alloc(Math.min(width, 1000) + 1)
  const text = salt === '' ? [] : [pngChunk('tEXt', latin(`Comment\0${salt}`))]
  const data = deflateSync(Buffer.concat(Array.from({ length: Math.min(height, 1000) }, () => row)))
  return Buffer.concat([PNG_SIGNATURE, pngHeader(width, height), ...text, pngChunk('IDAT', data), pngChunk('IEND')])
}

export const jpegSegment = (marker: number, data: Uint8Array): Buffer =>
  Buffer.concat([Buffer.from([0xff, marker]), short(data.length + 2), data])
export const jpegFrame = (width: number, height: number): Buffer =>
  jpegSegment(0xc0, Buffer.concat([Buffer.from([8]), short(height), short(width), Buffer.from([1, 1, 0x11, 0])]))
export const JPEG_SCAN = Buffer.concat([
  jpegSegment(0xda, Buffer.from([1, 1, 0, 0, 63, 0])),
  Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]),
])
export const JPEG_END = Buffer.from([0xff, 0xd9])
export const jpeg = (width = 3, height = 2): Buffer => {
  const start = Buffer.from([0xff, 0xd8])
  const app = jpegSegment(0xe0, latin('JFIF\0\x01\x01\0\0\x01\0\x01\0\0'))
  return Buffer.concat([start, app, jpegFrame(width, height), JPEG_SCAN, JPEG_END])
}

export const gif = (width = 1, height = 1, frame = { width, height }): Buffer =>
  Buffer.concat([
    latin('GIF89a'),
    little(width, 2),
    little(height, 2),
    // Two colours, a comment, one frame, the end.
    Buffer.from([0x80, 0, 0, 0, 0, 0, 255, 255, 255, 0x21, 0xfe, 2, 0x68, 0x69, 0, 0x2c, 0, 0, 0, 0]),
    little(frame.width, 2),
    little(frame.height, 2),
    Buffer.from([0, 2, 2, 0x44, 0x01, 0, 0x3b]),
  ])

export const webpChunk = (type: string, data: Uint8Array): Buffer =>
  Buffer.concat([latin(type), little(data.length, 4), data, Buffer.alloc(data.length % 2)])
export const webp = (...chunks: readonly Buffer[]): Buffer => {
  const body = Buffer.concat([latin('WEBP'), ...chunks])
  return Buffer.concat([latin('RIFF'), little(body.length, 4), body])
}
export const webpLossy = (width: number, height: number): Buffer =>
  webpChunk(
    'VP8 ',
    Buffer.concat([Buffer.from([0x10, 0, 0, 0x9d, 1, 0x2a]), little(width, 2), little(height, 2), Buffer.alloc(4)]),
  )
export const webpLossless = (width: number, height: number): Buffer =>
  webpChunk(
    'VP8L',
    Buffer.concat([Buffer.from([0x2f]), little((height - 1) * 2 ** 14 + width - 1, 4), Buffer.alloc(4)]),
  )
export const webpCanvas = (width: number, height: number): Buffer =>
  webpChunk('VP8X', Buffer.concat([Buffer.alloc(4), little(width - 1, 3), little(height - 1, 3)]))

export const pdf = (salt = ''): Buffer =>
  latin(`%PDF-1.7\n% ${salt}\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer\n<< /Root 1 0 R >>\nstartxref\n9\n%%EOF\n`)

/** An archive with one file in it, which may stand behind something else; `comment` is what may follow. */
export const zip = (comment = ''): Buffer => {
  const name = latin('a.html')
  const sizes = Buffer.concat([little(0, 4), little(0, 4), little(0, 4), little(name.length, 2), little(0, 2)])
  const local = Buffer.concat([latin('PK\x03\x04'), Buffer.alloc(10), sizes, name])
  const entry = Buffer.concat([latin('PK\x01\x02'), Buffer.alloc(12), sizes, Buffer.alloc(14), name])
  const ends = Buffer.concat([little(1, 2), little(1, 2), little(entry.length, 4), little(local.length, 4)])
  return Buffer.concat([
    local,
    entry,
    latin('PK\x05\x06'),
    Buffer.alloc(4),
    ends,
    little(comment.length, 2),
    latin(comment),
  ])
}
