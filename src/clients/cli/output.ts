import { type BarRow, barChart } from './terminal/bars.ts'
import { safeJson, withColoursOnly } from './terminal/clean.ts'
import { type Colours, colours, wantsColours, wantsUnicode } from './terminal/colour.ts'
import { LiveLine } from './terminal/live.ts'
import { type Column, table } from './terminal/table.ts'
import { type Wrapping, wrap } from './terminal/wrap.ts'

interface Stream {
  isTTY?: boolean
  columns?: number
  write(text: string): unknown
}

const PIPED_WIDTH = 80
const LEAST_WIDTH = 40
/** Longer lines are hard to read, however wide the terminal is. */
const READABLE_WIDTH = 120

export interface Progress {
  show(done: number, total: number, text?: string): void
  end(): void
}

/**
 * Where a command writes. Results go to stdout and everything else to stderr, so that results can be piped; with --json
 * stdout holds one document and nothing else.
 */
export class Output {
  readonly wants_json: boolean
  readonly colours: Colours
  readonly unicode: boolean
  readonly #stdout: Stream
  readonly #stderr: Stream
  readonly #live: LiveLine

  constructor({
    json = false,
    stdout = process.stdout as Stream,
    stderr = process.stderr as Stream,
    env = process.env as Record<string, string | undefined>,
  } = {}) {
    this.wants_json = json
    this.#stdout = stdout
    this.#stderr = stderr
    this.colours = colours(wantsColours(stdout, env))
    this.unicode = wantsUnicode(env)
    this.#live = new LiveLine(stderr)
  }

  get is_terminal(): boolean {
    return this.#stdout.isTTY === true
  }

  /** Columns that there are. */
  get width(): number {
    return Math.max(LEAST_WIDTH, this.#stdout.columns || PIPED_WIDTH)
  }

  /** Columns for running text. */
  get text_width(): number {
    return Math.min(this.width, READABLE_WIDTH)
  }

  print(text = ''): void {
    this.#live.aside(() => this.#stdout.write(`${withColoursOnly(text)}\n`))
  }

  /** What is said beside results. */
  note(text: string): void {
    this.#live.aside(() => this.#stderr.write(`${withColoursOnly(text)}\n`))
  }

  /** The one document of --json. */
  json(value: unknown): void {
    this.print(safeJson(value))
  }

  heading(text: string): void {
    this.print(this.colours.bold(text))
  }

  wrap(text: string, wrapping: Partial<Wrapping> = {}): string {
    return wrap(text, { width: this.text_width, ...wrapping })
  }

  table(columns: readonly Column[], rows: readonly (readonly string[])[], indent = '  '): void {
    this.print(table(columns, rows, { width: this.width, colours: this.colours, indent }))
  }

  bars(rows: readonly BarRow[], indent = '  '): void {
    if (rows.length === 0) return
    const { width, unicode, colours } = this
    this.print(barChart(rows, { width, unicode, colours }, indent))
  }

  /** A line below everything else, drawn over itself while something goes on; nothing where nobody looks. */
  progress(label: string): Progress {
    return {
      show: (done, total, text = '') => {
        const share = total === 0 ? 0 : done / total
        this.#live.show(`${progressBar(share, this.unicode)} ${label} ${done} of ${total}${text && `  ${text}`}`)
      },
      end: () => this.#live.clear(),
    }
  }

  /** A line without a bar, for what has no number: "waiting for the plan". */
  status(text: string): void {
    this.#live.show(text)
  }

  clearStatus(): void {
    this.#live.clear()
  }
}

const PROGRESS_WIDTH = 24

function progressBar(share: number, unicode: boolean): string {
  const filled = Math.round(Math.min(1, share) * PROGRESS_WIDTH)
  const [done, open] = unicode ? ['█', '░'] : ['#', '-']
  return `${done.repeat(filled)}${open.repeat(PROGRESS_WIDTH - filled)}`
}
