import type { Mark } from './fact-words.ts'
import type { PhraseBook } from './phrases.ts'
import type { Fact } from './vocabulary.ts'
import { wordsOf } from './words.ts'

/** A stretch of the question, and what it contributes. */
export interface Piece {
  start: number
  length: number
  mark: Mark
}

export const endOf = ({ start, length }: Piece): number => start + length

const LONGEST_NAME = 6
/** With more unexplained words it is another question. */
const MOST_SPARE = 2

/** Explains every word of a question about a fact, the longest phrase at each place; null where more is left over than may be. */
export function coverWith(
  fact: Fact,
  fillers: PhraseBook<Mark>,
  words: readonly string[],
  spare: readonly number[] = [],
): Piece[] | null {
  const pieces: Piece[] = []
  let left = spare.length === 0 ? 0 : MOST_SPARE
  for (let start = 0; start < words.length; ) {
    const known = pieceAt(fact, fillers, words, start)
    if (known === null && (left-- <= 0 || !spare.includes(start))) return null
    const piece: Piece = known ?? { start, length: 1, mark: { kind: 'filler' } }
    pieces.push(piece)
    start += piece.length
  }
  return pieces
}

function pieceAt(fact: Fact, fillers: PhraseBook<Mark>, words: readonly string[], start: number): Piece | null {
  const found: { length: number; mark: Mark }[] = []
  const own = fact.marks.at(words, start)
  if (own !== null) found.push({ length: own.length, mark: own.meaning })
  const numbered = fact.numbered.at(words, start)
  if (numbered !== null) found.push({ length: numbered.length, mark: numbered.meaning(numbered.numbers) })
  const compared = fact.compares.at(words, start)
  if (compared !== null) {
    const [value, to = value] = compared.numbers.map((number) => number + centuryOf(fact, number))
    found.push({
      length: compared.length,
      mark: { kind: 'compare', compare: { op: compared.meaning, value: value!, to: to! }, whole: false },
    })
  }
  const filler = fillers.at(words, start)
  if (filler !== null) found.push({ length: filler.length, mark: filler.meaning })
  const longest = Math.max(0, ...found.map(({ length }) => length))
  for (let length = Math.min(LONGEST_NAME, words.length - start); length > 0 && length >= longest; length--) {
    const values = fact.mentioned(words, start, length)
    // What the table says of a phrase counts before what the dictionary says of it.
    if (values === null || (length === longest && own?.length === length && own.meaning.kind !== 'also')) continue
    return { start, length, mark: { kind: 'value', values, only: null } }
  }
  const best = found.find(({ length }) => length === longest)
  return best === undefined ? null : { start, ...best }
}

/** "The eighties" as years. */
const centuryOf = ({ compare }: Fact, number: number): number =>
  compare !== 'year' || number >= 100 ? 0 : number < 20 ? 2000 : 1900

/** The values that an answer option stands for: as it is in the dictionary, or else by those that it names. */
export function valuesIn(fact: Fact, fillers: PhraseBook<Mark>, option: string): readonly string[] {
  const whole = fact.valuesOf(option)
  if (whole.length > 0) return whole
  const pieces = coverWith(fact, fillers, wordsOf(option)) ?? []
  if (pieces.some(({ mark }) => mark.kind === 'negation')) return []
  const named = pieces.flatMap(({ mark }) => (mark.kind === 'value' ? [mark.values] : []))
  // "Retail or food service" stands for both; "my own" for neither of the words in it.
  return [...new Set(named.length === 1 || isJoined(pieces) ? named.flat() : [])]
}

/** "Retail, or food service": values side by side. */
const isJoined = (pieces: readonly Piece[]): boolean =>
  pieces.length > 0 &&
  pieces.every(({ mark }) => mark.kind === 'value' || mark.kind === 'filler' || mark.kind === 'also')
