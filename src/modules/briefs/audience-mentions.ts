import type { Mention, MentionContext } from './mention.ts'
import { mentionsIn } from './mentions-in.ts'
import { isOther } from './others.ts'
import type { Span } from './span.ts'
import { splitBrief } from './split-brief.ts'
import { subjectIn } from './subject.ts'
import { tidyText } from './tidy.ts'

/** A mention with its own words. */
export interface SaidMention extends Mention {
  said: string
}

/**
 * What a text says of people that a filter has. `strict`: only of those whom it wants asked or is about, because it
 * decides who is; `soft`: of anybody, because it only says who comes first.
 */
export function audienceMentions(given: string, context: MentionContext, mode: 'strict' | 'soft'): SaidMention[] {
  const text = tidyText(given)
  const said = (mentions: readonly Mention[]): SaidMention[] =>
    mentions.map((mention) => ({ ...mention, said: text.slice(mention.start, mention.end) }))
  if (mode === 'soft') return said(mentionsIn(text, { start: 0, end: text.length }, context))
  const mentionsOf = (span: Span): Mention[] => mentionsIn(text, span, context)
  const parts = splitBrief(text, mentionsOf, true)
  const people: Span[] = parts.filter(({ role }) => role === 'audience')
  for (const aim of parts.filter(({ role }) => role === 'objective')) {
    const subject = subjectIn(text, aim, mentionsOf(aim))
    if (subject !== undefined) people.push(subject)
  }
  const told = people.flatMap((span) =>
    mentionsOf(span).filter((mention, _, all) => !isOther(text, span, mention, all)),
  )
  return said(told)
}
