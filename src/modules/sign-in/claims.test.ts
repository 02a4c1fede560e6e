import { describe, expect, test } from 'vitest'
import { readClaims } from './claims.ts'

const token = { iss: 'https://id.example.com', sub: 'subject' }

describe('what a provider says of somebody', () => {
  test("one source's word on another's address counts for nothing", () => {
    const own = { ...token, email: 'ann@example.com', email_verified: false }
    expect(readClaims(own, { email_verified: true })).toMatchObject({ email: 'ann@example.com', email_verified: false })
    expect(readClaims({ ...own, email_verified: true }, { email: 'bob@example.com' })).toMatchObject({
      email: 'bob@example.com',
      email_verified: false,
    })
  })

  test.each(['true', 1, undefined, null, {}])('an address is not verified by %j', (email_verified) => {
    expect(readClaims({ ...token, email: 'ann@example.com', email_verified }, undefined).email_verified).toBe(false)
  })

  test.each(['ann', 'ann@', '@example.com', `${'a'.repeat(260)}@example.com`, 'ann\u0000@example.com', 7, null])(
    '%j is no address',
    (email) => {
      expect(readClaims({ ...token, email, email_verified: true }, undefined).email).toBeUndefined()
    },
  )

  test('who it is comes from the signed token alone', () => {
    expect(readClaims(token, { iss: 'https://evil.example', sub: 'other', email: 'ann@example.com' })).toMatchObject({
      issuer: 'https://id.example.com',
      subject: 'subject',
    })
  })

  test.each([
    ['Ann\u0000 \u202eExample\n', 'Ann Example'],
    ['😀'.repeat(201), '😀'.repeat(200)],
    ['  ', undefined],
    [['Ann'], undefined],
  ])('the name %j is kept as %j', (name, kept) => {
    expect(readClaims({ ...token, name }, undefined).name).toBe(kept)
  })
})
