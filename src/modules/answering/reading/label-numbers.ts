import { numberOf, numberWords } from './number-words.ts'

const number = `(?:\\d+(?:[.,]\\d+)*(?:\\s?[km](?![a-z]))?|${numberWords})`
const money = '[$\\u20AC\\u00A3]\\s?'
const unitWords: Readonly<Record<string, number>> = {
  second: 1 / 60,
  sec: 1 / 60,
  minute: 1,
  min: 1,
  hour: 60,
  h: 60,
  hr: 60,
  day: 1440,
  week: 10_080,
  month: 43_800,
  year: 525_600,
  yr: 525_600,
  cent: 0.01,
  million: 1_000_000,
  thousand: 1000,
}
const below = /^(?:under|less than|fewer than|up to|below|at most|no more than|within|<)\s/
const above = /^(?:over|more than|above|at least|longer than|older than|greater than|>)\s/
const upper = /(?:\bor (?:more|over|above|older|longer|later|greater)\b|\+|\band (?:over|up|above|older)\b|\bplus\b)/
const lower = /\bor (?:less|fewer|under|younger|below|shorter)\b/

/** What a rung of a number ladder stands for, in one unit ("2-3 times", "$25 to $49", "over 2h"); null if it is none. */
export function rungOf(key: string): number | null {
  if (
    /^(?:none|nothing|zero|0|no|never|not any|no money|nobody|none at all|nothing at all)(?:\s[a-z]+){0,2}$/.test(key)
  )
    return -1
  if (
    /^(?:free|for free|it should be free|nothing (?:more|extra|i|only)|i (?:don't|do not|would not|wouldn't)|would not)\b/.test(
      key,
    )
  )
    return -1
  if (/^(?:once|one time|just once|only once)\b/.test(key)) return key.includes('or twice') ? 1.5 : 1
  if (/^twice\b/.test(key)) return 2
  const text = key
    .replace(/\b(?:an|a) (?=(?:hour|minute|day|week|month|year)\b)/g, 'one ')
    .replace(/^(?:about|around|roughly|approximately|nearly|almost|exactly|only|just|yes|age|aged|up(?! to))\s/, '')
    .replace(/(\d)%/g, '$1 ')
  const isBelow = below.test(text)
  const isAbove = above.test(text)
  const core = text.replace(below, '').replace(above, '')
  const match = new RegExp(
    `^(?:${money})?(${number})(?:\\s?([a-z]+)\\b)?(?:\\s?(?:-|to|or|and|through)\\s?(?:${money})?(${number}))?\\s?([a-z]+)?`,
  ).exec(core)
  if (match === null) return null
  const from = numberOf(match[1]!)
  if (from === null) return null
  const to = match[3] === undefined ? null : numberOf(match[3])
  const scale = unitOf(match[4]) ?? unitOf(match[2]) ?? unitOf(/[a-z]+/.exec(core.slice(match[0].length))?.[0]) ?? 1
  const own = unitOf(match[2]) ?? scale
  if (isBelow || lower.test(core)) return from * own - 0.6 * Math.min(own, Math.max(0.001, from * own))
  if (isAbove || upper.test(core)) return from * own + 0.4 * own
  return to === null ? from * own : (from * own + to * scale) / 2
}

function unitOf(word: string | undefined): number | null {
  if (word === undefined) return null
  const bare = word.length > 2 && word.endsWith('s') ? word.slice(0, -1) : word
  return Object.hasOwn(unitWords, bare) ? unitWords[bare]! : null
}
