/** Passes in which axes turn towards where vectors differ most; the last of them differ little, so a few will do. */
const PASSES = 12

/**
 * `to` axes at right angles, one after the other, along which vectors of `from` numbers keep most of their length: the leading
 * subspace, by repeated multiplication. Within it the axes are turned at random, so that all of them take about as much.
 */
export function axesOfMost(vectors: readonly Float32Array[], { from, to }: { from: number; to: number }): Float32Array {
  const together = new Float64Array(from * from)
  for (const vector of vectors)
    for (let i = 0; i < from; i += 1) {
      const value = vector[i]!
      for (let j = i; j < from; j += 1) together[i * from + j]! += value * vector[j]!
    }
  const product = (row: Float64Array): Float64Array =>
    Float64Array.from({ length: from }, (_, i) => {
      let sum = 0
      for (let j = 0; j < from; j += 1) sum += row[j]! * together[Math.min(i, j) * from + Math.max(i, j)]!
      return sum
    })
  let axes = atRightAngles(noise(to, from))
  for (let pass = 0; pass < PASSES; pass += 1) axes = atRightAngles(axes.map(product))
  const turns = atRightAngles(noise(to, to))
  const turned = turns.map((turn) =>
    Float64Array.from({ length: from }, (_, at) => axes.reduce((sum, axis, nth) => sum + turn[nth]! * axis[at]!, 0)),
  )
  return Float32Array.from(turned.flatMap((axis) => [...axis]))
}

/** Gram and Schmidt, twice for the sake of rounding. */
function atRightAngles(rows: readonly Float64Array[]): Float64Array[] {
  const done: Float64Array[] = []
  for (const row of rows) {
    const own = Float64Array.from(row)
    for (let time = 0; time < 2; time += 1) {
      for (const other of done) {
        const shared = dot(own, other)
        own.forEach((value, at) => {
          own[at] = value - shared * other[at]!
        })
      }
      const length = Math.sqrt(dot(own, own))
      own.forEach((value, at) => {
        own[at] = value / length
      })
    }
    done.push(own)
  }
  return done
}

const dot = (a: Float64Array, b: Float64Array): number => a.reduce((sum, value, at) => sum + value * b[at]!, 0)

/** Rows of numbers between -1 and 1, always the same. */
function noise(rows: number, width: number): Float64Array[] {
  let state = 1
  const next = (): number => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 31 - 1
  }
  return Array.from({ length: rows }, () => Float64Array.from({ length: width }, next))
}
