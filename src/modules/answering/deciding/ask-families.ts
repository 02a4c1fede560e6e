import type { AskKind, Reading } from '../reading/reading.ts'

/** Kinds of questions that people answer out of the same mood: what they do, want, leave, like, know, or find important. */
export type AskFamily = 'use' | 'want' | 'leave' | 'like' | 'know' | 'matter'

/** How answers to a kind of question hang on the person. */
export interface AskNoise {
  family: AskFamily
  /** Share of what cannot be explained that comes from lasting fondness of the thing, whatever is asked about it. */
  fondness: number
  /** Share that comes from being easily pleased, whatever the thing. */
  pleased: number
  /** How often "I don't know" is chosen where it is offered. */
  unsure: number
}

/**
 * Shares of variance, argued: no survey asks how people use, want and like one thing (docs/mind.md): whether people use a thing and whether they want or like it correlate
 * at about 0.5; likings of unrelated things hang together weakly. What is said about prices, feelings and reasons may
 * speak for or against the thing, so that fondness counts little there. Kinds that wordings of one question are read
 * as have the same shares, or else the same question would get other answers.
 */
const use = { family: 'use', fondness: 0.45, pleased: 0 } as const
const want = { family: 'want', fondness: 0.4, pleased: 0.06 } as const
const leave = { family: 'leave', fondness: 0, pleased: 0 } as const
const like = { family: 'like', fondness: 0.35, pleased: 0.06 } as const
const judge = { family: 'like', fondness: 0.05, pleased: 0.02 } as const
const know = { family: 'know', fondness: 0.25, pleased: 0 } as const
const matter = { family: 'matter', fondness: 0.1, pleased: 0.03 } as const

const kinds: Readonly<Record<AskKind, AskNoise>> = {
  use: { ...use, unsure: 0.02 },
  frequency: { ...use, unsure: 0.02 },
  behaviour: { ...use, unsure: 0.02 },
  loyalty: { ...use, unsure: 0.03 },
  experience: { ...use, unsure: 0.03 },
  amount: { ...use, unsure: 0.05 },
  intent: { ...want, unsure: 0.06 },
  concept: { ...want, unsure: 0.07 },
  condition: { ...want, unsure: 0.08 },
  recommend: { ...want, unsure: 0.05 },
  switching: { ...leave, unsure: 0.06 },
  satisfaction: { ...like, unsure: 0.04 },
  opinion: { ...like, unsure: 0.08 },
  association: { ...like, unsure: 0.1 },
  trust: { ...like, unsure: 0.08 },
  message: { ...like, unsure: 0.06 },
  attitude: { ...judge, unsure: 0.08 },
  feeling: { ...judge, unsure: 0.06 },
  price: { ...judge, unsure: 0.06 },
  awareness: { ...know, unsure: 0.06 },
  knowledge: { ...know, unsure: 0.14 },
  importance: { ...matter, unsure: 0.04 },
  feature: { ...matter, unsure: 0.05 },
  driver: { ...matter, unsure: 0.05 },
  barrier: { ...matter, unsure: 0.05 },
  reason: { ...matter, unsure: 0.06 },
  improve: { ...matter, unsure: 0.1 },
  advice: { ...matter, unsure: 0.08 },
  choice: { ...matter, unsure: 0.05 },
  comparison: { ...matter, unsure: 0.06 },
}

/** Words of what one might do, as against what one does. */
const hypothetical =
  /\b(would|will|willing|open to|consider(ing)?|interested in|plan(ning)? (to|on)|intend|going to|likely|want to|wish|hope to)\b/
/** Paying for a thing is wanting it; finding it dear is an opinion. */
const paying = /\b(pay|buy|spend)\b/
/** Words of leaving what one has. */
const leaving = /\b(switch|chang(e|ing) (your|my|banks?|providers?|brands?|plans?)|leav(e|ing)|cancel|replac(e|ing))/

/**
 * How the answers to a question hang on the person. Wordings of one question are not always read as the same kind, so
 * what one might do and what one might leave are told by their words, too.
 */
export function askNoise({ ask, canonical }: Pick<Reading, 'ask' | 'canonical'>): AskNoise {
  const kind = kinds[ask]
  const words = canonical.toLowerCase()
  if ((kind.family === 'want' || kind.family === 'use') && leaving.test(words)) return kinds.switching
  if (ask === 'price' && paying.test(words)) return kinds.intent
  if (kind.family === 'use' && ask !== 'amount' && hypothetical.test(words)) return kinds.intent
  return kind
}
