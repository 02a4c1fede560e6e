import { pipeline } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

export interface ZipEntry {
  /** ASCII. */
  name: string
  content: AsyncIterable<string | Uint8Array> | Iterable<string | Uint8Array>
}

const LOCAL = 0x04034b50
const DESCRIPTOR = 0x08074b50
const CENTRAL = 0x02014b50
const END = 0x06054b50
/** What compression and the rest of an entry take: PKZIP 2.0. */
const VERSION = 20
/** Sizes and checksum follow the content, because nobody knows them before it was written. */
const FLAGS = 0x0008
const DEFLATED = 8
/** The first day that the format knows, so that the same content is the same bytes. */
const DATE = 0x0021

/** Of tables, the default makes files a tenth smaller and takes nearly three times the time. */
const LEVEL = 3
const CHUNK = 64 * 1024

/** Everything in 16 bits but the fields that are named otherwise. */
const record = (...fields: readonly (number | { long: number })[]): Buffer =>
  Buffer.concat(
    fields.map((field) => {
      const bytes = Buffer.alloc(typeof field === 'number' ? 2 : 4)
      if (typeof field === 'number') bytes.writeUInt16LE(field)
      else bytes.writeUInt32LE(field.long)
      return bytes
    }),
  )

const long = (value: number): { long: number } => ({ long: value })

/** A ZIP archive, written while its entries are made; compression has a thread of its own. Entries of up to 4 GB. */
export async function* zipOf(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content } of entries) {
    const start = offset
    const file = Buffer.from(name, 'ascii')
    const head = record(long(LOCAL), VERSION, FLAGS, DEFLATED, 0, DATE, long(0), long(0), long(0), file.length, 0)
    yield Buffer.concat([head, file])
    const measure = { crc: 0, size: 0 }
    let compressed = 0
    for await (const chunk of deflated(measured(content, measure))) {
      compressed += chunk.length
      yield chunk
    }
    const sums = [long(measure.crc), long(compressed), long(measure.size)] as const
    const tail = record(long(DESCRIPTOR), ...sums)
    yield tail
    offset += head.length + file.length + compressed + tail.length
    const about = [VERSION, VERSION, FLAGS, DEFLATED, 0, DATE, ...sums, file.length, 0, 0, 0, 0, long(0)] as const
    directory.push(record(long(CENTRAL), ...about, long(start)), file)
  }
  const central = Buffer.concat(directory)
  yield central
  const count = entries.length
  yield record(long(END), 0, 0, count, count, long(central.length), long(offset), 0)
}

async function* measured(content: ZipEntry['content'], measure: { crc: number; size: number }): AsyncGenerator<Buffer> {
  for await (const piece of content) {
    const bytes =
      typeof piece === 'string' ? Buffer.from(piece) : Buffer.from(piece.buffer, piece.byteOffset, piece.length)
    measure.crc = crc32(bytes, measure.crc)
    measure.size += bytes.length
    yield bytes
  }
}

function deflated(content: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  const deflate = createDeflateRaw({ level: LEVEL, chunkSize: CHUNK })
  // Whatever fails on the way is thrown where the compressed bytes are read.
  pipeline(content, deflate, () => {})
  return deflate
}
