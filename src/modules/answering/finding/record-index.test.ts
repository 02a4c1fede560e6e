import { expect, test } from 'vitest'
import { testFinder } from '../../../../test/harness/finder.ts'
import { readQuestion } from '../reading/read-question.ts'

test.each([
  ['Do you knit?', 'Do you knit?'],
  ['ever crocheted anything', 'Have you ever crocheted?'],
  ['Have you heard of Walmart, the store?', 'Have you heard of Walmart?'],
  ['Would you say that tipping has gotten out of hand?', 'Tipping has gotten out of hand.'],
])('what is known of everyday things is found: %s', async (asked, record) => {
  const { records = [] } = await testFinder().find(readQuestion(asked))
  expect(records.slice(0, 3).map(({ question }) => question.text)).toContain(record)
})

test('the nearest comes first, and nothing far away comes at all', async () => {
  const { records = [] } = await testFinder().find(readQuestion('Do you own a bicycle?'))
  const similarities = records.map(({ similarity }) => similarity)
  expect(similarities).toEqual(similarities.toSorted((a, b) => b - a))
  expect(similarities.at(-1)).toBeGreaterThanOrEqual(0.6)
  const { records: none = [] } = await testFinder().find(readQuestion('Qwzx vbnm plok jhgf?'))
  expect(none).toEqual([])
})
