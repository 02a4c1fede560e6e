import type { KnownQuestion } from '../../knowledge/index.ts'
import type { Shown } from '../deciding/reader-listing.ts'
import { alongLadder, type Leans, thousandths } from '../deciding/reader-tilts.ts'
import type { Fitting, SaidIndex } from '../meaning/said-index.ts'
import type { Demand, Reader, Sense } from '../reader/reader.ts'
import { PRICE_MASK } from '../reader/tokens.ts'
import { contentStems } from '../reading/content-stems.ts'
import { offerDescribed } from '../reading/offer-described.ts'
import { asksSomething, sentencesOf } from '../reading/sentences.ts'
import type { Catalogue } from './catalogue.ts'
import { type Meaning, openKnownIndex } from './known-index.ts'
import { exponential } from './portable-math.ts'
import { byMeaning, byWords, sureness } from './rate-categories.ts'
import type { RecordIndex } from './record-index.ts'
import { highest } from './similarity.ts'
import type { KnownVectors } from './vectors.ts'

/** A question as it is looked up. */
export interface Sought {
  /** Everything that may name a subject. */
  text: string
  /** The question as it was put. */
  asked?: string
  /** The first of two things that it asks. */
  first?: string
  /** The wording as compared with known questions. */
  canonical: string
  /** What the reader is shown of it; null where it is not asked. */
  shown: Shown | null
  /** Answers whose meaning is looked up: "" for the question by itself. */
  answers?: readonly string[]
  /** Whether it is answered in words. */
  open?: boolean
  /** Whether it may offer something. */
  offers?: boolean
}

/** What sentences are looked up by. */
type SaidSought = Required<Pick<Sought, 'asked' | 'canonical' | 'answers' | 'open' | 'offers'>> & {
  first: string | undefined
}

/** What was found, by slug and by position among the known questions. */
export interface Sighting {
  categories: { slug: string; score: number }[]
  known: { at: number; similarity: number }[]
  records: { question: KnownQuestion; similarity: number }[]
  vector: Float32Array | null
  /** What it asks, whatever its price and answers, as the reader takes it. */
  meaning: Float32Array | null
  /** Shares that the reader expects of the answers it was shown. */
  reader: readonly number[] | null
  /** Who it expects to answer otherwise. */
  leans: Leans | null
  /** What a price does, where one is named. */
  demand: Demand | null
  /** Sentences that were written for such a question and each answer, best first. */
  said: readonly (readonly Fitting[])[]
}

export type LookUp = (sought: Sought) => Sighting

/** Turns texts into vectors, and has those of what is known. */
export interface Model {
  encode: (text: string) => Float32Array
  known: KnownVectors
}

const MOST_CATEGORIES = 4
const MOST_KNOWN = 16
export const MOST_RECORDS = 16
/** Records that are further away say nothing that the reader has not learnt from them. */
export const LEAST_RECORD = 0.6
/** Less sure than this is no finding. */
const LEAST_SURE = 0.05
/** A wording shorter than this ("Which?") says less than the options do. */
const SHORT = 12

/** Finds by meaning and words, or without a model by words alone. */
export function openLookUp(
  catalogue: Catalogue,
  model: Model | null,
  reader: Reader | null = null,
  records: RecordIndex | null = null,
  said: SaidIndex | null = null,
): LookUp {
  const index = openKnownIndex(catalogue)
  const meaningOf = (text: string): Meaning | null =>
    model === null ? null : { vector: model.encode(text), known: model.known }
  /** Sentences that were written for the question; else for what it asks first, or after all that is said before. */
  function saidFor(
    { asked, first, canonical, answers, open, offers }: SaidSought,
    meaning: Meaning | null,
  ): Fitting[][] {
    if (said === null || reader === null || meaning === null || answers.length === 0) return []
    const described = offerDescribed(asked)
    const offer = offers
      ? { text: described, vector: meaningOf(described)!.vector, meaning: reader.meaning(described, '') }
      : null
    const look = (text: string, vector: Float32Array): Fitting[][] => {
      return said({
        text,
        canonical,
        vector,
        meaning: reader.meaning(text, ''),
        offer,
        answers: answers.map((answer) => () => reader.meaning(text, answer)),
        open,
        side: sideOf(reader.read(text)),
      })
    }
    const found = look(asked, meaning.vector)
    const core = found.every((own) => own.length < FEW) ? (first ?? coreOf(asked)) : null
    if (core === null) return found
    const further = look(core, meaningOf(index.respelt(core))!.vector)
    return found.map((own, at) => [...own, ...further[at]!.filter(({ text }) => own.every((one) => one.text !== text))])
  }

  return ({ text, asked = text, first, canonical, shown, answers = [], open = answers[0] === '', offers = true }) => {
    const respelt = index.respelt(canonical.trim().length < SHORT ? text : canonical)
    const meaning = meaningOf(respelt)
    const { similarities, evidence } = index.near(text, meaning)
    const categories = evidence
      .map((one) => ({ slug: one.slug, score: sureness(one, meaning === null ? byWords : byMeaning) }))
      .filter(({ score }) => score >= LEAST_SURE)
      .sort((a, b) => b.score - a.score || (a.slug < b.slug ? -1 : 1))
    return {
      categories: categories.slice(0, MOST_CATEGORIES),
      known: highest(similarities, MOST_KNOWN).map(({ at, value }) => ({ at, similarity: value })),
      records: meaning === null ? [] : (records?.near(meaning.vector, MOST_RECORDS, LEAST_RECORD) ?? []),
      vector: meaning === null ? null : meaning.known.centred(meaning.vector),
      meaning: reader?.meaning(respelt, '') ?? null,
      ...(reader === null || shown === null ? { reader: null, leans: null, demand: null } : expected(reader, shown)),
      said: saidFor({ asked, first, canonical, answers, open, offers }, meaning),
    }
  }
}

/** With fewer sentences a panel would soon have nothing to say. */
const FEW = 6

/** "I run a small shop and I'm wondering, what makes you …": who asks, and what they ask. */
const AFTER =
  /^.{12,}?(?:[,:;]| -|\bwondering\b|\bcurious\b|\bmind\b)\s+((?:what|why|how|which|who|where|when|do|did|have|would|tell)\b.{12,})$/is

/** "What would worry you, if anything?" after an offer asks about the offer. */
const LEAST_WORDS = 3

/** The question itself where something is said before it, and it says enough by itself; else null. */
function coreOf(asked: string): string | null {
  const sentences = sentencesOf(asked)
  const last = sentences.findLast(asksSomething) ?? asked
  const core = (sentences.length > 1 ? last : (AFTER.exec(asked)?.[1] ?? '')).trim()
  const referring = /\b(?:this|that|it|these|those|them)\b\W*$/i.test(core)
  return core === '' || core === asked.trim() || referring || contentStems(core).length < LEAST_WORDS ? null : core
}

/** Whether a question asks for what is good about its matter (1) or for what is bad (-1). */
export const sideOf = ({ yes }: Sense): number => yes.for! - yes.against!

/** What the reader expects of an offer without its price, is at the price that half of its buyers would pay. */
function expected(reader: Reader, shown: Shown): Pick<Sighting, 'reader' | 'leans' | 'demand'> {
  const [before, after, ...further] = shown.text.split(PRICE_MASK)
  if (after === undefined || further.length > 0) return { ...bothWays(reader, shown), demand: null }
  const { demand } = reader.read(shown.text)
  const usual = Number(exponential(demand.middle).toPrecision(2))
  return { ...bothWays(reader, { ...shown, text: `${before}$${usual}${after}` }), demand }
}

/**
 * The mean of what the reader expects with the answers from one end and from the other, as it was examined; of an opposite
 * wording with that of the plain one, so that the two come near each other.
 */
function bothWays(reader: Reader, { text, options, steps, plain }: Shown): Pick<Sighting, 'reader' | 'leans'> {
  const one = reader.list(text, options)
  const other = plain === undefined ? reader.list(text, options.toReversed()) : reader.list(plain.text, plain.options)
  const [at, from] = plain === undefined ? [-1, -1] : [0, 1]
  const tilts = one.tilts.map((own, nth) =>
    own.map((shift, label) => (shift + other.tilts.at(at + from * nth)![label]!) / 2),
  )
  return {
    reader: one.shares.map((share, nth) => (share + other.shares.at(at + from * nth)!) / 2),
    leans: steps > 1 ? [alongLadder(tilts.slice(0, steps))] : tilts.map((row) => Array.from(row, thousandths)),
  }
}
