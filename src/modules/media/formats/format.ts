/** What we take; each is recognised by its bytes, never by what the sender calls it. */
export const mediaTypes = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'application/pdf'] as const
export type MediaType = (typeof mediaTypes)[number]

/** How large an image is, and where it ends: bytes may follow that belong to something else. */
export interface Picture {
  width: number
  height: number
  end: number
}

/** What is wrong with a file, as the end of a sentence that begins with what the file looks like. */
export interface Flaw {
  flaw: string
}

export const flawed = (flaw: string): Flaw => ({ flaw })

export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)

/** Bytes as text, one character each. */
export const textAt = (bytes: Uint8Array, from: number, length: number): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1', from, from + length)

/** The name of a chunk as the number that its four bytes make. */
export const chunkName = (name: string): number => Buffer.from(name, 'latin1').readUInt32BE()
