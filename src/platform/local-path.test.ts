import { expect, test } from 'vitest'
import { localPath } from './local-path.ts'

test.each(['/', '/account', '/upgrade?org=a&token=b.c', '/admin/pricing-tiers?x=%2F%2Fevil.example'])(
  '%s is a path of this service',
  (path) => expect(localPath(path, '/account')).toBe(path),
)

test.each([
  '',
  'account',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  'https://evil.example',
  'javascript:alert(1)',
  '/ /evil.example',
  '\\\\evil.example',
  '/@evil\u0000',
  `/${'a'.repeat(3000)}`,
  undefined,
  ['/account'],
])('%j is no path of this service', (path) => expect(localPath(path, '/account')).toBe('/account'))

test('dots that climb do not leave the service', () => {
  expect(localPath('/../..//evil.example', '/account')).toMatch(/^\/(?!\/)/)
})
