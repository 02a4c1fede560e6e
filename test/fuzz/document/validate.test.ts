import { describe, expect, test } from 'vitest'
import type { Schema } from './document.ts'
import { fits, violations } from './validate.ts'

const resolve = (): Schema => ({ type: 'string', enum: ['referred to'] })

describe('the validator of responses', () => {
  test.each<[string, Schema, unknown[], unknown[]]>([
    ['type', { type: 'integer' }, [0, -1, 1e15], [1.5, '1', null, true, [], {}, undefined]],
    ['several types', { type: ['string', 'null'] }, ['', null], [0, false]],
    ['any value', {}, [null, 0, '', [], {}], []],
    ['enum', { enum: ['a', 1] }, ['a', 1], ['1', 'b', null]],
    ['const', { const: 'a' }, ['a'], ['b']],
    ['lengths, by code points', { type: 'string', minLength: 2, maxLength: 2 }, ['ab', '🙂🙂'], ['a', '🙂', 'abc']],
    ['pattern', { type: 'string', pattern: '^a+$' }, ['aa'], ['ab', '']],
    ['format', { type: 'string', format: 'date-time' }, ['2026-01-01T00:00:00Z'], ['2026-01-01', 'soon']],
    ['range', { type: 'number', minimum: 1, maximum: 2 }, [1, 1.5, 2], [0.9, 2.1, Number.NaN]],
    ['items', { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: 2 }, [['a']], [[], [1], ['', '', '']]],
    ['required', { type: 'object', required: ['a'] }, [{ a: 1 }], [{}, { b: 1 }, Object.create({ a: 1 })]],
    ['names', { type: 'object', propertyNames: { maxLength: 1 } }, [{ a: 1 }], [{ ab: 1 }]],
    ['other fields', { additionalProperties: { type: 'integer' } }, [{ a: 1 }], [{ a: 'b' }]],
    ['no other fields', { properties: { a: {} }, additionalProperties: false }, [{ a: 1 }], [{ b: 1 }]],
    ['anyOf', { anyOf: [{ type: 'null' }, { type: 'string' }] }, [null, ''], [1]],
    ['$ref', { $ref: '#/somewhere' }, ['referred to'], ['another']],
  ])('holds %s', (_what, schema, right, wrong) => {
    for (const value of right) expect(violations(schema, value, 'value', { resolve })).toEqual([])
    for (const value of wrong) expect(fits(schema, value, { resolve }), JSON.stringify(value)).toBe(false)
  })

  test('says where in a value something is wrong', () => {
    const schema = { properties: { list: { items: { properties: { name: { type: 'string' } } } } } }
    expect(violations(schema, { list: [{ name: 'a' }, { name: 1 }] }, 'body', { resolve })).toEqual([
      'body.list[1].name: must be string, is 1',
    ])
  })

  test('refuses fields that are not declared, where it is told to be strict and the schema does not let them in', () => {
    const schema = { type: 'object', properties: { a: {} } }
    expect(fits(schema, { a: 1, b: 2 }, { resolve })).toBe(true)
    expect(fits(schema, { a: 1, b: 2 }, { resolve, closed: true })).toBe(false)
    expect(fits({ ...schema, additionalProperties: {} }, { a: 1, b: 2 }, { resolve, closed: true })).toBe(true)
    expect(fits({ type: 'object' }, { b: 2 }, { resolve, closed: true })).toBe(true)
  })

  test('a keyword or a format that it does not know is an error, and not passed over', () => {
    expect(() => violations({ multipleOf: 2 }, 4, 'value', { resolve })).toThrow('multipleOf')
    expect(() => violations({ format: 'hostname' }, 'a', 'value', { resolve })).toThrow('hostname')
  })
})
