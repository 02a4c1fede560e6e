import { articled } from './wording.ts'

const unit =
  '(?:\\s?(?:\\/|per)\\s?\\p{L}+|\\s(?:an?|each)\\s(?:month|year|week|day|person|bottle|box|night|ride|visit|hour|user|session|pack|piece|unit|meal|serving|seat|class|lesson|trip|order|month\\b)|\\s(?:monthly|yearly|weekly|annually|each|apiece)\\b)?'
const amount = `(?:[$€£]\\s?\\d(?:[\\d.,]*\\d)?k?\\b|\\b\\d(?:[\\d.,]*\\d)? (?:dollars|euros|pounds|cents|bucks)\\b)${unit}`
const priced = new RegExp(amount, 'iu')
/** Where a price is said of a thing, it is no part of its name: "a box at $35 a month", "a $40 carrier". */
const behind = new RegExp(
  `,?\\s*\\(?(?<!\\bpays? )(?:\\b(?:at|for|costing|priced at|(?:that|which) (?:costs|would cost|will cost|sells for)|with a price of|at a price of)\\s+(?:only |just |about |around )?)(?:${amount})\\)?(?=$|[\\s,.;:?!])`,
  'iu',
)
const before = new RegExp(
  `\\b(an?|the|our|this|these|my|new) (?:${amount})[- ](?=\\p{L})(?!is\\b|for\\b|to\\b|too\\b)`,
  'iu',
)
const bracketed = new RegExp(`\\s*\\((?:${amount})\\)`, 'iu')

interface Priced {
  text: string
  /** As one says it: "$35 a month"; null where none is stated. */
  price: string | null
}

/** Takes the price off what it is the price of: it is asked about once, and not repeated in every question. */
export function withoutPrice(text: string): Priced {
  const price = priced.exec(text)?.[0] ?? null
  if (price === null) return { text, price }
  const bare = text
    .replace(behind, '')
    .replace(bracketed, '')
    .replace(before, (_, article: string) => `${article} `)
    .replace(/\s+/g, ' ')
    .trim()
  return { text: bare === text ? text : articled(bare), price: spoken(price) }
}

const spoken = (price: string): string =>
  price
    .replace(/\s?\/\s?(?=\p{L})/u, ' per ')
    .replace(/ per mo$/i, ' a month')
    .replace(/ per yr$/i, ' a year')
    .replace(/ (?:monthly)$/i, ' a month')
    .replace(/ (?:yearly|annually)$/i, ' a year')
    .replace(/ weekly$/i, ' a week')
