/**
 * Vectors in four bits a number: from -reach to reach in fifteen steps, two numbers a byte. A cosine keeps two digits,
 * which is more than is asked of it, and a file is an eighth of what single precision takes.
 */
const STEPS = 7
const MIDDLE = 8

/** One vector; null is nowhere. */
export function packedRow(vector: Float32Array | null, dimensions: number, reach: number): Uint8Array {
  const step = (at: number): number =>
    vector === null ? MIDDLE : Math.max(-STEPS, Math.min(STEPS, Math.round((vector[at]! / reach) * STEPS))) + MIDDLE
  return Uint8Array.from({ length: dimensions / 2 }, (_, at) => step(2 * at) | (step(2 * at + 1) << 4))
}

/** How near rows of a table are to a vector of unit length, as cosines: those that are asked for, by their numbers. */
export type Rows = (vector: Float32Array) => (row: number) => number

export function openRows(bytes: Uint8Array, dimensions: number): Rows {
  const width = dimensions / 2
  const lengths = Float32Array.from({ length: bytes.length / width }, (_, row) =>
    lengthOf(bytes.subarray(row * width, (row + 1) * width)),
  )
  return (vector) => {
    const [even, odd] = [0, 1].map((first) => Float64Array.from({ length: width }, (_, at) => vector[2 * at + first]!))
    const offset = MIDDLE * vector.reduce((sum, value) => sum + value, 0)
    return (row) => {
      let dot = -offset
      for (let d = 0, at = row * width; d < width; d += 1, at += 1) {
        const pair = bytes[at]!
        dot += even![d]! * (pair & 15) + odd![d]! * (pair >> 4)
      }
      return lengths[row] === 0 ? 0 : Math.min(1, dot / lengths[row]!)
    }
  }
}

/** How long the mean of rows is, each taken to be of unit length: the shorter, the further they lie apart. */
export function meanLength(rows: readonly Uint8Array[]): number {
  const mean = new Float64Array(2 * rows[0]!.length)
  for (const row of rows) {
    const length = lengthOf(row) || 1
    row.forEach((pair, at) => {
      mean[2 * at]! += ((pair & 15) - MIDDLE) / length
      mean[2 * at + 1]! += ((pair >> 4) - MIDDLE) / length
    })
  }
  return Math.sqrt(mean.reduce((sum, value) => sum + value * value, 0)) / rows.length
}

function lengthOf(row: Uint8Array): number {
  let square = 0
  for (const pair of row) square += ((pair & 15) - MIDDLE) ** 2 + ((pair >> 4) - MIDDLE) ** 2
  return Math.sqrt(square)
}
