import { asksSomething } from '../reading/sentences.ts'
import { articleOf, capital } from '../saying/english.ts'

/** A sentence that a rule has put together, as one would write it: single blanks, the right article, a capital, its mark. */
export function wellFormed(sentence: string, first: boolean): string {
  const tidied = sentence
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ([,;:.?!])/g, '$1')
    .replace(/,(?:\s?,)+/g, ',')
    .replace(/,\s?([.?!])/g, '$1')
    .trim()
  const marked = /[\p{L}\p{N}]$/u.test(tidied) && asksSomething(tidied) ? `${tidied}?` : tidied
  return first ? capital(marked) : marked
}

/** "a innovative" cannot be left behind where the word after the article has gone or come. */
export function withArticles(text: string, before: string): string {
  const known = new Set([...before.matchAll(article)].map(([words]) => words.toLowerCase()))
  return text.replace(article, (words, blank: string, is: string, next: string) => {
    if (known.has(words.toLowerCase())) return words
    const right = articleOf(next)
    return `${blank}${/^[A-Z]/.test(is) ? capital(right) : right} ${next}`
  })
}

const article = /(^|\s)(an?) ([\p{L}\p{N}][\p{L}\p{N}'-]*)/giu

/** Puts words before the mark at the end, and before a scale in brackets or an "and why" there. */
export function beforeEnd(core: string, words: string): string {
  return core.replace(/(?:,? (?:and|or) why(?: or why not| not)?)?(?:\s\([^()]*\))?\s*[?.!]*$/i, (end) => words + end)
}

/** First letter as in the wording that is replaced: the question may stand behind "If it were free,". */
export function casedLike(text: string, before: string): string {
  return /^\p{Lu}/u.test(before) ? capital(text) : text.charAt(0).toLowerCase() + text.slice(1)
}
