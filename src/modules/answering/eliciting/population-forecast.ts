import type { Attribute, Tilts } from '../../knowledge/index.ts'
import { levels } from '../../knowledge/index.ts'
import type { Read } from '../../models/index.ts'
import { logitOfShare, naturalLog } from '../deciding/latent-scale.ts'
import type { AnswersAsked } from './answers-asked.ts'

/** What a model says of all US adults. */
export interface PopulationForecast {
  /** By label of what was asked, as fractions; open: the five stances, low to high. Empty for numbers. */
  shares: readonly number[]
  number: ForecastNumber | null
  /** Shifts towards HIGH, or towards more. */
  tilts: Tilts
  /** By label: pick, each and rank. */
  option_tilts: readonly Tilts[]
  mentions: readonly Mention[]
  /** By how many points the model expects to be off. */
  error: number
}

/** Below `tenth`, `median` and `nine_tenths` are so many of those who do not answer nothing. */
export interface ForecastNumber {
  zero: number
  median: number
  log_sd: number
  tenth: number
  nine_tenths: number
}

/** Something that people say to an open question. */
export interface Mention {
  text: string
  share: number
  lean: 'for' | 'against' | 'either'
}

/** Takes what a model replied to one of the forecast prompts; says what is wrong where it cannot be taken. */
export function readForecast(asked: AnswersAsked, reply: Record<string, unknown>): Read<PopulationForecast> {
  if (asked.form === 'number') return readNumber(reply)
  const open = asked.form === 'open'
  const count = open ? 5 : asked.labels.length
  const given = open ? reply.lean : reply.shares
  const shares = sharesIn(given, count, asked.labels)
  if (shares === null) {
    return { problem: `"${open ? 'lean' : 'shares'}" must hold a percentage for each of "1" to "${count}"` }
  }
  const each = asked.form === 'each'
  const total = shares.reduce((sum, share) => sum + share, 0)
  if (!each && !(total > 0)) return { problem: 'its shares are all zero' }
  // Fractions instead of percent, or shares that come to 97 or 104, are what was meant in another unit.
  const scale = each ? (shares.every((share) => share <= 1) && shares.some((share) => share > 0) ? 1 : 100) : total
  const fractions = shares.map((share) => Math.min(1, share / scale))
  const mentions = open ? mentionsIn(reply.mentions) : []
  if (open && mentions.length === 0) return { problem: '"mentions" must list what people would say' }
  const groups = groupsIn(reply.groups)
  const ordered = open || asked.form === 'ladder'
  return {
    value: {
      shares: fractions,
      number: null,
      tilts: ordered ? ladderTilts(groups, highShare(asked, fractions)) : {},
      option_tilts: ordered ? [] : optionTilts(groups, fractions, asked.labels),
      mentions,
      error: errorIn(reply.error),
    },
  }
}

function readNumber(reply: Record<string, unknown>): Read<PopulationForecast> {
  const [zero = 0, tenth, half, most] = ['zero', 'tenth', 'half', 'nine_tenths'].map((name) => numberIn(reply[name]))
  if (half === undefined || !(half > 0)) return { problem: '"half" must be a number above 0' }
  const low = tenth !== undefined && tenth > 0 && tenth < half ? tenth : half / 3
  const high = most !== undefined && most > half ? most : half * 3
  // A tenth and nine tenths lie 1.28 standard deviations to each side.
  const log_sd = Math.min(2, Math.max(0.1, (naturalLog(high) - naturalLog(low)) / 2.563))
  const tilts: Record<string, Record<string, number>> = {}
  for (const { attribute, level, ratio } of groupsIn(reply.groups)) {
    // In standard deviations of the answer, and from those to logits.
    if (ratio !== undefined && ratio > 0) put(tilts, attribute, level, (1.6 * naturalLog(ratio)) / log_sd)
  }
  return {
    value: {
      shares: [],
      number: { zero: Math.min(0.98, Math.max(0, zero / 100)), median: half, log_sd, tenth: low, nine_tenths: high },
      tilts: tilts as Tilts,
      option_tilts: [],
      mentions: [],
      error: errorIn(reply.error),
    },
  }
}

function numberIn(value: unknown): number | undefined {
  const number = typeof value === 'string' ? Number.parseFloat(value.replace(/[$£€,\s]/g, '')) : value
  return typeof number === 'number' && Number.isFinite(number) && Math.abs(number) < 1e12 ? number : undefined
}

/** By number, as asked; some models answer by label, or with a list. */
export function sharesIn(given: unknown, count: number, labels: readonly string[]): number[] | null {
  if (typeof given !== 'object' || given === null) return null
  const entries = Array.isArray(given)
    ? given.map((entry: unknown, at): [string, unknown] => [nameOf(entry) ?? String(at + 1), entry])
    : Object.entries(given)
  const byKey = new Map(entries.map(([key, entry]) => [key.trim().toLowerCase(), numberIn(shareOf(entry))]))
  const numbers = Array.from({ length: count }, (_, at) => String(at + 1))
  const names = numbers.map((_, at) => (labels[at] ?? '').trim().toLowerCase())
  // The points of a scale from 0 to 10 are the numbers of others: who names them all means the points.
  const byName = !numbers.every((key) => byKey.has(key)) && names.every((key) => byKey.has(key))
  let named = 0
  const shares = numbers.map((number, at) => {
    const share = byName ? byKey.get(names[at]!) : (byKey.get(number) ?? byKey.get(names[at]!))
    if (share === undefined) return 0
    named++
    return Math.max(0, share)
  })
  // An answer that nobody was given a share for is one that was overlooked; most of them are another question.
  return named >= Math.max(2, Math.ceil(count * 0.6)) || (named === 1 && count === 1) ? shares : null
}

const fieldsOf = (entry: unknown): Record<string, unknown> | null =>
  typeof entry === 'object' && entry !== null ? (entry as Record<string, unknown>) : null

const shareOf = (entry: unknown): unknown => {
  const fields = fieldsOf(entry)
  return fields === null ? entry : (fields.share ?? fields.percent)
}

/** Of an entry in a list: which answer it is for, where it says so. */
const nameOf = (entry: unknown): string | null => {
  const fields = fieldsOf(entry)
  const name = fields?.answer ?? fields?.label ?? fields?.option
  return typeof name === 'string' || typeof name === 'number' ? String(name) : null
}

const MOST_MENTIONS = 16

function mentionsIn(given: unknown): Mention[] {
  if (!Array.isArray(given)) return []
  const entries = given.slice(0, MOST_MENTIONS).map((entry: unknown) => fieldsOf(entry) ?? { text: entry })
  const percents = entries.flatMap(({ percent }) => numberIn(percent) ?? [])
  const scale = percents.length > 0 && percents.every((percent) => percent <= 1) ? 1 : 100
  return entries.flatMap(({ text, percent, lean }): Mention[] => {
    if (typeof text !== 'string' || text.trim() === '' || text.length > 300) return []
    const share = numberIn(percent)
    return [
      {
        text: text.trim(),
        share: Math.min(0.95, Math.max(0.01, share === undefined ? 0.05 : share / scale)),
        lean: lean === 'for' || lean === 'against' ? lean : 'either',
      },
    ]
  })
}

interface Group {
  attribute: Exclude<Attribute, 'health'>
  level: string
  answer: number | undefined
  points: number | undefined
  ratio: number | undefined
}

/** Only groups that agents can be told apart by. */
function groupsIn(given: unknown): Group[] {
  if (!Array.isArray(given)) return []
  return given.flatMap((entry: unknown): Group[] => {
    const { attribute, level, answer, points, ratio } = fieldsOf(entry) ?? {}
    if (typeof attribute !== 'string' || typeof level !== 'string' || !Object.hasOwn(levels, attribute)) return []
    const known = attribute as Group['attribute']
    if (!levels[known].includes(level)) return []
    return [{ attribute: known, level, answer: numberIn(answer), points: numberIn(points), ratio: numberIn(ratio) }]
  })
}

/** On the logit scale, and never beyond what any survey finds between groups. */
const FARTHEST = 1.6

function put(tilts: Record<string, Record<string, number>>, attribute: string, level: string, shift: number): void {
  const held = Math.round(1e4 * Math.min(FARTHEST, Math.max(-FARTHEST, shift))) / 1e4
  if (held === 0) return
  tilts[attribute] ??= {}
  tilts[attribute][level] = held
}

const shiftBy = (share: number, points: number): number => {
  const within = (value: number): number => Math.min(0.98, Math.max(0.02, value))
  return logitOfShare(within(share + points / 100)) - logitOfShare(within(share))
}

function ladderTilts(groups: readonly Group[], high: number): Tilts {
  const tilts: Record<string, Record<string, number>> = {}
  for (const { attribute, level, points } of groups) {
    if (points !== undefined) put(tilts, attribute, level, shiftBy(high, points))
  }
  return tilts as Tilts
}

function optionTilts(groups: readonly Group[], shares: readonly number[], labels: readonly string[]): Tilts[] {
  const tilts = labels.map((): Record<string, Record<string, number>> => ({}))
  for (const { attribute, level, answer, points } of groups) {
    const at = (answer ?? 0) - 1
    if (points !== undefined && tilts[at] !== undefined) put(tilts[at], attribute, level, shiftBy(shares[at]!, points))
  }
  return tilts as Tilts[]
}

function highShare(asked: AnswersAsked, shares: readonly number[]): number {
  if (asked.form === 'open') return shares[3]! + shares[4]!
  return asked.steps
    .flatMap((labels, step) => (asked.at[step]! > 0 ? labels : []))
    .reduce((sum, label) => sum + shares[label]!, 0)
}

const errorIn = (given: unknown): number => Math.min(40, Math.max(1, numberIn(given) ?? 12))
