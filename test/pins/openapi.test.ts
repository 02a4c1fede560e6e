import { Validator } from '@seriousme/openapi-schema-validator'
import { describe, expect, test } from 'vitest'
import { contracts } from '../../src/contracts.ts'
import { errorsOf, listContracts, pathParameters, takesBody } from '../../src/platform/contract/contract.ts'
import { errorCodes } from '../../src/platform/errors.ts'
import { openApiDocument } from '../../src/surfaces/openapi/document.ts'

interface Response {
  description: string
  headers?: Record<string, unknown>
  content: Record<string, { schema: Record<string, unknown> }>
}
interface DocumentedOperation {
  operationId: string
  parameters?: { name: string; in: string; required: boolean }[]
  requestBody?: { content: Record<string, { schema: { additionalProperties?: boolean } }> }
  responses: Record<string, Response>
  security: unknown[]
}

const all = listContracts(contracts)
const document = openApiDocument(all, { version: '1.2.3', base_url: 'https://panel.example.com' })
// As it is sent: what JSON cannot say is not in it.
const sent = JSON.parse(JSON.stringify(document))
const paths = sent.paths as Record<string, Record<string, DocumentedOperation>>
const operations = Object.values(paths).flatMap((methods) => Object.values(methods))

function everyRef(node: unknown): string[] {
  if (node === null || typeof node !== 'object') return []
  return Object.entries(node).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' ? [value] : everyRef(value),
  )
}
const resolve = (ref: string): unknown =>
  ref
    .slice(2)
    .split('/')
    .reduce<unknown>((node, part) => (node as Record<string, unknown> | undefined)?.[part], sent)

describe('the OpenAPI document', () => {
  test('it is valid OpenAPI 3.1', async () => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate(structuredClone(sent))
    expect(errors ?? []).toEqual([])
    expect(valid).toBe(true)
    expect(validator.version).toBe('3.1')
  })

  test('it has every operation, each under an operationId of its own', () => {
    expect(operations.map((operation) => operation.operationId).sort()).toEqual(all.map(({ id }) => id).sort())
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(new Set(all.map(({ method, path }) => `${method} ${path}`)).size).toBe(all.length)
  })

  test('every $ref leads to something', () => {
    const refs = new Set(everyRef(sent))
    expect(refs.size).toBeGreaterThan(0)
    for (const ref of refs) {
      expect(ref).toMatch(/^#\//)
      expect(resolve(ref), ref).toBeTypeOf('object')
    }
  })

  test('the error schema lists every code', () => {
    expect(sent.components.schemas.Error.properties.error.properties.code.enum).toEqual(Object.keys(errorCodes))
  })

  describe.each(all.map((contract) => [contract.id, contract] as const))('%s', (_id, contract) => {
    const operation = paths[contract.path]![contract.method.toLowerCase()]!
    const outcomes = (contract.outcomes ?? []).map(({ status }) => status)

    test('it documents every error that it can answer with, under its status', () => {
      for (const code of errorsOf(contract)) {
        const response = operation.responses[errorCodes[code].status]
        expect(response?.description, code).toContain(`\`${code}\``)
        const error = { $ref: '#/components/schemas/Error' }
        const alone = !outcomes.includes(errorCodes[code].status)
        const schema = response?.content['application/json']?.schema
        expect(schema).toEqual(alone ? error : { anyOf: [expect.objectContaining({ type: 'object' }), error] })
      }
    })

    test('it documents its success statuses with a schema, and no status beside those', () => {
      const success = contract.success.map(([status]) => status)
      const statuses = new Set([...success, ...outcomes, ...errorsOf(contract).map((code) => errorCodes[code].status)])
      expect(Object.keys(operation.responses).map(Number).sort()).toEqual([...statuses].sort())
      const types = contract.files ?? ['application/json']
      for (const status of success) {
        expect(Object.keys(operation.responses[status]?.content ?? {})).toEqual(types)
        for (const type of types) expect(operation.responses[status]?.content[type]?.schema).toHaveProperty('type')
      }
    })

    const waits = errorsOf(contract).filter((code) => [429, 503].includes(errorCodes[code].status))
    if (waits.length > 0)
      test('a caller learns from it which errors say how long to wait', () => {
        for (const code of waits)
          expect(operation.responses[errorCodes[code].status]?.headers, code).toHaveProperty('Retry-After')
      })

    test('every input field is documented once: in the path, the query or the body', () => {
      const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in !== 'header')
      const body = operation.requestBody?.content['application/json']?.schema as
        | { properties: object; additionalProperties: boolean }
        | undefined
      // A file has no place in JSON: it stands in the other form of the body.
      const multipart = operation.requestBody?.content['multipart/form-data']?.schema as
        | { properties: object }
        | undefined
      const properties = { ...body?.properties, ...multipart?.properties }
      const named = [...parameters.map(({ name }) => name), ...Object.keys(properties)]
      expect(named.sort()).toEqual(Object.keys(contract.input.shape).sort())
      const inPath = parameters.filter((parameter) => parameter.in === 'path')
      expect(inPath.map(({ name }) => name)).toEqual(pathParameters(contract.path))
      expect(inPath.every(({ required }) => required)).toBe(true)
      if (body !== undefined) {
        expect(takesBody(contract.method)).toBe(true)
        expect(body.additionalProperties).toBe(false)
      }
    })

    test('it asks for a key unless it is public, and offers Idempotency-Key where that is honoured', () => {
      const { access } = contract
      const asked = access !== 'public' && ('session' in access ? [{ session: [] }] : [{ apiKey: [] }])
      expect(operation.security).toEqual(asked || [])
      const offered = (operation.parameters ?? []).some(({ name }) => name === 'Idempotency-Key')
      expect(offered).toBe(contract.idempotent === true)
    })

    test('its responses leave room for fields that are added later', () => {
      const closed = JSON.stringify(contract.success.map(([status]) => operation.responses[status]))
      expect(closed).not.toContain('"additionalProperties":false')
    })
  })
})
