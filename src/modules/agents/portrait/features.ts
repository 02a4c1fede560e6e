import type { Draws } from './draws.ts'
import { type Build, jawLine, lineOn } from './head.ts'
import { fill, stroke, svg } from './ink.ts'
import type { Look, Subject } from './look.ts'
import { blend, lightness } from './palette.ts'

export function features(look: Look, build: Build, sex: Subject['sex'], draws: Draws): string {
  return eyes(look, build, sex, draws) + brows(look, build, sex, draws) + nose(look, build, draws)
}

const irises = ['#2b2321', '#2b2321', '#3a2a22', '#2f3b45', '#3b4036']

function eyes({ skin, band }: Look, { level, apart }: Build, sex: Subject['sex'], draws: Draws): string {
  const [dots, whites, smiling] = [0, 1, 2]
  const drawn = draws.weighted('eyes', [42, 42, 16])
  // A dark dot alone would be lost on deep skin.
  const kind = drawn === dots && lightness(skin) < 115 ? whites : drawn
  const ink = draws.one('iris', irises)
  const lashes = sex === 'female' && draws.share('lashes') < 0.92
  const open = draws.step('eyes open', 3, 3.6, 3) - (band > 2 ? 0.3 : 0)
  let parts = ''
  for (const out of [-1, 1]) {
    const x = 80 + apart * out
    if (kind === smiling) {
      parts += stroke(svg`M${x - 4.4} ${level + 1.4}Q${x} ${level - 3.4} ${x + 4.4} ${level + 1.4}`, irises[0]!, 2.4)
      continue
    }
    if (kind === whites) parts += svg`<ellipse cx="${x}" cy="${level}" rx="5" ry="${open + 0.2}" fill="#fbf8f4"/>`
    parts += svg`<ellipse cx="${x}" cy="${level}" rx="3" ry="${open}" fill="${ink}"/><circle cx="${x + 1}" cy="${level - 1.2}" r=".9" fill="#fff"/>`
    if (kind === whites || lashes) {
      const lid = svg`M${x - 5 * out} ${level - open + 1.4}Q${x} ${level - open - 2} ${x + 5 * out} ${level - open + 1}`
      parts += stroke(lashes ? svg`${lid}l${1.6 * out}-1.6` : lid, ink, 1.8)
    }
  }
  return parts
}

function brows({ hair_colour, grey }: Look, { level, apart }: Build, sex: Subject['sex'], draws: Draws): string {
  const colour = grey > 2 ? blend(hair_colour, '#8d8983', 0.45) : blend(hair_colour, '#33231d', 0.3)
  const width = sex === 'male' ? draws.step('brow width', 2.6, 4, 4) : draws.step('brow width', 1.9, 2.8, 4)
  const y = level - draws.step('brow height', 9, 11.5, 4)
  const arch = draws.step('brow arch', 1, 4.5, 4)
  const tilt = draws.step('brow tilt', -1.2, 1.2, 4)
  const brow = (out: number) => {
    const x = 80 + apart * out
    return svg`M${x + 6.5 * out} ${y + 1.2 + tilt}Q${x + out} ${y - arch} ${x - 6 * out} ${y + 0.6 - tilt}`
  }
  return stroke(brow(-1) + brow(1), colour, width)
}

function nose({ skin }: Look, { level }: Build, draws: Draws): string {
  const y = level + draws.step('nose length', 12, 15, 4)
  const wide = draws.step('nose width', 3.5, 5.5, 5)
  const ridge = (out: number) =>
    svg`M${80 + out} ${level + 2}Q${80 + (wide + 1) * out} ${y - 2} ${80 + (wide - 1) * out} ${y}Q${80 + out} ${y + 2} ${80 - 2 * out} ${y}`
  const shapes = [
    svg`M${80 - wide} ${y - 1}Q80 ${y + 3} ${80 + wide} ${y - 1}`,
    ridge(1),
    ridge(-1),
    svg`M${80 - wide} ${y - 2}q-.5 2.5 2 2.6M${80 + wide} ${y - 2}q.5 2.5-2 2.6M78 ${y + 1.4}q2 1 4 0`,
  ]
  return stroke(draws.one('nose', shapes), lineOn(skin), 1.9, 0.75)
}

export function mouth({ skin, beard }: Look, sex: Subject['sex'], draws: Draws): string {
  const deep = lightness(skin) < 140
  const ink = blend(skin, '#4a1a1a', deep ? 0.62 : 0.55)
  const y = draws.step('mouth level', 99, 101, 3)
  const wide = draws.step('mouth width', 7.5, 10.5, 4)
  const curve = draws.step('smile', 2.5, 6, 5)
  const [left, right] = [80 - wide, 80 + wide]
  const [laugh, lips, wry] = [1, 2, 3]
  const kind = draws.weighted('mouth', sex === 'female' ? [30, 22, 36, 12] : [58, 20, 10, 12])
  if (kind === laugh) {
    const d = svg`M${left} ${y - 1}H${right}Q${right - 2} ${y + 7} 80 ${y + 7}Q${left + 2} ${y + 7} ${left} ${y - 1}z`
    return fill(d, '#fbf8f4') + stroke(d, ink, 1.6)
  }
  // Within a beard a line would be lost: there the mouth is always lips.
  if (kind === lips || (beard !== 'none' && beard !== 'stubble')) {
    const colour = blend(skin, sex === 'female' ? '#b0403f' : '#a8564a', deep ? 0.4 : 0.45)
    const shape = svg`M${left} ${y}Q76 ${y - 3.5} 80 ${y - 1.5}Q84 ${y - 3.5} ${right} ${y}Q80 ${y + curve * 1.2 + 5} ${left} ${y}z`
    return fill(shape, colour) + stroke(svg`M${left} ${y}Q80 ${y + curve * 0.9} ${right} ${y}`, ink, 1.4)
  }
  if (kind === wry) return stroke(svg`M${left + 1} ${y + 1}Q82 ${y + curve} ${right} ${y - 1.5}`, ink, 2.3)
  return stroke(svg`M${left} ${y}Q80 ${y + curve * 1.4} ${right} ${y}`, ink, 2.3)
}

export function beard(look: Look, build: Build): string {
  const colour = look.beard_colour
  const low = build.bottom + 3
  const whole = (drop: number) =>
    `M111 70${jawLine(build, drop)}C51 84 55 94 64 95C71 95 73 92 80 93C87 92 89 95 96 95C105 94 109 84 111 70z`
  switch (look.beard) {
    case 'none':
      return ''
    case 'stubble':
      return `<g opacity=".4">${fill(whole(0), blend(look.skin, colour, 0.5))}</g>`
    case 'moustache':
      return fill('M80 92.5C75 90 68 93 66 99.5C71 98.5 76 98 80 97C84 98 89 98.5 94 99.5C92 93 85 90 80 92.5z', colour)
    case 'goatee':
      return fill(
        svg`M80 92.5C73 91 67 94 66 101C66 108 68 ${low} 80 ${low}C92 ${low} 94 108 94 101C93 94 87 91 80 92.5z`,
        colour,
      )
    case 'short':
      return fill(whole(3), colour)
    case 'full':
      return fill(whole(9), colour)
  }
}
