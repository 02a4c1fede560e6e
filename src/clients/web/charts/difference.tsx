import { scaleLinear } from 'd3-scale'
import { charts } from '../strings/charts.ts'
import { classes } from '../ui/classes.ts'
import { ChartFrame } from './frame.tsx'

export interface DifferenceRow {
  label: string
  value: number
  ci_low: number
  ci_high: number
}

export const isClear = ({ ci_low, ci_high }: Pick<DifferenceRow, 'ci_low' | 'ci_high'>): boolean =>
  ci_low > 0 || ci_high < 0

/** Differences around 0, each with its interval. What holds 0 is hollow: it is not clear. */
export function DifferenceChart({
  rows,
  write,
  title,
  note,
  label,
  ends,
  words,
}: {
  rows: readonly DifferenceRow[]
  write: (value: number) => string
  title: string
  note: string
  label: string
  /** What it means to be left or right of 0. */
  ends: readonly [string, string]
  words: { clear: string; notClear: string }
}) {
  const most = Math.max(...rows.flatMap(({ ci_low, ci_high }) => [Math.abs(ci_low), Math.abs(ci_high)]))
  const scale = scaleLinear([-most, most], [0, 100]).nice(4)
  const at = (value: number): string => `${scale(value)}%`
  return (
    <ChartFrame
      title={title}
      note={note}
      label={`${label}: ${rows.map((row) => `${row.label} ${write(row.value)}`).join(', ')}`}
      table={{
        heads: [charts.answer, charts.difference, charts.low, charts.high, charts.clear],
        rows: rows.map((row) => [
          row.label,
          write(row.value),
          write(row.ci_low),
          write(row.ci_high),
          isClear(row) ? charts.yes : charts.no,
        ]),
      }}
    >
      <div className="grid gap-3">
        {rows.map((row) => (
          <div key={row.label} className="grid gap-1">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3 text-sm">
              <span className="min-w-0 [overflow-wrap:anywhere]">{row.label}</span>
              <span className="tabular-nums">
                <b className="font-semibold">{write(row.value)}</b>
                <span className="ml-2 text-[13px] text-soft">
                  {charts.range(write(row.ci_low), write(row.ci_high))}
                </span>
                <span className={classes('ml-2 text-[13px]', isClear(row) ? 'font-medium text-ink' : 'text-soft')}>
                  {isClear(row) ? words.clear : words.notClear}
                </span>
              </span>
            </div>
            <div className="relative h-3.5 rounded-[3px] bg-tint">
              <div className="absolute inset-y-0 w-px bg-ink" style={{ left: at(0) }} />
              <div
                className="absolute top-1/2 h-2 -translate-y-1/2 border-x-2 border-ink"
                style={{ left: at(row.ci_low), width: `${scale(row.ci_high) - scale(row.ci_low)}%` }}
              >
                <div className="absolute inset-x-0 top-1/2 h-0.5 -translate-y-1/2 bg-ink" />
              </div>
              <div
                className={classes(
                  'absolute top-1/2 size-3 -translate-x-1/2 -translate-y-1/2 rounded-full border-2',
                  isClear(row) ? 'border-c1 bg-c1' : 'border-ink/80 bg-raised',
                )}
                style={{ left: at(row.value) }}
              />
            </div>
          </div>
        ))}
        <div className="relative h-8 text-xs text-soft tabular-nums">
          {scale.ticks(4).map((tick) => (
            <span key={tick} className="absolute top-0 -translate-x-1/2" style={{ left: at(tick) }}>
              {/* At either edge there is no room to stand in the middle of the tick. */}
              {scale(tick) > 4 && scale(tick) < 96 ? write(tick) : ''}
            </span>
          ))}
          <span className="absolute bottom-0 left-0">{ends[0]}</span>
          <span className="absolute right-0 bottom-0">{ends[1]}</span>
        </div>
      </div>
    </ChartFrame>
  )
}
