import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export interface Column<Row> {
  head: ReactNode
  cell: (row: Row) => ReactNode
  /** Numbers stand under each other. */
  number?: boolean
  className?: string
}

/** Rows in columns. On a narrow screen it scrolls within itself, never the page. */
export function Table<Row>({
  label,
  columns,
  rows,
  rowKey,
}: {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  rowKey: (row: Row) => string | number
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard.
    <section aria-label={label} tabIndex={0} className="relative overflow-x-auto rounded-card border border-line">
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="border-b border-line bg-tint text-left text-[13px] text-soft">
            {columns.map(({ head, number, className }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move.
              <th key={at} scope="col" className={classes('px-3 py-2 font-medium', number && 'text-right', className)}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className="border-b border-line last:border-0 hover:bg-tint">
              {columns.map(({ cell, number, className }, at) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns do not move.
                  key={at}
                  className={classes('px-3 py-2 align-top', number && 'text-right tabular-nums', className)}
                >
                  {cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
