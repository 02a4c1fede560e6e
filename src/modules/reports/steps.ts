/** What completing a study consists of; each step is a job of its own, and any of them can be asked for alone. */
export const completionSteps = [
  'study_research_summary',
  'study_recommendations',
  'study_correlations',
  'study_tldr',
] as const

export type CompletionStep = (typeof completionSteps)[number]
