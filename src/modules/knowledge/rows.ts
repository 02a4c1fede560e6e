import { closeSync, fstatSync, openSync, readSync } from 'node:fs'

/**
 * Lines of JSON that are kept as they are on disk and parsed when somebody wants one: of thousands, a question needs a
 * dozen. As objects they would take three times the room, for as long as the process lives.
 */
export interface Rows<Row> {
  length: number
  /** The same object for as long as somebody holds it. */
  at(position: number): Row
  all(): Row[]
  /** One after the other, none of them kept. */
  each(visit: (row: Row, position: number) => void): void
}

/** A panel asks for the same few rows agent by agent: these are not parsed again. */
const RECENT = 500

export function rowsIn<Row extends object>(bytes: Buffer): Rows<Row> {
  const starts = startsOf(bytes)
  return rowsAt(starts, (from, to) => bytes.toString('utf8', from, to))
}

/** What `textOf` gives from each start to the next one. */
function rowsAt<Row extends object>(starts: Uint32Array, textOf: (from: number, to: number) => string): Rows<Row> {
  const parsed = new Map<number, WeakRef<Row>>()
  const recent = new Map<number, Row>()
  const parse = (position: number): Row => JSON.parse(textOf(starts[position]!, starts[position + 1]!)) as Row
  return {
    length: starts.length - 1,
    at(position) {
      const row = parsed.get(position)?.deref() ?? parse(position)
      if (!recent.delete(position)) parsed.set(position, new WeakRef(row))
      recent.set(position, row)
      if (recent.size > RECENT) recent.delete(recent.keys().next().value!)
      return row
    },
    // One parse of everything is several times faster than one a line.
    all: () => parseLines(textOf(0, starts.at(-1)!)),
    each: (visit) => {
      for (let position = 0; position < starts.length - 1; position += 1) visit(parse(position), position)
    },
  }
}

/**
 * The same of files that are read again for every row, where the memory that they would take is missed more than the time; the
 * files stay open. All rows are gone through once.
 */
export function rowsOnDisk<Row extends object>(
  files: readonly string[],
  see: (file: string, bytes: Buffer) => unknown,
  visit: (row: Row, position: number) => void,
): Pick<Rows<Row>, 'at'> {
  const begins: number[] = []
  const bytes = readTogether(files, (file, own) => {
    begins.push(own.byteOffset)
    see(file, own)
  })
  rowsIn<Row>(bytes).each(visit)
  const handles = files.map((file) => openSync(file, 'r'))
  return rowsAt(startsOf(bytes), (from, to) => {
    const file = begins.findLastIndex((begin) => begin <= from)
    const own = Buffer.allocUnsafe(to - from)
    return own.toString('utf8', 0, readSync(handles[file]!, own, 0, own.length, from - begins[file]!))
  })
}

export const parseLines = <Row>(text: string): Row[] => JSON.parse(`[${text.trimEnd().replaceAll('\n', ',')}]`) as Row[]

/** Where each line begins, and where the last one ends. */
function startsOf(bytes: Buffer): Uint32Array {
  const starts: number[] = []
  for (let at = 0; at < bytes.length; ) {
    starts.push(at)
    const end = bytes.indexOf(10, at)
    at = end === -1 ? bytes.length : end + 1
  }
  return Uint32Array.from([...starts, bytes.length])
}

/**
 * The files one behind the other, each told to `see` on the way. One piece of memory for all: what is read piece by piece
 * and thrown away leaves holes that nothing else fills.
 */
export function readTogether(files: readonly string[], see: (file: string, bytes: Buffer) => unknown): Buffer {
  const handles = files.map((file) => openSync(file, 'r'))
  try {
    const sizes = handles.map((handle) => fstatSync(handle).size)
    const whole = Buffer.allocUnsafeSlow(sizes.reduce((sum, size) => sum + size + 1, 0))
    let end = 0
    for (const [n, handle] of handles.entries()) {
      const start = end
      for (let read = -1; read !== 0 && end - start < sizes[n]!; end += read)
        read = readSync(handle, whole, end, sizes[n]! - (end - start), end - start)
      see(files[n]!, whole.subarray(start, end))
      // A file may lack its last newline.
      if (end > start && whole[end - 1] !== 10) whole[end++] = 10
    }
    return whole.subarray(0, end)
  } finally {
    for (const handle of handles) closeSync(handle)
  }
}
