import { type DestinationStream, type Logger, pino } from 'pino'

export type { Logger } from 'pino'

/** One wide line per request, per job and per model call. Keys never reach a log: what carries one is redacted by name. */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: {
      paths: ['authorization', 'api_key', '*.authorization', '*.api_key', 'headers.cookie'],
      censor: '[redacted]',
    },
  }
  // Lines are written while the process goes on, several at a time under load; pino flushes what is left at exit.
  return pino(options, destination ?? pino.destination({ dest: 1, sync: false }))
}
