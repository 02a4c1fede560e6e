import { charts } from '../strings/charts.ts'
import { ChartFrame } from './frame.tsx'

export interface ScaledValue {
  label: string
  value: number
  ci_low?: number | undefined
  ci_high?: number | undefined
  /** Which side it is on, where two are held beside each other. */
  colour?: string
}

/** Values on a line between the least and the most that is possible, each with its interval. */
export function MeanScale({
  values,
  min,
  max,
  write,
  title,
  note,
  label,
}: {
  values: readonly ScaledValue[]
  min: number
  max: number
  write: (value: number) => string
  title?: string
  note?: string
  label: string
}) {
  const at = (value: number): string => `${Math.max(0, Math.min(1, (value - min) / (max - min || 1))) * 100}%`
  const told = values.some(({ ci_low }) => ci_low !== undefined)
  return (
    <ChartFrame
      {...(title === undefined ? {} : { title })}
      {...(note === undefined ? {} : { note })}
      label={`${label}: ${values.map((one) => `${one.label} ${write(one.value)}`).join(', ')}`}
      table={{
        heads: [charts.figure, charts.value, ...(told ? [charts.low, charts.high] : [])],
        rows: values.map(({ label, value, ci_low, ci_high }) => [
          label,
          write(value),
          ...(told ? [ci_low, ci_high].map((end) => (end === undefined ? '' : write(end))) : []),
        ]),
      }}
    >
      <div className="grid gap-2.5">
        {values.map(({ label, value, ci_low, ci_high, colour = 'bg-c1' }) => (
          <div key={label} className="grid gap-1">
            <div className="flex items-baseline justify-between gap-3 text-sm">
              <span className="min-w-0 [overflow-wrap:anywhere]">{label}</span>
              <span className="shrink-0 tabular-nums">
                <b className="font-semibold">{write(value)}</b>
                {ci_low !== undefined && ci_high !== undefined && (
                  <span className="ml-2 text-[13px] text-soft">{charts.range(write(ci_low), write(ci_high))}</span>
                )}
              </span>
            </div>
            <div className="relative mx-1.5 h-3">
              <div className="absolute inset-x-0 top-1/2 h-px bg-edge" />
              {min < 0 && max > 0 && <div className="absolute inset-y-0 w-px bg-edge" style={{ left: at(0) }} />}
              {ci_low !== undefined && ci_high !== undefined && (
                <div
                  className="absolute top-1/2 h-2 -translate-y-1/2 border-x-2 border-ink"
                  style={{ left: at(ci_low), right: `calc(100% - ${at(ci_high)})` }}
                >
                  <div className="absolute inset-x-0 top-1/2 h-0.5 -translate-y-1/2 bg-ink" />
                </div>
              )}
              <div
                className={`absolute top-1/2 size-3 -translate-x-1/2 -translate-y-1/2 rounded-full border-2 border-raised ${colour}`}
                style={{ left: at(value) }}
              />
            </div>
          </div>
        ))}
        <div className="flex justify-between text-xs text-soft tabular-nums">
          <span>{write(min)}</span>
          <span>{write(max)}</span>
        </div>
      </div>
    </ChartFrame>
  )
}
