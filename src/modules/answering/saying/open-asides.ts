import type { Register } from '../../knowledge/index.ts'
import type { Draws } from './compose-draws.ts'
import { continued, wordCount } from './english.ts'
import type { Manner } from './speaking.ts'

/**
 * The small words before and after a sentence that make one person's "not for me" another's: no two agents of a panel
 * should say the same, and people differ in these more than in anything else they say.
 */
const leads: Readonly<Record<Register, readonly string[]>> = {
  plain: ['Honestly,', "I'd say", 'Truth is,', 'Well,', 'Personally,', 'To be fair,', 'Plain answer,'],
  chatty: ['Oh,', 'Okay, so', 'You know,', 'Let me think,', 'Well now,', 'I mean,', 'Funny you ask,', 'Okay,'],
  brusque: ['Look,', 'Easy,', 'Short answer,'],
  careful: ['As far as I can tell,', 'In my case,', 'Speaking for myself,', 'If I think about it,', 'All in all,'],
  dry: ['Well,', 'If you must know,', 'For the record,', 'Believe it or not,'],
  warm: ['Oh,', 'Honestly,', 'You know,'],
  worried: ['To be honest,', 'I have to say,', "If I'm honest,", 'I suppose', 'Right now,'],
}

const tails: Readonly<Record<Register, readonly string[]>> = {
  plain: [
    ', to be honest',
    ", I'd say",
    ", as far as I'm concerned",
    ', if you ask me',
    ", for what it's worth",
    ", that's my take",
    ', simple as that',
    ', more or less',
    ", that's how I see it",
    ', at least for me',

    ', I think',
  ],
  chatty: [
    ', and there you have it',
    ', you know how it is',
    ', what can I say',

    ', if you really want to know',

    ", and that's the truth",
  ],
  brusque: [', period', ", that's it", ', end of story', ', done'],
  careful: [
    ', in my case at least',
    ', as things stand',
    ', as far as I can judge',
    ', on the whole',
    ", though I can't speak for others",
    ', in my experience',
  ],
  dry: [', for the record', ', for better or worse', ', such as it is', ', since you ask', ', so there'],
  warm: [", and that's all right", ', if you ask me', ', I really think so', ', for me anyway'],
  worried: [
    ', I suppose',
    ', for now',
    ', at least so far',
    ', I think',
    ', as far as I know',
    ', if that makes sense',
  ],
}

/** Words that stand before or after already: one aside is enough. */
const already =
  /honest|\bsay\b|truth|\bwell,|I guess|I suppose|I think|if you ask|as far as|simple as|for me|in my (?:case|book|view)|period|that's it|for the record|personally|for now|these days|to be fair/i

/** The sentence with a word before or after it, or as it was: only where grammar is safe and nothing of the kind is there. */
export function withAside(text: string, { register, clipped }: Manner, draws: Draws): string {
  const roll = draws.next()
  if (roll > 0.55 || !/[\p{L}]\.$/u.test(text) || already.test(text) || wordCount(text) > 18) return text
  if (roll > 0.22) {
    const list = tails[register]
    return `${text.slice(0, -1)}${list[draws.below(list.length)]}.`
  }
  if (clipped > 0.7) return text
  const list = leads[register]
  const lead = list[draws.below(list.length)]!
  // "I'd say" takes a whole clause after it, the others anything.
  if (!lead.endsWith(',') && !/^(?:I|It|There|That|They)\b/.test(text)) return text
  const rest = continued(text)
  return rest === null ? text : `${lead} ${rest}`
}
