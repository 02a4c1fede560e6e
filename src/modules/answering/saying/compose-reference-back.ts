import type { Composed } from './compose-answer.ts'
import { drawsOf } from './compose-draws.ts'
import type { Plan } from './compose-plan.ts'
import { continued, sentencesOf, wordCount } from './english.ts'
import type { Speaking } from './speaking.ts'
import { mentionOf, questionSlots } from './verdicts-slots.ts'

const PRICE_TALK = /\b(?:price[sdy]?|pricey|expensive|cheap(?:er)?|costs?|afford|budget|bucks?|dollars?)\b|\$\d/i

/** How often an agent that was asked about the same thing before refers to it. */
const OFTEN = 0.22

/** Now and then, when the same thing came up before, a word that says so. It claims no more than that it came up. */
export function withReferenceBack(composed: Composed, speaking: Speaking, plan: Plan, round: number): Composed {
  if (speaking.earlier.length === 0) return composed
  const draws = drawsOf(speaking.chance(`back ${round}`))
  if (draws.next() > OFTEN) return composed
  const { head } = questionSlots(speaking.reading)
  const kind = mentionOf(speaking.reading)
  if (typeof head !== 'string' || kind === null) return composed
  const stem = head.toLowerCase().replace(/s$/, '')
  const before = speaking.earlier.filter((one) => one.question.toLowerCase().includes(stem))
  if (before.length === 0) return composed
  const sentences = sentencesOf(composed.text)
  const at = sentences.findIndex((one, place) => place > 0 && PRICE_TALK.test(one) && continued(one) !== null)
  if (at > 0 && before.some((one) => PRICE_TALK.test(one.reply))) {
    sentences[at] = `Like I said about the price, ${continued(sentences[at]!)}`
  } else {
    const tail = continued(sentences[0]!)
    if (tail === null) return composed
    const links = [
      `You asked about ${kind} before, so, ${tail}`,
      `Back to ${kind}: ${tail}`,
      `${kind} again, ${tail}`,
      `Still on ${kind}, ${tail}`,
    ]
    const text = links[draws.below(links.length)]!
    sentences[0] = text[0]!.toUpperCase() + text.slice(1)
  }
  const text = sentences.join(' ')
  return wordCount(text) > plan.words ? composed : { ...composed, text }
}
