import { scaleLinear } from 'd3-scale'
import { decimal } from '../format.ts'
import { classes } from '../ui/classes.ts'
import { ChartFrame } from './frame.tsx'

export interface DotRow {
  label: string
  note?: string
  value: number
  low?: number
  high?: number
  /** By the names of the marks. */
  others?: readonly number[]
  strong?: boolean
}

/** Other values beside the first: told apart by form, not by colour alone. */
const marks = [
  'rounded-full border-[1.5px] border-soft bg-raised size-2.5',
  'rotate-45 bg-c2 size-2',
  'bg-c3 size-2',
] as const

/** Values on one scale, a row each, with their intervals and what they are compared with. */
export function Dots({
  rows,
  most,
  digits = 2,
  label,
  title,
  note,
  rowHead,
  valueHead,
  lowHead,
  highHead,
  otherHeads = [],
  axis,
}: {
  rows: readonly DotRow[]
  /** The end of the scale; it begins at 0. */
  most: number
  digits?: number
  label: string
  title?: string
  note?: string
  rowHead: string
  valueHead: string
  lowHead: string
  highHead: string
  otherHeads?: readonly string[]
  /** What the scale says, and which end is good. */
  axis: string
}) {
  const at = scaleLinear([0, most], [0, 100]).clamp(true)
  const ticks = at.ticks(5)
  const tickDigits = most < 0.4 ? 2 : 1
  const hasIntervals = rows.some(({ low }) => low !== undefined)
  return (
    <ChartFrame
      {...(title === undefined ? {} : { title })}
      {...(note === undefined ? {} : { note })}
      label={label}
      table={{
        heads: [rowHead, valueHead, ...(hasIntervals ? [lowHead, highHead] : []), ...otherHeads],
        rows: rows.map(({ label, note, value, low, high, others = [] }) => [
          note === undefined ? label : `${label} (${note})`,
          ...[value, ...(hasIntervals ? [low, high] : []), ...others].map((one) =>
            one === undefined ? '' : decimal(one, digits + 1),
          ),
        ]),
      }}
    >
      {otherHeads.length > 0 && (
        <div className="mb-3 flex flex-wrap gap-x-4 gap-y-1 text-[13px] text-soft">
          <Key className="size-3 rounded-full bg-c1" label={valueHead} />
          {otherHeads.map((head, index) => (
            <Key key={head} className={marks[index]!} label={head} />
          ))}
        </div>
      )}
      <div className="grid gap-1">
        {rows.map(({ label, note, value, low, high, others = [], strong = false }) => (
          <div key={label} className="grid items-center gap-x-3 sm:grid-cols-[minmax(9rem,14rem)_1fr_3rem]">
            <div className={classes('flex justify-between gap-2 text-[13px] leading-5', strong && 'font-semibold')}>
              <span>
                {label}
                {note !== undefined && <span className="ml-1.5 font-normal text-soft">{note}</span>}
              </span>
              <span className="tabular-nums sm:hidden">{decimal(value, digits)}</span>
            </div>
            <div className="relative h-5">
              {ticks.map((tick) => (
                <div key={tick} className="absolute inset-y-0 w-px bg-line" style={{ left: `${at(tick)}%` }} />
              ))}
              {low !== undefined && high !== undefined && (
                <div
                  className="absolute top-1/2 h-[3px] -translate-y-1/2 rounded-full bg-c1/45"
                  style={{ left: `${at(low)}%`, width: `${at(high) - at(low)}%` }}
                />
              )}
              {others.map((other, index) => (
                <div
                  // biome-ignore lint/suspicious/noArrayIndexKey: marks do not move.
                  key={index}
                  className={classes('absolute top-1/2 -translate-x-1/2 -translate-y-1/2', marks[index])}
                  style={{ left: `${at(other)}%` }}
                />
              ))}
              <div
                className="absolute top-1/2 size-3 -translate-x-1/2 -translate-y-1/2 rounded-full bg-c1"
                style={{ left: `${at(value)}%` }}
              />
            </div>
            <div className={classes('hidden text-right text-[13px] tabular-nums sm:block', strong && 'font-semibold')}>
              {decimal(value, digits)}
            </div>
          </div>
        ))}
        <div className="grid gap-x-3 sm:grid-cols-[minmax(9rem,14rem)_1fr_3rem]">
          <div className="hidden sm:block" />
          <div className="relative h-4 text-[11px] text-soft tabular-nums">
            {ticks.map((tick) => (
              <span
                key={tick}
                className={classes('absolute', tick > 0 && (at(tick) > 97 ? '-translate-x-full' : '-translate-x-1/2'))}
                style={{ left: `${at(tick)}%` }}
              >
                {decimal(tick, tickDigits)}
              </span>
            ))}
          </div>
        </div>
        <div className="text-[13px] text-soft sm:pl-[calc(min(14rem,40%)+0.75rem)]">{axis}</div>
      </div>
    </ChartFrame>
  )
}

const Key = ({ className, label }: { className: string; label: string }) => (
  <span className="inline-flex items-center gap-1.5">
    <span className={className} />
    {label}
  </span>
)
