import { numberOf, numberWords } from './number-words.ts'
import type { TimeFrame } from './reading.ts'

const unitDays: Readonly<Record<string, number>> = {
  hour: 1 / 24,
  day: 1,
  night: 1,
  week: 7,
  weekend: 7,
  month: 365 / 12,
  quarter: 91,
  season: 91,
  year: 365,
  decade: 3650,
}
const unit = '(hour|day|night|weekend|week|month|quarter|season|year|decade)s?'
const count = `(\\d+|${numberWords}|few|couple of|several)`
const patterns: readonly (readonly [RegExp, TimeFrame['direction']])[] = [
  [
    new RegExp(
      `\\b(?:(?:in|over|during|within|for|at any time in) )?(?:the |your )?(?:past|last|previous|preceding) (?:${count} )?${unit}\\b`,
      'i',
    ),
    'past',
  ],
  [
    new RegExp(
      `\\b(?:(?:in|over|during|within|at any time in) )?(?:the )?(?:next|coming|following) (?:${count} )?${unit}\\b`,
      'i',
    ),
    'future',
  ],
  [
    new RegExp(
      `\\b${count.replace('|few', '|a few').replace('|couple of', '|a couple of')}() ${unit} (?:ago|earlier)\\b|\\ba() ${unit} ago\\b`,
      'i',
    ),
    'past',
  ],
  [new RegExp(`\\bwithin (?:${count} |a )?${unit}\\b`, 'i'), 'future'],
  [new RegExp(`\\b(?:in )?${count} ${unit} from now\\b`, 'i'), 'future'],
  [/\b(?:this|the current)() (week|weekend|month|quarter|season|year|decade)\b/i, 'present'],
  [/\b(?:yesterday|last night)\b/i, 'past'],
  [/\btomorrow\b/i, 'future'],
  [/\b(?:today|right now|at the moment|at present|currently|nowadays|these days|so far this year)\b/i, 'present'],
  [/\b(?:the )?last time (?:that )?you\b/i, 'past'],
  [
    /\b(?:before|since|during) (?:the )?(?:pandemic|covid(?:-19)?|last (?:summer|winter|christmas|thanksgiving))\b/i,
    'past',
  ],
  [/\bin (?:19|20)\d\d\b/i, 'past'],
  [/\bby 20\d\d\b/i, 'future'],
]
const fixed: Readonly<Record<string, number>> = {
  yesterday: 1,
  'last night': 1,
  tomorrow: 1,
  today: 1,
  'right now': 0,
  currently: 0,
  nowadays: 0,
  'these days': 0,
  'at the moment': 0,
  'at present': 0,
}

/** The time that a question is about; the first that is named. */
export function timeIn(text: string): TimeFrame | null {
  for (const [pattern, direction] of patterns) {
    const match = pattern.exec(text)
    if (match === null) continue
    const found = match.slice(1).find((part) => part !== undefined && Object.hasOwn(unitDays, part.toLowerCase()))
    const size =
      found === undefined ? (fixed[match[0].toLowerCase()] ?? null) : unitDays[found.toLowerCase()]! * counted(match[1])
    const ahead = direction === 'past' && /\bin 20\d\d\b/i.test(match[0]) && /\b(?:will|would|going to)\b/i.test(text)
    return {
      text: match[0],
      direction: ahead ? 'future' : direction,
      days: size === null ? null : Math.round(size * 10) / 10,
    }
  }
  return null
}

function counted(word: string | undefined): number {
  if (word === undefined || word === '') return 1
  if (/few|several/i.test(word)) return 3
  return /couple/i.test(word) ? 2 : (numberOf(word) ?? 1)
}
