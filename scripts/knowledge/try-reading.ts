import type { Sense } from '../../src/modules/answering/reader/reader.ts'
import type { Reading } from '../../src/modules/answering/reading/reading.ts'
import { wrapped } from './columns.ts'

const INDENT = 15

/** How a question was taken, a line for each thing that was made out. */
export function readingText(reading: Reading, sense: Sense | null = null): string {
  const { type, from, ask, subject, options, scale, numeric, reversed, claim, price, time, stimulus } = reading
  const rows: [string, string | null | undefined | false][] = [
    ['type', `${type}, by its ${from}`],
    ['asks', ask],
    ['subject', subject && `${subject.phrase}  (${subject.head})`],
    ['options', options.map(({ text, at }) => (at === null ? text : `${text} ${signed(at)}`)).join(' | ')],
    ['scale', scale && `${scale.min} to ${scale.max}${scale.descending ? ', high numbers mean less' : ''}`],
    ['number', numeric && [numeric.unit, numeric.word, numeric.per && `per ${numeric.per}`].filter(Boolean).join(', ')],
    ['polarity', reversed ? 'the opposite of what it is compared by' : 'as asked'],
    ['a yes speaks', reading.against === null ? null : reading.against ? 'against it' : 'for it, or neither'],
    ['compared by', reading.canonical],
    ['yes means', claim?.yes],
    ['price', price && [price.text, ...reading.other_prices.map((other) => other.text)].join(', ')],
    ['time', time && `${time.text} (${time.direction}${time.days === null ? '' : `, ${time.days} days`})`],
    ['condition', reading.condition],
    ['described', stimulus && `${stimulus.name ?? 'something'}: ${stimulus.features.join('; ')}`],
    ['also asks', reading.also.map(({ text }) => text).join(' | ')],
    ['fact asked', reading.field],
    ['follows up', reading.follow_up > 0.5 && 'what was said before'],
    ['trouble', reading.trouble],
    ['unknown', reading.unknown_words.join(', ')],
    ['sense', sense && [sense.kind, sense.form, sense.yes, sense.trouble].map(likeliest).join(', ')],
  ]
  return rows
    .flatMap(([name, value]) => (value ? [`  ${name.padEnd(INDENT - 2)}${wrapped(value, INDENT)}`] : []))
    .join('\n')
}

/** What the reader finds likeliest, and how likely. */
function likeliest(chances: Sense['kind']): string {
  const [name, chance] = Object.entries(chances).reduce((best, one) => (one[1] > best[1] ? one : best))
  return `${name} ${Math.round(100 * chance)} %`
}

export const signed = (value: number, digits = 1): string => `${value > 0 ? '+' : ''}${value.toFixed(digits)}`
