const strength: readonly (readonly [RegExp, number])[] = [
  [
    /\b(?:definitely|certainly|much(?: too)?|strongly|completely|far|always|clearly|extremely|entirely|totally|a lot|very much|all)\b/,
    1,
  ],
  [
    /\b(?:probably|somewhat|a bit|a little|slightly|usually|mostly|more often|rather|lean|leaning|fairly|often|partly)\b/,
    0.5,
  ],
]
const centre =
  /^(?:neither.*|neutral|equal|equally|equally important|trust both.*|about equally.*|both.*|about the same|about equal|the same|same|no difference|no preference|unsure|not sure|undecided|in between|half and half|a mix.*|mixed|it depends|depends|either|about half and half|about half|no change|sometimes one.*)$/

/**
 * A ladder between two things, as its labels mirror each other: "Reputation matters much more", "… a bit more", "Equal",
 * "Cost matters a bit more", "Cost matters much more". Which end is high only the question can say.
 */
export function mirroredLadder(keys: readonly string[]): { raw: number[]; low: string; high: string } | null {
  if (keys.length < 3 || keys.length > 7) return null
  const half = Math.floor(keys.length / 2)
  const odd = keys.length % 2 === 1
  if (odd && !centre.test(keys[half]!)) return null
  const lower = keys.slice(0, half)
  const upper = keys.slice(odd ? half + 1 : half)
  const degrees = (side: readonly string[]) =>
    side.map((key) => strength.find(([pattern]) => pattern.test(key))?.[1] ?? (half === 1 ? 0.7 : 0.75))
  const below = degrees(lower)
  const above = degrees(upper)
  const mirrored = below.every((value, at) => Math.abs(value - above[above.length - 1 - at]!) < 0.3)
  const falling = below.every((value, at) => at === 0 || value < below[at - 1]!)
  if (!mirrored || !falling || (!odd && half < 2)) return null
  const low = common(lower)
  const high = common(upper)
  if (half > 1 && (low === '' || high === '' || low === high)) return null
  if (half === 1) return null
  return { raw: [...below.map((value) => -value), ...(odd ? [0] : []), ...above], low, high }
}

const small = new Set(
  'a an the of to more less much bit i would it is definitely probably very somewhat strongly too usually always mostly often rather all lot'.split(
    ' ',
  ),
)

/** The words that all labels of one side share. */
function common(labels: readonly string[]): string {
  const first = (labels[0] ?? '').split(' ').filter((word) => !small.has(word))
  return first.filter((word) => labels.every((label) => label.split(' ').includes(word))).join(' ')
}
