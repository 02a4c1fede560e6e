import { stem } from '../finding/stem.ts'

/** Words of options and subjects, cut down so that "Buying groceries" and "I buy my groceries" can be compared. */

const idle = new Set(
  `a an the of to in on at for from by with and or but my your our their his her its i me you we they it is are am be
  been was were do does did have has had this that these those very really quite just some any all each as so than then
  would will can could should may might about into over own most more`.split(/\s+/),
)

/** Words that mean the same when people choose between options. */
const same: Readonly<Record<string, string>> = {
  cost: 'price',
  costs: 'price',
  prices: 'price',
  pricing: 'price',
  cheap: 'price',
  cheaper: 'price',
  expensive: 'price',
  affordable: 'price',
  afford: 'price',
  money: 'price',
  convenience: 'convenient',
  ease: 'easy',
  safety: 'safe',
  health: 'healthy',
  durability: 'durable',
  reliability: 'reliable',
  fast: 'speed',
  quick: 'speed',
  delicious: 'taste',
  flavor: 'taste',
  flavour: 'taste',
  flavors: 'taste',
  selection: 'choice',
  variety: 'choice',
  reputation: 'brand',
  smartphone: 'phone',
  cellphone: 'phone',
  tv: 'television',
  vehicle: 'car',
  physician: 'doctor',
}

const stemOf = (word: string): string => stem(same[word] ?? word)

/** The stems of the words that carry meaning, without repeats, at most forty. */
export function stemsOf(text: string): string[] {
  const words = text
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
  const stems = new Set<string>()
  for (const word of words) {
    if (word.length > 0 && word.length < 40 && !idle.has(word)) stems.add(stemOf(word))
    if (stems.size >= 40) break
  }
  return [...stems]
}

/** How far two sets of stems are the same: 1 for equal sets, 0 for nothing in common. */
export function overlapOf(a: readonly string[], b: readonly string[]): number {
  if (a.length === 0 || b.length === 0) return 0
  const other = new Set(b)
  const common = a.filter((stem) => other.has(stem)).length
  return (2 * common) / (a.length + b.length)
}
