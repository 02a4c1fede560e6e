import { command } from '../command.ts'
import { UsageError } from '../errors.ts'
import { given, listOf, wholeNumber } from '../given.ts'
import type { Output } from '../output.ts'
import { noteWarnings } from '../people.ts'
import { typed } from '../program.ts'
import { filtersOf, whomDetails, whomOptions } from '../whom.ts'
import { count, counted, percent, sentence } from '../words.ts'

type Values = readonly { value: string | number | boolean; count: number }[]

/** `filters`: what people can be chosen by, and how many there are of each. */
export const filters = command({
  name: 'filters',
  summary: 'what people can be chosen by, with how many have each value',
  usage: '--country US [options]',
  details: `Without --fields, every field on one line; with --fields, their values as bars. Further conditions narrow the counts to who is left. ${whomDetails}`,
  options: {
    ...whomOptions,
    fields: { type: 'string', multiple: true, value: 'A,B', description: 'only these fields, with all their values' },
    top: { type: 'string', value: 'N', description: 'values of each field to show (default: 20; 0: all)' },
  },
  examples: [
    'filters --country US',
    'filters --country US --fields state,occupation',
    'filters --country US --state TX --fields occupation --filter labour_status=employed',
  ],
  async run({ client, values, out }) {
    const { country, ...others } = values
    if (country === undefined) throw new UsageError(`Say in which country: ${typed('filters --country US')}`)
    const fields = listOf(values.fields)
    const top = wholeNumber('top', values.top, 100_000) ?? 20
    const found = await client.filters.get({ country, ...given({ fields, filters: filtersOf(others) }) })
    if (out.wants_json) return out.json(found)
    noteWarnings(out, found.warnings)
    out.heading(`${sentence(found.description)}: ${counted(found.recruitable_agent_count, 'person', 'people')}`)
    if (fields === undefined) return overview(out, found.filters)
    for (const [field, counts] of Object.entries(found.filters))
      chart(out, field, counts, found.recruitable_agent_count, top === 0 ? counts.length : top)
  },
})

function overview(out: Output, found: Readonly<Record<string, Values>>): void {
  const rows = Object.entries(found).map(([field, counts]) => [field, count(counts.length), inShort(counts)])
  out.table(
    [
      { title: 'field' },
      { title: 'values', align: 'right' },
      { title: 'most common, or from and to', shrinks: true, style: 'dim' },
    ],
    rows,
  )
  out.note(out.colours.dim(`Values of a field: ${typed('filters --country US --fields state')}`))
}

function inShort(counts: Values): string {
  const numbers = numbersOf(counts)
  if (numbers !== undefined && counts.length > 2) return `${numbers[0]!.value} to ${numbers.at(-1)!.value}`
  return counts
    .slice(0, 6)
    .map(({ value, count: many }) => `${value} ${count(many)}`)
    .join(', ')
}

function chart(out: Output, field: string, counts: Values, total: number, top: number): void {
  const numbers = numbersOf(counts)
  const rows =
    numbers === undefined ? counts.map(({ value, count: many }) => ({ label: String(value), many })) : inBands(numbers)
  const shown = numbers === undefined ? rows.slice(0, top) : rows
  const most = Math.max(1, ...shown.map(({ many }) => many))
  out.print()
  out.heading(field)
  out.bars(
    shown.map(({ label, many }) => ({
      label,
      share: many / most,
      notes: [count(many), percent(total === 0 ? 0 : many / total)],
    })),
  )
  if (rows.length > shown.length)
    out.print(`  ${out.colours.dim(`and ${count(rows.length - shown.length)} more; --top 0 shows all`)}`)
}

type Numbers = { value: number; count: number }[]

/** A field of numbers, smallest first; undefined where it has words. */
function numbersOf(counts: Values): Numbers | undefined {
  if (counts.length === 0 || !counts.every(({ value }) => typeof value === 'number')) return undefined
  return (counts as Numbers).toSorted((one, other) => one.value - other.value)
}

const MOST_BANDS = 16

/** Eighty ages are no chart: numbers that are many are put together, by fives, tens, fifties and so on. */
function inBands(numbers: Numbers): { label: string; many: number }[] {
  if (numbers.length <= MOST_BANDS) return numbers.map(({ value, count: many }) => ({ label: count(value), many }))
  const [least, most] = [numbers[0]!.value, numbers.at(-1)!.value]
  const widths = [5, 10, 25, 50, 100, 250, 500].flatMap((width) => [width, width * 1000])
  const width =
    widths.toSorted((one, other) => one - other).find((each) => (most - least) / each < MOST_BANDS) ?? most - least + 1
  const bands = new Map<number, number>()
  for (const { value, count: many } of numbers) {
    const from = Math.floor(value / width) * width
    bands.set(from, (bands.get(from) ?? 0) + many)
  }
  return [...bands].map(([from, many]) => ({
    label: `${count(Math.max(from, least))} to ${count(Math.min(from + width - 1, most))}`,
    many,
  }))
}
