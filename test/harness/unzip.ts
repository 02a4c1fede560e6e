import { crc32, inflateRawSync } from 'node:zlib'

/** The texts of an archive by their names. */
export const unzip = (archive: Buffer): Map<string, string> =>
  new Map([...unzipBytes(archive)].map(([name, bytes]) => [name, bytes.toString('utf8')]))

/** What is in an archive by its names, found by its central directory, each checked against its sums. */
export function unzipBytes(archive: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>()
  const end = archive.lastIndexOf('PK\u0005\u0006', undefined, 'latin1')
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left -= 1) {
    const nameLength = archive.readUInt16LE(at + 28)
    const name = archive.toString('latin1', at + 46, at + 46 + nameLength)
    const local = archive.readUInt32LE(at + 42)
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
    const content = inflateRawSync(archive.subarray(start, start + archive.readUInt32LE(at + 20)))
    const [sum, size] = [archive.readUInt32LE(at + 16), archive.readUInt32LE(at + 24)]
    if (crc32(content) !== sum || content.length !== size) throw new Error(`${name} is not what the archive says of it`)
    files.set(name, content)
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32)
  }
  return files
}
