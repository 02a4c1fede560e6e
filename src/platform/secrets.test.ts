import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createSecrets } from './secrets.ts'

/** NUL, lone surrogates and all. */
const anyCharacter = fc.nat(0xffff).map((code) => String.fromCharCode(code))

const secrets = createSecrets('a secret key of at least thirty-two characters')
const others = createSecrets('another secret key of at least thirty-two characters')
const texts = fc.string({ unit: 'grapheme', maxLength: 300 })

describe('sealed values', () => {
  test('what was sealed opens to the same text', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(secrets.open('managed-key', secrets.seal('managed-key', text))).toBe(text)
      }),
    )
  })

  test('the same text never seals to the same bytes, and the text is not in them', () => {
    const text = 'rk_live_0123456789012345678901234567890123456789'
    const [one, two] = [secrets.seal('p', text), secrets.seal('p', text)]
    expect(one).not.toEqual(two)
    expect(one.includes(Buffer.from(text.slice(0, 8)))).toBe(false)
  })

  test('a value with any one bit changed, in any part, does not open', () => {
    fc.assert(
      fc.property(texts, fc.nat(), fc.nat(7), (text, place, bit) => {
        const sealed = secrets.seal('p', text)
        const index = place % sealed.length
        sealed[index] = sealed[index]! ^ (1 << bit)
        expect(secrets.open('p', sealed)).toBeUndefined()
      }),
      { numRuns: 500 },
    )
  })

  test('a value that is cut or has bytes added does not open', () => {
    fc.assert(
      fc.property(texts, fc.nat(), fc.uint8Array({ minLength: 1 }), (text, at, more) => {
        const sealed = secrets.seal('p', text)
        expect(secrets.open('p', sealed.subarray(0, at % sealed.length))).toBeUndefined()
        expect(secrets.open('p', sealed.subarray(1 + (at % sealed.length)))).toBeUndefined()
        expect(secrets.open('p', Buffer.concat([sealed, more]))).toBeUndefined()
        expect(secrets.open('p', Buffer.concat([more, sealed]))).toBeUndefined()
      }),
    )
  })

  test('a value does not open for another purpose or under another key', () => {
    fc.assert(
      fc.property(texts, (text) => {
        expect(secrets.open('idempotency', secrets.seal('managed-key', text))).toBeUndefined()
        expect(others.open('managed-key', secrets.seal('managed-key', text))).toBeUndefined()
      }),
    )
  })

  test('arbitrary bytes never open and never crash', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(secrets.open('p', Buffer.from(bytes))).toBeUndefined()
      }),
    )
  })

  test('another process with the same key opens it', () => {
    const again = createSecrets('a secret key of at least thirty-two characters')
    expect(again.open('p', secrets.seal('p', 'hello'))).toBe('hello')
  })
})

describe('signatures', () => {
  test('a signature is true of its text and fits into a URL as it is', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const signature = secrets.sign('link', text)
        expect(secrets.verify('link', text, signature)).toBe(true)
        expect(signature).toMatch(/^[\w-]{43}$/)
      }),
    )
  })

  test('it is not true of another text, for another purpose or under another key', () => {
    fc.assert(
      fc.property(texts, texts, (text, other) => {
        fc.pre(text !== other)
        const signature = secrets.sign('link', text)
        expect(secrets.verify('link', other, signature)).toBe(false)
        expect(secrets.verify('lin', `k${text}`, signature)).toBe(false)
        expect(secrets.verify('mail', text, signature)).toBe(false)
        expect(others.verify('link', text, signature)).toBe(false)
      }),
    )
  })

  test('a signature with any character changed, cut or added is refused', () => {
    const character = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 })
    fc.assert(
      fc.property(texts, fc.nat(42), character, (text, place, other) => {
        const signature = secrets.sign('link', text)
        fc.pre(other !== signature[place])
        expect(secrets.verify('link', text, signature.slice(0, place) + other + signature.slice(place + 1))).toBe(false)
        expect(secrets.verify('link', text, signature.slice(0, place))).toBe(false)
        expect(secrets.verify('link', text, signature + other)).toBe(false)
      }),
    )
  })

  test('arbitrary signatures are refused and never crash', () => {
    fc.assert(
      fc.property(texts, fc.string({ unit: anyCharacter }), (text, signature) => {
        expect(secrets.verify('link', text, signature)).toBe(false)
      }),
    )
  })
})

describe('the fingerprint of a secret key', () => {
  test('it is the same for the same key, different for another, and does not hold the key', () => {
    const key = 'a secret key of at least thirty-two characters'
    expect(createSecrets(key).fingerprint()).toBe(secrets.fingerprint())
    expect(others.fingerprint()).not.toBe(secrets.fingerprint())
    expect(key).not.toContain(secrets.fingerprint())
    expect(secrets.fingerprint()).toHaveLength(16)
  })
})
