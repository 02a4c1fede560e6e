import { PRICE_MASK } from '../reader/tokens.ts'
import { keyOf } from '../reading/fold.ts'
import { ownOne } from '../reading/own-one.ts'
import type { Reading } from '../reading/reading.ts'
import { stepsOf } from './forecast-steps.ts'

/** What the reader is shown of a question: the wording, and the answers in an order that does not hang on the caller's. */
export interface Shown {
  text: string
  options: string[]
  /** How many of the options are steps of a ladder; 0 for a choice. */
  steps: number
  /** Of an opposite wording the plain one, with the same steps: the reader is asked both, and neither alone. */
  plain?: { text: string; options: string[] }
}

/** The leanings that an open question is forecast by, from against to for. */
const leanings = [
  'Strongly negative',
  'Somewhat negative',
  'Mixed or neutral',
  'Somewhat positive',
  'Strongly positive',
]

/** Answers that say yes to the wording, whichever way it is put. */
const affirming = /^(?:yes|true|right|correct|(?:\w+ )?agree)\b/

/** What a price is for, after the amount: "a month", "/month", "monthly". */
const period = /(?:\s?\/\s?|\s(?:a|an|per|each|every)\s)[^\d]{1,40}$|\s\w{2,12}ly$/i

/** The reader was trained on lists of up to this many options. */
const MOST = 12

/**
 * Of a ladder the steps from low to high and then what stands beside them; of a choice the options by their words.
 * Null where the reader is not asked: for numbers, for several picks and for long lists. Prices are hidden from it: what a
 * price does is read off one curve of demand, so that it falls when the price rises.
 */
export function shownOf(reading: Reading): Shown | null {
  const { type, options, scale } = reading
  if (type === 'multiple_choice') return null
  const text = ownOne(asFavor(withoutPrices(reading)))
  const steps = stepsOf(reading)
  if (steps === null) {
    const order = pickOrder(reading)
    return order.length < 2 || order.length > MOST
      ? null
      : { text, options: order.map((at) => options[at]!.text), steps: 0 }
  }
  const count = steps.at.length
  if (count + steps.aside.length > MOST) return null
  const labels = steps.options.map((members, step) => {
    const [first] = members
    if (first !== undefined) return options[first]!.text
    if (scale === null) return leanings[step]!
    const point = Math.min(scale.min, scale.max) + step * (Math.abs(scale.step) || 1)
    const label = steps.keys[step]!
    return label === '' ? String(point) : `${point} - ${label}`
  })
  const beside = steps.aside.map((at) => options[at]!.text)
  const shown = { text, options: [...labels, ...beside], steps: count }
  if (!reading.reversed) return shown
  const turned = affirming.test(keyOf(labels[0]!)) ? labels.toReversed() : labels
  const plain = { text: reading.canonical, options: [...turned, ...beside] }
  // A yes to the one is a no to the other; between degrees of agreement there is more to tell.
  return count === 2 ? { ...plain, steps: count } : { ...shown, plain }
}

const withoutPrices = ({ text, price, other_prices }: Reading): string =>
  [...(price === null ? [] : [price]), ...other_prices].reduce(
    (rest, { text: amount }) =>
      amount === '' ? rest : rest.replaceAll(amount, PRICE_MASK + (period.exec(amount)?.[0] ?? '')),
    text,
  )

/** "Do you support a four-day week?" asks for no deed: the reader has mostly seen approval asked for as favor. */
const asFavor = (text: string): string =>
  text.replace(/\bdo you (?:support|approve of|endorse)\b/i, 'Are you in favor of')

/** The places of a choice's options, by their words. */
export const pickOrder = ({ options }: Reading): number[] =>
  [...options.keys()].sort((a, b) => (options[a]!.key < options[b]!.key ? -1 : 1))
