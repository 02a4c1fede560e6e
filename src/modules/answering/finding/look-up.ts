import type { KnownQuestion } from '../../knowledge/index.ts'
import type { Shown } from '../deciding/reader-listing.ts'
import type { Reader } from '../reader/reader.ts'
import type { Catalogue } from './catalogue.ts'
import { type Meaning, openKnownIndex } from './known-index.ts'
import { byMeaning, byWords, sureness } from './rate-categories.ts'
import type { RecordIndex } from './record-index.ts'
import { highest } from './similarity.ts'
import type { KnownVectors } from './vectors.ts'

/** A question as it is looked up. */
export interface Sought {
  /** Everything that may name a subject. */
  text: string
  /** The wording as compared with known questions. */
  canonical: string
  /** What the reader is shown of it; null where it is not asked. */
  shown: Shown | null
}

/** What was found, by slug and by position among the known questions. */
export interface Sighting {
  categories: { slug: string; score: number }[]
  known: { at: number; similarity: number }[]
  records: { question: KnownQuestion; similarity: number }[]
  vector: Float32Array | null
  /** Shares that the reader expects of the answers it was shown. */
  reader: readonly number[] | null
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
): LookUp {
  const index = openKnownIndex(catalogue)
  const meaningOf = (text: string): Meaning | null =>
    model === null ? null : { vector: model.encode(text), known: model.known }
  return ({ text, canonical, shown }) => {
    const meaning = meaningOf(index.respelt(canonical.trim().length < SHORT ? text : canonical))
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
      reader: reader === null || shown === null ? null : bothWays(reader, shown),
    }
  }
}

/** The mean of what the reader expects with the answers from one end and from the other, as it was examined. */
function bothWays(reader: Reader, { text, options }: Shown): number[] {
  const one = reader.list(text, options).shares
  const other = reader.list(text, options.toReversed()).shares.reverse()
  return one.map((share, at) => (share + other[at]!) / 2)
}
