import { OperatorError } from '../platform/errors.ts'

// Whoever reads may have seen enough: `populace ask … | head` is no reason to complain.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
  process.exit(0)
})

/** Results go to stdout, everything else to stderr, so that `--json` output can be piped. */
export const print = (text: string): void => void process.stdout.write(`${text}\n`)

export const note = (text: string): void => void process.stderr.write(`${text}\n`)

/** An operator's mistake is one line; anything else is ours, and its stack helps to report it. */
export function printError(error: unknown): void {
  if (error instanceof OperatorError) note(`populace: ${error.message}`)
  else if (error instanceof TypeError && (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS')) {
    note(`populace: ${error.message.split('. ')[0]}. \`npm run populace -- help\` shows the options.`)
  } else note(`populace: unexpected error\n${error instanceof Error ? error.stack : String(error)}`)
}
