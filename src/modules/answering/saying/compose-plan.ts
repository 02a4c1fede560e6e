import type { AnswerLength } from '../reading/reading.ts'
import type { Draws } from './compose-draws.ts'
import type { Manner } from './speaking.ts'

/** How long an answer is to be. */
export interface Plan {
  least: number
  most: number
  /** Words of the whole answer; only a short answer has a bound. */
  words: number
  /** Whether a reason may come before the verdict. */
  reasonFirst: boolean
  /** Whether a short verdict runs on into its reason ("No, too pricey"). */
  runOn: boolean
}

/** What was asked for comes first, the agent's own habit second, chance third. */
export function planOf(manner: Manner, length: AnswerLength | null, draws: Draws): Plan {
  const wobble = draws.next()
  const habit = Math.max(1, Math.min(5, manner.sentences + (wobble < 0.08 ? -1 : wobble > 0.65 ? 1 : 0)))
  const reasonFirst = draws.next() < (manner.register === 'chatty' || manner.register === 'careful' ? 0.22 : 0.14)
  const runOn = draws.next() < 0.2 + 0.5 * manner.clipped
  switch (length) {
    case 'short':
      return { least: 1, most: 1, words: 25, reasonFirst: false, runOn: draws.next() < 0.6 }
    case 'medium': {
      const most = Math.min(3, Math.max(habit, 1))
      return { least: 1, most, words: Number.POSITIVE_INFINITY, reasonFirst, runOn }
    }
    case 'detailed': {
      const most = Math.min(6, Math.max(3, habit + 2))
      return { least: 3, most, words: Number.POSITIVE_INFINITY, reasonFirst, runOn }
    }
    default:
      return { least: 1, most: habit, words: Number.POSITIVE_INFINITY, reasonFirst, runOn }
  }
}
