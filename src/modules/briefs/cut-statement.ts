import { onlyHearing } from './cues.ts'
import { introduction } from './introduction.ts'
import type { Role } from './labels.ts'
import type { Mention } from './mention.ts'
import { objectiveStart } from './objective-start.ts'
import { kindNoun, peopleWord } from './people-words.ts'
import { countLike, gathered } from './sentence-cues.ts'
import type { Span } from './span.ts'

/** A stretch of a brief and what it is there for. */
export interface Part extends Span {
  role: Role
  /** Of context: why it is left aside. */
  why: string
}

/** "Recruit 20 nurses to …", "run a survey of …", "ask them whether …". */
export function approachFirst(text: string, span: Span, mentions: readonly Mention[]): Part[] {
  let { start } = span
  const rest = text.slice(start, span.end)
  const held = gathered.exec(rest)?.[0]
  if (held !== undefined) {
    const number = /\d+|dozen|\b(?:two|three|four|five|six|eight|ten|twelve|twenty|thirty|fifty|hundred)\b/i.test(held)
    const next =
      /^\s*(?:(?:that|which) (?:includes?|consists? of|has)|consisting of|made up of|comprising|comprised of|composed of|including|of|with|among|amongst|from|:|—)\s+/i.exec(
        rest.slice(held.length),
      )
    // "Name test for a jet-lag remedy": what is tested, and nobody in particular.
    const what = (/\btest$/i.test(held) ? /^\s*(?:for|of|on|about)\s+/i : /^\s*(?:for|on|about)\s+/i).exec(
      rest.slice(held.length),
    )
    if (what !== null && !number && !namesPeople(text, start + held.length + what[0].length, span.end, mentions)) {
      return [{ ...span, role: 'objective', why: '' }]
    }
    // "20 interviews": the number is how many to ask.
    if (next !== null && !number) start += held.length + next[0].length
    else if (next === null && !number) start += held.length
  }
  if (/^(?:them|they|each|everyone|him|her|me|us)\b/i.test(text.slice(start, span.end))) {
    const skip = /^\w+\s*/.exec(text.slice(start, span.end))![0].length
    return [{ start: start + skip, end: span.end, role: 'objective', why: '' }]
  }
  return cut(text, { start, end: span.end }, mentions, true)
}

/** Audience up to where the objective begins, and the objective. */
export function cut(text: string, span: Span, mentions: readonly Mention[], loose: boolean): Part[] {
  const said = text.slice(span.start, span.end)
  if (/^\s*(?:about|on|regarding|whether|if|how|why|what|which)\b/i.test(said) && !countLike.test(said.trimStart())) {
    const at = span.start + introduction(said.trimStart()) + (said.length - said.trimStart().length)
    return [{ start: at, end: span.end, role: 'objective', why: '' }]
  }
  const turn = objectiveStart(text, span, mentions, loose)
  if (turn === undefined) return [{ ...span, role: 'audience', why: '' }]
  const from = turn.from + introduction(text.slice(turn.from, span.end))
  return [
    { start: span.start, end: turn.at, role: 'audience', why: '' },
    { start: from, end: span.end, role: 'objective', why: '' },
  ]
}

/** "Test a new snack with 20 Gen Z women", "gauge interest in X among renters": people behind the aim. */
export function objectiveFirst(text: string, span: Span, mentions: readonly Mention[]): Part[] {
  const said = text.slice(span.start, span.end)
  const start = span.start + introduction(said)
  const behind =
    /[\s,—]+(?:by (?:surveying|interviewing|asking|talking to|polling|recruiting)|among|amongst|with|from|in a (?:survey|poll|study|group|panel) (?:of|with))\s+(?:a (?:group|panel|sample|mix|set) of\s+)?(?=((?:(?:the|some|about|around|roughly|at least|approximately|a|an|real|actual|\d[\d,]*|[\p{L}-]+)\s+){0,3}?))/giu
  for (const match of said.matchAll(behind)) {
    const from = span.start + match.index + match[0].length
    if (!namesPeople(text, from, span.end, mentions) || isDealing(said.slice(0, match.index), match[0])) continue
    // "Thoughts from gamers on subscriptions": what they are to be heard on comes behind them.
    const after = cut(
      text,
      { start: from, end: span.end },
      mentions,
      onlyHearing.test(text.slice(start, span.start + match.index)),
    )
    return [{ start, end: span.start + match.index, role: 'objective', why: '' }, ...after]
  }
  return [{ start, end: span.end, role: 'objective', why: '' }]
}

/** "Their experience with landlords", "what they want from doctors": people whom those to be asked have to do with. */
const isDealing = (before: string, preposition: string): boolean =>
  /^[\s,—]*(?:with|from)\b/i.test(preposition) &&
  /\b(?:experiences?|relationships?|problems?|issues?|interactions?|satisf\w+|deal(?:ing|s)?|familiar(?:ity)?|work(?:ing|s)?|frustrat\w+|struggles?|conversations?|trouble|talk(?:ing)?|communicat\w+|comfortable|happy|wrong|want|need|gets?|expect|hear|buy|learn|support|help|advice|information|share|trust)$/i.test(
    before,
  )

/** Whether a word for people follows within four words. */
export function namesPeople(text: string, from: number, end: number, mentions: readonly Mention[]): boolean {
  const window = /^(?:\S+\s+){0,3}\S*/.exec(text.slice(from, end))![0]
  const limit = from + (/[,;:.]/.exec(window)?.index ?? window.length)
  if (mentions.some((one) => one.start >= from && one.start < limit && one.noun)) return true
  if (text.slice(from, limit).search(peopleWord) >= 0) return true
  if (
    text
      .slice(from, limit)
      .split(/\s+/)
      .some((word) => kindNoun.test(word))
  )
    return true
  return /^(?:about |around )?(?:\d[\d,]*|a dozen|twenty|thirty|fifty|ten|a hundred)\s+\p{L}/iu.test(
    text.slice(from, end),
  )
}
