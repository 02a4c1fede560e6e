import { type Columns, newColumns } from '../columns.ts'
import { type Stream, streamOf } from './chance.ts'
import { draw, type Margin } from './draw.ts'
import { type Column, leavesOf, sharesOf, type Tree } from './tree.ts'

/** What the models ask about beside the columns that are kept. */
const passing = [
  'division',
  'adult_children',
  'others',
  'soc2',
  'industry13',
  'income_band',
  'other_income_band',
  'household_income_band',
] as const

/** The people of one country while they are drawn. */
export interface Frame {
  size: number
  seed: string
  columns: Columns
  passing: Record<(typeof passing)[number], Uint8Array>
  /** Everybody, in the order of drawing; positions are given out at random, so this order is random. */
  everybody: Uint32Array
}

export function newFrame(size: number, seed: string): Frame {
  return {
    size,
    seed,
    columns: newColumns(size),
    passing: Object.fromEntries(passing.map((name) => [name, new Uint8Array(size)])) as Frame['passing'],
    everybody: Uint32Array.from({ length: size }, (_, agent) => agent),
  }
}

export const streamFor = (frame: Frame, name: string): Stream => streamOf(frame.seed, name)

export const columnsOf = (frame: Frame): Record<string, Column> => ({ ...frame.columns, ...frame.passing })

export interface TreeDraw {
  tree: Tree
  into: Uint8Array
  agents?: Uint32Array
  margins?: readonly Margin[]
  /** Stand-ins for some of the columns that the tree asks about. */
  as?: Record<string, Column>
  stream?: string
  /** What some cannot be, whatever the leaf they share with others says. */
  never?: { category: number; when: (agent: number) => boolean }
}

/** Draws one attribute by its tree. */
export function drawByTree(frame: Frame, order: TreeDraw): void {
  const { tree, into, agents, margins = [], as, stream, never } = order
  const leaves = leavesOf(tree, { ...columnsOf(frame), ...as }, frame.size)
  const table = sharesOf(tree)
  draw({
    categories: tree.categories.length,
    agents: agents ?? frame.everybody,
    ...(never === undefined ? { row: leaves, table } : withoutCategory(leaves, table, tree.categories.length, never)),
    margins,
    stream: streamFor(frame, stream ?? tree.target),
    into,
  })
}

/** A second copy of every leaf, without the category, for those who cannot be it. */
function withoutCategory(
  leaves: Uint16Array,
  table: Float64Array,
  width: number,
  { category, when }: NonNullable<TreeDraw['never']>,
): { row: Uint16Array; table: Float64Array } {
  const rows = table.length / width
  const doubled = new Float64Array(2 * table.length)
  doubled.set(table)
  doubled.set(table, table.length)
  for (let row = 0; row < rows; row++) {
    const first = table.length + row * width
    doubled[first + category] = 0
    // A leaf of nothing else cannot be emptied; it has one entry at least.
    if (doubled.subarray(first, first + width).every((share) => share === 0)) {
      for (let other = 0; other < width; other++) if (other !== category) doubled[first + other] = 1
    }
  }
  return { row: leaves.map((leaf, agent) => (when(agent) ? leaf + rows : leaf)), table: doubled }
}

export function those(frame: Frame, belongs: (agent: number) => boolean): Uint32Array {
  return frame.everybody.filter(belongs)
}
