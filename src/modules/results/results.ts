import type { QuestionForm } from './study-data.ts'

/** What the answers to one question come to. Shares are of those who gave an answer; intervals are for 95 %. */
export interface QuestionResults {
  type: QuestionForm['type']
  /** Respondents: agents with an answer that counts. */
  n: number
  /** To whom it does not apply, and who had nothing to say or declined to: they are no respondents. */
  not_applicable: number
  nothing_to_say: number
  /** Kish's: how many equally weighted respondents they are worth. */
  n_effective: number
  /**
   * How many perfectly forecast respondents the stated error of the engine is worth: with an interval of ± x points for a
   * share, more agents than this hardly make a result surer. Null where no error is stated.
   */
  n_model: number | null
  options: OptionResult[]
  /** Of scales and numbers. */
  mean?: Estimate
  sd?: number
  median?: number
  /** Of scales: the share of the two highest points. */
  top2?: Estimate
  /** Of recommendations from 0 to 10: promoters (9, 10) less detractors (0 to 6), from -100 to 100. */
  nps?: Estimate & { promoters: number; passives: number; detractors: number }
  /** Of open questions. */
  themes?: Theme[]
}

export interface Estimate {
  value: number
  ci_low: number
  ci_high: number
}

export interface OptionResult {
  value: string | number
  /** Respondents, not weighted. */
  count: number
  /** Of the weights; several options of a multiple choice may come to more than 1. For a ranking: who put it first. */
  share: number
  ci_low: number
  ci_high: number
  /** Of a ranking: 1 is first. */
  mean_rank?: number
}

export interface Theme {
  label: string
  /** Who mentions it: each counts once, however often. */
  respondents: number
  share: number
  ci_low: number
  ci_high: number
  /** Verbatim. */
  quotes: Quote[]
}

export interface Quote {
  answer_id: number
  agent_id: number
  /** A whole answer or whole sentences of it, exactly as they stand there. */
  text: string
}

/** The answers to a question beside each other for groups of people. */
export interface Crosstab {
  question_id: number
  /** The field of the agents that makes the groups: "region". */
  by: string
  columns: CrosstabColumn[]
  /** Whether the groups differ at all; null where too few could be compared. `q` is p after control for all tests made. */
  test: { name: string; statistic: number; df: number; p: number; q: number } | null
}

export interface CrosstabColumn {
  /** As the field has it ("midwest"); numbers in bands ("25-34"). */
  value: string
  n: number
  n_effective: number
  /** Fewer than five: nothing but their number is told. */
  suppressed: boolean
  options: OptionResult[] | null
  mean?: Estimate
  /** Of open questions. */
  themes?: Pick<Theme, 'label' | 'respondents' | 'share' | 'ci_low' | 'ci_high'>[]
}

/** A group of people that answers otherwise than all others do, by more than chance and the engine's error explain. */
export interface Difference {
  question_id: number
  by: string
  group: string
  /** An answer that is more or less frequent, a theme that is, or a mean that is higher or lower. */
  of: { kind: 'option' | 'theme'; label: string } | { kind: 'mean' }
  /** Respondents of the group, and all others. */
  n: number
  n_others: number
  /** Shares, or means. */
  value: number
  others: number
  difference: Estimate
  p: number
  /** After control of the false discovery rate over all comparisons that were made. */
  q: number
}

/** Two questions whose answers go together. */
export interface Correlation {
  question_ids: [number, number]
  /** Spearman's for what is ordered (from -1 to 1), else Cramér's V (from 0 to 1). */
  measure: 'spearman' | 'cramers_v'
  n: number
  value: number
  ci_low: number
  ci_high: number
  p: number
  q: number
}
