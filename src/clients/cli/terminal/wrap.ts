import { displayWidth, fitting } from './width.ts'

export interface Wrapping {
  width: number
  /** Before the first line. */
  indent?: string
  /** Before the others; the indent, where it is left out. */
  hanging?: string
}

/** Breaks plain text between words; a word that is longer than a line is broken itself. Line ends in it stay. */
export function wrap(text: string, { width, indent = '', hanging = indent }: Wrapping): string {
  const lines: string[] = []
  const start = (): string => (lines.length === 0 ? indent : hanging)
  for (const paragraph of text.split('\n')) {
    let line = start()
    let empty = true
    const flush = (): void => {
      lines.push(line.trimEnd())
      line = start()
      empty = true
    }
    for (let word of paragraph.split(/ +/)) {
      if (!empty && displayWidth(line) + 1 + displayWidth(word) > width) flush()
      while (displayWidth(line) + (empty ? 0 : 1) + displayWidth(word) > width) {
        const part = fitting(word, Math.max(2, width - displayWidth(line)))
        if (part === '' || part === word) break
        line += part
        word = word.slice(part.length)
        flush()
      }
      line += empty ? word : ` ${word}`
      empty = false
    }
    flush()
  }
  return lines.join('\n')
}
