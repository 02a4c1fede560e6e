/** A case of what was given, and whether it was right. */
export interface Case {
  given: number[]
  right: boolean
  weight: number
}

const RIDGE = 0.5

/** Weights of a logistic regression, by Newton's method. */
export function fitted(cases: readonly Case[]): number[] {
  const size = cases[0]!.given.length
  let weights = Array<number>(size).fill(0)
  for (let round = 0; round < 25; round += 1) {
    const system = weights.map((weight, row) => {
      const line = Array<number>(size + 1).fill(0)
      line[row] = RIDGE
      line[size] = -RIDGE * weight
      return line
    })
    for (const { given, right, weight } of cases) {
      const chance = 1 / (1 + Math.exp(-given.reduce((sum, value, at) => sum + value * weights[at]!, 0)))
      for (let row = 0; row < size; row += 1) {
        system[row]![size]! += weight * ((right ? 1 : 0) - chance) * given[row]!
        for (let column = 0; column < size; column += 1) {
          system[row]![column]! += weight * chance * (1 - chance) * given[row]! * given[column]!
        }
      }
    }
    const step = solved(system)
    weights = weights.map((weight, at) => weight + step[at]!)
  }
  return weights
}

function solved(system: number[][]): number[] {
  const size = system.length
  for (let pivot = 0; pivot < size; pivot += 1) {
    for (let row = 0; row < size; row += 1) {
      if (row === pivot) continue
      const by = system[row]![pivot]! / system[pivot]![pivot]!
      for (let column = pivot; column <= size; column += 1) system[row]![column]! -= by * system[pivot]![column]!
    }
  }
  return system.map((line, row) => line[size]! / line[row]!)
}
