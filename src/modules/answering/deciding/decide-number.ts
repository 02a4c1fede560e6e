import { exponential } from '../finding/portable-math.ts'
import { priceWanted } from '../reading/offer-asked.ts'
import type { NumberAsked, Reading } from '../reading/reading.ts'
import { amountThere, moneyAbroad } from './abroad-money.ts'
import { askNoise } from './ask-families.ts'
import type { Decision } from './decision.ts'
import { latentAnswers } from './latent-answers.ts'
import { naturalLog, normalQuantile, shareBelow } from './latent-scale.ts'
import { habitNoise } from './noise.ts'
import { sayableFrom } from './said-numbers.ts'
import type { Sitting } from './sitting.ts'

/** What is known of the members of a panel before they name their number. */
interface Standing {
  /** The share of the population that stands below. */
  rank: (at: number) => number
  /** In dollars: nobody says less. */
  least: (at: number) => number
}

/** A number: some answer nothing, the others are lognormal, and say their number as people do. */
export function decideNumber(sitting: Sitting, standing: Standing | null = null): Decision[] {
  const { forecast, reading, panel, users, styles, topic } = sitting
  const { zero: none, median, log_sd } = forecast.number ?? { zero: 0, median: 1, log_sd: 1 }
  const zero = none > 0 ? Math.min(1, none) : 0
  const middle = naturalLog(median > 0 && Number.isFinite(median) ? median : 1)
  const spread = log_sd > 0 && Number.isFinite(log_sd) ? Math.min(3, log_sd) : 0
  const answers = latentAnswers(sitting, 2, 0.5)
  const tastes = sitting.column((version) => habitNoise(version, 'round', topic), false)
  const bounds = boundsOf(reading)
  // The most that anybody says in dollars, as the reader takes it; some go beyond.
  const highest = bounds.unit === 'money' && reading.amounts ? BEYOND * Math.max(1, reading.amounts.most) : Infinity
  const lasting = bounds.unit === 'years' && LASTING.test(reading.text)
  const begun = GROWN.test(reading.text) ? GROWN_AT : 0
  const wished = bounds.unit === 'money' && priceWanted(reading.text) !== null
  const paying = bounds.unit === 'money' && askNoise(reading).family === 'want'
  // One in a hundred would say yes to nearly any price; they do not name it.
  const utmost = exponential(Math.min(60, middle + UTMOST * spread))
  return panel.map((agent, at) => {
    const rank = (standing ?? answers).rank(at)
    const nothing = rank < zero
    const deviation = nothing ? -2 : held(normalQuantile((rank - zero) / (1 - zero)))
    const usual = Math.min(highest, exponential(Math.min(60, middle + spread * deviation)))
    const taste = shareBelow(tastes[at]!)
    const money = agent.abroad && bounds.unit === 'money' ? moneyAbroad(agent.abroad, reading) : null
    const size = money === null ? usual : amountThere(usual, agent.abroad!, forecast.category, money)
    // Nobody says 499.99 yen.
    const whole = bounds.whole || (money !== null && money.scale > 1)
    const said = { ...bounds, whole, roundness: styles[at]!.roundness, taste, wished }
    const most = lasting ? Math.min(bounds.most, Math.max(1, agent.person.age - begun)) : bounds.most
    const least = Math.min(standing?.least(at) ?? 0, utmost) * (money?.rate ?? 1)
    const value = within(sayableFrom(least, nothing ? 0 : size, said), { ...bounds, most })
    return {
      value,
      stance: Math.min(2, Math.max(-2, deviation)),
      certainty: 1 / (1 + styles[at]!.unsure * (0.2 + 0.8 * taste)),
      unsure: false,
      user: users[at]!,
      reservation_price: paying ? value / (money?.rate ?? 1) : null,
      contributions: answers.model.reasons(agent, users[at]!),
      utilities: [],
    }
  })
}

const BEYOND = 1.5
/** Nothing has gone on in a life for longer than the life, and what grown people are for longer than they are grown. */
const GROWN_AT = 18
const GROWN =
  /\bbeen (?:married|divorced|widowed|engaged|together|dating|retired|working|employed|self-employed|driving|voting|a smoker|smoking)\b|\b(?:job|career|employer|company|profession)\b/i
const LASTING = /\bhow (?:long|many years) (?:have|had|did) (?:you|u)\b/i

/** Standard deviations above the middle of all that people would pay, to where 99 in 100 stand. */
const UTMOST = 2.33

/** Beyond two standard deviations a lognormal curve knows nothing of people: nobody pays thirty times the usual price. */
const FAR = 2
const held = (deviation: number): number =>
  Math.abs(deviation) <= FAR ? deviation : Math.sign(deviation) * (FAR + (Math.abs(deviation) - FAR) / 4)

interface Bounds {
  unit: NumberAsked['unit']
  whole: boolean
  least: number
  most: number
}

/** A scale with too many points for a ladder is a number between its ends. */
function boundsOf({ numeric, scale, amounts }: Reading): Bounds {
  // What the reader takes to be the most that anybody says; money is held before it is changed into another.
  const usual = amounts && numeric?.unit !== 'money' ? Number(Math.max(1, amounts.most).toPrecision(2)) : Infinity
  const [a, b] = [numeric?.min ?? scale?.min ?? 0, numeric?.max ?? scale?.max ?? usual]
  return {
    unit: numeric?.unit ?? 'other',
    whole: numeric?.whole ?? scale !== null,
    least: Math.min(a, b),
    most: Math.max(a, b),
  }
}

const within = (value: number, { least, most, whole }: Bounds): number => {
  const inside = Math.min(most, Math.max(least, value))
  return whole && inside !== Math.round(inside) ? Math.floor(inside) : inside
}
