/** Drawn for light and dark pages alike: ink in the middle of the scale, on no ground of its own. */
const INK = '#868e96'
const OURS = '#4c6ef5'
const OTHERS = '#e8590c'

const text = (x: number, y: number, words: string, more = ''): string =>
  `<text x="${x}" y="${y}" fill="${INK}" font-family="system-ui, sans-serif" font-size="12" ${more}>${words.replaceAll('&', '&amp;')}</text>`

const svg = (width: number, height: number, label: string, body: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${label}">\n${body.join('\n')}\n</svg>\n`

const round = (value: number): number => Math.round(value * 10) / 10

export interface Lane {
  name: string
  count: number
  engine: number
  interval: readonly [number, number]
  uniform: number
  usual: number
}

/** One line a group: the engine with its interval, and what can be had for nothing. Further left is better. */
export function lanes(title: string, rows: readonly Lane[]): string {
  const [width, left, lane] = [760, 190, 24]
  const most = 0.5
  const x = (tv: number): number => round(left + (Math.min(most, tv) / most) * (width - left - 30))
  const bottom = 40 + rows.length * lane
  const ticks = [0, 0.1, 0.2, 0.3, 0.4, 0.5].map(
    (tick) =>
      `<line x1="${x(tick)}" x2="${x(tick)}" y1="28" y2="${bottom}" stroke="${INK}" stroke-opacity=".2"/>${text(x(tick), bottom + 18, tick < most ? tick.toFixed(1) : 'TV', 'text-anchor="middle"')}`,
  )
  const drawn = rows.map(({ name, count, engine, interval, uniform, usual }, at) => {
    const y = 44 + at * lane
    return [
      text(0, y + 4, `${name} (${count})`),
      `<line x1="${x(interval[0])}" x2="${x(interval[1])}" y1="${y}" y2="${y}" stroke="${OURS}" stroke-width="2" stroke-opacity=".6"/>`,
      `<circle cx="${x(uniform)}" cy="${y}" r="3.5" fill="none" stroke="${INK}"/>`,
      `<circle cx="${x(usual)}" cy="${y}" r="3" fill="${OTHERS}" fill-opacity=".8"/>`,
      `<circle cx="${x(engine)}" cy="${y}" r="4.5" fill="${OURS}"/>`,
    ].join('')
  })
  const legend = [
    `<circle cx="6" cy="10" r="4.5" fill="${OURS}"/>${text(16, 14, 'engine, 95 % interval')}`,
    `<circle cx="176" cy="10" r="3" fill="${OTHERS}"/>${text(186, 14, 'usual for the answers')}`,
    `<circle cx="346" cy="10" r="3.5" fill="none" stroke="${INK}"/>${text(356, 14, 'all alike')}`,
  ]
  return svg(width, bottom + 30, title, [...legend, ...ticks, ...drawn])
}

/** Stated half-widths against how often they held: the line is what was promised. */
export function holding(rows: readonly { width: number; held: number; count: number }[]): string {
  const [width, height, left, inner] = [520, 300, 50, 240]
  const x = (points: number): number => round(left + (points / 45) * (width - left - 20))
  const y = (share: number): number => round(20 + (1 - share) * inner)
  const ticks = [0, 0.2, 0.4, 0.6, 0.8, 1].map((tick) =>
    text(left - 8, y(tick) + 4, `${Math.round(100 * tick)} %`, 'text-anchor="end"'),
  )
  const under = [0, 10, 20, 30, 40].map((tick) => text(x(tick), height - 22, `±${tick}`, 'text-anchor="middle"'))
  const dots = rows.map(
    ({ width: points, held, count }) =>
      `<circle cx="${x(points)}" cy="${y(held)}" r="${round(2 + Math.sqrt(count) / 3)}" fill="${OURS}" fill-opacity=".6"/>`,
  )
  return svg(width, height, 'How often stated intervals held', [
    `<line x1="${left}" x2="${width - 20}" y1="${y(0.8)}" y2="${y(0.8)}" stroke="${OTHERS}" stroke-dasharray="4 3"/>`,
    ...ticks,
    ...under,
    ...dots,
    text(width / 2, height - 4, 'stated 80 % interval, points', 'text-anchor="middle"'),
  ])
}
