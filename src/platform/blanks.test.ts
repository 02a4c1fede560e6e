import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withShortBlanks } from './blanks.ts'

test('no run of blanks is longer than eight, and nothing else is changed', () => {
  const text = fc.string({ unit: fc.constantFrom(' ', '\n', '\t', '\f', '\u00a0', 'a', 'b'), maxLength: 80 })
  fc.assert(
    fc.property(text, (given) => {
      const shortened = withShortBlanks(given)
      expect(shortened).not.toMatch(/\s{9}/)
      expect(shortened.replace(/\s/g, '')).toBe(given.replace(/\s/g, ''))
      if (!/\s{9}/.test(given)) expect(shortened).toBe(given)
    }),
  )
})
