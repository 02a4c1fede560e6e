import { readSync } from 'node:fs'

/** A file of weights begins with the length of its header, and its header; `base` is where the weights begin. */
export function headerOf<Header>(file: number, otherwise: string): { header: Header; base: number } {
  const size = new DataView(new ArrayBuffer(8))
  fill(file, new Uint8Array(size.buffer), 0)
  const length = Number(size.getBigUint64(0, true))
  if (length > 1_000_000) throw new Error(otherwise)
  const header = new Uint8Array(length)
  fill(file, header, 8)
  return { header: JSON.parse(new TextDecoder().decode(header)) as Header, base: 8 + length }
}

/** Reads as many bytes as there is room for. */
export function fill(file: number, bytes: Uint8Array, position: number): void {
  for (let done = 0; done < bytes.length; ) {
    const read = readSync(file, bytes, done, bytes.length - done, position + done)
    if (read === 0) throw new Error('the weights end too early')
    done += read
  }
}
