import { moneyIn } from '../reading/prices.ts'
import type { Format } from '../reading/reading.ts'

const factors: readonly [RegExp, number][] = [
  [/\bhalf\b/i, 0.5],
  [/\b(?:twice|doubled?)\b/i, 2],
  [/\b(?:free|for nothing)\b/i, 0],
]
/** Words that only say that a price is meant. */
const ONLY_PRICE =
  /\b(?:what|even|if|it|they|that|this|you|were|was|cost|costs|costed|had|to|pay|at|for|a|an|the|price|half|twice|double|doubled|as|much|of|free|nothing|came|down|up|only|just|instead|still|buy|would|one|them|is|then|now|went|lower|higher|dropped|rose|sold|offered|got|get|could|have|take)\b/gi

/** Whether a wording names another price and nothing else. */
export function namesPrice(asked: string): boolean {
  const money = moneyIn(asked).prices[0]
  if (money === undefined && !factors.some(([words]) => words.test(asked))) return false
  const rest = asked.replace(money?.text ?? '', ' ').replace(ONLY_PRICE, ' ')
  return !/[\p{L}\p{N}]/u.test(rest)
}

/** A question, and the options that go with it, at the price that a follow-up names; null where there is none to change. */
export function repriced(
  question: string,
  asked: string,
  format: Format | undefined,
): { question: string; format: Format | undefined } | null {
  const named = moneyIn(asked).prices[0]
  const factor = factors.find(([words]) => words.test(asked))?.[1]
  if (named === undefined && factor === undefined) return null
  const option = optionNamed(asked, format)
  const own = moneyIn(option ?? question).prices[0]
  if (own === undefined) {
    return named === undefined ? null : { question: `${withoutMark(question)} for ${named.text}?`, format }
  }
  const other = named?.text ?? times(own.text, factor!)
  if (other === own.text) return null
  const change = (text: string): string => text.replace(own.text, () => other)
  if (option === null) return { question: change(question), format }
  return {
    question: question.replace(option, change),
    format: { ...format, options: format!.options!.map((text) => (text === option ? change(text) : text)) },
  }
}

/** "What if Plus cost $8?": the option that begins with a name that is said. */
const optionNamed = (asked: string, format: Format | undefined): string | null =>
  format?.options?.find((option) => {
    const [first] = option.split(/[\s,]/)
    return moneyIn(option).prices.length > 0 && asked.split(/[\s?.,]+/).includes(first!)
  }) ?? null

/** In the unit that it is written in: "50 cents", "$2k". A price in words is not made another. */
const times = (price: string, factor: number): string =>
  price.replace(FIGURE, (figure) => money(Number(figure.replaceAll(',', '')) * factor))
const FIGURE = /\d[\d,]{0,15}(?:\.\d{1,9})?/

const money = (amount: number): string => (Number.isInteger(amount) ? String(amount) : amount.toFixed(2))

export const withoutMark = (question: string): string => question.replace(/[?.!\s]*$/, '')
