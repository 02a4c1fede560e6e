import { expect, test } from 'vitest'
import { shortDescription } from './short-description.ts'

test('a short description is the whole, or its first conditions, or its first words', () => {
  expect(shortDescription('US  women ')).toBe('US women')
  expect(shortDescription('Women in Ohio, with cats, who are parents', 30)).toBe('Women in Ohio, with cats…')
  expect(shortDescription('Women, working as nurses in Ohio', 20)).toBe('Women, working as…')
  expect(shortDescription('a'.repeat(30), 12)).toBe(`${'a'.repeat(11)}…`)
  expect([...shortDescription('👩'.repeat(300))]).toHaveLength(80)
})
