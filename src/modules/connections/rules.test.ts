import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sha256 } from '../../platform/secrets.ts'
import { answerAddress, askedScopes, grantableScopes, isOurs, isRegistered, isVerified, readRedirect } from './rules.ts'

describe('where a browser may be sent with a code', () => {
  test.each([
    ['https://claude.ai/api/mcp/auth_callback', { kind: 'site', name: 'claude.ai' }],
    ['https://example.com:8443/cb?tenant=a', { kind: 'site', name: 'example.com:8443' }],
    ['https://bücher.example/cb', undefined],
    ['http://127.0.0.1:33418/callback', { kind: 'this_computer', name: '33418' }],
    ['http://localhost/callback', { kind: 'this_computer', name: '80' }],
    ['http://[::1]:9/', { kind: 'this_computer', name: '9' }],
    ['cursor://anysphere.cursor-mcp/oauth/callback', { kind: 'app', name: 'cursor' }],
    ['com.example.app:/callback', { kind: 'app', name: 'com.example.app' }],
    ['http://example.com/cb', undefined],
    ['http://localhost.example.com/cb', undefined],
    ['http://127.0.0.1.example.com/cb', undefined],
    ['http://localhost@example.com/cb', undefined],
    ['https://user:pass@example.com/cb', undefined],
    ['https://example.com/cb#here', undefined],
    ['https://example.com\\@evil.example/', undefined],
    ['https://example.com/"><script>', undefined],
    ['https://', undefined],
    ['//example.com/cb', undefined],
    ['/callback', undefined],
    ['', undefined],
    ['urn:ietf:wg:oauth:2.0:oob', undefined],
  ])('%s', (address, place) => {
    expect(readRedirect(address)).toEqual(place ?? { problem: expect.any(String) })
  })

  test('has at most 1000 characters', () => {
    expect(readRedirect(`https://example.com/${'a'.repeat(980)}`)).toHaveProperty('kind')
    expect(readRedirect(`https://example.com/${'a'.repeat(981)}`)).toHaveProperty('problem')
  })

  test('no scheme that a browser runs or reads from is ever among them, however it is written', () => {
    const bad = fc.constantFrom(
      'javascript',
      'data',
      'vbscript',
      'file',
      'blob',
      'about',
      'view-source',
      'intent',
      'ftp',
    )
    const cased = bad.chain((scheme) =>
      fc
        .array(fc.boolean(), { minLength: scheme.length, maxLength: scheme.length })
        .map((upper) => [...scheme].map((letter, at) => (upper[at] ? letter.toUpperCase() : letter)).join('')),
    )
    fc.assert(
      fc.property(cased, fc.constantFrom('', '//', '/'), fc.string(), (scheme, slashes, rest) => {
        expect(readRedirect(`${scheme}:${slashes}${rest}`)).toHaveProperty('problem')
      }),
    )
  })

  test('is what was registered, to the letter, but for the port on the same computer', () => {
    const registered = ['http://127.0.0.1:33418/callback', 'https://example.com/cb', 'cursor://a/b']
    const port = fc.integer({ min: 1, max: 65_535 })
    fc.assert(
      fc.property(port, (number) => {
        expect(isRegistered(`http://127.0.0.1:${number}/callback`, registered)).toBe(true)
        expect(isRegistered(`http://localhost:${number}/callback`, registered)).toBe(false)
        expect(isRegistered(`https://example.com:${number}/cb`, registered)).toBe(false)
      }),
    )
    for (const given of registered) {
      expect(isRegistered(given, registered)).toBe(true)
      for (const other of [`${given}/`, `${given}?x=1`, `${given}x`, given.toUpperCase(), ` ${given}`])
        expect(isRegistered(other, registered), other).toBe(false)
    }
  })

  test('keeps its own query, and what is told cannot add to it', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (state, code) => {
        const url = new URL(answerAddress('https://example.com/cb?tenant=a', { state, code, error: undefined }))
        expect([...url.searchParams]).toEqual([
          ['tenant', 'a'],
          ['state', state.toWellFormed()],
          ['code', code.toWellFormed()],
        ])
      }),
    )
  })
})

test('a verifier fits the challenge that was made of it, and no other', () => {
  const verifier = fc.stringMatching(/^[A-Za-z0-9._~-]{43,128}$/)
  fc.assert(
    fc.property(verifier, verifier, (one, other) => {
      const challenge = sha256(one).toString('base64url')
      expect(isVerified(challenge, one)).toBe(true)
      expect(isVerified(challenge, other)).toBe(one === other)
    }),
  )
  expect(isVerified(sha256('short').toString('base64url'), 'short')).toBe(false)
})

test('scopes that are asked for narrow what is granted, unknown ones do nothing, and administration is never among them', () => {
  expect(grantableScopes).not.toContain('admin')
  expect(askedScopes('groups:read admin nonsense studies:read groups:read')).toEqual(['groups:read', 'studies:read'])
  for (const nothing of [null, '', ' ', 'admin', 'openid offline_access']) expect(askedScopes(nothing)).toBeNull()
})

test('a token is for this service alone', () => {
  const base = 'https://panel.example.com'
  for (const own of [base, `${base}/`, `${base}/mcp`, `${base}/mcp/`]) expect(isOurs(own, base), own).toBe(true)
  for (const other of ['', 'https://evil.example', `${base}.evil.example`, `${base}/mcp/x`, `${base}/v1`, `${base}?x`])
    expect(isOurs(other, base), other).toBe(false)
})
