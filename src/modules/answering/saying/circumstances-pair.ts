import { type Bank, bankOf } from './reasons-patterns.ts'

/** What one circumstance gives people to say: in favour of the thing, and against it. */
export interface Pair {
  /** "income.lt25k", "attitude.food_curiosity.low". */
  key: string
  for: Bank
  against: Bank
}

export function pairOf(key: string, favourable: string, unfavourable: string): Pair {
  return { key, for: bankOf(`${key}+`, favourable), against: bankOf(`${key}-`, unfavourable) }
}
