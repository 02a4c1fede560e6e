import type { Category, KnownQuestion } from '../../knowledge/index.ts'

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
  /** What the reader expects of the answers, as deciding/reader-listing.ts orders them; null or absent where it was not asked. */
  reader?: readonly number[] | null
  /** `embedding` or, where no model could be loaded, `lexical`. */
  by: 'embedding' | 'lexical'
}
