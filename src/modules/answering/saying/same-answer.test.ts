import { expect, test } from 'vitest'
import { readQuestion } from '../reading/read-question.ts'
import { isSameAnswer, isSameHeight } from './same-answer.ts'

const TRIP = ['drive', 'fly', 'take a train', 'take a bus']
const OFTEN = ['Never', 'A few times a year', 'Monthly', 'Weekly', 'Daily']
const LIKELY = ['Very unlikely', 'Somewhat unlikely', 'Neither likely nor unlikely', 'Somewhat likely', 'Very likely']

test.each<[theirs: string, value: string, options: string[], same: boolean]>([
  ['Bus', 'take a bus', TRIP, true],
  ['Bus', 'drive', TRIP, false],
  ['Flying', 'drive', TRIP, false],
  ['Every day', 'Daily', OFTEN, true],
  ['Every day', 'Monthly', OFTEN, false],
  ['Once a year', 'A few times a year', OFTEN, true],
  ['Every six months', 'Weekly', OFTEN, false],
  ['Never', 'A few times a year', OFTEN, false],
  ['Yes', 'Somewhat likely', LIKELY, true],
  ['Yes', 'Very unlikely', LIKELY, false],
  ['No', 'Neither likely nor unlikely', LIKELY, false],
  ['Not at all likely', 'Very unlikely', LIKELY, true],
  ['Agree', 'Yes', ['Yes', 'No'], true],
  ['Oppose', 'No', ['Yes', 'No'], true],
  ['Favor', 'No', ['Yes', 'No'], false],
  ['Very worried', 'Not at all worried', ['Very worried', 'Not at all worried'], false],
  ['iPhone', 'Android', ['iPhone', 'Android'], false],
  ['A flip phone', 'Android', ['iPhone', 'Android'], false],
])('what was written for "%s" and an answer "%s" of %j: %s', (theirs, value, options, same) => {
  const reading = readQuestion('Which is it?', { type: 'single_choice', options })
  expect(isSameAnswer(theirs, value, reading)).toBe(same)
})

test.each<[theirs: string, top: number | null, value: number, max: number, same: boolean]>([
  ['5', 5, 10, 10, true],
  ['5', 5, 2, 10, false],
  ['1', 5, 2, 7, true],
  ['3', 5, 4, 7, true],
  ['3', 5, 7, 7, false],
  ['9', 10, 5, 5, true],
  ['Yes', null, 5, 5, true],
  ['No', null, 5, 5, false],
  ['Very worried', null, 6, 7, true],
  ['The beach', null, 6, 7, false],
])('what was written for "%s" (of %s) and a %s of %s: %s', (theirs, top, value, max, same) => {
  const scale = { min: 1, max, step: 1, labels: [], descending: false, nps: false }
  expect(isSameHeight(theirs, top, value, scale)).toBe(same)
})
