import type { Draws } from './draws.ts'
import type { Build } from './head.ts'
import { svg } from './ink.ts'
import type { Look, Subject } from './look.ts'

export function spectacles({ glasses, frame }: Look, build: Build): string {
  if (glasses === 'none') return ''
  const y = build.level + 1
  const apart = build.apart + 0.5
  const lens = (out: number): string => {
    const x = 80 + apart * out
    switch (glasses) {
      case 'round':
        return svg`<circle cx="${x}" cy="${y}" r="10"/>`
      case 'square':
        return svg`<rect x="${x - 10.7}" y="${y - 8}" width="21.5" height="17" rx="5"/>`
      case 'slim':
        return svg`<rect x="${x - 10.2}" y="${y - 5.5}" width="20.5" height="12.5" rx="4"/>`
      case 'cat':
        return svg`<path d="M${x + 13 * out} ${y - 9}Q${x} ${y - 8} ${x - 10 * out} ${y - 5}Q${x - 10 * out} ${y + 8} ${x + out} ${y + 8}Q${x + 11 * out} ${y + 8} ${x + 13 * out} ${y - 9}z"/>`
    }
  }
  const [left, right] = [80 - apart, 80 + apart]
  const bridge = svg`M${left + 9.6} ${y - 1.5}Q80 ${y - 4.5} ${right - 9.6} ${y - 1.5}`
  const arms = svg`M${left - 10.5} ${y - 2}L49 ${y - 1}M${right + 10.5} ${y - 2}L111 ${y - 1}`
  const weight = glasses === 'slim' ? 1.6 : 2.1
  return `<g fill="#fff" fill-opacity=".1" stroke="${frame}" stroke-width="${weight}">${lens(-1)}${lens(1)}<path d="${bridge}${arms}" fill="none"/></g>`
}

export function earrings({ band }: Look, sex: Subject['sex'], draws: Draws): string {
  const share = draws.share('earrings')
  if (share > (sex === 'female' ? 0.5 : 0.03)) return ''
  const metal = draws.one('metal', ['#c9a45c', '#d8d6d2', '#f3efe6'])
  return share < 0.2 || band > 2
    ? `<g fill="${metal}"><circle cx="47.5" cy="90" r="2.2"/><circle cx="112.5" cy="90" r="2.2"/></g>`
    : `<g fill="none" stroke="${metal}" stroke-width="1.6"><circle cx="47" cy="93" r="4"/><circle cx="113" cy="93" r="4"/></g>`
}
