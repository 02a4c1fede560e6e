import type { Client } from '../../../sdk/index.ts'
import type { Output } from '../../output.ts'
import type { Column } from '../../terminal/table.ts'
import { displayWidth } from '../../terminal/width.ts'
import { amount, percent, plain } from '../../words.ts'
import { type Results, THEMES } from './show-results.ts'

type Crosstab = Awaited<ReturnType<Client['studies']['results']>>['questions'][number]['crosstabs'][number]
type Group = Crosstab['columns'][number]

const LEAST_LABEL = 18
const GAP = 2

/** Groups of people beside each other, as many as fit; what does not goes into a further table below. */
export function showCrosstab(out: Output, { by, columns, test }: Crosstab, results: Results): void {
  const told = columns.filter(({ suppressed }) => !suppressed)
  out.print()
  out.print(out.colours.bold(out.wrap(`by ${plain(by)}: ${testInWords(test)}`, { indent: '  ' })))
  if (told.length > 0) showColumns(out, told, labelsOf(told, results))
  const few = columns.filter(({ suppressed }) => suppressed).map(({ value, n }) => `${plain(value)} ${n}`)
  if (few.length > 0)
    out.print(out.colours.dim(out.wrap(`fewer than five, not told: ${few.join(', ')}`, { indent: '  ' })))
}

function showColumns(out: Output, groups: readonly Group[], labels: readonly Label[]): void {
  const heads = groups.map(({ value }) => plain(value))
  const cells = groups.map((group) => [...cellsOf(group, labels), String(group.n)])
  const widths = groups.map((_, at) => Math.max(displayWidth(heads[at]!), ...cells[at]!.map(displayWidth)))
  const names = [...labels.map(({ name }) => name), 'n']
  const labelWidth = Math.max(LEAST_LABEL, Math.min(Math.floor(out.width / 3), Math.max(...names.map(displayWidth))))
  for (const part of partsThatFit(widths, out.width - 2 - labelWidth)) {
    const head = part.map((at): Column => ({ title: heads[at]!, align: 'right' }))
    out.table(
      [{ title: '', shrinks: true }, ...head],
      names.map((name, row) => [name, ...part.map((at) => cells[at]![row]!)]),
    )
  }
}

interface Label {
  kind: 'mean' | 'option' | 'theme'
  name: string
}

/** The rows: means first, then answers or themes in the order that the question as a whole has them. */
function labelsOf(columns: readonly Group[], { type, options, themes = [] }: Results): Label[] {
  const hasMeans = columns.some(({ mean }) => mean !== undefined)
  return [
    ...(hasMeans ? [{ kind: 'mean' as const, name: 'mean' }] : []),
    ...(type === 'numeric' ? [] : options).map(({ value }) => ({ kind: 'option' as const, name: String(value) })),
    ...themes.slice(0, THEMES).map(({ label }) => ({ kind: 'theme' as const, name: label })),
  ]
}

function cellsOf(group: Group, labels: readonly Label[]): string[] {
  return labels.map(({ kind, name }) => {
    if (kind === 'mean') return group.mean === undefined ? '' : amount(group.mean.value)
    const found =
      kind === 'option'
        ? group.options?.find(({ value }) => String(value) === name)
        : group.themes?.find(({ label }) => label === name)
    return found === undefined ? '0 %' : percent(found.share)
  })
}

/** Columns in the order they have, broken where the line is full. */
function partsThatFit(widths: readonly number[], room: number): number[][] {
  const parts: number[][] = [[]]
  let used = 0
  widths.forEach((width, at) => {
    if (used + width + GAP > room && parts.at(-1)!.length > 0) {
      parts.push([])
      used = 0
    }
    parts.at(-1)!.push(at)
    used += width + GAP
  })
  return parts
}

const CLEAR = 0.05

function testInWords(test: Crosstab['test']): string {
  if (test === null) return 'not tested'
  const { q } = test
  return q < CLEAR ? `they differ (q = ${q.toFixed(3)})` : `no clear difference (q = ${q.toFixed(2)})`
}
