/**
 * A fitted model of one attribute given others: a binary tree whose leaves hold shares. The scripts that fit them
 * write them as JSON; no leaf describes fewer people than the script's smallest leaf.
 */
export interface Tree {
  /** What it predicts, for readers. */
  target: string
  categories: readonly string[]
  /** The columns it asks about, in the order that `feature` counts them. */
  predictors: readonly string[]
  /** Per inner node: which predictor. */
  feature: readonly number[]
  /** Per inner node, one of: the largest number that goes left, or -1 minus the set of codes (a bit each) that go left. */
  test: readonly number[]
  /** Per inner node: where to go; an inner node from 0 on, or -1 minus the number of a leaf. */
  left: readonly number[]
  right: readonly number[]
  /** Per leaf: shares of the categories in ten-thousandths. */
  leaves: readonly (readonly number[])[]
}

export type Column = Uint8Array | Uint16Array | Uint32Array

/**
 * Which leaf each agent belongs to. Goes node by node and splits the list of agents, rather than agent by agent down
 * the tree: one column at a time stays in the processor's cache, which is several times faster.
 */
export function leavesOf(tree: Tree, columns: Record<string, Column>, size: number): Uint16Array {
  const leaves = new Uint16Array(size)
  const agents = new Uint32Array(size)
  for (let agent = 0; agent < size; agent++) agents[agent] = agent
  const asked = tree.predictors.map((name) => {
    const column = columns[name]
    if (column === undefined) throw new Error(`the tree of ${tree.target} asks for ${name}, which is not drawn yet`)
    return column
  })
  if (tree.feature.length > 0) visit(0, 0, size)
  return leaves

  function visit(node: number, start: number, end: number): void {
    if (node < 0) {
      for (let at = start; at < end; at++) leaves[agents[at]!] = -1 - node
      return
    }
    const column = asked[tree.feature[node]!]!
    const test = tree.test[node]!
    const middle =
      test >= 0 ? splitAtNumber(agents, column, test, start, end) : splitByCodes(agents, column, -1 - test, start, end)
    if (middle > start) visit(tree.left[node]!, start, middle)
    if (middle < end) visit(tree.right[node]!, middle, end)
  }
}

/** Brings those up to the limit to the front and returns where the others begin. */
function splitAtNumber(agents: Uint32Array, column: Column, limit: number, start: number, end: number): number {
  let middle = start
  for (let at = start; at < end; at++) {
    const agent = agents[at]!
    if (column[agent]! <= limit) {
      agents[at] = agents[middle]!
      agents[middle++] = agent
    }
  }
  return middle
}

function splitByCodes(agents: Uint32Array, column: Column, codes: number, start: number, end: number): number {
  let middle = start
  for (let at = start; at < end; at++) {
    const agent = agents[at]!
    if (((codes >>> column[agent]!) & 1) === 1) {
      agents[at] = agents[middle]!
      agents[middle++] = agent
    }
  }
  return middle
}

/** The leaves' shares as one table, row by row, each row summing to 1. */
export function sharesOf(tree: Tree): Float64Array {
  const width = tree.categories.length
  const table = new Float64Array(tree.leaves.length * width)
  tree.leaves.forEach((leaf, row) => {
    const total = leaf.reduce((sum, share) => sum + share, 0)
    for (let category = 0; category < width; category++) table[row * width + category] = leaf[category]! / total
  })
  return table
}
