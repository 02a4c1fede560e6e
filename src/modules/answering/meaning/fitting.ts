import type { Said, SaidKind } from '../../knowledge/index.ts'

/** A written sentence, with how well it goes with what was asked and answered. */
export interface Fitting extends Said {
  fit: number
  /** More than nine in ten of such sentences answer what was asked. */
  sure: boolean
  /** The kind of offers or of questions that it was written for; null where it was written for a question. */
  kind: SaidKind
  /** Two things are asked, and it was written for a question that asks two: it answers both. */
  twice: boolean
  /** The highest number among the answers that its question has; null where they are no numbers. */
  top: number | null
}

/** A question as written sentences are looked up for it. */
export interface SaidWanted {
  text: string
  /** The same without the answers that it lists. */
  canonical: string
  /** Where it lies among all texts, by the finder's model. */
  vector: Float32Array
  /** What the reader takes it to mean by itself. */
  meaning: Float32Array
  /** The same with each of its answers; by itself where it has none. Worked out where sentences are found that may go with them. */
  answers: readonly (() => Float32Array)[]
  /** The same two of what it offers, by which kinds of offers are found; null where it offers nothing. */
  offer: { text: string; vector: Float32Array; meaning: Float32Array } | null
  /** Whether it is answered in words. */
  open: boolean
  /** Whether it asks for what is good (1), for what is bad (-1), or for neither. */
  side: number
}
