import { expect, test } from 'vitest'
import { careOf, refusedFor } from './care.ts'
import { readQuestion } from './read-question.ts'

test.each([
  ['Do you ever think about ending your life?', 'care'],
  ['have you had suicidal thoughts', 'care'],
  ['Have you ever been sexually assaulted?', 'sober'],
  ['Have you ever stolen something from a store?', 'sober'],
  ['Did you ever have a miscarriage?', 'sober'],
  ['Why did you stop beating your dog?', 'false_premise'],
  ['when did you start cheating on your taxes', 'false_premise'],
  ['Have you ever been arrested?', 'sober'],
  ['When did you last cheat on your taxes?', 'false_premise'],
  ['How do you hide your drinking from your spouse?', 'false_premise'],
  ['Who abused you?', 'false_premise'],
  ['Have you stopped lying to your doctor?', 'false_premise'],
  ['What pills would you take to end it?', 'care'],
  ['Do you make yourself throw up after meals?', 'care'],
  ['Have you ever killed someone?', 'grave'],
  ['Are you afraid of your husband?', 'sober'],
  ['Have you ever been homeless?', 'sober'],
  ['Do you feel lonely?', null],
  ['Why do you hate Mondays?', null],
  ['Why do you hate people who chew loudly?', null],
  ['Where do you get your prescription drugs?', null],
  ['Who stole your package?', null],
  ['What hit you hardest about the news?', null],
  ['How do you feel when a celebrity is arrested?', null],
  ['Did you vomit after taking the medicine?', null],
  ['Have you ever cut yourself shaving?', null],
  ['How often do you hurt yourself at the gym?', null],
  ['How do you beat stress after work?', null],
  ['When did you last cheat on your diet?', null],
  ['Should people who cheat on their taxes go to prison?', null],
  ['Would you use an app that tracks your drinking?', null],
  // What anybody may have a view on, and words that only sound like it.
  ['Do you think physician-assisted suicide should be legal?', null],
  ['Do you think abortion should be legal?', null],
  ['Do you like war movies?', null],
  ['Are you committed to recycling?', null],
  ['Are you addicted to your phone?', null],
  ['Do you hate not waking up on time?', null],
  ['Are you dying to try our new burger?', null],
  ['Should drunk driving be punished harder, in your view?', null],
  ['How do you beat the heat?', null],
  ['Would you buy a stolen-vehicle tracker?', null],
  ['Is suicide prevention funded well enough?', null],
] as const)('%s: %s', (text, care) => {
  expect(careOf(readQuestion(text))).toBe(care)
})

test('what nobody answers has a reason', () => {
  expect(refusedFor(readQuestion('Do you ever think about ending your life?'))).toBe('care')
  expect(refusedFor(readQuestion('Have you ever killed someone?'))).toBe('false_premise')
  expect(refusedFor(readQuestion('Tell me about your trauma.'))).toBe('care')
  expect(refusedFor(readQuestion('Have you ever been robbed?'))).toBeNull()
})
