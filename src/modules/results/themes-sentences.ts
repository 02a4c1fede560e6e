import { isForeign, type LanguageSigns, languageSigns } from './themes-function-words.ts'

/** A sentence of an answer, exactly as it stands there, and its words. */
export interface Sentence {
  text: string
  words: readonly Word[]
  /** In a language that the codes do not speak. */
  foreign: boolean
}

/** What can be told of a sentence by itself: whoever says the same says it in the same words. */
export interface ReadText {
  text: string
  words: readonly Word[]
  signs: LanguageSigns
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

/** The sentences of an answer. */
export function sentencesIn(answer: string): Sentence[] {
  const { sentences, foreign } = readAnswer(answer, (text) => readText(text))
  return sentences.map(({ text, words }) => ({ text, words, foreign }))
}

export function readText(text: string, lexicon?: Lexicon): ReadText {
  const words = wordsOf(text.slice(0, MAX_CHARACTERS), lexicon)
  return { text, words, signs: languageSigns(words) }
}

/** The sentences of an answer that have words, and whether it is in a language that the codes do not speak. */
export function readAnswer<Read extends ReadText>(
  answer: string,
  read: (text: string) => Read,
): { sentences: Read[]; foreign: boolean } {
  const sentences: Read[] = []
  for (const piece of piecesOf(answer)) {
    const sentence = read(piece.trim())
    if (sentence.words.length > 0) sentences.push(sentence)
  }
  return { sentences, foreign: isForeign(sentences.slice(0, LANGUAGE_SHOWS)) }
}

/**
 * An answer is walked through from one sign to the next: a regular expression that looks for runs of full stops takes
 * minutes for some texts that models can write.
 */
function piecesOf(answer: string): string[] {
  const pieces: string[] = []
  let from = 0
  let at = 0
  while (at < answer.length && from < MAX_CHARACTERS) {
    endOrBreak.lastIndex = at
    if (!endOrBreak.test(answer)) break
    at = endOrBreak.lastIndex - 1
    const sign = answer[at]!
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
  return pieces
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

/** Words as they were written, and what they are: each is looked at once. */
export type Lexicon = Map<string, Pick<Word, 'low' | 'sign'>>

export function wordsOf(text: string, lexicon: Lexicon = new Map()): Word[] {
  const words: Word[] = []
  if (!beyondPlain.test(text)) addPlainWords(words, text, lexicon)
  else if (unspaced.test(text)) {
    for (const { from, to } of segmented(text)) addWord(words, text, from, to, lexicon)
  } else {
    word.lastIndex = 0
    for (let found = word.exec(text); found !== null; found = word.exec(text)) {
      addWord(words, text, found.index, word.lastIndex, lexicon)
    }
  }
  return words
}

/** Nearly all that people write in English is within this, where words can be told by the numbers of their letters. */
const beyondPlain = /[^ -~\s’]/
const BEGINS = 2
const GOES_ON = 1
const plainLetters = Uint8Array.from({ length: 128 }, (_, code) => {
  const letter = String.fromCharCode(code)
  return /[a-z0-9$]/i.test(letter) ? (letter === '$' ? BEGINS : BEGINS | GOES_ON) : letter === "'" ? GOES_ON : 0
})

/** As `word` does. */
function addPlainWords(words: Word[], text: string, lexicon: Lexicon): void {
  let at = 0
  while (at < text.length) {
    if ((plainLetters[text.charCodeAt(at)]! & BEGINS) === 0) {
      at += 1
      continue
    }
    const from = at
    at += 1
    while (at < text.length && goesOn(text.charCodeAt(at))) at += 1
    addWord(words, text, from, at, lexicon)
  }
}

/** 8217 is the other apostrophe. */
const goesOn = (code: number): boolean => code === 8217 || (code < 128 && (plainLetters[code]! & GOES_ON) !== 0)

function addWord(words: Word[], text: string, from: number, to: number, lexicon: Lexicon): void {
  const end = words.length === 0 ? 0 : words[words.length - 1]!.to
  const written = text.slice(from, to)
  let known = lexicon.get(written)
  if (known === undefined) {
    const low = written.toLowerCase().replaceAll('’', "'").replace(/'s?$/, '')
    known = { low, sign: signOf(low) }
    lexicon.set(written, known)
  }
  const parted = from - end === 1 ? text[end] : ''
  const joined = words.length > 0 && from - end <= 1 && (parted === '' || parted === ' ' || parted === '-')
  words.push({ low: known.low, from, to, sign: known.sign, joined })
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
