import { type FieldName, fields } from '../../src/modules/filters/fields.ts'
import type { AgentSearch, Matching } from '../../src/modules/filters/index.ts'

type Node = Matching['understood']['parts'][number]
type Group = Node & { kind: 'group' }
type Leaf = Exclude<Node, { kind: 'group' }>

/** Two filters that mean the same look the same afterwards, however each was written. */
export interface Meaning {
  /** The conditions on some fields, as text; empty when there is none. */
  of(names: ReadonlySet<FieldName>): string
  names(): Set<FieldName>
}

const places: ReadonlySet<FieldName> = new Set<FieldName>(['country', 'state', 'city', 'region'])

export function createMeanings(search: AgentSearch) {
  const everybody = search.matching({})
  const vocabularies = new Map<FieldName, readonly string[]>()
  const vocabularyOf = (field: FieldName): readonly string[] => {
    const known =
      vocabularies.get(field) ?? search.counts(everybody.selection, [field])[field]!.map(({ value }) => String(value))
    vocabularies.set(field, known)
    return known
  }

  function meaningOf(understood: Group): Meaning {
    const whole = simplified(understood)
    return {
      of(names) {
        const kept =
          whole === null || !leavesOf(whole).some(({ field }) => names.has(field))
            ? null
            : simplified(only(whole, names))
        return kept === null ? '' : said(kept)
      },
      names: () => new Set(whole === null ? [] : leavesOf(whole).map(({ field }) => field)),
    }
  }

  /** Null: asks for nothing. */
  function simplified(node: Node): Node | null {
    if (node.kind !== 'group') return simplifiedLeaf(node)
    const parts = node.parts.map(simplified)
    // An alternative that asks for nothing lets everybody in.
    if (node.match === 'any' && parts.some((part) => part === null)) return null
    const asked = parts.flatMap((part) =>
      part === null ? [] : part.kind === 'group' && part.match === node.match ? part.parts : [part],
    )
    const merged = withoutImplied(node.match, mergedByField(node.match, asked))
    if (merged.length < 2) return merged[0] ?? null
    return { kind: 'group', match: node.match, parts: merged.toSorted((a, b) => (said(a) < said(b) ? -1 : 1)) }
  }

  function simplifiedLeaf(leaf: Leaf): Leaf | null {
    if (leaf.kind === 'values') {
      if (fields[leaf.field].kind === 'list' || openVocabularies.has(leaf.field)) return leaf
      const all = vocabularyOf(leaf.field)
      const values = leaf.mode === 'none' ? all.filter((value) => !leaf.values.includes(value)) : leaf.values
      // Every value that there is: nothing is asked.
      if (all.length > 0 && all.every((value) => values.includes(value))) return null
      return { ...leaf, mode: 'any', values: [...values].sort() }
    }
    const [least, most] = ends[leaf.field] ?? [0, null]
    const min = leaf.min !== null && leaf.min > least ? leaf.min : null
    const max = leaf.max !== null && (most === null || leaf.max < most) ? leaf.max : null
    if (min === null && max === null) return null
    if (leaf.kind === 'range' && leaf.field === 'num_children' && max === null && min === 1) return parents('true')
    if (leaf.kind === 'range' && leaf.field === 'num_children' && max === 0) return parents('false')
    return { ...leaf, min, max }
  }

  return { meaningOf, everybody }
}

/** Agents are adults, and nobody has less than nothing. */
const ends: Partial<Record<FieldName, readonly [number, number | null]>> = { age: [18, 99], household_size: [1, null] }

/** Too many values, or too few known, to say what is left when some are excluded. */
const openVocabularies: ReadonlySet<FieldName> = new Set<FieldName>([
  'city',
  'occupation',
  'title_variant',
  'state',
  'industry',
  'occupation_major_group',
])

const parents = (value: string): Leaf => ({ kind: 'values', field: 'is_parent', mode: 'any', values: [value] })

/** Conditions on one field that stand beside each other are one condition. */
function mergedByField(match: 'all' | 'any', parts: readonly Node[]): Node[] {
  const merged: Node[] = []
  for (const part of parts) {
    const at = merged.findIndex(
      (other) => other.kind !== 'group' && part.kind !== 'group' && mergedLeaves(match, other, part) !== null,
    )
    if (at < 0) merged.push(part)
    else merged[at] = mergedLeaves(match, merged[at] as Leaf, part as Leaf)!
  }
  return merged
}

function mergedLeaves(match: 'all' | 'any', a: Leaf, b: Leaf): Leaf | null {
  if (a.field !== b.field) return null
  if (a.kind === 'values' && b.kind === 'values' && a.mode === b.mode) {
    const isList = fields[a.field].kind === 'list'
    if (a.mode === 'none')
      return match === 'all' ? { ...a, values: [...new Set([...a.values, ...b.values])].sort() } : null
    if (match === 'any')
      return a.mode === 'any' ? { ...a, values: [...new Set([...a.values, ...b.values])].sort() } : null
    if (!isList) return { ...a, values: a.values.filter((value) => b.values.includes(value)) }
    // Every one of these, and of those; one value is the same as every one of it.
    const isAll = (leaf: Leaf & { kind: 'values' }) => leaf.mode === 'all' || leaf.values.length === 1
    return isAll(a) && isAll(b) ? { ...a, mode: 'all', values: [...new Set([...a.values, ...b.values])].sort() } : null
  }
  // Children are several: one may be of this age and another of that.
  if (a.kind === 'range' && b.kind === 'range' && match === 'all' && a.field !== 'child_age')
    return { ...a, min: larger(a.min, b.min), max: smaller(a.max, b.max) }
  return null
}

const larger = (a: number | null, b: number | null): number | null => (a === null ? b : b === null ? a : Math.max(a, b))
const smaller = (a: number | null, b: number | null): number | null =>
  a === null ? b : b === null ? a : Math.min(a, b)

/** Whoever has a child of some age is a parent, and whoever lives in a state lives in its country. */
function withoutImplied(match: 'all' | 'any', parts: readonly Node[]): Node[] {
  if (match === 'any') return [...parts]
  const leaves = parts.flatMap(everyLeafOf)
  const hasChildren = leaves.some((leaf) => leaf.kind === 'range' && impliesChildren(leaf))
  const isWithin = leaves.some(({ field }) => field === 'state' || field === 'city' || field === 'region')
  return parts.filter(
    (part) =>
      part.kind !== 'values' ||
      !(
        (part.field === 'is_parent' && part.values[0] === 'true' && hasChildren) ||
        (part.field === 'country' && isWithin)
      ),
  )
}

const impliesChildren = ({ field, min }: Leaf & { kind: 'range' }): boolean =>
  field === 'child_age' || ((field === 'children_at_home' || field === 'num_children') && min !== null && min > 0)

/** The leaves that hold for whoever matches: of alternatives, those fields that every one of them has. */
function everyLeafOf(node: Node): Leaf[] {
  if (node.kind !== 'group') return [node]
  if (node.match === 'all') return node.parts.flatMap(everyLeafOf)
  const sides = node.parts.map(everyLeafOf)
  return (sides[0] ?? []).filter(({ field }) => sides.every((side) => side.some((leaf) => leaf.field === field)))
}

function leavesOf(node: Node): Leaf[] {
  return node.kind === 'group' ? node.parts.flatMap(leavesOf) : [node]
}

/** What a filter says of some fields alone. */
function only(node: Node, names: ReadonlySet<FieldName>): Node {
  if (node.kind !== 'group') return node
  const parts = node.parts
    .filter((part) => leavesOf(part).some(({ field }) => names.has(field)))
    .map((part) => only(part, names))
  return { ...node, match: parts.length < 2 ? 'all' : node.match, parts }
}

/** Short, and the same for the same. */
function said(node: Node): string {
  if (node.kind === 'group') return `(${node.parts.map(said).join(node.match === 'all' ? ' and ' : ' or ')})`
  if (node.kind === 'values') {
    const joined = node.values.join(node.mode === 'all' ? '+' : '|')
    return `${node.field} ${node.mode === 'none' ? 'not ' : ''}${joined === '' ? 'nobody' : joined}`
  }
  return `${node.field} ${node.kind === 'outside' ? 'not ' : ''}${node.min ?? ''}..${node.max ?? ''}`
}

/** Where a filter names no place, people in the United States are meant. */
export function withCountry(filters: Record<string, unknown>, meant: Matching): Record<string, unknown> {
  const named = leavesOf(meant.understood).some(({ field }) => places.has(field))
  return named ? filters : { all: [filters, { country: 'United States' }] }
}
