import type { Register } from '../../knowledge/index.ts'
import type { Draws } from './compose-draws.ts'
import { capital, continued, sentence, withoutStop, wordCount } from './english.ts'
import type { Manner } from './speaking.ts'

/** Ways to put two remarks together, each only where the grammar is safe; null where it is not. */

/** "No" and "Too pricey for what it is." → "No, too pricey for what it is." A verdict of more than `most` words stands alone. */
export function runOn(verdict: string, reason: string, most: number): string | null {
  const head = withoutStop(verdict)
  if (/[.!?;:]/.test(head) || wordCount(head) > most) return null
  const tail = continued(reason)
  return tail === null ? null : sentence(`${head}, ${tail}`)
}

/** Begins with a turn of its own, so that another before it would be one too many. */
const UNTIED = /^(?:I mean|so|and|but|plus|then|still|though|well)\b|^[^.,]{0,40}:/i

const BUT: Readonly<Partial<Record<Register, readonly string[]>>> = {
  chatty: ['But then', 'Then again,', 'But'],
  careful: ['On the other hand,', 'Then again,', 'Still,', 'But'],
  dry: ['Then again,', 'Mind you,', 'Still,', 'But'],
  brusque: ['But', 'Still,'],
}

/** A remark that goes against what was said before it. */
export function against(reason: string, manner: Manner, draws: Draws): string | null {
  const tail = continued(reason)
  if (tail === null || UNTIED.test(reason)) return null
  const words = BUT[manner.register] ?? ['But', 'Still,', 'Then again,', 'Though']
  const word = words[draws.below(words.length)]!
  return `${word} ${tail}`
}

/** A further remark that goes the same way: mostly bare, now and then tied to the one before. */
export function further(reason: string, manner: Manner, draws: Draws): string {
  const chance = manner.register === 'chatty' ? 0.3 : manner.register === 'brusque' ? 0 : 0.12
  if (draws.next() >= chance) return reason
  const tail = continued(reason)
  if (tail === null || UNTIED.test(reason)) return reason
  const words = manner.register === 'careful' ? ['And', 'Also,'] : ['And', 'Plus', 'Plus']
  return `${words[draws.below(words.length)]!} ${tail}`
}

const SO = /^(?:I\b|no\b|yes\b|yeah\b|probably|maybe|not\b|never|put me|call it|definitely|at \$|it's)/

const LEADS: Readonly<Record<Register, readonly string[]>> = {
  plain: ['Honestly,', 'To be honest,', 'For me,', 'In my case,', 'Well,', 'Truthfully,'],
  chatty: ['Okay so,', 'Well,', 'Oh,', 'You know,', "Let's see,", 'I mean,', 'Hmm,'],
  brusque: ['Look,', 'Simple,', 'Me,', 'Honestly,', 'Easy,'],
  careful: ['Thinking it over,', 'As far as I can tell,', 'In my case,', 'To be fair,', 'If pressed,'],
  dry: ['For the record,', 'As it happens,', 'Since you ask,', 'Well,', 'Strictly between us,'],
  warm: ['Well,', 'I have to say,', 'To be honest,', 'For me,', 'Oh,'],
  worried: ['If I am honest,', 'Hmm,', 'To be honest,', 'As things are,', 'For me,'],
}

/** Has a way in of its own already. */
const LED = /^(?:well|oh|hmm|look|and|but|so|for|in|as|if|to|when|on|with|at|from)\b|^\S+(?: \S+){0,3},/i

/** With a word or two before it, for a statement that others have begun with already. Null where that is unsafe. */
export function ledIn(text: string, manner: Manner, draws: Draws): string | null {
  const tail = continued(text)
  if (tail === null || LED.test(tail)) return null
  const leads = LEADS[manner.register]
  return `${leads[draws.below(leads.length)]!} ${tail}`
}

/** The verdict after its reason: "So probably not." Null for a verdict that cannot follow "so". */
export function conclusion(verdict: string, draws: Draws): string | null {
  const tail = continued(verdict)
  if (tail === null || /[?!]|\bso\b/.test(verdict)) return verdict.includes('?') ? null : verdict
  return SO.test(tail) && draws.next() < 0.7 ? `So ${tail}` : verdict
}

const DROPPABLE =
  /^I (?=(?:don't|can't|couldn't|wouldn't|didn't|haven't|never|always|just|only|still|usually|already|like|love|hate|use|buy|bought|got|get|go|went|take|took|make|made|tried|try|keep|kept|pay|paid|need|want|know|see|saw|think|guess|doubt|stop|had|have|do|did|work|drive|eat|drink|watch|read|live|spend|spent|prefer|trust|wish|hope|probably|definitely) [a-z])/

/** The clipped leave out what goes without saying: "I don't see the point" → "Don't see the point". */
export function clipped(text: string): string {
  if (DROPPABLE.test(text)) return capital(text.slice(2))
  if (/^It's (?=too|not|fine|just|pretty|a |the )/.test(text)) return capital(text.slice(5))
  return text
}
