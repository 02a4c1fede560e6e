import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { ServiceError } from '../errors.ts'
import { parseInput } from './input.ts'

/** NUL, lone surrogates and all. */
const anyCharacter = fc.nat(0xffff).map((code) => String.fromCharCode(code))

const schema = z.strictObject({
  name: z.string().trim().min(2, 'must have at least 2 characters'),
  group_size: z.int().min(1).max(1000).default(10),
  filters: z.record(z.string(), z.unknown()).optional(),
  options: z.strictObject({ seed: z.int().optional() }).optional(),
  tags: z.array(z.string().max(5)).optional(),
})

function refusal(input: unknown): ServiceError {
  try {
    parseInput(schema, input)
  } catch (error) {
    expect(error).toBeInstanceOf(ServiceError)
    return error as ServiceError
  }
  throw new Error('expected a refusal')
}
const fieldsOf = (input: unknown) => refusal(input).details?.fields as Record<string, string[]>

describe('reading input', () => {
  test('what fits comes out as the schema says, defaults filled in', () => {
    expect(parseInput(schema, { name: ' Ada ' })).toEqual({ name: 'Ada', group_size: 10 })
  })

  test('an unknown field is refused with the field that was probably meant', () => {
    expect(fieldsOf({ name: 'Ada', size: 5 })).toEqual({ size: ['unknown field; did you mean group_size?'] })
    expect(fieldsOf({ name: 'Ada', groupSize: 5 })).toEqual({ groupSize: ['unknown field; did you mean group_size?'] })
    expect(fieldsOf({ name: 'Ada', filter: {} })).toEqual({ filter: ['unknown field; did you mean filters?'] })
    expect(refusal({ name: 'Ada', size: 5 }).message).toBe(
      'Invalid request. size: unknown field; did you mean group_size?',
    )
  })

  test('an unknown field that resembles nothing is refused without a suggestion', () => {
    expect(fieldsOf({ name: 'Ada', colour: 'red' })).toEqual({ colour: ['unknown field'] })
  })

  test('an unknown field inside an object is named by its whole path', () => {
    expect(fieldsOf({ name: 'Ada', options: { sed: 1 } })).toEqual({
      'options.sed': [expect.stringMatching(/^unknown field/)],
    })
  })

  test('every problem is listed, and the message names the first and counts the rest', () => {
    const error = refusal({ name: 'A', group_size: 0, tags: ['fine', 'not fine'], extra: 1 })
    expect(Object.keys(error.details?.fields as object).sort()).toEqual(['extra', 'group_size', 'name', 'tags.1'])
    expect(error.message).toMatch(/^Invalid request\. \w+: .+ \(and 3 more\)$/)
    expect(error).toMatchObject({ code: 'invalid_request', status: 400 })
  })

  test.each([[null], [[]], ['text'], [7], [true], [undefined]])('%j instead of an object is refused', (input) => {
    expect(refusal(input).code).toBe('invalid_request')
  })

  test.each([
    ['a value', { name: 'a\0b' }, 'name'],
    ['a nested value', { name: 'Ada', filters: { city: ['Austin', 'a\0b'] } }, 'filters'],
    ['a name', { name: 'Ada', filters: { 'a\0b': 1 } }, 'filters.<name>'],
  ])('a NUL character in %s is refused, because PostgreSQL cannot store it', (_where, input, path) => {
    expect(refusal(input).message).toBe(`Invalid request. ${path}: must not contain NUL characters`)
  })

  test.each([
    ['a high surrogate alone', { name: 'a\ud800b' }, 'name'],
    ['a low surrogate alone', { name: '\udc00bc' }, 'name'],
    ['a pair the wrong way round', { name: '\udc00\ud800' }, 'name'],
    ['one in a name', { name: 'Ada', '\ud83d': 1 }, 'body.<name>'],
    ['one deep inside', { name: 'Ada', filters: { a: [{ b: 'x\ud83d' }] } }, 'filters'],
  ])('%s is refused, because it is no text', (_what, input, path) => {
    expect(refusal(input).message).toBe(`Invalid request. ${path}: must be well-formed Unicode`)
  })

  test('emoji, right-to-left text and combining marks are text', () => {
    const name = '👩‍🔬 שלום é'
    expect(parseInput(schema, { name }).name).toBe(name)
  })

  test.each([['constructor'], ['__proto__'], ['toString'], ['hasOwnProperty'], ['valueOf'], ['__defineGetter__']])(
    'a field called %s is an unknown field like any other',
    (name) => {
      const input = JSON.parse(`{"name": "Ada", "${name}": 1}`)
      const fields = JSON.parse(JSON.stringify(refusal(input).envelope())).error.details.fields
      expect(Object.entries(fields)).toEqual([[name, ['unknown field']]])
    },
  )

  test('JSON that is nested a hundred thousand levels deep is refused', () => {
    const nested = (open: string, close: string) => JSON.parse(`${open.repeat(100_000)}1${close.repeat(100_000)}`)
    expect(refusal({ name: 'Ada', filters: { a: nested('[', ']') } }).message).toMatch(/^Invalid request\. filters: /)
    expect(refusal(nested('{"a":', '}')).code).toBe('invalid_request')
  })

  test('JSON that is nested fifty levels deep is accepted where the schema allows it', () => {
    const filters = { a: JSON.parse('['.repeat(50) + ']'.repeat(50)) }
    expect(parseInput(schema, { name: 'Ada', filters }).filters).toEqual(filters)
  })

  test('a message stays short however long the names of fields are', () => {
    expect(refusal({ name: 'Ada', ['x'.repeat(10_000)]: 1 }).message.length).toBeLessThan(200)
    expect(refusal({ name: 'Ada', ['x'.repeat(10_000)]: 'a\0' }).message.length).toBeLessThan(200)
  })

  test('arbitrary JSON ends in a value or in invalid_request, and the refusal can be sent', () => {
    const near = fc.record(
      {
        name: fc.oneof(fc.string({ unit: anyCharacter }), fc.jsonValue()),
        group_size: fc.oneof(fc.integer(), fc.jsonValue()),
        filters: fc.jsonValue(),
        options: fc.jsonValue(),
        tags: fc.jsonValue(),
      },
      { requiredKeys: [] },
    )
    const anything = fc.oneof(
      fc.json({ stringUnit: anyCharacter, maxDepth: 6 }).map((text) => JSON.parse(text)),
      near,
    )
    fc.assert(
      fc.property(anything, (input) => {
        try {
          expect(parseInput(schema, input).name.length).toBeGreaterThanOrEqual(2)
        } catch (error) {
          expect(error).toBeInstanceOf(ServiceError)
          const { code, envelope } = {
            code: (error as ServiceError).code,
            envelope: (error as ServiceError).envelope(),
          }
          expect(code).toBe('invalid_request')
          expect(JSON.parse(JSON.stringify(envelope)).error.message).toMatch(/^Invalid request\. ./s)
        }
      }),
      { numRuns: 500 },
    )
  })
})
