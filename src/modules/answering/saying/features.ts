import { readFileSync } from 'node:fs'
import { tidy } from '../reading/fold.ts'
import type { AskKind } from '../reading/reading.ts'
import { testsWords } from './names.ts'
import { favourOf } from './reasons-favour.ts'
import type { Remark, Speaking } from './speaking.ts'
import { isAbsurd, isOffer } from './written.ts'

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
      named: new RegExp(`(?<![\\p{L}\\p{N}-])(?:${feature.parts.map(escaped).join('|')})(?![\\p{L}\\p{N}])`, 'giu'),
    }))
  return book
}

/** "It needs no subscription" is no subscription; "not only organic" is organic. */
const DENIED = /\b(?:no|not(?! only| just)|without|never|zero|free (?:of|from)|\w+n't)(?: \w+){0,4} $/i

/** "Tallgrass Wireless" is a name, and says nothing of cables. */
const isInName = (text: string, at: number, words: string): boolean =>
  /^\p{Lu}/u.test(words) &&
  (/\p{Lu}[\p{L}'’-]* $/u.test(text.slice(0, at)) || /^ \p{Lu}/u.test(text.slice(at + words.length)))

const found = new WeakMap<Speaking['reading'], readonly Feature[]>()

/** The features that the offer in a question has. */
function featuresIn(reading: Speaking['reading']): readonly Feature[] {
  let own = found.get(reading)
  if (own === undefined) {
    const text = tidy(reading.stimulus?.text ?? reading.text)
    own = features().filter(({ named }) =>
      [...text.matchAll(named)].some(
        ({ index, 0: words }) =>
          !isInName(text, index, words) &&
          !DENIED.test(
            text
              .slice(0, index)
              .split(/[.,;!?]/)
              .at(-1)!,
          ),
      ),
    )
    found.set(reading, own)
  }
  return own
}

/** Without a description only these ask for more than an opinion on a matter. */
const BOUGHT: ReadonlySet<AskKind> = new Set(['concept', 'intent', 'price'])

/** What the features of an offer make this agent say, on its side of the matter. */
export function featureRemarks(speaking: Speaking): Remark[] {
  const { reading, decision } = speaking
  const described = reading.stimulus !== null || BOUGHT.has(reading.ask)
  // Whoever picks one of several things says nothing of the others.
  if (!described || decision.utilities.length > 0 || !isOffer(speaking) || isAbsurd(speaking) || testsWords(speaking))
    return []
  const favour = favourOf(speaking)
  return featuresIn(reading).flatMap(({ parts, says }) =>
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
          source: `feature:${parts[0]}`,
        }),
      ),
  )
}

/** From here on somebody is clearly for or against. */
const CLEAR = 0.3
