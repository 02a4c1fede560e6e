import type { Span } from './span.ts'

/** Before a question that is told apart from it by a colon: "Ask 10 nurses in Ohio: 1) What …?" */
const addressed =
  /^([^?:"]{3,240}):\s*((?:q?\d{1,2}[.):]|[a-h][.)])\s*)?(?=(?:and |so )?(?:how|why|what|what's|which|when|where|who|do|does|did|would|will|are|is|can|could|should|have|has|if|on|in)\b)/i
const second = /\b(?:you|your|you'd|you're|you've)\b/i

/** Questions that are to be put as they stand: in quotes, in a list of questions, or to "you". */
export function givenQuestions(text: string, sentence: Span, listed: boolean): Span[] {
  const said = text.slice(sentence.start, sentence.end)
  const quoted = [...said.matchAll(/"([^"]{3,300}\?)"?/g)].map((match) => ({
    start: sentence.start + match.index + 1,
    end: sentence.start + match.index + 1 + match[1]!.length,
  }))
  if (quoted.length > 0) return quoted
  if (!/\?\s*["')]*$/.test(said)) return []
  const unquoted = said.replace(/(?<!\p{L})'[^']{1,80}'/gu, ' ')
  const lead = addressed.exec(said)
  if (lead !== null && !second.test(lead[1]!) && (lead[2] !== undefined || second.test(unquoted)))
    return [{ start: sentence.start + lead[0].length, end: sentence.end }]
  const number = /^(?:q?\d{1,2}[.):]\s*|[a-h][.)]\s+)/i.exec(said)?.[0].length ?? 0
  const span = { start: sentence.start + number, end: sentence.end }
  const asked = /^(?:please )?(?:ask(?: them)?|and ask(?: them)?)[:,]?\s+/i.exec(said.slice(number))?.[0].length ?? 0
  const toThem =
    second.test(unquoted) &&
    !/^(?:do you think|any idea|how (?:do|can|would|could|should) you (?:get|make|convince|persuade|encourage|reach|market|sell|attract|motivate)\b|(?:(?:please|so|and|ok)[, ]+|(?:hi|hey|hello|dear)\b[^,!—.]{0,20}[,!—]?\s+)?(?:can|could|will|would) (?:you|we|i) (?:please |help|recruit|find|get|run|set|survey|ask|interview|create|build|do|put|make|give|tell|show|test|check|pull|talk))/i.test(
      said.slice(number),
    )
  return listed || number > 0 || toThem ? [{ start: span.start + asked, end: span.end }] : []
}
