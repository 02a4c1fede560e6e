import { saysLittle, type Token, tokensOf } from './words.ts'

/** Which known questions share words with a text. */
export interface WordIndex {
  /** Cosine of the words' weights, by question; 0 where no word is shared. */
  similarities(tokens: readonly Token[]): Float32Array
  /** Questions that have every one of these stems, in order of position. */
  having(stems: readonly string[]): readonly number[]
  /** Words as they occur, not their stems. */
  occurring: ReadonlySet<string>
}

interface Postings {
  rarity: number
  at: number[]
  weight: number[]
}

/** Pairs of neighbouring words count too, so that "gift card" is nearer to "gift cards" than to "card games". */
const PAIR = 0.6

export function openWordIndex(texts: readonly string[]): WordIndex {
  const postings = new Map<string, Postings>()
  const occurring = new Set<string>()
  texts.forEach((text, at) => {
    const tokens = tokensOf(text)
    for (const { word } of tokens) occurring.add(word)
    for (const [term, count] of termsOf(tokens)) {
      let entry = postings.get(term)
      if (entry === undefined) {
        entry = { rarity: 0, at: [], weight: [] }
        postings.set(term, entry)
      }
      entry.at.push(at)
      entry.weight.push(count)
    }
  })
  const squares = new Float64Array(texts.length)
  for (const entry of postings.values()) {
    entry.rarity = rarity(texts.length, entry.at.length)
    entry.at.forEach((at, n) => {
      entry.weight[n]! *= entry.rarity
      squares[at]! += entry.weight[n]! * entry.weight[n]!
    })
  }
  const lengths = squares.map((square) => Math.sqrt(square) || 1)
  return {
    similarities: (tokens) => {
      const dots = new Float32Array(texts.length)
      let square = 0
      for (const [term, count] of termsOf(tokens)) {
        const entry = postings.get(term)
        const weight = count * (entry?.rarity ?? rarity(texts.length, 0))
        // A pair that nobody knows is no sign of a different subject; a word is.
        if (entry !== undefined || !term.includes(' ')) square += weight * weight
        entry?.at.forEach((at, n) => {
          dots[at]! += weight * entry.weight[n]!
        })
      }
      const length = Math.sqrt(square) || 1
      for (let at = 0; at < dots.length; at += 1) if (dots[at] !== 0) dots[at]! /= length * lengths[at]!
      return dots
    },
    having: (stems) => {
      const lists = stems.map((stem) => postings.get(stem)?.at ?? []).sort((a, b) => a.length - b.length)
      const rest = lists.slice(1).map((list) => new Set(list))
      return (lists[0] ?? []).filter((at) => rest.every((list) => list.has(at)))
    },
    occurring,
  }
}

/** Natural logarithms are not the same on all processors to the last bit; these sums are rounded to be so. */
const rarity = (texts: number, having: number): number => Math.round(1e4 * Math.log(1 + texts / (1 + having))) / 1e4

function termsOf(tokens: readonly Token[]): Map<string, number> {
  const terms = new Map<string, number>()
  const add = (term: string, weight: number) => terms.set(term, Math.min(2, (terms.get(term) ?? 0) + weight))
  let before: Token | null = null
  for (const token of tokens) {
    if (saysLittle(token)) {
      before = null
      continue
    }
    add(token.stem, 1)
    if (before !== null && token.joined) add(`${before.stem} ${token.stem}`, PAIR)
    before = token
  }
  return terms
}
