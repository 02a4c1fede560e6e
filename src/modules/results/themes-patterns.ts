import type { Sentence, Word } from './themes-sentences.ts'

/**
 * A code of the frame: a theme that is known beforehand, and how people word it. Wordings are parted by bars, and are
 * words with blanks between them. "a/b" is either word; "price~" is the word with its regular endings; "pollut*" is
 * whatever begins so; ".." stands for up to three words; "$" is a sum of money and "#" a number.
 */
export interface Code {
  label: string
  says: string
  /** Wordings that hold some of the words and mean something else. */
  except?: string
  /** Names a subject rather than a reason: where the question is about it, everybody's answer is, too. */
  subject?: true
}

/** Words from `from` up to, not including, `to`. */
export interface Span {
  from: number
  to: number
}

/** Made when the first sentence is looked at: most processes look at none, and thousands of wordings take a while. */
export type Matcher = () => Wordings

/** Wordings by their first words; those of "pollut*" by the letters that they begin with, as a number. */
interface Wordings {
  exact: ReadonlyMap<string, Start>
  beginnings: ReadonlyMap<number, readonly { beginning: string; wording: Wording }[]>
}

/** Wordings with the same first word. Hundreds begin with "I" or "not", so the second word is looked up as well. */
interface Start {
  any: Wording[]
  bySecond: Map<string, Wording[]>
}

interface Wording {
  /** Whose it is, as a place in the list that the matcher was made of. */
  owner: number
  rest: readonly Element[]
}

type Element = 'gap' | { forms: ReadonlySet<string>; beginnings: readonly string[] }

const MAX_GAP = 3

/**
 * The first three letters as a number: nothing has to be cut off every word that is looked at. Other letters than ours may
 * share one; what is found by it is compared as a whole.
 */
const beginningOf = (low: string): number =>
  ((low.charCodeAt(0) & 127) << 14) | ((low.charCodeAt(1) & 127) << 7) | (low.charCodeAt(2) & 127)

/** A matcher for lists of wordings; what it finds says in which list. */
export function matcherOf(lists: readonly string[]): Matcher {
  let made: Wordings | undefined
  return () => {
    made ??= wordingsOf(lists)
    return made
  }
}

function wordingsOf(lists: readonly string[]): Wordings {
  const exact = new Map<string, Start>()
  const beginnings = new Map<number, { beginning: string; wording: Wording }[]>()
  lists.forEach((list, owner) => {
    for (const written of list.split('|')) {
      const [first, ...rest] = written.trim().split(/\s+/).map(elementOf)
      if (first === undefined || first === 'gap') throw new Error(`A wording must begin with a word: "${written}"`)
      const wording = { owner, rest }
      for (const form of first.forms) {
        const start = exact.get(form) ?? { any: [], bySecond: new Map() }
        exact.set(form, start)
        addTo(start, wording)
      }
      for (const beginning of first.beginnings) add(beginnings, beginningOf(beginning), { beginning, wording })
    }
  })
  return { exact, beginnings }
}

function addTo({ any, bySecond }: Start, { owner, rest: [second, ...others] }: Wording): void {
  if (second === undefined) any.push({ owner, rest: [] })
  else if (second === 'gap' || second.beginnings.length > 0) any.push({ owner, rest: [second, ...others] })
  else for (const form of second.forms) add(bySecond, form, { owner, rest: others })
}

function add<Key, T>(lists: Map<Key, T[]>, key: Key, item: T): void {
  const list = lists.get(key)
  if (list === undefined) lists.set(key, [item])
  else list.push(item)
}

function elementOf(written: string): Element {
  if (written === '..') return 'gap'
  const parts = written.split('/')
  return {
    forms: new Set(
      parts
        .filter((part) => !part.endsWith('*'))
        .flatMap((part) => (part.endsWith('~') ? inflected(part.slice(0, -1)) : part)),
    ),
    beginnings: parts.filter((part) => part.endsWith('*')).map((part) => part.slice(0, -1)),
  }
}

/** The word with its regular endings; some come out that nobody writes, which does no harm. */
export function inflected(word: string): string[] {
  const forms = [word]
  if (/[^aeiou]y$/.test(word)) forms.push(`${word.slice(0, -1)}ies`, `${word.slice(0, -1)}ied`, `${word}ing`)
  else if (word.endsWith('e')) forms.push(`${word}s`, `${word}d`, `${word.slice(0, -1)}ing`)
  else {
    forms.push(/(?:s|x|z|ch|sh)$/.test(word) ? `${word}es` : `${word}s`, `${word}ed`, `${word}ing`)
    const last = word.at(-1)!
    if (/[^aeiou][aeiou][^aeiouwxy]$/.test(word)) forms.push(`${word}${last}ed`, `${word}${last}ing`)
  }
  return forms
}

type Found = Span & { owner: number }

/** Every place where a wording stands, with the list it is of. */
export function found(matcher: Matcher, { words }: Pick<Sentence, 'words'>): Found[] {
  const { exact, beginnings } = matcher()
  const spans: Found[] = []
  for (let from = 0; from < words.length; from++) {
    const { low, sign } = words[from]!
    const start = exact.get(low)
    if (start !== undefined) collectFrom(start, words, from, spans)
    const ofSign = sign === '' ? undefined : exact.get(sign)
    if (ofSign !== undefined) collectFrom(ofSign, words, from, spans)
    for (const { beginning, wording } of beginnings.get(beginningOf(low)) ?? none)
      if (low.startsWith(beginning)) collect(wording, words, from, from + 1, spans)
  }
  return spans
}

const none: readonly never[] = []

function collectFrom({ any, bySecond }: Start, words: readonly Word[], from: number, spans: Found[]): void {
  for (const wording of any) collect(wording, words, from, from + 1, spans)
  const second = words[from + 1]
  if (second === undefined || bySecond.size === 0) return
  for (const wording of bySecond.get(second.low) ?? none) collect(wording, words, from, from + 2, spans)
  if (second.sign === '') return
  for (const wording of bySecond.get(second.sign) ?? none) collect(wording, words, from, from + 2, spans)
}

function collect({ owner, rest }: Wording, words: readonly Word[], from: number, at: number, spans: Found[]): void {
  const to = rest.length === 0 ? at : endOf(words, at, rest, 0)
  if (to !== undefined) spans.push({ owner, from, to })
}

/** Where the rest of a wording ends if it stands at `at`. */
function endOf(words: readonly Word[], at: number, rest: readonly Element[], next: number): number | undefined {
  const element = rest[next]
  if (element === undefined) return at
  if (element === 'gap') {
    for (let skipped = 0; skipped <= MAX_GAP; skipped++) {
      const to = endOf(words, at + skipped, rest, next + 1)
      if (to !== undefined) return to
    }
    return undefined
  }
  const word = words[at]
  if (word === undefined) return undefined
  const { low, sign } = word
  const fits =
    element.forms.has(low) ||
    (sign !== '' && element.forms.has(sign)) ||
    element.beginnings.some((beginning) => low.startsWith(beginning))
  return fits ? endOf(words, at + 1, rest, next + 1) : undefined
}
