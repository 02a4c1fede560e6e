import type { ReactNode } from 'react'
import { percent } from '../format.ts'
import { charts } from '../strings/charts.ts'
import { classes } from '../ui/classes.ts'
import { ChartFrame } from './frame.tsx'

export interface Share {
  label: string
  share: number
  ci_low: number
  ci_high: number
  count?: number
}

/** Shares with their intervals, one under another: the bar is the share, the line across its end what it may be. */
export function ShareBars({
  shares,
  title,
  note,
  label,
  colour = 'bg-c1',
  counts = false,
}: {
  shares: readonly Share[]
  title?: ReactNode
  note?: string
  label: string
  colour?: string
  /** Says beside each share how many people it is. */
  counts?: boolean
}) {
  return (
    <ChartFrame
      {...(title === undefined ? {} : { title })}
      {...(note === undefined ? {} : { note })}
      label={`${label}: ${shares.map((row) => `${row.label} ${percent(row.share)}`).join(', ')}`}
      table={{
        heads: [
          charts.answer,
          charts.share,
          charts.low,
          charts.high,
          ...(shares[0]?.count === undefined ? [] : [charts.people]),
        ],
        rows: shares.map(({ label, share, ci_low, ci_high, count }) => [
          label,
          percent(share),
          percent(ci_low),
          percent(ci_high),
          ...(count === undefined ? [] : [count]),
        ]),
      }}
    >
      <div className="grid gap-2.5">
        {shares.map(({ label, share, ci_low, ci_high, count }) => (
          <div key={label} className="grid gap-1">
            <div className="flex items-baseline justify-between gap-3 text-sm">
              <span className="min-w-0 [overflow-wrap:anywhere]">{label}</span>
              <span className="shrink-0 tabular-nums">
                {counts && count !== undefined && <span className="mr-2 text-[13px] text-soft">{charts.n(count)}</span>}
                <b className="font-semibold">{percent(share)}</b>
                <span className="ml-2 text-[13px] text-soft">{charts.range(percent(ci_low), percent(ci_high))}</span>
              </span>
            </div>
            <div className="relative h-2.5 rounded-full bg-hover">
              <div
                className={classes('absolute inset-y-0 left-0 rounded-full transition-[width] duration-300', colour)}
                style={{ width: `${share * 100}%` }}
              />
              <div
                className="absolute top-1/2 h-2 -translate-y-1/2 border-x-2 border-ink"
                style={{ left: `${ci_low * 100}%`, width: `${Math.max(0, ci_high - ci_low) * 100}%` }}
              >
                {/* Outlined in the colour of the page: it crosses the bar and what is beside it. */}
                <div className="absolute inset-x-0 top-1/2 h-0.5 -translate-y-1/2 bg-ink outline outline-raised" />
              </div>
            </div>
          </div>
        ))}
      </div>
    </ChartFrame>
  )
}
