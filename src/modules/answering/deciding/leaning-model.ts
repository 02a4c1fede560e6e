import { shiftOf } from '../../knowledge/index.ts'
import { type Abroad, priceThere, shiftThere } from './abroad.ts'
import type { Leaning } from './answer-curve.ts'
import { type AskFamily, askNoise } from './ask-families.ts'
import { attitudePull } from './attitude-pull.ts'
import type { Contribution } from './decision.ts'
import { plainness } from './forecast-facts.ts'
import { naturalLog } from './latent-scale.ts'
import { FONDNESS_OF_USE } from './noise.ts'
import type { PanelAgent } from './panel-agent.ts'
import { type PriceSense, priceSense } from './price-sense.ts'
import { bounded, largest, namedShifts, usualShifts } from './shifts.ts'
import type { Sitting } from './sitting.ts'
import type { Style } from './style.ts'
import { valenceOf } from './valence.ts'

/** How people lean on a question with one latent, before chance comes in. */
export interface LeaningModel {
  of(agent: PanelAgent, style: Style): Leaning
  /** What moved somebody, largest first. */
  reasons(agent: PanelAgent, user: boolean | null): Contribution[]
  price: PriceSense | null
}

/** Pull of openness where something new is proposed, in standard deviations, at a category's usual appetite for news. */
const NOVELTY = 0.12
const LOGITS = 1.7
/** Further down than anybody is by leaning or chance, in logits. */
const BARRED = 60
/** What a settled question is moved by being a user, in logits: for the reasons people give, not for the answer. */
const SETTLED = 2.5

/** `settled`: use decides, see `settledByUse`. `steps`: of the ladder; a stretch needs some. */
export function leaningModel(sitting: Sitting, settled: boolean, steps: number): LeaningModel {
  const { forecast, reading, reference, use, topic, barred } = sitting
  let usual: ReturnType<typeof usualShifts> | undefined
  const polarity = valenceOf(reading)
  const kind = askNoise(reading)
  const price = priceSense(sitting)
  const novelty =
    reading.ask === 'concept' || reading.ask === 'intent'
      ? polarity * NOVELTY * 2 * (topic.category?.novelty_openness ?? 0.5)
      : 0
  const attitudes = attitudePull(forecast.attitudes, novelty, forecast.tilts, reference)
  // Facts are not stretched; and where there is a price, everybody's answer must fall when the price rises.
  const stretched = steps >= 3 && kind.family !== 'use' && kind.family !== 'know' && price === null
  const country = countryShift(sitting, settled)
  const sums = sumsShift(sitting)
  const worded = reading.reversed ? -1 : 1
  const liked = polarity * Math.sqrt(kind.fondness * topic.sure * FONDNESS_OF_USE)
  return {
    price,
    of: (agent, style) => ({
      tilt:
        bounded(shiftOf(forecast.tilts, agent.facets)) +
        (price?.tilt(agent) ?? 0) +
        worded * style.yea +
        (agent.abroad ? polarity * country(agent) + sums(agent.abroad) : 0) -
        (barred?.has(agent.person) ? polarity * BARRED : 0),
      ...attitudes.of(agent),
      stretch: stretched ? style.stretch : 1,
      others: !settled ? 0 : barred?.has(agent.person) ? 1 : 1 - use!.chanceOf(agent),
    }),
    reasons: (agent, user) => {
      // Only those who are to say why need it.
      usual ??= usualShifts(forecast.tilts, reference)
      const reasons = [...namedShifts(forecast.tilts, usual, agent), ...attitudes.named(agent)]
      if (price !== null) reasons.push(price.named(agent))
      if (use !== null && user !== null) {
        const telling = user ? use.telling.user : use.telling.other
        const shift = settled ? SETTLED * (user ? 1 - use.share : -use.share) : LOGITS * liked * telling
        reasons.push({ by: 'use', level: user ? 'user' : 'non_user', shift })
      }
      return largest(reasons)
    },
  }
}

/**
 * How much of the difference in use between a country and the US an answer shows. Argued: where more people use a thing,
 * more want and know it, though less so; those who like it are hardly others.
 */
const shown: Readonly<Record<AskFamily, number>> = { use: 1, want: 0.6, know: 0.6, like: 0.2, matter: 0.2, leave: 0 }

/** Logits towards doing, wanting or knowing the thing, for somebody abroad. */
function countryShift({ use, topic, reading, forecast }: Sitting, settled: boolean): (agent: PanelAgent) => number {
  const { category, sure } = topic
  if (use === null || category === null) return () => 0
  const { family } = askNoise(reading)
  if (settled) return (agent) => bounded(use.shiftOf(agent))
  // A sum is named at the country's prices already.
  if ((forecast.shape === 'number' && reading.numeric?.unit === 'money') || inSums(reading)) return () => 0
  const worth = shown[family] * sure * plainness(reading, category)
  return family === 'use'
    ? (agent) => bounded(worth * use.shiftOf(agent))
    : ({ abroad }) => (abroad ? bounded(worth * shiftThere(abroad, category)) : 0)
}

/** Sums that people name for one thing differ by about this, in logarithms: as in `moneyFact`. */
const SPREAD_OF_SUMS = 0.7

/** Logits towards the higher sums, where the steps are sums of money: what is cheaper there is lower on them. */
function sumsShift({ reading, forecast }: Sitting): (abroad: Abroad) => number {
  if (!inSums(reading)) return () => 0
  return (abroad) => bounded((LOGITS * naturalLog(priceThere(abroad, forecast.category))) / SPREAD_OF_SUMS)
}

/** Whether the options are steps of money ("$25 to $49"). */
function inSums({ options, ordered }: Sitting['reading']): boolean {
  return ordered && options.filter(({ text }) => /[$€£¥₹]\s?\d/.test(text)).length * 2 > options.length
}
