import { expect, test } from 'vitest'
import { resultsOfPanel } from './panel-results.ts'

test('whoever has nothing to say, or is none whom the question is for, is no respondent', () => {
  const words = ['said', 'nothing', 'refused', 'not_applicable', null]
  const open = words.map((kind) => ({ reply: 'Hm.', words: kind }))
  expect(resultsOfPanel(open, { type: 'open' })).toMatchObject({ n: 2, nothing_to_say: 2, not_applicable: 1 })
  const closed = open.map((entry) => ({ ...entry, value: 'Yes' }))
  expect(resultsOfPanel(closed, { type: 'single_choice', options: ['Yes', 'No'] })).toMatchObject({
    n: 2,
    options: [
      { value: 'Yes', count: 2, share: 1 },
      { value: 'No', count: 0 },
    ],
  })
})

test('whoever still thinks, and whoever failed, is not counted', () => {
  const entries = [{ reply: 'It is dear.', words: 'said' }, {}, { error: 'Out of order.' }]
  expect(resultsOfPanel(entries, { type: 'open' })).toMatchObject({ n: 1, nothing_to_say: 0 })
})
