import { type ReactNode, useId, useState } from 'react'
import { common } from '../strings/common.ts'
import { Button } from '../ui/button.tsx'

export interface ChartTable {
  heads: readonly string[]
  rows: readonly (readonly (string | number)[])[]
}

/**
 * A chart with its title and, for whoever cannot see it or wants the figures, the same as a table. `children` is a picture
 * to screen readers: `label` says what it shows.
 */
export function ChartFrame({
  title,
  note,
  label,
  table,
  children,
}: {
  title?: ReactNode
  note?: ReactNode
  label: string
  table: ChartTable
  children: ReactNode
}) {
  const [asTable, setAsTable] = useState(false)
  const id = useId()
  return (
    <figure className="grid content-start gap-2">
      <div className="flex items-start justify-between gap-3">
        <figcaption id={id} className="min-w-0">
          {title !== undefined && <div className="text-sm font-medium">{title}</div>}
          {note !== undefined && <div className="text-[13px] text-soft">{note}</div>}
          {title === undefined && note === undefined && <span className="sr-only">{label}</span>}
        </figcaption>
        <div data-print="hidden">
          <Button kind="quiet" small aria-pressed={asTable} onClick={() => setAsTable(!asTable)}>
            {asTable ? common.asChart : common.asTable}
          </Button>
        </div>
      </div>
      {asTable ? (
        <FigureTable label={label} {...table} />
      ) : (
        <div role="img" aria-label={label}>
          {children}
        </div>
      )}
    </figure>
  )
}

function FigureTable({ label, heads, rows }: ChartTable & { label: string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard.
    <section aria-label={label} tabIndex={0} className="overflow-x-auto">
      <table className="w-full text-[13px] tabular-nums">
        <thead>
          <tr className="border-b border-line text-left text-soft">
            {heads.map((head, at) => (
              <th
                key={head}
                scope="col"
                className={at === 0 ? 'py-1 pr-3 font-medium' : 'py-1 pl-3 text-right font-medium'}
              >
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: figures do not move.
            <tr key={at} className="border-b border-line/60 last:border-0">
              {row.map((cell, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move.
                <td key={column} className={column === 0 ? 'py-1 pr-3' : 'py-1 pl-3 text-right'}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
