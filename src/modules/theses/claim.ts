import type { QuestionForm } from './claim-questions.ts'

/** An assertion of a thesis that can be put to people, and who they are. */
export interface DraftClaim {
  claim: string
  /** Whom it is about, in the words of the thesis; null for nobody in particular. */
  who: string | null
  /** `comparison`: those of whom the thesis does not speak, asked the same, so that a difference shows. */
  role: 'claim' | 'comparison'
  /** In the filter language. */
  filters: Record<string, unknown>
  questions: QuestionForm[]
  /** What of them no filter has. */
  caveat: string | null
}

/** A claim as far as it has come: with a group, or with what stood in the way of one. */
export interface Claim extends DraftClaim {
  /** Whom the filters describe, in words, and how many of them there are. */
  audience: string
  matched_count: number
  research_group_id: number | null
  /** Whether people were looked for. */
  tried: boolean
  /** Why there is no group, or a smaller one, or one of others than were meant. */
  note: string | null
}
