import type { Knowledge } from '../../knowledge/index.ts'
import { tidy as tidied } from '../reading/fold.ts'
import { may, tokensOf } from '../reading/tokens.ts'
import { isPreposition } from '../reading/word-sets.ts'
import { capital } from './english.ts'
import type { Speaking } from './speaking.ts'

/** An option as its chooser says it. */
export interface OptionWords {
  /** At the start of a sentence. */
  whole: string
  /** Within one: in lower case unless a name. */
  low: string
  /** A clause of its own ("I don't work"), something one would do ("switch banks"), or anything else. */
  kind: 'clause' | 'deed' | 'act' | 'thing'
}

const CLAUSE =
  /^(?:I|I'd|I'm|I've|I'll|We|It|It's|They|There|You|He|She|Yes|No|My [a-z]+ (?:is|are|was|has|do|does))\b[ ,']/i
const ACTS = new Set(
  `ask avoid borrow build buy call cancel carry choose compare complain cook cut delay delete donate download drive eat
  enjoy find fix follow get give go grow have help hire ignore invest join keep learn lease leave let lose lower make meet
  move order pay pick play put raise read reduce rent repair replace return save sell send share shop sign skip sleep
  spend start stay stop switch take talk tell throw travel try turn use visit wait walk watch wear work write`.split(
    /\s+/,
  ),
)

const isQuoted = (option: string, text: string): boolean =>
  ['"', '\u201C'].some((quote) => text.includes(quote + option))

/** Options are written for whoever is asked: "your car" is "my car" to whoever chooses it. */
const turned: Readonly<Record<string, string>> = { your: 'my', yours: 'mine', yourself: 'myself' }
/** "You", "mostly you", "you alone", "both of you": people, not a clause. */
const ASKED = /^((?:just|mostly|mainly|only|usually|always) )?you(?=$| (?:alone|mostly|and|or)\b)/i
/** "Me" answers by itself. */
/** "With my partner", "at home": nobody goes with "with my partner". */
const WHERE = /^(?:with|without|at|in|on|by|from|to|for|before|after|during|under|over|through) /i
const ME = /^(?:\w+ )?me$/i
const US = /\b(both|all|one|each|some|none|neither) of you\b/i

export function optionWords(text: string, { knowledge, reading }: Speaking): OptionWords {
  // Slogans and names to choose between are said as they stand.
  if (reading.options.length > 0 && reading.options.every((option) => isQuoted(option.text, tidied(reading.text)))) {
    const quoted = `\u201C${text}\u201D`
    return { whole: quoted, low: quoted, kind: 'thing' }
  }
  const tidy =
    text
      .trim()
      .replace(/^(?:\(?[a-z0-9]{1,2}[.)]|[-•*])\s+/i, '')
      .replace(/[.;,:]+$/, '')
      .replace(/\byour(?:s|self)?\b/gi, (word) => turned[word.toLowerCase()]!)
      .replace(US, '$1 of us')
      .replace(ASKED, (_, how: string = '') => `${how}me`)
      .replace(/(?<=\b(?:that|what|which|when|where|if|because|as) )you\b/gi, 'I') || 'that one'
  const deeds = deedsIn(reading)
  const deed = deeds !== null && isDeed(tidy)
  if (deed && deeds === 'does')
    return { whole: capital(tidy), low: lowered(tidy, knowledge).replace(/^not /, "don't "), kind: 'deed' }
  const kind =
    CLAUSE.test(tidy) || ME.test(tidy) || WHERE.test(tidy) || (deed && deeds === 'did')
      ? 'clause'
      : isAct(tidy) || deed
        ? 'act'
        : 'thing'
  return { whole: capital(tidy), low: lowered(tidy, knowledge), kind }
}

/**
 * Whether the answers are things to do: those that would be done ("would you move, negotiate, or just pay it") or are done ("do you wait or
 * leave"). One of them stands where the verb of the question stands.
 */
function deedsIn({ text, options }: Speaking['reading']): 'supposed' | 'does' | 'did' | null {
  for (const { text: option } of options) {
    const at = text.toLowerCase().indexOf(option.toLowerCase())
    const asked = at < 0 ? null : VERB_NEXT.exec(text.slice(0, at))
    if (asked === null || !isDeed(option)) continue
    const aux = asked[1]!.toLowerCase()
    // Whoever prefers to do something would do it.
    if (/prefer/i.test(asked[0])) return 'supposed'
    return aux === 'do' ? 'does' : aux === 'did' ? 'did' : 'supposed'
  }
  return null
}
const VERB_NEXT =
  /\b(would|will|could|do|did|should) (?:you|u)(?: (?:rather|usually|mostly|generally|just|ever|prefer to|sooner))? $/i

/** Whether words begin with a verb, as far as the lexicon can tell. */
function isDeed(text: string): boolean {
  const [verb, next] = tokensOf(text).filter(
    ({ low }) => !/^(?:just|probably|simply|never|always|not|really|still|even)$/.test(low),
  )
  if (verb === undefined) return false
  if (ACTS.has(verb.low)) return true
  // "Free with lots of ads" is nothing to do, though one can free somebody.
  const describes = may(verb, 'adjective') && next !== undefined && isPreposition(next)
  return !describes && (may(verb, 'verb') || verb.tags.has('Verb'))
}

/** "Switch banks" is something to do; "work" and "use" alone are not. */
function isAct(text: string): boolean {
  const words = text.toLowerCase().split(/\s+/)
  return words.length > 1 && words.length <= 9 && ACTS.has(words[0]!)
}

const vocabulary = new WeakMap<Knowledge, ReadonlySet<string>>()

/** Words that occur in lower case in what is known: a capital on them in an option is only typography. */
function wordsOf(knowledge: Knowledge): ReadonlySet<string> {
  let words = vocabulary.get(knowledge)
  if (words === undefined) {
    const own = new Set<string>(ACTS)
    const add = (text: string) => {
      for (const word of text.split(/[^\p{L}'’-]+/u)) if (word !== '' && word === word.toLowerCase()) own.add(word)
    }
    for (const { words: named, attributes, occasions, substitutes } of knowledge.categories.values())
      for (const text of [...named, ...attributes, ...occasions, ...substitutes]) add(text)
    for (const { text } of knowledge.questions) add(text)
    words = own
    vocabulary.set(knowledge, words)
  }
  return words
}

/** "Price" → "price", "Toyota" stays, "TV" stays, "I rent" stays. */
function lowered(text: string, knowledge: Knowledge): string {
  const first = /^[\p{L}'’-]+/u.exec(text)?.[0]
  if (first === undefined || /^I(?:['’]\w+)?$/.test(first) || /[\p{Lu}].*[\p{Lu}]/u.test(first)) return text
  const low = first.toLowerCase()
  const named = /^\S+ \p{Lu}/u.test(text)
  return !named && wordsOf(knowledge).has(low) ? low + text.slice(first.length) : text
}
