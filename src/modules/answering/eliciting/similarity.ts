import type { Reading } from '../reading/reading.ts'

/** Vectors of unit length, one per text. */
export type Embed = (texts: readonly string[]) => Promise<readonly Float32Array[]>

/** What people would say on the steps of a scale, as vectors: several sets, each from low to high. */
export interface Anchors {
  sets: readonly (readonly Float32Array[])[]
}

/** From the low end to the high end. Each set says it in another way, so that no one wording decides. */
const intention = [
  [
    'I definitely would not. It is not for me at all.',
    'I probably would not.',
    'I might or might not; I am undecided.',
    'I probably would.',
    'I definitely would, without hesitation.',
  ],
  [
    'No interest whatsoever, I would never do it.',
    'I am not very interested and doubt I would.',
    'I can see both sides and am not sure.',
    'I am quite interested and likely would.',
    'I am very interested and would do it right away.',
  ],
  [
    'Absolutely not, this is useless to me.',
    'I do not think so, it does not appeal to me much.',
    'Maybe, it depends.',
    'Yes, I think so, it appeals to me.',
    'Yes, absolutely, this is exactly what I want.',
  ],
]
const judgement = [
  [
    'I completely disagree, it is very bad.',
    'I rather disagree, it is not good.',
    'I have mixed feelings, neither good nor bad.',
    'I rather agree, it is good.',
    'I completely agree, it is excellent.',
  ],
  [
    'I hate it and have nothing good to say.',
    'I do not like it much.',
    'It is all right, I do not care either way.',
    'I like it.',
    'I love it and could not be happier.',
  ],
  [
    'It matters nothing to me and is wrong.',
    'It matters little to me and I doubt it.',
    'I am in the middle on this.',
    'It matters to me and I am for it.',
    'It matters a great deal to me and I am strongly for it.',
  ],
]

const intending = ['intent', 'concept', 'price', 'switching', 'recommend', 'loyalty', 'use', 'behaviour']

/** `at`: where the steps stand between -1 and 1. Reversed wordings are read on the canonical ladder, as everywhere. */
export async function anchorsOf({ ask }: Reading, at: readonly number[], embed: Embed): Promise<Anchors> {
  const sentences = intending.includes(ask) ? intention : judgement
  const vectors = await embed(sentences.flat())
  const sets = sentences.map((set, nth) => {
    const own = vectors.slice(nth * set.length, (nth + 1) * set.length)
    return at.map((place) => between(own, ((place + 1) / 2) * (own.length - 1)))
  })
  return { sets }
}

/** A step that lies between two anchors has what lies between them. */
function between(vectors: readonly Float32Array[], place: number): Float32Array {
  const low = Math.min(vectors.length - 2, Math.max(0, Math.floor(place)))
  const part = place - low
  const mixed = vectors[low]!.map((value, at) => value + part * (vectors[low + 1]![at]! - value))
  const length = Math.sqrt(mixed.reduce((sum, value) => sum + value * value, 0))
  return length > 0 ? mixed.map((value) => value / length) : mixed
}

/** What of the nearness of the farthest step is taken away from all: all but that much is what any two sentences share. */
const FLOOR = 0.98
/** Makes near steps likelier than in proportion; sentence vectors lie close together. */
const SHARPNESS = 3

/** Chances of the steps: by how near what was said is to each, averaged over the sets. */
export function nearnessTo({ sets }: Anchors, said: Float32Array): number[] {
  const chances = sets.map((anchors) => {
    const near = anchors.map((anchor) => anchor.reduce((sum, value, at) => sum + value * said[at]!, 0))
    const least = FLOOR * Math.min(...near)
    const weights = near.map((value) => Math.max(1e-6, value - least) ** SHARPNESS)
    const total = weights.reduce((sum, weight) => sum + weight, 0)
    return weights.map((weight) => weight / total)
  })
  return chances[0]!.map((_, step) => chances.reduce((sum, own) => sum + own[step]!, 0) / chances.length)
}
