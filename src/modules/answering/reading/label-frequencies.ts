import { numberOf, numberWords } from './number-words.ts'

const perYear: Readonly<Record<string, number>> = {
  hour: 3000,
  day: 365,
  night: 365,
  morning: 365,
  evening: 365,
  weekday: 260,
  workday: 260,
  week: 52,
  weekend: 52,
  month: 12,
  year: 1,
  decade: 0.1,
}
const adverbs: Readonly<Record<string, number>> = {
  hourly: 3000,
  daily: 365,
  nightly: 365,
  weekly: 52,
  biweekly: 26,
  fortnightly: 26,
  monthly: 12,
  quarterly: 4,
  yearly: 1,
  annually: 1,
}
/** Words that name no number; between those that do only where the set holds nothing finer. */
const vague: Readonly<Record<string, number>> = {
  never: 0,
  'not at all': 0,
  no: 0,
  none: 0,
  'almost never': 0.2,
  'hardly ever': 0.3,
  'very rarely': 0.3,
  rarely: 0.5,
  seldom: 0.5,
  'once in a while': 3,
  'not often': 0.6,
  occasionally: 4,
  'now and then': 4,
  'from time to time': 4,
  sometimes: 6,
  'some of the time': 6,
  'about half the time': 10,
  'half the time': 10,
  regularly: 30,
  often: 40,
  frequently: 45,
  'fairly often': 38,
  'quite often': 42,
  usually: 60,
  'most of the time': 70,
  mostly: 65,
  'very often': 75,
  'most days': 250,
  'almost always': 400,
  'nearly always': 400,
  always: 900,
  'all the time': 1000,
  constantly: 1000,
  'every time': 900,
  'every chance i get': 900,
  'every day': 365,
  'every night': 365,
  'almost every day': 300,
  'nearly every day': 300,
  'almost daily': 300,
  'every week': 52,
  'every month': 12,
  'every year': 1,
  'several times': 6,
  'a few times': 4,
  'many times': 12,
  once: 1,
  twice: 2,
  'once or twice': 1.5,
  'every other day': 180,
  'every other week': 26,
  'every other month': 6,
  'every few months': 4,
  'every few weeks': 17,
  'every few years': 0.3,
  'less often': 0.02,
  less: 0.02,
  'not that often': 0.02,
  'only on holidays': 3,
  'on holidays': 3,
  'on special occasions': 2,
  'only on special occasions': 2,
  holidays: 3,
  weekends: 60,
  'weekends only': 52,
  'only on weekends': 52,
  'only weekends': 52,
  'on weekends': 60,
  'all year': 900,
  seasonally: 3,
  'some days': 60,
  'most weeks': 30,
  'most months': 9,
  'most nights': 250,
  'some weeks': 15,
  'rarely or never': 0.3,
  'never or almost never': 0.1,
  'never or rarely': 0.3,
  ever: 1,
  'tried it': 0.4,
  'tried once or twice': 0.4,
  'every time i shop': 900,
  'every pay period': 26,
  'more often': 2000,
  more: 2000,
  'more than once': 1.6,
  'two or three times': 2.5,
  'three or more times': 4,
  'less than once': 0.5,
}
const counts: readonly (readonly [RegExp, number])[] = [
  [/\bonce or twice\b/, 1.5],
  [/\btwo or three times\b/, 2.5],
  [/\b(?:a few|few|a couple(?: of)?) (?:times|days|nights)?\b/, 3],
  [/\bseveral (?:times|days|nights)?\b/, 4],
  [/\bmany times\b/, 8],
  [/\bmultiple times\b/, 4],
  [/\bonce\b/, 1],
  [/\btwice\b/, 2],
]

/** How often a label says it happens, in times a year; null if it says nothing of the kind. */
export function timesAYear(key: string): number | null {
  const text = key.replace(/^(?:yes|no|about|around|roughly|at least|i do)\s/, '').replace(/-/g, ' ')
  if (Object.hasOwn(vague, text)) return vague[text]!
  if (/^never\b/.test(text)) return 0
  for (const [word, value] of Object.entries(adverbs)) {
    if (new RegExp(`\\b${word}\\b`).test(text) && !/\btimes?\b/.test(text)) {
      const amount = /\btwice\b/.test(text) ? 2 : 1
      return shifted(value * amount, text)
    }
  }
  const every = new RegExp(
    `\\bevery (${numberWords}|\\d+)(?: (?:(?:to|or) )?(${numberWords}|\\d+))? (day|week|month|year)s?`,
  ).exec(text)
  if (every !== null) {
    const n = ((numberOf(every[1]!) ?? 1) + (numberOf(every[2] ?? every[1]!) ?? 1)) / 2
    return shifted(perYear[every[3]!]! / Math.max(1, n), text)
  }
  const period =
    /\b(?:a|an|per|each|every|the|in a) (hour|day|night|morning|evening|weekday|workday|week|weekend|month|year|decade)s?\b/.exec(
      text,
    )
  if (period !== null) {
    const times = perYear[period[1]!]!
    for (const [pattern, n] of counts) if (pattern.test(text)) return shifted(times * n, text)
    const range = new RegExp(`(\\d+|${numberWords})(?:\\s?(?:to|or| )\\s?(\\d+|${numberWords}))?`).exec(text)
    const from = range === null ? null : numberOf(range[1]!)
    if (from !== null) return shifted((times * (from + (numberOf(range![2] ?? '') ?? from))) / 2, text)
    if (/^(?:almost |nearly )?(?:every|each)\b/.test(text)) return shifted(times, text)
    return /\b(?:times|days)\b/.test(text) ? null : shifted(times, text)
  }
  return null
}

function shifted(times: number, text: string): number {
  if (/\b(?:less(?: often)?(?: than)?|fewer|under)\b/.test(text)) return times * 0.6
  if (/\b(?:more than|or more|more often|over|at least)\b/.test(text)) return times * 1.4
  if (/\b(?:almost|nearly)\b/.test(text)) return times * 0.9
  return times
}
