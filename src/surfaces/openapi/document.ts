import { z } from 'zod'
import {
  type Access,
  accessInWords,
  type Contract,
  errorsOf,
  pathParameters,
  takesBody,
} from '../../platform/contract/contract.ts'
import { type ErrorCode, errorCodes } from '../../platform/errors.ts'

type Json = Record<string, unknown>

export interface DocumentInfo {
  version: string
  base_url: string
}

/** The OpenAPI 3.1 document of a list of contracts. */
export function openApiDocument(contracts: readonly Contract[], info: DocumentInfo): Json {
  const paths: Record<string, Json> = {}
  for (const contract of contracts) {
    paths[contract.path] = { ...paths[contract.path], [contract.method.toLowerCase()]: operation(contract) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Populace API',
      version: info.version,
      summary: 'A synthetic research panel: ask a question, and calibrated AI personas answer it.',
      description:
        'Everything agents say is synthetic. Guides and references are at [/docs](/docs). Send your key as `Authorization: Bearer <API_KEY>`. Errors have the form ' +
        '`{error: {code, message, details?}}`. Every response carries `X-Request-Id`; POST requests that create, queue or ' +
        'charge accept an `Idempotency-Key`, under which a repeated request gets the first answer again for 24 hours.',
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: info.base_url }],
    tags: [...new Set(contracts.map((contract) => contract.tag))].map((name) => ({ name })),
    paths,
    components: {
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', description: 'A key with the prefix `rk_free_` or `rk_live_`.' },
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: 'populace_session',
          description:
            'What a browser has after signing in; over https its name begins with `__Host-`. What changes something takes ' +
            'the `csrf_token` of the session too, in the header `X-CSRF-Token`.',
        },
      },
      schemas: { Error: errorSchema },
    },
  }
}

const errorSchema: Json = {
  type: 'object',
  required: ['error'],
  properties: {
    error: {
      type: 'object',
      required: ['code', 'message'],
      properties: {
        code: { type: 'string', enum: Object.keys(errorCodes) },
        message: { type: 'string', description: 'A sentence for people.' },
        details: { type: 'object', description: 'What a program can act on; its fields depend on the code.' },
      },
    },
  },
}

function operation(contract: Contract): Json {
  const { properties, required } = inputSchema(contract)
  const inPath = pathParameters(contract.path)
  const rest = Object.keys(properties).filter((name) => !inPath.includes(name))
  const parameters = [
    ...inPath.map((name) => parameter('path', name, properties[name]!, true)),
    ...(takesBody(contract.method)
      ? []
      : rest.map((name) => parameter('query', name, properties[name]!, required.includes(name)))),
    ...(contract.idempotent ? [idempotencyParameter] : []),
    ...(contract.raw_filters ? [rawFiltersParameter] : []),
  ]
  const body = takesBody(contract.method) && rest.length > 0
  return {
    operationId: contract.id,
    tags: [contract.tag],
    summary: contract.summary,
    description: `${contract.description}${accessNote(contract)}`,
    security: securityOf(contract.access),
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(body ? { requestBody: requestBody(properties, required, rest, contract.upload) } : {}),
    responses: withOutcomes(
      { ...successResponses(contract), ...errorResponses(errorsOf(contract)) },
      contract.outcomes,
    ),
  }
}

function securityOf(access: Access): Json[] {
  if (access === 'public') return []
  return 'session' in access ? [{ session: [] }] : [{ apiKey: [] }]
}

function accessNote({ access }: Contract): string {
  if (access === 'public') return '\n\nNo key is needed.'
  if ('any_key' in access) return '\n\nFor any key.'
  if ('session' in access) return `\n\nFor people: takes ${accessInWords(access)}, not a key.`
  return access.free_tier
    ? `\n\nFor free keys, and for paid keys with the scope \`${access.scope}\`.`
    : `\n\nFor paid keys with the scope \`${access.scope}\`.`
}

/** Requests are described as callers write them, responses as they are sent. */
function inputSchema(contract: Contract): { properties: Record<string, Json>; required: string[] } {
  const schema = z.toJSONSchema(contract.input, { io: 'input', unrepresentable: 'any' }) as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return { properties: schema.properties ?? {}, required: schema.required ?? [] }
}

function parameter(place: 'path' | 'query', name: string, { description, ...schema }: Json, required: boolean): Json {
  return { name, in: place, required, ...(description === undefined ? {} : { description }), schema }
}

const idempotencyParameter: Json = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Any text of up to 255 visible ASCII characters. The same key with the same request replays the first answer.',
  schema: { type: 'string', minLength: 1, maxLength: 255 },
}

const rawFiltersParameter: Json = {
  name: 'X-Filter-Raw-DSL',
  in: 'header',
  required: false,
  description: '`true`: `filters` is the filter language, and nothing else in the body chooses agents.',
  schema: { type: 'string', enum: ['true', 'false'] },
}

function requestBody(properties: Record<string, Json>, required: string[], names: string[], upload = false): Json {
  const mandatory = names.filter((name) => required.includes(name))
  const schemaOf = (more: Record<string, Json>) => ({
    type: 'object',
    // A file has no place in JSON.
    properties: {
      ...Object.fromEntries(
        names.filter((name) => !(upload && name === 'file')).map((name) => [name, properties[name]]),
      ),
      ...more,
    },
    ...(mandatory.length === 0 ? {} : { required: mandatory }),
    additionalProperties: false,
  })
  const multipart = { 'multipart/form-data': { schema: schemaOf({ file: { type: 'string', format: 'binary' } }) } }
  return {
    required: mandatory.length > 0,
    content: { 'application/json': { schema: schemaOf({}) }, ...(upload ? multipart : {}) },
  }
}

function successResponses(contract: Contract): Json {
  const { $schema: _, ...schema } = z.toJSONSchema(contract.output, { io: 'output', unrepresentable: 'any' }) as Json
  const content =
    contract.files === undefined
      ? { 'application/json': { schema: open(schema) } }
      : Object.fromEntries(contract.files.map((type) => [type, { schema: fileSchema(type) }]))
  return Object.fromEntries(contract.success.map(([status, description]) => [status, { description, content }]))
}

/** A file in JSON is read as the object that it is; any other is so many characters or bytes. */
const fileSchema = (type: string): Json => ({ type: type.startsWith('application/json') ? 'object' : 'string' })

/** Fields may be added to responses without breaking callers, so no response schema closes its objects. */
function open(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(open)
  if (schema === null || typeof schema !== 'object') return schema
  const entries = Object.entries(schema).filter(([key, value]) => !(key === 'additionalProperties' && value === false))
  return Object.fromEntries(entries.map(([key, value]) => [key, open(value)]))
}

function errorResponses(codes: readonly ErrorCode[]): Json {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of codes) {
    const { status } = errorCodes[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, list]) => [
        status,
        {
          description: list.map((code) => `\`${code}\`: ${errorCodes[code].meaning}`).join('\n\n'),
          ...(status === 429 || status === 503 ? { headers: { 'Retry-After': retryAfter } } : {}),
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
        },
      ]),
  )
}

/** A status may stand for an error as well as for an end of the work: it then has either body. */
function withOutcomes(responses: Json, outcomes: Contract['outcomes'] = []): Json {
  const all = { ...responses }
  for (const { status, meaning, body } of outcomes) {
    const { $schema: _, ...schema } = z.toJSONSchema(body, { io: 'output', unrepresentable: 'any' }) as Json
    const error = all[status] as { description: string } | undefined
    all[status] = {
      description: error === undefined ? meaning : `${meaning}\n\n${error.description}`,
      content: {
        'application/json': {
          schema:
            error === undefined ? open(schema) : { anyOf: [open(schema), { $ref: '#/components/schemas/Error' }] },
        },
      },
    }
  }
  return all
}

const retryAfter: Json = { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } }
