import { distance } from 'fastest-levenshtein'

/** The candidate a person most probably meant, or undefined when nothing is near enough to be worth suggesting. */
export function nearest(word: string, candidates: readonly string[]): string | undefined {
  // Longer than any name: what is cut off cannot make it near, and comparing would take long.
  const wanted = word.toLowerCase().slice(0, 100)
  let best: string | undefined
  let bestScore = Number.POSITIVE_INFINITY
  for (const candidate of candidates) {
    const score = closeness(wanted, candidate.toLowerCase())
    if (score < bestScore) {
      best = candidate
      bestScore = score
    }
  }
  return bestScore <= 0.45 ? best : undefined
}

/** 0 is the same word; a whole part of a snake_case name ("size" of "group_size") counts as near. */
function closeness(word: string, candidate: string): number {
  if (word === candidate) return 0
  const edits = distance(word, candidate) / Math.max(word.length, candidate.length)
  return candidate.split('_').includes(word) || word.split('_').includes(candidate) ? Math.min(edits, 0.3) : edits
}
