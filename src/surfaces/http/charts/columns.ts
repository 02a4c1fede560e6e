import type { Bar } from './bars.ts'
import { across, svg } from './svg.ts'

const HEIGHT = 96

/** Many points of a scale beside each other, lowest first: the shape of the answers rather than each of them. */
export function columnChart(title: string, points: readonly Bar[]): string {
  const highest = Math.max(...points.map(({ share }) => share), Number.MIN_VALUE)
  const columns = points.map(({ share }, at) => {
    const height = Number(((share / highest) * HEIGHT).toFixed(1))
    return `<rect class="bar" x="${across((at + 0.1) / points.length)}" y="${HEIGHT - height}" width="${across(0.8 / points.length)}" height="${height}"/>`
  })
  const ends = [points[0], points.at(-1)].map((point) => point?.label ?? '')
  return svg({
    title,
    desc: `${points.length} points from ${ends.join(' to ')}; the most frequent one has ${Math.round(100 * highest)} %.`,
    height: HEIGHT + 2,
    body: `<g aria-hidden="true">${columns.join('')}<line class="axis" x1="0" x2="100%" y1="${HEIGHT}" y2="${HEIGHT}"/></g>`,
  })
}
