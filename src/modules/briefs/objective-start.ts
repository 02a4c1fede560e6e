import { aim } from './cues.ts'
import type { Mention } from './mention.ts'
import { peopleWord } from './people-words.ts'
import { overlap, type Span } from './span.ts'

const wanting =
  "(?:(?:i|we)(?:'d| would)?(?:'m|'re| am| are)? (?:also |just |really )?(?:want|like|need|love|hope|hoping|trying|looking|plan|planning) to|want(?:ing)? to|hoping to|trying to|looking to|in order to|so (?:that )?(?:i|we) (?:can|could)|so as to|" +
  '(?:the |our |my )?(?:goal|aim|objective|purpose|idea) (?:is|being)(?: to)?|to|then|and|will|should|i want|for the purpose of|for)'
const askThem =
  '(?:please )?(?:ask(?:ing)?(?: (?:them|each(?: of them)?|everyone|all of them|him|her|people))?|have them|get them to|show them|tell (?:me|us)|let them|give them)'
const asked =
  "(?:whether|if (?:they|it|he|she|a|an|the|this|that|we|our|there)|how|why|what|which|when they|where they|would they|do they|are they|did they|have they|could they|should they|will they|can they|who they|what's|what would)"

/** Where the words turn from whom to ask to what to learn: each pattern from the first word that is no longer of the audience. */
const turns: readonly RegExp[] = [
  new RegExp(
    `[\\s,;:—-]+(?:and )?${wanting} (?:then |please |also |really |better |to )?(?:${aim}|${askThem})\\b`,
    'gi',
  ),
  new RegExp(`[\\s]*[,;:—]\\s*(?:and |then |to |please )?(?:${aim}|${askThem}|${asked})\\b`, 'gi'),
  new RegExp(`\\s+(?:and|on|about|regarding|as to|to ask|to say|to tell (?:me|us)|into)\\s+${asked}\\b`, 'gi'),
  new RegExp(`\\s+${asked}\\b`, 'gi'),
  /\s+(?:about(?!\s+(?:~|\d|half|a (?:dozen|hundred|third|quarter)|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|eighty))|regarding|concerning|re:|on the (?:topic|subject|question|issue) of|on (?=their|the (?:idea|concept|use|role|impact)|our|a new|new)|around (?=their|the (?:idea|topic))|for (?:their |some |honest |quick )?(?:feedback|views?|opinions?|thoughts|reactions?|input|a (?:study|survey|test|project|report) (?:on|about|of))|to (?:get|give|share|hear|offer|react|respond|discuss|talk|evaluate|try|taste|review|rate) (?:us |me )?(?:their |honest |some |a |an |to |about |our )?)\b/gi,
]
/** In a sentence that is a question, behind a mark. */
const questioning =
  /\s*[:;—]\s*(?:and |or |so )?(?:is|are|was|were|do|does|did|would|will|can|could|should|has|have|(?:under|at|in|for|to|by|with|on|from) (?:what|which|whom))\b/gi
/** "20 nurses, views on overtime". */
const topical =
  /[\s,;:—]+(?:and )?(?:their |the |on their )?(?:attitudes?|views?|opinions?|thoughts|feelings|perceptions?|reactions?|experiences?|preferences|expectations|concerns|barriers|motivations|awareness|satisfaction|appetite|demand|interest|support|willingness|sentiment|perspectives)\s+(?:to|on|about|of|toward|towards|with|around|regarding|for|in)\b/gi
const about =
  /\s+on\s+(?!(?:night|day|a\b|an\b|medicare|medicaid|strike|leave|welfare|food|parole|visas?|commission|at\b|call|duty|disability|benefits|average|social|minimum|fixed|tight|site|purpose|weekends|\$))/gi

/** Verbs and adjectives that take "about" or "to learn" themselves, within a description of people. */
const takesAbout =
  /\b(?:care|cares|caring|worry|worries|worried|worrying|think|thinking|know|knows|learn|learning|concerned|passionate|excited|curious|anxious|serious|read|reading|hear|heard|talk|talking|complain|unsure|picky|enthusiastic|skeptical|sceptical|confused|knowledgeable|nervous|mad|crazy|optimistic|pessimistic|undecided|post|blog|write)$/i
const takesTo =
  /\b(?:want|wants|wanting|need|needs|needing|trying|try|tries|like|likes|love|hope|hoping|plan|plans|planning|willing|able|looking|going|decided|have|had|has|struggle|struggling|afraid|eager|learning|used|use|uses|using|starting|refuse|prefer|tend|expect|expecting|eligible|ready|unable|likely)$/i

export interface Turn {
  /** Where the audience ends. */
  at: number
  /** Where the objective begins, its introduction included. */
  from: number
}

/** `loose`: people were named to be asked, so that a bare "on" can begin the topic. */
/** "Nurses in Texas: support for a union": what stands behind the mark says nothing of people. */
function topicBehind(text: string, span: Span, mentions: readonly Mention[], loose: boolean): Turn | undefined {
  const mark = (loose ? /\s*(?:[:;]|\s—)\s+/ : /\s*(?::|\s—)\s+/).exec(text.slice(span.start, span.end))
  if (mark === null || mark.index === 0) return undefined
  const [at, from] = [span.start + mark.index, span.start + mark.index + mark[0].length]
  const rest = text.slice(from, span.end)
  if (mentions.some(({ end }) => end > from && end <= span.end) || rest.search(peopleWord) >= 0) return undefined
  const plain = !/\d|\b(?:only|must|should|own|owns|who|with|without|that|no|not|please|each|half|total|them)\b/i.test(
    rest,
  )
  return plain && rest.trim().split(/\s+/).length > 1 && mentions.some(({ end }) => end <= at)
    ? { at, from }
    : undefined
}

export function objectiveStart(
  text: string,
  span: Span,
  mentions: readonly Mention[],
  loose: boolean,
): Turn | undefined {
  const part = text.slice(span.start, span.end)
  const found: Turn[] = []
  for (const [place, pattern] of [
    ...turns,
    topical,
    ...(loose ? [about] : []),
    ...(/\?\s*$/.test(part) ? [questioning] : []),
  ].entries()) {
    for (const match of part.matchAll(pattern)) {
      const at = span.start + match.index
      const words = { start: at + (/^[\s,;:—-]*/.exec(match[0])?.[0].length ?? 0), end: at + match[0].length }
      if (mentions.some((one) => overlap(one, words))) continue
      if (belongsToClause(part.slice(0, match.index), match[0].trim(), place)) continue
      found.push({ at, from: words.start })
      break
    }
  }
  return found.sort((a, b) => a.at - b.at)[0] ?? topicBehind(text, span, mentions, loose)
}

function belongsToClause(before: string, said: string, pattern: number): boolean {
  const clause = /\b(?:who|that|whose)\b[^,;:—]*$/i.test(before)
  if (/^(?:about|on|regarding)\b/i.test(said) && takesAbout.test(before)) return true
  if (
    /^to\b/i.test(said) &&
    (takesTo.test(before) || (clause && /^to (?:learn|check|compare|research|study|look)/i.test(said)))
  )
    return true
  // "Who know how to cook", "who decide what to buy": the question word is theirs.
  if (clause && pattern === 3) return true
  return clause && pattern >= turns.length && /^(?:on|their|interest|support|experiences?|concerns)\b/i.test(said)
}
