import { describe, expect, test } from 'vitest'
import { attemptedWith, isGone } from './rules.ts'
import { newSecret, signedHeaders } from './signing.ts'

describe('what an answer means', () => {
  test.each([200, 201, 204, 299])('%d: the event was received', (status) => {
    expect(attemptedWith(status)).toEqual({ response_status: status, error: null, passing: false })
  })

  test.each([
    [199, 'The address answered with 199.'],
    [301, 'The address answered with 301; redirects are not followed.'],
    [404, 'The address answered with 404.'],
    [429, 'The address answered with 429.'],
    [503, 'The address answered with 503.'],
  ])('%d: it is sent again', (status, error) => {
    expect(attemptedWith(status)).toEqual({ response_status: status, error, passing: true })
  })

  test('410: never again', () => {
    expect(attemptedWith(410)).toMatchObject({ passing: false, error: expect.stringContaining('disabled') })
    expect([410, 404, 200].map((status) => isGone(attemptedWith(status)))).toEqual([true, false, false])
  })
})

describe('signatures', () => {
  test('the example that the Standard Webhooks libraries are tested with is signed as they sign it', () => {
    const headers = signedHeaders(
      'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      'msg_p5jXN8AQM9LWM0D4loKWxJek',
      new Date(1_614_265_330_999),
      '{"test": 2432232314}',
    )
    expect(headers).toEqual({
      'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    })
  })

  test('a secret is 32 random bytes in base64, after its prefix', () => {
    const [one, other] = [newSecret(), newSecret()]
    expect(one).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    expect(one).not.toBe(other)
  })
})
