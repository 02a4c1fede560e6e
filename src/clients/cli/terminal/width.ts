import { stripVTControlCharacters } from 'node:util'

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
const PLAIN = /^[\u0020-\u007e]*$/
const WIDE =
  /^[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{20000}-\u{3fffd}]/u
const EMOJI = /^(\p{Emoji_Presentation}|\p{Regional_Indicator}|.\u{fe0f})/u
const NOTHING = /^[\p{Mark}\p{Cf}]+$/u

/** Columns that a text takes in a terminal: wide characters two, combining ones none, colours none. */
export function displayWidth(text: string): number {
  if (PLAIN.test(text)) return text.length
  let width = 0
  for (const { segment } of graphemes.segment(stripVTControlCharacters(text))) width += widthOf(segment)
  return width
}

function widthOf(grapheme: string): number {
  if (NOTHING.test(grapheme)) return 0
  return WIDE.test(grapheme) || EMOJI.test(grapheme) ? 2 : 1
}

/** As much of a plain text as fits, with an ellipsis where something is left out. */
export function truncate(text: string, width: number): string {
  if (displayWidth(text) <= width) return text
  if (width < 2) return fitting(text, width)
  return `${fitting(text, width - 1).trimEnd()}…`
}

/** The longest beginning that fits. */
export function fitting(text: string, width: number): string {
  let [fits, used] = ['', 0]
  for (const { segment } of graphemes.segment(text)) {
    used += widthOf(segment)
    if (used > width) break
    fits += segment
  }
  return fits
}

export const padEnd = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - displayWidth(text)))

export const padStart = (text: string, width: number): string =>
  ' '.repeat(Math.max(0, width - displayWidth(text))) + text
