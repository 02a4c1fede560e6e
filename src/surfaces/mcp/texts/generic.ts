import type { Text, Writing } from '../writing.ts'

/** Fields that we fill and nobody else: what stands in them needs no quotation marks. */
const OURS = /(^|_)(ids?|uuids?|urls?|at|status|stage|state|type|kind|feature|format|mime|model|engine|currency)$/
const PLAIN = /^[\w:.+\-/@]{1,200}$/
const MOST_ITEMS = 20

/** Whatever has no text of its own, as short indented lines. */
export const generic: Text = (body: unknown, writing) => linesOf(body, '', writing, 0)

function linesOf(value: unknown, name: string, writing: Writing, depth: number): string[] {
  const indent = '  '.repeat(depth)
  const label = name === '' ? '' : `${name}: `
  if (Array.isArray(value)) {
    if (value.length === 0) return []
    if (value.every((item) => typeof item !== 'object')) {
      const shown = value.slice(0, MOST_ITEMS).map((item) => plain(item, name, writing))
      return [
        `${indent}${label}${shown.join(', ')}${value.length > MOST_ITEMS ? ` … and ${value.length - MOST_ITEMS} more` : ''}`,
      ]
    }
    return [
      `${indent}${name} (${value.length}):`,
      ...value.slice(0, MOST_ITEMS).flatMap((item) => {
        const [first = '', ...rest] = linesOf(item, '', writing, depth + 1)
        return [`${indent}- ${first.trimStart()}`, ...rest]
      }),
      ...(value.length > MOST_ITEMS ? [`${indent}… and ${value.length - MOST_ITEMS} more`] : []),
    ]
  }
  if (typeof value === 'object' && value !== null) {
    const inner = Object.entries(value).flatMap(([key, one]) =>
      one === null ? [] : linesOf(one, nameOf(key, writing), writing, name === '' ? depth : depth + 1),
    )
    return name === '' || inner.length === 0 ? inner : [`${indent}${name}:`, ...inner]
  }
  return [`${indent}${label}${plain(value, name, writing)}`]
}

const nameOf = (key: string, writing: Writing): string => (/^\w{1,60}$/.test(key) ? key : writing.quote(key, 60))

const plain = (value: unknown, name: string, writing: Writing): string =>
  typeof value !== 'string' || (OURS.test(name) && PLAIN.test(value)) ? String(value) : writing.quote(value)
