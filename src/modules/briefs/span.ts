/** A stretch of a text, end excluded. */
export interface Span {
  start: number
  end: number
}

export const overlap = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end

/** The same stretch without white space and stray punctuation at its ends. */
export function trimmed(text: string, span: Span): Span {
  let { start, end } = span
  while (start < end && /[\s,;:.—]/.test(text[start]!)) start++
  while (end > start && /[\s,;:—]/.test(text[end - 1]!)) end--
  return { start, end }
}
