/** The served OpenAPI document, as far as a fuzzer needs it. Nothing here comes from our contracts. */

export type Schema = { readonly [keyword: string]: unknown }

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  schema: Schema
}

export interface DocumentedResponse {
  /** Schemas by media type. */
  content: Readonly<Record<string, Schema>>
  /** The error codes that its description lists. */
  codes: readonly string[]
  /** Names of the headers that it declares, in lower case. */
  headers: readonly string[]
}

export interface Operation {
  id: string
  method: string
  path: string
  parameters: readonly Parameter[]
  body: { required: boolean; json: Schema; multipart: Schema | undefined } | undefined
  responses: ReadonlyMap<number, DocumentedResponse>
  /** Who the document says may call it. */
  caller: 'anyone' | 'key' | 'session'
  /** Honours Idempotency-Key. */
  repeatable: boolean
}

export interface ApiDocument {
  operations: readonly Operation[]
  /** What a `$ref` refers to. */
  resolve(ref: string): Schema
  /** The operation that a method has at a path, if there is one. */
  at(method: string, path: string): Operation | undefined
}

interface RawResponse {
  description: string
  headers?: Record<string, unknown>
  content?: Record<string, { schema: Schema }>
}

interface RawOperation {
  operationId: string
  description: string
  security: Record<string, unknown>[]
  parameters?: Parameter[]
  requestBody?: { required: boolean; content: Record<string, { schema: Schema }> }
  responses: Record<string, RawResponse>
}

export function readDocument(json: { paths: Record<string, Record<string, RawOperation>> }): ApiDocument {
  const operations = Object.entries(json.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => readOperation(method.toUpperCase(), path, operation)),
  )
  return {
    operations,
    resolve: (ref) => resolve(json, ref),
    at: (method, path) => operations.find((one) => one.method === method && one.path === path),
  }
}

function readOperation(method: string, path: string, raw: RawOperation): Operation {
  const parameters = raw.parameters ?? []
  const content = raw.requestBody?.content
  return {
    id: raw.operationId,
    method,
    path,
    parameters,
    body:
      content === undefined
        ? undefined
        : {
            required: raw.requestBody!.required,
            json: content['application/json']!.schema,
            multipart: content['multipart/form-data']?.schema,
          },
    responses: new Map(
      Object.entries(raw.responses).map(([status, response]) => [Number(status), readResponse(response)]),
    ),
    caller: raw.security.length === 0 ? 'anyone' : 'session' in raw.security[0]! ? 'session' : 'key',
    repeatable: parameters.some(({ name }) => name === 'Idempotency-Key'),
  }
}

const readResponse = ({ description, headers = {}, content = {} }: RawResponse): DocumentedResponse => ({
  content: Object.fromEntries(Object.entries(content).map(([type, { schema }]) => [type, schema])),
  codes: [...description.matchAll(/^`(\w+)`: /gm)].map((match) => match[1]!),
  headers: Object.keys(headers).map((name) => name.toLowerCase()),
})

function resolve(json: object, ref: string): Schema {
  if (!ref.startsWith('#/')) throw new Error(`The document refers to ${ref}, which is not in it.`)
  const found = ref
    .slice(2)
    .split('/')
    .reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], json)
  if (found === undefined) throw new Error(`The document refers to ${ref}, and has nothing there.`)
  return found as Schema
}
