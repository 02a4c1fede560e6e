import { END, openPieces, START } from '../finding/wordpiece.ts'

/** Stands in a text for a price that the reader is not to see. */
export const PRICE_MASK = '[unused1]'
const PRICE = 2
/** An amount of dollars is one token: eight for every power of ten, from a cent to a hundred million. */
const AMOUNT = 10
const AMOUNTS = 81
const PER_DECADE = 8
const money =
  /\[unused1\]|\$ ?(\d[\d,]{0,15}(?:\.\d{1,9})?)(?: ?(k|m|thousand|million|billion)\b)?|\b(\d[\d,]{0,15}(?:\.\d{1,9})?)[ -]?(dollars?|bucks?|cents?)\b/gi
const times: Readonly<Record<string, number>> = { k: 1e3, thousand: 1e3, m: 1e6, million: 1e6, billion: 1e9 }
/** Comes before every option of a list. */
export const OPTION = 1
const LONGEST_QUESTION = 112
const LAST_WORDS = 40
const LONGEST_OPTION = 20
const LONGEST_SENTENCE = 32
const LONGEST_ANSWER = 48
const LONGEST = 240

export interface Cutting {
  alone: (text: string) => number[]
  /** A question with one answer to it. */
  pair: (text: string, answer: string) => number[]
  listing: (text: string, options: readonly string[]) => number[]
  /** The same for questions or sentences, which are longer than answers. */
  sentences: (text: string, sentences: readonly string[]) => number[]
  /** Where the word of each token of `alone` begins in the text; null for what goes on with a word, and at both ends. */
  places: (text: string) => (number | null)[]
}

/** Text to the numbers that the reader was trained on; training/tokens.py cuts in the same way. */
export function openCutting(vocabulary: string): Cutting {
  const cut = openPieces(vocabulary)
  const piecesOf = (text: string): number[] => {
    const pieces: number[] = []
    let end = 0
    for (const match of text.matchAll(money)) {
      pieces.push(...cut(text.slice(end, match.index)), tokenOf(match))
      end = match.index + match[0].length
    }
    return [...pieces, ...cut(text.slice(end))]
  }
  const middle = <T>(pieces: readonly T[]): readonly T[] =>
    // A long text keeps its beginning and its end, where the question stands.
    pieces.length <= LONGEST_QUESTION
      ? pieces
      : [...pieces.slice(0, LONGEST_QUESTION - LAST_WORDS), ...pieces.slice(-LAST_WORDS)]
  const alone = (text: string): number[] => [START, ...middle(piecesOf(text)), END]
  const listing = (text: string, options: readonly string[], longest: number): number[] => {
    const question = alone(text)
    const share = Math.floor((LONGEST - question.length) / Math.max(1, options.length)) - 1
    const room = Math.max(2, Math.min(longest, share))
    return [...question, ...options.flatMap((option) => [OPTION, ...piecesOf(option).slice(0, room)]), END]
  }
  return {
    alone,
    pair: (text, answer) => [...alone(text), ...piecesOf(answer).slice(0, LONGEST_ANSWER), END],
    listing: (text, options) => listing(text, options, LONGEST_OPTION),
    sentences: (text, sentences) => listing(text, sentences, LONGEST_SENTENCE),
    places: (text) => {
      const places: (number | null)[] = []
      let end = 0
      const words = (till: number): void => {
        for (const word of text.slice(end, till).matchAll(/\S+/g))
          cut(word[0]).forEach((_, at) => {
            places.push(at === 0 ? end + word.index : null)
          })
      }
      for (const match of text.matchAll(money)) {
        words(match.index)
        places.push(match.index)
        end = match.index + match[0].length
      }
      words(text.length)
      return [null, ...middle(places), null]
    },
  }
}

function tokenOf([whole, dollars, factor = '', figure, coin = '']: RegExpMatchArray): number {
  if (whole.toLowerCase() === PRICE_MASK) return PRICE
  const written = Number((dollars ?? figure)!.replaceAll(',', '')) * (times[factor.toLowerCase()] ?? 1)
  const amount = /^cent/i.test(coin) ? written / 100 : written
  const place = Math.floor(PER_DECADE * (Math.log10(Math.max(amount, 0.001)) + 2) + 0.5)
  return AMOUNT + Math.min(AMOUNTS - 1, Math.max(0, place))
}
