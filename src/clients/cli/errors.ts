import { OperatorError } from '../../platform/errors.ts'
import { PopulaceError } from '../sdk/index.ts'
import { InputError } from '../sdk/request.ts'
import { typed } from './program.ts'
import { clean, safeJson } from './terminal/clean.ts'

/** What scripts rely on; the guide "The command line" lists them. */
export const EXIT = { ok: 0, failed: 1, usage: 2, not_allowed: 3, unavailable: 4, interrupted: 130 } as const

/** What was typed cannot be carried out as it stands. */
export class UsageError extends OperatorError {}

/** The work ended without success: a job that failed, a study that could not be made. */
export class WorkFailed extends OperatorError {
  readonly details: Record<string, unknown> | undefined

  constructor(message: string, details?: Record<string, unknown>) {
    super(message)
    this.details = details
  }
}

interface Failure {
  exit: number
  code: string
  message: string
  /** Whether people are told the code, too: those of the service are in its reference. */
  named?: boolean
  details?: Record<string, unknown> | undefined
  /** What to type next, as a sentence. */
  next?: string | undefined
}

export interface Circumstances {
  base_url?: string | undefined
  json?: boolean
  /** The command that was run, for where its help is. */
  command?: string | undefined
}

/** Any error as what to say, which code to end with, and what to type next. */
function failureOf(error: unknown, { base_url, command }: Circumstances = {}): Failure | undefined {
  const help = `${typed(command === undefined ? 'help' : `help ${command}`)}`
  if (error instanceof UsageError) return { exit: EXIT.usage, code: 'usage', message: error.message }
  if (error instanceof WorkFailed)
    return { exit: EXIT.failed, code: 'failed', message: error.message, details: error.details }
  if (error instanceof OperatorError) return { exit: EXIT.failed, code: 'failed', message: error.message }
  if (isParseError(error)) {
    return {
      exit: EXIT.usage,
      code: 'usage',
      message: `${firstSentence(error.message)} \`${help}\` shows the options.`,
    }
  }
  if (error instanceof InputError) return { exit: EXIT.usage, code: 'usage', message: error.message }
  if (error instanceof PopulaceError) return refusal(error, command)
  if (isConnectionProblem(error)) {
    const where = base_url ?? 'that address'
    const message = error.name === 'TimeoutError' ? `${where} did not answer in time.` : `Nothing answers at ${where}.`
    const next = `Is the service running? Start one with \`npm start\`, or name another with --service URL or POPULACE_URL.`
    return { exit: EXIT.unavailable, code: 'unavailable', message, next }
  }
  if (isStranger(error)) {
    const next = `Is ${base_url ?? 'the address'} the address of a Populace service?`
    return { exit: EXIT.unavailable, code: 'unavailable', message: error.message, next }
  }
  return undefined
}

function refusal(error: PopulaceError, command: string | undefined): Failure {
  const { code, details } = error
  const message = problemsOf(error) ?? error.message
  return { exit: exitOf(code), code, message, named: true, details, next: nextStep(error, listOf(command)) }
}

const exitOf = (code: string): number => {
  if (['unauthorized', 'key_rotated_post_upgrade', 'forbidden', 'feature_not_included'].includes(code))
    return EXIT.not_allowed
  return ['engine_unavailable', 'rate_limited'].includes(code) ? EXIT.unavailable : EXIT.failed
}

/** What is wrong with each field, where the service says so. */
function problemsOf({ code, details, message }: PopulaceError): string | undefined {
  if (code !== 'invalid_request' || details === undefined) return undefined
  // Of filters the problems stand one level below, by field, and suggestions beside them, which they name already.
  const { filters, suggestions: _, ...others } = details
  const fields = Object.entries({ ...others, ...(filters as object | undefined) }).flatMap(([field, problem]) =>
    typeof problem === 'string' || Array.isArray(problem) ? [`${field} ${[problem].flat().join('; ')}`] : [],
  )
  return fields.length === 0 ? undefined : `${message.replace(/[.:]$/, '')}: ${fields.join('; ')}`
}

/** The commands that show what a family of commands is about. */
const lists: Record<string, string> = {
  agents: 'agents search',
  groups: 'groups list',
  studies: 'studies list',
  requests: 'requests list',
  media: 'media list',
}

function listOf(command = ''): string | undefined {
  const family = command.split(' ')[0]!
  return Object.hasOwn(lists, family) ? lists[family] : undefined
}

function nextStep(
  { code, details, retry_after_seconds, request_id }: PopulaceError,
  list: string | undefined,
): string | undefined {
  const wait = retry_after_seconds === undefined ? 'in a moment' : `in ${retry_after_seconds} seconds`
  const steps: Record<string, string> = {
    unauthorized: `Get a key with \`${typed('login')}\`, or give one with --key or POPULACE_API_KEY.`,
    key_rotated_post_upgrade: `Get the new key: ${String(details?.refresh_command ?? typed('login'))}`,
    forbidden: `This needs a live key${scopeNote(details)}. Who runs the service makes one: ${typed('keys create --org NAME --email ADDRESS --save')}`,
    feature_not_included: `\`${typed('me')}\` shows what the plan includes.`,
    quota_exhausted: `\`${typed('usage')}\` shows what is left, and when the next cycle begins.`,
    rate_limited: `Try again ${wait}.`,
    engine_unavailable: `Try again ${wait}; \`${typed('doctor')}\` says what is away.`,
    internal_error: `Report it with the request id ${request_id ?? '(none)'}.`,
    ...(list === undefined ? {} : { not_found: `\`${typed(list)}\` shows what there is.` }),
    job_not_accessible: `\`${typed('jobs list')}\` shows your jobs.`,
    ...(details?.filters === undefined
      ? {}
      : { invalid_request: `\`${typed('filters --country US')}\` lists the fields, and with --fields their values.` }),
  }
  return Object.hasOwn(steps, code) ? steps[code] : undefined
}

const scopeNote = (details: Record<string, unknown> | undefined): string =>
  typeof details?.required_scope === 'string' ? ` with the scope ${details.required_scope}` : ''

/** What is there is not the service, or not one of ours: the page of a proxy, say. */
const isStranger = (error: unknown): error is Error => error instanceof Error && error.name === 'UnexpectedAnswerError'

const isParseError = (error: unknown): error is TypeError =>
  error instanceof TypeError && (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS') === true

/** What fetch throws where nothing answers, and what the SDK makes of it. */
export const isConnectionProblem = (error: unknown): error is Error =>
  error instanceof Error &&
  (['ConnectionError', 'TimeoutError'].includes(error.name) ||
    (error instanceof TypeError && /fetch failed|terminated/.test(error.message)))

const firstSentence = (text: string): string => `${text.split('. ')[0]!.replace(/\.$/, '')}.`

/** Says it on stderr, so that stdout holds results and nothing else. Returns the code to end with. */
export function reportFailure(error: unknown, circumstances: Circumstances, write: (text: string) => void): number {
  const failure = failureOf(error, circumstances)
  if (failure === undefined) {
    write(`populace: unexpected error\n${error instanceof Error ? error.stack : String(error)}\n`)
    return EXIT.failed
  }
  const { exit, code, message, named, details, next } = failure
  if (circumstances.json) {
    write(
      `${safeJson({ error: { code, message, ...(details === undefined ? {} : { details }), ...(next ? { next } : {}) } })}\n`,
    )
  } else
    write(`populace: ${clean(message)}${named ? ` (${code})` : ''}\n${next === undefined ? '' : `  ${clean(next)}\n`}`)
  return exit
}
