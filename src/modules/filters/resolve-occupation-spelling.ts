/** Words that are close to a misspelt one, best first. A word that stands alone must be closer. */
export type Speller = (word: string, alone: boolean) => readonly Correction[]

export interface Correction {
  /** More than one where a space was missing. */
  words: readonly string[]
  distance: number
}

const atMost = 3

/** Corrects towards the words of the vocabulary; of equally close ones, towards that of more people. */
export function spellerOf(vocabulary: ReadonlyMap<string, number>): Speller {
  const byLength: { word: string; letters: number; weight: number }[][] = []
  const bySound = new Map<string, { word: string; weight: number }[]>()
  for (const [word, weight] of vocabulary) {
    if (weight === 0 || word.length < 4) continue
    const sound = soundOf(word)
    const alike = bySound.get(sound)
    if (alike === undefined) bySound.set(sound, [{ word, weight }])
    else alike.push({ word, weight })
    const group = byLength[word.length] ?? []
    byLength[word.length] = group
    group.push({ word, letters: lettersOf(word), weight })
  }

  return (word, alone) => {
    if (word.length < (alone ? 5 : 4) || /\d/.test(word)) return []
    const length = word.endsWith('person') ? word.length - 6 : word.length
    if (length < 4) return []
    const limit = length < (alone ? 8 : 7) ? 1 : 2
    const letters = lettersOf(word)
    const found: (Correction & { weight: number; cost: number })[] = []
    for (let size = word.length - limit; size <= word.length + limit; size++) {
      for (const known of byLength[size] ?? []) {
        if (bitsOf(known.letters ^ letters) > 2 * limit) continue
        const distance = distanceOf(word, known.word, limit)
        if (distance > limit) continue
        // "Flamer" is no misspelt framer: short words that stand alone are only changed as ears and fingers change them.
        if (alone && (known.word[0] !== word[0] || (length < 7 && otherConsonant(word, known.word)))) continue
        // People seldom miss the first letter.
        const cost = distance + (known.word[0] === word[0] ? 0 : 1)
        if (cost <= 2) found.push({ words: [known.word], distance, cost, weight: known.weight })
      }
    }
    for (const { word: known, weight } of bySound.get(soundOf(word)) ?? []) {
      if (!found.some(({ words }) => words[0] === known)) found.push({ words: [known], distance: 1, cost: 1, weight })
    }
    for (let at = 3; at <= word.length - 3; at++) {
      const parts = [word.slice(0, at), word.slice(at)]
      const weight = Math.min(...parts.map((part) => vocabulary.get(part) ?? 0))
      if (weight > 0) found.push({ words: parts, distance: 1, cost: 1, weight })
    }
    return found.sort((a, b) => a.cost - b.cost || b.weight - a.weight).slice(0, atMost)
  }
}

/** Whether two words of one length differ by another consonant in one place. */
function otherConsonant(a: string, b: string): boolean {
  if (a.length !== b.length) return false
  const at = [...a].findIndex((letter, place) => letter !== b[place])
  return a.slice(at + 1) === b.slice(at + 1) && !/[aeiouy]/.test(a[at]! + b[at]!)
}

/** How a word sounds, roughly: "grafic" and "graphic" are one. */
function soundOf(word: string): string {
  return word
    .replace(/^ps/, 's')
    .replace(/^kn/, 'n')
    .replace(/^wr/, 'r')
    .replace(/ph/g, 'f')
    .replace(/igh/g, 'i')
    .replace(/ck|q/g, 'k')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/c/g, 'k')
    .replace(/y/g, 'i')
    .replace(/z/g, 's')
    .replace(/(.)\1/g, '$1')
    .replace(/e$/, '')
}

/** One bit per letter that occurs: words that differ in many letters need not be compared further. */
function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) - 97)
  return letters
}

function bitsOf(value: number): number {
  let rest = value - ((value >>> 1) & 0x55555555)
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333)
  return Math.imul((rest + (rest >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

const rows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)]

/** Letters to change, add, drop or swap; limit + 1 stands for everything beyond the limit. */
function distanceOf(a: string, b: string, limit: number): number {
  if (b.length >= 63) return limit + 1
  let [before, last, row] = rows as [Uint8Array, Uint8Array, Uint8Array]
  for (let j = 0; j <= b.length; j++) last[j] = j
  for (let i = 1; i <= a.length; i++) {
    row[0] = i
    let least = i
    const letter = a.charCodeAt(i - 1)
    for (let j = 1; j <= b.length; j++) {
      const other = b.charCodeAt(j - 1)
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (letter === other ? 0 : 1))
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === other) {
        cost = Math.min(cost, before[j - 2]! + 1)
      }
      row[j] = cost
      if (cost < least) least = cost
    }
    if (least > limit) return limit + 1
    const free = before
    before = last
    last = row
    row = free
  }
  return Math.min(last[b.length]!, limit + 1)
}
