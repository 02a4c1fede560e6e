import { ofDeed, ofSubject } from './subjects.ts'
import { affecting } from './thing-clause.ts'
import { type Topic, topicOf } from './topic.ts'
import { isGerund } from './verb-forms.ts'
import { phraseOf } from './wording.ts'

const troubling =
  /\b(?:frustrat|annoy|bother|worr|scare|confus|irritat|upset|stress|wear|hardest|worst|wrong|challeng|problem|difficult|hat|struggl)/i

/**
 * What something does to people: "what frustrates them about mortgages" is about mortgages, and "what would help them most"
 * about help, if nothing else is known.
 */
export function felt(text: string): Topic | null {
  const found =
    /^(?:what|who|which \p{L}+)(?:['’]s| is| are| was| has| would| could| might| will| really| nearly| most| have| be)* (\p{L}+)\b(.*)$/iu.exec(
      text,
    )
  if (found === null) return null
  const [, verb, rest] = found
  const isNamed =
    /^(?:the|their|your)$/i.test(verb!) &&
    /^ (?:\p{L}+ ){0,3}(?:part|thing|challenges?|problems?|barriers?|obstacles?|frustrations?|worry|worries|concerns?|needs?|reasons?|advantages?|benefits?|drawbacks?|issues?|struggles?|difficult\p{L}+)\b/iu.test(
      rest!,
    )
  if (
    !(
      isNamed ||
      affecting.test(verb!) ||
      /^(?:frustrat|annoy|bother|worry|stress|wear|hold|confus|driv|keep|stopp|mak)ing$/i.test(verb!)
    )
  )
    return null
  if (/^happen(?:s|ed)$/i.test(verb!)) return ofSubject(phraseOf(rest!.trim()), 'experience')
  const about =
    /\b(?:about|with|of|in|from|when|while|to|for|off|regarding) (?!them\b|people\b|do\b|be\b)((?:(?:choosing|buying|using|picking|shopping for|looking for) )?.+)$/i.exec(
      rest!.replace(/\b(?:to|for) (?:them|people)\b/gi, '').replace(/\bin (?:the|their) way\b/i, ''),
    )?.[1]
  const subject = about === undefined ? '' : phraseOf(about)
  if (subject.length > 1 && !/^(?:them|you|people|most|more|all|least|a|an|the|night|it)$/i.test(subject)) {
    if (isGerund(subject.split(' ')[0]!.toLowerCase())) return ofDeed(subject, 'habit')
    return ofSubject(subject, troubling.test(text) ? 'experience' : 'opinion')
  }
  const which = /^which (\p{L}+)/iu.exec(text)?.[1]
  return which === undefined ? everydayLife(text) : ofSubject(phraseOf(which), 'opinion')
}

/** What people were chosen for, as the subject of a study about them. */
export function ofMatter(matter: string): Topic {
  const phrase = phraseOf(matter)
  return isGerund(phrase.split(' ')[0]!.toLowerCase()) ? ofDeed(phrase, 'habit') : ofSubject(phrase, 'experience')
}

const subjects: readonly (readonly [RegExp, string, string])[] = [
  [/\b(?:help|support)/i, 'finding support', 'find support'],
  [
    /\b(?:frustrat|annoy|bother|stress|wear|irritat|upset|wrong)/i,
    'dealing with frustrations',
    'deal with frustrations',
  ],
  [/\b(?:worr|scare|concern|keep.* up at night)/i, 'dealing with worries', 'deal with worries'],
  [/\b(?:motivat|inspir|excite|driv)/i, 'staying motivated', 'stay motivated'],
  [
    /\b(?:challeng|hardest|difficult|problem|obstacle|barrier|hold|held|stop|struggl)/i,
    'dealing with difficulties',
    'deal with difficulties',
  ],
]

const anything = [/(?:)/, 'managing your everyday life', 'manage your everyday life'] as const

/** Where nothing at all is named, it is about how people get on. */
function everydayLife(text: string): Topic {
  const [, doing, action] = subjects.find(([words]) => words.test(text)) ?? anything
  return topicOf('activity', 'habit', doing, { doing, action, isAnything: true })
}
