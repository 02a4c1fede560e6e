import type { Brief, BriefText, Missing, PlannedQuestion, RefusalReason } from '../briefs/index.ts'
import type { Matching, Relaxation } from '../filters/index.ts'

export const requestKinds = ['group', 'study'] as const
export type RequestKind = (typeof requestKinds)[number]

export const statuses = [
  'queued',
  'running',
  'needs_clarification',
  'awaiting_review',
  'refused',
  'completed',
  'failed',
] as const
export type Status = (typeof statuses)[number]

export const phases = [
  'parse',
  'recruit',
  'screen',
  'prune',
  'fit_check',
  'refine',
  'create_study',
  'completed',
] as const
export type Phase = (typeof phases)[number]

/** How a language model takes part in the reading. */
export const hostModes = ['auto_prompt_assisted', 'prompt_assisted', 'deterministic_only'] as const
export type HostMode = (typeof hostModes)[number]

export const surfaces = ['api', 'mcp', 'cli', 'web'] as const

/** What the caller settled beside the text; null leaves it to the text, or to us. */
export interface Settings {
  group_size: number | null
  question_count: number | null
  name: string | null
  title: string | null
  /** Everything that is left to chance comes from it, so that a second attempt draws whom the first one drew. */
  seed: string
  /** Nobody is recruited before the caller has seen how the text was understood. */
  review: boolean
  specialist_host_mode: HostMode
  source_surface: (typeof surfaces)[number]
}

type Echo = Matching['echo']

/** Whom the filters of a brief select, counted when it was read. */
export interface Audience {
  filters: Echo
  description: string
  matched_count: number
  group_size: number
  /** One for every quota of the brief, in its order: how many of the group, and how many there are to choose from. */
  cells: { size: number; matched_count: number }[]
  /** What to loosen, where there are fewer than are wanted. */
  relaxations: Relaxation[]
}

/** A brief, and what came of its filters; null where they were not looked at: the brief was refused, or names nobody. */
export interface ReadRequest extends Brief {
  audience: Audience | null
}

export interface StudyPlan {
  title: string
  questions: PlannedQuestion[]
}

export interface ScreeningAnswer {
  question: string
  reply: string
}

export interface Candidate {
  agent_id: number
  /** Which quota the person was drawn for; 0 where there are none. */
  cell: number
}

export interface Screened extends Candidate {
  /** To as many questions as were put: whoever answers one otherwise than wanted is not asked the next. */
  answers: (ScreeningAnswer & { fits: boolean })[]
  /** Somebody who could not be reached does not stay either, and is no judgement on the audience. */
  failed: boolean
}

export interface Recruited extends Candidate {
  screening: ScreeningAnswer[]
}

/** What a phase needs to know of those before it. */
export interface Progress {
  /** 1 for the first. */
  round: number
  /** Drawn in this round. */
  candidates: Candidate[]
  /** What those of this round answered, once they have. */
  screened: Screened[]
  /** Everybody who was drawn in the rounds before: nobody is asked twice. */
  earlier: number[]
  asked_count: number
  passed_count: number
  members: Recruited[]
  population_version: string | null
}

export const noProgress: Progress = {
  round: 1,
  candidates: [],
  screened: [],
  earlier: [],
  asked_count: 0,
  passed_count: 0,
  members: [],
  population_version: null,
}

/** Why nothing will be made, with what would find somebody. */
export interface ShownRefusal {
  reason: RefusalReason
  message: string
  said: string | null
  filters?: Echo
  description?: string
  matched_count?: number
  nearest?: Relaxation[]
  screening?: { asked: number; passed: number; kept: number; rounds: number }
}

/** What a language model did with the reading, or why it did nothing. */
export interface Specialist {
  host_mode: HostMode
  host_status: 'pending' | 'completed' | 'unavailable' | 'failed'
  host_message: string
  step_status: 'pending' | 'completed' | 'skipped' | 'failed'
  step_reason_code: string | null
  step_message: string
  decision_action: 'continue' | 'clarify' | 'refuse' | null
  decision_message: string | null
  applied_change_keys: string[]
  rejected_changes: RejectedChange[]
}

/** What a language model proposed and the text speaks against, or does not speak for. */
export interface RejectedChange {
  key: string
  proposed: string | null
  /** What holds instead. */
  kept: string | null
  why: string
}

export interface RequestRow {
  id: string
  organization_id: number
  user_id: number | null
  kind: RequestKind
  status: Status
  phase: Phase
  progress_message: string
  texts: BriefText[]
  settings: Settings
  step: number
  progress: Progress
  brief: ReadRequest | null
  plan: StudyPlan | null
  specialist: Specialist
  warnings: string[]
  clarifying_questions: string[]
  missing_info: Missing[]
  refusal: ShownRefusal | null
  refusal_reason: string | null
  error: string | null
  operation_id: string | null
  job_id: string
  research_group_id: number | null
  study_id: number | null
  created_at: Date
  updated_at: Date
  ended_at: Date | null
}

/** Whether a worker has, or will have, the request in hand. */
export const isOpen = ({ status }: Pick<RequestRow, 'status'>): boolean => status === 'queued' || status === 'running'
