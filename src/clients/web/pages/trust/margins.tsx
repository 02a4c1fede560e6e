import type { TrustCalibrationOutput } from '../../../sdk/index.ts'
import { capitalized, decimal } from '../../format.ts'
import { calibration as words } from '../../strings/calibration.ts'
import { Card } from '../../ui/page.tsx'
import { Part } from './parts.tsx'

type Row = TrustCalibrationOutput['margins'][number]

/** The tables that a reader knows the answers of, in words; the document has all of them. */
export const Margins = ({ rows }: { rows: readonly Row[] }) => (
  <Part title={words.margins} words={words.marginsWords}>
    <div className="grid items-start gap-4 md:grid-cols-2">
      {Object.entries(words.tables).map(([table, title]) => (
        <Margin key={table} title={title} rows={rows.filter((row) => row.table === table)} />
      ))}
    </div>
  </Part>
)

const Margin = ({ title, rows }: { title: string; rows: readonly Row[] }) => (
  <Card as="div">
    <table className="w-full text-[13px] tabular-nums">
      <caption className="mb-1 text-left text-sm font-medium">{title}</caption>
      <thead>
        <tr className="text-left text-soft">
          <th scope="col" className="py-0.5 font-normal">
            <span className="sr-only">{words.figure}</span>
          </th>
          <th scope="col" className="w-16 py-0.5 text-right font-normal">
            {words.source}
          </th>
          <th scope="col" className="w-16 py-0.5 text-right font-normal">
            {words.agents}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cell, source, agents }) => (
          <tr key={cell} className="align-top">
            <th scope="row" className="py-1 pr-3 text-left font-normal">
              {capitalized(words.cells[cell] ?? cell)}
              <span className="relative mt-1 block h-1.5 rounded-full bg-hover">
                <span className="absolute inset-y-0 left-0 rounded-full bg-c1" style={{ width: `${source}%` }} />
                <span className="absolute -inset-y-1 w-[3px] -translate-x-1/2 bg-c2" style={{ left: `${agents}%` }} />
              </span>
            </th>
            <td className="py-1 text-right">{decimal(source, 2)}</td>
            <td className="py-1 text-right">{decimal(agents, 2)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Card>
)
