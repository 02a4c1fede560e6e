import { distance } from 'fastest-levenshtein'
import { fold, tokensOf } from './resolve-value-fold.ts'
import type { Entry } from './resolve-value-lexicon.ts'

/** Words that say too little to suggest something because of them. */
const weak = new Set(
  `and the for with without not non other disease disorder drug medication medicine meds pill pills people person
  blood united republic kingdom federal south north east west new old city state region area services service related care
  high low type chronic problem problems condition conditions issues degree worker workers work home public general american personal health social`.split(
    /\s+/,
  ),
)
/** A beginning or a word that more values than this have in common tells none of them apart. */
const TELLING = 5
const OFFERED = 3
const LONGEST = 60

/** Prepared for looking through the words of a field. */
export interface Index {
  entries: readonly Entry[]
  keys: readonly string[]
  /** By entry: which letters are in it, and which more than once, as bits. */
  letters: Int32Array
  doubles: Int32Array
  /** Entries by their length, and by their first letter. */
  byLength: ReadonlyMap<number, readonly number[]>
  byInitial: ReadonlyMap<string, readonly number[]>
  /** Entries by word. */
  byToken: ReadonlyMap<string, readonly number[]>
}

export function indexOf(all: readonly Entry[]): Index {
  const keys: string[] = []
  const entries: Entry[] = []
  const seen = new Set<string>()
  const byToken = new Map<string, number[]>()
  for (const entry of all) {
    const tokens = tokensOf(entry.word)
    const key = tokens.join('')
    if (seen.has(key)) continue
    seen.add(key)
    for (const token of tokens) {
      if (token.length < 4 || weak.has(token)) continue
      const known = byToken.get(token)
      if (known === undefined) byToken.set(token, [entries.length])
      else known.push(entries.length)
    }
    entries.push(entry)
    keys.push(key)
  }
  return {
    entries,
    keys,
    letters: Int32Array.from(keys, lettersOf),
    doubles: Int32Array.from(keys, doublesOf),
    byLength: grouped(keys, ({ length }) => length),
    byInitial: grouped(keys, (key) => key.charAt(0)),
    byToken,
  }
}

function grouped<Group>(keys: readonly string[], groupOf: (key: string) => Group): Map<Group, number[]> {
  const groups = new Map<Group, number[]>()
  keys.forEach((key, at) => {
    const group = groupOf(key)
    const known = groups.get(group)
    if (known === undefined) groups.set(group, [at])
    else known.push(at)
  })
  return groups
}

/** Up to three words that somebody may have meant, nearest first; none rather than a far-fetched one. */
export function suggestionsFor(index: Index, text: string): string[] {
  const key = fold(text)
  if (key.length < 3 || key.length > LONGEST) return []
  for (const way of [begunInWords, misspelt, begun, sharing]) {
    const ranked = way(index, key, text)
    if (ranked.length > 0) return chosen(index, ranked)
  }
  return []
}

type Ranked = [entry: number, rank: number]

/** Two letters exchanged are one slip, though two changes. */
const allowed = (length: number): number => (length < 4 ? 0 : length < 6 ? 1 : length < 12 ? 2 : 3)

function misspelt({ keys, letters, doubles, byLength, byToken }: Index, key: string): Ranked[] {
  if (byToken.has(key)) return []
  const mask = lettersOf(key)
  const twice = doublesOf(key)
  const found: Ranked[] = []
  let most = allowed(key.length)
  // Words as long as the text first: they are the likeliest, and the nearer the best so far, the fewer need a look.
  for (const longer of [0, 1, -1, 2, -2, 3, -3]) {
    if (Math.abs(longer) > most) break
    for (const at of byLength.get(key.length + longer) ?? []) {
      // No change of one letter touches more than two of the bits.
      if (bitsOf(mask ^ letters[at]!) + bitsOf(twice ^ doubles[at]!) > 2 * most) continue
      const word = keys[at]!
      const changes = distance(word, key)
      const slips = changes === 2 && exchanged(word, key) ? 1 : changes
      if (slips > most || slips * 3 > word.length) continue
      most = Math.min(most, slips + 1)
      found.push([at, slips + (word[0] === key[0] ? 0 : 0.5)])
    }
  }
  return found.filter(([, rank]) => rank < most + 1)
}

/** The text begins a phrase with whole words. */
function begunInWords(index: Index, key: string): Ranked[] {
  return begun(index, key).filter(([at]) => endsWord(index.entries[at]!, key))
}

/** The text begins a phrase, or a phrase the text. */
function begun({ keys, entries, byInitial }: Index, key: string): Ranked[] {
  const found: Ranked[] = []
  for (const at of byInitial.get(key.charAt(0)) ?? []) {
    const phrase = keys[at]!
    if (phrase.startsWith(key) || (phrase.length > 4 && phrase.length * 2 > key.length && key.startsWith(phrase))) {
      found.push([at, Math.abs(phrase.length - key.length)])
    }
  }
  return isTelling(entries, found) ? found : []
}

const isTelling = (entries: readonly Entry[], found: readonly Ranked[]): boolean =>
  new Set(found.map(([at]) => valuesOf(entries[at]!))).size <= TELLING

function endsWord({ word }: Entry, key: string): boolean {
  let length = 0
  for (const token of tokensOf(word)) {
    length += token.length
    if (length >= key.length) return length === key.length
  }
  return false
}

/** A telling word is in both. */
function sharing({ entries, byToken }: Index, _key: string, text: string): Ranked[] {
  return [...new Set(tokensOf(text))].flatMap((token) => {
    const found = (byToken.get(token) ?? []).map((at): Ranked => [at, entries[at]!.word.length])
    return isTelling(entries, found) ? found : []
  })
}

const valuesOf = ({ values }: Entry): string => values.join(' ')

function chosen({ entries }: Index, ranked: Ranked[]): string[] {
  const words = new Map<string, string>()
  for (const [at] of ranked.sort(([a, rank], [b, other]) => rank - other || a - b)) {
    const values = valuesOf(entries[at]!)
    if (!words.has(values)) words.set(values, entries[at]!.word)
    if (words.size === OFFERED) break
  }
  return [...words.values()]
}

function lettersOf(word: string): number {
  let bits = 0
  for (let at = 0; at < word.length; at++) bits |= 1 << (word.charCodeAt(at) % 32)
  return bits
}

function doublesOf(word: string): number {
  let seen = 0
  let bits = 0
  for (let at = 0; at < word.length; at++) {
    const bit = 1 << (word.charCodeAt(at) % 32)
    bits |= seen & bit
    seen |= bit
  }
  return bits
}

function bitsOf(mask: number): number {
  const pairs = mask - ((mask >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

function exchanged(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  let at = 0
  while (a[at] === b[at]) at++
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
}
