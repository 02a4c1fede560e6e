import type { Reading } from './reading.ts'

/** "How many elephants do you own?", "how many cars does your household have" */
const HOLDING =
  /^(?:and |so |roughly |about |approximately )?how many ((?:[\w'-]+ ){0,3}?[\w'-]+s) (do you|have you|does your (?:household|family)) (?:currently |actually |personally |now )?(own|have|got|keep|play|speak)\b/i
/** "How many times have you been married?" */
const TIMES =
  /^(?:roughly |about )?how many times (?:in your (?:life|lifetime),? )?have you (?:ever )?([^?]{3,70})\??$/i
/** "How many dogs live in your home?" */
const THERE =
  /^how many ((?:[\w'-]+ )?[\w'-]+s) (?:live|are there|are) (?:in|at) your (?:home|house|household|place)\b/i
/** What everybody has, or has in mind, is no thing that one either has or not. */
const COUNTED_OFF =
  /^(?:people|persons|times|hours|minutes|days|weeks|months|years|children|kids|friends|siblings|brothers|sisters)$/i

/**
 * What a question for how many there are takes up: "How many bicycles do you own?" is about "Do you own any bicycles?", and
 * who says no to that has none. Null where nothing of the kind is asked.
 */
export function holdingAsked({ text, numeric }: Pick<Reading, 'text' | 'numeric'>): string | null {
  if (numeric?.unit !== 'count') return null
  const done = TIMES.exec(text)?.[1]
  if (done !== undefined) return `Have you ever ${done.toLowerCase()}?`
  const living = THERE.exec(text)?.[1]
  if (living !== undefined) return `Do you have any ${living.toLowerCase()}?`
  const [, things, whose, verb] = HOLDING.exec(text) ?? []
  if (things === undefined || COUNTED_OFF.test(things.split(' ').at(-1)!)) return null
  const asks = /^have/i.test(whose!) ? 'do you have' : `${whose} ${verb}`.toLowerCase()
  return `${asks.replace(/^d/, 'D')} any ${things.toLowerCase()}?`
}
