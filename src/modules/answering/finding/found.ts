import type { Category, KnownQuestion } from '../../knowledge/index.ts'
import type { Leans } from '../deciding/reader-tilts.ts'
import type { Fitting } from '../meaning/said-index.ts'
import type { Demand } from '../reader/reader.ts'

/** What a question is about, and what is known that is near it. */
export interface Found {
  /** Best first, at most four. `score` 0 to 1: how sure it is that the question is about it. */
  categories: readonly { category: Category; score: number }[]
  /** Best first, at most sixteen. `similarity` as a cosine, lexical agreement mixed in. */
  known: readonly { question: KnownQuestion; similarity: number }[]
  /** Records that say something about it, best first. */
  records?: readonly { question: KnownQuestion; similarity: number }[]
  /** Where the question lies among all questions: unit length, mean of all questions taken away; null without a model. */
  vector: Float32Array | null
  /** What it asks, as the reader takes it: unit length; null or absent where it was not asked. */
  meaning?: Float32Array | null
  /** What the reader expects of the answers, as deciding/reader-listing.ts orders them; null or absent where it was not asked. */
  reader?: readonly number[] | null
  /** Who it expects to answer otherwise; null or absent as `reader` is. */
  leans?: Leans | null
  /** Sentences that were written for such a question: for each option in the reading's order, or once where it has none; best first. */
  said?: readonly (readonly Fitting[])[]
  /** What a price does to it, as the reader sees it; null or absent where none is named. */
  demand?: Demand | null
  /** `embedding` or, where no model could be loaded, `lexical`. */
  by: 'embedding' | 'lexical'
}
