import type { KnownQuestion } from '../../knowledge/index.ts'
import { formatOf, knownAs } from '../deciding/forecast-known.ts'
import type { Found } from '../finding/found.ts'
import { opposed } from '../reading/antonyms.ts'
import { contentStems } from '../reading/content-stems.ts'
import { readQuestion } from '../reading/read-question.ts'
import type { Option, Reading } from '../reading/reading.ts'
import { leaningOf, readPolarity } from './reasons-favour.ts'
import type { Speaking } from './speaking.ts'

/** Where people stand who share the agent's answer: a known question on a ladder, and the option at their end of it. */
interface LadderEnd {
  question: KnownQuestion
  option: string
  similarity: number
}

/** A known question must ask nearly the same for what its people say to be said here … */
const NEAR = 0.75
/** … and nearer still where it is about something else than the question is. */
const NEAR_ANYWAY = 0.78
/** "How satisfied are you with …" is near any other such question: without a word in common it must be very near. */
const NEAR_ANYHOW = 0.86
const MOST = 5
/** Less than this is no side. */
const SIDE = 0.5

/** The ends of known ladders where the agent would stand: both are read low to high of what they ask, put positively. */
export function ladderEnds(speaking: Speaking): LadderEnd[] {
  const { reading, forecast, found, knowledge } = speaking
  if (forecast.shape !== 'ladder' || reading.trouble !== null || reading.stimulus !== null) return []
  let near = ladders.get(found)
  if (near === undefined) {
    near = laddersNear(reading, found)
    ladders.set(found, near)
  }
  const lean = leaningOf(speaking)
  const place = Math.abs(lean) < SIDE ? 0 : Math.sign(lean)
  return near
    .map(({ question, options, similarity }) => ({ question, option: nearestTo(place, options), similarity }))
    .filter(({ question, option }) => knowledge.saysOf(question.id)[option] !== undefined)
    .slice(0, MOST)
}

interface NearLadder {
  question: KnownQuestion
  options: readonly Option[]
  similarity: number
}

/** The same for every member of a panel. */
const ladders = new WeakMap<Found, readonly NearLadder[]>()

function laddersNear(reading: Reading, found: Found): NearLadder[] {
  const main = found.categories[0]?.category.slug
  return found.known.flatMap(({ question, similarity }): NearLadder[] => {
    if (similarity < NEAR) return []
    const { ladder, options } = knownAs(question)
    if (question.scale === 'nominal' || ladder === null || ladder.ladder.against) return []
    const elsewhere = main !== undefined && question.categories.length > 0 && !question.categories.includes(main)
    if (elsewhere && similarity < NEAR_ANYWAY) return []
    const known = readingOf(question)
    const sameThing = (main !== undefined && question.categories.includes(main)) || shareWords(reading, known)
    if ((!sameThing && similarity < NEAR_ANYHOW) || !sameDirection(reading, known)) return []
    return [{ question, options, similarity }]
  })
}

/** The option whose place on the ladder is nearest: ways out have none. */
function nearestTo(place: number, options: readonly Option[]): string {
  let best = { text: '', off: Number.POSITIVE_INFINITY }
  for (const { text, at } of options) {
    if (at !== null && Math.abs(at - place) < best.off) best = { text, off: Math.abs(at - place) }
  }
  return best.text
}

function shareWords(one: Reading, other: Reading): boolean {
  const words = new Set(contentStems(other.canonical))
  return contentStems(one.canonical).some((stem) => words.has(stem))
}

/** Whether who stands high on the one stands high on the other, as far as words can tell. */
function sameDirection(asked: Reading, known: Reading): boolean {
  if ((asked.ask === 'switching') !== (known.ask === 'switching')) return false
  const [one, other] = [asked.canonical, known.canonical].map((text) => text.toLowerCase().split(/[^a-z']+/)) as [
    string[],
    string[],
  ]
  if (one.some((word) => other.some((second) => opposed(word, second)))) return false
  const denials = (words: readonly string[]): number => words.filter((word) => DENIAL.test(word)).length
  return denials(one) % 2 === denials(other) % 2 && sour(asked) === sour(known)
}

const DENIAL =
  /^(not|never|no|none|nothing|nobody|without|too|against|lack|unable|hardly|cannot|refuse|less|fewer)$|n't$/

/** By the wording put positively, and the same however it is asked: what is sour in an opinion is sour in a habit. */
const sour = (reading: Reading): boolean => readPolarity({ ...reading, ask: 'attitude', claim: null }) < 0

const readings = new WeakMap<KnownQuestion, Reading>()

function readingOf(question: KnownQuestion): Reading {
  let reading = readings.get(question)
  if (reading === undefined) {
    reading = readQuestion(question.text, formatOf(question))
    readings.set(question, reading)
  }
  return reading
}
