import type { Meaning, OccupationIndex, Phrase } from './resolve-occupation-index.ts'

/** How much of two phrases must be the same, by weight of their words; less is worse than no answer. */
const enough = 0.62

export interface CloseMatch {
  /** The phrase that shares most with the words, if it is enough. */
  nearest(words: readonly string[]): Meaning | null
  /** Labels that look like the words, for callers to choose from. */
  suggestions(words: readonly string[]): string[]
}

export function closeMatchOf({ phrases, labels, employment }: OccupationIndex): CloseMatch {
  const byHead = new Map<string, Phrase[]>()
  const uses = new Map<string, number>()
  for (const phrase of phrases) {
    const head = phrase.words.at(-1)!
    const group = byHead.get(head)
    if (group === undefined) byHead.set(head, [phrase])
    else group.push(phrase)
    for (const word of phrase.words) uses.set(word, (uses.get(word) ?? 0) + 1)
  }
  const searched = phrases
    .filter(({ meaning }) => meaning.via === 'label' || meaning.title !== undefined)
    .map(({ words, meaning }) => ({ text: words.join(' '), meaning }))
  /** Rare words tell more. */
  const weightOf = (word: string) => Math.log(1 + phrases.length / (1 + (uses.get(word) ?? 0)))
  const jobsOf = (meaning: Meaning) => employment.get(meaning.occupations[0]!) ?? 0

  return {
    nearest(words) {
      if (words.length < 2) return null
      const weights = words.map(weightOf)
      const total = weights.reduce((sum, weight) => sum + weight, 0)
      let best: Meaning | null = null
      let bestScore = enough
      for (const { words: others, meaning } of byHead.get(words.at(-1)!) ?? []) {
        if (others.length < 2) continue
        let shared = 0
        let alike = 0
        let theirs = 0
        for (const other of others) {
          const at = words.indexOf(other)
          if (at >= 0) {
            shared += weights[at]!
            alike++
          } else theirs += weightOf(other)
        }
        if (alike < 2) continue
        const score = shared / (total + theirs)
        if (score > bestScore || (score === bestScore && best !== null && jobsOf(meaning) > jobsOf(best))) {
          best = meaning
          bestScore = score
        }
      }
      return best
    },
    suggestions(words) {
      const text = words.join(' ')
      if (text.length < 4) return []
      const wanted = pairsOf(text)
      const best = new Map<string, number>()
      for (const { text: other, meaning } of searched) {
        const score = likeness(wanted, text.length, other)
        const soc = meaning.occupations[0]!
        if (score > (best.get(soc) ?? 0.6)) best.set(soc, score)
      }
      return [...best]
        .sort((a, b) => b[1] - a[1])
        .slice(0, 3)
        .map(([soc]) => labels.get(soc)!)
    },
  }
}

const pairAt = (text: string, at: number) => text.charCodeAt(at - 1) * 128 + text.charCodeAt(at)

/** Marks the pairs of neighbouring letters of a text. */
function pairsOf(text: string): Uint8Array {
  const pairs = new Uint8Array(128 * 128)
  for (let at = 1; at < text.length; at++) pairs[pairAt(text, at)] = 1
  return pairs
}

/** Share of pairs of letters that two texts have in common, roughly. */
function likeness(wanted: Uint8Array, length: number, text: string): number {
  let shared = 0
  for (let at = 1; at < text.length; at++) shared += wanted[pairAt(text, at)]!
  return (2 * shared) / (length + text.length - 2)
}
