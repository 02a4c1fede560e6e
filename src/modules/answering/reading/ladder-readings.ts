import { degreeOf } from './label-degrees.ts'
import { timesAYear } from './label-frequencies.ts'
import { rungOf } from './label-numbers.ts'
import { mirroredLadder } from './label-poles.ts'
import { daysGone } from './label-recency.ts'
import { namedLadder } from './label-sets.ts'
import type { Option } from './reading.ts'

/**
 * What a ladder's direction hangs on. `relative` labels answer the wording ("agree", "very often") and turn round with
 * it; `stem` labels name what they measure ("unlikely") and turn only where the measured thing is denied; `full` labels
 * are statements of their own ("would not buy") and never turn. `poles` have a direction that only the question gives.
 */
export type LadderKind = 'relative' | 'stem' | 'full' | 'poles'

/** What is known of an option before it has a place. */
export type Rung = Pick<Option, 'text' | 'key' | 'role'>

/** A ladder as its labels have it, before its rungs are spread evenly. */
export interface RawLadder {
  kind: LadderKind
  raw: readonly number[]
  stem: string
  low?: string
  centred: boolean
}

/** The first reading that fits all of the labels. */
export function readLadder(rungs: readonly Rung[]): RawLadder | null {
  return (
    yesAndNo(rungs) ??
    certainty(rungs) ??
    named(rungs) ??
    recency(rungs) ??
    frequencies(rungs) ??
    numbers(rungs) ??
    degreesOfOne(rungs) ??
    answersByDegree(rungs) ??
    poles(rungs) ??
    withGap(rungs)
  )
}

/** Between labels that are nearer than this there is no room for another. */
const FAR = 2

/** "Weekly, monthly, holidays, never", "Love it, tolerate it, hate it": a label that nobody knows stands where it was put, between known ones. */
function withGap(rungs: readonly Rung[]): RawLadder | null {
  for (let gap = 1; gap < rungs.length - 1; gap += 1) {
    const known = rungs.filter((_, at) => at !== gap)
    const read = recency(known) ?? frequencies(known) ?? named(known)
    if (read === null || !monotone(read.raw) || Math.abs(read.raw.at(-1)! - read.raw[0]!) < FAR) continue
    const raw = [...read.raw.slice(0, gap), (read.raw[gap - 1]! + read.raw[gap]!) / 2, ...read.raw.slice(gap)]
    return { ...read, raw, centred: false }
  }
  return null
}

/** "No, never", "Yes, but not lately", "Yes": ordered if no yes stands between two noes. */
function yesAndNo(rungs: readonly Rung[]): RawLadder | null {
  const signs = rungs.map(({ role, key }) =>
    role === 'yes'
      ? 1
      : role === 'no'
        ? -1
        : role === 'neutral' ||
            /^(?:maybe|perhaps|possibly|probably|sometimes|sort of|somewhat|partly|only|stopped|used to|not)\b/.test(
              key,
            )
          ? 0
          : null,
  )
  if (signs.includes(null) || !signs.includes(1) || !signs.includes(-1)) return null
  const known = signs as number[]
  if (rungs.length === 2) return { kind: 'relative', raw: known, stem: '', centred: false }
  const rising = known.every((sign, at) => at === 0 || sign >= known[at - 1]!)
  const falling = known.every((sign, at) => at === 0 || sign <= known[at - 1]!)
  if (rising || falling) {
    // Several yeses lie in the order they were given in: "yes, once" before "yes, often".
    const raw = known.map((sign, at) => sign + ((rising ? at : rungs.length - 1 - at) - (rungs.length - 1) / 2) / 100)
    return {
      kind: 'relative',
      raw: raw.map((value, at) => (rungs[at]!.role === 'neutral' ? 0 : value)),
      stem: '',
      centred: true,
    }
  }
  return new Set(known).size === known.length ? { kind: 'relative', raw: known, stem: '', centred: true } : null
}

const certain =
  /\b(?:definitely|probably|certainly|likely|absolutely|surely|might|may|could|maybe|perhaps|unsure|not sure|undecided|possibly)\b/

/** "Definitely would not buy" to "Definitely would buy"; with or without the verb. */
function certainty(rungs: readonly Rung[]): RawLadder | null {
  if (!rungs.every(({ key, role }) => certain.test(key) || role === 'yes' || role === 'no' || role === 'neutral'))
    return null
  if (!rungs.some(({ key }) => /\b(?:definitely|probably|certainly)\b/.test(key))) return null
  const parts = rungs.map(({ key, role }) => {
    const negated =
      /\b(?:not|no|never|wouldn't|won't|don't)\b/.test(key) &&
      !/\bor (?:might |would |may )?not\b/.test(key) &&
      !/^(?:not sure)/.test(key)
    const strength =
      role === 'neutral' || /\b(?:might|may|could|maybe|perhaps|unsure|not sure|undecided|possibly)\b/.test(key)
        ? 0
        : /\b(?:definitely|certainly|absolutely|surely)\b/.test(key)
          ? 1
          : /\b(?:probably|likely)\b/.test(key)
            ? 0.5
            : 0.8
    const verb = key
      .replace(
        /\b(?:definitely|probably|certainly|absolutely|surely|yes|no|not|never|would|will|do|i|i'd|might|may|could|maybe|perhaps|wouldn't|won't|don't|or|unsure|sure|undecided|possibly|should|be|am|is|it|likely)\b/g,
        ' ',
      )
      .trim()
    return {
      raw: negated ? -strength : strength,
      verb: verb.replace(/\s+/g, ' '),
      would: /\b(?:would|will|wouldn't|won't)\b/.test(key) && verb !== '',
    }
  })
  const verbs = new Set(parts.map(({ verb }) => verb).filter((verb) => verb !== ''))
  if (verbs.size > 1 || new Set(parts.map(({ raw }) => raw)).size < Math.min(3, rungs.length)) return null
  if (!parts.some(({ raw }) => raw < 0) || !parts.some(({ raw }) => raw > 0)) return null
  return {
    kind: parts.some(({ would }) => would) ? 'full' : 'relative',
    raw: parts.map(({ raw }) => raw),
    stem: [...verbs][0] ?? '',
    centred: true,
  }
}

function named(rungs: readonly Rung[]): RawLadder | null {
  const found = namedLadder(rungs.map(({ key }) => key))
  if (found === null || new Set(found.rungs).size < Math.min(rungs.length, 2)) return null
  if (rungs.length > 3 && new Set(found.rungs).size < rungs.length - 1) return null
  return { kind: found.kind, raw: tieBroken(found.rungs), stem: '', centred: false }
}

/** "More than a year ago or never", "In the past year", "In the past month": the more recent, the higher. */
function recency(rungs: readonly Rung[]): RawLadder | null {
  const days = rungs.map(({ key }) => daysGone(key))
  if (rungs.length < 3 || days.includes(null) || new Set(days).size < rungs.length) return null
  return { kind: 'relative', raw: days.map((value) => -value!), stem: '', centred: false }
}

function frequencies(rungs: readonly Rung[]): RawLadder | null {
  const times = rungs.map(({ key }) => timesAYear(key))
  if (times.includes(null) || new Set(times).size < Math.max(2, rungs.length - 1)) return null
  return { kind: 'relative', raw: tieBroken(times as number[]), stem: 'often', centred: false }
}

function numbers(rungs: readonly Rung[]): RawLadder | null {
  const read = oneUnit(rungs.map(({ key }) => key)).map(rungOf)
  const last = read.length - 1
  // "More" or "less" at the end of a number ladder has no number of its own; "every day" is above any of them.
  if (
    read[last] === null &&
    /^(?:more|over that|longer|later|higher|older|every|all|always|until)\b/.test(rungs[last]!.key)
  )
    read[last] = Number.MAX_SAFE_INTEGER
  if (read[last] === null && /^(?:less|under that|lower)(?: than that)?$/.test(rungs[last]!.key)) read[last] = -0.5
  // "Never", "Rarely" and then counts: what names no number comes before what does.
  const counted = read.findIndex((value) => value !== null && value >= 0)
  if (counted > 0 && counted < 3) {
    for (let at = 0; at < counted; at += 1) if (timesAYear(rungs[at]!.key) !== null) read[at] = at - counted - 1
  }
  // "I would not order delivery" is nothing, at the bottom of what one would pay.
  if (read[0] === null && /\b(?:not|never|nothing|none|don't|wouldn't|without|any)\b/.test(rungs[0]!.key)) read[0] = -1
  if (read.includes(null) || new Set(read).size < read.length) return null
  // Two offers with a figure each are things to choose between: beyond the figures, rungs have the same words.
  if (read.length === 2 && wordsBeside(rungs[0]!.key) !== wordsBeside(rungs[1]!.key)) return null
  const values = read as number[]
  // At the far end of a ladder "never" and "no price" do not mean nothing.
  return values.length > 3 && values[last] === -1 && monotone(values.slice(0, last)) && values[0]! < values[1]!
    ? null
    : { kind: 'relative', raw: values, stem: '', centred: false }
}

const UNIT = /(?<=\d)\+?\s?(?:seconds?|secs?|minutes?|mins?|hours?|hrs?|h|days?|weeks?|months?|years?|yrs?)\b/

/** "Under 5 years, 5-10, over 10": what one names is meant by all. */
function oneUnit(keys: readonly string[]): readonly string[] {
  const counted = keys.filter((key) => /\d/.test(key))
  const named = counted.filter((key) => UNIT.test(key)).length
  return named === 0 || named === counted.length ? keys : keys.map((key) => key.replace(UNIT, ''))
}

/** "Not at all annoyed", "Slightly annoyed", "Very annoyed": one stem, in degrees. */
function degreesOfOne(rungs: readonly Rung[]): RawLadder | null {
  const degrees = rungs.map(({ key }) => degreeOf(key))
  // "No pet", "Never", "Sometimes": what a bare "no" denies must be what the others measure.
  const stems = new Set(degrees.map(({ stem }) => stem).filter((stem) => stem !== ''))
  if (stems.size > 1 || degrees.filter(({ marked }) => marked).length < degrees.length - 1) return null
  if (new Set(degrees.map(({ raw }) => raw)).size < Math.max(2, rungs.length - 1)) return null
  const stem = [...stems][0] ?? ''
  // "Much less" names its own direction; "a little" only answers the wording.
  const compares = rungs.some(({ key }) => /\b(?:more|less|fewer|better|worse)\b/.test(key))
  return {
    kind: (stem === '' || stem === 'agree') && !compares ? 'relative' : 'stem',
    raw: tieBroken(degrees.map(({ raw }) => raw)),
    stem,
    centred:
      degrees.some(({ raw }) => raw === 0) && degrees.some(({ raw }) => raw < 0) && degrees.some(({ raw }) => raw > 0),
  }
}

/** Sets where each label carries a degree although their other words differ ("Know it well", "Heard a little"). */
function answersByDegree(rungs: readonly Rung[]): RawLadder | null {
  const degrees = rungs.map(({ key }) => degreeOf(key))
  if (rungs.length < 3 || !degrees.every(({ marked }) => marked)) return null
  const raw = degrees.map((degree) => degree.raw)
  return monotone(raw) ? { kind: 'stem', raw, stem: '', centred: false } : null
}

function poles(rungs: readonly Rung[]): RawLadder | null {
  const found = mirroredLadder(rungs.map(({ key }) => key))
  return found === null ? null : { kind: 'poles', raw: found.raw, stem: found.high, low: found.low, centred: true }
}

/** Two labels of one rung ("high", "large") keep the order they were given in. */
function tieBroken(raw: readonly number[]): number[] {
  const rising = raw[raw.length - 1]! >= raw[0]!
  return raw.map(
    (value, at) =>
      value +
      (raw.indexOf(value) === raw.lastIndexOf(value) ? 0 : ((rising ? at : raw.length - at) / raw.length) * 1e-6),
  )
}

/** Whether the values only rise, or only fall. */
export function monotone(raw: readonly number[]): boolean {
  return (
    raw.every((value, at) => at === 0 || value > raw[at - 1]!) ||
    raw.every((value, at) => at === 0 || value < raw[at - 1]!)
  )
}

function wordsBeside(key: string): string {
  return key
    .replace(/[^a-z\s]/g, ' ')
    .replace(
      /\b(?:under|over|less|more|fewer|than|or|to|up|at|least|most|none|nothing|zero|no|one|two|three|and|s)\b/g,
      ' ',
    )
    .replace(/s\b/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
