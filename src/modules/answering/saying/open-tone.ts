import { favourOf } from './reasons.ts'
import type { Speaking } from './speaking.ts'

export type Tone = 'love' | 'like' | 'fine' | 'torn' | 'indifferent' | 'dislike' | 'hate'

/** How the agent talks about the thing: the favour decides the side, certainty how much there is to say. */
export function toneOf(speaking: Speaking): Tone {
  const favour = favourOf(speaking)
  const { certainty } = speaking.decision
  if (favour >= 1.15) return 'love'
  if (favour <= -1.15) return 'hate'
  if (favour >= 0.5) return 'like'
  if (favour <= -0.4) return 'dislike'
  // In the middle some see two sides and some do not care; whoever talks little rather does not care.
  const caring = certainty + (speaking.chance('open/caring') - 0.5) * 0.5 + (speaking.manner.sentences - 2) * 0.08
  if (favour > 0.15) return caring > 0.3 ? 'fine' : 'indifferent'
  return caring > 0.42 ? 'torn' : favour < -0.25 ? 'dislike' : 'indifferent'
}

/** -1, 0 or 1: which way a tone argues. */
export const sideOf = (tone: Tone): -1 | 0 | 1 =>
  tone === 'love' || tone === 'like' ? 1 : tone === 'dislike' || tone === 'hate' ? -1 : 0

export type Often = 'never' | 'rarely' | 'sometimes' | 'weekly' | 'daily'

/**
 * How often the agent does or uses it. Whoever has no use for it says never; among users the stance picks the place in
 * the category's own frequencies.
 */
export function oftenOf({ decision, forecast, found }: Speaking): Often {
  const category = forecast.category ?? found.categories[0]?.category ?? null
  if (decision.user === false) return decision.stance > 0.3 ? 'rarely' : 'never'
  const place = normal(decision.stance)
  if (category === null || decision.user === null)
    return place > 0.88
      ? 'daily'
      : place > 0.65
        ? 'weekly'
        : place > 0.38
          ? 'sometimes'
          : place > 0.14
            ? 'rarely'
            : 'never'
  const outside = 1 - Math.min(0.98, Math.max(0.02, category.penetration))
  const among = Math.max(0, (place - outside) / (1 - outside))
  const { less, monthly, weekly } = category.frequency
  if (among < less) return 'rarely'
  if (among < less + monthly) return 'sometimes'
  // Customs of society are counted in weeks, whatever else their category holds (prayer, in that of church).
  return among < less + monthly + weekly || category.parent === 'society_wellbeing' ? 'weekly' : 'daily'
}

/** Share of a standard normal below x, by products alone: the same on every processor. */
function normal(x: number): number {
  const z = x < -4 ? -4 : x > 4 ? 4 : x
  const a = Math.abs(z)
  const root = 1 + a * (0.196854 + a * (0.115194 + a * (0.000344 + a * 0.019527)))
  const p = 1 - 0.5 / (root * root * root * root)
  return z < 0 ? 1 - p : p
}
