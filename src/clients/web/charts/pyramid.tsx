import { count, percent } from '../format.ts'
import { audience } from '../strings/audience.ts'
import { ChartFrame } from './frame.tsx'

export interface AgeBand {
  label: string
  women: number
  men: number
}

/** Lower ends of the bands of age. */
const STARTS = [18, 25, 35, 45, 55, 65, 75, 85]

/** Counts by year of age as bands, the oldest first, as pyramids have them. */
export function bandsOf(women: ReadonlyMap<number, number>, men: ReadonlyMap<number, number>): AgeBand[] {
  const within = (counts: ReadonlyMap<number, number>, at: number): number =>
    [...counts].reduce(
      (sum, [age, number]) => (age >= STARTS[at]! && age < (STARTS[at + 1] ?? Infinity) ? sum + number : sum),
      0,
    )
  return STARTS.map((start, at) => {
    const next = STARTS[at + 1]
    const label = next === undefined ? `${start}+` : `${start}–${next - 1}`
    return { label, women: within(women, at), men: within(men, at) }
  }).reverse()
}

/** How old women and men are, back to back. */
export function Pyramid({ title, note, bands }: { title: string; note?: string; bands: readonly AgeBand[] }) {
  const text = audience.charts
  const most = Math.max(1, ...bands.flatMap(({ women, men }) => [women, men]))
  const women = bands.reduce((sum, band) => sum + band.women, 0)
  const men = bands.reduce((sum, band) => sum + band.men, 0)
  const all = Math.max(1, women + men)
  return (
    <ChartFrame
      title={title}
      {...(note === undefined ? {} : { note })}
      label={text.label(
        title,
        `${text.part(text.women, percent(women / all))}, ${text.part(text.men, percent(men / all))}`,
      )}
      table={{
        heads: [text.band, text.women, text.men],
        rows: bands.map((band) => [band.label, count(band.women), count(band.men)]),
      }}
    >
      <div className="grid gap-1 text-[13px]">
        <Line
          left={<span className="text-right">{text.part(text.women, percent(women / all))}</span>}
          right={<span>{text.part(text.men, percent(men / all))}</span>}
        />
        {bands.map((band) => (
          <Line
            key={band.label}
            label={band.label}
            left={<Bar share={band.women / most} people={band.women} colour="bg-c2" left />}
            right={<Bar share={band.men / most} people={band.men} colour="bg-c1" />}
          />
        ))}
      </div>
    </ChartFrame>
  )
}

const Line = ({ label, left, right }: { label?: string; left: React.ReactNode; right: React.ReactNode }) => (
  <div className="grid grid-cols-[minmax(0,1fr)_3rem_minmax(0,1fr)] items-center gap-2">
    {left}
    <span className="text-center text-soft tabular-nums">{label}</span>
    {right}
  </div>
)

const Bar = ({
  share,
  people,
  colour,
  left = false,
}: {
  share: number
  people: number
  colour: string
  left?: boolean
}) => (
  <div className={`flex items-center gap-1.5 ${left ? 'flex-row-reverse' : ''}`}>
    {/* Room is kept for the number beside the longest bar. */}
    <div
      className={`h-4 ${left ? 'rounded-l-[3px]' : 'rounded-r-[3px]'} ${colour} transition-[width] duration-300`}
      style={{ width: `calc((100% - 2.75rem) * ${share})` }}
    />
    <span className="text-xs text-soft tabular-nums">{count(people)}</span>
  </div>
)
