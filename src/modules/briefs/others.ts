import type { Mention } from './mention.ts'
import { relativeAtEnd } from './relatives.ts'
import { empty } from './screening-words.ts'
import type { Span } from './span.ts'
import { topicNoun } from './topics.ts'
import { verbOf } from './verb-forms.ts'

const theirs = /\b(?:their|his|her|your|whose|own)\s+(?:[\p{L}'-]+\s+)?$/iu
/** Verbs behind which a noun says what people are. */
const saysWhat = /^(?:be|identify|work|become|include|retire|serve|train)$/
/** What one speaks of people by, so that the noun behind "of" is the people themselves. */
const wholes =
  /\b(?:group|groups|panel|panels|sample|mix|mixture|number|numbers|set|dozen|dozens|handful|couple|lots|lot|bunch|split|half|third|quarter|thirds|quarters|percent|variety|range|survey|poll|study|pool|cohort|consisting|up|composed|comprised|combination|batch|balance|interviews|each|all|some|many|most|any|out|parts?|audience|segment|opinions?|views?|attitudes|ones?|hundred|thousand|spread|representation|portion|ideally|looking|need|community|population|household|households|families|crowd)$/i

/**
 * Whether a noun stands for people whom those to be asked have to do with, and not for them: "who hire nurses", "their
 * doctors", "caregivers of seniors".
 */
export function isOther(text: string, part: Span, mention: Mention, mentions: readonly Mention[]): boolean {
  const lead = text.slice(Math.max(part.start, mention.start - 120), mention.start)
  const own = text.slice(mention.start, mention.end)
  const behind = text.slice(mention.end, Math.min(part.end, mention.end + 24))
  if (isOrigin(lead, own, behind, mention) || ofRelative(lead, own) || theirRelative.test(lead)) return true
  if (!mention.noun) return false
  // A clause is not longer, and a brief may name hundreds.
  const from = Math.max(part.start, mention.start - 200)
  const before = text.slice(from, mention.start)
  if (theirs.test(before)) return true
  if (
    /\b(?:except(?: for)?|excluding|but not|not|other than|rather than|instead of|no)\s+(?:the |any |for )?$/i.test(
      before,
    )
  )
    return false
  // What is understood already is no verb, whatever its words ("works in health care").
  const near = mentions.filter(({ start, end }) => end > from && start < mention.start)
  const open = near.reduce((said, { start, end }) => {
    const [first, last] = [Math.max(start, from) - from, Math.min(end, mention.start) - from]
    return said.slice(0, first) + ' '.repeat(last - first) + said.slice(last)
  }, before)
  const at = Math.max(open.toLowerCase().lastIndexOf(' who '), open.toLowerCase().lastIndexOf(' that '))
  const clause = at < 0 ? undefined : open.slice(at + 5)
  if (clause !== undefined && !/[,;:.—]/.test(clause) && actsOn(clause)) return true
  const preposition =
    /([\p{L}%'-]+)\s+(?:of|for|by|to|about|against|than|with|on|from|as good as)\s+(?:(?:the|a|an|other|many|some|most|both|fellow)\s+)?$/iu.exec(
      before,
    )
  if (
    preposition !== null &&
    !wholes.test(preposition[1]!) &&
    !topicNoun.test(preposition[1]!) &&
    !empty.has(preposition[1]!.toLowerCase())
  )
    return true
  const word = /([\p{L}'-]+)\s+$/u.exec(before)?.[1] ?? ''
  const verb = verbOf(word)
  return (
    verb?.form === 'ing' &&
    !saysWhat.test(verb.base) &&
    /^(?:hir|manag|supervis|employ|teach|dat|serv|visit|see|treat|car|rais|help|support|pay|follow|trust|lov|us|watch|coach)/i.test(
      word,
    )
  )
}

/** "Whose boss is a woman"; but whose children are small is told by a filter. */
const theirRelative =
  /\bwhose\s+(?:[\p{L}-]+\s+)?(?:boss|manager|mother|father|mom|mum|dad|parents?|partners?|spouses?|husbands?|wives|wife|boyfriends?|girlfriends?|friends?|siblings?|brothers?|sisters?|relatives?|neighbou?rs?|landlords?|doctors?|colleagues|co-?workers|employers?|pets?|clients|customers)\b[^,;.]{0,40}$/iu

/** What somebody is told by, whoever stands before it. */
const ownWords = /^(?:who |that )?(?:aged?|under|over|between|\d|in|from|living in|lives? in|at home)\b/i

/** Of somebody of theirs, named right before: "look after a parent |with dementia", "a friend |who is a veteran". */
function ofRelative(lead: string, said: string): boolean {
  const open = lead.replace(/(?:who|that)\s+(?:(?:is|are|has|have|was|were|suffers? from)\s+)?(?:an?\s+)?$/i, '')
  const owner = /(?:who|that|with|is|are|has|on)\b/i.test(`${lead.slice(-24)}${said}`)
    ? relativeAtEnd.exec(open.slice(-80))
    : null
  if (owner === null || ownWords.test(said)) return false
  if (!/^(?:with|who|that|has|is|suffering|on)\b/i.test(said) && open === lead) return false
  // "Talk to people with asthma": those are the ones who are asked.
  const before = open.slice(-80).slice(0, owner.index).trim().split(/\s+/)
  const [verb, preposition] = [before.at(-2) ?? '', before.at(-1) ?? '']
  if (/^(?:to|with|from|of|for|among)$/i.test(preposition))
    return verbOf(verb) !== undefined
      ? !/^(?:talk|speak|talking|speaking|listen|chat|hear)$/i.test(verb)
      : !wholes.test(verb) && !topicNoun.test(verb) && verb !== '' && isSingle(owner[1]!)
  return isSingle(owner[1]!) || verbOf(preposition) !== undefined
}

const isSingle = (owner: string): boolean => /^(?:an?|their|his|her|your|another|someone|somebody)\b/i.test(owner)

/** A place that people come from, or have been to, and do not live in: "moved |from Ohio|", "born |in India|". */
const movement =
  /\b(?:(?:mov(?:ed?|ing)|relocat(?:ed?|ing)|came|coming|fled|flee|emigrated|migrated|immigrated|transferred|returned|returning)\b[^,;.]{0,40}?|born(?: and raised)?\s*|raised\s*|gr[eo]wn? up\s*|(?:have|has|had|'ve) (?:ever |never |previously |once |also )?(?:lived|worked|studied|been|travell?ed|vacationed)\s*(?:to\s*)?|used to (?:live|work)\s*|(?:previously|formerly|once) (?:lived|worked)\s*|originally\s*|hail(?:ing)?\s*|(?:travell?(?:ed|ing)|travel|fly|flown|went|visit(?:ed|ing)?|vacation(?:ed|ing)?)\s*(?:to\s*)?)$/i
const comers = /\b(?:immigrants?|refugees?|migrants?|expats?|transplants?|newcomers?|arrivals|emigrants?)\s*$/i

function isOrigin(lead: string, said: string, behind: string, mention: Mention): boolean {
  if (mention.facet !== 'place') return false
  // "Mexican immigrants": Mexico is where they are not.
  if (/^\s+(?:immigrants?|refugees?|migrants?|expats?|emigrants?)\b/i.test(behind) && !/^(?:in|from)\b/i.test(said))
    return true
  return !mention.noun && (movement.test(lead) || (comers.test(lead) && /^from\b/i.test(said)))
}

/** A verb of doing since the beginning of the clause, or since the last "and" in it. */
function actsOn(clause: string): boolean {
  const last = clause.split(/\b(?:and|or|but)\b/i).at(-1)!
  const words = last.trim() === '' ? clause : last
  return (words.match(/[\p{L}']+/gu) ?? []).some((word) => {
    const verb = verbOf(word)
    return verb !== undefined && !saysWhat.test(verb.base) && !/^(?:live|have|do|happen|like)$/.test(verb.base)
  })
}
