import { scaleLinear } from 'd3-scale'
import { percent } from '../format.ts'
import { charts } from '../strings/charts.ts'
import { ChartFrame } from './frame.tsx'

export interface DistributionBar {
  label: string
  /** Under the bar, where the whole label has no room. */
  short?: string
  /** In a second line under it. */
  name?: string | undefined
  share: number
  ci_low?: number
  ci_high?: number
  count?: number
}

const top = ({ share, ci_high = share }: DistributionBar): number => ci_high

/** The greatest of several distributions: what they have as their axis to be held beside each other. */
export const topOf = (...lists: readonly (readonly DistributionBar[])[]): number =>
  Math.max(0.05, ...lists.flat().map(top))

/** Shares of points or bands that have an order, from left to right: bars from 0, with a line for what they may be. */
export function Distribution({
  bars,
  title,
  note,
  label,
  most = topOf(bars),
  counts = false,
  colour = 'bg-c1',
}: {
  bars: readonly DistributionBar[]
  title?: string
  note?: string
  label: string
  /** Where the axis ends at least. */
  most?: number
  counts?: boolean
  colour?: string
}) {
  const scale = scaleLinear([0, most], [0, 100]).nice(4)
  const height = (share: number): string => `${Math.min(100, scale(share))}%`
  const told = bars.some(({ ci_low }) => ci_low !== undefined)
  const counted = bars.some(({ count }) => count !== undefined)
  return (
    <ChartFrame
      {...(title === undefined ? {} : { title })}
      {...(note === undefined ? {} : { note })}
      label={`${label}: ${bars.map((bar) => `${bar.label} ${percent(bar.share)}`).join(', ')}`}
      table={{
        heads: [
          charts.answer,
          charts.share,
          ...(told ? [charts.low, charts.high] : []),
          ...(counted ? [charts.people] : []),
        ],
        rows: bars.map(({ label, share, ci_low, ci_high, count }) => [
          label,
          percent(share),
          ...(told ? [percent(ci_low ?? share), percent(ci_high ?? share)] : []),
          ...(counted ? [count ?? 0] : []),
        ]),
      }}
    >
      <div className="grid grid-cols-[2.25rem_minmax(0,1fr)] text-xs text-soft tabular-nums">
        <div className="relative mt-5 h-44">
          {scale.ticks(4).map((tick) => (
            <span key={tick} className="absolute right-2 translate-y-1/2" style={{ bottom: height(tick) }}>
              {percent(tick)}
            </span>
          ))}
        </div>
        <div className="relative mt-5 flex h-44 border-b border-edge">
          {scale.ticks(4).map((tick) => (
            <div key={tick} className="absolute inset-x-0 border-t border-line" style={{ bottom: height(tick) }} />
          ))}
          {bars.map(({ label, share, ci_low, ci_high }) => (
            <div key={label} className="relative flex flex-1 justify-center">
              <div
                className={`absolute bottom-0 w-[62%] max-w-14 rounded-t-[3px] ${colour}`}
                style={{ height: height(share) }}
              />
              {ci_low !== undefined && ci_high !== undefined && (
                <div
                  className="absolute w-2 border-y-2 border-ink"
                  style={{ bottom: height(ci_low), height: `${Math.max(0, scale(ci_high) - scale(ci_low))}%` }}
                >
                  <div className="mx-auto h-full w-0.5 bg-ink outline outline-raised" />
                </div>
              )}
              <span
                className="absolute mb-0.5 font-semibold text-ink"
                style={{ bottom: height(Math.max(share, ci_high ?? 0)) }}
              >
                {percent(share)}
              </span>
            </div>
          ))}
        </div>
        <div />
        <div className="flex pt-1">
          {bars.map(({ label, short = label, name, count }) => (
            <div key={label} className="grid min-w-0 flex-1 content-start justify-items-center px-0.5 text-center">
              <span className="max-w-full [overflow-wrap:anywhere]">{short}</span>
              {name !== undefined && <span className="max-w-full text-[11px] hyphens-auto break-words">{name}</span>}
              {counts && count !== undefined && <span>{charts.n(count)}</span>}
            </div>
          ))}
        </div>
      </div>
    </ChartFrame>
  )
}
