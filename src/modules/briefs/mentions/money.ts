import type { Mention, Recogniser } from '../mention.ts'
import { type Amount, amountOf, amountPattern, inDollars } from './amounts.ts'
import { incomeLevels } from './income-levels.ts'
import { longestOf, recogniserOf, saidOfOthers, tidied } from './phrases.ts'

const adjectives = String.raw`(?:(?:total|gross|net|annual|yearly|personal|individual|combined|average|median|monthly|joint|disposable|pre-tax|base)\s+){0,3}`
const incomeNoun = String.raw`(?:(household|family|hh|couple)(?:'s)?\s+)?${adjectives}(?:(household|family)\s+)?(?:incomes?|earnings|salar(?:y|ies)|wages|take-home\s+pay)`

/**
 * What comes before the sum: somebody earns it, or has it for an income. Of blanks, only one part in a row may take more
 * than one: two that share a run have as many ways to divide it as it is long.
 */
const earning = String.raw`(?:(?:who|that|and|,)\s+)?(?:(?:currently|each|now|personally)\s+)?(?:earn|earns|earning|make|makes|making|bring(?:s|ing)?\s+in|pull(?:s|ing)?\s+in|tak(?:e|es|ing)\s+home|(?:are\s+|is\s+|get\s+|getting\s+)?paid|gross(?:es|ing)?|on(?=\s+(?:[a-z]+\s+){0,2}[$£€]))(?:\s+(?:a|an)\s+${incomeNoun}(?=\s)(?:\s+of)?)?`
const incoming = String.raw`(?:(?:(?:who|that)\s+)?(?:with|have|has|having|on|whose)\s+)?(?:an?\s+|the\s+|their\s+)?(?:(hhi)|${incomeNoun})(?:\s+(?:is|are|of|at|ranging|ranges))?(?:\s*:)?`

const least = String.raw`over|more\s+than|above|exceeding|greater\s+than|higher\s+than|upwards\s+of|north\s+of|at\s+least|a\s+minimum\s+of|minimum|min|>=?|≥|from`
const most = String.raw`under|less\s+than|below|lower\s+than|at\s+most|no\s+more\s+than|not\s+more\s+than|up\s+to|a\s+maximum\s+of|south\s+of|<=?|≤`
const comparing = String.raw`(?:(?:is|are|of|that\s+is|that's)\s+)?(?:(?:(${least})|(${most})|(between|from|around|about|approximately|roughly|some|~))\s*)?`
const rangeEnd = String.raw`(?:\s*(?:-|to|and)\s*${amountPattern})?`
const after = String.raw`(?:\s*(\+|plus\b|or\s+(?:more|above|higher|over|up)|and\s+(?:up|above|over|more)|or\s+(?:less|under|below|lower)|and\s+(?:under|below)))?`
const period = String.raw`(?:\s*(?:(?:a|per|each|every|\/)\s*(year|yr|annum|month|mo|week|wk|hour|hr)\b|(annually|yearly|p\.?a\.?|monthly|weekly|hourly|an\s+hour)))?`
const trailing = String.raw`(?:\s+(?:in\s+)?(?:total\s+)?(household|family|combined)?\s*(?:annual\s+)?(?:incomes?|salar(?:y|ies)|earnings|a\s+year)\b)?`

const sum = `${comparing}${amountPattern}${rangeEnd}${after}${period}`

/** Each gives, after what is before the sum, the same groups; `household` says which of its own groups tell that. */
const forms: readonly { pattern: RegExp; before: number; sure: boolean }[] = [
  { pattern: new RegExp(String.raw`\b${earning}\s*${sum}${trailing}`, 'gi'), before: 2, sure: false },
  { pattern: new RegExp(String.raw`\b${incoming}\s*${sum}`, 'gi'), before: 3, sure: true },
  {
    pattern: new RegExp(
      String.raw`(?<![\w$£€])(?:with\s+)?(?:an?\s+)?${sum}\s+(?:in\s+)?(?:an?\s+)?(?:(hhi)\b|${incomeNoun}\b|earners?\b)`,
      'gi',
    ),
    before: 0,
    sure: true,
  },
]

const HOURS = 2080
const perYear: Record<string, number> = {
  month: 12,
  mo: 12,
  monthly: 12,
  week: 52,
  wk: 52,
  weekly: 52,
  hour: HOURS,
  hr: HOURS,
  hourly: HOURS,
}

const amounts = /\d|hundred|thousand|grand|million/i

function* sumsIn(text: string): Generator<Mention> {
  if (!amounts.test(text)) return
  for (const { pattern, before, sure } of forms) {
    for (const match of text.matchAll(pattern)) {
      const mention = readSum(match, before, sure, text)
      if (mention !== undefined) yield mention
    }
  }
}

function readSum(match: RegExpMatchArray, before: number, sure: boolean, text: string): Mention | undefined {
  const said = match[0]
  const [low, high, about, sign, number, word, sign2, number2, word2, end, each, ly] = match.slice(before + 1)
  const first = amountOf(sign, number, word)
  const second = amountOf(sign2, number2, word2)
  if (first === undefined || saidOfOthers(text, match.index!)) return undefined
  const unit = (each ?? ly?.replace(/^an\s+/, ''))?.toLowerCase()
  const times = unit === undefined ? 1 : (perYear[unit] ?? 1)
  if (
    !isIncome(first, second, { sure, times, rest: text.slice(match.index! + said.length), period: unit !== undefined })
  )
    return undefined
  const currency = first.currency ?? second?.currency ?? 'USD'
  const [from, to] = scaled(first, second, times)
  const dollars = (value: number): number => inDollars(value * times, currency)
  const range = rangeOf({ low, high, about, end }, dollars(from), to === undefined ? undefined : dollars(to))
  if (range === undefined) return undefined
  const household =
    /\b(?:household|family|combined|hhi|hh|couple|joint)\b/i.test(said) ||
    /\b(?:households|families|couples)\s+(?:\w+\s+){0,2}$/i.test(
      text.slice(Math.max(0, match.index! - 40), match.index),
    )
  const notes = [
    currency === 'USD' ? '' : `Sums in ${currency} are converted to US dollars.`,
    times === 1 ? '' : `Pay by the ${unit!.replace('ly', '')} is counted for a whole year.`,
    low === undefined && high === undefined && end === undefined && to === undefined
      ? 'A single sum is taken to mean about so much: a tenth more or less.'
      : '',
  ].filter(Boolean)
  const start = match.index! + said.search(/[^\s,]/)
  return {
    start,
    end: match.index! + said.trimEnd().length,
    facet: 'money',
    filters: { [household ? 'household_income_usd' : 'annual_income_usd']: range },
    as: `${household ? 'household income' : 'income'} ${inWords(range)}`,
    noun: /earners?$/i.test(said),
    ...(notes.length === 0 ? {} : { assumed: notes.join(' ') }),
  }
}

/** "Between 40 and 60 thousand", "50-75k": the thousands of the second are those of the first; "$80 to $100k" too. */
function scaled(first: Amount, second: Amount | undefined, times: number): [number, number | undefined] {
  const short = (value: number): boolean => times === 1 && value < 1000
  const thousands = second === undefined || !short(first.value) || second.value < 1000 ? 1 : 1000
  const from = first.value * thousands
  if (second === undefined) return [from, undefined]
  return [from, short(second.value) && first.value >= 1000 ? second.value * 1000 : second.value]
}

interface Around {
  sure: boolean
  times: number
  period: boolean
  rest: string
}

/** What somebody makes may be cakes, and what is paid a price. */
function isIncome(first: Amount, second: Amount | undefined, { sure, times, period, rest }: Around): boolean {
  const yearly = Math.max(first.value, second?.value ?? 0) * times
  if (yearly < 1000 || yearly > 100_000_000) return false
  if (/^\s*(?:%|percent|points?|miles|steps|calories|followers|subscribers)/i.test(rest)) return false
  const marked =
    period || first.currency !== undefined || second?.currency !== undefined || first.whole || second?.whole
  if (sure) return true
  if (/^\s+(?:on|for|toward|towards)\b/i.test(rest) || /^\s+from\s+(?:their\s+)?(?:side|selling)/i.test(rest))
    return false
  return (
    marked === true &&
    (first.currency !== undefined ||
      /^\s*(?:$|[^\w\s]|(?:a|per|or|and|who|that|in|from|living|but|with|to)\b)/i.test(rest))
  )
}

interface Compared {
  low: string | undefined
  high: string | undefined
  about: string | undefined
  end: string | undefined
}

interface Range {
  min?: number
  max?: number
}

function rangeOf({ low, high, end }: Compared, from: number, to: number | undefined): Range | undefined {
  if (to !== undefined) return to < from ? undefined : { min: from, max: to }
  if (high !== undefined || /less|under|below|lower/i.test(end ?? '')) return { max: from }
  if (low !== undefined || end !== undefined) return { min: from }
  return { min: Math.round(from * 0.9), max: Math.round(from * 1.1) }
}

function inWords({ min, max }: Range): string {
  const dollars = (value: number): string => `$${value.toLocaleString('en-US')}`
  if (min === undefined) return `up to ${dollars(max!)}`
  return max === undefined ? `from ${dollars(min)}` : `of ${dollars(min)} to ${dollars(max)}`
}

const levelsIn = recogniserOf('money', incomeLevels)

/** What people earn, and how rich they are. What things cost is not for here. */
export const moneyIn: Recogniser = tidied((text, context) => longestOf([...sumsIn(text), ...levelsIn(text, context)]))
