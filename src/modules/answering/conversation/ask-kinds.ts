import { readFigures } from '../../population/index.ts'
import type { Finder } from '../finding/finder.ts'

/**
 * What can be wanted of an answer that was given: its reasons, more of it, an instance, what was meant, which reason weighs
 * most, how it went on, how it felt, whether it stands, what the other side would hear, what would change it, or the answer again.
 */
export type TalkKind =
  | 'why'
  | 'more'
  | 'example'
  | 'mean'
  | 'matters'
  | 'next'
  | 'feel'
  | 'sure'
  | 'other_side'
  | 'change'
  | 'repeat'

/** How like a known wording another must be, by the finder's cosine. */
const ALIKE = 0.72
/** So like one that nothing else can be meant. */
const SURELY = 0.86
const LEANING = 0.8
/** Of one that the reader takes to lean on what was said before. */
const ALIKE_AND_LEANING = 0.6

let known: Promise<{ kind: TalkKind; vector: Float32Array }[]> | null = null

/** What is wanted of the last answer; null where something else is asked. `leans`: how sure the reader is that it leans on it. */
export async function talkKindOf(
  asked: string,
  leans: number,
  finder: Finder,
): Promise<{ kind: TalkKind; sure: boolean } | null> {
  const vector = await finder.encode(asked)
  if (vector === null) return null
  known ??= Promise.all(
    Object.entries(readFigures<Record<TalkKind, string[]>>('language/conversation/follow-ups.json')).flatMap(
      ([kind, texts]) =>
        texts.map(async (text) => ({
          kind: kind as TalkKind,
          vector: (await finder.encode(text)) ?? new Float32Array(),
        })),
    ),
  )
  let best: { kind: TalkKind; alike: number } | null = null
  for (const { kind, vector: other } of await known) {
    const alike = cosine(vector, other)
    if (alike > (best?.alike ?? 0)) best = { kind, alike }
  }
  if (best === null || best.alike < (leans < LEANING ? ALIKE : ALIKE_AND_LEANING)) return null
  return { kind: best.kind, sure: best.alike >= SURELY }
}

/** Lengths differ where a finder has lost its model in between: nothing is like nothing. */
function cosine(one: Float32Array, other: Float32Array): number {
  if (one.length !== other.length) return 0
  let [dot, first, second] = [0, 0, 0]
  for (const [at, value] of one.entries()) {
    dot += value * other[at]!
    first += value * value
    second += other[at]! * other[at]!
  }
  return dot / Math.sqrt(first * second || 1)
}
