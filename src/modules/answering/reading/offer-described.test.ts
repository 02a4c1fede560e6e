import { expect, test } from 'vitest'
import { offerDescribed } from './offer-described.ts'

test.each([
  [
    "We're building an app that waits on hold for you. $3.99 per call. What do you think of it?",
    'an app that waits on hold for you.',
  ],
  [
    'Idea: a frozen dinner line with real recipes, $7.99 each. Would you buy it?',
    'a frozen dinner line with real recipes, .',
  ],
  ["Here's the idea: a library that lends tools. Would you join?", 'a library that lends tools.'],
  ['FridgeCam is a camera for your fridge. Would you buy it?', 'is a camera for your fridge.'],
  ['Would you buy a camera for your fridge?', 'Would you buy a camera for your fridge?'],
])('%s is an offer of: %s', (text, described) => {
  expect(offerDescribed(text).replace(/ \.$/, '')).toBe(described.replace(/ \.$/, ''))
})
