import { knownValues, resolveOccupation } from '../../filters/index.ts'
import {
  ambiguous,
  beside,
  empty,
  isPlural,
  ofService,
  outside,
  pastime,
  ranks,
  singularOf,
  titleWords,
} from './title-words.ts'

/** A word of a text, and whether something other than space stands before it. */
export interface Word {
  start: number
  end: number
  /** In small letters, without what hangs on it. */
  word: string
  written: string
  /** A sign stands between it and the word before. */
  apart: boolean
}

/** A job title that words of a text name; `from` and `to` count words, the end excluded. */
export interface Title {
  from: number
  to: number
  /** As a filter has it: in the singular where that means the same. */
  name: string
  /** A rank or speciality that is covered and that no filter tells. */
  untold: string | undefined
}

const LONGEST_TITLE = 5
/** Unknown words take their time: what is not found by then is not looked for. */
const MOST_TRIES = 60
/** Of these so many may have a word that no title has. */
const MOST_STRANGE = 6

export const wordsOf = (text: string): Word[] => {
  let end = 0
  return [...text.matchAll(/[\p{L}\p{N}](?:[\p{L}\p{N}'&.-]*[\p{L}\p{N}])?/gu)].map(({ index, 0: written }) => {
    const apart = /[^\s/]/.test(text.slice(end, index))
    end = index + written.length
    return { start: index, end, word: written.toLowerCase(), written, apart }
  })
}

/** Whether a word is in no title; "IT" is, and "it" is not. */
export const isOutside = ({ word, written }: Word): boolean => outside.has(word) && written !== 'IT'

interface Meaning {
  key: string
  occupations: readonly string[]
  labour_status: string | undefined
  sure: boolean
}

/** What names mean, as far as it was looked up: a brief is read in parts, and briefs are alike. */
const meanings = new Map<string, Meaning>()
const MOST_MEANINGS = 4000

function lookUp(name: string): Meaning {
  const { via, title, occupations, labour_status } = resolveOccupation(name)
  const many = name.includes(' ')
  const sure =
    via === 'label' || via === 'synonym' || (via === 'title' && title !== undefined) || (via === 'corpus' && many)
  const meaning = { key: [...occupations, labour_status, title].join(' '), occupations, labour_status, sure }
  if (meanings.size >= MOST_MEANINGS) meanings.clear()
  meanings.set(name, meaning)
  return meaning
}

/** Looks titles up, so many at most that nobody has asked for before. */
export function titleFinder(): (words: readonly Word[], head: number) => Title | undefined {
  let tries = MOST_TRIES
  let strange = MOST_STRANGE

  function meaningOf(name: string): Meaning | undefined {
    const known = meanings.get(name)
    if (known !== undefined) return known
    if (tries <= 0 || (isStrange(name) && --strange < 0)) return undefined
    tries--
    return lookUp(name)
  }

  return (words, head) => {
    const { heads } = titleWords()
    if (!heads.has(singularOf(words[head]!.word))) return undefined
    if (pastime.test(words[head]!.word) && !ofService.test(words[head - 1]?.word ?? '')) return undefined
    const first = firstOf(words, head)
    const name = (from: number): string =>
      words
        .slice(from, head + 1)
        .map(({ word }) => word)
        .join(' ')
    let from = first
    let meaning: Meaning | undefined
    for (; from <= head; from++) {
      // One word that is also something else is no title; two are.
      if (from === head && ambiguous.has(pluralOf(words[head]!.word))) return undefined
      // "Delivery drivers" are; what nobody has heard of before such a word is no title: "Etsy sellers".
      if (ambiguous.has(pluralOf(words[head]!.word)) && isStrange(name(from))) continue
      meaning = meaningOf(name(from))
      if (meaning?.sure === true && meaning.occupations.length > 0) break
    }
    if (meaning === undefined || from > head) return undefined
    // The shortest that means the same: what stands before says something else, unless it is a speciality.
    for (let later = from + 1; later <= head; later++) {
      if (isSpeciality(words[later - 1]!) || (later === head && ambiguous.has(pluralOf(words[head]!.word)))) break
      const shorter = meaningOf(name(later))
      const dropped = words[later - 1]!.word
      const adds =
        !(empty.has(dropped) || beside.has(dropped)) || String(shorter?.occupations) !== String(meaning.occupations)
      if (shorter?.sure === true && (shorter.key === meaning.key || !adds)) from = later
    }
    const meant = meaningOf(name(from))?.key
    return withModifiers(words, { first, from, head }, name(from), (one) => meaningOf(one)?.key === meant)
  }
}

function isStrange(name: string): boolean {
  const { words, heads } = titleWords()
  return name.split(/[ -]/).some((word) => !words.has(word) && !heads.has(singularOf(word)))
}

/** Where a title that ends at a word can begin at the earliest: as long as the words are those of titles. */
function firstOf(words: readonly Word[], head: number): number {
  const { words: known } = titleWords()
  let first = head
  while (first > 0 && head - first < LONGEST_TITLE - 1) {
    const { word } = words[first - 1]!
    if (words[first]!.apart || isOutside(words[first - 1]!) || /^\d+$/.test(word)) break
    // One word that is in no title may still be in a name for a job: "Uber drivers".
    if (!word.split('-').every((part) => known.has(part)) && first !== head) break
    first--
  }
  return first
}

/** A word of titles that is no name, no rank, and nothing that others read: "oncology", "wedding", "ICU". */
const isSpeciality = ({ word, written }: Word): boolean =>
  titleWords().words.has(word) &&
  !beside.has(word) &&
  !ranks.has(word) &&
  !empty.has(word) &&
  (written === word || written === written.toUpperCase() || knownValues('country', word).length === 0) &&
  !isPlural(word)

interface Place {
  first: number
  from: number
  head: number
}

/** Takes in what belongs to the title and changes nothing: "licensed electricians", "oncology nurses". */
function withModifiers(
  words: readonly Word[],
  { first, from, head }: Place,
  name: string,
  same: (name: string) => boolean,
): Title {
  let start = from
  let untold: string | undefined
  while (start > first) {
    const { word } = words[start - 1]!
    if (!empty.has(word) && !ranks.has(word) && !isSpeciality(words[start - 1]!)) break
    if (!empty.has(word)) untold = untold === undefined ? word : `${word} ${untold}`
    start--
  }
  const one = name.replace(/\S+$/, (last) => singularOf(last))
  const chosen = one !== name && same(one) ? one : name
  const capitals = words.slice(from, head + 1).filter(({ written }) => /^[A-Z]{2,4}s?$/.test(written))
  return { from: start, to: head + 1, name: capitals.reduce(inCapitals, chosen), untold }
}

/** "ICU nurse" rather than "icu nurse". */
const inCapitals = (name: string, { word, written }: Word): string =>
  name.includes(word) ? name.replace(word, written) : name.replace(singularOf(word), written.replace(/s$/, ''))

const pluralOf = (word: string): string => (isPlural(word) ? word : word.endsWith('ch') ? `${word}es` : `${word}s`)
