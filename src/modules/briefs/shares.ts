import type { Span } from './span.ts'

/** A share that a text names: "half", "60%", "two thirds", "the rest". */
export interface ShareMarker extends Span {
  /** Null: what the others leave. */
  share: number | null
}

export const sharelessReason = 'a share can be kept only of what a filter has'

const fractions: readonly (readonly [RegExp, number | null])[] = [
  [
    /\b(?:the )?other half(?: of (?:them|whom|which|the (?:group|sample|panel|people|respondents|participants)))?/gi,
    0.5,
  ],
  [
    /\b(?:(?:the )?rest|the remainder|the others|the remaining (?:half|third|quarter|\d{1,3} ?%))(?: of (?:them|the (?:group|sample|panel)))?/gi,
    null,
  ],
  [
    /\b(?:one|a)[\s-]half(?: of (?:them|whom|which|the (?:group|sample|panel|people|respondents|participants)))?|\b(?:about |roughly )?half(?! a dozen|-hour|\s(?:an hour|a million|hour))(?: of (?:them|whom|which|these|the (?:group|sample|panel|people|respondents|participants)))?/gi,
    0.5,
  ],
  [/\btwo[\s-]thirds(?: of (?:them|whom|which|the (?:group|sample|panel)))?/gi, 2 / 3],
  [/\b(?:one|a)[\s-]third(?: of (?:them|whom|which|the (?:group|sample|panel)))?/gi, 1 / 3],
  [/\bthree[\s-]quarters(?: of (?:them|whom|which|the (?:group|sample|panel)))?/gi, 0.75],
  [/\b(?:one|a)[\s-]quarter(?: of (?:them|whom|which|the (?:group|sample|panel)))?/gi, 0.25],
  [/\b(?:one|a)[\s-]fifth(?: of (?:them|whom|which|the (?:group|sample|panel)))?/gi, 0.2],
]
const percent =
  /(?<![\d.])(\d{1,3}(?:\.\d)?)\s?(?:%|percent\b|per cent\b|pct\b)(?:\s+of (?:them|whom|which|the (?:group|sample|panel|people|respondents|participants)))?/gi

export function sharesIn(text: string, part: Span): ShareMarker[] {
  const said = text.slice(part.start, part.end)
  const found: ShareMarker[] = []
  const take = (match: RegExpExecArray, share: number | null): void => {
    const span = { start: part.start + match.index, end: part.start + match.index + match[0].length }
    if (!found.some((one) => one.start < span.end && span.start < one.end)) found.push({ ...span, share })
  }
  for (const [pattern, share] of fractions) for (const match of said.matchAll(pattern)) take(match, share)
  for (const match of said.matchAll(percent)) {
    const share = Number(match[1]) / 100
    if (share > 0 && share <= 1) take(match, share)
  }
  return found.sort((a, b) => a.start - b.start)
}
