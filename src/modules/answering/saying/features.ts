import { readFileSync } from 'node:fs'
import { favourOf } from './reasons-favour.ts'
import type { Remark, Speaking } from './speaking.ts'
import { isOffer } from './written.ts'

/** data/knowledge/features.jsonl: how a feature stands in a product's text, and what people say of any offer that has it. */
interface Feature {
  parts: string[]
  says: [lean: -1 | 1, text: string][]
}

const escaped = (part: string): string => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

let book: readonly (Feature & { named: RegExp })[] | undefined

function features(): NonNullable<typeof book> {
  book ??= readFileSync(new URL('../../../../data/knowledge/features.jsonl', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Feature)
    .map((feature) => ({
      ...feature,
      named: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${feature.parts.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'iu'),
    }))
  return book
}

/** "It needs no subscription" is no subscription. */
const DENIED = /\b(?:no|not|without|never|zero|free (?:of|from)|\w+n't)(?: \w+){0,2} $/i

const found = new WeakMap<Speaking['reading'], readonly Feature[]>()

/** The features that the offer in a question has. */
function featuresIn(reading: Speaking['reading']): readonly Feature[] {
  let own = found.get(reading)
  if (own === undefined) {
    own = features().filter(({ named }) => {
      const at = reading.text.search(named)
      return at >= 0 && !DENIED.test(reading.text.slice(0, at))
    })
    found.set(reading, own)
  }
  return own
}

/** What the features of an offer make this agent say, on its side of the matter. */
export function featureRemarks(speaking: Speaking): Remark[] {
  if (!isOffer(speaking)) return []
  const favour = favourOf(speaking)
  return featuresIn(speaking.reading).flatMap(({ says }) =>
    says
      .filter(([lean]) => Math.abs(favour) < CLEAR || lean * favour > 0)
      .map(
        ([lean, text]): Remark => ({
          text,
          part: 'voice',
          stance: lean,
          register: null,
          weight: 1 + speaking.chance(`feature/${text}`),
          key: `feature:${text}`,
        }),
      ),
  )
}

/** From here on somebody is clearly for or against. */
const CLEAR = 0.3
