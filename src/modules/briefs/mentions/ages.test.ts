import { describe, expect, test } from 'vitest'
import { agesIn } from './ages.ts'

const context = { now: new Date('2026-06-01T00:00:00Z'), countries: ['United States'] }
const said = (text: string) =>
  agesIn(text, context).map(({ start, end, filters }) => [text.slice(start, end), filters.age])

describe('how old people are', () => {
  test.each([
    ['women over 40', 'over 40', { min: 41 }],
    ['the over-40s', 'the over-40s', { min: 40 }],
    ['people aged 40+', 'aged 40+', { min: 40 }],
    ['adults 50+', '50+', { min: 50 }],
    ['men 40 and over', '40 and over', { min: 40 }],
    ['nurses at least 21 years old', 'at least 21 years old', { min: 21 }],
    ['anyone 21 or older', '21 or older', { min: 21 }],
    ['women who are over fifty', 'who are over fifty', { min: 51 }],
    ['people under 30', 'under 30', { max: 29 }],
    ['drivers younger than 35', 'younger than 35', { max: 34 }],
    ['women 25-34', '25-34', { min: 25, max: 34 }],
    ['people aged 25 to 34 years', 'aged 25 to 34 years', { min: 25, max: 34 }],
    ['men between 30 and 45 in Ohio', 'between 30 and 45', { min: 30, max: 45 }],
    ['twenty-five to thirty-four year olds', 'twenty-five to thirty-four year olds', { min: 25, max: 34 }],
    ['Nurses, 30–45, Texas', '30–45', { min: 30, max: 45 }],
    ['Age: 25-40', 'Age: 25-40', { min: 25, max: 40 }],
    ['people in their thirties', 'in their thirties', { min: 30, max: 39 }],
    ['in their early thirties', 'in their early thirties', { min: 30, max: 33 }],
    ['dads in their mid-30s', 'in their mid-30s', { min: 34, max: 36 }],
    ['in their late 20s to mid-30s', 'in their late 20s to mid-30s', { min: 27, max: 36 }],
    ['people in their 20s and 30s', 'in their 20s and 30s', { min: 20, max: 39 }],
    ['thirtysomethings', 'thirtysomethings', { min: 30, max: 39 }],
    ['men around 40', 'around 40', { min: 37, max: 43 }],
    ['60ish women', '60ish', { min: 57, max: 63 }],
    ['over-sixties', 'over-sixties', { min: 60 }],
    ['people no older than 45', 'no older than 45', { max: 45 }],
    ['18-year-olds', '18-year-olds', { min: 18, max: 18 }],
    ['35 y/o men', '35 y/o', { min: 35, max: 35 }],
    ['born in the 80s', 'born in the 80s', { min: 37, max: 46 }],
    ['born after 1990', 'born after 1990', { max: 35 }],
    ['people born between 1970 and 1980', 'born between 1970 and 1980', { min: 46, max: 56 }],
    ['Gen Z', 'Gen Z', { min: 18, max: 29 }],
    ['millenials', 'millenials', { min: 30, max: 45 }],
    ['Gen Xers', 'Gen Xers', { min: 46, max: 61 }],
    ['baby boomers', 'baby boomers', { min: 62, max: 80 }],
    ['the silent generation', 'the silent generation', { min: 81 }],
    ['seniors in Ohio', 'seniors', { min: 65 }],
    ['elderly patients', 'elderly', { min: 65 }],
    ['older adults', 'older adults', { min: 65 }],
    ['young adults', 'young adults', { max: 29 }],
    ['middle-aged men', 'middle-aged', { min: 40, max: 59 }],
    ['college-age women', 'college-age', { min: 18, max: 24 }],
    ['people of working age', 'of working age', { min: 18, max: 64 }],
    ['people turning 40', 'turning 40', { min: 39, max: 40 }],
    ['women pushing 50', 'pushing 50', { min: 47, max: 49 }],
    ['aged between 18 & 25', 'aged between 18 & 25', { min: 18, max: 25 }],
    ['30- to 40-year-olds', '30- to 40-year-olds', { min: 30, max: 40 }],
    ['age >= 21', 'age >= 21', { min: 21 }],
    ['25 < age < 40', '25 < age < 40', { min: 26, max: 39 }],
    ['min. age 25', 'min. age 25', { min: 25 }],
    ['min 25, max 40', 'min 25, max 40', { min: 25, max: 40 }],
    ['anyone 18-34', '18-34', { min: 18, max: 34 }],
    ['women up to 35', 'up to 35', { max: 35 }],
    ['the under-30 crowd', 'the under-30 crowd', { max: 29 }],
    ['21-and-over', '21-and-over', { min: 21 }],
    ['45-64 yrs', '45-64 yrs', { min: 45, max: 64 }],
    ['women of 40-odd', 'of 40-odd', { min: 37, max: 43 }],
    ['30-odd years old', '30-odd years old', { min: 27, max: 33 }],
    ['65+ women', '65+', { min: 65 }],
    ['people in midlife', 'in midlife', { min: 40, max: 59 }],
    ['young millennials', 'young millennials', { min: 30, max: 37 }],
    ['16-24 year olds', '16-24 year olds', { min: 18, max: 24 }],
  ])('%s', (text, phrase, age) => {
    expect(said(text)).toEqual([[phrase, age]])
  })

  test.each([
    '20-30 people',
    'over 40 nurses responded',
    'businesses with over 50 employees',
    'nurses with at least 10 years of experience',
    'spend over 50 dollars',
    'baby-sitters, 22 or so',
    'a 20-minute survey',
    'BMI over 30',
    'senior managers',
    'high school seniors',
    'people caring for elderly parents',
    'young kids',
    'music of the early 90s',
    'teens 13-17',
    'under-18s',
    'up to 20 people',
    '20+ people',
    '50+ women',
    'turning 40 orders around',
    'we are pushing 20 updates',
    'a box of 40-odd crackers',
    'max 20 minutes',
    'between 18 and 24 months',
    'parents of kids under 10',
    'moms with children aged 18 to 25',
    '',
  ])('nobody is of an age in: %s', (text) => {
    expect(said(text)).toEqual([])
  })

  test('two ranges in a list are two', () => {
    expect(said('18-24 or 25-34')).toEqual([
      ['18-24', { min: 18, max: 24 }],
      ['25-34', { min: 25, max: 34 }],
    ])
  })

  test('half of a generation is an assumption, and said to be one', () => {
    const [older] = agesIn('older millennials', context)
    expect(older).toMatchObject({ filters: { age: { min: 38, max: 45 } }, noun: true })
    expect(older?.assumed).toContain('The older half of Millennials')
  })

  test('generations grow older with the year', () => {
    const later = { ...context, now: new Date('2030-01-01T00:00:00Z') }
    expect(agesIn('millennials', later)[0]?.filters).toEqual({ age: { min: 34, max: 49 } })
  })
})
