/** Plain text for terminals: nothing is wider than this. */
export const WIDTH = 100

/** The text in lines of at most `width`, the later ones indented by as much as the first one starts after. */
export function wrapped(text: string, indent = 0, width = WIDTH): string {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    if (line !== '' && indent + line.length + 1 + word.length > width) {
      lines.push(line)
      line = word
    } else line = line === '' ? word : `${line} ${word}`
  }
  return [...lines, line].join(`\n${' '.repeat(indent)}`)
}

/** Rows as aligned columns: `sides` has an l or an r for each, and its last letter holds for all that follow. */
export function columns(rows: readonly (readonly (string | number)[])[], sides: string, gap = 2): string {
  const texts = rows.map((row) => row.map(String))
  const widths = texts.reduce<number[]>(
    (found, row) => row.map((cell, at) => Math.max(found[at] ?? 0, cell.length)),
    [],
  )
  const aligned = (cell: string, at: number): string =>
    (sides[at] ?? sides.at(-1)) === 'r' ? cell.padStart(widths[at]!) : cell.padEnd(widths[at]!)
  return texts.map((row) => row.map(aligned).join(' '.repeat(gap)).trimEnd()).join('\n')
}

export const cut = (text: string, width: number): string =>
  text.length > width ? `${text.slice(0, width - 1)}…` : text
