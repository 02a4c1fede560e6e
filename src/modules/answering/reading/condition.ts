import { joined, tokensOf } from './tokens.ts'
import { turned } from './turn-person.ts'

const inside =
  /(?:,\s*)?\b((?:(?:especially|even|but only|only|particularly)\s)?(?:if|when|whenever|unless|provided(?: that)?|assuming(?: that)?|as long as|in case|once|while)\s[^,;:?]{4,120})$/i
const before =
  /^((?:(?:especially|even|only)\s)?(?:if|suppose(?: that)?|supposing|assuming(?: that)?|imagine(?: that)?|when|whenever|unless|provided(?: that)?|once|say|given that|let's say)\s[^?]{4,160})$/i

/** A condition that the question sets, in the speaker's view: "if it were free", "especially when travelling". */
export function conditionIn(preface: string, core: string, context: readonly string[]): string | null {
  const supposed = context
    .map((sentence) => sentence.replace(/[.!]+$/, ''))
    .find((sentence) => /^(?:suppose|imagine|assume|say|let's say)\b/i.test(sentence))
  const found =
    before.exec(preface)?.[1] ?? insideOf(core) ?? (supposed === undefined ? undefined : before.exec(supposed)?.[1])
  if (found === undefined || /^(?:when|if)\s(?:it comes to|asked|thinking|not|any|so|yes|no|ever)\b/i.test(found))
    return null
  const plain = found
    .replace(/^(?:suppose|supposing|assuming|imagine|say|let's say)(?: that)?\s/i, 'if ')
    .replace(/[.,;]+$/, '')
  const text = joined(turned(tokensOf(plain, false)))
  return text.split(' ').length > 24 ? null : text.charAt(0).toLowerCase() + text.slice(1)
}

/** Not at the very start: "When do you shop?" asks. */
function insideOf(core: string): string | undefined {
  const match = inside.exec(core)
  return match === null || match.index === 0 ? undefined : match[1]
}
