import { distance } from 'fastest-levenshtein'
import { stem } from './stem.ts'
import { isFrame, type Token } from './words.ts'

/** The word that a misspelt one was meant to be, or null. */
export type Spelling = (token: Token) => string | null

const SHORTEST = 5
/** Beyond this many unknown words a text is not a misspelt question, and each would cost a search. */
const MOST_WORDS = 24

/** Corrects towards the words of categories' names, and only what is no word that is known from anywhere. */
export function openSpelling(names: ReadonlySet<string>, occurring: ReadonlySet<string>): () => Spelling {
  const byLetter = Map.groupBy([...names].filter((name) => name.length >= SHORTEST).sort(), (name) => name[0]!)
  const stems = new Set([...names, ...occurring].map(stem).filter((one) => one.length > 3))
  return () => {
    let tries = 0
    return (token) => {
      const { word } = token
      if (word.length < SHORTEST || isFrame(word) || occurring.has(word) || stems.has(token.stem)) return null
      tries += 1
      return tries > MOST_WORDS ? null : nearest(word, byLetter.get(word[0]!) ?? [])
    }
  }
}

function nearest(word: string, names: readonly string[]): string | null {
  const allowed = word.length > 8 ? 2 : 1
  let best: string | null = null
  let least = allowed + 1
  for (const name of names) {
    if (Math.abs(name.length - word.length) > allowed) continue
    const off = isSwap(word, name) ? 1 : distance(word, name)
    if (off < least) {
      least = off
      best = name
    }
  }
  return best
}

/** Two neighbouring letters in the wrong order are one mistake. */
function isSwap(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at += 1
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
}
