/** "Split $100 between eating out, clothes and gifts": what points or money are divided among. */
const DIVIDED =
  /\b(?:split|divide|spread|allocate|distribute|share)\b[^.?!:]{0,60}?\b(?:between|across|among|amongst)\b:?\s+([^.?!]{5,300})/i
/** "These", "the following": what is meant stands elsewhere. */
const ELSEWHERE = /^(?:these|those|them|the following|each|your|all|five|six|four|three|how)\b/i
/** When it is divided is no part of the last thing. */
const WHEN = /\s+(?:(?:this|next|per|each|every|a) (?:month|week|year|day)|based on .*|according to .*|when .*|if .*)$/i
const FEWEST = 3
/** Housework is divided, too, and nobody gives it points. */
const COUNTED = /[$€£]\s?\d|\b(?:\d+|hundred) (?:points|dollars|chips|coins|tokens|percent)\b|\b(?:points|percent)\b/i

/** The things among which something is divided, as the wording lists them; null where it lists none in a row. */
export function dividedAmong(text: string): string[] | null {
  const list = DIVIDED.exec(text)?.[1]?.trim()
  if (list === undefined || ELSEWHERE.test(list) || !COUNTED.test(text)) return null
  const things = list
    .replace(WHEN, '')
    .split(/,\s*(?:and\s+|or\s+)?|\s+and\s+(?=[^,]*$)/)
    .map((thing) => thing.trim())
    .filter((thing) => thing !== '')
  return things.length < FEWEST || things.some((thing) => thing.split(' ').length > 6) ? null : things
}
