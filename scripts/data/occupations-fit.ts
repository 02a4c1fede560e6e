/** One attribute that odds depend on: how many levels it has and, for every occupation, the wanted people per level. */
export interface Attribute {
  name: string
  levels: number
  /** Occupation by occupation, what the sources say on their own; 0 where it cannot be. */
  start: Float64Array
  /** The same, made to agree with the sums of the group. */
  wanted: Float64Array
  /** By how much a factor may leave its start, times or divided by. */
  leeway: number
}

/** People of one major group who are alike in everything that counts. */
export interface Cells {
  /** Attribute by attribute: the level of each cell. */
  level: Uint8Array[]
  weight: Float64Array
}

const ROUNDS = 20
const LARGEST_LIFT = 1000

/** Fits a table to its row and column sums, keeping what the start says about who goes with whom; columns come last. */
export function balance(start: Float64Array, rowSums: ArrayLike<number>, columnSums: ArrayLike<number>): Float64Array {
  const [rows, columns] = [rowSums.length, columnSums.length]
  const table = start.slice()
  for (let round = 0; round < 100; round++) {
    for (let row = 0; row < rows; row++) {
      let sum = 0
      for (let column = 0; column < columns; column++) sum += table[row * columns + column]!
      if (sum > 0)
        for (let column = 0; column < columns; column++) table[row * columns + column]! *= rowSums[row]! / sum
    }
    for (let column = 0; column < columns; column++) {
      let sum = 0
      for (let row = 0; row < rows; row++) sum += table[row * columns + column]!
      if (sum > 0) for (let row = 0; row < rows; row++) table[row * columns + column]! *= columnSums[column]! / sum
    }
  }
  return table
}

/** How far a large row's share of its first column may be moved from the start. */
const FARTHEST = 0.023

/**
 * Like `balance` for a table of two columns, but the large rows keep close to their start: where the sources do not
 * agree on the sum, the small rows, of which less is known, give way.
 */
export function balanceNear(
  start: Float64Array,
  rowSums: ArrayLike<number>,
  columnSums: ArrayLike<number>,
  large: readonly boolean[],
): Float64Array {
  const held = new Map<number, number>()
  for (;;) {
    const free = Array.from(rowSums, (sum, row) => (held.has(row) ? 0 : sum))
    const left = Array.from(columnSums)
    for (const [row, share] of held) {
      left[0]! -= share * rowSums[row]!
      left[1]! -= (1 - share) * rowSums[row]!
    }
    const table = balance(start, free, left)
    let moved = false
    for (let row = 0; row < free.length; row++) {
      const before = start[row * 2]! / (start[row * 2]! + start[row * 2 + 1]!)
      const after = table[row * 2]! / (table[row * 2]! + table[row * 2 + 1]!)
      if (held.has(row) || !large[row] || Math.abs(after - before) <= FARTHEST) continue
      held.set(row, before + Math.sign(after - before) * FARTHEST)
      moved = true
    }
    if (moved && held.size < free.length) continue
    for (const [row, share] of held) {
      table[row * 2] = share * rowSums[row]!
      table[row * 2 + 1] = (1 - share) * rowSums[row]!
    }
    return table
  }
}

/**
 * Odds of an occupation as a product of one factor per attribute. A factor starts as the lift: how much more often the
 * level is found in the occupation than in the group. Iterative proportional fitting then moves the factors until the
 * people of the cells, each spread over the occupations by these odds, come out at the wanted numbers; but no further
 * than `leeway` allows, for the wanted numbers come from several sources and cannot all be met at once.
 */
export function fitFactors(
  attributes: readonly Attribute[],
  cells: Cells,
  rowSums: readonly number[],
  columnSums: readonly Float64Array[],
): Float64Array[] {
  const occupations = rowSums.length
  const people = rowSums.reduce((sum, count) => sum + count, 0)
  const lifts = attributes.map(({ levels, start, wanted }, a) =>
    start.map((count, at) => {
      if (count === 0) return 0
      const share = rowSums[Math.floor(at / levels)]! / people
      // Where the seed has nobody of a level, the sources have to do.
      const lift =
        columnSums[a]![at % levels]! > 0
          ? wanted[at]! / (share * columnSums[a]![at % levels]!)
          : count / (share * everyNth(start, levels, at % levels))
      return Math.min(LARGEST_LIFT, Math.max(1 / LARGEST_LIFT, lift))
    }),
  )
  const factors = lifts.map((lift) => lift.slice())
  // The occupation's size is nobody's attribute: the last one carries it.
  const last = attributes.at(-1)!.levels
  factors.at(-1)!.forEach((factor, at) => {
    factors.at(-1)![at] = (factor * rowSums[Math.floor(at / last)]! * occupations) / people
  })
  const before = factors.map((factor) => factor.slice())
  const odds = new Float64Array(occupations)
  for (let round = 0; round < ROUNDS; round++) {
    attributes.forEach(({ levels, wanted, leeway }, a) => {
      const expected = new Float64Array(levels * occupations)
      for (let cell = 0; cell < cells.weight.length; cell++) {
        let total = 0
        for (let o = 0; o < occupations; o++) {
          let product = 1
          for (let b = 0; b < attributes.length; b++) {
            product *= factors[b]![o * attributes[b]!.levels + cells.level[b]![cell]!]!
          }
          odds[o] = product
          total += product
        }
        if (total === 0) continue
        const scale = cells.weight[cell]! / total
        for (let o = 0; o < occupations; o++) expected[o * levels + cells.level[a]![cell]!]! += odds[o]! * scale
      }
      for (let at = 0; at < expected.length; at++) {
        if (expected[at]! === 0) continue
        const moved = factors[a]![at]! * (wanted[at]! / expected[at]!)
        factors[a]![at] = Math.min(before[a]![at]! * leeway, Math.max(before[a]![at]! / leeway, moved))
      }
    })
  }
  return factors
}

function everyNth(values: Float64Array, step: number, from: number): number {
  let sum = 0
  for (let at = from; at < values.length; at += step) sum += values[at]!
  return sum
}
