import { describe, expect, it } from 'vitest'
import { childrenInWords, decadeOf, numberWord, possessive, withArticle } from './english.ts'

describe('english', () => {
  it('chooses a or an by the sound, not by the letter', () => {
    const words = 'ICU nurse,RN,HVAC technician,UX designer,8th grade teacher,3rd grade teacher,18-year-old,11-year-old'
    const more =
      'unit clerk,union organizer,unarmed guard,usher,user researcher,hourly worker,house cleaner,NICU nurse,X-ray technician,MRI technologist,SQL developer,European buyer,one-person crew,IT manager,urologist,electrician'
    expect([...words.split(','), ...more.split(',')].map(withArticle)).toEqual([
      'an ICU nurse',
      'an RN',
      'an HVAC technician',
      'a UX designer',
      'an 8th grade teacher',
      'a 3rd grade teacher',
      'an 18-year-old',
      'an 11-year-old',
      'a unit clerk',
      'a union organizer',
      'an unarmed guard',
      'an usher',
      'a user researcher',
      'an hourly worker',
      'a house cleaner',
      'a NICU nurse',
      'an X-ray technician',
      'an MRI technologist',
      'an SQL developer',
      'a European buyer',
      'a one-person crew',
      'an IT manager',
      'a urologist',
      'an electrician',
    ])
  })

  it('writes numbers as words up to twelve', () => {
    expect([1, 12, 13].map(numberWord)).toEqual(['one', 'twelve', '13'])
  })

  it('names the part of the decade', () => {
    expect([18, 21, 35, 58, 93].map(decadeOf)).toEqual([
      'late teens',
      'early twenties',
      'mid-thirties',
      'late fifties',
      'nineties',
    ])
  })

  it('forms possessives of names that end in s', () => {
    expect(possessive('Chris')).toBe("Chris's")
  })

  it('speaks of children as their ages allow', () => {
    expect(childrenInWords(1, [0], 0)).toBe('a baby')
    expect(childrenInWords(1, [8], 0)).toBe('an eight-year-old')
    expect(childrenInWords(2, [4, 9], 0)).toBe('a four-year-old and a nine-year-old')
    expect(childrenInWords(3, [1, 5, 9], 0)).toBe('three children, the youngest a toddler')
    expect(childrenInWords(3, [3, 5, 14], 1)).toBe('three children between three and 14')
    expect(childrenInWords(2, null, 0)).toBe('two children')
  })
})
