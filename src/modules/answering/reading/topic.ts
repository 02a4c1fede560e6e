import { phraseEnd } from './noun-phrase.ts'
import { subjectFrom } from './phrase-subject.ts'
import type { Subject } from './reading.ts'
import { actionSubject } from './subject-actions.ts'
import { tokensOf } from './tokens.ts'

const lead =
  /^(?:(?:when |now )?(?:thinking|think) (?:of|about|back (?:on|to))|considering|regarding|concerning|about|when it comes to|with regard to|in terms of|speaking of|as for|as far as|on the (?:topic|subject) of|looking at|talking about|for|with|in the case of)\s/i

/** What the words before a question announce: "Thinking of your last hotel stay, …"; null where they announce nothing. */
export function topicOf(preface: string, core: string): Subject | null {
  const owner =
    /^(?:if|when|as|since|because) (?:you|someone)(?:'ve| have)? (?:do not |don't |did not |didn't |were |are |ever |currently )?(.+)$/i.exec(
      preface,
    )
  if (owner !== null) return actionSubject(tokensOf(owner[1]!, false))
  const match = lead.exec(preface)
  if (match === null) {
    // "Drinking alcohol: how do you see it?"
    if (preface === '' || preface.split(' ').length > 8 || !/\b(?:it|them|this|that|one|these)\b/i.test(core))
      return null
    const named = tokensOf(preface, false)
    return subjectFrom(named.slice(0, phraseEnd(named, 0)))
  }
  const tokens = tokensOf(preface.slice(match[0].length), false)
  return subjectFrom(tokens.slice(0, phraseEnd(tokens, 0)))
}
