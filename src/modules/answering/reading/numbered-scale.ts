import { numberOf } from './number-words.ts'

/** A scale as the wording has it, before anything is known about which end is high. */
export interface ScaleFound {
  min: number
  max: number
  low_label: string | null
  high_label: string | null
  /** Everything in the text that only explains the scale. */
  spans: (readonly [number, number])[]
}

const number = '(\\d{1,3}|zero|one|two|three|five|seven|ten|hundred)'
const label = '(?:\\s?\\(([^()]{1,60})\\)|\\s?=\\s?([^,;()]{1,60}?))?'
const meaning = '\\s?(?:=|is|being|means?|meaning|for|as|stands for|equals|represents|indicates)\\s?'
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
    `(?:^|[(,:;?]\\s?|\\s)${number}${label}\\s?(?:to|-)\\s?${number}${label}(?![\\d.,]\\d)(?=\\s?(?:[).,;:?]|$|stars?|points?|where|with|scale))`,
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
    const numbers = groups.map((group) =>
      group === undefined || group.length > 7 ? null : numberOf(group === 'hundred' ? '100' : group),
    )
    const first = numbers.findIndex((value) => value !== null)
    const second = numbers.findIndex((value, at) => at > first && value !== null)
    if (first < 0 || second < 0) continue
    const [min, max] = [numbers[first]!, numbers[second]!]
    if (min >= max || max > 100 || min > 1 || max < 3 || noScale.test(text.slice(match.index + match[0].length)))
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
  const legend =
    /\(?\b([01])\s?(?:=|is|means|being)\s?([^,;()?.]{1,60}?)(?:,|;|\sand)\s?(?:[2-9]\s?(?:=|is)[^,;()]{1,50}(?:,|;)\s?)*(3|4|5|6|7|9|10|100)\s?(?:=|is|means|being)\s?([^,;()?.]{1,60})\)?/i.exec(
      text,
    ) ??
    // "(1 not at all - 5 extremely)"
    /(?<=[(,.?:;]\s?)([01]) ([a-z][a-z' ]{2,40}?)\s?(?:-|–|—|to|,|\.\.\.?)\s?(3|4|5|6|7|9|10|100) ([a-z][a-z' ]{2,40})(?=\)|[.?]?\s*$)/i.exec(
      text,
    )
  if (legend !== null) {
    return {
      min: Number(legend[1]),
      max: Number(legend[3]),
      low_label: plain(legend[2]),
      high_label: plain(legend[4]),
      spans: [[legend.index, legend.index + legend[0].length]],
    }
  }
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

/** "where 1 is very bad and 5 is very good", "(1 = low, 5 = high)": labels for the ends, wherever they stand. */
function withLegend(text: string, scale: ScaleFound): ScaleFound {
  const legend = new RegExp(
    `[(,;]?\\s?(?:\\b(?:where|with|when|and)\\s)?\\b${scale.min}${meaning}(?:not likely at all|[^,;()?.]{1,60}?)(?:,|;|\\sand|,\\sand|\\sto)\\s?(?:[2-9]${meaning}[^,;()?.]{1,50}?(?:,|;|\\sand)\\s?)*${scale.max}${meaning}([^,;()?.]{1,60})\\)?`,
    'i',
  ).exec(text)
  if (legend === null) return withBareLegend(text, scale)
  const low = new RegExp(`\\b${scale.min}${meaning}([^,;()?.]{1,60}?)(?:,|;|\\sand\\s|\\sto\\s)`, 'i').exec(legend[0])
  return {
    ...scale,
    low_label: plain(low?.[1]) ?? scale.low_label,
    high_label: plain(legend[1]) ?? scale.high_label,
    spans: [...scale.spans, [legend.index, legend.index + legend[0].length]],
  }
}

/** "(1 not annoying, 5 extremely)": the same without a sign between number and label. */
function withBareLegend(text: string, scale: ScaleFound): ScaleFound {
  const label = "([a-z][a-z' ]{2,40}?)"
  const legend = new RegExp(
    `\\(${scale.min} ${label}\\s?(?:-|–|—|to|,|and|\\.\\.\\.?)\\s?${scale.max} ${label}\\)`,
    'i',
  ).exec(text)
  if (legend === null) return scale
  return {
    ...scale,
    low_label: plain(legend[1]),
    high_label: plain(legend[2]),
    spans: [...scale.spans, [legend.index, legend.index + legend[0].length]],
  }
}

function plain(label: string | undefined): string | null {
  const bare = label?.replace(/["']/g, '').trim()
  return bare === undefined || bare === '' ? null : bare
}
