import { type DestinationStream, type Logger, pino } from 'pino'

export type { Logger } from 'pino'

/**
 * One wide line per request, per job and per model call. Nothing that carries a key, headers and bodies above all, is ever
 * handed to it; a test holds that.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp,
    formatters: { level: (label: string) => ({ level: label }) },
  }
  return pino(options, destination ?? standardOutput())
}

let shared: ReturnType<typeof pino.destination> | undefined

/**
 * Lines are written by the page or four times a second, whichever comes first, and at exit. By this thread: handing a page
 * to another one costs more than writing it.
 */
function standardOutput(): DestinationStream {
  if (shared === undefined) {
    const stream = pino.destination({ dest: 1, sync: true, minLength: 4096, periodicFlush: 250 })
    process.on('exit', () => stream.flushSync())
    shared = stream
  }
  return shared
}

/**
 * Writes lines of one kind as `log` would, byte for byte, without going through its fields one by one. For what is written with
 * every request; plain values only.
 */
export function lineWriter(log: Logger, level: 'info' | 'debug', msg: string): (fields: object) => void {
  if (!log.isLevelEnabled(level)) return () => undefined
  const { [pino.symbols.streamSym]: stream } = log as unknown as Record<symbol, DestinationStream>
  const end = `,"msg":${JSON.stringify(msg)}}\n`
  return (fields) => {
    stream!.write(`{"level":"${level}"${timestamp()},${JSON.stringify(fields).slice(1, -1)}${end}`)
  }
}

let lastMs = 0
let lastText = ''

/** ISO time; lines of the same millisecond share the text. */
function timestamp(): string {
  const now = Date.now()
  if (now !== lastMs) {
    lastMs = now
    lastText = `,"time":"${new Date(now).toISOString()}"`
  }
  return lastText
}
