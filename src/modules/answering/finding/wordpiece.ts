import { readFileSync } from 'node:fs'

/** Cuts text into the numbers that the language model was trained on. */
export type Tokenizer = (text: string) => number[]

const UNKNOWN = 100
const START = 101
const END = 102
/** The model was trained on texts of this many pieces; what is longer is cut. */
export const MAX_TOKENS = 128
const LONGEST_WORD = 100

/** The uncased WordPiece of BERT, from the vocabulary in a tokenizer.json. */
export function openTokenizer(file: string): Tokenizer {
  const { model } = JSON.parse(readFileSync(file, 'utf8')) as { model: { vocab: Record<string, number> } }
  const vocabulary = new Map(Object.entries(model.vocab))
  return (text) => {
    const tokens = [START]
    // A piece has at least one character: reading further than this can never matter.
    for (const word of wordsOf(text.slice(0, 4000))) {
      if (tokens.length >= MAX_TOKENS) break
      tokens.push(...piecesOf(word, vocabulary))
    }
    return [...tokens.slice(0, MAX_TOKENS - 1), END]
  }
}

const ideograph = /[\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\u{20000}-\u{2fa1f}]/gu
/** ASCII symbols such as "$" and "+" count as punctuation, other symbols do not. */
const mark = /[!-/:-@[-`{-~]|\p{P}/gu

function wordsOf(text: string): string[] {
  return text
    .replace(/[\p{Cc}\p{Cf}\ufffd]/gu, (character) => (/\s/.test(character) ? ' ' : ''))
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
