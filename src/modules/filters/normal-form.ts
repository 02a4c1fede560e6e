import { type FieldName, fields } from './fields.ts'

/** A filter as it was understood: canonical fields and values, in an order that does not depend on how it was written. */
export type Understood =
  | { kind: 'group'; match: 'all' | 'any'; parts: readonly Understood[] }
  | { kind: 'values'; field: FieldName; mode: 'any' | 'all'; values: readonly string[] }
  | { kind: 'range'; field: FieldName; min: number | null; max: number | null }

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
  if (node.kind === 'range') return node
  if (node.kind === 'values') {
    const values = [...new Set(node.values)].sort(byCode)
    // Every one of one value is any of it.
    return { ...node, mode: values.length === 1 ? 'any' : node.mode, values }
  }
  const parts = node.parts.map(simplified).flatMap((part) => {
    if (part.kind !== 'group') return [part]
    // A group without conditions asks for nothing.
    return part.parts.length === 0 ? [] : part.match === node.match || part.parts.length === 1 ? part.parts : [part]
  })
  const distinct = new Map(parts.map((part) => [keyOf(part), part]))
  const sorted = [...distinct].sort(([a], [b]) => byCode(a, b)).map(([, part]) => part)
  if (sorted.length === 1 && sorted[0]!.kind === 'group') return sorted[0]!
  return { kind: 'group', match: sorted.length < 2 ? 'all' : node.match, parts: sorted }
}

/** By characters, whatever the language of the machine. */
const byCode = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function keyOf(node: Understood): string {
  const place = node.kind === 'group' ? 99 : order.indexOf(node.field)
  return `${String(place).padStart(2, '0')} ${JSON.stringify(node)}`
}

export function echoOf({ match, parts }: Understood & { kind: 'group' }): FilterEcho {
  const filters: Record<string, unknown> = {}
  const nested: FilterEcho[] = []
  for (const part of parts) {
    if (part.kind === 'group') nested.push(echoOf(part))
    else if (part.field in filters) nested.push({ match: 'all', filters: { [part.field]: formOf(part) } })
    else filters[part.field] = formOf(part)
  }
  if (nested.length > 0) filters[match] = nested
  return { match, filters }
}

function formOf(part: Exclude<Understood, { kind: 'group' }>): unknown {
  if (part.kind === 'values') {
    return fields[part.field].kind === 'boolean' ? part.values[0] === 'true' : { [part.mode]: part.values }
  }
  return { ...(part.min === null ? {} : { min: part.min }), ...(part.max === null ? {} : { max: part.max }) }
}
