import type { Format, Reading } from '../reading/reading.ts'

/** What can be wrong with the way a question is put. */
export const changeKinds = [
  /** The wording tells which answer is expected: "Don't you agree …", "…, right?", "Most people think …". */
  'leading',
  /** The thing asked about is praised or damned in passing: "our amazing app", "the disastrous policy". */
  'loaded',
  /** Two things are asked, and one answer is wanted. */
  'double_barrelled',
  /** Something is taken for granted that need not be so: "How often do you use …", "When did you stop …". */
  'presumption',
  /** One has to turn the question round twice to understand it. */
  'double_negative',
  /** "always", "every single time": hardly anybody can say yes to that. */
  'absolute',
  /** The answers to choose from lean to one side. */
  'unbalanced_options',
  /** A wish that nobody would deny is put in place of a question: "Wouldn't it be great if …". */
  'hypothetical_praise',
] as const
export type ChangeKind = (typeof changeKinds)[number]

export interface Change {
  kind: ChangeKind
  /** The words that it is about, as they were. */
  found: string
  /** For whoever wrote the question: what was wrong with them. */
  why: string
}

export interface Optimized {
  /** As asked, white space tidied. */
  question: string
  /** The neutral wording; equal to `question` when there is nothing to mend. */
  optimized_question: string
  changes: Change[]
}

/**
 * What a rule cannot but change in how the question is read. Everything else must stay as it was.
 * `tag`: "It is easy, right?" is no yes-or-no question to the reader, but it is one.
 * `scene`: a sentence before the question goes; so it is no description to react to any more.
 * `labels`: the answers that the reader makes up follow the word for what is measured ("Very amazing").
 * `turn`: the question is put the other way round, and so is its wording; a yes means the same.
 * `condition`: "every time you cook" becomes "when you cook", which is read as a condition.
 * `part`: a second question in the same sentence goes.
 * `both`: what was asked for one side is asked for both.
 */
export type Liberty = 'tag' | 'scene' | 'labels' | 'turn' | 'condition' | 'part' | 'both'

/** Another wording that a rule proposes, and why. */
export interface Proposal {
  text: string
  change: Change
  liberties?: readonly Liberty[]
}

/** What a rule may look at beside the sentence itself. */
export interface Scene {
  reading: Reading
  format: Format
}

/** Proposes wordings for the question in a sentence, the preferred one first. Quoted text stands in it as one sign. */
export type SentenceRule = (core: string, scene: Scene) => Proposal[]

/** The same for the text as a whole, where a sentence before the question is part of the trouble. */
export type TextRule = (sentences: readonly string[]) => { at: number; count: number; by: Proposal }[]
