import type { CallToolResult, ContentBlock } from '@modelcontextprotocol/server'
import { invalidRequest, ServiceError } from '../../platform/errors.ts'
import { type Answered, CalledFile } from './caller.ts'
import { fileContent } from './files.ts'
import { type Followed, follow, type Waiting } from './follow.ts'
import { problem } from './problems.ts'
import { contractOf, type Session } from './session.ts'
import { fitted, smallerPage } from './sizes.ts'
import { generic } from './texts/generic.ts'
import { textOf } from './texts/index.ts'
import { jobLine } from './texts/jobs.ts'
import { DEFAULT_WAIT, type McpTool, MOST_WAIT, withDefaults } from './tools.ts'
import { createWriting, oneLine, type Writing } from './writing.ts'

export type Watch = Omit<Waiting, 'seconds'>

/** Ends of work that are no success, in records that tell them by their status. */
const UNSUCCESSFUL = ['needs_clarification', 'refused', 'failed']

/** Runs a tool. Whatever goes wrong is a result too, so that an assistant can read what to do about it. */
export async function callTool(session: Session, tool: McpTool, args: object, watch: Watch): Promise<CallToolResult> {
  try {
    const { input, seconds, idempotency_key } = argumentsOf(tool, args)
    const { signal } = watch
    const call = (given: object) => session.caller.call(tool.contract, given, { idempotency_key, signal })
    const answered = await paged(tool, input, call)
    if (answered.body instanceof CalledFile) return fileContent(session, tool, input, answered.body)
    if (tool.contract.tool?.follow === undefined || isOutcome(tool, answered)) return told(session, tool, answered)
    const followed = await follow(session, tool.contract, answered.body, { ...watch, seconds })
    return toldFollowed(session, tool, answered.body as Record<string, unknown>, followed)
  } catch (error) {
    // Nobody listens any more; the protocol layer says what there is to say.
    if (watch.signal.aborted) throw error
    return problem(error instanceof ServiceError ? error : session.unforeseen(error))
  }
}

/** Reads in smaller pages what would be too long; what changes something is called once and never again. */
async function paged(
  { contract: { method } }: McpTool,
  input: Record<string, unknown>,
  call: (input: object) => Promise<Answered>,
): Promise<Answered> {
  let answered = await call(input)
  if (method !== 'GET' || answered.body instanceof CalledFile) return answered
  let smaller = smallerPage(input, answered.body)
  for (let tries = 0; smaller !== undefined && tries < 4; tries++) {
    answered = await call(smaller)
    smaller = smallerPage(smaller, answered.body)
  }
  return answered
}

/** The input of the operation, and what is meant for us. */
function argumentsOf(tool: McpTool, args: object) {
  const input: Record<string, unknown> = { ...args }
  const { properties } = tool.inputSchema
  const take = (name: string): unknown => {
    if (!Object.hasOwn(properties, name)) return undefined
    const value = input[name]
    delete input[name]
    return value ?? undefined
  }
  const wait = take('wait') ?? DEFAULT_WAIT
  const key = take('idempotency_key')
  if (!Number.isInteger(wait) || Number(wait) < 0 || Number(wait) > MOST_WAIT)
    throw wrong('wait', `must be a whole number of seconds, 0 to ${MOST_WAIT}`)
  if (key !== undefined && (typeof key !== 'string' || key === '' || key.length > 255))
    throw wrong('idempotency_key', 'must be a text of 1 to 255 characters')
  return { input: withDefaults(tool, input), seconds: Number(wait), idempotency_key: key }
}

const wrong = (field: string, message: string): ServiceError =>
  invalidRequest(`Invalid request. ${field}: ${message}`, { fields: { [field]: [message] } })

const isOutcome = ({ contract }: McpTool, { status }: Answered): boolean =>
  contract.outcomes?.some((outcome) => outcome.status === status) ?? false

function told(session: Session, tool: McpTool, answered: Answered): CallToolResult {
  const writing = createWriting()
  const text = writing.finish(linesOf(session, tool.contract.id, answered.body, writing))
  return result(text, answered.body as Record<string, unknown>, isOutcome(tool, answered))
}

function toldFollowed(
  session: Session,
  tool: McpTool,
  queued: Record<string, unknown>,
  { finished, jobs, outcomes }: Followed,
): CallToolResult {
  const writing = createWriting()
  const { read, jobs: jobsOf } = tool.contract.tool!.follow!
  const reader = contractOf(session, read).tool?.name
  const lines = finished
    ? outcomes.flatMap((outcome) => linesOf(session, read, outcome, writing))
    : [
        'The work is queued and goes on.',
        ...jobs.map(jobLine),
        ...(jobs.length > 0 ? [] : jobsOf(queued).map((id) => `Job ${id}.`)),
        `Next: v1.jobs.get with the job_id in about 20 seconds${read === 'jobs.get' ? '' : `, then ${reader}`}. Do not ask again.`,
      ]
  const told = [...rejectedLines(queued, writing), ...lines]
  return result(writing.finish(told), { ...queued, finished, outcomes }, outcomes.some(isUnsuccessful))
}

/** The status of what was read, which may be wrapped: {request: {status}}. */
const isUnsuccessful = (outcome: unknown): boolean =>
  [outcome, ...Object.values(outcome as object)].some((one: { status?: unknown } | null) =>
    UNSUCCESSFUL.includes(String(one?.status)),
  )

/** Of several things, those that were not queued at all. */
function rejectedLines({ rejected = [] }: Record<string, unknown>, writing: Writing): string[] {
  return (rejected as { question: string; error: { message: string; code: string } }[]).map(
    ({ question, error }) => `Not asked: ${writing.quote(question, 200)}. ${oneLine(error.message)} (${error.code})`,
  )
}

/** A service of another version may answer in a shape that its text does not expect; then the fields speak for themselves. */
function linesOf(session: Session, id: string, body: unknown, writing: Writing): string[] {
  try {
    return textOf(id)(body as never, writing)
  } catch (error) {
    session.untold(error, id)
    return generic(body as never, writing)
  }
}

function result(text: string, structuredContent: Record<string, unknown>, isError: boolean): CallToolResult {
  const content: ContentBlock[] = [{ type: 'text', text }]
  return { content, structuredContent: fitted(structuredContent), ...(isError ? { isError } : {}) }
}
