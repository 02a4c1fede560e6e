import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ServiceError } from '../errors.ts'
import { canonical, repeatable } from './idempotency.ts'

/** NUL, lone surrogates and all. */
const anyCharacter = fc.nat(0xffff).map((code) => String.fromCharCode(code))

/** The same JSON with the fields of every object in another order. */
function shuffled(value: unknown, turn: number): unknown {
  if (Array.isArray(value)) return value.map((item) => shuffled(item, turn))
  if (value === null || typeof value !== 'object') return value
  const entries = Object.entries(value).map(([key, inner]) => [key, shuffled(inner, turn)] as const)
  const cut = entries.length === 0 ? 0 : turn % entries.length
  const turned = [...entries.slice(cut), ...entries.slice(0, cut)]
  return Object.fromEntries(turn % 2 === 0 ? turned : turned.reverse())
}
const json = fc.jsonValue({ maxDepth: 4 })

describe('the canonical form of a request', () => {
  test('fields are sorted at every depth, lists keep their order', () => {
    expect(canonical({ b: 1, a: { d: [3, 1, 2], c: null } })).toBe('{"a":{"c":null,"d":[3,1,2]},"b":1}')
  })

  test('the order of fields makes no difference', () => {
    fc.assert(
      fc.property(json, fc.nat(7), (value, turn) => {
        expect(canonical(shuffled(value, turn))).toBe(canonical(value))
      }),
    )
  })

  test('what it says is all of the value and nothing else', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)))
      }),
    )
  })

  test('two different values have two different forms', () => {
    fc.assert(
      fc.property(json, json, (one, other) => {
        const same = fc.stringify(JSON.parse(canonical(one))) === fc.stringify(JSON.parse(canonical(other)))
        expect(canonical(one) === canonical(other)).toBe(same)
      }),
    )
    for (const [one, other] of [
      [{ a: 1 }, { a: '1' }],
      [{ a: [] }, { a: {} }],
      [{ a: null }, {}],
      [
        [1, 2],
        [2, 1],
      ],
      [{ a: { b: 1 } }, { a: 1, b: 1 }],
      ['x', ' x'],
    ])
      expect(canonical(one)).not.toBe(canonical(other))
  })

  test('a field that is not set is like one that is not there', () => {
    expect(canonical({ a: 1, b: undefined })).toBe(canonical({ a: 1 }))
  })
})

describe('a repeatable request', () => {
  test('its fingerprint depends on the operation and on the input, and on nothing else', () => {
    const print = (caller: string, key: string, id: string, input: unknown) =>
      repeatable(caller, key, id, input).fingerprint.toString('hex')
    const first = print('organization:1', 'k', 'free.ask', { question: 'Why?', n: 1 })
    expect(print('organization:2', 'other', 'free.ask', { n: 1, question: 'Why?' })).toBe(first)
    expect(print('organization:1', 'k', 'jobs.get', { question: 'Why?', n: 1 })).not.toBe(first)
    expect(print('organization:1', 'k', 'free.ask', { question: 'Why not?', n: 1 })).not.toBe(first)
  })

  test('a key is 1 to 255 visible ASCII characters; anything else is refused', () => {
    const refuses = (key: string) => {
      try {
        repeatable('organization:1', key, 'free.ask', {})
        return false
      } catch (error) {
        expect(error).toBeInstanceOf(ServiceError)
        expect((error as ServiceError).code).toBe('invalid_request')
        return true
      }
    }
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: anyCharacter }), fc.string({ minLength: 250, maxLength: 260 })), (key) => {
        const wellFormed = key.length >= 1 && key.length <= 255 && [...key].every((c) => c > ' ' && c <= '~')
        expect(refuses(key)).toBe(!wellFormed)
      }),
    )
    expect(['', ' ', 'a b', 'é', 'a\n', 'a'.repeat(256)].map(refuses)).toEqual([true, true, true, true, true, true])
    expect(['a', '~', '!', 'a'.repeat(255)].map(refuses)).toEqual([false, false, false, false])
  })
})
