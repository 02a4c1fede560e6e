import { withColoursOnly } from './clean.ts'
import { truncate } from './width.ts'

interface Terminal {
  isTTY?: boolean
  columns?: number
  write(text: string): unknown
}

/**
 * One line that is drawn over itself while something takes its time, below what is printed meanwhile. Where nobody
 * looks, on a pipe, it is not drawn at all. The cursor is never hidden, so nothing is left to repair.
 */
export class LiveLine {
  readonly #terminal: Terminal
  #shown = ''

  constructor(terminal: Terminal) {
    this.#terminal = terminal
  }

  get visible(): boolean {
    return this.#terminal.isTTY === true
  }

  show(text: string): void {
    // One column stays free: a full line would make some terminals begin another one.
    const line = truncate(withColoursOnly(text), (this.#terminal.columns || 80) - 1)
    if (!this.visible || line === this.#shown) return
    this.#terminal.write(`\r${line}\u001b[K`)
    this.#shown = line
  }

  /** Takes the line away while something else is written, and puts it back below. */
  aside(write: () => void): void {
    const line = this.#shown
    this.clear()
    write()
    if (line !== '') this.show(line)
  }

  clear(): void {
    if (this.#shown !== '') this.#terminal.write('\r\u001b[K')
    this.#shown = ''
  }
}
