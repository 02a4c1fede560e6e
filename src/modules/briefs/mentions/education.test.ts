import { expect, test } from 'vitest'
import { educationIn } from './education.ts'

const context = { now: new Date('2026-06-15'), countries: ['United States'] }
const read = (text: string) =>
  educationIn(text, context).map(({ start, end, filters }) => [text.slice(start, end), filters.education] as const)

const degree = { any: ['bachelors', 'masters', 'professional', 'phd'] }
const none = { any: ['less_than_high_school', 'high_school', 'some_college', 'associates'] }

test.each([
  ['community college graduates', 'community college graduates', 'associates'],
  ['graduate degree holders', 'graduate degree holders', { any: ['masters', 'professional', 'phd'] }],
  ['BA holders', 'BA holders', 'bachelors'],
  ['college grads in Ohio', 'college grads', degree],
  ['college-educated women', 'college-educated', degree],
  ['people with a bachelor’s degree or higher', 'with a bachelor’s degree or higher', degree],
  ['people with a bachelor’s', 'with a bachelor’s', 'bachelors'],
  [
    'who have at least a master’s degree',
    'who have at least a master’s degree',
    { any: ['masters', 'professional', 'phd'] },
  ],
  ['with a bachelor’s or master’s degree', 'with a bachelor’s or master’s degree', { any: ['bachelors', 'masters'] }],
  ['with only a high school diploma', 'with only a high school diploma', 'high_school'],
  [
    'a high school education or less',
    'a high school education or less',
    { any: ['less_than_high_school', 'high_school'] },
  ],
  ['with less than a high school diploma', 'with less than a high school diploma', 'less_than_high_school'],
  ['PhDs', 'PhDs', 'phd'],
  ['MBAs', 'MBAs', 'masters'],
  ['some college', 'some college', 'some_college'],
  ['high school dropouts', 'high school dropouts', 'less_than_high_school'],
  ['college dropouts', 'college dropouts', 'some_college'],
  ['people with a graduate degree', 'with a graduate degree', { any: ['masters', 'professional', 'phd'] }],
  ['who have a degree in nursing', 'who have a degree', degree],
])('%s: how far people got', (text, said, education) => {
  expect(read(text)).toEqual([[said, education]])
})

test.each(['no college degree', 'without a degree', 'who don’t have a college degree', 'non-college'])(
  '%s: the mention says no itself',
  (text) => {
    expect(educationIn(text, context)).toMatchObject([{ negated: true, filters: { education: none } }])
  },
)

test.each([
  'college students',
  'PhD students',
  'high school teachers',
  'to some degree',
  'a degree of trust',
  'a 90-degree turn',
  'a bachelor party',
  'bachelors in Texas',
  'getting a degree',
  'no degree needed',
  'the value of a college degree',
])('%s: no education that somebody has', (text) => {
  expect(read(text)).toEqual([])
})
