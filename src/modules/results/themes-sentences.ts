import { isForeign } from './themes-function-words.ts'

/** A sentence of an answer, exactly as it stands there, and its words. */
export interface Sentence {
  text: string
  words: readonly Word[]
  /** In a language that the codes do not speak. */
  foreign: boolean
}

export interface Word {
  /** In small letters, with straight apostrophes and without a possessive "'s". */
  low: string
  /** Where it stands in the sentence. */
  from: number
  to: number
  /** "$" for a sum of money, "#" for a number, else nothing. */
  sign: '$' | '#' | ''
  /** Nothing but a blank or a hyphen parts it from the word before. */
  joined: boolean
}

/** People are at their point by then. What is longer is whatever a model ran on with, and would cost seconds. */
const MAX_CHARACTERS = 4_000
/** So many sentences tell the language of an answer. */
const LANGUAGE_SHOWS = 10
const ends = new Set('.!?…。！？')
const endOrBreak = /[.!?…。！？\n]/g
const closing = new Set('"\'”’)]»」』')
const withoutBlank = new Set('。！？')
/** Beginnings of what goes on after a full stop; a letter alone is an initial. */
const abbreviations = new Set('mr mrs ms dr st vs e.g i.e u.s u.k approx inc ltd jr sr'.split(' '))

/**
 * The sentences of an answer. It is walked through from one sign to the next: a regular expression that looks for runs of
 * full stops takes minutes for some texts that models can write.
 */
export function sentencesIn(answer: string, wordsIn: (text: string) => readonly Word[] = wordsOf): Sentence[] {
  const pieces: string[] = []
  let from = 0
  let at = 0
  while (at < answer.length && from < MAX_CHARACTERS) {
    endOrBreak.lastIndex = at
    const sign = endOrBreak.exec(answer)?.[0]
    if (sign === undefined) break
    at = endOrBreak.lastIndex - 1
    if (sign === '\n') {
      pieces.push(answer.slice(from, at))
      at += 1
      from = at
      continue
    }
    const stop = at
    while (at < answer.length && ends.has(answer[at]!)) at += 1
    const single = at === stop + 1
    const blankNeeded = !withoutBlank.has(answer[at - 1]!)
    while (at < answer.length && closing.has(answer[at]!)) at += 1
    if (blankNeeded && at < answer.length && !/\s/.test(answer[at]!)) continue
    if (single && sign === '.' && isAbbreviation(answer, stop)) continue
    pieces.push(answer.slice(from, at))
    from = at
  }
  if (from < MAX_CHARACTERS) pieces.push(answer.slice(from))
  const sentences = pieces
    .map((piece) => piece.trim())
    .map((text) => ({ text, words: wordsIn(text.slice(0, MAX_CHARACTERS)) }))
    .filter(({ words }) => words.length > 0)
  const foreign = isForeign(sentences.slice(0, LANGUAGE_SHOWS).flatMap(({ words }) => words))
  return sentences.map((sentence) => ({ ...sentence, foreign }))
}

function isAbbreviation(answer: string, stop: number): boolean {
  const before = /[\p{L}.]+$/u.exec(answer.slice(Math.max(0, stop - 8), stop))?.[0]
  return before !== undefined && (abbreviations.has(before.toLowerCase()) || /^[B-HJ-Z]$/.test(before))
}

const numberWords = new Set(
  `one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty sixty seventy eighty
  ninety hundred thousand million`.split(/\s+/),
)

const word = /[\p{L}\p{N}$€£][\p{L}\p{M}\p{N}'’]*/gu
/** Scripts that put no blanks between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]/u

export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  if (unspaced.test(text)) for (const { from, to } of segmented(text)) addWord(words, text, from, to)
  else {
    word.lastIndex = 0
    for (let found = word.exec(text); found !== null; found = word.exec(text)) {
      addWord(words, text, found.index, word.lastIndex)
    }
  }
  return words
}

function addWord(words: Word[], text: string, from: number, to: number): void {
  const end = words.length === 0 ? 0 : words[words.length - 1]!.to
  const written = text.slice(from, to).toLowerCase()
  // Few words have an apostrophe, and looking for one is quicker than looking for what to put in its place.
  const low = /['’]/.test(written) ? written.replaceAll('’', "'").replace(/'s?$/, '') : written
  const parted = from - end === 1 ? text[end] : ''
  const joined = words.length > 0 && from - end <= 1 && (parted === '' || parted === ' ' || parted === '-')
  words.push({ low, from, to, sign: signOf(low), joined })
}

function signOf(low: string): Word['sign'] {
  const first = low.charCodeAt(0)
  // Of "$€£" and digits; words that are numbers follow.
  if (first === 36 || first === 8364 || first === 163) return '$'
  return (first >= 48 && first <= 57) || numberWords.has(low) ? '#' : ''
}

/** Made with the first answer that needs it: it brings a dictionary. */
let segmenter: Intl.Segmenter | undefined

function* segmented(text: string): Generator<{ from: number; to: number }> {
  segmenter ??= new Intl.Segmenter('ja', { granularity: 'word' })
  for (const { index, segment, isWordLike } of segmenter.segment(text))
    if (isWordLike) yield { from: index, to: index + segment.length }
}
