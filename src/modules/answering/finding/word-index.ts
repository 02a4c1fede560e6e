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

/** Pairs of neighbouring words count too, so that "gift card" is nearer to "gift cards" than to "card games". */
const PAIR = 0.6

export function openWordIndex(texts: readonly string[]): WordIndex {
  const { terms, starts, questions, weights, occurring } = postingsOf(texts)
  const rarities = Float64Array.from({ length: terms.size }, (_, term) =>
    rarity(texts.length, starts[term + 1]! - starts[term]!),
  )
  const squares = new Float64Array(texts.length)
  for (let term = 0; term < terms.size; term += 1) {
    for (let n = starts[term]!; n < starts[term + 1]!; n += 1) {
      weights[n]! *= rarities[term]!
      squares[questions[n]!]! += weights[n]! * weights[n]!
    }
  }
  const lengths = squares.map((square) => Math.sqrt(square) || 1)
  return {
    similarities: (tokens) => {
      const dots = new Float32Array(texts.length)
      let square = 0
      for (const [text, count] of termsOf(tokens)) {
        const term = terms.get(text)
        const weight = count * (term === undefined ? rarity(texts.length, 0) : rarities[term]!)
        // A pair that nobody knows is no sign of a different subject; a word is.
        if (term !== undefined || !text.includes(' ')) square += weight * weight
        if (term === undefined) continue
        for (let n = starts[term]!; n < starts[term + 1]!; n += 1) dots[questions[n]!]! += weight * weights[n]!
      }
      const length = Math.sqrt(square) || 1
      for (let at = 0; at < dots.length; at += 1) if (dots[at] !== 0) dots[at]! /= length * lengths[at]!
      return dots
    },
    having: (stems) => {
      const lists = stems
        .map((stem) => terms.get(stem))
        .map((term) => (term === undefined ? [] : [...questions.subarray(starts[term]!, starts[term + 1]!)]))
        .sort((a, b) => a.length - b.length)
      const rest = lists.slice(1).map((list) => new Set(list))
      return (lists[0] ?? []).filter((at) => rest.every((list) => list.has(at)))
    },
    occurring,
  }
}

/**
 * Which questions have a term, and how much of it, in one row of numbers for all terms: those of a term go from its start
 * to the next one's. As arrays of their own, most of them with a single entry, they took four times the memory.
 */
interface Postings {
  terms: ReadonlyMap<string, number>
  starts: Uint32Array
  questions: Uint32Array
  weights: Float64Array
  occurring: ReadonlySet<string>
}

function postingsOf(texts: readonly string[]): Postings {
  const terms = new Map<string, number>()
  const occurring = new Set<string>()
  const found: { term: number[]; question: number[]; count: number[] } = { term: [], question: [], count: [] }
  texts.forEach((text, at) => {
    const tokens = tokensOf(text)
    for (const { word } of tokens) occurring.add(word)
    for (const [text, count] of termsOf(tokens)) {
      let term = terms.get(text)
      if (term === undefined) {
        term = terms.size
        terms.set(text, term)
      }
      found.term.push(term)
      found.question.push(at)
      found.count.push(count)
    }
  })
  const starts = new Uint32Array(terms.size + 1)
  for (const term of found.term) starts[term + 1]! += 1
  for (let term = 0; term < terms.size; term += 1) starts[term + 1]! += starts[term]!
  const questions = new Uint32Array(found.term.length)
  const weights = new Float64Array(found.term.length)
  const next = starts.slice()
  found.term.forEach((term, n) => {
    const place = next[term]!
    next[term] = place + 1
    questions[place] = found.question[n]!
    weights[place] = found.count[n]!
  })
  return { terms, starts, questions, weights, occurring }
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
