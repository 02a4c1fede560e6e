import type { Reading } from '../../src/modules/answering/reading/reading.ts'
import { wrapped } from './columns.ts'

const INDENT = 15

/** How a question was taken, a line for each thing that was made out. */
export function readingText(reading: Reading): string {
  const { type, from, ask, subject, options, scale, numeric, reversed, claim, price, time, stimulus } = reading
  const rows: [string, string | null | undefined | false][] = [
    ['type', `${type}, by its ${from}`],
    ['asks', ask],
    ['subject', subject && `${subject.phrase}  (${subject.head})`],
    ['options', options.map(({ text, at }) => (at === null ? text : `${text} ${signed(at)}`)).join(' | ')],
    ['scale', scale && `${scale.min} to ${scale.max}${scale.descending ? ', high numbers mean less' : ''}`],
    ['number', numeric && [numeric.unit, numeric.word, numeric.per && `per ${numeric.per}`].filter(Boolean).join(', ')],
    ['polarity', reversed ? 'the opposite of what it is compared by' : 'as asked'],
    ['compared by', reading.canonical],
    ['yes means', claim?.yes],
    ['price', price && [price.text, ...reading.other_prices.map((other) => other.text)].join(', ')],
    ['time', time && `${time.text} (${time.direction}${time.days === null ? '' : `, ${time.days} days`})`],
    ['condition', reading.condition],
    ['described', stimulus && `${stimulus.name ?? 'something'}: ${stimulus.features.join('; ')}`],
    ['also asks', reading.also.map(({ text }) => text).join(' | ')],
    ['trouble', reading.trouble],
    ['unknown', reading.unknown_words.join(', ')],
  ]
  return rows
    .flatMap(([name, value]) => (value ? [`  ${name.padEnd(INDENT - 2)}${wrapped(value, INDENT)}`] : []))
    .join('\n')
}

export const signed = (value: number, digits = 1): string => `${value > 0 ? '+' : ''}${value.toFixed(digits)}`
