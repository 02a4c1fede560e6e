/** Small dense linear algebra for the fits; matrices are lists of rows. */
export type Matrix = number[][]

/** Solves a x = b for a symmetric, positive definite a, as often as asked. */
export function solver(a: Matrix): (b: ArrayLike<number>) => Float64Array {
  const l = cholesky(a)
  if (l === undefined) throw new Error('the equations have no single solution')
  return (b) => {
    const x = Float64Array.from(b)
    for (let i = 0; i < x.length; i++) {
      for (let k = 0; k < i; k++) x[i]! -= l[i]![k]! * x[k]!
      x[i]! /= l[i]![i]!
    }
    for (let i = x.length - 1; i >= 0; i--) {
      for (let k = i + 1; k < x.length; k++) x[i]! -= l[k]![i]! * x[k]!
      x[i]! /= l[i]![i]!
    }
    return x
  }
}

/** The lower triangle l with l l' = a; undefined when a is not positive definite. */
export function cholesky(a: Matrix): Matrix | undefined {
  const l: Matrix = a.map((row) => row.map(() => 0))
  for (let i = 0; i < a.length; i++) {
    for (let j = 0; j <= i; j++) {
      let sum = a[i]![j]!
      for (let k = 0; k < j; k++) sum -= l[i]![k]! * l[j]![k]!
      if (i === j && sum <= 1e-6) return undefined
      l[i]![j] = i === j ? Math.sqrt(sum) : sum / l[j]![j]!
    }
  }
  return l
}

/** Correlations pulled towards zero until they are possible together. */
export function possible(correlations: Matrix): Matrix {
  let found = correlations
  while (cholesky(found) === undefined) {
    found = found.map((row, i) => row.map((r, j) => (i === j ? 1 : r * 0.98)))
  }
  return found
}

export const round = (value: number, digits: number): number => Number(value.toFixed(digits)) + 0
