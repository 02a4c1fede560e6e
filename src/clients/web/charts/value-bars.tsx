import { count, percent } from '../format.ts'
import { audience } from '../strings/audience.ts'
import { ChartFrame } from './frame.tsx'

export interface ValueBar {
  label: string
  share: number
  people: number
  /** The same share among those whom it is compared with. */
  reference?: number | undefined
}

/** Shares of people one under another, each with a mark for those whom they are compared with. Counted, not estimated. */
export function ValueBars({
  title,
  note,
  bars,
  reference,
  matching = audience.charts.matching,
}: {
  title: string
  note?: string
  bars: readonly ValueBar[]
  /** Who the marks stand for. */
  reference?: string
  /** Who the bars stand for. */
  matching?: string
}) {
  const text = audience.charts
  const rows = bars.map(({ label, share }) => text.part(label, percent(share))).join(', ')
  const most = Math.max(0.01, ...bars.flatMap(({ share, reference = 0 }) => [share, reference]))
  return (
    <ChartFrame
      title={title}
      {...(note === undefined ? {} : { note })}
      label={text.label(title, rows)}
      table={{
        heads: [text.value, text.people, matching, ...(reference === undefined ? [] : [reference])],
        rows: bars.map(({ label, people, share, reference: other }) => [
          label,
          count(people),
          percent(share),
          ...(reference === undefined ? [] : [other === undefined ? '–' : percent(other)]),
        ]),
      }}
    >
      <div className="grid gap-1.5">
        {bars.map(({ label, share, reference: other }) => (
          <div
            key={label}
            className="grid grid-cols-[minmax(0,8fr)_minmax(0,9fr)_2.5rem] items-center gap-2 text-[13px]"
          >
            <span className="leading-4 [overflow-wrap:anywhere]">{label}</span>
            <div className="relative h-3.5 rounded-[3px] bg-hover">
              <div
                className="absolute inset-y-0 left-0 rounded-[3px] bg-c1 transition-[width] duration-300"
                style={{ width: `${(share / most) * 100}%` }}
              />
              {other !== undefined && (
                <div
                  className="absolute -inset-y-0.5 w-0.5 -translate-x-1/2 bg-ink outline-1 outline-paper"
                  style={{ left: `${(other / most) * 100}%` }}
                />
              )}
            </div>
            <span className="text-right tabular-nums">{percent(share)}</span>
          </div>
        ))}
      </div>
    </ChartFrame>
  )
}
