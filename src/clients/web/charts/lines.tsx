import { scaleLinear } from 'd3-scale'
import { count, percent } from '../format.ts'
import { ChartFrame } from './frame.tsx'

export interface Held {
  /** Half-width, in points. */
  width: number
  held: number
  questions: number
}

const WIDTH = 380
const HEIGHT = 240
const LEFT = 44
const BOTTOM = 40
const y = scaleLinear([0, 1], [HEIGHT - BOTTOM, 10])

/** How often what was promised was kept, by how much was promised: the line across is the promise. */
export function HeldLine({
  rows,
  promised,
  label,
  title,
  note,
  words,
}: {
  rows: readonly Held[]
  promised: number
  label: string
  title?: string
  note?: string
  words: { width: string; held: string; questions: string; promised: string; points: (text: string) => string }
}) {
  const most = Math.max(...rows.map(({ width }) => width))
  const x = scaleLinear([0, most], [LEFT, WIDTH - 16]).nice(4)
  return (
    <ChartFrame
      {...(title === undefined ? {} : { title })}
      {...(note === undefined ? {} : { note })}
      label={label}
      table={{
        heads: [words.width, words.held, words.questions],
        rows: rows.map(({ width, held, questions }) => [
          words.points(String(Math.round(width))),
          percent(held),
          count(questions),
        ]),
      }}
    >
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className="w-full max-w-[520px] text-soft" aria-hidden="true">
        {[0, 0.2, 0.4, 0.6, 0.8, 1].map((tick) => (
          <g key={tick}>
            <line x1={LEFT} x2={WIDTH - 8} y1={y(tick)} y2={y(tick)} stroke="var(--line)" />
            <text x={LEFT - 6} y={y(tick) + 3.5} textAnchor="end" fontSize="11" fill="currentColor">
              {percent(tick)}
            </text>
          </g>
        ))}
        {x.ticks(4).map((tick) => (
          <text key={tick} x={x(tick)} y={HEIGHT - BOTTOM + 15} textAnchor="middle" fontSize="11" fill="currentColor">
            {words.points(String(tick))}
          </text>
        ))}
        <line
          x1={LEFT}
          x2={WIDTH - 8}
          y1={y(promised)}
          y2={y(promised)}
          stroke="var(--c2)"
          strokeWidth="1.5"
          strokeDasharray="5 4"
        />
        <text x={WIDTH - 10} y={y(promised) - 5} textAnchor="end" fontSize="11.5" fill="var(--ink)">
          {words.promised}
        </text>
        <path
          d={rows.map(({ width, held }, at) => `${at === 0 ? 'M' : 'L'}${x(width)} ${y(held)}`).join('')}
          fill="none"
          stroke="var(--c1)"
          strokeWidth="1.5"
        />
        {rows.map(({ width, held }) => (
          <circle key={width} cx={x(width)} cy={y(held)} r="4" fill="var(--c1)" />
        ))}
        <text x={(LEFT + WIDTH) / 2} y={HEIGHT - 5} textAnchor="middle" fontSize="11.5" fill="var(--ink)">
          {words.width}
        </text>
      </svg>
    </ChartFrame>
  )
}
