import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Cuts text into the numbers that the language model was trained on. */
export type Tokenizer = (text: string) => number[]

const UNKNOWN = 100
export const START = 101
export const END = 102
/** The model was trained on texts of this many pieces; what is longer is cut. */
export const MAX_TOKENS = 128
const LONGEST_WORD = 100
/** Both models have the same vocabulary; each file is read once, and its 30,522 pieces are kept once. */
const shipped = fileURLToPath(new URL('../../../../data/reader/vocabulary.txt', import.meta.url))
const vocabularies = new Map<string, ReadonlyMap<string, number>>()

/** Whole texts: between a start and an end, and cut to what the model takes. */
export function openTokenizer(): Tokenizer {
  const cut = openPieces(shipped)
  // A piece has at least one character: reading further than this can never matter.
  return (text) => [START, ...cut(text.slice(0, 4000), MAX_TOKENS - 2), END]
}

/** The uncased WordPiece of BERT, without start and end, up to `most` pieces. */
export function openPieces(file: string): (text: string, most?: number) => number[] {
  const vocabulary = vocabularies.get(file) ?? vocabularyOf(file)
  vocabularies.set(file, vocabulary)
  return (text, most = Number.POSITIVE_INFINITY) => {
    const pieces: number[] = []
    for (const word of wordsOf(text)) {
      if (pieces.length >= most) break
      pieces.push(...piecesOf(word, vocabulary))
    }
    return pieces.slice(0, most)
  }
}

/** One piece on each line, in the order of their numbers. */
function vocabularyOf(file: string): ReadonlyMap<string, number> {
  const pieces = readFileSync(file, 'utf8').trimEnd().split('\n')
  return new Map(pieces.map((piece, at) => [piece, at]))
}

const ideograph = /[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\u{20000}-\u{2fa1f}]/gu
/** ASCII symbols such as "$" and "+" count as punctuation, other symbols do not. */
const mark = /[!-/:-@[-`{-~]|\p{P}/gu

function wordsOf(text: string): string[] {
  return text
    .replace(/[\t-\r]/g, ' ')
    .replace(/[\p{Cc}\p{Cf}\ufffd]/gu, '')
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(ideograph, ' $& ')
    .replace(mark, ' $& ')
    .split(/\s+/)
    .filter(Boolean)
}

/** Greedy: the longest known beginning, then the longest known continuation, and so on. */
function piecesOf(word: string, vocabulary: ReadonlyMap<string, number>): number[] {
  if (word.length > LONGEST_WORD) return [UNKNOWN]
  const pieces: number[] = []
  let from = 0
  while (from < word.length) {
    let to = word.length
    let piece: number | undefined
    for (; to > from; to -= 1) {
      piece = vocabulary.get((from === 0 ? '' : '##') + word.slice(from, to))
      if (piece !== undefined) break
    }
    if (piece === undefined) return [UNKNOWN]
    pieces.push(piece)
    from = to
  }
  return pieces
}
