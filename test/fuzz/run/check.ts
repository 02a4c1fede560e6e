import type { ApiDocument, Operation } from '../document/document.ts'
import { violations } from '../document/validate.ts'
import type { Received } from './http.ts'

/** What a request may be told that led to another address, or was written so that no operation reads it. */
const ASTRAY: readonly number[] = [400, 404, 405]

/** What is wrong with an answer, whatever was asked, by the document alone. */
export function problemsOf(
  document: ApiDocument,
  operation: Operation,
  received: Received,
  { astray = false, head = false } = {},
): string[] {
  const { status, headers, json, text } = received
  const problems = manners(received)
  if (status >= 500 && status !== 503) return [...problems, `answers ${status}: ${text.slice(0, 200)}`]
  if (astray && ASTRAY.includes(status)) return [...problems, ...(head ? [] : envelope(document, json))]
  const declared = operation.responses.get(status)
  if (declared === undefined) return [...problems, `answers ${status}, which is not declared: ${text.slice(0, 200)}`]
  for (const name of declared.headers) if (headers[name] === undefined) problems.push(`${status} without ${name}`)
  if (head) return problems
  const type = headers['content-type'] ?? 'no type'
  const schema = declared.content[type] ?? declared.content[type.split(';')[0]!]
  if (schema === undefined) return [...problems, `${status} is ${type}, which is not declared`]
  if (!type.startsWith('application/json') || (status < 300 && json === undefined)) return problems
  const wrong = violations(schema, json, 'body', { resolve: document.resolve, closed: true })
  if (wrong.length > 0) problems.push(`${status} does not fit its schema: ${wrong.slice(0, 3).join('; ')}`)
  const code = (json as { error?: { code?: string } } | undefined)?.error?.code
  if (status >= 400 && code !== undefined && !declared.codes.includes(code))
    problems.push(`${status} has the code ${code}, which is not declared`)
  return problems
}

/** What holds for every answer. */
function manners({ status, headers, text }: Received): string[] {
  const problems: string[] = []
  if (!/^[\w.-]{1,128}$/.test(String(headers['x-request-id']))) problems.push('no X-Request-Id')
  if (headers['x-content-type-options'] !== 'nosniff') problems.push('no X-Content-Type-Options')
  if (status === 401 && headers['www-authenticate'] === undefined) problems.push('401 without WWW-Authenticate')
  if (status >= 400 && INTERNAL.test(text)) problems.push(`tells of the inside: ${text.slice(0, 200)}`)
  return problems
}

/** Words of the database, of the runtime and of files, which no error may pass on. */
const INTERNAL =
  /node_modules|\bat \S+ \(|\.ts:\d+|relation \\?"|syntax error at|violates \w+ constraint|Cannot read prop|is not a function/

const envelope = (document: ApiDocument, json: unknown): string[] =>
  violations({ $ref: '#/components/schemas/Error' }, json, 'body', { resolve: document.resolve, closed: true })
