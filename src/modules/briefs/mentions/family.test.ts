import { describe, expect, test } from 'vitest'
import { familyIn } from './family.ts'
import { maritalIn } from './marital.ts'

const of = (text: string, found: ReturnType<typeof familyIn>) =>
  found.map(({ start, end, filters }) => [text.slice(start, end), filters])

describe('men, women and their families', () => {
  test.each<[string, [string, object][]]>([
    ['female nurses', [['female', { sex: 'female' }]]],
    ['men who drive', [['men', { sex: 'male' }]]],
    ["women's views on tax", [['women', { sex: 'female' }]]],
    ['moms in Ohio', [['moms', { sex: 'female', is_parent: true }]]],
    [
      'mums and dads',
      [
        ['mums', { sex: 'female', is_parent: true }],
        ['dads', { sex: 'male', is_parent: true }],
      ],
    ],
    ['moms of toddlers', [['moms of toddlers', { sex: 'female', child_age: { min: 1, max: 3 } }]]],
    ['toddler moms', [['toddler moms', { sex: 'female', child_age: { min: 1, max: 3 } }]]],
    ['Gen X men who drive', [['men', { sex: 'male' }]]],
    ['F 25-34', [['F', { sex: 'female' }]]],
    ['parents of college students', [['parents of college students', { child_age: { min: 18, max: 24 } }]]],
    ['moms of babies 6 to 18 months', [['moms of babies 6 to 18 months', { sex: 'female', child_age: { max: 1 } }]]],
    ['parents of 18-month-olds', [['parents of 18-month-olds', { child_age: { min: 1, max: 1 } }]]],
    ['with kids still in school', [['with kids still in school', { child_age: { min: 6, max: 17 } }]]],
    [
      'dads with a teenager at home',
      [['dads with a teenager at home', { sex: 'male', child_age: { min: 13, max: 17 } }]],
    ],
    [
      'parents whose kids have moved out',
      [['parents whose kids have moved out', { is_parent: true, children_at_home: { max: 0 } }]],
    ],
    ['parents with one car', [['parents', { is_parent: true }]]],
    ['dads of three in Ohio', [['dads of three', { sex: 'male', num_children: { min: 3, max: 3 } }]]],
    ['new moms', [['new moms', { sex: 'female', child_age: { max: 1 } }]]],
    ['parents of teens', [['parents of teens', { child_age: { min: 13, max: 17 } }]]],
    ['parents of kids under 10', [['parents of kids under 10', { child_age: { max: 9 } }]]],
    [
      'parents of children between 6 and 12',
      [['parents of children between 6 and 12', { child_age: { min: 6, max: 12 } }]],
    ],
    ['moms of 3-5 year olds', [['moms of 3-5 year olds', { sex: 'female', child_age: { min: 3, max: 5 } }]]],
    ['families with young children', [['families with young children', { child_age: { max: 5 } }]]],
    ['mothers of adult children', [['mothers of adult children', { sex: 'female', child_age: { min: 18 } }]]],
    ['parents of babies and toddlers', [['parents of babies and toddlers', { child_age: { max: 3 } }]]],
    [
      'women with school-age kids',
      [
        ['women', { sex: 'female' }],
        ['with school-age kids', { child_age: { min: 6, max: 12 } }],
      ],
    ],
    ['a mother of three', [['mother of three', { sex: 'female', num_children: { min: 3, max: 3 } }]]],
    ['who have at least 2 children', [['who have at least 2 children', { num_children: { min: 2 } }]]],
    ['with two kids, aged 30-40', [['with two kids', { num_children: { min: 2, max: 2 } }]]],
    ['people with kids at home', [['with kids at home', { children_at_home: { min: 1 } }]]],
    ['households with children', [['households with children', { children_at_home: { min: 1 } }]]],
    ['large families', [['large families', { num_children: { min: 3 } }]]],
    ['empty nesters', [['empty nesters', { is_parent: true, children_at_home: { max: 0 } }]]],
    [
      'childless women',
      [
        ['childless', { is_parent: false }],
        ['women', { sex: 'female' }],
      ],
    ],
    ["people who don't have children", [["who don't have children", { is_parent: false }]]],
    ['adults with no kids at home', [['with no kids at home', { children_at_home: { max: 0 } }]]],
    ['people who live alone', [['who live alone', { household_size: { max: 1 } }]]],
    ['live with 4 or more people', [['live with 4 or more people', { household_size: { min: 5 } }]]],
    [
      'Parents (kids 6-12)',
      [
        ['Parents', { is_parent: true }],
        ['kids 6-12', { child_age: { min: 6, max: 12 } }],
      ],
    ],
    [
      'dads whose kids are teenagers',
      [
        ['dads', { sex: 'male', is_parent: true }],
        ['whose kids are teenagers', { child_age: { min: 13, max: 17 } }],
      ],
    ],
    ['a family of four', [['family of four', { household_size: { min: 4, max: 4 } }]]],
  ])('%s', (text, expected) => {
    expect(of(text, familyIn(text))).toEqual(expected)
  })

  test.each([
    "men's shoes",
    "women's health",
    'adults who live with their parents',
    'people caring for aging parents',
    'the parent company',
    'motherboard buyers',
    'mom-and-pop shops',
    'mothers-in-law',
    'dog moms',
    'male pattern baldness',
    'hey guys, thanks',
    'nurses who work with children',
    'people who want to have kids',
    'the health of kids',
    'children aged 8 to 12',
    'a product family',
    'test it with college students',
  ])('no family in: %s', (text) => {
    expect(familyIn(text)).toEqual([])
  })
})

describe('how many live together', () => {
  test.each([
    ['3 or more people in the household', { min: 3 }],
    ['with at least four people at home', { min: 4 }],
    ['household size: 4', { min: 4, max: 4 }],
    ['household size of 3+', { min: 3 }],
    ['households of 3 to 5', { min: 3, max: 5 }],
    ['households with more than 4 people', { min: 5 }],
    ['living in a household with five or more people', { min: 5 }],
    ['who live with two roommates', { min: 3, max: 3 }],
    ['two-person households', { min: 2, max: 2 }],
    ['large households', { min: 5 }],
    ['households of up to 2', { max: 2 }],
  ])('%s', (text, household_size) => {
    expect(of(text, familyIn(text))).toEqual([[text, { household_size }]])
  })

  test.each([
    '10 people at home',
    '20 people in the household goods business',
    'household size matters',
    'a household of brands',
    'who look after a parent with arthritis',
  ])('nothing of it in: %s', (text) => {
    expect(familyIn(text)).toEqual([])
  })
})

describe('who is married', () => {
  const single = { marital_status: { none: ['married'] } }
  test.each<[string, [string, object][]]>([
    ['married women', [['married', { marital_status: 'married' }]]],
    ['single moms', [['single', single]]],
    ['men who are single', [['who are single', single]]],
    ['Men, single, 30s', [['single', single]]],
    ['singles in Ohio', [['singles', single]]],
    ['people who are not married', [['who are not married', single]]],
    ['never-married men', [['never-married', { marital_status: 'never_married' }]]],
    ['bachelors', [['bachelors', { marital_status: 'never_married' }]]],
    ['divorced dads', [['divorced', { marital_status: 'divorced' }]]],
    ['widows', [['widows', { sex: 'female', marital_status: 'widowed' }]]],
    ['husbands', [['husbands', { sex: 'male', marital_status: 'married' }]]],
    ['newlyweds', [['newlyweds', { marital_status: 'married' }]]],
    ['couples', [['couples', { marital_status: 'married' }]]],
  ])('%s', (text, expected) => {
    expect(of(text, maritalIn(text))).toEqual(expected)
  })

  test.each([
    'every single customer',
    'single malt drinkers',
    'a single-family home',
    'people getting married',
    'their husbands',
    'people with a bachelors degree',
    'a couple of nurses',
    'values separated by commas',
    'people in a relationship',
    'views on divorce',
    'people going through a divorce',
  ])('nobody is said to be married or not in: %s', (text) => {
    expect(maritalIn(text)).toEqual([])
  })
})
