import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { KnownQuestion } from './knowledge.ts'
import { readTogether, rowsIn } from './rows.ts'

/**
 * Records (data/knowledge/records) as the questions that they answer. A record of something that people do answers three:
 * whether they ever did, whether they do, and whether they would like to.
 */
export interface RecordQuestions {
  length: number
  /** Changes when a record does. */
  digest: string
  /** null where the record says nothing about it. */
  at(position: number): KnownQuestion | null
}

type Asked = Pick<KnownQuestion, 'text' | 'kind' | 'options' | 'shares' | 'scale'>
type Form<Row> = (row: Row) => Asked | null

type Act = [base: string, done: string, doing: string, ever: number, now: number, want: number]
type Name = [name: string, what: string, unfamiliar: number, opinion: number[], used: number | null]
type Choice = [question: string, options: string[], shares: number[], scale: KnownQuestion['scale']]
type Rating = [stem: string, scale: string, shares: number[]]
type Rated = [text: string, shares: number[]]
type Amount = [question: string, unit: string, zero: number | null, quantiles: number[]]
type Ladder = [product: string, prices: number[], shares: number[], unit: string]

const folder = new URL('../../../data/knowledge/', import.meta.url)
/** Authors' estimates, written fast. */
const CONFIDENCE = 0.6

const yesNo = (text: string, kind: KnownQuestion['kind'], yes: number): Asked => ({
  text,
  kind,
  options: ['No', 'Yes'],
  shares: [1 - yes, yes],
  scale: 'binary',
})
const ladder = (text: string, kind: KnownQuestion['kind'], options: string[], shares: readonly number[]): Asked => ({
  text,
  kind,
  options,
  shares,
  scale: 'ordinal',
})
const opinions = ['Very unfavorable', 'Somewhat unfavorable', 'Neutral', 'Somewhat favorable', 'Very favorable']
const agreement = ['Strongly disagree', 'Disagree', 'Neither agree nor disagree', 'Agree', 'Strongly agree']
const buying = ['Definitely not', 'Probably not', 'Might or might not', 'Probably', 'Definitely']

/** By the beginning of a scale's name; the others are attitudes. */
const kinds: Readonly<Record<string, KnownQuestion['kind']>> = {
  importance: 'importance',
  satisfaction: 'satisfaction',
  trust: 'trust',
  confidence: 'trust',
  worry: 'feeling',
  comfort: 'feeling',
  likelihood: 'intent',
  frequency: 'frequency',
  familiarity: 'awareness',
}

let scales: Readonly<Record<string, string[][]>> | null = null
const labelsOf = (scale: string): string[] => {
  scales ??= JSON.parse(readFileSync(new URL('scales.json', folder), 'utf8')) as Record<string, string[][]>
  return scales[scale]![0]!
}

const acts: Form<Act>[] = [
  ([, done, , ever]) => yesNo(`Have you ever ${done}?`, 'behaviour', ever),
  ([base, , , , now]) => yesNo(`Do you ${base}?`, 'use', now),
  ([base, , , , now, want]) => yesNo(`Would you like to ${base}?`, 'intent', Math.min(1, now + want)),
]
const known: Form<Name>[] = [
  ([name, , unfamiliar]) => yesNo(`Have you heard of ${name}?`, 'awareness', 1 - unfamiliar),
  ([name, , , opinion]) => ladder(`What is your opinion of ${name}?`, 'attitude', opinions, opinion.toReversed()),
  ([name, , , , used]) => (used === null ? null : yesNo(`Have you used ${name} in the past year?`, 'use', used)),
]
const statements: Form<Rated>[] = [([text, shares]) => ladder(text, 'attitude', agreement, shares.toReversed())]
const choices: Form<Choice>[] = [
  ([text, options, shares, scale]) => ({
    text,
    kind: scale === 'nominal' ? 'choice' : 'attitude',
    options,
    shares,
    scale,
  }),
]
const ratings: Form<Rating>[] = [
  ([text, scale, shares]) => ladder(text, kinds[scale.replace(/\d+$/, '')] ?? 'attitude', labelsOf(scale), shares),
]
const concepts: Form<Rated>[] = [
  ([text, shares]) => ladder(`Would you buy ${text}?`, 'concept', buying, shares.toReversed()),
]

/** Shares of those who name a number at all that lie about the tenths and quarters of what they name. */
const AROUND = [0.175, 0.2, 0.25, 0.2, 0.175]
const TIMES = new Set(['minutes', 'hours', 'days', 'weeks', 'months', 'years'])
const written = (unit: string, value: number): string => {
  if (unit === 'dollars') return `$${value}`
  if (unit === 'percent') return `${value}%`
  return TIMES.has(unit) ? `${value} ${unit}` : String(value)
}
const numbers: Form<Amount>[] = [
  ([text, unit, zero, quantiles]) => {
    const amounts = new Map<string, number>(zero === null ? [] : [[written(unit, 0), zero]])
    quantiles.forEach((value, at) => {
      const label = written(unit, value)
      amounts.set(label, (amounts.get(label) ?? 0) + (1 - (zero ?? 0)) * AROUND[at]!)
    })
    return ladder(text, unit === 'dollars' ? 'price' : 'frequency', [...amounts.keys()], [...amounts.values()])
  },
]

/** Shares of those who would buy at the lowest price that are left at a tenth, a quarter … of what they would pay at most. */
const LEFT = [0.9, 0.75, 0.5, 0.25, 0.1]
const SPANS = new Set(['a month', 'a year', 'a week', 'a day', 'a night', 'an hour'])

/** A ladder of prices says what people would pay at most: who buys at one price and not at the next stands between them. */
const prices: Form<Ladder>[] = [
  ([product, steps, shares, unit]) => {
    const asked = `How much would you pay${SPANS.has(unit) ? ` ${unit}` : ''} for ${product}?`
    // Of those who would not buy at the lowest price some would not have it for anything; the rest have no need today.
    const none = Number(((1 - shares[0]!) ** 2).toFixed(3))
    return numbers[0]!([asked, 'dollars', none, LEFT.map((left) => priceLeft(steps, shares, left))])
  },
]

function priceLeft(steps: readonly number[], shares: readonly number[], left: number): number {
  const wanted = left * shares[0]!
  const under = shares.findIndex((share) => share <= wanted)
  const at = under < 0 ? shares.length - 1 : Math.max(1, under)
  const [above, below] = [shares[at - 1]!, shares[at]!]
  const along = above > below ? Math.min(1, (above - wanted) / (above - below)) : 1
  return Number((steps[at - 1]! * (steps[at]! / steps[at - 1]!) ** along).toPrecision(3))
}

const files = { acts, known, statements, choices, ratings, concepts, numbers, prices } as const

export function openRecordQuestions(): RecordQuestions {
  const digest = createHash('sha256')
  const parts = Object.entries(files).map(([name, forms]) => {
    const file = fileURLToPath(new URL(`records/${name}.jsonl`, folder))
    const bytes = readTogether([file], (_, own) => digest.update(own))
    return { name, forms: forms as Form<never>[], rows: rowsIn<object>(bytes) }
  })
  const starts = [0]
  for (const { forms, rows } of parts) starts.push(starts.at(-1)! + forms.length * rows.length)
  return {
    length: starts.at(-1)!,
    digest: digest.digest('hex').slice(0, 16),
    at(position) {
      const part = starts.findLastIndex((start) => start <= position)
      const { name, forms, rows } = parts[part]!
      const own = position - starts[part]!
      const row = Math.floor(own / forms.length)
      const asked = forms[own % forms.length]!(rows.at(row) as never)
      return asked === null ? null : whole(`record.${name}.${row}.${position}`, asked)
    },
  }
}

const whole = (id: string, asked: Asked): KnownQuestion => ({
  id,
  ...asked,
  tilts: {},
  option_tilts: {},
  attitudes: {},
  categories: [],
  confidence: CONFIDENCE,
  source: null,
  family: null,
  topic: 'record',
})
