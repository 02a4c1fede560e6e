import type { PlannedFormat } from './answer-forms.ts'

/** What a question is for in the order of a study, from the first word to the last. */
export const planRoles = ['opening', 'behaviour', 'concept', 'price', 'barriers', 'comparison', 'closing'] as const
export type PlanRole = (typeof planRoles)[number]

/** A question before it has its place. */
export interface Draft {
  role: PlanRole
  purpose: string
  question: string
  format: PlannedFormat
}

export const draft = (role: PlanRole, purpose: string, question: string, format: PlannedFormat): Draft => ({
  role,
  purpose,
  question,
  format,
})

/** What its answers are for, where a question is the author's own. */
export const SOUGHT = 'What was to be learned, in its own words.'
