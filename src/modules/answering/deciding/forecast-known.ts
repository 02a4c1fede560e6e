import { readFileSync } from 'node:fs'
import type { KnownQuestion } from '../../knowledge/index.ts'
import { keyOf } from '../reading/fold.ts'
import { readQuestion } from '../reading/read-question.ts'
import { type AskKind, askKinds, type Option, type Reading } from '../reading/reading.ts'
import { closedAskOf } from './forecast-asks.ts'
import { type Ladder, ladderAs } from './forecast-latent.ts'
import { stepsOfOptions } from './forecast-steps.ts'

/** A known question as the reader understands it: what is asked, and its shares from the low end to the high end. */
export interface Known {
  question: KnownQuestion
  /** The closed kind of what is asked. */
  ask: AskKind
  options: readonly Option[]
  ladder: KnownLadder | null
  /** What the price named in it, against the usual one, did to its position on the ladder. */
  moved: number
}

interface KnownLadder {
  ladder: Ladder
  /** Of those who are on the ladder, low to high. */
  shares: readonly number[]
  /** 1 where the last option is nearer the high end than the first, else -1: which way `tilts` and `attitudes` go. */
  sign: 1 | -1
  /** Share of those who stand beside the ladder. */
  aside: number
}

/** As much of a reading as is kept of a known question. */
interface KnownReading {
  ask: AskKind
  options: readonly Pick<Option, 'role' | 'at'>[]
  moved: number
}

/**
 * data/answering/known.json: what the reader made of every known question, because reading sixteen of them takes longer
 * than the rest of an answer. Questions alike in ask and options share a pattern.
 */
export interface KnownReadings {
  /** "ask roles at,at,…"; `-` for an option beside the ladder. */
  patterns: readonly string[]
  /** By id: digest of the words, number of the pattern, and what its price did, if it names one. */
  questions: Readonly<Record<string, readonly [digest: string, pattern: number, moved?: number]>>
}

/** data/answering/record-readings.json: the same of the questions of records, by position. */
export interface RecordReadings {
  patterns: readonly string[]
  /** The number of the pattern, two bytes each, in base 64. */
  numbers: string
}

const roles = 'answer yes no neutral other none all dont_know'.split(' ') as Option['role'][]
const letters = 'ayneozld'

export const patternOf = ({ ask, options }: KnownReading): string =>
  `${ask} ${options.map(({ role }) => letters[roles.indexOf(role)]).join('')} ${options.map(({ at }) => (at === null ? '-' : Number(at.toFixed(3)))).join(',')}`

/** Tells whether a question is still worded as it was when it was read. */
export function wordingDigest({ text, options }: KnownQuestion): string {
  let hash = 0x811c9dc5
  for (const part of [text, ...options]) {
    for (let at = 0; at < part.length; at++) hash = Math.imul(hash ^ part.charCodeAt(at), 0x01000193)
    hash = Math.imul(hash ^ 10, 0x01000193)
  }
  return (hash >>> 0).toString(36)
}

const understood = new WeakMap<KnownQuestion, Known>()

/** What the reader made of a known question, worked out once. */
export function knownAs(question: KnownQuestion): Known {
  let known = understood.get(question)
  if (known === undefined) {
    known = knownFrom(question, kept(question) ?? readingKept(readQuestion(question.text, formatOf(question)), 0))
    understood.set(question, known)
  }
  return known
}

export const formatOf = ({ options }: KnownQuestion): { type: 'single_choice'; options: readonly string[] } => ({
  type: 'single_choice',
  options,
})

export const readingKept = (reading: Reading, moved: number): KnownReading => ({
  ask: closedAskOf(reading),
  options: reading.options.map(({ role, at }) => ({ role, at })),
  moved,
})

let readings: KnownReadings | null = null

function kept(question: KnownQuestion): KnownReading | null {
  if (question.topic === 'record') return keptOfRecord(Number(question.id.slice(question.id.lastIndexOf('.') + 1)))
  readings ??= fileAt<KnownReadings>('known.json') ?? { patterns: [], questions: {} }
  const [digest, number, moved = 0] = readings.questions[question.id] ?? []
  const pattern = number === undefined ? undefined : readings.patterns[number]
  if (pattern === undefined || digest !== wordingDigest(question)) return null
  return readingOf(pattern, moved)
}

let ofRecords: { patterns: readonly string[]; numbers: Buffer } | null = null

function keptOfRecord(position: number): KnownReading | null {
  if (ofRecords === null) {
    const { patterns, numbers } = fileAt<RecordReadings>('record-readings.json') ?? { patterns: [], numbers: '' }
    ofRecords = { patterns, numbers: Buffer.from(numbers, 'base64') }
  }
  const { patterns, numbers } = ofRecords
  const pattern = 2 * position + 1 < numbers.length ? patterns[numbers.readUInt16LE(2 * position)] : undefined
  return pattern === undefined || pattern === '' ? null : readingOf(pattern, 0)
}

function readingOf(pattern: string, moved: number): KnownReading {
  const [ask, parts, places] = pattern.split(' ')
  const at = places!.split(',').map((place) => (place === '-' ? null : Number(place)))
  return {
    ask: askKinds.find((kind) => kind === ask) ?? 'attitude',
    options: [...parts!].map((letter, option) => ({ role: roles[letters.indexOf(letter)]!, at: at[option]! })),
    moved,
  }
}

/** Without it things are slower, not worse: every question is read when it is first needed. */
function fileAt<File>(name: string): File | null {
  try {
    return JSON.parse(readFileSync(new URL(`../../../../data/answering/${name}`, import.meta.url), 'utf8')) as File
  } catch {
    return null
  }
}

/** A known question, given how it reads. */
function knownFrom(question: KnownQuestion, { ask, options: read, moved }: KnownReading): Known {
  const options = question.options.map(
    (text, at): Option => ({ text, key: keyOf(text), role: 'answer', at: null, ...read[at] }),
  )
  const ladder = read.length === question.options.length ? ladderOf(question, options) : null
  return { question, ask, options, ladder, moved }
}

function ladderOf(question: KnownQuestion, read: readonly Option[]): KnownLadder | null {
  let options = read
  let steps = stepsOfOptions(options, question.scale !== 'nominal')
  if (steps === null && question.source === null && question.scale === 'ordinal' && options.length > 2) {
    // Authors wrote their ladders from low to high, also those whose words the reader cannot order.
    options = options.map((option, at) => ({ ...option, at: (2 * at) / (options.length - 1) - 1 }))
    steps = stepsOfOptions(options, true)
  }
  if (steps === null) return null
  const held = steps.options.map((members) => members.reduce((sum, option) => sum + question.shares[option]!, 0))
  const total = held.reduce((sum, share) => sum + share, 0)
  if (total <= 0.02) return null
  const standing = options.flatMap(({ at }) => (at === null ? [] : [at]))
  return {
    ladder: ladderAs(steps.keys, steps.at, question.text),
    shares: held.map((share) => share / total),
    sign: standing[standing.length - 1]! >= standing[0]! ? 1 : -1,
    aside: Math.max(0, 1 - total),
  }
}

/** A known question beside the one that is asked. */
export interface Neighbour {
  known: Known
  similarity: number
}
