import { gerundOf, infinitiveOf, isGerund, isVerb } from './verb-forms.ts'

/** Longer phrases than this are no longer read as part of a question. */
const LONGEST = 160

const praising =
  'amazing|incredible|awesome|fantastic|revolutionary|groundbreaking|ground-breaking|game-changing|life-changing|innovative|cutting-edge|state-of-the-art|world-class|best-in-class|award-winning|must-have|mind-blowing|exciting|brilliant|superb|delicious|beautiful|wonderful|great|disastrous|so-called|outrageous|ridiculous|terrible|awful'
/** Judgements before what is to be judged, and the article that has to fit what comes after them. */
const praise = new RegExp(
  `(?:\\b(an?) )?\\b(?:(?:very|really|truly|super|absolutely) )?(?:${praising})(?:,? and |, | )(?=(\\p{L}))`,
  'giu',
)

/** What the author shares with those who are asked, for all one can tell: these have a city of their own. */
const shared =
  /\b(?:our|my)(?: own)? (?=(?:local |home )?(?:city|town|village|county|state|country|nation|neighbou?rhood|community|district|region|schools?|government|society|downtown|street|mayor|police|parks?|roads?|kids|children|families|family|parents|lives|planet)\b)/gi

/** The author's words as they are said to the person who is asked: "their" is "your", "our" is what is at hand. */
export function toYou(text: string): string {
  return text
    .replace(/\bthey(?=['’](?:d|re|ve|ll)\b)/gi, 'you')
    .replace(/(?<!\bwho\b.{0,60})\b(?:they|them|he or she|him or her|one another)\b/gi, 'you')
    .replace(/\b(?:themselves|themself)\b/gi, 'yourself')
    .replace(/(?<!\bwho\b.{0,60})\b(?:their|his or her)\b/gi, 'your')
    .replace(/\btheirs\b/gi, 'yours')
    .replace(shared, 'your ')
    .replace(
      /\b(?:our|my)(?: own)? ([^,.;?]*)/gi,
      (_, rest: string) => `${isPlural(namedIn(rest)) ? 'these' : 'this'} ${rest}`,
    )
    .replace(
      /\b((?:leav|quitt|los|keep|stay|los|lik|hat|lov)\p{L}*|leave|quit|lose|keep|left|lost|kept|(?:keep|stay|staying|keeping|remain)(?: you)? (?:in|at|on|with)|(?:happy|satisfied|stressed|unhappy) (?:in|at|with)) the (job|company|firm|workplace|employer)(?=$|[\s,.;?!])(?! (?:of|market|that|which)\b)/giu,
      '$1 your $2',
    )
    .replace(praise, (_, article: string | undefined, next: string) =>
      article === undefined ? '' : /[aeiou]/i.test(next) ? 'an ' : 'a ',
    )
    .replace(/\s+/g, ' ')
    .trim()
}

/** What stands behind "our", up to where something is said of it. */
function namedIn(rest: string): string {
  const words = rest.split(' ')
  const end = words.findIndex(
    (word, at) => at > 0 && (isVerb(word.toLowerCase()) || /^(?:is|are|should|would|will|could|can)$/i.test(word)),
  )
  return (end < 0 ? words : words.slice(0, end)).join(' ')
}

/** "a app" and "an box": the article that fits what comes behind it. */
export const articled = (text: string): string =>
  text
    .replace(/\b([Aa])n (?=[bcdfgjklmnpqrstvwxyz])/g, '$1 ')
    .replace(/\b([Aa]) (?=(?:[aio]|e(?!u)|un(?!i))\p{L})/gu, '$1n ')

/** Where the first thing that is asked ends and another one begins. */
const another =
  /(?:\s*[,;:–—-])?\s+(?:(?:and|or|but|plus)\s+(?:also\s+)?)(?:(?:for|on|at|under|in|to) )?(?:why|what|whether|how|would|will|do|does|did|if|which|when|where|whom|who|is|are|was|were|should|can|could)\b.*$/i

/** The first matter of several. */
export const firstOf = (text: string): string =>
  text
    .replace(another, '')
    .replace(
      /,\s+(?:would|will|do|does|did|why|how|what|whether) (?:they|you|it|people|not)\b.*$|,\s+which (?:ones?|of)\b.*$/i,
      '',
    )

const next =
  /(?<=[\p{L}\p{N}"'”)][.?!])\s+|(?:\s*[,;:–—-])?\s+(?:and|or|but|plus)\s+(?:also\s+)?(?=(?:(?:for|on|at|under|in|to) )?(?:why|what|whether|how|would|will|do|does|did|which|when|where|whom|who|are|is|should|can|could|have|has) \p{L})|,\s+(?=(?:would|will|do|does|did|why|how|what|whether|which) (?:they|you|people|ones?)\b)/iu

/** All that is asked, one by one. */
export const clausesOf = (text: string): string[] => text.split(next).filter((clause) => /\p{L}{2} \p{L}/u.test(clause))

/** One phrase that fits into a sentence: the first matter only, without marks at its ends. */
export function phraseOf(text: string): string {
  const bare = firstOf(text.replace(/[\s.!?:;,–—-]+$/, ''))
    .replace(/,? (?:yes or no|or not|if at all|if any|if so)\b.*$/i, '')
    .replace(/;.*$/, '')
    .replace(/^[\s,;:–—-]+|[\s.!?:;,–—-]+$/g, '')
  return shortened(toYou(bare))
}

function shortened(text: string): string {
  if (text.length <= LONGEST) return text
  const cut = text.slice(0, LONGEST)
  const blank = cut.lastIndexOf(' ')
  return cut
    .slice(0, blank > 0 ? blank : LONGEST)
    .toWellFormed()
    .replace(/[\s,;:]+$/, '')
}

/** Whether the head of a noun phrase stands in the plural, for all one can tell by its letters. */
export function isPlural(phrase: string): boolean {
  const [head = ''] = phrase.split(/\s(?:of|for|in|on|at|with|to|that|which|who|from|about|by|when|if|while)\s/i)
  // "women coaching boys" is one matter.
  if (head.split(' ', 4).some(isGerund)) return false
  if (/\b(?:and)\b/i.test(head)) return true
  const last = head.trim().split(' ').at(-1)?.toLowerCase() ?? ''
  if (/^(?:people|children|women|men|teeth|feet|data|media)$/.test(last)) return true
  return /[^siu]s$/.test(last) && !/^(?:news|politics|economics|ethics|mathematics|always|perhaps|series)$/.test(last)
}

/** "use a meal kit" as a noun: "using a meal kit". */
export function doingOf(action: string): string {
  const kept = /^keep (?:on )?(\p{L}+ing\b.*)$/u.exec(action)
  if (kept !== null) return kept[1]!
  const [verb = '', ...rest] = action.split(' ')
  return [gerundOf(verb.toLowerCase()), ...rest].join(' ')
}

/** A verb with what follows it, in its base form: "left the profession" gives "leave the profession". */
export function actionOf(words: string): string {
  const [verb = '', ...rest] = phraseOf(words).split(' ')
  return [infinitiveOf(verb.toLowerCase()), ...rest].join(' ')
}

/** A wording in its quotation marks; what only describes one has none. */
export const inQuotes = (choice: string): string => (/^the one\b/i.test(choice) ? choice : `“${choice}”`)

/** A capital where a sentence or an option begins. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Small letters at the beginning, unless the word is a name or an abbreviation for all one can tell. */
export function lowered(text: string): string {
  const [first = ''] = text.split(/[\s-]/, 1)
  return /^[A-Z][a-z]+$/.test(first) && usual.test(first) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
const usual =
  /^(?:an?|the|this|these|those|new|how|why|what|whether|when|where|which|who|if|people|interest|attitudes?|views?|opinions?|feedback|reactions?|perceptions?|experiences?|demand|willingness|barriers|reasons|habits|online|remote|flexible|electric|gas|food|oat|almond|smart|public|mental|health|home|work|school|screen|climate|student|plant-based|second-hand|organic|frozen|paid|free|self-checkout|subscription|meal|\p{L}+(?:ing|ion|ions|ness|ment|ments|ity))$/iu

/** Words in quotation marks, in the order in which they stand. */
export function quotedIn(text: string): string[] {
  return [...text.matchAll(/["“”]([^"“”]{2,120})["“”]|(?<![\p{L}\p{N}])['‘]([^'‘’]{2,120})['’](?![\p{L}\p{N}])/gu)].map(
    ([, double, single]) => (double ?? single)!.replace(/[.,;]+$/, '').trim(),
  )
}
