/** The highest values with their positions, best first; equal ones in order of position. */
export function highest(values: ArrayLike<number>, count: number, least = 0): { at: number; value: number }[] {
  const best: { at: number; value: number }[] = []
  for (let at = 0; at < values.length; at += 1) {
    const value = values[at]!
    if (value <= least || (best.length === count && value <= best[count - 1]!.value)) continue
    let place = best.length
    while (place > 0 && best[place - 1]!.value < value) place -= 1
    best.splice(place, 0, { at, value })
    if (best.length > count) best.pop()
  }
  return best
}

/** How far full agreement in words closes the gap between the cosine and 1. */
const CLOSER = 0.15

/**
 * Similarity of a text to every known question, on the scale of a cosine. Shared words bring questions closer; that
 * none are shared says nothing, as paraphrases show. `words` is null for a text without any.
 */
export function similarities(words: Float32Array | null, cosines: Float32Array | null): Float32Array {
  if (cosines === null) return words?.map(wordsAsCosine) ?? new Float32Array(0)
  if (words === null) return cosines
  return cosines.map((cosine, at) => cosine + CLOSER * words[at]! * (1 - cosine))
}

/** Without a model: the cosine that questions with so much agreement in words have on average. */
const wordsAsCosine = (agreement: number): number => (agreement === 0 ? 0 : 0.2 + 0.6 * agreement)

/** For the subject, words count for more than for the question: "car insurance" is about that however it is asked. */
const SUBJECT = 0.15

/** How near known questions are in subject, on about the same scale. */
export function subjectSimilarities(words: Float32Array | null, cosines: Float32Array | null): Float32Array {
  if (cosines === null || words === null) return similarities(words, cosines)
  return cosines.map((cosine, at) => (1 - SUBJECT) * cosine + SUBJECT * words[at]!)
}
