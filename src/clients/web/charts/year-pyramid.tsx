import { count } from '../format.ts'
import { ChartFrame } from './frame.tsx'

export interface Year {
  age: number
  men: number
  women: number
}

const WIDTH = 380
const MIDDLE = WIDTH / 2
const GAP = 14
const ROW = 3.6
const TOP = 20

/** People by single year of age, men to the left, the young at the bottom. */
export function YearPyramid({
  years,
  title,
  note,
  label,
  words,
}: {
  years: readonly Year[]
  title?: string
  note?: string
  label: string
  words: { age: string; men: string; women: string }
}) {
  const oldest = Math.max(...years.map(({ age }) => age))
  const youngest = Math.min(...years.map(({ age }) => age))
  const most = Math.max(...years.flatMap(({ men, women }) => [men, women]))
  const length = (people: number) => (people / most) * (MIDDLE - GAP - 34)
  const y = (age: number) => TOP + (oldest - age) * ROW
  return (
    <ChartFrame
      {...(title === undefined ? {} : { title })}
      {...(note === undefined ? {} : { note })}
      label={label}
      table={{
        heads: [words.age, words.men, words.women],
        rows: years.map(({ age, men, women }) => [age, count(men), count(women)]),
      }}
    >
      <svg
        viewBox={`0 0 ${WIDTH} ${y(youngest) + ROW + 6}`}
        className="w-full max-w-[520px] text-soft"
        aria-hidden="true"
      >
        {years.map(({ age, men, women }) => (
          <g key={age}>
            <rect x={MIDDLE - GAP - length(men)} y={y(age)} width={length(men)} height={ROW - 0.6} fill="var(--c1)" />
            <rect x={MIDDLE + GAP} y={y(age)} width={length(women)} height={ROW - 0.6} fill="var(--c2)" />
          </g>
        ))}
        {[20, 30, 40, 50, 60, 70, 80, 90].map((age) => (
          <text key={age} x={MIDDLE} y={y(age) + 4.5} textAnchor="middle" fontSize="11" fill="currentColor">
            {age}
          </text>
        ))}
        <g fontSize="12" fill="var(--ink)">
          <text x={MIDDLE - GAP - 4} y={12} textAnchor="end">
            {words.men}
          </text>
          <text x={MIDDLE + GAP + 4} y={12}>
            {words.women}
          </text>
        </g>
      </svg>
    </ChartFrame>
  )
}
