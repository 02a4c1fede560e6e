import { scaleLinear } from 'd3-scale'
import { percent } from '../format.ts'
import { ChartFrame, type ChartTable } from './frame.tsx'

export interface Point {
  /** Shares from 0 to 1. */
  x: number
  y: number
  /** Whether it is as near as was promised. */
  within: boolean
}

const SIDE = 380
const LEFT = 44
const BOTTOM = 40
const TOP = 10
const RIGHT = 12
const scaleX = scaleLinear([0, 1], [LEFT, SIDE - RIGHT])
const scaleY = scaleLinear([0, 1], [SIDE - BOTTOM, TOP])
const TICKS = [0, 0.25, 0.5, 0.75, 1]

/** All dots of a kind as one line of no length each: thousands of them cost the browser one element. */
const dotsOf = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `M${scaleX(x).toFixed(1)} ${scaleY(y).toFixed(1)}h0`).join('')

/** What is against what should be, both shares: on the diagonal they are the same. */
export function Scatter({
  points,
  label,
  xLabel,
  yLabel,
  withinLabel,
  beyondLabel,
  diagonalLabel,
  table,
  title,
  note,
}: {
  points: readonly Point[]
  label: string
  xLabel: string
  yLabel: string
  withinLabel: string
  beyondLabel: string
  diagonalLabel: string
  table: ChartTable
  title?: string
  note?: string
}) {
  return (
    <ChartFrame
      {...(title === undefined ? {} : { title })}
      {...(note === undefined ? {} : { note })}
      label={label}
      table={table}
    >
      <div className="mb-2 flex flex-wrap gap-x-4 gap-y-1 text-[13px] text-soft">
        <Key colour="bg-c1" label={withinLabel} />
        <Key colour="bg-c2" square label={beyondLabel} />
      </div>
      <svg viewBox={`0 0 ${SIDE} ${SIDE}`} className="w-full max-w-[520px] text-soft" aria-hidden="true">
        {TICKS.map((tick) => (
          <g key={tick} fontSize="11" fill="currentColor">
            <line x1={LEFT} x2={SIDE - RIGHT} y1={scaleY(tick)} y2={scaleY(tick)} stroke="var(--line)" />
            <line y1={TOP} y2={SIDE - BOTTOM} x1={scaleX(tick)} x2={scaleX(tick)} stroke="var(--line)" />
            <text x={LEFT - 6} y={scaleY(tick) + 3.5} textAnchor="end">
              {percent(tick)}
            </text>
            <text x={scaleX(tick)} y={SIDE - BOTTOM + 15} textAnchor={tick === 1 ? 'end' : 'middle'}>
              {percent(tick)}
            </text>
          </g>
        ))}
        <path d={dotsOf(points.filter(({ within }) => within))} stroke="var(--c1)" {...dot} />
        <path d={dotsOf(points.filter(({ within }) => !within))} stroke="var(--c2)" {...dot} strokeLinecap="square" />
        <line x1={scaleX(0)} y1={scaleY(0)} x2={scaleX(1)} y2={scaleY(1)} stroke="var(--ink)" strokeWidth="1.2" />
        <g fontSize="11.5" fill="var(--ink)">
          <text x={scaleX(0.5)} y={SIDE - 6} textAnchor="middle">
            {xLabel}
          </text>
          <text transform={`translate(10 ${scaleY(0.5)}) rotate(-90)`} textAnchor="middle">
            {yLabel}
          </text>
          <text
            transform={`translate(${scaleX(0.8)} ${scaleY(0.8) - 6}) rotate(-45)`}
            textAnchor="middle"
            stroke="var(--raised)"
            strokeWidth="3"
            paintOrder="stroke"
          >
            {diagonalLabel}
          </text>
        </g>
      </svg>
    </ChartFrame>
  )
}

const dot = { strokeWidth: 3, strokeOpacity: 0.5, strokeLinecap: 'round', fill: 'none' } as const

const Key = ({ colour, label, square = false }: { colour: string; label: string; square?: boolean }) => (
  <span className="inline-flex items-center gap-1.5">
    <span className={`size-2.5 ${square ? '' : 'rounded-full'} ${colour}`} />
    {label}
  </span>
)
