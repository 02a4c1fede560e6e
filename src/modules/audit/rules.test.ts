import { expect, test } from 'vitest'
import { withoutSecrets } from './rules.ts'

test.each([
  ['an API key', `rk_live_${'aB3'.repeat(14)}`, 'rk_live_…'],
  ['a free key in a sentence', `it was rk_free_${'xY7'.repeat(14)}, they say`, 'it was rk_free_…, they say'],
  ['a signing secret', 'whsec_a1B2c3D4e5F6', 'whsec_…'],
  ["a card provider's key", 'sk_live_51AbCdEfGh', 'sk_live_…'],
  ['an Authorization header', 'Bearer abc.def-ghi_jkl', 'Bearer …'],
])('%s does not get into the log, however deep it lies', (_what, secret, left) => {
  expect(withoutSecrets(secret)).toBe(left)
  expect(withoutSecrets({ before: [{ value: secret }] })).toEqual({ before: [{ value: left }] })
})

test('what is no secret stays as it is', () => {
  const details = {
    key: 'rk_live_…abcd',
    scopes: ['free:ask'],
    tier: null,
    cents: 12,
    risk_free_of_charge: true,
    name: 'Bearer & Sons 日本 🙂',
  }
  expect(withoutSecrets(details)).toEqual(details)
})
