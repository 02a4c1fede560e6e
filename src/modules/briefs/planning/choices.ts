import { type Topic, topicOf } from './topic.ts'
import { gerundOf, infinitiveOf, isVerb } from './verb-forms.ts'
import { doingOf, firstOf, lowered, phraseOf, quotedIn } from './wording.ts'

/** What people read or see and react to, in the singular. */
const messages =
  'tagline|slogan|headline|strapline|name|brand name|product name|logo|ad|advert|advertisement|commercial|poster|packaging|package design|message|description|line|subject line|landing page|claim|motto|title|jingle|cover'
const messageNoun = new RegExp(`\\b(${messages})(s?)\\b(?![-–])`, 'i')
/** Words that mean much else besides: only where one of several is to be chosen. */
const ambiguous = /^(?:line|cover|title|claim|message|description|package design|motto|name)$/i
/** Only where a wording is what is tested: a name may also be a thing to remember. */
const tested =
  /\b(?:test|react\w*|reactions?|response|respond|compare|which|what do .{1,60} think of|feedback|appeal\w*|resonates?|works? (?:best|better)|prefer\w*|impressions?|sounds?|makes? them|perceptions?|think of|feel about|hits? home)\b/i

/** A name, a line or a picture; null where the objective is about something else. */
export function messageIn(whole: string): Topic | null {
  const quoted = quotedIn(whole)
  const text = quoted.length > 0 ? whole : firstOf(whole)
  const noun = messageNoun.exec(text)
  const named =
    /\b(?:the|our|a|this|new) (?:brand |product |company )?name ([A-Z][\w&'’-]*(?: [A-Z][\w&'’-]*){0,3})/.exec(text)
  if (noun === null || !(tested.test(text) || quoted.length > 0)) return null
  const word = noun[1]!.toLowerCase()
  if (
    ambiguous.test(word) &&
    quoted.length === 0 &&
    named === null &&
    !/\b(?:tests?|which|compare|reactions?)\b/i.test(text)
  )
    return null
  const sides = /[,:] (the one .{3,60}?),? or (the one .{3,60}?)[.?!]*$/i.exec(text)
  if (sides !== null)
    return topicOf('message', 'opinion', `these ${word}s`, { choices: [phraseOf(sides[1]!), phraseOf(sides[2]!)] })
  if (quoted.length > 1) return topicOf('message', 'opinion', `these ${word}s`, { choices: quoted })
  const wording = quoted[0] ?? named?.[1]
  if (wording !== undefined) return topicOf('message', 'opinion', `the ${word} “${wording}”`, { choices: [wording] })
  // What is to be judged is shown to people, or told with the question: here it can only be pointed at.
  const about = /\b(?:for|of|about) ((?:an? |our |the |this |my )[^,.;:?]{3,80})/i.exec(text.slice(noun.index))
  const what = about === null ? '' : ` for ${lowered(phraseOf(about[1]!.replace(/^(?:our|my|the|this) /i, 'a ')))}`
  const several = noun[2] !== '' && !/(?:packaging|page)$/.test(word)
  return topicOf('message', 'opinion', `${several ? `these ${word}s` : `this ${word}`}${what}`)
}

const ends =
  /^(?:(?:either|both|a choice between|choosing between|the|to|(?:views?|perceptions?|opinions?|attitudes?|reactions?|feelings?|thoughts?) (?:on|of|about|towards?|to))\s+)?|[\s,;:.?!–—-]+$/gi
const preposition = /^(?:in|at|from|on|by|with|to) /i
const phrase = "[\\p{L}\\p{N}$€£%&'’ /.+-]{2,60}?"
const stop =
  '(?=\\s*(?:$|[,;:.?!(–—]|\\b(?:and why|and what|and how|for|when|as|in terms|because|better|more|most|best|if|while|among|during)\\b))'
const forms = [
  `\\b(?:prefer(?:s|red)?|rather (?:have|use|buy|choose|take|eat|drink)|choose|pick|like better|likes? more)[,:]?\\s+(${phrase}) (?:or|over|to|rather than|instead of|versus|vs\\.?) (${phrase})${stop}`,
  `\\brather ((?:work|live|shop|eat|stay|travel|study|pay|go|be|get|meet|watch|learn|talk) ${phrase}) (?:or|than) (${phrase})${stop}`,
  `\\brather (\\p{L}+) or (\\p{L}+)$`,
  `\\bbetween (${phrase}) (?:and|or|versus|vs\\.?) (${phrase})${stop}`,
  `\\b(?:compare|comparing|comparison of|compared?)\\s+(${phrase}) (?:with|to|and|against|versus|vs\\.?) (${phrase})${stop}`,
  `^(?:which .{2,60}?[,:] |whether |is it |if )?(${phrase}),? (?:vs\\.?|versus) (${phrase})${stop}`,
  `^(?:an? |the )?(${phrase}),? or (${phrase})$`,
  `\\b(?:prefer|rather have|rather|better|best|more|most)[\\p{L} ]{0,30}[,:] (${phrase}),? or (${phrase})$`,
].map((form) => new RegExp(form, 'iu'))

/** One of two; null where nothing is to be chosen. */
export function choiceIn(text: string): Topic | null {
  const bare = text.replace(/[\s.?!]+$/, '')
  // What people think of two things is no choice between them, and neither is whether to do something or not.
  if (/\b(?:or (?:why )?not|yes or no)\b/i.test(bare) && !/\b(?:vs|versus|between|compare|prefer)\b/i.test(bare))
    return null
  for (const [at, form] of forms.entries()) {
    const found = form.exec(bare)
    if (found === null) continue
    if (at === 6 && !/^(?:\S+ ){0,3}\S+$/.test(found[1]!)) continue
    if (at === 6 && /^(?:how|why|what|who|when|where|which|do|does|did|is|are|would|will|should)\b/i.test(bare))
      continue
    const [a, b] = sidesOf(found[1]!, found[2]!)
    if ([found[1]!, found[2]!].some((side) => /^(?:\d|what\b|why\b|how\b|when\b|where\b|whether\b)/i.test(side)))
      continue
    if (a === undefined || b === undefined || a.length < 2 || b.length < 2 || a.toLowerCase() === b.toLowerCase())
      continue
    return topicOf('choice', 'opinion', `${a} and ${b}`, { choices: [a, b] })
  }
  return null
}

/** What the second side leaves out is that of the first: "shopping online or in stores". */
function sidesOf(first: string, second: string): [string, string] {
  const [a, b] = [first, second].map((side) => lowered(phraseOf(side.replace(ends, '')))) as [string, string]
  const [head = '', ...rest] = a.split(' ')
  const isVerbal = (rest.length > 0 || isVerb(b)) && isVerb(head) && infinitiveOf(head) === head
  const verb = isVerbal ? gerundOf(head) : head
  const one = isVerbal ? doingOf(a) : a
  const isShared = preposition.test(b) && !preposition.test(a)
  const isDeed = one !== a && isVerb(b.split(' ')[0]!)
  return [one, isShared ? `${verb} ${b}` : isDeed ? doingOf(b) : b]
}
