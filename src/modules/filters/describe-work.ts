import { listed } from './describe-lists.ts'

/** "Registered Nurse" as those who are: "registered nurses". Letters and names keep their capitals. */
function workers(title: string): string {
  const words = title.split(' ').map(lowerCase)
  return [...words.slice(0, -1), plural(words.at(-1)!)].join(' ')
}

/** Of more titles than are listed, the word that nearly all of them have says what they are: "nurses (5 titles)". */
export function workersOf(titles: readonly string[], most: number): string {
  const shared = titles.length > most ? sharedWord(titles) : undefined
  if (shared !== undefined) return `${workers(shared)} (${titles.length} titles)`
  return listed(titles.map(workers), 'or')
}

/** Of teachers some are called tutors, or specialists. */
const NEARLY_ALL = 0.75

/** Only a word with which one of the titles ends: "Casino Manager" and "Casino Dealer" are no casinos. */
function sharedWord(titles: readonly string[]): string | undefined {
  const last = titles.map((title) => title.split(' ').at(-1)!)
  const having = (word: string): number => titles.filter((title) => title.split(' ').includes(word)).length
  const shared = last.filter((word) => having(word) >= NEARLY_ALL * titles.length)
  return shared.sort((a, b) => times(last, b) - times(last, a))[0]
}

const times = (words: readonly string[], word: string): number => words.filter((one) => one === word).length

const names = new Set(['English'])
const lowerCase = (word: string): string =>
  names.has(word) || /\p{Lu}.*\p{Lu}/u.test(word.replace(/-\p{Lu}\p{Ll}+/gu, '')) ? word : word.toLowerCase()

function plural(word: string): string {
  if (/person$/.test(word)) return word.replace(/person$/, 'people')
  if (/(?:ch|sh|s|x)$/.test(word)) return `${word}es`
  return /[^aeiou]y$/.test(word) ? `${word.slice(0, -1)}ies` : `${word}s`
}
