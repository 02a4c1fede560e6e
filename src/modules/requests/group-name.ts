import { shortDescription } from '../filters/index.ts'
import type { Audience, RequestRow } from './request.ts'

/** Of a name that is made, and of a group's description. */
const MOST = { name: 80, description: 2000 }

type Said = Pick<NonNullable<RequestRow['brief']>, 'understood' | 'screening' | 'ignored' | 'quotas'>

interface Named {
  brief: Said & { audience: Pick<Audience, 'description'> }
  texts: RequestRow['texts']
  settings: Pick<RequestRow['settings'], 'name'>
}

/** What the group is called, and whom it holds: the audience in words, with what its members were asked. */
export function namesOf(row: Named) {
  const { audience, screening } = row.brief
  // Behind several conditions, or another "who", it would seem to be about the last of them.
  const comma = screening.length > 0 && /,| who /.test(audience.description) ? ',' : ''
  const description = `${audience.description}${comma}${screenedFor(screening)}`
  return {
    name: row.settings.name ?? nameInWords(row) ?? shortDescription(description, MOST.name),
    description: [...description].slice(0, MOST.description).join(''),
  }
}

/** " who love hiking and own a kayak"; empty where candidates are not asked anything. */
export function screenedFor(screening: Said['screening']): string {
  const asked = screening.map(saidOfThem)
  if (asked.length === 0) return ''
  return ` who ${[asked.slice(0, -1).join(', '), asked.at(-1)!].filter((part) => part !== '').join(' and ')}`
}

/** What those who stay have in common, behind "who": "Do you surf?" is asked of those who "surf", and of "surfers". */
function saidOfThem({ said, question, keep }: Said['screening'][number]): string {
  const done = /^Do you (.+)\?$/.exec(question)?.[1]
  if (done !== undefined) return `${keep === 'Yes' ? '' : 'do not '}${toThem(done)}`
  const words = said.replace(/^(?:who|that)\s+/i, '').replace(/^has\b/, 'have')
  return /^Are you\b/.test(question) && !/^(?:are|aren't|is)\b/i.test(words) ? `are ${words}` : words
}

const toThem = (words: string): string =>
  words
    .replace(/\byour(s?)\b/g, 'their$1')
    .replace(/\byourself\b/g, 'themselves')
    .replace(/\byou\b/g, 'they')

/**
 * The caller's own words for the people: the stretch of one text in which everything stands that was understood of them.
 * Undefined where there is none, where it holds what was left aside, or names no people by itself.
 */
export function nameInWords({ brief, texts }: { brief: Said; texts: RequestRow['texts'] }): string | undefined {
  const said = [...brief.understood, ...brief.screening].map((one) => one.said)
  const text = texts.map((one) => one.text).find((one) => said.every((words) => placeOf(one, words) !== undefined))
  if (said.length === 0 || text === undefined) return undefined
  const places = said.map((words) => placeOf(text, words)!)
  const start = Math.min(...places.map((place) => place.start))
  const end = Math.max(...places.map((place) => place.end))
  const before = peopleBefore.exec(text.slice(0, start))?.[0] ?? ''
  const stretch = text.slice(start - before.length, end) + (peopleBehind.exec(text.slice(end))?.[0] ?? '')
  if (brief.ignored.some((one) => placeOf(stretch, one.said) !== undefined)) return undefined
  const counted = brief.quotas.length > 0 && /\d/.test(stretch) && !stretch.includes('%')
  const count = counted ? (/\d[\d,]*\s+$/.exec(text.slice(0, start - before.length))?.[0] ?? '') : ''
  const name = `${count}${stretch}`.replace(/[ \t]+/g, ' ').trim()
  if ([...name].length > MOST.name || /[.?!:;\n]/.test(name) || !namesPeople(stretch)) return undefined
  return name.charAt(0).toUpperCase() + name.slice(1)
}

const people =
  'adults|people|folks|persons|men|women|users|owners|workers|customers|consumers|shoppers|voters|residents'

/** "People who", "no", "not": what stands right before the first word that was understood and belongs to it. */
const peopleBefore = new RegExp(
  `(?:\\b(?:${people})\\s+(?:(?:who|that)\\s+(?:are\\s+|have\\s+)?)?)?(?:\\b(?:not|no)\\s+)?$`,
  'i',
)
const peopleBehind = new RegExp(`^\\s+(?:${people})\\b`, 'i')

/** Whether what stands before the first "in", "who" or comma is a noun of several: "rural nurses", not "living". */
function namesPeople(stretch: string): boolean {
  const head = stretch.split(
    /,|\b(?:in|at|on|from|with|without|who|that|aged|over|under|between|of|for|living|not)\b/i,
  )[0]!
  return /\b\p{L}*(?:s|men|people)\s*(?:\d[\d\s–-]*)?$/iu.test(head)
}

/** Whole words as they stand there: "US" is not in "users", nor "us". */
function placeOf(text: string, words: string): { start: number; end: number } | undefined {
  for (let start = text.indexOf(words); start >= 0 && words !== ''; start = text.indexOf(words, start + 1)) {
    const end = start + words.length
    if (!/[\p{L}\d]$/u.test(text.slice(0, start)) && !/^[\p{L}\d]/u.test(text.slice(end))) return { start, end }
  }
  return undefined
}
