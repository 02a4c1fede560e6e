import type { Colours } from './colour.ts'
import { displayWidth, padEnd } from './width.ts'
import { wrap } from './wrap.ts'

/** Names and what they are, one below the other; long values go on below themselves instead of being cut. */
export function pairs(
  rows: readonly (readonly [name: string, value: string])[],
  { width, colours, indent = '  ' }: { width: number; colours: Colours; indent?: string },
): string {
  const nameWidth = Math.max(0, ...rows.map(([name]) => displayWidth(name)))
  const hanging = indent + ' '.repeat(nameWidth + 2)
  return rows
    .map(([name, value]) => {
      // An address that is broken can no longer be opened.
      const wrapped = /\s/.test(value) ? wrap(value, { width: width - hanging.length }) : value
      const [first = '', ...others] = wrapped.split('\n')
      const line = `${indent}${colours.dim(padEnd(name, nameWidth))}  ${first}`
      return [line.trimEnd(), ...others.map((other) => hanging + other)].join('\n')
    })
    .join('\n')
}
