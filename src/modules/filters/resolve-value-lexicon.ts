import { fold, tokensOf } from './resolve-value-fold.ts'

/** Words, joined by bars, by the values they stand for, joined by spaces. */
export type Words = Readonly<Record<string, string>>

export interface Entry {
  /** As it is shown to people. */
  word: string
  values: readonly string[]
}

/** What the values of a field are called, and what is meant by words that are none of them. */
export interface Lexicon {
  /** Canonical values as they are written, in small letters. */
  exact: ReadonlyMap<string, string>
  /** By folded word. */
  byWord: ReadonlyMap<string, readonly string[]>
  /** What can be suggested: canonical values first. */
  entries: readonly Entry[]
  /** By folded word: what to offer for words that are close to a value and yet mean something else. */
  hints: ReadonlyMap<string, readonly string[]>
}

export function entriesOf(words: Words): Entry[] {
  return Object.entries(words).flatMap(([values, list]) =>
    list.split('|').map((word) => ({ word: word.replace(/\s+/g, ' ').trim(), values: values.split(' ') })),
  )
}

/** Where two entries have the same word, the first counts. */
export function lexiconOf(values: readonly string[], entries: readonly Entry[], hints: Words = {}): Lexicon {
  const all = [...values.map((value) => ({ word: value, values: [value] })), ...entries]
  const byWord = new Map<string, readonly string[]>()
  // A slug is found as it is written; its words in any other form may mean more ("weight loss drug").
  for (const { word, values } of [...entries, ...all]) {
    const key = fold(word)
    if (!byWord.has(key)) byWord.set(key, values)
  }
  return {
    exact: new Map(values.map((value) => [value.toLowerCase(), value])),
    byWord,
    entries: all,
    hints: new Map(Object.entries(hints).map(([word, offered]) => [fold(word), offered.split('|').filter(Boolean)])),
  }
}

/** Places that differ only in accents share a word: all of them are meant. */
export function placeLexicon(
  names: Iterable<string>,
  entries: readonly Entry[],
  key: (text: string) => string,
): Lexicon {
  const byWord = new Map<string, string[]>()
  const add = (word: string, values: readonly string[]): void => {
    const known = byWord.get(word)
    if (known === undefined) byWord.set(word, [...values])
    else for (const value of values) if (!known.includes(value)) known.push(value)
  }
  const all = [...[...new Set(names)].map((name) => ({ word: name, values: [name] })), ...entries]
  for (const { word, values } of all) {
    add(key(word), values)
    if (/[äöü]/i.test(word)) add(key(withoutUmlauts(word)), values)
  }
  return { exact: new Map(), byWord, entries: all, hints: new Map() }
}

const withoutUmlauts = (word: string): string =>
  word.toLowerCase().replace(/[äöü]/g, (letter) => ({ ä: 'ae', ö: 'oe', ü: 'ue' })[letter]!)

export function lookUp({ exact, byWord }: Lexicon, text: string): readonly string[] | undefined {
  const value = exact.get(text.trim().toLowerCase())
  return value === undefined ? found(byWord, text) : [value]
}

export const lookUpHint = ({ hints }: Lexicon, text: string): string[] | undefined => {
  const offered = found(hints, text)
  return offered && [...offered]
}

/** Articles in front and a plural at the end say nothing. */
function found(byWord: Lexicon['byWord'], text: string): readonly string[] | undefined {
  const tokens = tokensOf(text)
  const plain = /^(the|a|an)$/.test(tokens[0] ?? '') ? tokens.slice(1).join('') : ''
  for (const word of [tokens.join(''), plain]) {
    if (word === '') continue
    const values =
      byWord.get(word) ?? (word.length > 3 ? (byWord.get(`${word}s`) ?? singular(byWord, word)) : undefined)
    if (values !== undefined) return values
  }
  return undefined
}

const singular = (byWord: Lexicon['byWord'], word: string): readonly string[] | undefined =>
  word.endsWith('s') ? byWord.get(word.slice(0, -1)) : undefined
