import { expect, test } from 'vitest'
import { employmentIn } from './employment.ts'

const context = { now: new Date('2026-06-15'), countries: ['United States'] }
const read = (text: string) =>
  employmentIn(text, context).map(({ start, end, filters }) => [text.slice(start, end), filters] as const)

const working = { labour_status: { any: ['employed', 'self_employed'] } }

test.each([
  ['retirees in Florida', 'retirees', { labour_status: 'retired' }],
  ['retired teachers', 'retired', { labour_status: 'retired' }],
  ['people who are currently retired', 'who are currently retired', { labour_status: 'retired' }],
  ['unemployed men', 'unemployed', { labour_status: 'unemployed' }],
  ['people who are out of work', 'who are out of work', { labour_status: 'unemployed' }],
  ['50 job seekers', 'job seekers', { labour_status: 'unemployed' }],
  ['self-employed plumbers', 'self-employed', { labour_status: 'self_employed' }],
  ['small business owners in Ohio', 'small business owners', { labour_status: 'self_employed' }],
  ['people who run their own business', 'who run their own business', { labour_status: 'self_employed' }],
  ['gig workers', 'gig workers', { labour_status: 'self_employed' }],
  ['startup founders', 'startup founders', { labour_status: 'self_employed' }],
  ['working moms', 'working', working],
  ['20 workers', 'workers', working],
  ['adults who work', 'who work', working],
  ['employed adults', 'employed', { labour_status: 'employed' }],
  ['full-time workers', 'full-time workers', { labour_detail: 'full_time' }],
  ['moms who work part time', 'who work part time', { labour_detail: 'part_time' }],
  ['people with a full-time job', 'with a full-time job', { labour_detail: 'full_time' }],
  ['college students', 'college students', { labour_detail: 'student' }],
  ['nursing students', 'students', { labour_detail: 'student' }],
  ['full-time students', 'full-time students', { labour_detail: 'student' }],
  ['stay-at-home dads', 'stay-at-home dads', { labour_detail: 'homemaker', sex: 'male', is_parent: true }],
  ['stay-at-home moms and dads', 'stay-at-home moms and dads', { labour_detail: 'homemaker', is_parent: true }],
  ['housewives', 'housewives', { labour_detail: 'homemaker', sex: 'female' }],
  ['people on disability', 'on disability', { labour_detail: 'unable_to_work' }],
])('%s: how people stand to work', (text, said, filters) => {
  expect(read(text)).toEqual([[said, filters]])
})

test.each(['people who aren’t working', 'who don’t work', 'non-working adults', 'without a job'])(
  '%s: the mention says no itself',
  (text) => {
    expect(employmentIn(text, context)).toMatchObject([
      { negated: true, filters: { labour_status: { any: ['unemployed', 'retired', 'not_in_labour_force'] } } },
    ])
  },
)

test.each([
  'working class families',
  'working-age adults',
  'working from home',
  'who work nights',
  'who don’t work weekends',
  'high school students',
  'students of history',
  'student loans',
  'moms of college students',
  'kids in college',
  'semi-retired people',
  'people approaching retirement',
  'aspiring entrepreneurs',
  'general contractors',
  'remote workers',
  'employed as nurses',
  'people looking for a new job',
  'who were laid off in the last year',
])('%s: left alone', (text) => {
  expect(read(text)).toEqual([])
})

test('places are those of the text as it came, whatever its spaces and signs', () => {
  const text = 'moms \u00a0\n  who  work\tfull‑time, please'
  expect(read(text)).toEqual([['who  work\tfull‑time', { labour_detail: 'full_time' }]])
})
