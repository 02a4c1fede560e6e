import type { Decision } from '../deciding/decision.ts'
import { complains } from '../deciding/valence.ts'
import { moneyIn } from '../reading/prices.ts'
import type { Reading } from '../reading/reading.ts'
import type { Speaking } from '../saying/speaking.ts'
import { withoutMark } from './reprice.ts'
import type { Standing } from './thread.ts'

/**
 * A decision that goes with what the agent has said to the same question before: the same asked again has the same answer,
 * a lower price no worse one, a higher price no better one, and nobody names a price that they have turned down.
 */
export function heldTo(decision: Decision, reading: Reading, chain: readonly Standing[]): Decision {
  let held = decision
  for (const one of chain.toReversed()) held = heldToOne(held, reading, one)
  return held
}

function heldToOne(decision: Decision, reading: Reading, { reading: before, said }: Standing): Decision {
  const value = said.value ?? null
  if (value === null || decision.value === null) return decision
  const [price, own] = [priceOf(before), priceOf(reading)]
  if (asksMoney(reading) && typeof decision.value === 'number') {
    const yes = isYes(before, value)
    if (price === null || yes === null) return decision
    if (yes) return withValue(decision, reading, Math.max(decision.value, price))
    return decision.value < price ? decision : withValue(decision, reading, below(price))
  }
  if (asksMoney(before) && typeof value === 'number') {
    const word = reading.options.find(({ role }) => role === (own !== null && own <= value ? 'yes' : 'no'))
    return own === null || word === undefined ? decision : withValue(decision, reading, word.text)
  }
  const some = atLeastOnce(decision, reading, before, value)
  if (some !== null) return withValue(decision, reading, some)
  const chosen = stillChosen(reading, before, value)
  if (chosen !== null) return withValue(decision, reading, chosen)
  const [then, now] = [stepOf(before, value), stepOf(reading, decision.value)]
  if (then === null || now === null || !sameAnswers(reading, before)) return decision
  const same = before.canonical === reading.canonical && own === price
  if (same) return withValue(decision, reading, valueLike(reading, before, value))
  const eased = easing(reading, before)
  const cheaper = eased === 1 || own === 0 || (own !== null && price !== null && own < price)
  const dearer = eased === -1 || (own !== null && price !== null && own > price)
  if ((cheaper && now < then) || (dearer && now > then))
    return withValue(decision, reading, valueLike(reading, before, value))
  return decision
}

/** Whoever does a thing does not do it never, or no times; null where nothing has to be changed. */
function atLeastOnce(
  { value }: Decision,
  reading: Reading,
  before: Reading,
  said: Decision['value'],
): Decision['value'] {
  const does = optionOf(before, said)?.role === 'yes' && /^(?:do|have|did|are) you\b/i.test(before.text)
  if (!does || before.price !== null) return null
  if (value === 0 && reading.scale === null && reading.numeric?.unit !== 'money') return 1
  const at = reading.options.findIndex(({ text, key }) => text === value && /^(?:never|not at all)\b/.test(key))
  if (at < 0 || !reading.ordered) return null
  return (reading.options[at + 1] ?? reading.options[at - 1])?.text ?? null
}

/** "How often do you hit your kids?" Whoever has never done it does it never. */
export function heldToPremise({ decision, reading }: Pick<Speaking, 'decision' | 'reading'>, holds: boolean): Decision {
  if (holds) return decision
  if (typeof decision.value === 'number' && reading.scale === null) return { ...decision, value: 0 }
  const never = reading.options.find(({ key, role }) => role === 'no' || /^(?:never|not at all|none)\b/.test(key))
  return never === undefined ? decision : { ...decision, value: never.text }
}

/**
 * Whether the same question is asked in a better case (1) or a worse one (-1); 0 where it is asked in none. Whoever would buy
 * a thing buys it as well if there is one thing less against it, and whoever would not does not if there is one more.
 */
function easing({ text }: Reading, before: Reading): -1 | 0 | 1 {
  const stem = withoutMark(before.text)
  if (!text.startsWith(stem)) return 0
  const added = text.slice(stem.length)
  if (!/^ (?:if|even if|with|at (?:half|a lower|a discount))\b/i.test(added)) return 0
  return WORSE.test(added) || complains({ text: added }) ? -1 : 1
}
const WORSE =
  /\b(?:down|less|longer|slower|lower(?! price)|worse|expensive|twice|double|broke|broken|lost|lose|cut|never|no longer)\b/i

const priceOf = ({ price, text }: Reading): number | null =>
  price?.amount ?? (/\bif (?:it|they) (?:was|were) free\b/i.test(text) ? 0 : null)

const asksMoney = ({ numeric, scale }: Reading): boolean => scale === null && numeric?.unit === 'money'

const optionOf = ({ options }: Reading, value: unknown) => options.find(({ text }) => text === value) ?? null

/** Whether an answer is for buying; null where it is neither. */
function isYes(reading: Reading, value: unknown): boolean | null {
  const step = stepOf(reading, value)
  return step === null || step === 0 ? null : step > 0
}

/** How far an answer is for what is asked, on whatever scale the question has. */
function stepOf(reading: Reading, value: unknown): number | null {
  if (typeof value === 'number') return reading.scale === null ? null : reading.scale.descending ? -value : value
  const option = optionOf(reading, value)
  if (option === null) return null
  return option.role === 'yes' ? 1 : option.role === 'no' ? -1 : option.at
}

const sameAnswers = (one: Reading, other: Reading): boolean =>
  one.options.length === other.options.length && one.options.every(({ key }, at) => key === other.options[at]!.key)

const valueLike = (reading: Reading, before: Reading, value: Decision['value']): Decision['value'] =>
  typeof value === 'string' ? reading.options[before.options.findIndex(({ text }) => text === value)]!.text : value

/** An option that was chosen when it cost as much or more is chosen still. */
function stillChosen(reading: Reading, before: Reading, value: Decision['value']): string | null {
  const place = before.options.findIndex(({ text }) => text === value)
  if (place < 0 || reading.options.length !== before.options.length || sameAnswers(reading, before)) return null
  const [own, price] = [moneyAt(reading, place), moneyAt(before, place)]
  const others = reading.options.every((option, at) => at === place || option.key === before.options[at]!.key)
  return others && own !== null && price !== null && own <= price ? reading.options[place]!.text : null
}

const moneyAt = ({ options }: Reading, place: number): number | null =>
  moneyIn(options[place]!.text).prices[0]?.amount ?? null

/** The next round amount under a price. */
function below(price: number): number {
  const step = price > 200 ? 50 : price > 50 ? 10 : price > 10 ? 5 : 1
  return Math.max(0, Math.ceil(price / step - 1) * step)
}

/** What was turned down for its price is not praised now, and the other way round. */
function withValue(decision: Decision, reading: Reading, value: Decision['value']): Decision {
  if (JSON.stringify(value) === JSON.stringify(decision.value)) return decision
  const step = stepOf(reading, value)
  const stance = step === null ? decision.stance : Math.sign(step) * Math.max(0.5, Math.abs(decision.stance))
  return { ...decision, value, stance, certainty: Math.max(decision.certainty, 0.5) }
}
