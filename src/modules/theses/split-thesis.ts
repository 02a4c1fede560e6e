import { readAssertion } from '../briefs/index.ts'

/** Longer assertions are cut: they are quoted in questions. */
const LONGEST = 280

/** Words after which another assertion begins, with or without a reason in it. */
const joints =
  /(?:[;\n]+|(?<=[.!?])\s+|,\s+(?:but|while|whereas|although|though|yet|because|since)\s+(?!of\b)|\s+(?:whereas|because)\s+(?!of\b)|,\s+and\s+(?=(?:they|this|that|it|most|many|few|people|those|the|older|younger|men|women)\b))/iu

/** Talk before what is asserted. */
const frame =
  /^(?:(?:my|our|the|a)\s+(?:thesis|hypothesis|claim|idea|argument|assumption|belief)(?:\s+is)?(?:\s+that)?[:,]?\s+|(?:i|we)\s+(?:think|believe|suspect|assume|argue|claim|hypothesi[sz]e)(?:\s+that)?\s+|(?:and|but|so|also|therefore|thus)[,\s]+|that\s+)+/iu

/** What follows "they" is said of those named before. */
const pronoun = /^(?:they|these|those people|such people)\b/iu

/** "Those in the Northeast" are the same kind of people elsewhere. */
const others = /^(?:those|the ones)\s+(in|from|of|over|under|aged)\b/iu
const where = /\s+(?:in|from|of|over|under|aged)\s.*$/iu

/**
 * The assertions of a thesis in their order: sentences, and parts of sentences that "but", "while" or "because" join.
 * One that speaks of "they" is given the subject of the one before, where that begins with a subject that can be told.
 */
export function splitThesis(thesis: string): string[] {
  const parts = thesis
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .split(joints)
    .map((part) =>
      part
        .trim()
        .replace(frame, '')
        .replace(/[\s,;:.!]+$/u, ''),
    )
    .filter((part) => readAssertion(part) !== undefined)
  const assertions: string[] = []
  for (const part of parts) {
    const subject = assertions.length === 0 ? undefined : subjectOf(assertions[0]!)
    const spelled =
      subject === undefined ? part : part.replace(pronoun, subject).replace(others, `${subject.replace(where, '')} $1`)
    assertions.push(sentence(spelled))
  }
  return [...new Map(assertions.map((assertion) => [assertion.toLowerCase(), assertion])).values()]
}

/** The subject of an assertion, if it is short enough to be named again. */
function subjectOf(assertion: string): string | undefined {
  const subject = readAssertion(assertion)?.subject
  return subject === undefined || subject.split(' ').length > 8 ? undefined : subject
}

function sentence(text: string): string {
  const characters = [...(text.charAt(0).toUpperCase() + text.slice(1))]
  const short =
    characters.length <= LONGEST
      ? characters.join('')
      : `${characters
          .slice(0, LONGEST - 1)
          .join('')
          .trim()}…`
  return /[.!?…]$/u.test(short) ? short : `${short}.`
}
