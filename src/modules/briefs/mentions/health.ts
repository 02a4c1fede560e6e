import type { Recogniser } from '../mention.ts'
import { ailmentsIn } from './ailments.ts'
import { bodyPhrases } from './body-phrases.ts'
import { drinkingPhrases } from './drinking.ts'
import { levelPhrases } from './habit-levels.ts'
import { longestOf, needing, recogniserOf, tidied } from './phrases.ts'
import { smokingPhrases } from './smoking.ts'

const habitsIn = recogniserOf('health', [
  ...needing(/smok|cigar|tobacco/i, smokingPhrases),
  ...needing(/drink|alcohol|booze|sober|total|abstain/i, drinkingPhrases),
  ...levelPhrases,
  ...bodyPhrases,
])

/** What people suffer from and take for it, how they live, sleep and weigh. */
export const healthIn: Recogniser = tidied((text, context) =>
  longestOf([...habitsIn(text, context), ...ailmentsIn(text)]),
)
