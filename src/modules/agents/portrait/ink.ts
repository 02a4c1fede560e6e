/** SVG text whose numbers are rounded to a tenth of a unit, which is finer than a screen shows. */
export function svg(texts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  let text = texts[0]!
  for (let at = 0; at < values.length; at++) {
    const value = values[at]!
    text += (typeof value === 'number' ? Math.round(value * 10) / 10 : value) + texts[at + 1]!
  }
  return text
}

export function stroke(d: string, colour: string, width: number, opacity = 1): string {
  const faint = opacity < 1 ? ` opacity="${opacity}"` : ''
  return svg`<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${faint}/>`
}

export function fill(d: string, colour: string): string {
  return d && `<path d="${d}" fill="${colour}"/>`
}

/** Discs as one path, each given as x, y and radius: curls and buns are heaps of them. */
export function discs(given: readonly number[]): string {
  return triples(given, (x, y, r) => svg`M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`)
}

/** Hanging locks, 9 wide with round ends, each given as x, top and bottom. */
export function locks(given: readonly number[]): string {
  return triples(given, (x, top, bottom) => svg`M${x} ${top}V${bottom}a4.5 4.5 0 0 0 9 0V${top}a4.5 4.5 0 0 0-9 0z`)
}

function triples(given: readonly number[], shape: (a: number, b: number, c: number) => string): string {
  let d = ''
  for (let at = 0; at < given.length; at += 3) d += shape(given[at]!, given[at + 1]!, given[at + 2]!)
  return d
}
