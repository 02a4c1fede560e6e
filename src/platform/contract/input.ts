import type { z } from 'zod'
import { type ErrorDetails, invalidRequest } from '../errors.ts'
import { nearest } from '../nearest.ts'

/** Reads input by its schema, or throws invalid_request with a message for every field. */
export function parseInput<Schema extends z.ZodObject>(schema: Schema, input: unknown): z.output<Schema> {
  const unstorable = findUnstorable(input)
  if (unstorable !== undefined) throw invalidRequest(`Invalid request. ${unstorable}`)
  const parsed = schema.safeParse(input)
  if (parsed.success) return parsed.data
  // Without a prototype: a caller may well name a field "constructor".
  const fields: Record<string, string[]> = Object.create(null)
  const add = (field: string, message: string): void => {
    fields[field] = [...(fields[field] ?? []), message]
  }
  for (const issue of parsed.error.issues) {
    if (issue.code === 'unrecognized_keys') {
      const known = issue.path.length === 0 ? Object.keys(schema.shape) : []
      for (const key of issue.keys) add([...issue.path, key].join('.'), unknownField(key, known))
    } else {
      add(issue.path.length === 0 ? 'body' : issue.path.join('.'), issue.message)
    }
  }
  throw invalidRequest(headline(fields), { fields } satisfies ErrorDetails)
}

function unknownField(key: string, known: readonly string[]): string {
  const meant = nearest(key, known)
  return meant === undefined ? 'unknown field' : `unknown field; did you mean ${meant}?`
}

/** The first problem in words, so that the message alone is of use: "question: Required (and 2 more)". */
function headline(fields: Record<string, string[]>): string {
  const problems = Object.entries(fields).flatMap(([field, messages]) =>
    messages.map((message) => `${field.slice(0, 80)}: ${message}`),
  )
  const more = problems.length > 1 ? ` (and ${problems.length - 1} more)` : ''
  return `Invalid request. ${problems[0]}${more}`
}

/** Deeper than any request has reason to be; beyond it, walking through a value could exhaust the stack. */
const MAX_DEPTH = 100

/** Text that PostgreSQL cannot store, NUL characters and broken surrogate pairs, is refused at the door. */
function findUnstorable(value: unknown, path: string = 'body', depth: number = 0): string | undefined {
  if (typeof value === 'string') {
    if (value.includes('\0')) return `${path}: must not contain NUL characters`
    return value.isWellFormed() ? undefined : `${path}: must be well-formed Unicode`
  }
  if (value === null || typeof value !== 'object' || value instanceof Uint8Array) return undefined
  if (depth > MAX_DEPTH) return `${path}: must not be nested more than ${MAX_DEPTH} levels deep`
  for (const [key, inner] of Object.entries(value)) {
    const found =
      findUnstorable(key, `${path}.<name>`) ??
      findUnstorable(inner, path === 'body' ? key.slice(0, 80) : path, depth + 1)
    if (found !== undefined) return found
  }
  return undefined
}
