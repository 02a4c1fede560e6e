import type { AskKind, Reading } from '../reading/reading.ts'

/** Kinds that only open questions have, as the kind of closed question whose answers they come nearest to. */
const nearest: Partial<Record<AskKind, AskKind>> = {
  reason: 'attitude',
  condition: 'intent',
  comparison: 'choice',
  recommend: 'satisfaction',
  experience: 'satisfaction',
  opinion: 'attitude',
  improve: 'satisfaction',
  amount: 'frequency',
  association: 'feeling',
  advice: 'attitude',
}

/** The kind of the knowledge base that answers a question: why somebody does something is first whether they do it. */
export function closedAskOf({ ask, claim }: Pick<Reading, 'ask' | 'claim'>): AskKind {
  return ask === 'reason' && claim?.about_self ? 'behaviour' : (nearest[ask] ?? ask)
}
