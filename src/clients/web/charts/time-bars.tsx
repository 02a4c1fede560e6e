import { scaleLinear } from 'd3-scale'
import { count, date } from '../format.ts'
import { charts } from '../strings/charts.ts'
import { ChartFrame } from './frame.tsx'

export interface Day {
  /** 2026-11-16 */
  day: string
  value: number
}

const HEIGHT = 140

/** How much there was on each day. */
export function TimeBars({
  days,
  title,
  note,
  label,
}: {
  days: readonly Day[]
  title?: string
  note?: string
  label: string
}) {
  const most = Math.max(1, ...days.map(({ value }) => value))
  const y = scaleLinear([0, most], [HEIGHT, 0]).nice(4)
  const ticks = y.ticks(4).filter(Number.isInteger)
  const last = days.length - 1
  const middle = Math.floor(last / 2)
  return (
    <ChartFrame
      {...(title === undefined ? {} : { title })}
      {...(note === undefined ? {} : { note })}
      label={label}
      table={{ heads: [charts.day, charts.value], rows: days.map(({ day, value }) => [date(day), count(value)]) }}
    >
      {/* Words stand beside the drawing, which stretches: they are as large on a phone as on a wide screen. */}
      <div
        className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 pt-2 text-xs text-soft tabular-nums"
        aria-hidden="true"
      >
        <div className="relative" style={{ height: HEIGHT }}>
          <span className="invisible">{count(Math.max(0, ...ticks))}</span>
          {ticks.map((tick) => (
            <span key={tick} className="absolute right-0 -translate-y-1/2" style={{ top: y(tick) }}>
              {count(tick)}
            </span>
          ))}
        </div>
        <svg
          viewBox={`0 0 ${days.length} ${HEIGHT}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          className="w-full overflow-visible"
          style={{ height: HEIGHT }}
        >
          {ticks.map((tick) => (
            <line
              key={tick}
              x2={days.length}
              y1={y(tick)}
              y2={y(tick)}
              stroke="var(--line)"
              vectorEffect="non-scaling-stroke"
            />
          ))}
          {days.map(({ day, value }, at) => (
            <rect key={day} x={at + 0.15} width={0.7} y={y(value)} height={HEIGHT - y(value)} fill="var(--c1)" />
          ))}
        </svg>
        <div className="relative col-start-2 mt-1.5 flex justify-between">
          <span>{days[0] && date(days[0].day)}</span>
          {middle > 0 && (
            <span
              className="absolute -translate-x-1/2 whitespace-nowrap"
              style={{ left: `${((middle + 0.5) / days.length) * 100}%` }}
            >
              {date(days[middle]!.day)}
            </span>
          )}
          {last > 0 && <span>{date(days[last]!.day)}</span>}
        </div>
      </div>
    </ChartFrame>
  )
}
