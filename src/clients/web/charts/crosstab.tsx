import { type ReactNode, useState } from 'react'
import { charts } from '../strings/charts.ts'
import { classes } from '../ui/classes.ts'
import { SelectField } from '../ui/field.tsx'

export interface CrosstabCell {
  /** From 0 to 1 on the bar; undefined where it is no share. */
  share?: number
  ci_low?: number
  ci_high?: number
  text: string
  range?: string
  /** Clearly above or below everybody; undefined where nothing is clear. */
  mark?: 'above' | 'below' | undefined
}

export interface CrosstabGroup {
  value: string
  name: string
  n: string
  /** By row; null: nothing is told. */
  cells: readonly (CrosstabCell | null)[]
}

/** Groups beside each other; on a narrow screen one at a time, beside everybody. The first group is everybody. */
export function CrosstabTable({
  rows,
  groups,
  label,
  words,
}: {
  rows: readonly string[]
  groups: readonly CrosstabGroup[]
  label: string
  words: { above: string; below: string; which: string; head: string }
}) {
  const [everybody, ...others] = groups
  const [chosen, setChosen] = useState<string>()
  const shown = others.find(({ value }) => value === chosen) ?? others[0]
  return (
    <>
      <div className="hidden sm:block print:block">
        <Columns rows={rows} groups={groups} label={label} words={words} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-3 sm:hidden print:hidden">
        <SelectField label={words.which} value={shown?.value} onChange={({ target }) => setChosen(target.value)}>
          {others.map(({ value, name, n }) => (
            <option key={value} value={value}>
              {charts.nameWithN(name, n)}
            </option>
          ))}
        </SelectField>
        {everybody !== undefined && shown !== undefined && (
          <Columns rows={rows} groups={[everybody, shown]} label={`${label}: ${shown.name}`} words={words} />
        )}
      </div>
    </>
  )
}

function Columns({
  rows,
  groups,
  label,
  words,
}: {
  rows: readonly string[]
  groups: readonly CrosstabGroup[]
  label: string
  words: { above: string; below: string; head: string }
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard.
    <section aria-label={label} tabIndex={0} className="overflow-x-auto">
      <table className="w-full border-collapse text-[13px] tabular-nums">
        <thead>
          <tr className="border-b border-edge/60 text-left align-bottom">
            <th scope="col" className="sticky left-0 bg-raised py-1.5 pr-3 font-medium text-soft">
              {words.head}
            </th>
            {groups.map(({ value, name, n }) => (
              <th key={value} scope="col" className="min-w-20 px-1.5 py-1.5 font-medium">
                <span className="[overflow-wrap:anywhere]">{name}</span>
                <span className="block text-xs font-normal text-soft">{n}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={row} className="border-b border-line last:border-0">
              <th
                scope="row"
                className="sticky left-0 min-w-24 max-w-44 bg-raised py-1.5 pr-3 text-left align-top font-normal"
              >
                <span className="[overflow-wrap:anywhere]">{row}</span>
              </th>
              {groups.map(({ value, cells }) => (
                <Cell key={value} cell={cells[at] ?? null} words={words} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Cell({ cell, words }: { cell: CrosstabCell | null; words: { above: string; below: string } }): ReactNode {
  if (cell === null) return <td className="px-1.5 py-1.5 align-top text-soft">{charts.nothing}</td>
  const { share, ci_low = share, ci_high = share, text, range, mark } = cell
  return (
    <td className={classes('px-1.5 py-1.5 align-top', mark !== undefined && 'bg-accent-tint')}>
      <span className="font-semibold">{text}</span>
      {mark !== undefined && (
        <span className="ml-1 text-accent">
          <span aria-hidden>{mark === 'above' ? charts.up : charts.down}</span>
          <span className="sr-only">{mark === 'above' ? words.above : words.below}</span>
        </span>
      )}
      {range !== undefined && <span className="block text-xs whitespace-nowrap text-soft">{range}</span>}
      {share !== undefined && (
        <div aria-hidden className="relative mt-1 h-1.5 rounded-full bg-hover">
          <div className="absolute inset-y-0 left-0 rounded-full bg-c1" style={{ width: `${share * 100}%` }} />
          <div
            className="absolute top-1/2 h-0.5 -translate-y-1/2 bg-ink outline outline-raised"
            style={{ left: `${ci_low! * 100}%`, width: `${Math.max(0, ci_high! - ci_low!) * 100}%` }}
          />
        </div>
      )}
    </td>
  )
}
