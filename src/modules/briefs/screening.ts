import type { Screening } from './brief.ts'
import { beginsWithVerb, contentOf, hasContent, piecesOf } from './description-pieces.ts'
import type { Mention } from './mention.ts'
import { kindNoun, peopleWord } from './people-words.ts'
import { relativeAtEnd } from './relatives.ts'
import {
  type Asked,
  askBeing,
  askClause,
  askFormer,
  askHaving,
  askKin,
  askKinds,
  askPossessed,
  ingQuestion,
} from './screening-question.ts'
import { describing, empty, predicative, vague } from './screening-words.ts'
import { isSensible } from './sensible-question.ts'
import type { Span } from './span.ts'
import { mayNamePeople, wayOfWorking } from './unknown-words.ts'
import { verbOf } from './verb-forms.ts'

/** What stands in for a stretch that is understood: a noun for people, a description, anything else that is dealt with. */
const NOUN = '\ue000'
const DESCRIBED = '\ue001'
const DEALT = '\ue002'

const unaskable = 'no filter has it, and it could not be made a question'

export interface Screened {
  screening: Screening[]
  ignored: { said: string; why: string }[]
}

/** What a part of a brief says of people beyond what is understood, as questions to them. */
export function screeningIn(text: string, part: Span, mentions: readonly Mention[], taken: readonly Span[]): Screened {
  const found: Screened = { screening: [], ignored: [] }
  const masked = maskOf(text, part, mentions, taken)
  const original = text.slice(part.start, part.end)
  // Kinds of people in one list are alternatives, wherever commas stand in it.
  const kinds: string[] = []
  for (const piece of piecesOf(masked, original)) {
    const said = original.slice(piece.start, piece.end)
    const open = masked.slice(piece.start, piece.end)
    if (
      !hasContent(open) ||
      /\b(?:don't (?:care|mind)|doesn't matter|no preference|either is fine|will do|is fine)\b/i.test(open)
    )
      continue
    if (piece.starter === 'who') clauses(open, said, found)
    else if (piece.starter === 'whose') possessed(open, said, found)
    else if (piece.starter === 'with' || piece.starter === 'without') {
      const thing = bareOf(open, said).replace(/^(?:any|both)\s+/i, '')
      if (open.includes(NOUN)) describedNouns(open, said, found, kinds)
      else add(found, `${piece.starter} ${thing}`, askHaving(thing, piece.starter === 'with'))
    } else describedNouns(open, said, found, kinds)
  }
  if (kinds.length > 0) add(found, kinds.join(', '), askKinds(kinds))
  return found
}

function maskOf(text: string, part: Span, mentions: readonly Mention[], taken: readonly Span[]): string {
  const signs =
    [...text.slice(part.start, part.end)].length === part.end - part.start
      ? [...text.slice(part.start, part.end)]
      : text.slice(part.start, part.end).split('')
  const cover = ({ start, end }: Span, sign: string): void => {
    for (let at = Math.max(start, part.start); at < Math.min(end, part.end); at++) signs[at - part.start] = sign
  }
  for (const match of text.slice(part.start, part.end).matchAll(peopleWord)) {
    const start = part.start + match.index
    // "iPhone users" and "online shoppers" are kinds of people; "people" is not.
    if (!/^(?:users|customers|shoppers?|consumers?)$/i.test(match[0]))
      cover({ start, end: start + match[0].length }, NOUN)
  }
  for (const mention of mentions) cover(mention, mention.noun ? NOUN : DESCRIBED)
  for (const span of taken) cover(span, DEALT)
  return signs.join('')
}

function add(found: Screened, said: string, { question, keep }: Asked): void {
  if (!isSensible(question)) {
    found.ignored.push({ said: said.trim(), why: unaskable })
    return
  }
  if (found.screening.some((one) => one.question === question)) return
  found.screening.push({ said: said.trim(), question, keep })
}

/** A relative clause: each thing that it says and that is not understood is one question. */
function clauses(open: string, said: string, found: Screened): void {
  let from = 0
  const units: Span[] = []
  for (const match of open.matchAll(/\s+(?:and|but)\s+/g)) {
    const next = open.slice(match.index + match[0].length)
    if (!(beginsWithVerb(next) || /^[\ue000\ue001]/.test(next))) continue
    units.push({ start: from, end: match.index })
    from = match.index + match[0].length
  }
  units.push({ start: from, end: open.length })
  for (const { start, end } of units) {
    const piece = open.slice(start, end)
    if (!hasContent(piece)) continue
    const words = bareOf(piece, said.slice(start, end))
    add(found, said.slice(start, end), askClause(words))
  }
}

/** Without the descriptions at its ends, unless the rest needs them: "work nights in Texas" asks for the nights. */
function bareOf(open: string, said: string): string {
  const tail = /[\s,]*(?:[\ue001\ue002]+[\s,]*(?:and |or )?)+$/.exec(open)
  const head = /^[\s,]*(?:[\ue000\ue001\ue002]+[\s,]*(?:and |or |but )?)+/.exec(open)
  const start = head === null || !beginsWithVerb(open.slice(head[0].length)) ? 0 : head[0].length
  const end = tail === null ? open.length : tail.index
  const rest = open.slice(start, end).trim()
  const last = rest.split(/\s+/).at(-1)?.toLowerCase() ?? ''
  const needs =
    contentOf(rest).length === 0 ||
    /^(?:a|an|the|of|in|on|at|to|for|from|by|with|their|about|as|than|and|or|is|are|have|has)$/.test(last)
  const cut = needs ? said : said.slice(start, end)
  return cut.trim().replace(/^(?:and|or|but)\s+|[\s,]+(?:and|or|but)$/gi, '')
}

/** "Whose rent went up": asked of what is theirs; where a filter has the end of it, there is nothing to ask. */
function possessed(open: string, said: string, found: Screened): void {
  if (/[\ue000\ue001]/.test(open)) return
  const match = /^(.*?)\s+(is|are|was|were|has|have|does|do|did)\s+(.*)$/i.exec(said.trim())
  if (match === null) found.ignored.push({ said: `whose ${said.trim()}`, why: 'it could not be made a question' })
  else add(found, `whose ${said}`, askPossessed(match[1]!, match[2]!, match[3]!))
}

/** Around nouns: "pregnant women", "Netflix subscribers", "women driving an electric car", "interested in gardening". */
function describedNouns(open: string, said: string, found: Screened, kinds: string[]): void {
  for (const run of joined(runsOf(open), said)) {
    const words = said.slice(run.start, run.end).trim()
    if (contentOf(words).length === 0) continue
    const content = words.split(/\s+/)
    if (content.every((word) => vague.has(word.toLowerCase()) || empty.has(word.toLowerCase()))) {
      found.ignored.push({ said: words, why: 'too vague to be asked of anybody' })
      continue
    }
    const before = open.slice(0, run.start).trimEnd().at(-1)
    const rest = open.slice(run.end).trimStart()
    const first = content[0]!
    // At the beginning a capital says nothing; elsewhere it is a name ("Android users").
    const own = open.slice(0, run.start).trim() === '' ? lowered(words) : words
    const noun = /^\ue000+/.exec(rest)?.[0]
    const theirs = /^(?:with|who)\s/i.test(words)
      ? relativeAtEnd.exec(said.slice(Math.max(0, run.start - 60), run.start))?.[1]
      : undefined
    const denied = /(?:^|[^\p{L}])(?:not|no|non|never)[\s-]+(?:an? |the |any |be )?$/iu.test(said.slice(0, run.start))
    const keep = denied ? 'No' : 'Yes'
    const lead = said.slice(0, run.start)
    const kin = /\sof\s+(?:the |an? )?$/i.test(lead) ? askKin(lastNoun(open, said, run.start), words) : undefined
    if (kin !== undefined) add(found, `${lead}${words}`, kin)
    else if (/\bfrom\s+(?:the )?$/i.test(lead) && /^\p{Lu}/u.test(words))
      add(found, `from ${words}`, askBeing(`from ${words}`))
    else if (/^(?:born|raised|brought up)\s/i.test(words)) add(found, words, { question: `Were you ${words}?`, keep })
    else if (theirs !== undefined) add(found, words, askHaving(`${theirs} ${words}`, !denied))
    else if (noun !== undefined && !/[,;]/.test(open.slice(run.end, open.length - rest.length))) {
      const at = open.length - rest.length
      attributive(words, said.slice(at, at + noun.length), found)
    } else if (verbOf(first)?.form === 'ing' && (before === NOUN || before === DESCRIBED || content.length > 2)) {
      add(found, words, { question: ingQuestion(content), keep: 'Yes' })
    } else if (describing.test(first) && before !== undefined) add(found, words, { ...askBeing(words), keep })
    else if (predicative.test(words)) add(found, words, { ...askBeing(own), keep })
    else if (/\b(?:retired|former)\s*$/i.test(said.slice(0, run.start)) && /s$/i.test(words)) {
      add(found, words, askFormer(own))
    } else if (isKind(words) && denied) add(found, words, { ...askKinds([own]), keep })
    else if (isKind(words)) kinds.push(own)
    else if (/\bshifts?\b/i.test(words)) add(found, words, askClause(`work ${words}`))
    else if (beginsWithVerb(words) && content.length > 1) {
      const asked = askClause(words)
      add(found, words, denied ? { ...asked, keep: asked.keep === 'No' ? 'Yes' : 'No' } : asked)
    } else if (isHead(words, before, rest)) kinds.push(own)
    else found.ignored.push({ said: words, why: unaskable })
  }
}

/** "40 astronauts", "astronauts in Vermont": a noun that is unknown, where those stand whom it is all about. */
const isHead = (words: string, before: string | undefined, rest: string): boolean =>
  mayNamePeople(words) && (before === DEALT || (before === undefined && rest.startsWith(DESCRIBED)))

/** "iPhone and Android users": the first of two that share a noun says nothing alone. */
function joined(runs: readonly Span[], said: string): Span[] {
  const result: Span[] = []
  for (const run of runs) {
    const last = result.at(-1)
    const words = said.slice(run.start, run.end).trim()
    const first = last === undefined ? '' : said.slice(last.start, last.end).trim()
    const shares =
      last !== undefined &&
      /^\s*(?:and|or)\s+$/i.test(said.slice(last.end, run.start)) &&
      first.split(/\s+/).length <= 2 &&
      !isKind(first) &&
      !predicative.test(first) &&
      verbOf(first.split(/\s+/)[0]!) === undefined &&
      isKind(words) &&
      words.includes(' ')
    if (shares) result[result.length - 1] = { start: last.start, end: run.end }
    else result.push(run)
  }
  return result
}

/** The words of the noun that ends before "of". */
function lastNoun(open: string, said: string, before: number): string {
  const match = /([\ue000]+|[\p{L}-]+)\s+of\s+(?:the |an? )?$/iu.exec(open.slice(0, before))
  return match === null ? '' : said.slice(match.index, match.index + match[1]!.length)
}

/** Stretches of words that are not understood, without what only joins them. */
function runsOf(open: string): Span[] {
  const runs: Span[] = []
  for (const match of open.matchAll(/[^\ue000\ue001\ue002]+/g)) {
    for (const one of match[0].matchAll(/(?:(?!\s+(?:and|or|plus)\s|,|\/).)+/gs)) {
      let start = match.index + one.index
      let end = start + one[0].length
      const text = one[0]
      const lead =
        /^(?:[\s,]|(?:and|or|plus|the|a|an|of|some|any|all|both|only|are|is|be|who|also|from|i|we|need|want|should|must|they|please|recruit|find|get|me|us|survey|interview|around|about|roughly|approximately|at least|no|not|than|rather|other|least|group|people)\b)+/i.exec(
          text,
        )
      if (lead !== null) start += lead[0].length
      const trail =
        /(?:[\s,.]|\b(?:and|or|of|in|the|a|an|from|are|who|should|be|with|only|to|please|is|for)\b)+$/i.exec(
          text.slice(lead?.[0].length ?? 0),
        )
      if (trail !== null) end -= trail[0].length
      if (end > start) runs.push({ start, end })
    }
  }
  return runs
}

const isKind = (words: string): boolean =>
  kindNoun.test(words.split(/\s+(?:of|for|in|on|at|with|from|to|who|\p{L}+ing)\s+/iu)[0]!)

/** Before a noun: an adjective that stands alone, or the two together. */
function attributive(words: string, noun: string, found: Screened): void {
  const works = wayOfWorking(words)
  if (predicative.test(words)) add(found, words, askBeing(lowered(words)))
  else if (works !== undefined) add(found, words, askClause(`work ${works}`))
  else if (
    /^(?:people|adults?|individuals|folks|persons?|respondents|participants|consumers|residents|citizens|households?|anyone|everyone|those)$/i.test(
      noun,
    ) &&
    /(?:ed|ing|al|ive|ful|ous|ic|ant|ent|able|ible|y)$/i.test(words)
  ) {
    add(found, `${words} ${noun}`, askBeing(words))
  } else add(found, `${words} ${noun}`, askKinds([`${lowered(words)} ${noun}`]))
}

const nationality =
  /^\p{Lu}\p{Ll}*(?:ican|nian|lian|dian|sian|aian|rian(?<!etarian|brarian)|nese|uese|panish|olish|ritish|rish|urkish|wedish|anish|innish|orean|erman|rench|utch|reek|raqi|raeli|stani|ladeshi|epali)\b/u

/** At the beginning of a sentence a capital says nothing; within a word ("LGBTQ") it does. */
const lowered = (words: string): string =>
  /^\p{Lu}\p{Ll}/u.test(words) && !nationality.test(words) && !/^\S+ \p{Lu}/u.test(words)
    ? words.charAt(0).toLowerCase() + words.slice(1)
    : words
