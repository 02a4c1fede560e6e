import { escapeHtml } from '../pages/layout.ts'

/**
 * Charts are drawn as wide as the page lets them be: what lies across is in percent and what is written in pixels, so that
 * letters are as large on a phone as on a desk. Colours are the page's, by classes.
 */

/** Characters on a phone: of the first line, which has the numbers beside it, and of those below. */
const FIRST_LINE = 27
const LINE = 40
const MOST_LINES = 6

export interface Chart {
  /** What a reader who does not see it is told first, and then. */
  title: string
  desc: string
  height: number
  body: string
}

export function svg({ title, desc, height, body }: Chart): string {
  return `<svg class="chart" role="img" width="100%" height="${height}" xmlns="http://www.w3.org/2000/svg"><title>${escapeHtml(title)}</title><desc>${escapeHtml(desc)}</desc>${body}</svg>`
}

/** Where something lies from left to right; what lies outside is drawn at the edge. */
export const across = (share: number): string => `${Number((100 * Math.min(1, Math.max(0, share))).toFixed(2))}%`

/** An interval: a line with ends, on a lighter one that sets it off from whatever lies below it. */
export function whisker(from: number, to: number, y: number): string {
  const [low, high] = [across(from), across(to)]
  const lines = (kind: string): string =>
    `<g class="${kind}"><line x1="${low}" x2="${high}" y1="${y}" y2="${y}"/>${[low, high]
      .map((x) => `<line x1="${x}" x2="${x}" y1="${y - 5}" y2="${y + 5}"/>`)
      .join('')}</g>`
  return lines('halo') + lines('whisker')
}

/** About how wide a character is: capitals and wide scripts take more room. */
function widthOf(character: string): number {
  if (
    /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u.test(character)
  )
    return 2
  if (/\p{M}/u.test(character)) return 0
  return /[\p{Lu}mwMW@%]/u.test(character) ? 1.3 : 1
}

/** Words in lines: SVG does not break them by itself. A word that is too long is cut. */
export function linesOf(text: string): string[] {
  const lines: string[] = []
  let line = ''
  let width = 0
  const widest = (): number => (lines.length === 0 ? FIRST_LINE : LINE)
  const end = (): void => {
    if (line !== '') lines.push(line)
    line = ''
    width = 0
  }
  for (const word of text.toWellFormed().split(/\s+/)) {
    const wide = [...word].reduce((sum, character) => sum + widthOf(character), 0)
    if (line !== '' && width + 1 + wide > widest()) end()
    if (line !== '') {
      line += ' '
      width += 1
    }
    for (const character of word) {
      if (width + widthOf(character) > widest()) end()
      line += character
      width += widthOf(character)
    }
  }
  end()
  return lines.length <= MOST_LINES ? lines : [...lines.slice(0, MOST_LINES - 1), `${lines[MOST_LINES - 1]!}…`]
}
