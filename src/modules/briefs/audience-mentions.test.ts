import { expect, test } from 'vitest'
import { audienceMentions } from './audience-mentions.ts'

const context = { now: new Date('2026-06-01T00:00:00Z'), countries: ['United States', 'Germany'] }
const saidIn = (text: string, mode: 'strict' | 'soft'): string[] =>
  audienceMentions(text, context, mode).map(({ said }) => said)

test.each([
  ['Ask nurses in Texas how they sleep', ['nurses', 'in Texas']],
  ['How do retirees choose a bank?', ['retirees']],
  ['Shopping habits of teachers and librarians', ['teachers', 'librarians']],
  ['Why are Gen Z more worried than millennials?', ['Gen Z']],
  ['people who look after a parent with dementia', []],
  ['We make tents in Denver. What do renters want?', ['renters']],
  ['drivers of loyalty', []],
])('strict: only who is to be asked, or is spoken of: %s', (text, said) => {
  expect(saidIn(text, 'strict')).toEqual(said)
})

test('soft: whoever is mentioned, at the very words', () => {
  const text = 'a nurse in Texas whose husband is retired'
  const mentions = audienceMentions(text, context, 'soft')
  expect(mentions.length).toBeGreaterThan(1)
  for (const { start, end, said } of mentions) expect(text.slice(start, end)).toBe(said)
})
