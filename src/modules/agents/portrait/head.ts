import type { Draws } from './draws.ts'
import { fill, stroke, svg } from './ink.ts'
import type { Look, Subject } from './look.ts'
import { blend, lightness } from './palette.ts'

/** How a face is built, apart from its colours. */
export interface Build {
  /** How far down the cheeks hold their width, how broad the chin is, and how low. */
  cheek: number
  chin: number
  bottom: number
  /** Height of the eyes, and how far each is from the middle. */
  level: number
  apart: number
}

export function buildOf(sex: Subject['sex'], draws: Draws): Build {
  const male = sex === 'male'
  return {
    cheek: male ? draws.step('cheek', 93, 102, 6) : draws.step('cheek', 90, 99, 6),
    chin: male ? draws.step('chin', 18, 29, 6) : draws.step('chin', 13, 22, 6),
    bottom: male ? draws.step('bottom', 112, 117, 4) : draws.step('bottom', 110, 115, 4),
    level: draws.step('eye level', 76, 79, 4),
    apart: draws.step('eyes apart', 12.5, 14.5, 5),
  }
}

/** From the right temple round the chin to the left one; a beard hangs lower by `drop`. */
export function jawLine({ cheek, chin, bottom }: Build, drop = 0): string {
  const low = bottom + drop
  const wide = chin + drop / 2
  return svg`C111 ${cheek + drop} ${80 + wide} ${low} 80 ${low}C${80 - wide} ${low} 49 ${cheek + drop} 49 70`
}

export function head(look: Look, build: Build, draws: Draws): string {
  const { skin } = look
  const skull = fill(`M49 70C49 47 61 33 80 33C99 33 111 47 111 70${jawLine(build)}z`, skin)
  const gleam =
    look.hair_style === 'bald'
      ? '<ellipse cx="94" cy="44" rx="7" ry="3.5" transform="rotate(28 94 44)" fill="#fff" opacity=".25"/>'
      : ''
  return skull + gleam + cheeks(look, draws) + years(look, build, draws)
}

export function ears({ skin }: Look): string {
  return `<g fill="${skin}"><ellipse cx="48.5" cy="81" rx="5.5" ry="8"/><ellipse cx="111.5" cy="81" rx="5.5" ry="8"/></g>${stroke('M46 78c2.5 1 3.5 3.5 3 7M114 78c-2.5 1-3.5 3.5-3 7', blend(skin, '#8a3f2c', 0.2), 1.6)}`
}

/** A line on the skin: darker than the skin by as much on every tone. */
export function lineOn(skin: string): string {
  return blend(skin, '#3a1d18', lightness(skin) < 140 ? 0.5 : 0.42)
}

function cheeks({ skin, band }: Look, draws: Draws): string {
  const blush = `<g fill="${blend(skin, '#d9584a', 0.24)}" opacity=".6"><ellipse cx="60" cy="92" rx="6" ry="4"/><ellipse cx="100" cy="92" rx="6" ry="4"/></g>`
  const freckles = 'M58 88h.1M62 91h.1M66 88h.1M94 88h.1M98 91h.1M102 88h.1'
  return (
    (draws.share('blush') < 0.65 ? blush : '') +
    (band < 3 && draws.share('freckles') < 0.06 ? stroke(freckles, lineOn(skin), 1.6, 0.45) : '')
  )
}

const lined = [0, 0.08, 0.55, 0.9, 1]

/** The lines that years draw: from the nose to the mouth first, then beside the eyes, on the forehead, under the eyes. */
function years({ skin, band }: Look, { level, apart }: Build, draws: Draws): string {
  const shown = (line: string, factor: number) => draws.share(line) < lined[band]! * factor
  let d = ''
  if (shown('folds', 1)) {
    d += `M68 ${level + 15}Q64 ${level + 19} 64.5 ${level + 25}M92 ${level + 15}Q96 ${level + 19} 95.5 ${level + 25}`
  }
  if (shown('corners', 0.7)) {
    const [left, right] = [71 - apart, 89 + apart]
    d += `M${left} ${level - 2}l-3.5-2M${left} ${level + 1.5}l-3.8 .8M${right} ${level - 2}l3.5-2M${right} ${level + 1.5}l3.8 .8`
  }
  if (band > 2 && shown('bags', 0.75)) {
    d += `M${76 - apart} ${level + 6.5}q4 2.5 8 .5M${84 + apart} ${level + 6.5}q-4 2.5-8 .5`
  }
  if (shown('forehead', 0.6)) d += band > 3 ? 'M70 55q10-2 20 0M68 60q12-2 24 0' : 'M70 59q10-2 20 0'
  return d && stroke(d, lineOn(skin), 1.5, band > 2 ? 0.5 : 0.38)
}
