import type { Sense } from '../reader/reader.ts'
import type { AskKind } from './reading.ts'

/**
 * The kinds that the reader tells apart, each with the finer ones that it covers. The first stands for all of them
 * where the rules found none; what lies between two kinds stands with both.
 */
export const kindsOfSense: Readonly<Record<string, readonly [AskKind, ...AskKind[]]>> = {
  knowledge: ['knowledge'],
  association: ['association'],
  story: ['experience'],
  suggestion: ['improve', 'advice'],
  reason: ['reason', 'driver', 'barrier', 'condition', 'importance', 'feature'],
  price: ['price'],
  awareness: ['awareness'],
  intent: ['intent', 'concept', 'recommend', 'switching', 'loyalty', 'message', 'price'],
  habit: ['frequency', 'amount', 'behaviour'],
  preference: ['choice', 'comparison', 'feature'],
  act: ['behaviour', 'use', 'switching', 'experience'],
  opinion: [
    'attitude',
    'opinion',
    'trust',
    'satisfaction',
    'importance',
    'feeling',
    'message',
    'comparison',
    'concept',
    'loyalty',
  ],
}

/** So much likelier is a kind that the rules have found as well. */
const AGREED = 3
/** What the rules say where they found nothing. */
const guesses: readonly AskKind[] = ['attitude', 'opinion', 'behaviour']

/** Facts about the speaker and follow-ups are told otherwise, and may be of any kind. */
const aside = ['fact', 'followup', 'none']

/** The kind of a question: what the rules make of it, where the reader finds that likely enough, else what the reader does. */
export function kindBySense(byRules: AskKind, sense: Sense | null, open: boolean, counted: boolean): AskKind {
  if (sense === null || aside.reduce((sum, kind) => sum + (sense.kind[kind] ?? 0), 0) > 0.5) return byRules
  const found = !guesses.includes(byRules)
  const weighed = Object.entries(kindsOfSense).map(([kind, asks]) => ({
    asks,
    weight: (sense.kind[kind] ?? 0) * (found && asks.includes(byRules) ? AGREED : 1),
  }))
  const { asks } = weighed.reduce((best, one) => (one.weight > best.weight ? one : best))
  if (asks.includes(byRules)) return byRules
  if (asks[0] === 'attitude' && open) return 'opinion'
  if (asks[0] === 'frequency' && counted) return 'amount'
  if (asks[0] === 'reason' && !open) return 'driver'
  return asks[0]
}
