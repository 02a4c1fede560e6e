import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createSecrets } from '../../platform/secrets.ts'
import { createUpgradeLinks } from './upgrade-links.ts'

/** NUL, lone surrogates and all. */
const anyCharacter = fc.nat(0xffff).map((code) => String.fromCharCode(code))

const secrets = createSecrets('a secret key of at least thirty-two characters')
const links = createUpgradeLinks(secrets, 'https://panel.example.com')
const NOW = new Date('2026-01-15T12:00:00.000Z')
const WEEK = 7 * 86_400_000
const later = (ms: number) => new Date(NOW.getTime() + ms)

function open(link: string): { org: string; token: string } {
  const { searchParams } = new URL(link)
  return { org: searchParams.get('org')!, token: searchParams.get('token')! }
}
const fresh = fc.uuid().map((org) => ({ org, token: open(links.create(org, NOW)).token }))

describe('upgrade links', () => {
  test('a link leads to the upgrade page with the organization and a token', () => {
    const org = '0199a3c1-0000-7000-8000-000000000000'
    const link = links.create(org, NOW)
    expect(link).toMatch(
      /^https:\/\/panel\.example\.com\/upgrade\?org=0199a3c1-0000-7000-8000-000000000000&token=[\w.-]+$/,
    )
    expect(open(link).org).toBe(org)
  })

  test('a link is good for its organization for seven days and then has expired', () => {
    fc.assert(
      fc.property(fresh, fc.nat(2 * WEEK), ({ org, token }, ms) => {
        expect(links.check(org, token, later(ms))).toBe(ms < WEEK ? 'valid' : 'expired')
      }),
    )
    const { org, token } = open(links.create('an-org', NOW))
    expect(links.check(org, token, later(WEEK - 1))).toBe('valid')
    expect(links.check(org, token, later(WEEK))).toBe('expired')
  })

  test('a link is not good for another organization, not even when it has expired', () => {
    fc.assert(
      fc.property(
        fresh,
        fc.oneof(fc.uuid(), fc.string()),
        fc.constantFrom(0, 2 * WEEK),
        ({ org, token }, other, ms) => {
          fc.pre(other !== org)
          expect(links.check(other, token, later(ms))).toBe('invalid')
        },
      ),
    )
  })

  test('no part of a token can be altered: not the expiry, not the nonce, not the signature', () => {
    const character = fc.string({ unit: fc.constantFrom(...'0123456789abcXYZ-_.é '), minLength: 1, maxLength: 1 })
    fc.assert(
      fc.property(fresh, fc.nat(), character, ({ org, token }, at, other) => {
        const place = at % token.length
        fc.pre(token[place] !== other)
        expect(links.check(org, token.slice(0, place) + other + token.slice(place + 1), NOW)).toBe('invalid')
        expect(links.check(org, token.slice(0, place), NOW)).toBe('invalid')
        expect(links.check(org, token + other, NOW)).toBe('invalid')
      }),
      { numRuns: 500 },
    )
  })

  test('a later expiry cannot be written into a token', () => {
    const { org, token } = open(links.create('an-org', NOW))
    const [expires, nonce, signature] = token.split('.')
    for (const altered of [Number(expires) + WEEK, `0${expires}`, '9'.repeat(15)])
      expect(links.check(org, `${altered}.${nonce}.${signature}`, later(2 * WEEK))).toBe('invalid')
  })

  test('parts of two tokens do not make a third', () => {
    const [one, two] = [open(links.create('an-org', NOW)), open(links.create('an-org', later(WEEK)))]
    const [a, b] = [one.token.split('.'), two.token.split('.')]
    expect(links.check('an-org', `${b[0]}.${a[1]}.${a[2]}`, NOW)).toBe('invalid')
    expect(links.check('an-org', `${a[0]}.${b[1]}.${a[2]}`, NOW)).toBe('invalid')
    expect(links.check('an-org', `${a[0]}.${a[1]}.${b[2]}`, NOW)).toBe('invalid')
  })

  test('the border between organization and token cannot be moved', () => {
    const { token } = open(links.create('an-org', NOW))
    const [expires, nonce, signature] = token.split('.')
    expect(links.check(`an-org.${expires}`, `${nonce}.${signature}`, NOW)).toBe('invalid')
    expect(links.check('an-or', `g.${token}`, NOW)).toBe('invalid')
    const ofOrg1 = open(links.create('org-1', NOW)).token
    expect(links.check('org-', `1${ofOrg1}`, NOW)).toBe('invalid')
  })

  test('every link is another one, and one made under another secret key is not accepted', () => {
    expect(links.create('an-org', NOW)).not.toBe(links.create('an-org', NOW))
    const foreign = createUpgradeLinks(
      createSecrets('another secret key of at least thirty-two characters'),
      'https://x',
    )
    expect(links.check('an-org', open(foreign.create('an-org', NOW)).token, NOW)).toBe('invalid')
  })

  test('a signature that was made for another purpose is not accepted', () => {
    const expires = String(later(WEEK).getTime())
    const signature = secrets.sign('something-else', `an-org.${expires}.abcdefghijklmnopqrstuv`)
    expect(links.check('an-org', `${expires}.abcdefghijklmnopqrstuv.${signature}`, NOW)).toBe('invalid')
  })

  test('arbitrary tokens are invalid and never crash', () => {
    const token = fc.oneof(fc.string({ unit: anyCharacter }), fc.stringMatching(/^\d{1,15}\.[\w-]{22}\.[\w-]{43}$/))
    fc.assert(
      fc.property(fc.uuid(), token, (org, given) => {
        expect(links.check(org, given, NOW)).toBe('invalid')
      }),
    )
  })
})
