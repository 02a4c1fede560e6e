import { type AuthorTalk, authorReason, authorTalk } from './author-talk.ts'
import { contextReason, unreadReason } from './context.ts'
import { sizeLabel } from './cues.ts'
import { approachFirst, cut, namesPeople, objectiveFirst, type Part } from './cut-statement.ts'
import { givenQuestions } from './given-questions.ts'
import { introduction } from './introduction.ts'
import { labelOf, type Role } from './labels.ts'
import { headingOf } from './lists.ts'
import type { Mention } from './mention.ts'
import { objectiveStart } from './objective-start.ts'
import { kindNoun, peopleWord } from './people-words.ts'
import {
  aiming,
  approaching,
  asking,
  commission,
  countLike,
  describes,
  emptyTalk,
  further,
  gathered,
  greeting,
  wishing,
} from './sentence-cues.ts'
import { sentencesOf } from './sentences.ts'
import { type Span, trimmed } from './span.ts'
import { isTopicFragment } from './topics.ts'

export type { Part }

type MentionsOf = (span: Span) => readonly Mention[]

/** Gives every sentence of a brief its role, cutting those that have two. */
export function splitBrief(text: string, mentionsOf: MentionsOf, loose: boolean): Part[] {
  const parts: Part[] = []
  let labelled: Role | null = null
  const sentences = sentencesOf(text)
  for (const [place, sentence] of sentences.entries()) {
    const said = text.slice(sentence.start, sentence.end)
    const heads = sentence.bullet ? undefined : headingOf(said, sentences[place + 1]?.bullet === true)
    if (heads !== undefined) {
      labelled = heads
      // "Women in Texas who:" says something by itself.
      if ((heads === 'audience' || (heads === 'question' && approaching.test(said))) && mentionsOf(sentence).length > 0)
        parts.push(...ofSentence(text, sentence, mentionsOf, false))
      else parts.push(contextPart(sentence, 'a heading'))
      continue
    }
    // "Would you buy it? Why or why not?" is put as one.
    const asked = parts.at(-1)
    if (asked?.role === 'question' && /^(?:and |so )?why(?: or why not| not)?\?$/i.test(said)) {
      asked.end = sentence.end
      continue
    }
    const label = labelOf(said)
    if (label !== null) {
      labelled = label.role
      parts.push(...addressedBy(text, { start: sentence.start, end: sentence.start + label.length }, mentionsOf))
      const rest = { start: sentence.start + label.length, end: sentence.end }
      if (text.slice(rest.start, rest.end).trim() !== '') parts.push(...ofLabel(text, rest, label.role, mentionsOf))
      continue
    }
    const given = givenQuestions(text, sentence, labelled === 'question')
    if (given.length > 0) {
      const before = {
        start: sentence.start,
        end: sentence.start + leadOf(text, sentence.start, given[0]!.start).length,
      }
      if (before.end > before.start) parts.push(...ofSentence(text, before, mentionsOf, loose))
      parts.push(...given.map((span): Part => ({ ...span, role: 'question', why: '' })))
      continue
    }
    const number = sentence.bullet ? (/^\d{1,2}[.)]\s+/.exec(said)?.[0].length ?? 0) : 0
    if (labelled === null && sentence.bullet && describes.test(said.slice(number))) {
      parts.push({ start: sentence.start + number, end: sentence.end, role: 'audience', why: '' })
    } else if (labelled === 'audience' || labelled === 'objective') {
      const context = contextReason(said)
      parts.push(
        ...(context === undefined
          ? ofLabel(text, { start: sentence.start + number, end: sentence.end }, labelled, mentionsOf)
          : [contextPart(sentence, context)]),
      )
    } else parts.push(...ofSentence(text, sentence, mentionsOf, loose))
  }
  return parts.map((part) => ({ ...part, ...trimmed(text, part) })).filter(({ start, end }) => end > start)
}

/** What a sentence says before the question that it gives, without the number of that; nothing where it only leads up to it. */
function leadOf(text: string, start: number, question: number): string {
  const lead = text.slice(start, question).replace(/[\s:"]{0,5}(?:q?\d{1,2}[.):]|[a-h][.)])?[\s:"]{0,5}$/i, '')
  const only =
    /^\W*(?:and|then|also|plus|next|(?:here(?:'s| is| are)|this is) (?:[\p{L}']+ ){0,4}(?:ask|questions?))$/iu
  return /\p{L}{3}/u.test(lead) && !only.test(lead) ? lead : ''
}

/** "Questions for parents in Ohio: …": a label that says whom to ask. */
function addressedBy(text: string, label: Span, mentionsOf: MentionsOf): Part[] {
  const to = /^[^:]{0,30}?\bquestions? (?:for|to)\s+/i.exec(text.slice(label.start, label.end))
  if (to === null) return []
  const span = { start: label.start + to[0].length, end: label.end }
  return mentionsOf(span).some(({ noun }) => noun) ? [{ ...span, role: 'audience', why: '' }] : []
}

const contextPart = (span: Span, why: string): Part => ({ ...span, role: 'context', why })

function ofLabel(text: string, span: Span, role: Role, mentionsOf: MentionsOf): Part[] {
  if (sizeLabel.test(text.slice(span.start, span.end))) return [{ ...span, role, why: '' }]
  if (role === 'audience') return cut(text, span, mentionsOf(span), false)
  if (role === 'context') return [contextPart(span, 'background')]
  if (role === 'question') {
    const given = givenQuestions(text, span, true)
    return given.length > 0
      ? given.map((one): Part => ({ ...one, role, why: '' }))
      : [{ ...span, role: 'objective', why: '' }]
  }
  return [{ start: span.start + introduction(text.slice(span.start, span.end)), end: span.end, role, why: '' }]
}

function ofSentence(text: string, sentence: Span, mentionsOf: MentionsOf, loose: boolean): Part[] {
  let { start } = sentence
  const hello = greeting.exec(text.slice(start, sentence.end))
  const parts: Part[] = []
  if (hello !== null) {
    parts.push(contextPart({ start, end: start + hello[0].length }, 'a greeting'))
    start += hello[0].length
  }
  const client = commission.exec(text.slice(start, sentence.end))
  if (client !== null) {
    parts.push(contextPart({ start, end: start + client[0].length }, authorReason))
    start += client[0].length
  }
  return [...parts, ...ofStatement(text, { start, end: sentence.end }, mentionsOf, loose)]
}

function ofStatement(text: string, whole: Span, mentionsOf: MentionsOf, loose: boolean): Part[] {
  // "Also teachers": that it adds something is for whoever puts texts together.
  const adding =
    /^(?:(?:also|plus|and)[,\s]+)+(?=[\p{L}\d])/iu.exec(text.slice(whole.start, whole.end))?.[0].length ?? 0
  const span = { start: whole.start + adding, end: whole.end }
  const said = text.slice(span.start, span.end)
  let wished = wishing.exec(said)?.[0] ?? ''
  // "Can we charge more?" wishes for nothing; "can you survey …" does.
  const offered = said.slice(wished.length)
  if (/^(?:can|could|would|will)\b/i.test(wished) && !aiming.test(offered) && !approaching.test(offered)) wished = ''
  const start = span.start + wished.length
  const rest = text.slice(start, span.end)
  const question = /\?\s*$/.test(said)
  if (emptyTalk.test(said.slice(introduction(said)))) return [contextPart(span, unreadReason)]
  if (question && wished === '' && asking.test(said.slice(introduction(said)))) {
    return [
      { start: span.start + (asking.test(said) ? 0 : introduction(said)), end: span.end, role: 'objective', why: '' },
    ]
  }
  if (wished !== '' && isOwnPlan(text, { start, end: span.end }, mentionsOf)) {
    const behind = authorTalk(`we ${rest}`) ?? { length: rest.length, wanted: null }
    const shift = start - span.start - 3
    const wanted = behind.wanted === null ? null : behind.wanted + shift
    return authorFirst(text, span, { length: behind.length + shift, wanted }, mentionsOf, loose)
  }
  if (aiming.test(rest)) return objectiveFirst(text, { start, end: span.end }, mentionsOf(span))
  const approached = approaching.exec(rest)?.[0]
  if (approached !== undefined)
    return approachFirst(text, { start: start + approached.length, end: span.end }, mentionsOf(span))
  if (gathered.test(rest)) return approachFirst(text, { start, end: span.end }, mentionsOf(span))
  if (wished === '' && startsAsTopic(text, span, mentionsOf)) return [{ ...span, role: 'objective', why: '' }]
  const own = wished === '' ? authorTalk(said) : undefined
  if (own !== undefined) return authorFirst(text, span, own, mentionsOf, loose)
  if (wished !== '' && !asking.test(rest)) return cut(text, { start, end: span.end }, mentionsOf(span), true)
  if (asking.test(said) && !further.test(said)) return [{ ...span, role: 'objective', why: '' }]
  if (question) return questionBehind(text, span, mentionsOf(span))
  if (further.test(said)) return cut(text, span, mentionsOf(span), false)
  const why = contextReason(said)
  if (why !== undefined) return [contextPart(span, why)]
  const mentions = mentionsOf(span)
  const people =
    mentions.length > 0 ||
    said.search(peopleWord) >= 0 ||
    countLike.test(said) ||
    said.split(/[\s,;:.]+/).some((word) => kindNoun.test(word))
  if (people) return cut(text, span, mentions, loose)
  // "Plant-based burgers: taste, price, health": nobody is named, so that it says what to learn.
  if (/^[^:?]{3,60}:\s+\p{L}+,/u.test(said)) return [{ ...span, role: 'objective', why: '' }]
  const turn = objectiveStart(text, span, mentions, false)
  return turn === undefined ? [contextPart(span, unreadReason)] : cut(text, span, mentions, false)
}

/** "We want to launch a snack in Germany": what somebody is going to do themselves, and asks nobody. */
function isOwnPlan(text: string, span: Span, mentionsOf: MentionsOf): boolean {
  const said = text.slice(span.start, span.end)
  const verb =
    /^(?:launch|build|create|start|run|design|make|open|sell|enter|expand|introduce|roll out|bring out|develop|offer|improve|grow|increase|redesign|add|decide|choose|pick|move|raise|cut|switch|hire|buy|invest|write|publish|rename|rebrand)\s/i.exec(
      said,
    )?.[0]
  if (verb === undefined) return false
  return (
    !gathered.test(said.slice(verb.length)) && !namesPeople(text, span.start + verb.length, span.end, mentionsOf(span))
  )
}

/** "Sleep habits of nurses"; but not "20 nurses, views on overtime", where people come first. */
function startsAsTopic(text: string, span: Span, mentionsOf: MentionsOf): boolean {
  const said = text.slice(span.start, span.end)
  if (!isTopicFragment(said)) return false
  const [first] = mentionsOf(span)
  const topic = /\s(?:of|among|amongst|from|by|in|for|on|about|towards?|to|with|regarding|around)\s/i.exec(said)!.index
  return first === undefined || first.start >= span.start + topic
}

/** "People with diabetes: would they use it?"; and questions that begin otherwise. */
function questionBehind(text: string, span: Span, mentions: readonly Mention[]): Part[] {
  const turn = objectiveStart(text, span, mentions, true)
  if (turn === undefined || !namesPeople(text, span.start, turn.at, mentions))
    return [{ ...span, role: 'objective', why: '' }]
  return cut(text, span, mentions, true)
}

/** "We're launching X and want to know whether nurses …": what is wanted comes behind. */
function authorFirst(
  text: string,
  span: Span,
  { length, wanted }: AuthorTalk,
  mentionsOf: MentionsOf,
  loose: boolean,
): Part[] {
  const talk = length === 0 ? [] : [contextPart({ start: span.start, end: span.start + length }, authorReason)]
  if (wanted === null) return talk
  return [...talk, ...ofStatement(text, { start: span.start + wanted, end: span.end }, mentionsOf, loose)]
}
