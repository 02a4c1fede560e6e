import { numberOf } from './number-words.ts'
import { legendIn } from './scale-legend.ts'

/** A scale as the wording has it, before anything is known about which end is high. */
export interface ScaleFound {
  min: number
  max: number
  low_label: string | null
  high_label: string | null
  /** Everything in the text that only explains the scale. */
  spans: (readonly [number, number])[]
}

const number = '((?<![\\w-])-?\\d{1,3}|\\d{1,3}|zero|one|two|three|five|seven|ten|hundred)'
const label = '(?:\\s?\\(([^()]{1,60})\\)|\\s?=\\s?([^,;()]{1,60}?))?'
const noScale =
  /^\s?(?:years?|months?|weeks?|days?|hours?|hrs?|minutes?|mins?|times?|percent|%|dollars?|people|children|kids|miles|cups?|drinks?|items?|am\b|pm\b|p\.m|a\.m|:\d\d|\/\d)/i

const apart = ",\\s([a-z][a-z' ]{2,40}?)"
const patterns: readonly RegExp[] = [
  // "a scale from 1, not at all, to 7, very well"
  new RegExp(
    `(?:\\b(?:please )?(?:on|using|use|with|by) )?(?:a |the )?(?:\\bscale )?\\b(?:of|from) ${number}${apart},? (?:to|through|up to) ${number}${apart}(?=[.,;?!)]|$)`,
    'i',
  ),
  // "on a scale of 1 (not at all) to 10 (completely)", "using a 0-10 scale", "rate from 1 to 5"
  new RegExp(
    `(?:\\b(?:please )?(?:on|using|use|with|by) )?(?:a |the )?(?:rating )?\\bscale\\s?(?:of|from|that goes from|running from|ranging from|where|:)?\\s?(?:from )?${number}${label}\\s?(?:to|-|through|and|up to)\\s?${number}${label}`,
    'i',
  ),
  new RegExp(
    `(?:\\b(?:on|using|use|with) )?(?:a |the )?\\b${number}\\s?(?:to|-|through)\\s?${number}(?:[- ]point)? (?:rating )?(?:scale|ladder)\\b`,
    'i',
  ),
  new RegExp(`\\bon (?:a )?${number}${label}\\s?(?:to|-)\\s?${number}${label} (?:scale|ladder)\\b`, 'i'),
  new RegExp(`\\b(?:from|between) ${number}${label}\\s?(?:to|-|and)\\s?${number}${label}(?![\\d.,]\\d)`, 'i'),
  // "1-5 how easy is it …"
  new RegExp(`^${number}${label}\\s?(?:to|-)\\s?${number}${label}[,:]?(?= (?:how|rate|please)\\b)`, 'i'),
  new RegExp(
    `(?:^|[(,:;?]\\s?|\\s)${number}${label}\\s?(?:to|-)\\s?${number}${label}(?![\\d.,]\\d)(?=\\s?(?:[).,;:?]|$|stars?|points?|where|with|scale|pls|plz|please|and\\s(?:why|what|tell|explain)))`,
    'i',
  ),
]

/** A numbered scale in the wording; null where there is none. */
export function scaleIn(text: string): ScaleFound | null {
  const stars =
    /\b(?:how many|(?:give|rate)[^.?!]{0,60}?\b(?:in|from)?)\s?stars?\b(?: (?:out of|from|of) (\d|five|ten))?/i.exec(
      text,
    )
  // "You gave it a 4 out of 10" tells a mark, and "out of 100 %" a share.
  const outOf =
    /(?<!\d\s?)\b(?:marks? |score )?out of (5|7|10|100|five|seven|ten|a hundred)\b(?!\s?%)(?: stars?| points?)?/i.exec(
      text,
    )
  const point =
    /\b(?:on |using )?(?:a |the )?(\d{1,2}|three|four|five|six|seven|ten|eleven)[- ]point (?:\w+ )?scale\b(?: (?:from|where|ranging from|running from) ([^,?;]{1,60}?) to ([^,?;.]{1,60}))?/i.exec(
      text,
    )
  for (const pattern of patterns) {
    const match = pattern.exec(text)
    if (match === null) continue
    const groups = match.slice(1)
    const numbers = groups.map((group) => (group === undefined || group.length > 7 ? null : pointOf(group)))
    const first = numbers.findIndex((value) => value !== null)
    const second = numbers.findIndex((value, at) => at > first && value !== null)
    if (first < 0 || second < 0) continue
    const [min, max] = [numbers[first]!, numbers[second]!]
    if (
      min >= max ||
      max > 100 ||
      min > 1 ||
      (min < 0 && min !== -max) ||
      max < 3 ||
      noScale.test(text.slice(match.index + match[0].length))
    )
      continue
    const labels = [groups.slice(first + 1, second), groups.slice(second + 1)].map((part) =>
      plain(part.find((value) => value !== undefined)),
    )
    return withLegend(text, {
      min,
      max,
      low_label: labels[0]!,
      high_label: labels[1]!,
      spans: [[match.index, match.index + match[0].length]],
    })
  }
  if (point !== null) {
    const found = { min: 1, max: numberOf(point[1]!) ?? 5, low_label: plain(point[2]), high_label: plain(point[3]) }
    return withLegend(text, { ...found, spans: [[point.index, point.index + point[0].length]] })
  }
  if (outOf !== null) {
    const max = numberOf(outOf[1]!) ?? 10
    return withLegend(text, {
      min: max === 5 || max === 7 ? 1 : 0,
      max,
      low_label: null,
      high_label: null,
      spans: [[outOf.index, outOf.index + outOf[0].length]],
    })
  }
  const legend = legendIn(text)
  if (legend !== null)
    return { min: legend.min, max: legend.max, low_label: legend.low, high_label: legend.high, spans: [legend.span] }
  if (stars !== null && /\bstars?\b/i.test(stars[0])) {
    return {
      min: 1,
      max: numberOf(stars[1] ?? 'five') ?? 5,
      low_label: null,
      high_label: null,
      spans: stars[1] === undefined ? [] : [[stars.index, stars.index + stars[0].length]],
    }
  }
  return null
}

/** "where 1 is very bad and 5 is very good", "1 being the best": labels for the ends, wherever they stand. */
function withLegend(text: string, scale: ScaleFound): ScaleFound {
  const legend = legendIn(text, scale.min, scale.max)
  if (legend !== null)
    return { ...scale, low_label: legend.low, high_label: legend.high, spans: [...scale.spans, legend.span] }
  const end = new RegExp(
    `[(,;]?\\s?(?:\\b(?:where|with|and)\\s)?\\b(${scale.min}|${scale.max})\\s?(?:=|being|is|means?|meaning)\\s?([a-z][^,;()?.]{1,40})\\)?`,
    'i',
  ).exec(text)
  if (end === null) return scale
  const label = plain(end[2])
  const ends = Number(end[1]) === scale.min ? { low_label: label } : { high_label: label }
  return { ...scale, ...ends, spans: [...scale.spans, [end.index, end.index + end[0].length]] }
}

const pointOf = (group: string): number | null =>
  group.startsWith('-') ? -Number(group.slice(1)) : numberOf(group === 'hundred' ? '100' : group)

function plain(label: string | undefined): string | null {
  const bare = label?.replace(/["']/g, '').trim()
  return bare === undefined || bare === '' ? null : bare
}
