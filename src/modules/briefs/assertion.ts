import { verbOf } from './verb-forms.ts'

/** A sentence that says something of somebody, taken apart at its verb. */
export interface Assertion {
  /** "Young men in cities" */
  subject: string
  /** "trust doctors more than older women do" */
  predicate: string
}

const auxiliary =
  /^(?:are|is|were|was|am|will|would|can|could|should|may|might|must|do|does|did|have|has|had|aren't|isn't|won't|wouldn't|can't|don't|doesn't|didn't|never|always|often|rarely|mostly|usually)$/i
const relative = /^(?:who|that|which|whom|whose)$/i
/** Words after which no verb of the sentence can come yet. */
const leading =
  /^(?:the|a|an|of|in|to|for|with|on|at|by|from|and|or|most|many|some|few|all|more|less|very|not|old|young)$/i
/** More words than these before the verb are no subject that could be named again. */
const LONGEST = 12

/** Where a sentence has its subject and where its predicate begins; undefined where it has no verb that is known. */
export function readAssertion(sentence: string): Assertion | undefined {
  let open = 0
  let clause = false
  let before = ''
  const words = [...sentence.matchAll(/[\p{L}\p{N}'’-]+/gu)].slice(0, LONGEST + 1)
  for (const [place, { 0: said, index }] of words.entries()) {
    const word = said.replace('’', "'")
    const helps = auxiliary.test(word)
    if (relative.test(word)) {
      open++
      clause = true
    } else if (place > 0 && (helps || isFiniteVerb(word))) {
      const after = helps || clause || (!leading.test(before) && namesSome(before, place))
      if (open > 0) open--
      else if (after) return { subject: sentence.slice(0, index).trim(), predicate: sentence.slice(index).trim() }
    }
    before = word
  }
  return undefined
}

/** Verbs of theses that briefs have little use for. */
const opinions =
  /^(?:distrust|deserve|lack|mistrust|resent|admire|underestimate|overestimate|exaggerate|crave|shun|outspend|outlive)s?$/i

/** "Trust", "prefers", "bought"; "-ing" and "-ed" may describe as well, and are no sign. */
function isFiniteVerb(word: string): boolean {
  const verb = verbOf(word)
  return opinions.test(word) || (verb !== undefined && verb.form !== 'ing' && !/ed$/i.test(word))
}

/** A plural or a name may stand before a verb; a bare adjective may not: in "remote work" the second word is a noun. */
const namesSome = (word: string, place: number): boolean =>
  /(?:s|men|women|people|folk|children|work|one|body|they|we|you|it)$/i.test(word) ||
  /\d$/.test(word) ||
  (place > 1 && /^\p{Lu}/u.test(word))
