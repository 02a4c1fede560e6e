import { END, openPieces, START } from '../finding/wordpiece.ts'

/** Stands in a text for a price that the reader is not to see. */
const PRICE_MASK = '[unused1]'
const PRICE = 2
/** Comes before every option of a list. */
export const OPTION = 1
const LONGEST_QUESTION = 112
const LAST_WORDS = 40
const LONGEST_OPTION = 20
const LONGEST = 240

export interface Cutting {
  alone: (text: string) => number[]
  listing: (text: string, options: readonly string[]) => number[]
}

/** Text to the numbers that the reader was trained on; training/tokens.py cuts in the same way. */
export function openCutting(vocabulary: string): Cutting {
  const cut = openPieces(vocabulary)
  const piecesOf = (text: string): number[] =>
    text.split(PRICE_MASK).flatMap((part, at) => (at === 0 ? cut(part) : [PRICE, ...cut(part)]))
  const alone = (text: string): number[] => {
    const pieces = piecesOf(text)
    if (pieces.length <= LONGEST_QUESTION) return [START, ...pieces, END]
    // A long text keeps its beginning and its end, where the question stands.
    return [START, ...pieces.slice(0, LONGEST_QUESTION - LAST_WORDS), ...pieces.slice(-LAST_WORDS), END]
  }
  return {
    alone,
    listing: (text, options) => {
      const question = alone(text)
      const share = Math.floor((LONGEST - question.length) / Math.max(1, options.length)) - 1
      const room = Math.max(2, Math.min(LONGEST_OPTION, share))
      return [...question, ...options.flatMap((option) => [OPTION, ...piecesOf(option).slice(0, room)]), END]
    },
  }
}
