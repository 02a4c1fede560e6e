import { keyOf } from './fold.ts'
import { roleOf } from './option-roles.ts'
import { orderOptions } from './order-options.ts'

/** What the points of a numbered scale mean: "(1 = spotless, 5 = a mess)", "where 0 is never and 10 always", "1 bad 5 good". */
interface Legend {
  min: number
  max: number
  low: string
  high: string
  span: readonly [number, number]
}

interface Point {
  value: number
  label: string
  from: number
  to: number
  /** Whether a sign or a verb joins number and label; else only their place does. */
  signed: boolean
}

const sign =
  '\\s?(?:=|:|\\(|-\\s|,\\s(?=[a-z])|(?:is|being|means?|meaning|as|stands for|equals|represents|indicates)\\s)\\s?'
const number = /(?<![\w$.,/-])-?\d{1,3}(?!\w|[.,:/%]\d|%)/g
/** The last label ends where a sentence or its bracket does, or where the question goes on. */
const LAST = new RegExp(
  `^(${sign})?\\s?([a-z][^\\d;,()?.!\\n]{0,60}?)(?=\\s(?:how|what|why|do|does|did|would|are|is|please|rate)\\b|[\\d;,()?.!\\n]|$)\\)?`,
  'i',
)
const LABEL = new RegExp(
  `^(${sign})?\\s?([a-z][^\\d;?!\\n]{0,60}?)\\)?(?:\\s?[,;-])?\\s?(?:(?<=[\\s)])(?:and|to|through|up to)\\s)?$`,
  'i',
)
/** "Not clear at all (1) to perfectly clear (5)" */
const BEFORE =
  /(?<=^|[?.,(:]\s?)([a-z][a-z' ]{1,40}) \(([01])\)\s?(?:to|-|\.\.\.|,|and)\s?([a-z][a-z' ]{1,40}) \((\d{1,3})\)/i
/** A point between the ends may go without a label. */
const BARE = /^\s?[,;-]?\s?$/
/** Where a legend without signs may begin and end. */
const OPENS = /(?:[(,:;.?]\s?|\s)$/
const CLOSES = /^\s*(?:[.?!)]|$)/
const LEAST_MAX = 3
const LOWEST = 1

/** The legend of a scale from `min` to `max`, or of any scale; null where the text has none. */
export function legendIn(text: string, min?: number, max?: number): Legend | null {
  const numbers = [...text.matchAll(number)].map(({ index, 0: own }) => ({
    value: Number(own),
    from: index,
    to: index + own.length,
  }))
  for (let first = 0; first < numbers.length; first += 1) {
    if (min === undefined ? numbers[first]!.value > LOWEST : numbers[first]!.value !== min) continue
    const points = pointsFrom(text, numbers, first)
    const [low, high] = [points[0], points.at(-1)]
    if (low === undefined || high === undefined || low === high || low.label === '' || high.label === '') continue
    if (max === undefined ? high.value < LEAST_MAX : high.value !== max) continue
    const signed = points.every(({ signed, label }) => signed || label === '')
    const apart = CLOSES.test(text.slice(high.to)) && OPENS.test(text.slice(0, low.from))
    if (!signed && !(apart && isLadder([low, high]))) continue
    // "1=Owner 2=Manager 3=Employee" numbers things to choose between.
    const named = points.length > 2 && points.every(({ label }) => label !== '')
    if (max === undefined && named && !isLadder([low, high])) continue
    const opening = /(?:\b(?:where|with|when|if|and)\s|[(,;]\s?)+$/i.exec(text.slice(0, low.from))?.[0].length ?? 0
    return { min: low.value, max: high.value, low: low.label, high: high.label, span: [low.from - opening, high.to] }
  }
  const before = BEFORE.exec(text)
  if (before === null || (max !== undefined && Number(before[4]) !== max) || Number(before[4]) < LEAST_MAX) return null
  const [whole, low, least, high, most] = before as unknown as [string, string, string, string, string]
  return {
    min: Number(least),
    max: Number(most),
    low: plain(low),
    high: plain(high),
    span: [before.index, before.index + whole.length],
  }
}

/** Ascending numbers from one on, as long as nothing but their labels stands between them. */
function pointsFrom(
  text: string,
  numbers: readonly { value: number; from: number; to: number }[],
  first: number,
): Point[] {
  const points: Point[] = []
  for (let at = first; at < numbers.length; at += 1) {
    const { value, from, to } = numbers[at]!
    const next = numbers[at + 1]
    const last = points.at(-1)
    if (last !== undefined && value <= last.value) break
    const between = next === undefined || next.value <= value ? null : text.slice(to, next.from)
    const inner = between === null ? null : LABEL.exec(between)
    if (inner !== null) {
      points.push({ value, label: plain(inner[2]!), from, to, signed: inner[1] !== undefined })
      continue
    }
    if (between !== null && BARE.test(between) && last !== undefined) {
      points.push({ value, label: '', from, to, signed: true })
      continue
    }
    const end = LAST.exec(text.slice(to))
    if (end !== null && last !== undefined)
      points.push({ value, label: plain(end[2]!), from, to: to + end[0].length, signed: end[1] !== undefined })
    break
  }
  return points
}

const plain = (label: string): string =>
  label
    .replace(/["'()]/g, '')
    .replace(/\s+/g, ' ')
    .trim()

function isLadder(points: readonly Point[]): boolean {
  const rungs = points.map(({ label }, at) => {
    const key = keyOf(label)
    return { text: label, key, role: roleOf(label, key, at > 0 && at < points.length - 1) }
  })
  return orderOptions(rungs) !== null
}
