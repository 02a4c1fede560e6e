import { X } from 'lucide-react'
import { useState } from 'react'
import { type CrosstabCell, type CrosstabGroup, CrosstabTable } from '../../../charts/crosstab.tsx'
import { count, decimal, percent } from '../../../format.ts'
import { common } from '../../../strings/common.ts'
import { results, breakdown as t } from '../../../strings/results.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Badge } from '../../../ui/page.tsx'
import { type Asked, type Crosstab, type Figures, optionName, plainNumber } from './asked.ts'
import { fieldName, severalFields, valueName } from './fields.ts'

/** As the service's reports have it. */
const CLEAR_BELOW = 0.05
/** Columns that can be read beside each other; more on request. */
const SHOWN = 6

type Column = Crosstab['columns'][number]

/** A question by a field: what each group says, beside everybody, and whether the groups differ at all. */
export function CrosstabView({
  asked,
  crosstab,
  bySize,
  onRemove,
}: {
  asked: Asked
  crosstab: Crosstab
  bySize: boolean
  onRemove: () => void
}) {
  const [all, setAll] = useState(false)
  const { by, columns, test } = crosstab
  const clear = test !== null && test.q < CLEAR_BELOW
  const told = columns.filter(({ suppressed }) => !suppressed)
  const rest = columns.filter(({ suppressed }) => suppressed)
  const rows = rowsOf(asked, bySize)
  const groups: CrosstabGroup[] = [
    groupOf('', results.everybody, { ...asked.result.results, mean: meanOf(asked.result.results) }, rows, undefined),
    ...(all ? told : told.slice(0, SHOWN)).map((column) =>
      groupOf(column.value, valueName(column.value), column, rows, clear ? asked.result.results : undefined),
    ),
  ]
  const marked = groups.some(({ cells }) => cells.some((cell) => cell?.mark !== undefined))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 border-t border-line pt-4">
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <h3>{t.title2(fieldName(by))}</h3>
        <div className="flex items-center gap-2 text-[13px] text-soft">
          {clear ? <Badge tone="accent">{t.differs(qOf(test.q))}</Badge> : <span>{wordsOf(crosstab, told)}</span>}
          <span data-print="hidden">
            <IconButton label={t.remove(fieldName(by))} onClick={onRemove} className="size-7">
              <X size={14} aria-hidden />
            </IconButton>
          </span>
        </div>
      </div>
      {told.length > 0 && (
        <CrosstabTable
          label={`${asked.result.question}: ${t.title2(fieldName(by))}`}
          rows={rows.map(({ name }) => name)}
          groups={groups}
          words={{ above: t.above, below: t.under, which: t.which, head: results.answer }}
        />
      )}
      {columns.length === 0 && <p className="text-sm text-soft">{t.nobody}</p>}
      <div className="grid gap-1 text-[13px] text-soft">
        {marked && <p>{t.marks}</p>}
        {rest.length > 0 && <p>{t.suppressed(listOf(rest), rest.length)}</p>}
      </div>
      {told.length > SHOWN && (
        <div data-print="hidden">
          <Button small kind="quiet" onClick={() => setAll(!all)} aria-expanded={all}>
            {all ? common.close : t.showGroups(told.length, count(told.length))}
          </Button>
        </div>
      )}
    </div>
  )
}

const LISTED = 8
const listOf = (columns: readonly Column[]): string => {
  const names = columns.slice(0, LISTED).map(({ value, n }) => t.ofGroup(valueName(value), count(n)))
  const list = names.join(', ')
  return columns.length > LISTED ? t.andMore(list, count(columns.length - LISTED)) : list
}

const qOf = (q: number): string => (q < 0.001 ? t.below('0.001') : decimal(q, q < 0.1 ? 3 : 2))

function wordsOf({ by, test }: Crosstab, told: readonly Column[]): string {
  if (test !== null) return t.noClear(qOf(test.q))
  return severalFields.has(by) && told.length > 0 ? t.several : t.tooFew
}

const meanOf = ({ mean, intervals }: Figures) =>
  mean === undefined || intervals?.mean === undefined ? undefined : { value: mean, ...intervals.mean }

type Row = { name: string } & ({ kind: 'option'; value: string | number } | { kind: 'theme' } | { kind: 'mean' })

function rowsOf(asked: Asked, bySize: boolean): Row[] {
  const { options, themes = [], mean, type } = asked.result.results
  const order = bySize && type !== 'scale' ? options.toSorted((a, b) => b.share - a.share) : options
  return [
    ...order.map(({ value }): Row => ({ kind: 'option', value, name: optionName(value, asked) })),
    ...themes.map(({ label }): Row => ({ kind: 'theme', name: label })),
    ...(mean === undefined ? [] : [{ kind: 'mean' as const, name: results.mean }]),
  ]
}

interface Estimated {
  share: number
  ci_low: number
  ci_high: number
}

interface Group extends Pick<Column, 'n' | 'options'> {
  mean?: Column['mean'] | undefined
  themes?: readonly (Estimated & { label: string })[] | undefined
}

/** `everybody`: whom the group is marked against, where the test is clear. */
function groupOf(
  value: string,
  name: string,
  group: Group,
  rows: readonly Row[],
  everybody: Figures | undefined,
): CrosstabGroup {
  const find = (of: Pick<Group, 'options' | 'themes'>, row: Row): Estimated | undefined =>
    row.kind === 'option'
      ? of.options?.find((option) => option.value === row.value)
      : of.themes?.find(({ label }) => label === row.name)
  const cells = rows.map((row): CrosstabCell | null => {
    if (row.kind === 'mean') return group.mean === undefined ? null : meanCell(group.mean, everybody?.mean)
    const found = find(group, row)
    return found === undefined ? null : shareCell(found, everybody && find(everybody, row)?.share)
  })
  return { value, name, n: t.n(count(group.n)), cells }
}

const markOf = ({ ci_low, ci_high }: { ci_low: number; ci_high: number }, everybody: number | undefined) =>
  everybody === undefined ? undefined : ci_low > everybody ? 'above' : ci_high < everybody ? 'below' : undefined

const shareCell = (of: Estimated, everybody: number | undefined): CrosstabCell => ({
  share: of.share,
  ci_low: of.ci_low,
  ci_high: of.ci_high,
  text: percent(of.share),
  range: common.interval(percent(of.ci_low), percent(of.ci_high)),
  mark: markOf(of, everybody),
})

const meanCell = (
  of: { value: number; ci_low: number; ci_high: number },
  everybody: number | undefined,
): CrosstabCell => ({
  text: plainNumber(of.value),
  range: common.interval(plainNumber(of.ci_low), plainNumber(of.ci_high)),
  mark: markOf(of, everybody),
})
