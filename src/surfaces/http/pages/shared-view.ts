/** What the page of a shared report shows. Everything that is to be left out is left out of it already. */
export interface SharedReportView {
  title: string
  objective: string
  created_at: string
  /** Null while there are only results. */
  completed_at: string | null
  participant_count: number
  answer_count: number
  groups: readonly string[]
  people: readonly { heading: string; parts: readonly { label: string; count: number }[] }[]
  redacted: readonly string[]
  written: WrittenView | null
  questions: readonly QuestionView[]
  median_error_points: number | null
  method: {
    engines: readonly string[]
    models: readonly string[]
    knowledge_versions: readonly string[]
    population_versions: readonly string[]
  }
}

export interface WrittenView {
  tldr: { text: string; bullets: readonly string[] } | null
  summary: {
    overall: string
    first_read: boolean
    segments: readonly FindingView[]
    divergences: readonly FindingView[]
    mindsets: readonly FindingView[]
    next_questions: readonly string[]
    comparison_count: number
  } | null
  recommendations: readonly { text: string; because: string; confidence: string }[]
  correlations: { note: string; sentences: readonly string[] } | null
  by_model: boolean
}

export interface FindingView {
  heading: string | null
  text: string
  quotes: readonly QuoteView[]
}

export interface QuoteView {
  text: string
  who: string
  about: string
  /** The page of the agent who says it. */
  path: string | null
}

export interface EstimateView {
  value: number
  ci_low: number
  ci_high: number
}

export interface ShareView {
  label: string
  share: number
  ci_low: number
  ci_high: number
}

export interface QuestionView {
  wording: string
  original: string | null
  type: 'open' | 'single_choice' | 'multiple_choice' | 'scale' | 'numeric' | 'ranking'
  attachment_count: number
  n: number
  asked_count: number
  error_points: number | null
  options: readonly (ShareView & { count: number; mean_rank: number | null })[]
  range: { min: number; max: number } | null
  mean: EstimateView | null
  median: number | null
  top2: EstimateView | null
  nps: (EstimateView & { promoters: number; passives: number; detractors: number }) | null
  themes: readonly (ShareView & { respondents: number; quotes: readonly QuoteView[] })[]
  voices: readonly QuoteView[]
}

/** What is behind a link. */
export type SharedReportState = { status: 'off' } | { status: 'expired' } | { status: 'on'; view: SharedReportView }
