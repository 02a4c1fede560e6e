import { describe, expect, test } from 'vitest'
import type { AskKind, Reading } from '../reading/reading.ts'
import { askNoise } from './ask-families.ts'
import { valenceOf } from './valence.ts'

const reading = (ask: AskKind, canonical: string): Reading => ({ ask, canonical }) as Reading

describe('which way a question speaks', () => {
  test('against the thing where it complains of it or does without it', () => {
    for (const words of [
      'electric cars are too expensive for me',
      'an electric car costs more than i can afford',
      'how worried are you about your data',
      'do you avoid sugar',
      'streaming services are a waste of money',
    ]) {
      expect(valenceOf(reading('attitude', words)), words).toBe(-1)
    }
  })

  test('for the thing where it praises it, wants it, or where it helps against a trouble', () => {
    for (const words of [
      'electric cars are worth the money',
      'would you buy a toaster',
      'a bath helps me with stress',
      'do you trust your bank',
    ]) {
      expect(valenceOf(reading('attitude', words)), words).toBe(1)
    }
  })

  test('wordings of one question that are read as different kinds are of one family', () => {
    expect(askNoise(reading('behaviour', 'would you purchase a toaster'))).toBe(
      askNoise(reading('intent', 'would you buy a toaster')),
    )
    expect(askNoise(reading('intent', 'likely that you change your bank'))).toBe(
      askNoise(reading('switching', 'likely to switch banks')),
    )
    expect(askNoise(reading('behaviour', 'are you a coffee drinker')).family).toBe(
      askNoise(reading('use', 'do you drink coffee')).family,
    )
  })
})
