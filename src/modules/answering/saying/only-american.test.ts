import { describe, expect, test } from 'vitest'
import { sayableAbroad } from './only-american.ts'

describe('what only Americans would say', () => {
  test.each([
    'Seven dollars and they spelled my name like a sneeze',
    'I quit when it hit $14 a month',
    'Twenty a month and I never go',
    'They wanted two thousand up front so the tooth can wait',
    'I paid four fifty for a cup of foam',
    'The 401(k) match is why I stay',
    "I'm on Medicare, so it's cheap",
    'Twelve miles to the nearest one',
    'We only use it at Thanksgiving',
    'The county picks it up on Tuesdays',
    'It was ninety-eight degrees in the shade',
    'Ask the HOA',
    'Only in the US',
    "I'd put it in an IRA",
  ])('is not said by others: %s', (say) => {
    expect(sayableAbroad(say, 'DE', '')).toBe(false)
  })

  test.each([
    'Two cups before anybody talks to me',
    'It takes about twenty minutes each way',
    'They gave us the runaround for three weeks',
    "It's a snap to use, and it works for us",
    'There was one about forty years ago',
    'I paid ₹200 for it',
    'I could see R$20 for that',
  ])('is not this: %s', (say) => {
    expect(sayableAbroad(say, 'BR', '')).toBe(true)
  })

  test('is said by those who have it as well', () => {
    expect(sayableAbroad('Twelve miles to the nearest one', 'GB', '')).toBe(true)
    expect(sayableAbroad('I count every dollar', 'CA', '')).toBe(true)
    expect(sayableAbroad('I count every dollar', 'GB', '')).toBe(false)
  })

  test('may be taken up from the question', () => {
    expect(sayableAbroad("I wouldn't pay $5", 'JP', 'Would you pay $5?')).toBe(true)
    expect(sayableAbroad('Credit unions treat you right', 'DE', 'Do you trust your credit union?')).toBe(true)
    expect(sayableAbroad('Credit unions treat you right', 'DE', 'Do you trust your bank?')).toBe(false)
  })
})
