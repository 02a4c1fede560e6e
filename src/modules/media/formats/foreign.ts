import { textAt, viewOf } from './format.ts'

/** How much of the beginning is looked at. */
const HEAD = 1024

/** What people send by mistake, by what stands at a place near the beginning, and what to call it. */
const SIGNS: readonly (readonly [place: number, signs: readonly string[], name: string])[] = [
  [0, ['PK\x03\x04', 'PK\x05\x06', 'PK\x07\x08'], 'a ZIP archive or an office document'],
  [0, ['\x1f\x8b'], 'a gzip archive'],
  [0, ['BM'], 'a BMP image'],
  [0, ['II*\0', 'MM\0*'], 'a TIFF image'],
  [4, ['ftyphei', 'ftyphev', 'ftypmif1', 'ftypmsf1'], 'a HEIC image'],
  [4, ['ftypavif', 'ftypavis'], 'an AVIF image'],
  [4, ['ftyp'], 'a video'],
  [0, ['\0\0\x01\0'], 'an icon'],
  [0, ['\x7fELF', 'MZ'], 'a program'],
]

/** What a file is that we do not take. */
export function foreignContent(bytes: Uint8Array): string {
  const head = textAt(bytes, 0, HEAD)
  if (markup(head) !== undefined) return markup(head)!
  if (isText(head)) return 'plain text'
  return SIGNS.find(([place, signs]) => signs.some((sign) => head.startsWith(sign, place)))?.[2] ?? 'something else'
}

const isText = (head: string): boolean => !/(?![\t\n\f\r\x80-\x9f])\p{Cc}/u.test(head)

/** Comments, declarations and white space may come before the tag that tells. */
function markup(head: string): string | undefined {
  if (!/^(\xef\xbb\xbf)?\s*</.test(head)) return undefined
  if (/<svg[\s>]/i.test(head)) return 'SVG'
  if (/<(!doctype html|html|head|body|script|iframe|style|meta)\b/i.test(head)) return 'HTML'
  return /<\?xml\b/i.test(head) ? 'XML' : undefined
}

/**
 * What a file is besides an image or a document: archives are read from their end, so that a file can be both, and pages
 * may follow where an image ends. Other images and films may: telephones append those to photographs.
 */
export function secondContent(bytes: Uint8Array, end: number): string | undefined {
  const rest = textAt(bytes, end, HEAD)
  if (isZip(bytes) || rest.startsWith('PK\x03\x04')) return 'a ZIP archive'
  return rest.startsWith('%PDF-') ? 'a PDF' : markup(rest)
}

const ZIP_END = 'PK\x05\x06'
const ZIP_END_LENGTH = 22
const LONGEST_COMMENT = 0xffff

/** The end record of an archive is the last thing in it but for a comment, and its list of files stands right before. */
function isZip(bytes: Uint8Array): boolean {
  const view = viewOf(bytes)
  const from = Math.max(0, bytes.length - ZIP_END_LENGTH - LONGEST_COMMENT)
  const tail = textAt(bytes, from, ZIP_END_LENGTH + LONGEST_COMMENT)
  for (let found = tail.indexOf(ZIP_END); found !== -1; found = tail.indexOf(ZIP_END, found + 1)) {
    const at = from + found
    if (at + ZIP_END_LENGTH > bytes.length) return false
    const list = at - view.getUint32(at + 12, true)
    const fits = at + ZIP_END_LENGTH + view.getUint16(at + 20, true) === bytes.length
    if (fits && (list === at || textAt(bytes, Math.max(0, list), 4) === 'PK\x01\x02')) return true
  }
  return false
}
