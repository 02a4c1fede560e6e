import type { AskedQuestion, QuestionResults, Quote } from '../results/index.ts'

/** A question with what its answers come to. */
export interface QuestionTable {
  asked: AskedQuestion
  results: QuestionResults
  /** Such as can be shown for the question as a whole. */
  quotes: Quote[]
}
