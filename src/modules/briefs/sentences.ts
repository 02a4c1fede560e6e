import type { Span } from './span.ts'

/** Points that end no sentence. */
const abbreviation =
  /\b(?:e\.g|i\.e|etc|vs|approx|yrs?|min|max|no|dr|mr|mrs|ms|st|inc|corp|co|u\.s|u\.k|a\.m|p\.m|incl|excl)\.$/i

export interface Sentence extends Span {
  /** Stands in a list, behind a bullet or a number; of several in one item, the first. */
  bullet: boolean
}

/** Sentences and lines of a tidied text, bullets left out. A quotation stays in one piece. */
export function sentencesOf(text: string): Sentence[] {
  const found: Sentence[] = []
  let start = 0
  let quoted = false
  const close = (end: number): void => {
    if (text.slice(start, end).trim() !== '') {
      let from = start
      while (/\s/.test(text[from]!)) from++
      const mark = /^(?:•\s*|\d{1,2}[.)]\s)/.exec(text.slice(from, from + 8))?.[0]
      // Numbers stay: they tell questions that are given.
      if (mark?.startsWith('•') === true) from += mark.length
      if (from < end) found.push({ start: from, end, bullet: mark !== undefined })
    }
    start = end
    quoted = false
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!
    if (sign === '\n') close(at)
    else if (sign === '"') {
      quoted = !quoted
      // Within quotes, the sentence ended before the quotation did.
      if (!quoted && /[.!?]/.test(text[at - 1] ?? '') && /^\s|^$/.test(text.slice(at + 1, at + 2))) close(at + 1)
    } else if (/[.!?]/.test(sign) && !quoted && endsHere(text, at)) close(at + 1)
  }
  close(text.length)
  return found
}

function endsHere(text: string, at: number): boolean {
  const next = text[at + 1]
  if (next !== undefined && !/\s/.test(next)) return false
  if (text[at] !== '.') return true
  // The number of a list's item.
  if (/(?:^|\n)\s*(?:q?\d{1,2}|[a-h])$/i.test(text.slice(Math.max(0, at - 6), at))) return false
  return !(
    abbreviation.test(text.slice(Math.max(0, at - 8), at + 1)) && /^\s+[\p{Ll}\d]/u.test(text.slice(at + 1, at + 4))
  )
}
