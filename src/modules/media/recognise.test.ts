import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cpuMs } from '../../../test/harness/cpu-time.ts'
import * as files from '../../../test/harness/media-files.ts'
import { recognise } from './recognise.ts'

const { gif, jpeg, pdf, png, webp, zip } = files
const join = (...parts: (Uint8Array | string)[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))

describe('what is taken', () => {
  test.each<[string, Buffer, string, number | null, number | null]>([
    ['a PNG', png(640, 480), 'image/png', 640, 480],
    ['a PNG of the largest size', png(16_384, 6103), 'image/png', 16_384, 6103],
    ['a PNG with padding behind it', join(png(5, 6), '\0\0\0\0'), 'image/png', 5, 6],
    ['a JPEG', jpeg(300, 200), 'image/jpeg', 300, 200],
    ['a JPEG without its end mark', jpeg(3, 2).subarray(0, -2), 'image/jpeg', 3, 2],
    ['a JPEG with fill bytes before a marker', join('\xff\xd8\xff', jpeg(3, 2).subarray(2)), 'image/jpeg', 3, 2],
    ['a photograph with a second one behind it', join(jpeg(30, 20), jpeg(3, 2)), 'image/jpeg', 30, 20],
    ['a photograph with a film behind it', join(jpeg(30, 20), '\0\0\0\x18ftypmp42'), 'image/jpeg', 30, 20],
    [
      'a JPEG with its tables',
      join('\xff\xd8', files.jpegSegment(0xc4, Buffer.alloc(20, 255)), jpeg(3, 2).subarray(2)),
      'image/jpeg',
      3,
      2,
    ],
    ['a GIF', gif(7, 9), 'image/gif', 7, 9],
    ['a lossy WebP', webp(files.webpLossy(320, 240)), 'image/webp', 320, 240],
    ['a lossless WebP', webp(files.webpLossless(16_000, 4)), 'image/webp', 16_000, 4],
    ['a WebP with a canvas', webp(files.webpCanvas(8, 4), files.webpLossy(8, 4)), 'image/webp', 8, 4],
    [
      'a WebP with a profile of odd length',
      webp(files.webpCanvas(8, 4), files.webpChunk('ICCP', Buffer.alloc(3)), files.webpLossless(8, 4)),
      'image/webp',
      8,
      4,
    ],
    ['a WebP that moves', webp(files.webpCanvas(8, 4), files.webpChunk('ANMF', Buffer.alloc(17))), 'image/webp', 8, 4],
    ['a PDF', pdf(), 'application/pdf', null, null],
  ])('%s', (_, bytes, mime, width, height) => {
    expect(recognise(bytes)).toEqual({ mime, width, height })
  })
})

describe('what is damaged or too large', () => {
  const sized = (width: number, height: number) =>
    `16384 on a side, and 100 million in all, in pixels; it has ${width} × ${height}`
  const header = files.pngHeader(1, 1)
  test.each<[string, Buffer, string]>([
    ['a PNG that is only its signature', files.PNG_SIGNATURE, 'cut off'],
    ['a PNG that is cut off', png().subarray(0, -20), 'cut off'],
    ['a PNG without a header', join(files.PNG_SIGNATURE, files.pngChunk('IDAT')), 'header'],
    ['a PNG whose header fails its checksum', join(png().subarray(0, 20), '\x09', png().subarray(21)), 'header'],
    ['a PNG of an unknown colour type', join(files.PNG_SIGNATURE, files.pngHeader(1, 1, [8, 5, 0, 0, 0])), 'header'],
    ['a PNG without image data', join(files.PNG_SIGNATURE, header, files.pngChunk('IEND')), 'no image'],
    ['a PNG without pixels', png(0, 5), 'no pixels'],
    ['a PNG that is too wide', png(16_385, 1), sized(16_385, 1)],
    ['a PNG with too many pixels', png(16_384, 6104), sized(16_384, 6104)],
    ['a PNG that claims all there is', png(2 ** 32 - 1, 2 ** 32 - 1), sized(2 ** 32 - 1, 2 ** 32 - 1)],
    ['a JPEG that is only its start', Buffer.from([0xff, 0xd8, 0xff]), 'no image'],
    ['a JPEG without a frame', join('\xff\xd8', files.JPEG_SCAN, files.JPEG_END), 'header is missing'],
    ['a JPEG without a scan', join('\xff\xd8', files.jpegFrame(1, 1), files.JPEG_END), 'no image'],
    ['a JPEG with a segment longer than the file', Buffer.from('ffd8ffe0ffff00', 'hex'), 'cut off'],
    ['a JPEG of no height', jpeg(3, 0), 'no pixels'],
    ['a JPEG that is too large', jpeg(65_535, 65_535), sized(65_535, 65_535)],
    [
      'a JPEG whose second frame is too large',
      join(jpeg().subarray(0, -2), files.jpegFrame(60_000, 1)),
      sized(60_000, 2),
    ],
    ['a GIF that is cut off', gif().subarray(0, -1), 'cut off'],
    ['a GIF without frames', join(gif().subarray(0, 13 + 6), '\x3b'), 'no image'],
    ['a GIF whose frame is too large', gif(1, 1, { width: 40_000, height: 3 }), sized(40_000, 3)],
    ['a WebP that is cut off', webp(files.webpLossy(3, 2)).subarray(0, -3), 'cut off'],
    ['a WebP without an image', webp(files.webpChunk('EXIF', Buffer.alloc(3))), 'no image'],
    ['a WebP without a start code', webp(files.webpChunk('VP8 ', Buffer.alloc(20))), 'header'],
    ['a WebP of a later version', webp(files.webpChunk('VP8L', Buffer.from('2fffffffff', 'hex'))), 'header'],
    ['a WebP larger than its canvas', webp(files.webpCanvas(1, 1), files.webpLossy(9000, 9000)), 'contradict'],
    [
      'a WebP with a giant canvas',
      webp(files.webpCanvas(2 ** 24, 1), files.webpChunk('ANMF', Buffer.alloc(16))),
      sized(2 ** 24, 1),
    ],
    ['a PDF that is cut off', pdf().subarray(0, -7), 'cut off'],
    ['a PDF of no known version', join('%PDF-hello\n', pdf()), 'header'],
  ])('%s', (_, bytes, flaw) => {
    expect(recognise(bytes)).toEqual({ flaw: expect.stringContaining(flaw) })
  })
})

describe('what is something else, or two things at once', () => {
  test.each<[string, Buffer | string, string]>([
    ['HTML', '<!DOCTYPE html><p>hello', 'HTML'],
    ['HTML behind a comment', '\xef\xbb\xbf <!-- \x89PNG --> <script>alert(1)</script>', 'HTML'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"></svg>', 'SVG'],
    ['SVG behind a declaration', '<?xml version="1.0"?>\n<!-- a -->\n<svg width="1"></svg>', 'SVG'],
    ['a ZIP archive', zip(), 'a ZIP archive or an office document'],
    ['a HEIC photograph', '\0\0\0\x18ftypheic\0\0\0\0', 'a HEIC image'],
    ['a film', '\0\0\0\x18ftypmp42\0\0\0\0', 'a video'],
    ['text', 'Grüße: a PNG, honestly', 'plain text'],
    ['a PDF behind something else', join('<html>', pdf()), 'HTML'],
    ['random bytes', Buffer.from('9f3a0001fe5577', 'hex'), 'something else'],
    ['a program', 'MZ\x90\0\x03', 'a program'],
    ['a PNG with an archive behind it', join(png(), zip()), 'a PNG and a ZIP archive in one'],
    [
      'a GIF with an archive somewhere behind it',
      join(gif(), 'padding', zip('a comment')),
      'a GIF and a ZIP archive in one',
    ],
    ['a JPEG with a page behind it', join(jpeg(), '\n<html><script>'), 'a JPEG and HTML in one'],
    ['a WebP with a drawing behind it', join(webp(files.webpLossy(3, 2)), '<svg >'), 'a WebP and SVG in one'],
    ['a PNG with a document behind it', join(png(), pdf()), 'a PNG and a PDF in one'],
    ['a PDF that ends as an archive', join(pdf(), zip('%%EOF')), 'a PDF and a ZIP archive in one'],
  ])('%s', (_, bytes, foreign) => {
    expect(recognise(join(bytes))).toEqual({ foreign })
  })
})

test('any bytes at all get an answer, also those that begin like one of ours', () => {
  const seeds = [png(), jpeg(), gif(), webp(files.webpCanvas(8, 4), files.webpLossy(8, 4)), pdf(), zip()]
  fc.assert(
    fc.property(
      fc.constantFrom(...seeds),
      fc.nat(200),
      fc.nat(200),
      fc.uint8Array({ maxLength: 40 }),
      (seed, cut, at, put) => {
        const bytes = join(seed.subarray(0, at), put, seed.subarray(at)).subarray(
          0,
          Math.max(0, seed.length + 40 - cut),
        )
        const found = recognise(bytes)
        expect('mime' in found || 'flaw' in found || 'foreign' in found).toBe(true)
        if ('mime' in found && found.width !== null)
          expect(found.width * found.height!).toBeLessThanOrEqual(100_000_000)
      },
    ),
    { numRuns: 2000 },
  )
})

test('files made to be slow to walk are not', () => {
  const many = (head: Uint8Array, unit: Uint8Array) => join(head, Buffer.alloc(1_000_000, unit))
  const riff = webp(Buffer.alloc(1_000_000))
  const took = cpuMs(() => {
    recognise(many(join(files.PNG_SIGNATURE, files.pngHeader(1, 1)), files.pngChunk('IDAT')))
    recognise(many(Buffer.from([0xff, 0xd8, 0xff]), Buffer.from([0xff])))
    recognise(many(jpeg().subarray(0, -2), files.JPEG_SCAN))
    recognise(many(gif().subarray(0, -1), Buffer.from([0x21, 0xfe, 0])))
    recognise(riff)
    recognise(join(many(pdf(), Buffer.from('PK\x05\x06', 'latin1')), '%%EOF'))
    recognise(Buffer.alloc(1_000_000, '<!---->'))
  })
  expect(took).toBeLessThan(10_000)
})
