import { report } from '../../../strings/report.ts'

/** A number in words, and as a dot on its axis with its interval: a mean, a score, a difference, a correlation. */
export function EstimateLine({
  name,
  value,
  ci_low,
  ci_high,
  min,
  max,
  middle,
  shown,
}: {
  name: string
  value: number
  ci_low: number
  ci_high: number
  /** The ends of the axis. */
  min: number
  max: number
  /** Marked on the axis: the middle of a scale, or 0. */
  middle?: number
  shown: (value: number) => string
}) {
  const place = (of: number): number => (max > min ? Math.min(1, Math.max(0, (of - min) / (max - min))) * 100 : 50)
  const [low, high] = [place(ci_low), place(ci_high)]
  return (
    <figure className="grid gap-2">
      <figcaption>
        <div className="text-sm font-medium">
          {name} <b className="ml-1 font-semibold tabular-nums">{shown(value)}</b>
        </div>
        <div className="text-[13px] text-soft tabular-nums">{report.interval95(shown(ci_low), shown(ci_high))}</div>
      </figcaption>
      <div aria-hidden className="relative mx-1.5 h-9 text-xs text-soft tabular-nums">
        <div className="absolute inset-x-0 top-2 h-px bg-edge" />
        {middle !== undefined && (
          <div className="absolute top-0.5 h-3 w-px bg-edge" style={{ left: `${place(middle)}%` }} />
        )}
        <div
          className="absolute top-[5px] h-[7px] border-x-2 border-ink"
          style={{ left: `${low}%`, width: `${Math.max(0.4, high - low)}%` }}
        >
          <div className="mt-[2.5px] h-0.5 bg-ink" />
        </div>
        <div
          className="absolute top-2 size-3 -translate-1/2 rounded-full border-2 border-paper bg-c1"
          style={{ left: `${place(value)}%` }}
        />
        <span className="absolute -left-1.5 bottom-0">{shown(min)}</span>
        {middle !== undefined && (
          <span className="absolute bottom-0 -translate-x-1/2" style={{ left: `${place(middle)}%` }}>
            {shown(middle)}
          </span>
        )}
        <span className="absolute -right-1.5 bottom-0">{shown(max)}</span>
      </div>
    </figure>
  )
}
