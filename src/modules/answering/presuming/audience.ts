import { readFigures } from '../../population/index.ts'
import { isCommonWord } from '../reading/known-words.ts'
import { readQuestion } from '../reading/read-question.ts'
import type { Screen } from '../reading/reading.ts'
import { asksSomething, isImperative, sentencesOf } from '../reading/sentences.ts'
import { factOf } from '../record/record-answers.ts'
import { withArticle } from '../saying/english.ts'
import { kinds, screenOf } from './screen.ts'
import { standingAlone } from './stand-alone.ts'

/** For whom a question says that it is, and what it asks them. */
export interface Addressed {
  screens: readonly Screen[]
  /** The question as it is put to them alone. */
  rest: string
}

interface Names {
  /** Words for people of whom is said behind them who they are: "those", "anyone". */
  people: string[]
  /** What everybody is: "as a consumer". */
  everybody: string[]
  /** What people are called by what they do with something: "coffee drinkers". */
  doers: Record<string, string>
}

const names = readFigures<Names>('language/audiences.json')
const everybody = new Set(names.everybody)
const doers = new Map(Object.entries(names.doers))

/** Nobody names an audience in more letters. */
const LONGEST = 110
/** "Parents: if your child …": a name may be followed by another. */
const MOST = 2

/** Takes the words off a question that say whom it is for: "Dog owners: …", "If you rent, …", "… (asked of people who smoke)". */
export function addressedIn(text: string): Addressed | null {
  let rest = text.replaceAll('\u2019', "'")
  const screens: Screen[] = []
  while (screens.length < MOST) {
    const found = leading(rest) ?? bracketed(rest) ?? trailing(rest)
    if (found === null) break
    screens.push(...found.screens)
    rest = found.rest
  }
  return screens.length === 0 ? null : { screens, rest: standingAlone(rest, screens) }
}

/** What ends a name for an audience. */
const BREAK = /\s*(?:[,:;.]|\s[-\u2013\u2014]+)\s+|(?<=\w)(?=\s(?:what|how|where|when|why|which|who)\s)/gi

function leading(text: string): Addressed | null {
  // Of several sentences the one that names an audience stands first or right before what is asked.
  for (const at of starts(text)) {
    const tail = text.slice(at)
    for (const found of tail.slice(0, LONGEST).matchAll(BREAK)) {
      const rest = tail.slice(found.index + found[0].length).trim()
      // "If you keep bees, or ever thought about it, …": that is everybody who has something to say.
      if (/^or (?:ever|have|are|if|just|even|you|would)\b/i.test(rest)) return null
      const phrase = tail.slice(0, found.index)
      const screens = rest === '' ? null : meant(phrase, rest, found[0].trim())
      if (screens !== null) return { screens, rest: `${text.slice(0, at)}${rest}` }
    }
  }
  return null
}

const starts = (text: string): number[] => {
  const sentences = sentencesOf(text)
  const last = sentences.length > 1 ? text.lastIndexOf(sentences.find((one) => asksSomething(one)) ?? '') : 0
  return last > 0 ? [0, last] : [0]
}

/** "(asked of people who smoke)", "[ASK IF OWNS A DOG]". */
function bracketed(text: string): Addressed | null {
  const [whole, inner] = /[([]([^()[\]]{4,110})[)\]]/.exec(text) ?? []
  if (inner === undefined) return null
  const rest = text
    .replace(whole!, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\s([?.!,])/g, '$1')
    .trim()
  const shown = /^(?:ask(?:ed)?|show|base|if|only|for|people|those|adults|skip|answer)\b|\bonly$/i
  const screens = shown.test(inner.trim()) ? meant(inner.trim().replace(/\.$/, ''), rest, ':') : null
  return screens === null ? null : { screens, rest }
}

/** "How do you store your clubs, if you golf?", "… Skip this if you don't drive." */
const AT_THE_END =
  /[,.?!;]\s*((?:please )?(?:(?:skip|answer|only)\b[^,.?!]{0,24} )?(?:only )?(?:if|unless) you[ '][^,.?!]{2,80})[.?!]*$/i

function trailing(text: string): Addressed | null {
  const found = AT_THE_END.exec(text)
  if (found === null) return null
  const before = text.slice(0, found.index)
  const rest = `${before}${found[0].startsWith(',') ? '?' : found[0][0]}`
  const phrase = found[1]!
  if (/\b(?:one|any|some|them|it)$/i.test(phrase)) return byNoun(phrase, before, rest)
  const screens = meant(phrase, rest, ',')
  return screens === null ? null : { screens, rest }
}

const THING =
  /\b(?:your|the)\s+(?:last |latest |most recent |current )?((?:[\w'-]+ ?){1,2}?)(?=$| (?:in|on|at|for|with|to|do|did|is|are|what|how)\b|,)/i

/** "… your gym membership, if you have one?", "… with the kids, if you have any?" */
function byNoun(phrase: string, before: string, rest: string): Addressed | null {
  const [, thing] = THING.exec(before) ?? []
  const several = /\b(?:any|some|them)$/i.test(phrase)
  if (thing === undefined || several !== /[^s]s$/.test(thing)) return null
  const said = phrase.replace(/^(?:only )?if you\s?/i, '').replace(/\w+$/, several ? thing : withArticle(thing))
  const screen = screenOf(said, false)
  return screen === null ? null : { screens: [screen], rest }
}

const SKIPPED = /^(?:please )?(?:skip|ignore|leave out|do not answer|don't answer)\b.{0,24}?\b(if|unless)\s+/i
const ONLY_IF =
  /^(?:(?:please|only|answer|respond|reply|ask|asked|show|just|this|to|the|question|is|here|it|base)[:,]?\s+)*(?:only )?if\s+/i
const UNLESS = /^(?:(?:please|only|answer|respond|this|question)\s+)*unless\s+/i
const FOR =
  /^(?:(?:this|the|next|one|a|quick|question|questions|is|are|just|only|asked|ask|base|addressed|directed)[:]?\s+)*(?:(?:of|for|to|from|among|as|at|all|any|my|fellow|our|the|us)[:]?\s+)*/i
const HERE = /\s+(?:only|here|out there|alone|in the (?:room|group|panel|house)|among (?:us|you))$/i
const PEOPLE = new RegExp(
  `^(?:${names.people.join('|')})(?: of (?:you|us))?(?: here| out there| in the group)?(?: currently)? (who|that|with|without|living with)(?=[ '])`,
  'i',
)
const YOU = /^(?:and only if )?you(?=[ '])/i
/** The rest would only suppose what is told in the past: "if you got a puppy, what would you call it?" */
const SUPPOSES = /\b(?:would|could|might|should|will)\b|\b(?:I|you|we|they)'(?:d|ll)\b/i

/** Who is meant by a phrase that stands before a question, as what they say to questions about them; null where it is everybody. */
function meant(phrase: string, rest: string, mark: string): Screen[] | null {
  const supposed = SUPPOSES.test(rest)
  const skipped = SKIPPED.exec(phrase) ?? UNLESS.exec(phrase)
  const condition = skipped ?? ONLY_IF.exec(phrase)
  if (condition !== null) {
    const clause = phrase.slice(condition[0].length)
    const said = YOU.test(clause)
      ? clause.replace(YOU, '')
      : condition[0].length > 'if '.length && mark === ':'
        ? clause
        : null
    const screen = said === null ? null : screenOf(said, supposed)
    const turned = skipped !== null && skipped[1]?.toLowerCase() !== 'unless'
    return screen === null ? null : [turned ? { ...screen, wanted: !screen.wanted } : screen]
  }
  // "People who text while driving should lose their license. Do you agree?" is a statement about them.
  if (mark === '.' && !/^(?:for|to|among|base|question|ask)/i.test(phrase)) return null
  const named = phrase.replace(FOR, '').replace(HERE, '')
  if (!/\bof you\b/i.test(phrase) && !isPutTo(rest, mark)) return null
  // "Doctors: do you trust them?" speaks of them, and not to them.
  const surely = (/^(?:for|to|among|question)\b/i.test(phrase) || mark === ':') && !OF_THEM.test(rest)
  return byPeople(named, supposed) ?? byKind(named, /^as\b/i.test(phrase), surely)
}
const OF_THEM = /\b(?:they|them|theirs?)\b/i

/** What is said of others ("for people who work from home, is it fair to pay them less?") is asked of everybody. */
function isPutTo(rest: string, mark: string): boolean {
  if (/\byou(?:r|rs|rself)?\b/i.test(rest)) return asksSomething(rest) || isImperative(rest)
  return mark === ':' && asksSomething(rest) && !OF_THEM.test(rest)
}

/** "Those of you who commute by car", "people with diabetes". */
function byPeople(named: string, supposed: boolean): Screen[] | null {
  const found = PEOPLE.exec(named)
  if (found === null) return null
  const said = named.slice(found[0].length).trim()
  const screen = /^(?:who|that)$/i.test(found[1]!)
    ? screenOf(said, supposed)
    : { question: `Do you have ${said}?`, wanted: !/without/i.test(found[1]!) }
  return screen === null ? null : [screen]
}

/** "Veterans", "coffee drinkers", "as a nurse", "dog owners who board their dogs". */
function byKind(named: string, single: boolean, surely: boolean): Screen[] | null {
  const [, who, , more] = /^(.{3,60}?)(?: (who|that)(?=[ '])(.+))?$/i.exec(named) ?? []
  if (who === undefined) return null
  const further = more === undefined ? null : screenOf(more.trim(), false)
  const screen = kindOf(who.trim(), single, surely)
  return screen === null || (more !== undefined && further === null)
    ? null
    : [screen, ...(further === null ? [] : [further])]
}

function kindOf(name: string, single: boolean, surely: boolean): Screen | null {
  const plain = lowered(name.replace(/^(?:an?|the)\s+/i, ''))
  const low = plain.toLowerCase()
  const not = /^non-?\s?(?=\w)/.exec(low)
  if (not !== null) {
    const of = kindOf(low.slice(not[0].length), single, surely)
    return of === null ? null : { ...of, wanted: false }
  }
  if (everybody.has(low)) return null
  const known = kinds.get(low)
  if (known !== undefined) return { question: known, wanted: true }
  if (low.split(' ').length > 4) return null
  // What the record has a name for: "truck drivers", "Catholics".
  const one = single ? plain : plain.replace(/(?<=\w{3})s$/, '')
  if ((single || one !== plain) && (surely || single)) {
    const question = `Are you ${withArticle(one)}?`
    if (factOf(readQuestion(question))?.polar) return { question, wanted: true }
  }
  const [, thing, doer] = /^(.+) (\w+)$/.exec(plain) ?? []
  const does = doers.get(doer?.toLowerCase() ?? '')
  if (thing === undefined || does === undefined) return null
  return {
    question: does
      .replace('{x}', thing)
      .replace(/\{a x( \w+)?\}/, (_, more: string = '') => withArticle(`${thing}${more}`)),
    wanted: true,
  }
}

/** "Dog owners" at the start of a sentence are dog owners; "Costco members" stay what they are. */
function lowered(name: string): string {
  const [first] = name.split(' ', 1) as [string]
  return /^[A-Z][a-z]+$/.test(first) && isCommonWord(first.toLowerCase())
    ? first.toLowerCase() + name.slice(first.length)
    : name
}
