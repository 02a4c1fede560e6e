import { numberOf, numberWords } from './number-words.ts'

const days: Readonly<Record<string, number>> = { day: 1, night: 1, week: 7, month: 30, year: 365, decade: 3650 }
const count = `(\\d+|${numberWords}|a|an|few|several|couple of)`

/** How long ago a label says it was, in days; never is longer than anything. Null if it says nothing of the kind. */
export function daysGone(key: string): number | null {
  if (/^(?:never|not ever)\b/.test(key)) return 1e6
  if (/^today\b/.test(key)) return 0.5
  if (/^yesterday\b/.test(key)) return 1
  if (/^(?:many |some |a few )?years (?:and years )?ago\b/.test(key)) return 1500
  if (/^(?:some |a few )?months ago\b/.test(key)) return 100
  if (/^(?:longer ago|longer|before that|earlier|further back)\b/.test(key)) return 5e5
  const within = new RegExp(
    `\\b(?:within|in|during)?\\s?(?:the )?(?:past|last|previous) (?:${count} )?(day|week|month|year|decade)s?\\b`,
  ).exec(key)
  if (within !== null) return amount(within[1]) * days[within[2]!]!
  const ago = new RegExp(
    `(more than |over |less than |under |within )?${count}(?:\\s?(?:to|-|or)\\s?${count})?\\+?\\s?(day|week|month|year|decade)s?(?: or more)? ago`,
  ).exec(key)
  if (ago === null) return /^this (?:week|month|year)$/.test(key) ? days[key.slice(5)]! / 2 : null
  const from = amount(ago[2])
  const mean = (from + (ago[3] === undefined ? from : amount(ago[3]))) / 2
  const factor = ago[1] === undefined ? (/\bor more\b|\+/.test(key) ? 1.5 : 1) : /more|over/.test(ago[1]) ? 1.5 : 0.6
  return mean * factor * days[ago[4]!]!
}

function amount(word: string | undefined): number {
  if (word === undefined || word === 'a' || word === 'an') return 1
  if (word === 'few' || word === 'several') return 3
  return word === 'couple of' ? 2 : (numberOf(word) ?? 1)
}
