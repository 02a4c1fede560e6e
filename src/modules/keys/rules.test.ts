import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { scopes } from '../../platform/contract/contract.ts'
import { bearerToken, defaultLiveScopes, freeScopes, generateKey, hashKey, lastFour, parseKey } from './rules.ts'

/** NUL, lone surrogates and all. */
const anyCharacter = fc.nat(0xffff).map((code) => String.fromCharCode(code))

const kinds = fc.constantFrom('free', 'live')
/** Keys are random by themselves; fast-check only says how many to make and where to hurt them. */
const keys = kinds.map((kind) => ({ kind, key: generateKey(kind) }))

describe('API keys', () => {
  test('a generated key is recognised as its kind, has the prefix of it and 46 characters', () => {
    fc.assert(
      fc.property(keys, ({ kind, key }) => {
        expect(parseKey(key)).toBe(kind)
        expect(key).toMatch(new RegExp(`^rk_${kind}_[0-9A-Za-z]{38}$`))
        expect(key).toHaveLength(46)
        expect(lastFour(key)).toBe(key.slice(42))
      }),
    )
  })

  test('no two keys are the same, nor are their digests, and a digest is 32 bytes', () => {
    const many = Array.from({ length: 2000 }, () => generateKey('free'))
    expect(new Set(many).size).toBe(2000)
    expect(new Set(many.map((key) => hashKey(key).toString('hex'))).size).toBe(2000)
    expect(hashKey(many[0]!)).toHaveLength(32)
    expect(hashKey(many[0]!)).toEqual(hashKey(many[0]!))
  })

  test('every one of the 62 characters is used at every random place', () => {
    const seen = Array.from({ length: 32 }, () => new Set<string>())
    // The chance that one of 32 × 62 pairs is missed by 2,000 keys is about 1 in 10^11.
    for (let i = 0; i < 2000; i++)
      for (const [place, character] of [...generateKey('live').slice(8, 40)].entries()) seen[place]!.add(character)
    expect(seen.map((characters) => characters.size)).toEqual(Array.from({ length: 32 }, () => 62))
  })

  test('a key with any one character changed is refused', () => {
    const character = fc.oneof(
      fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1 }),
      fc.string({ size: '-1' }),
    )
    fc.assert(
      fc.property(keys, fc.nat(45), character, ({ key }, place, other) => {
        fc.pre(other !== key[place])
        expect(parseKey(key.slice(0, place) + other + key.slice(place + 1))).toBeUndefined()
      }),
      { numRuns: 2000 },
    )
  })

  test('a key with any two neighbours swapped is refused', () => {
    fc.assert(
      fc.property(keys, fc.nat(44), ({ key }, place) => {
        fc.pre(key[place] !== key[place + 1])
        const swapped = key.slice(0, place) + key[place + 1] + key[place] + key.slice(place + 2)
        expect(parseKey(swapped)).toBeUndefined()
      }),
      { numRuns: 1000 },
    )
  })

  test('a key that is cut anywhere, or has something before or after it, is refused', () => {
    fc.assert(
      fc.property(keys, fc.nat(46), fc.nat(46), ({ key }, from, to) => {
        fc.pre(from > 0 || to < 46)
        expect(parseKey(key.slice(from, to))).toBeUndefined()
      }),
    )
    fc.assert(
      fc.property(keys, fc.string({ minLength: 1 }), ({ key }, more) => {
        expect(parseKey(key + more)).toBeUndefined()
        expect(parseKey(more + key)).toBeUndefined()
      }),
    )
    const key = generateKey('free')
    for (const more of ['\n', ' ', '\r\n', '\0']) expect(parseKey(key + more)).toBeUndefined()
  })

  test('a key is refused when the case of any of its letters is changed', () => {
    const flip = (text: string) => (text === text.toLowerCase() ? text.toUpperCase() : text.toLowerCase())
    fc.assert(
      fc.property(keys, fc.nat(45), ({ key }, place) => {
        const letter = key[place]!
        fc.pre(/[a-zA-Z]/.test(letter))
        expect(parseKey(key.slice(0, place) + flip(letter) + key.slice(place + 1))).toBeUndefined()
      }),
      { numRuns: 1000 },
    )
    fc.assert(
      fc.property(keys, ({ key }) => {
        expect(parseKey(key.toUpperCase())).toBeUndefined()
        expect(parseKey(key.toLowerCase())).toBeUndefined()
      }),
    )
  })

  test('a free key does not become a live one by writing another prefix before it', () => {
    fc.assert(
      fc.property(keys, ({ kind, key }) => {
        const other = kind === 'free' ? 'live' : 'free'
        expect(parseKey(`rk_${other}_${key.slice(8)}`)).toBeUndefined()
      }),
    )
  })

  test('arbitrary text is never a key and never crashes', () => {
    const text = fc.oneof(
      fc.string({ unit: anyCharacter, maxLength: 200 }),
      fc.stringMatching(/^rk_(free|live)_[0-9A-Za-z]{38}$/),
    )
    fc.assert(
      fc.property(text, (given) => {
        expect(parseKey(given)).toBeUndefined()
      }),
      { numRuns: 1000 },
    )
  })
})

describe('the Authorization header', () => {
  test('a bearer token is read whatever the case of "Bearer" and the space around the whole', () => {
    const scheme = fc.constantFrom('Bearer', 'bearer', 'BEARER', 'bEaReR')
    fc.assert(
      fc.property(scheme, keys, fc.constantFrom('', ' ', '\t'), (word, { key }, space) => {
        expect(bearerToken(`${space}${word} ${key}${space}`)).toBe(key)
      }),
    )
  })

  test.each([
    [undefined],
    [''],
    [' '],
    ['Bearer'],
    ['Bearer '],
    ['Bearer  two-spaces'],
    ['Bearer two words'],
    ['Bearer:rk_free_x'],
    ['Basic dXNlcjpwYXNz'],
    ['Token abc'],
    ['rk_free_x'],
    ['Bearer clé'],
    ['Bearer 鍵'],
    ['Bearer a\nb'],
    ['Bearer a\0b'],
    [`Bearer ${'a'.repeat(513)}`],
    [`Bearer ${'a'.repeat(5000)}`],
  ])('%j holds no token', (header) => {
    expect(bearerToken(header)).toBeUndefined()
  })

  test('arbitrary headers never crash, and what is taken from them is visible ASCII of at most 512 characters', () => {
    const header = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.string({ unit: anyCharacter }).map((text) => `Bearer ${text}`),
      fc.string().map((text) => `Bearer ${text}`),
    )
    fc.assert(
      fc.property(header, (given) => {
        expect(bearerToken(given) ?? 'none').toMatch(/^[\x21-\x7e]{1,512}$/)
      }),
      { numRuns: 1000 },
    )
    expect(bearerToken(`Bearer ${'a'.repeat(512)}`)).toHaveLength(512)
  })
})

describe('scopes of new keys', () => {
  test('a paid key gets every scope but administration, a free one only the free question', () => {
    expect(defaultLiveScopes).toEqual(scopes.filter((scope) => scope !== 'admin'))
    expect(freeScopes).toEqual(['free:ask'])
  })
})
