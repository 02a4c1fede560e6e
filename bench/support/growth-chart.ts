import { escapeHtml } from '../../src/surfaces/http/pages/layout.ts'
import type { Line } from './benchmark.ts'

/** Drawn for both light and dark pages: ink in the middle of the scale, on no ground of its own. */
const INK = '#868e96'
const COLOURS = [
  '#4c6ef5',
  '#e8590c',
  '#2f9e44',
  '#ae3ec9',
  '#1098ad',
  '#e03131',
  '#f08c00',
  '#868e96',
  '#5c940d',
  '#c2255c',
]

const WIDTH = 880
const HEIGHT = 380
const PLOT = { left: 64, right: 540, top: 28, bottom: 340 }

/** Lines over sizes, both axes logarithmic: a straight line that rises like the dashed ones is linear growth. */
export function growthChart(lines: readonly Line[]): string {
  const [sizes, values] = [0, 1].map((at) => lines.flatMap(({ points }) => points.map((point) => point[at]!)))
  const x = axis(sizes!, PLOT.left, PLOT.right)
  const y = axis(values!, PLOT.bottom, PLOT.top)
  const grid = [
    ...x.decades.map(
      (size) =>
        tick(x.at(size), PLOT.top, x.at(size), PLOT.bottom) +
        label(x.at(size), PLOT.bottom + 18, short(size), 'middle'),
    ),
    ...y.decades.map(
      (value) =>
        tick(PLOT.left, y.at(value), PLOT.right, y.at(value)) +
        label(PLOT.left - 8, y.at(value) + 4, short(value), 'end'),
    ),
  ]
  const ends = spread(lines.map(({ points }) => y.at(points.at(-1)![1])))
  const drawn = lines.map(({ label: name, points }, index) => {
    const colour = COLOURS[index % COLOURS.length]!
    const at = points.map(([size, value]) => `${x.at(size)},${y.at(value)}`)
    const dots = points.map(
      ([size, value]) => `<circle cx="${x.at(size)}" cy="${y.at(value)}" r="3" fill="${colour}"/>`,
    )
    return `<polyline points="${at.join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/>${dots.join('')}${label(PLOT.right + 10, ends[index]! + 4, escapeHtml(name), 'start', colour)}`
  })
  const title = `${lines[0]!.chart}, ${lines[0]!.unit}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img" aria-label="${escapeHtml(title)}">${label(0, 14, escapeHtml(lines[0]!.unit), 'start')}${grid.join('')}${slopes(x, y)}${drawn.join('')}</svg>\n`
}

interface Axis {
  at(value: number): number
  decades: number[]
  low: number
  high: number
}

function axis(values: readonly number[], from: number, to: number): Axis {
  const low = Math.floor(Math.log10(Math.min(...values)))
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...values))))
  return {
    at: (value) => Math.round(10 * (from + ((Math.log10(value) - low) / (high - low)) * (to - from))) / 10,
    decades: Array.from({ length: high - low + 1 }, (_, step) => 10 ** (low + step)),
    low,
    high,
  }
}

/** What linear growth looks like here, from every decade of the left edge. */
function slopes(x: Axis, y: Axis): string {
  const rises = Math.min(x.high - x.low, y.high - y.low)
  return y.decades
    .slice(0, -1)
    .map((value, step) => {
      const reach = Math.min(rises, y.decades.length - 1 - step)
      const [right, top] = [10 ** (x.low + reach), value * 10 ** reach]
      return `<line x1="${PLOT.left}" y1="${y.at(value)}" x2="${x.at(right)}" y2="${y.at(top)}" stroke="${INK}" stroke-opacity=".35" stroke-dasharray="3 4"/>`
    })
    .join('')
}

/** Names beside the ends of their lines, apart enough to be read. */
function spread(wanted: readonly number[], apart = 16): number[] {
  const order = wanted.map((_, index) => index).sort((one, other) => wanted[one]! - wanted[other]!)
  const placed = [...wanted]
  let lowest = PLOT.top - apart
  for (const index of order) lowest = placed[index] = Math.max(wanted[index]!, lowest + apart)
  const over = Math.max(0, lowest - PLOT.bottom)
  return placed.map((y) => y - over)
}

const tick = (x1: number, y1: number, x2: number, y2: number): string =>
  `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${INK}" stroke-opacity=".2"/>`

const label = (x: number, y: number, words: string, anchor: string, colour = INK): string =>
  `<text x="${x}" y="${y}" fill="${colour}" font-family="system-ui, sans-serif" font-size="12" text-anchor="${anchor}">${words}</text>`

const short = (value: number): string =>
  value >= 1 ? value.toLocaleString('en-US') : String(Number(value.toPrecision(1)))
