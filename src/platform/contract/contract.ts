import { z } from 'zod'
import type { ErrorCode } from '../errors.ts'

export type HttpMethod = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/** What a key may do. Free keys have no scopes to speak of: they reach exactly the contracts marked `free_tier`. */
export const scopes = [
  'free:ask',
  'agent:search',
  'groups:read',
  'groups:write',
  'studies:read',
  'studies:write',
  'zeitgeist:read',
  'zeitgeist:write',
  'jobs:read',
  'questions:read',
  'questions:write',
  'media:write',
  'billing:read',
  'thesis:write',
  'admin',
] as const

export type Scope = (typeof scopes)[number]

/** Named rate limits; the numbers are configuration. They hold for free-tier keys, by organization. */
export type RateName = 'questions' | 'polling'

/**
 * Who may call: everybody; whoever has a scope, by a key or a browser session; whoever has any key or session at all; or
 * only people who are signed in with a browser, as any member of their organization or as its admin. What is for people
 * only, no stolen key can do.
 */
export type Access =
  | 'public'
  | { scope: Scope; free_tier?: boolean }
  | { any_key: true }
  | { session: 'member' | 'admin' }

/** What assistants can narrow the list of tools to. */
export const toolSets = ['ask', 'people', 'groups', 'studies', 'requests', 'media', 'usage'] as const

export type ToolSet = (typeof toolSets)[number]

/** How an operation is offered to assistants, over MCP. What has none of this is not. */
export interface Tool<Answer = unknown> {
  /** As assistants call it: "v1.jobs.get". */
  name: string
  set: ToolSet
  /** In place of the operation's description, where that speaks of HTTP or of more than an assistant needs. */
  description?: string
  /** What an assistant should be told beyond the description. */
  advice?: string
  /** Arguments without a description: they are plain, or another tool of the set explains them. */
  undescribed?: readonly string[]
  /** Arguments that are not shown, though they are taken: few assistants need them. */
  hidden?: readonly string[]
  /** Where the operation queues work: how to wait for it, and what to read when it has ended. */
  follow?: {
    /** The jobs to wait for. */
    jobs(answer: Answer): string[]
    /** The operation that reads what came of it, by its id, and its input; several where several were queued. */
    read: string
    input(answer: Answer): Record<string, unknown>[]
  }
}

/**
 * One operation of the service, said once: routes, validation, the OpenAPI document, the SDK and the reference all come
 * out of it. Fields of `input` that stand in the path come from there; the rest from the query (GET, DELETE) or body.
 */
export interface Contract<Input extends z.ZodObject = z.ZodObject, Output extends z.ZodType = z.ZodType> {
  /** "jobs.get": the place in the tree of contracts, and the OpenAPI operationId. */
  id: string
  method: HttpMethod
  /** With {parameters} in braces: "/v1/jobs/{job_id}". */
  path: `/${string}`
  tag: string
  summary: string
  description: string
  access: Access
  rate?: RateName
  /** Success statuses and what each means; the first is the default. */
  success: readonly (readonly [status: number, meaning: string])[]
  input: Input
  output: Output
  /** Codes of its own; those that every operation may answer with are added by `errorsOf`. */
  errors: readonly ErrorCode[]
  /**
   * Ends of the work itself that are no success and carry more than an error does, each with a body of its own. A caller
   * who waited for the work meets them; whoever polls for it reads the same in a success.
   */
  outcomes?: readonly Outcome[]
  /** Creates, queues or charges: honours Idempotency-Key. */
  idempotent?: boolean
  /** Answers with a file or a stream instead of JSON: the media types that it may have. */
  files?: readonly string[]
  /** Takes an upload: multipart/form-data beside JSON, and bodies larger than others may be. */
  upload?: boolean
  /** Reads the header X-Filter-Raw-DSL. */
  raw_filters?: boolean
  /** What assistants call it by; not all operations are for them. */
  tool?: Tool<z.output<Output>> | undefined
  /** For a public, idempotent contract: the input fields that tell one sender's Idempotency-Keys from another's. */
  sender_fields?: readonly string[]
}

/** Who may call, in a few words. */
export function accessInWords(access: Access): string {
  if (access === 'public') return 'no key needed'
  if ('session' in access)
    return access.session === 'admin' ? "a browser session of an organization's admin" : 'a browser session'
  if ('any_key' in access) return 'any key'
  return access.free_tier ? `\`${access.scope}\`, or a free key` : `\`${access.scope}\``
}

export const scopeOf = (access: Access): Scope | undefined =>
  access !== 'public' && 'scope' in access ? access.scope : undefined

/** Whether a free key is let in. */
export const isFreeTier = (access: Access): boolean =>
  access !== 'public' && ('any_key' in access || ('scope' in access && access.free_tier === true))

export interface Outcome {
  status: number
  meaning: string
  body: z.ZodType
}

export const contract = <Input extends z.ZodObject, Output extends z.ZodType>(value: Contract<Input, Output>) => value

/** The same for what answers with a file or a stream; its output is what the surface makes of it. */
export const fileContract = <Input extends z.ZodObject>(
  value: Omit<Contract<Input, z.ZodUnknown>, 'output'> & { files: readonly string[] },
) => ({ ...value, output: z.unknown() })

/** Contracts in folders: `{ jobs: { get: Contract } }`. */
export type ContractTree = { readonly [name: string]: Contract | ContractTree }

const isContract = (node: Contract | ContractTree): node is Contract => typeof node.id === 'string'

export function listContracts(tree: ContractTree): Contract[] {
  return Object.values(tree).flatMap((node) => (isContract(node) ? [node] : listContracts(node)))
}

/** The names in braces, in order. */
export const pathParameters = (path: string): string[] => [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]!)

export const takesBody = (method: HttpMethod): boolean => method === 'POST' || method === 'PATCH' || method === 'PUT'

/** Every error code that an operation can answer with. */
export function errorsOf(value: Contract): ErrorCode[] {
  const common: ErrorCode[] = ['invalid_request', 'internal_error', 'engine_unavailable']
  if (value.access !== 'public') common.push('unauthorized', 'key_rotated_post_upgrade', 'forbidden')
  if (value.rate !== undefined) common.push('rate_limited')
  if (value.idempotent) common.push('idempotency_conflict')
  if (takesBody(value.method)) common.push('payload_too_large', 'unsupported_media_type')
  return [...new Set([...value.errors, ...common])]
}
