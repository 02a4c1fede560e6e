import { escapeHtml } from '../pages/layout.ts'
import { across, svg } from './svg.ts'

/** Parts of a whole in one bar, each a shade of the accent, in the order given. */
export function stackChart(title: string, parts: readonly { label: string; count: number }[]): string {
  const total = parts.reduce((sum, { count }) => sum + count, 0)
  let before = 0
  const rects = parts.map(({ count }, at) => {
    const x = before / total
    before += count
    return `<rect class="bar" x="${across(x)}" y="0" width="${across(count / total)}" height="10" opacity="${shade(at, parts.length)}"/>`
  })
  const desc = parts.map(({ label, count }) => `${label}: ${count} of ${total}.`).join(' ')
  return svg({ title, desc, height: 10, body: `<g aria-hidden="true">${rects.join('')}</g>` })
}

/** From the full colour down to a tint that still shows. */
const shade = (at: number, of: number): string => (of < 2 ? 1 : 1 - (0.8 * at) / (of - 1)).toFixed(2)

/** What the shades stand for. */
export function stackKey(parts: readonly { label: string; count: number }[]): string {
  const total = parts.reduce((sum, { count }) => sum + count, 0)
  return `<ul class="key">${parts
    .map(
      ({ label, count }, at) =>
        `<li><i style="opacity:${shade(at, parts.length)}"></i>${escapeHtml(label)} <b>${Math.round((100 * count) / total)} %</b></li>`,
    )
    .join('')}</ul>`
}
