import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tolerantJson } from './tolerant-json.ts'

describe('JSON as models write it', () => {
  test.each<[string, string, unknown]>([
    ['plain', '{"shares": {"1": 40, "2": 60}}', { shares: { 1: 40, 2: 60 } }],
    ['fenced, with courtesies', 'Sure! Here it is:\n```json\n{"a": 1}\n```\nLet me know.', { a: 1 }],
    ['thoughts before it', '<think>maybe {"a": 9}? no</think>{"a": 1}', { a: 1 }],
    ['thoughts that never end', '<think>hmm {"a": 9}', null],
    ['trailing commas', '{"a": [1, 2,], "b": 3,}', { a: [1, 2], b: 3 }],
    ['single and curly quotes', "{'a': 'it', “b”: “x”}", { a: 'it', b: 'x' }],
    ['bare keys', '{shares: {1: 40, 2: 60}}', { shares: { 1: 40, 2: 60 } }],
    ['percent signs and plus signs', '{"a": 34%, "b": +6, "c": -2.5 %}', { a: 34, b: 6, c: -2.5 }],
    ['comments', '{"a": 1, // about a third\n /* b */ "b": 2}', { a: 1, b: 2 }],
    ['words of Python', '{"a": True, "b": None}', { a: true, b: null }],
    [
      'cut off',
      '{"shares": {"1": 40, "2": 60}, "groups": [{"attribute": "age", "lev',
      { shares: { 1: 40, 2: 60 }, groups: [{ attribute: 'age' }] },
    ],
    ['an example before the answer', 'The form is {"a": 0}. My answer: {"a": 7}', { a: 7 }],
    ['a draft cut off after the answer', '{"a": 7} and then {"b": [1, 2', { a: 7 }],
    ['escapes', '{"a": "line\\nbreak \\"quoted\\" \\u00e9"}', { a: 'line\nbreak "quoted" é' }],
    ['no object', 'I would say about 40 percent.', null],
    ['an empty object', '{}', null],
    ['nothing', '', null],
  ])('%s', (_, text, expected) => {
    const value = tolerantJson(text)
    expect(value === null ? null : JSON.parse(JSON.stringify(value))).toEqual(expected)
  })

  test('whatever JSON can say is read as JSON reads it', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 4 }), { minKeys: 1 }), (object) => {
        const text = JSON.stringify(object)
        expect(JSON.parse(JSON.stringify(tolerantJson(text)))).toEqual(JSON.parse(text))
      }),
    )
  })

  test('no text throws, takes long, or reaches the prototype of anything', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => void tolerantJson(`{${text}`)))
    expect(tolerantJson(`${'{"a":['.repeat(50_000)}`)).toBeDefined()
    tolerantJson('{"__proto__": {"polluted": true}}')
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })
})
