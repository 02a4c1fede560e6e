import { type Angle, type Topic, topicOf } from './topic.ts'
import { fromGerund, isGerund } from './verb-forms.ts'
import { actionOf, doingOf, lowered, phraseOf } from './wording.ts'

/** Matters that one has a view of, and neither buys nor uses. */
const issue =
  /\b(?:prices?|inflation|polic(?:y|ies)|laws?|tax(?:es)?|bans?|mandates?|work|workweek|week|climate|nuclear|energy|crime|immigration|politics|political|elections?|government|abortion|guns?|schools?|education|housing|rents?|economy|debt|wages?|AI|automation|privacy|surveillance|screen time|loneliness|stress|burnout|fatigue|healthcare|vaccin\w+|mental health|retirement|childcare|parenting|marriage|dating|religion|church|gender|diversity|unions?|strikes?|war|tipping|traffic|regulations?|rules|safety|rights?|reform|misinformation|media|news|tariffs|layoffs|inequality|immigrants|homelessness|pollution|sustainability|recycling|aging|ageing|death|bills?|power cuts|heat(?! pump)|weather|smoke|funding|minimum|universal|guests|future|culture|equity|justice|democracy|voting|limits|fees?|offices?|RTO|DEI|effects?|surcharges?|tolls?|dip|crash|recession|crisis|pandemic|lockdowns?|shutdown|outages?|storms?|hurricanes?|floods?|wildfires?|protection|conservation|wildlife)\b/i

/** Brand-new or at hand: an offer, whatever it is called. */
const offer =
  /^(?:an? |this |these |the (?:new|idea of an?|concept of an?) |new )|\b(?:app|service|product|device|subscription|kit|platform|software|tool|gadget|brand|store|website|feature|plan|package|program|programme|membership|insurance|drink|snack|bar|milk|car|cars|vehicle|vehicles|bike|phone|watch|box|machine|chatbot|assistant)s?\b/i

/** What employers give or ask for: it has no price. */
export const atWork =
  /\b(?:pay (?:rise|raise|cut)|raises?|bonus(?:es)?|salary|salaries|wages?|hours|schedules?|scheduling(?! (?:tool|app|software|system|platform))|shifts|parental leave|paid leave|time off|vacation days|flexib\w+|training|staffing|recognition|mentor\w*|workload|promotions?|four-day|workweek|work week|remote work|working from home|pay)\b/i

/** A noun phrase as a topic: a deed where it is one, else a thing or an issue. */
export function ofSubject(phrase: string, angle: Angle, more: Partial<Topic> = {}): Topic {
  const subject = lowered(phrase.replace(/^(?:about|on|of|the (?:topic|subject|issue|question) of) /i, ''))
  const [first = '', second = ''] = subject.split(' ')
  if (/^(?:how|why|what|whether|when|where|which|who|if|that)$/i.test(first)) return ofClause(subject)
  // Opinions of a deed are opinions: nobody need do it to have one.
  if (isGerund(first) && !madeFor.test(second) && angle !== 'opinion' && angle !== 'trust')
    return ofDeed(subject, angle === 'experience' ? 'habit' : 'intent', more)
  const isOffer =
    angle === 'intent' ||
    angle === 'price' ||
    angle === 'needs' ||
    (offer.test(subject) && !policy.test(subject) && !atWork.test(subject))
  return topicOf(
    !isOffer && (issue.test(subject) || atWork.test(subject) || isGerund(first) || isGerund(second))
      ? 'issue'
      : 'thing',
    angle,
    subject,
    more,
  )
}

/** Things that are named by what they are for: "dating apps" are no deed. */
const madeFor =
  /^(?:apps?|shoes?|services?|lessons?|machines?|rooms?|cards?|pools?|classes|gear|equipment|tools?|sites?|plans?|kits?|boards?|glasses|bags?|boots|tables?|supplies|products?)$/i

/** Proposals that one is for or against. */
export const policy =
  /\b(?:bans?|tax(?:es)?|laws?|polic(?:y|ies)|mandates?|reforms?|regulations?|proposals?|minimum wage|universal|legali[sz]\w+|subsid\w+|tariffs?|funding|quotas?|increases?|hikes?|(?<!power )cuts?|four-day|surcharges?|tolls?|raising|lowering|banning|cutting|building|requiring|abolishing)\b/i

/** Somebody doing something, as in "the state forgiving debt": one is for or against it, whatever it is about. */
export const isProposal = (subject: string): boolean => {
  const words = subject.split(' ').slice(0, 6)
  return (
    policy.test(subject) ||
    words.some((word, at) => at > 0 && isGerund(word) && !/^(?:of|for|and|on|in)$/.test(words[at - 1]!))
  )
}

/** What people do or would do, given as a verb or as a gerund with all that follows. */
export function ofDeed(words: string, angle: Angle, more: Partial<Topic> = {}): Topic {
  const phrase = phraseOf(words)
  const [first = '', ...rest] = phrase.split(' ')
  const lower = first.toLowerCase()
  // "keep losing money" is to lose it.
  const kept = /^keep(?: on)? (\p{L}+ing)\b(.*)$/u.exec(phrase)
  if (kept !== null && isGerund(kept[1]!)) return ofDeed(`${kept[1]}${kept[2]}`, angle, more)
  const action = isGerund(lower) ? [fromGerund(lower), ...rest].join(' ') : actionOf(phrase)
  const doing = isGerund(lower) ? [lower, ...rest].join(' ') : doingOf(action)
  return topicOf('activity', angle, doing, { action, doing, ...more })
}

/** Whether a subject asks something itself. */
export const isClause = (subject: string): boolean =>
  /^(?:how|why|what|whether|when|where|which|whom?|the question “)/.test(subject)

/** A clause that stays one: "whether schools should start later". */
export function ofClause(clause: string): Topic {
  return topicOf('issue', 'opinion', lowered(phraseOf(clause)).replace(/^(?:if|that)\b/, 'whether'))
}
