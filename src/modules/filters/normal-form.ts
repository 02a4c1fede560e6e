import { type FieldName, fields } from './fields.ts'

/** A filter as it was understood: canonical fields and values, in an order that does not depend on how it was written. */
export type Understood =
  | { kind: 'group'; match: 'all' | 'any'; parts: readonly Understood[] }
  | { kind: 'values'; field: FieldName; mode: 'any' | 'all' | 'none'; values: readonly string[] }
  | { kind: 'range'; field: FieldName; min: number | null; max: number | null }
  | { kind: 'outside'; field: FieldName; min: number | null; max: number | null }

/** What callers get back, and can send again: `{match, filters}`. */
export interface FilterEcho {
  match: 'all' | 'any'
  filters: Record<string, unknown>
}

const order = Object.keys(fields)

/** Groups in groups of the same kind are one group; what is said twice is said once; everything has its place. */
export function normalForm(understood: Understood): Understood & { kind: 'group' } {
  const found = simplified(understood)
  return found.kind === 'group' ? found : { kind: 'group', match: 'all', parts: [found] }
}

function simplified(node: Understood): Understood {
  if (node.kind === 'values') return simplifiedValues(node)
  if (node.kind !== 'group') return node
  const parts = node.parts.map(simplified).flatMap((part) => {
    if (part.kind !== 'group') return [part]
    // A group without conditions asks for nothing.
    return part.parts.length === 0 ? [] : part.match === node.match || part.parts.length === 1 ? part.parts : [part]
  })
  const distinct = new Map((node.match === 'all' ? excludedOnce(parts) : parts).map((part) => [keyOf(part), part]))
  const sorted = [...distinct].sort(([a], [b]) => byCode(a, b)).map(([, part]) => part)
  if (sorted.length === 1 && sorted[0]!.kind === 'group') return sorted[0]!
  return { kind: 'group', match: sorted.length < 2 ? 'all' : node.match, parts: sorted }
}

type Values = Understood & { kind: 'values' }

/** Everything has the order of the properties, too, because nodes are told apart by their JSON. */
function simplifiedValues({ field, mode, values: given }: Values): Values {
  const values = [...new Set(given)].sort(byCode)
  // Whoever is known not to be the one is the other.
  if (mode === 'none' && values.length === 1 && fields[field].kind === 'boolean') {
    return { kind: 'values', field, mode: 'any', values: [values[0] === 'true' ? 'false' : 'true'] }
  }
  // Every one of one value is any of it.
  return { kind: 'values', field, mode: mode === 'all' && values.length === 1 ? 'any' : mode, values }
}

/** What a field must not be is said in one place: neither these, nor those. */
function excludedOnce(parts: readonly Understood[]): Understood[] {
  const isExcluding = (part: Understood): part is Values => part.kind === 'values' && part.mode === 'none'
  const excluding = Map.groupBy(parts.filter(isExcluding), ({ field }) => field)
  const merged = [...excluding.values()].map((list) =>
    simplifiedValues({ ...list[0]!, values: list.flatMap(({ values }) => values) }),
  )
  return [...parts.filter((part) => !isExcluding(part)), ...merged]
}

/** By characters, whatever the language of the machine. */
const byCode = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function keyOf(node: Understood): string {
  const place = node.kind === 'group' ? 99 : order.indexOf(node.field)
  return `${String(place).padStart(2, '0')} ${JSON.stringify(node)}`
}

/** All fields that it has a condition on. */
export const fieldsIn = (node: Understood): Set<FieldName> =>
  new Set(node.kind === 'group' ? node.parts.flatMap((part) => [...fieldsIn(part)]) : [node.field])

/** How many groups stand one within another. */
export const depthOf = (node: Understood): number =>
  node.kind === 'group' ? 1 + Math.max(0, ...node.parts.map(depthOf)) : 0

export function echoOf({ match, parts }: Understood & { kind: 'group' }): FilterEcho {
  const filters: Record<string, unknown> = {}
  const nested: FilterEcho[] = []
  for (const part of parts) {
    if (part.kind === 'group') nested.push(echoOf(part))
    else if (!(part.field in filters)) filters[part.field] = formOf(part)
    else {
      const both = match === 'all' ? besides(filters[part.field], formOf(part)) : undefined
      if (both === undefined) nested.push({ match: 'all', filters: { [part.field]: formOf(part) } })
      else filters[part.field] = both
    }
  }
  if (nested.length > 0) filters[match] = nested
  return { match, filters }
}

/** One form for what a field must be and what it must not be; undefined where there is none that says both. */
function besides(one: unknown, other: unknown): object | undefined {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return undefined
  if ('none' in one && 'none' in other) return { ...one, none: [one.none, other.none].flat() }
  const isOne = 'none' in one || 'none' in other
  return isOne && Object.keys(one).every((name) => !(name in other)) ? { ...one, ...other } : undefined
}

function formOf(part: Exclude<Understood, { kind: 'group' }>): unknown {
  if (part.kind === 'values') {
    if (fields[part.field].kind !== 'boolean') return { [part.mode]: part.values }
    const truths = part.values.map((value) => value === 'true')
    return truths.length === 1 ? truths[0] : { [part.mode]: truths }
  }
  const range = { ...(part.min === null ? {} : { min: part.min }), ...(part.max === null ? {} : { max: part.max }) }
  return part.kind === 'outside' ? { none: range } : range
}
