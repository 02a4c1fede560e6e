/** Written by `npm run generate` from the contracts; do not edit. */
import type { CallOptions } from '../options.ts'
import type { PagePromise } from '../pages.ts'

/** What the service names an error by. */
export type ErrorCode =
  | 'invalid_request'
  | 'needs_clarification'
  | 'unauthorized'
  | 'key_rotated_post_upgrade'
  | 'forbidden'
  | 'feature_not_included'
  | 'not_found'
  | 'job_not_accessible'
  | 'method_not_allowed'
  | 'conflict'
  | 'study_already_completed'
  | 'idempotency_conflict'
  | 'payload_too_large'
  | 'unsupported_media_type'
  | 'refused'
  | 'rate_limited'
  | 'quota_exhausted'
  | 'internal_error'
  | 'engine_unavailable'

/** What a key may do. */
export type Scope =
  | 'free:ask'
  | 'agent:search'
  | 'groups:read'
  | 'groups:write'
  | 'studies:read'
  | 'studies:write'
  | 'zeitgeist:read'
  | 'zeitgeist:write'
  | 'jobs:read'
  | 'questions:read'
  | 'questions:write'
  | 'media:write'
  | 'billing:read'
  | 'thesis:write'
  | 'admin'

export interface Agent {
  id: number
  uuid: string
  /** The page of the agent. */
  url: string
  name: string
  age: number
  sex: string
  city: string
  /** State, province or region, by the name people there use. */
  state: string
  country: string
  /** Occupation; for people without a job `Retired`, `Student`, `Homemaker` and the like. */
  occupation: string
  /** Family of occupations; null without a job. */
  occupation_major_group: string | null
  /** Null without a job. */
  industry: string | null
  /** `employed`, `self_employed`, `unemployed`, `retired` or `not_in_labour_force`. */
  labour_status: string
  /** What the person would call the job; null without one. */
  title_variant: string | null
  summary: string
  annual_income_usd: number
  marital_status: string
  /** Own children of any age. */
  num_children: number
  /** A cohort attribute drawn from public statistics, not a medical record. Left out where none is assigned. */
  health_profile?: HealthProfile
}

export interface AgentSummary {
  id: number
  uuid: string
  url: string
  name: string
  age: number
  sex: string
  city: string
  state: string
  country: string
  occupation: string
}

export interface Answer {
  id: number
  study_id: number | null
  question_id: number
  submitted_at: string
  /** What the agent says, as plain text. */
  response_text: string
  /** Of closed questions: the option, several of them (a ranking: in order), or a number. Null for open ones. */
  value: string | number | string[] | null
  /** How much is known that this answer rests on. */
  confidence: 'high' | 'medium' | 'low'
  /**
   * What the words are: found for the question, the value alone (plain), a fact on record, nothing to say, not
   * applicable, refused. Null where a language model wrote them.
   */
  words: 'said' | 'plain' | 'record' | 'nothing' | 'not_applicable' | 'refused' | null
  /** How much the answer counts; 1 on average. */
  weight: number
  agent_id: number
  agent_uuid: string
  agent_name: string
  agent_age: number
  agent_city: string
  agent_state: string
  agent_country: string
  /** City, state and country in one line. */
  agent_location: string
  agent_occupation: string
  agent_summary: string
  agent_url: string
  /** Address of a drawn portrait; never a real face. */
  agent_image: string
  agent_voice_vendor_voice_id: string | null
  audio_file_id: string | null
  synthetic: true
}

export interface AskedQuestion {
  status: 'queued'
  /** Of the question as a whole: finished when every agent has answered or failed. */
  job_id: string
  /** One for each agent, in the order of `agent_ids`. */
  job_ids: string[]
  question_id: number
  question_uuid: string
  /** As you wrote it. */
  question: string
  /** What agents are asked, where that is another wording. */
  optimized_question: string | null
  agent_ids: number[]
  agents: AgentSummary[]
}

export interface Brief {
  /**
   * The audience in the filter language, as it was understood; null where it was not looked up, because the request
   * was refused or says nobody whom there is.
   */
  filters: {
    match: 'all' | 'any'
    filters: Record<string, unknown>
  } | null
  /** The same in words. */
  description: string | null
  /** Agents who match. */
  matched_count: number | null
  /** What to loosen, with true counts, where fewer match than are wanted. */
  relaxations: Relaxation[]
  /** As the text has it. */
  group_size: number | null
  objective: string | null
  quotas: {
    said: string
    filters: Record<string, unknown>
    share: number
    /** So many of the group. */
    size: number | null
    matched_count: number | null
  }[]
  /** What no filter has: candidates are asked, and who answers otherwise does not stay. */
  screening: {
    said: string
    question: string
    keep: 'Yes' | 'No'
  }[]
  /** Questions that the text itself has. */
  questions: string[]
  understood: {
    said: string
    as: string
  }[]
  assumed: string[]
  ignored: {
    said: string
    why: string
  }[]
}

export interface DeletedThing {
  ok: true
  deleted_id: number
  deleted_uuid: string
}

export interface DirectQuestion {
  id: number
  uuid: string
  question: string
  optimized_question: string | null
  /** As it was given. */
  format: Record<string, unknown>
  target: {
    type: 'agent' | 'group'
    id: number
    uuid: string
    url: string
  }
  status: 'queued' | 'started' | 'finished' | 'failed'
  job_id: string
  /** Agents asked. */
  agent_count: number
  answer_count: number
  created_at: string
  updated_at: string
  job_ids: string[]
  /** How the question was taken, and what the answers rest on; null until one is there. */
  understood: Record<string, unknown> | null
  /** Engine, versions and models behind the answers. */
  meta: Record<string, unknown> | null
  /** A page of them, in the order of the panel. */
  answers: Answer[]
  limit: number
  offset: number
  /** Weighted shares with 95 % intervals, in which chance and the stated error of the engine are together. */
  results: QuestionResults
  /** What the answers come to, in words; written when all are there. */
  summary: {
    text: string
    bullets: string[]
    /** `rules`, `model`, or `mixed`. */
    by: string
    synthetic: true
  } | null
}

export interface FilterWarning {
  field: string
  value: string
  message: string
  suggestions: string[]
}

export interface Group {
  id: number
  uuid: string
  name: string
  /** What was written of it; empty where nothing was. */
  description: string
  agent_count: number
  url: string
  archived_at: string | null
  created_at: string
  updated_at: string
}

export interface GroupRequest {
  request_id: string
  status: RequestStatus
  phase: RequestPhase
  /** How far it is, in a sentence. */
  progress_message: string
  /** The job that works on it, or did last. */
  job_id: string
  status_url: string
  /** What was asked for, with what was added to it. */
  request_text: string
  /** How many agents are wanted; null until the text was read. */
  group_size: number | null
  warnings: string[]
  /** What to answer with `additional_text`. */
  clarifying_questions: string[]
  missing_info: ('audience' | 'objective' | 'country')[]
  refusal: Refusal | null
  refusal_reason: string | null
  /** How the text was understood; null until it was read. */
  parse: Brief | null
  research_group_uuid: string | null
  group: Group | null
  recruited_agent_ids: number[]
  recruited_agents: AgentSummary[]
  /** null where candidates are not asked anything. */
  screening_summary: Screening | null
  /** How many fewer were recruited than wanted; 0 while it is under way. */
  shortfall: number
  source_surface: 'api' | 'mcp' | 'cli' | 'web'
  audience_brief_source: 'request_text' | 'additional_text' | 'request_and_additional_text'
  recruitment_translation_owner: 'deterministic_parser' | 'language_model'
  /** How the text was read. */
  specialist_host_mode: 'auto_prompt_assisted' | 'prompt_assisted' | 'deterministic_only'
  requested_specialist_host_mode: 'auto_prompt_assisted' | 'prompt_assisted' | 'deterministic_only'
  specialist_host_status: string
  specialist_host_message: string
  specialist_prompt_step_status: string
  specialist_prompt_step_reason_code: string | null
  specialist_prompt_step_message: string
  specialist_prompt_decision_action: string | null
  specialist_prompt_decision_message: string | null
  specialist_prompt_applied_change_count: number
  specialist_prompt_applied_change_keys: string[]
  /** What the language model proposed and the text speaks against, or does not speak for. */
  specialist_prompt_rejected_changes: {
    key: string
    proposed: string | null
    /** What holds instead. */
    kept: string | null
    why: string
  }[]
  operation_id: string | null
  /** What was recorded so far, oldest first; `GET /v1/operations/{operation_id}` has what comes later. */
  usage_recorded: UsageRecord[]
  /** Why it failed, where it did. */
  error: string | null
  synthetic: true
  created_at: string
  updated_at: string
}

export interface HealthProfile {
  /** Slugs such as `hypertension`. */
  conditions: string[]
  /** Slugs such as `statin`. */
  drug_classes: string[]
  /** How many classes of prescription medicines. */
  rx_medication_count: number
  smoking_status: string
  alcohol_use: string
  physical_activity_level: string
  sleep_quality: string
  diet_quality: string
  bmi: number
  bmi_class: string
  phq9_score: number
  phq9_severity: string
  source: string
  method_version: string
  calibration_version: string
  reference_version: string
}

export interface Job {
  job_id: string
  status: 'queued' | 'started' | 'finished' | 'failed'
  /**
   * Filled when finished. Of a question to the shared panel: `results`, an entry for each agent with `id`, `uuid`,
   * `name`, `age`, `city`, `state`, `occupation`, `reply`, `words` (what they are, as in the answers of studies)
   * and, for closed questions, `value`.
   */
  result: Record<string, unknown> | null
  /** Filled when failed. */
  error: string | null
  /** `free_tier: true` on jobs of the free tier; `done` and `total` on those that wait for several agents. */
  meta: Record<string, unknown>
  created_at: string
  started_at: string | null
  ended_at: string | null
}

export interface JobSummary {
  job_id: string
  status: 'queued' | 'started' | 'finished' | 'failed'
  /** Filled when failed. */
  error: string | null
  /** `free_tier: true` on jobs of the free tier; `done` and `total` on those that wait for several agents. */
  meta: Record<string, unknown>
  created_at: string
  started_at: string | null
  ended_at: string | null
}

export interface Key {
  id: number
  uuid: string
  kind: 'free' | 'live'
  /** How it begins and ends: `rk_live_…a1B2`. */
  key: string
  name: string | null
  scopes: string[]
  /**
   * How it came to be: an assistant registered, somebody signed in on a command line, the operator made it, it came
   * with a payment, a user made it here, or allowed a program that asked by sign-in to connect.
   */
  created_by: 'agent_register' | 'sign_in' | 'operator' | 'checkout' | 'user' | 'connection'
  /** Whose it is. */
  user_email: string
  created_at: string
  /** To the minute. */
  last_used_at: string | null
  revoked_at: string | null
  revoked_reason: 'replaced' | 'upgraded' | 'operator' | 'user' | 'connection_ended' | null
}

export interface MediaAsset {
  id: number
  uuid: string
  /** As it was sent, without folders, and with an ending that fits what it is. */
  filename: string
  /** What it is, by its bytes. */
  mime: 'image/png' | 'image/jpeg' | 'image/webp' | 'image/gif' | 'application/pdf'
  bytes: number
  sha256: string
  description: string | null
  /** In pixels; null for documents. */
  width: number | null
  height: number | null
  created_at: string
}

export interface OperationTotals {
  feature: 'questions_per_cycle' | 'groups_per_cycle' | 'theses_per_cycle'
  reserved: number
  committed: number
  voided: number
  open: number
}

export interface OptionResult {
  value: string | number
  /** Respondents. */
  count: number
  /** Weighted, of respondents, 0 to 1. Of a ranking: who put it first. */
  share: number
  ci_low: number
  ci_high: number
  /** Of a ranking; 1 is first. */
  mean_rank?: number
}

export interface PlannedQuestion {
  position: number
  role: string
  purpose: string
  question: string
  format: Record<string, unknown>
  source: 'planned' | 'given'
}

export interface QuestionFormat {
  type?: 'open' | 'single_choice' | 'multiple_choice' | 'scale' | 'numeric' | 'ranking' | undefined
  /** Answers to choose from, in the order in which they are shown. */
  options?: string[] | undefined
  scale?: {
    min: number
    max: number
    /** One for each point, from `min` to `max`. */
    labels?: string[] | undefined
  } | undefined
  /** How much agents say. */
  length?: 'short' | 'medium' | 'detailed' | undefined
}

export interface QuestionResults {
  type: string
  /** Respondents: agents with an answer that counts. */
  n: number
  /** Agents to whom the question does not apply; they are no respondents. */
  not_applicable: number
  /** Agents who had nothing to say, or declined to; they are no respondents. */
  nothing_to_say: number
  /** How many equally weighted respondents they are worth. */
  n_effective: number
  /** How many respondents the engine's stated error is worth: beyond it, more agents hardly make a result surer. */
  n_model: number | null
  options: OptionResult[]
  mean?: number
  sd?: number
  median?: number
  /** Share of the two highest points of a scale. */
  top2?: number
  /** Promoters less detractors, -100 to 100. */
  nps?: number
  nps_shares?: {
    promoters: number
    passives: number
    detractors: number
  }
  intervals?: {
    mean?: {
      ci_low: number
      ci_high: number
    }
    top2?: {
      ci_low: number
      ci_high: number
    }
    nps?: {
      ci_low: number
      ci_high: number
    }
  }
  themes?: Theme[]
  synthetic: true
}

export interface Quota {
  limit: number
  used: number
  /** Set aside for work that is under way. */
  reserved: number
  remaining: number
}

export interface Recruitment {
  group: Group
  /** The filter as it was understood. Sent again, it means the same. */
  filters: {
    match: 'all' | 'any'
    filters: Record<string, unknown>
  }
  /** The same in one line of words. */
  description: string
  /** Values that nobody has, with near ones, and what else may not be as intended. */
  warnings: FilterWarning[]
  /** Whether only `filters` chose the agents (`X-Filter-Raw-DSL: true`). */
  raw_dsl_mode: boolean
  recruited_agent_ids: number[]
  recruited_agents: AgentSummary[]
  requested_size: number
  /** Agents who match the filter, as a search counts them. */
  matched_count: number
  /** Of those who match: left out, as members already or by `dedupe`. */
  excluded_count: number
  /** How many fewer were recruited than requested. */
  shortfall: number
  /** Where fewer were found than requested: what to loosen, the smallest change that would do first. */
  relaxations: Relaxation[]
  sample_method: string
  /** With it, the same request draws the same agents. */
  seed: string
}

export interface Refusal {
  reason: string
  message: string
  said: string | null
  /** The filter as it was understood. Sent again, it means the same. */
  filters?: {
    match: 'all' | 'any'
    filters: Record<string, unknown>
  }
  description?: string
  matched_count?: number
  /** What to loosen, with true counts. */
  nearest?: Relaxation[]
  screening?: Screening
}

export interface Relaxation {
  /** What would be asked for differently, or no longer. */
  fields: string[]
  suggestion: string
  /** What to send as `filters` instead. */
  filters: {
    match: 'all' | 'any'
    filters: Record<string, unknown>
  }
  matched_count: number
}

export type RequestPhase = 'parse' | 'recruit' | 'screen' | 'prune' | 'fit_check' | 'refine' | 'create_study' | 'completed'

export type RequestStatus = 'queued' | 'running' | 'needs_clarification' | 'awaiting_review' | 'refused' | 'completed' | 'failed'

export interface Screening {
  /** Candidates asked. */
  asked: number
  /** Of these: answered as wanted. */
  passed: number
  /** Of these: members. Who fits when the group is full does not stay. */
  kept: number
  rounds: number
}

export interface Share {
  enabled: boolean
  /** Whoever has it can read the report; null while there is none. */
  url: string | null
  token: string | null
  expires_at: string | null
  is_expired: boolean
  redact: ('names' | 'locations')[]
}

export interface Study {
  id: number
  uuid: string
  title: string
  objective: string
  /** Whether anybody with the link can read the report. */
  shareable: boolean
  share_url: string | null
  /** The same. */
  share_link: string | null
  url: string
  /** The primary group. */
  research_group_uuid: string | null
  research_group_url: string | null
  research_groups: {
    uuid: string
    name: string
    url: string
  }[]
  stage: StudyStage
  participant_count: number
  question_count: number
  created_at: string
  updated_at: string
  budget_cents: number | null
  /** Of a study from a request in plain words: what was planned for it and not asked yet. */
  planned_questions: PlannedQuestion[]
  completed_at: string | null
}

export interface StudyQuestion {
  id: number
  uuid: string
  study_id: number
  question: string
  optimized_question: string | null
  /** As it was given. */
  format: Record<string, unknown>
  status: 'queued' | 'started' | 'finished' | 'failed'
  job_id: string
  created_at: string
  updated_at: string
  /** Participants asked. */
  agent_count: number
  answer_count: number
  answers: Answer[]
  /** Whether there are more: read them page by page. */
  answers_truncated: boolean
  /** Weighted shares with 95 % intervals, in which chance and the stated error of the engine are together. */
  results: QuestionResults
  understood: Record<string, unknown> | null
  meta: Record<string, unknown> | null
}

export interface StudyRequest {
  request_id: string
  status: RequestStatus
  phase: RequestPhase
  /** How far it is, in a sentence. */
  progress_message: string
  /** The job that works on it, or did last. */
  job_id: string
  status_url: string
  /** What was asked for, with what was added to it. */
  request_text: string
  /** How many agents are wanted; null until the text was read. */
  group_size: number | null
  warnings: string[]
  /** What to answer with `additional_text`. */
  clarifying_questions: string[]
  missing_info: ('audience' | 'objective' | 'country')[]
  refusal: Refusal | null
  refusal_reason: string | null
  /** How the text was understood; null until it was read. */
  parse: Brief | null
  research_group_uuid: string | null
  group: Group | null
  recruited_agent_ids: number[]
  recruited_agents: AgentSummary[]
  /** null where candidates are not asked anything. */
  screening_summary: Screening | null
  /** How many fewer were recruited than wanted; 0 while it is under way. */
  shortfall: number
  source_surface: 'api' | 'mcp' | 'cli' | 'web'
  audience_brief_source: 'request_text' | 'additional_text' | 'request_and_additional_text'
  recruitment_translation_owner: 'deterministic_parser' | 'language_model'
  /** How the text was read. */
  specialist_host_mode: 'auto_prompt_assisted' | 'prompt_assisted' | 'deterministic_only'
  requested_specialist_host_mode: 'auto_prompt_assisted' | 'prompt_assisted' | 'deterministic_only'
  specialist_host_status: string
  specialist_host_message: string
  specialist_prompt_step_status: string
  specialist_prompt_step_reason_code: string | null
  specialist_prompt_step_message: string
  specialist_prompt_decision_action: string | null
  specialist_prompt_decision_message: string | null
  specialist_prompt_applied_change_count: number
  specialist_prompt_applied_change_keys: string[]
  /** What the language model proposed and the text speaks against, or does not speak for. */
  specialist_prompt_rejected_changes: {
    key: string
    proposed: string | null
    /** What holds instead. */
    kept: string | null
    why: string
  }[]
  operation_id: string | null
  /** What was recorded so far, oldest first; `GET /v1/operations/{operation_id}` has what comes later. */
  usage_recorded: UsageRecord[]
  /** Why it failed, where it did. */
  error: string | null
  synthetic: true
  created_at: string
  updated_at: string
  /** How many questions are planned. */
  question_count: number
  /** What to ask them, in this order. */
  question_plan: PlannedQuestion[]
  study_id: number | null
  study_uuid: string | null
  study: Study | null
}

export type StudyStage = 'draft' | 'recruiting' | 'fielding' | 'analysis' | 'complete' | 'archived'

export interface StudySummary {
  id: number
  uuid: string
  title: string
  objective: string
  /** Whether anybody with the link can read the report. */
  shareable: boolean
  share_url: string | null
  /** The same. */
  share_link: string | null
  url: string
  stage: StudyStage
  participant_count: number
  question_count: number
  created_at: string
  updated_at: string
}

export interface Survey {
  id: number
  uuid: string
  title: string
  question: string
  answer_options: string[]
  research_group_uuid: string
  status: 'queued' | 'started' | 'finished' | 'failed'
  agent_count: number
  answer_count: number
  created_at: string
}

export interface Theme {
  label: string
  /** Who mentions it, each counted once. */
  respondents: number
  share: number
  ci_low: number
  ci_high: number
  quotes: {
    answer_id: number
    agent_id: number
    /** Verbatim. */
    text: string
  }[]
}

export interface Tier {
  id: number
  /** Without hyphens. */
  uuid: string
  name: string
  description: string | null
  payment_provider_id: string | null
  agent_tier: number
  monthly_price_cents: number
  agent_question_multiplier: number
  free_credits_cents: number
  free_questions: number
  inc_saas: boolean
  inc_research_studies: boolean
  inc_chat_integration: boolean
  inc_research_groups: boolean
  inc_quick_questions: boolean
  questions_per_cycle: number | null
  groups_per_cycle: number | null
  theses_per_cycle: number | null
  /** How many organizations are on it. */
  assigned_organizations: number
  created_at: string
  updated_at: string | null
}

export interface UsageRecord {
  operation_id: string
  feature: 'questions_per_cycle' | 'groups_per_cycle' | 'theses_per_cycle'
  units: number
  /**
   * `traced`: used at no charge. `reserved`: set aside until the work has ended, and then `committed`, as far as it
   * was delivered, or `voided`.
   */
  state: 'traced' | 'reserved' | 'committed' | 'voided'
  recorded_at: string
}

export interface Webhook {
  id: number
  uuid: string
  url: string
  description: string | null
  /** Only enabled webhooks are sent to. One that answers with 410 is disabled. */
  enabled: boolean
  created_at: string
  updated_at: string
}

export interface OnboardingAgentRegisterInput {
  /** E-mail address of the user. */
  email: string
  /** The user's account at the assistant's vendor. */
  vendor_account_uuid: string
  /** Identifies this installation of the assistant. */
  client_install_id: string
  /** The organization at the assistant's vendor. */
  vendor_org_uuid?: string | undefined
  /** When that account was made. */
  vendor_account_created_at?: string | undefined
  /** Kind of that organization. */
  vendor_org_type?: string | undefined
  /** How that organization is billed. */
  vendor_billing_type?: string | undefined
}

export interface OnboardingAgentRegisterOutput {
  ok: true
  status: 'complete' | 'login_required'
  /** Shown this once; store it. Only when `status` is `complete`. */
  api_key?: string
  /** The organization that the key belongs to. */
  org_uuid?: string
  /** Whether an earlier agent-created key was revoked by this call. */
  previous_key_revoked: boolean
  /** Where to sign in. Only when `status` is `login_required`. */
  login_url?: string
  next_steps: {
    summary: string
    docs_url: string
  }
}

export interface OnboardingStartSignInInput {
  /** The identity provider of this installation. */
  provider: 'idp'
  /**
   * Where the browser returns to: `http://127.0.0.1:<port>/oauth/callback` (or `http://[::1]:<port>/oauth/callback`)
   * on the port you listen on.
   */
  redirect_uri: string
}

export interface OnboardingStartSignInOutput {
  ok: true
  /** Names this sign-in, once. Keep it to yourself. */
  session_id: string
  authorization_url: string
  /** Seconds that the session is valid. */
  expires_in: number
}

export interface OnboardingCompleteSignInInput {
  /** As `/cli/auth/start` returned it. */
  session_id: string
  /** From the query of the callback. */
  code: string
  /** From the query of the callback. */
  state: string
  /** From the query of the callback, where the provider sends it. */
  iss?: string | undefined
}

export interface OnboardingCompleteSignInOutput {
  ok: true
  status: 'complete' | 'login_required'
  /** Shown this once; store it. Only when `status` is `complete`. */
  api_key?: string
  /** The organization that the key belongs to. */
  org_uuid?: string
  /** Where to sign in. Only when `status` is `login_required`. */
  login_url?: string
  next_steps: {
    summary: string
    docs_url: string
  }
}

export interface FreeAskInput {
  /** What to ask, in plain words: 3 to 2,000 characters unless the installation allows more. */
  question: string
  /**
   * true: the panel is asked a wording that leads nobody, as `POST /v1/questions/optimize` proposes it. Default:
   * what you wrote is what is asked.
   */
  optimize?: boolean | undefined
}

export interface FreeAskOutput {
  ok: true
  /** The shared panel. */
  group_id: number
  /** Agents asked. */
  count: number
  job_id: string
  agent_ids: number[]
  agent_uuids: string[]
  /** As you wrote it. */
  question: string
  /** With `optimize`: what the panel is asked. */
  optimized_question?: string
}

export interface QuestionsOptimizeInput {
  /** What to ask, in plain words: 3 to 2,000 characters unless the installation allows more. */
  question: string
  /** The form of the answer. What is left out is read off the wording. */
  format?: QuestionFormat | undefined
  /**
   * `rules`, the default, cost nothing. `model` asks the language model of this installation, at the cost of your
   * organization; where there is none, or it proposes nothing that can stand, rules decide. Not for free keys.
   */
  by?: 'rules' | 'model' | undefined
}

export interface QuestionsOptimizeOutput {
  /** As it was sent, white space tidied. */
  question: string
  /** The neutral wording; the same as `question` where there is nothing to mend. */
  optimized_question: string
  changes: {
    /**
     * One of `leading`, `loaded`, `double_barrelled`, `presumption`, `double_negative`, `absolute`,
     * `unbalanced_options` (told, not mended), `hypothetical_praise`; further kinds may come.
     */
    kind: string
    /** The words that it is about, as they were. */
    found: string
    /** What is wrong with them, in a sentence. */
    why: string
  }[]
  /** Who worded it: rules of this service, or a language model. */
  by: 'rules' | 'model'
}

export interface QuestionsAskAgentInput {
  /** The id or the uuid of the agent. */
  agent_id: string
  /** What to ask, in plain words: 3 to 2,000 characters unless the installation allows more. */
  question: string
  /** The form of the answer. What is left out is read off the wording. */
  format?: QuestionFormat | undefined
  /**
   * Up to 8 images and documents that the question is about, 50 MB together: ids or uuids of media assets, or
   * objects with them as `media_asset_id`.
   */
  attachments?: (number | string | {
    media_asset_id: number | string
  })[] | undefined
  /** true: agents are asked a wording that leads nobody, as `POST /v1/questions/optimize` proposes it; both are kept. */
  optimize?: boolean | undefined
}

export type QuestionsAskAgentOutput = AskedQuestion

export interface QuestionsAskGroupInput {
  /** The id or the uuid of the group. */
  group_id: string
  /** What to ask, in plain words: 3 to 2,000 characters unless the installation allows more. */
  question: string
  /** The form of the answer. What is left out is read off the wording. */
  format?: QuestionFormat | undefined
  /**
   * Up to 8 images and documents that the question is about, 50 MB together: ids or uuids of media assets, or
   * objects with them as `media_asset_id`.
   */
  attachments?: (number | string | {
    media_asset_id: number | string
  })[] | undefined
  /** true: agents are asked a wording that leads nobody, as `POST /v1/questions/optimize` proposes it; both are kept. */
  optimize?: boolean | undefined
}

export type QuestionsAskGroupOutput = AskedQuestion

export interface QuestionsAskManyInput {
  /** The id or the uuid of the group. */
  group_id: string
  /** Texts, or objects with `question`, `format`, `attachments` and `optimize`. */
  questions: (string | {
    question: string
    /** The form of the answer. What is left out is read off the wording. */
    format?: QuestionFormat | undefined
    /**
     * Up to 8 images and documents that the question is about, 50 MB together: ids or uuids of media assets, or
     * objects with them as `media_asset_id`.
     */
    attachments?: (number | string | {
      media_asset_id: number | string
    })[] | undefined
    /**
     * true: agents are asked a wording that leads nobody, as `POST /v1/questions/optimize` proposes it; both are
     * kept.
     */
    optimize?: boolean | undefined
  })[]
}

export interface QuestionsAskManyOutput {
  operation_id: string
  status: 'queued'
  accepted_count: number
  questions: {
    /** Its place in what was sent, from 0. */
    index: number
    question: string
    optimized_question: string | null
    question_id: number
    question_uuid: string
    job_id: string
    job_ids: string[]
  }[]
  rejected: {
    index: number
    question: string
    error: {
      code: string
      message: string
    }
  }[]
  agent_ids: number[]
  agents: AgentSummary[]
  /** What was recorded so far, oldest first; `GET /v1/operations/{operation_id}` has what comes later. */
  usage_recorded: UsageRecord[]
}

export interface QuestionsGetDirectInput {
  /** The id or the uuid of the question. */
  question_id: string
  /** How many to return, 1 to 1,000. */
  limit?: number | undefined
  /** How many to skip. */
  offset?: number | undefined
}

export interface QuestionsGetDirectOutput {
  direct_question: DirectQuestion
}

export interface QuestionsListDirectInput {
  /** How many to return, 1 to 100. */
  limit?: number | undefined
  /** How many to skip; lists are newest first. */
  offset?: number | undefined
}

export interface QuestionsListDirectOutput {
  direct_questions: {
    id: number
    uuid: string
    question: string
    optimized_question: string | null
    /** As it was given. */
    format: Record<string, unknown>
    target: {
      type: 'agent' | 'group'
      id: number
      uuid: string
      url: string
    }
    status: 'queued' | 'started' | 'finished' | 'failed'
    job_id: string
    /** Agents asked. */
    agent_count: number
    answer_count: number
    created_at: string
    updated_at: string
  }[]
  /** Items in this response. */
  count: number
  /** Items in all. */
  total: number
  limit: number
  offset: number
}

export interface AgentsGetInput {
  /** The id or the uuid of the agent. */
  agent_id: string
}

export interface AgentsGetOutput {
  id: number
  uuid: string
  /** The page of the agent. */
  url: string
  name: string
  age: number
  sex: string
  city: string
  /** State, province or region, by the name people there use. */
  state: string
  country: string
  /** Occupation; for people without a job `Retired`, `Student`, `Homemaker` and the like. */
  occupation: string
  /** Family of occupations; null without a job. */
  occupation_major_group: string | null
  /** Null without a job. */
  industry: string | null
  /** `employed`, `self_employed`, `unemployed`, `retired` or `not_in_labour_force`. */
  labour_status: string
  /** What the person would call the job; null without one. */
  title_variant: string | null
  summary: string
  annual_income_usd: number
  marital_status: string
  /** Own children of any age. */
  num_children: number
  /** A cohort attribute drawn from public statistics, not a medical record. Left out where none is assigned. */
  health_profile?: HealthProfile
  synthetic: true
  /** Address of a drawn portrait (SVG); never a real face. */
  agent_image: string
  /** What else the agent is conditioned on when it answers. */
  attributes: {
    education: string
    ethnicity: string | null
    nativity: string | null
    religion: string | null
    region: string | null
    metro: string | null
    urbanicity: string
    home: string
    household_size: number
    household_income_usd: number
    partner: string
    child_ages: number[]
    labour_detail: string
    worker_class: string | null
    /** Of people who have no job but had one. */
    last_job: string | null
    /** Five traits, 0 to 100; 50 is the average. */
    traits: Record<string, number>
    /** Standing among US adults, 0 to 100; null where no figures exist. */
    attitudes: Record<string, number> | null
    habits: Record<string, string> | null
  }
  provenance: {
    population_version: string
    /** `calibrated` to joint figures of the country, or `modelled` from US joint figures and the country margins. */
    basis: 'calibrated' | 'modelled'
    note: string
    /** Where each group of attributes comes from. */
    sources: Record<string, string>
  }
}

export interface AgentsLifeInput {
  /** The id or the uuid of the agent. */
  agent_id: string
}

export interface AgentsLifeOutput {
  agent_id: number
  agent_uuid: string
  name: string
  synthetic: true
  count: number
  /** By group, always in the same order. */
  things: {
    /** What the thing is called, in `understood.thing` of answers too, such as `own_a_bicycle`. */
    slug: string
    /** As it follows "Do you": `own a bicycle`. */
    thing: string
    group: 'home' | 'getting_about' | 'food_and_drink' | 'sport' | 'making_and_garden' | 'travel' | 'money' | 'technology' | 'work_and_learning' | 'culture' | 'community' | 'looks'
    /**
     * `does`: these days. `has_done`: once, and no longer. `would_like`: never yet, and would like to. `never`:
     * neither.
     */
    state: 'does' | 'has_done' | 'would_like' | 'never'
    /** The same in words: "Owns a bicycle." */
    sentence: string
  }[]
}

export interface AgentsSearchInput {
  /** Name or ISO code. As other fields, one value or several. */
  country?: string | string[] | undefined
  /** Name, or code in the US. */
  state?: string | string[] | undefined
  /** Name. */
  city?: string | string[] | undefined
  /** `female` or `male`. */
  sex?: string | string[] | undefined
  /** Least age. */
  age_min?: number | string | undefined
  /** Greatest age. */
  age_max?: number | string | undefined
  /** Whether the agent has children of any age. */
  is_parent?: boolean | string | undefined
  /** Has an own child of at least this age. */
  child_age_min?: number | string | undefined
  /** Has an own child of at most this age. */
  child_age_max?: number | string | undefined
  /** Such as `high_school` or `bachelors`. */
  education?: string | string[] | undefined
  /** A job title as people say it ("RN", "truck drivers"); it is resolved, and the echo shows to what. */
  occupation?: string | string[] | undefined
  /** Family of occupations, such as `business_financial`. */
  occupation_major_group?: string | string[] | undefined
  /** Such as `health_care_and_social_assistance`. */
  industry?: string | string[] | undefined
  /** `employed`, `self_employed`, `unemployed`, `retired`, `not_in_labour_force`. */
  labour_status?: string | string[] | undefined
  /** `owns` or `rents`. */
  home?: string | string[] | undefined
  /** `native_born` or `foreign_born`; known in the US. */
  nativity?: string | string[] | undefined
  /** `democrat`, `independent` or `republican`, with those who lean towards them; known in the US. */
  party?: string | string[] | undefined
  /** `liberal`, `moderate` or `conservative`; known in the US. */
  political_views?: string | string[] | undefined
  /** `dog`, `cat`, `other` or `none`; known in the US. */
  pets?: string | string[] | undefined
  /** Health condition: slug or common name. */
  condition?: string | string[] | undefined
  /** Class of medicines, or a medicine by name ("Ozempic"). */
  drug_class?: string | string[] | undefined
  /** The filter language as JSON, beside or instead of the shorthand. */
  filters?: string | Record<string, unknown> | undefined
  /** `all` (default) or `any` of the conditions. */
  match?: string | undefined
  /** Any text: a random but repeatable order. */
  seed?: string | undefined
  /** Every agent can be recruited at present. */
  recruitable_only?: boolean | 'true' | 'false' | undefined
  /** How many to return, 1 to 100. */
  limit?: number | undefined
  /** How many to skip; lists are newest first. */
  offset?: number | undefined
  [name: string]: unknown
}

export interface AgentsSearchOutput {
  agents: Agent[]
  count: number
  total_count: number
  limit: number
  offset: number
  /** The filter as it was understood. Sent again, it means the same. */
  filters: {
    match: 'all' | 'any'
    filters: Record<string, unknown>
  }
  /** The same in one line of words. */
  description: string
  /** Values that nobody has, with near ones. */
  warnings: FilterWarning[]
}

export interface AgentsFindInput {
  /** Name or ISO code. As other fields, one value or several. */
  country?: string | string[] | undefined
  /** Name, or code in the US. */
  state?: string | string[] | undefined
  /** Name. */
  city?: string | string[] | undefined
  /** `female` or `male`. */
  sex?: string | string[] | undefined
  /** Least age. */
  age_min?: number | string | undefined
  /** Greatest age. */
  age_max?: number | string | undefined
  /** Whether the agent has children of any age. */
  is_parent?: boolean | string | undefined
  /** Has an own child of at least this age. */
  child_age_min?: number | string | undefined
  /** Has an own child of at most this age. */
  child_age_max?: number | string | undefined
  /** Such as `high_school` or `bachelors`. */
  education?: string | string[] | undefined
  /** A job title as people say it ("RN", "truck drivers"); it is resolved, and the echo shows to what. */
  occupation?: string | string[] | undefined
  /** Family of occupations, such as `business_financial`. */
  occupation_major_group?: string | string[] | undefined
  /** Such as `health_care_and_social_assistance`. */
  industry?: string | string[] | undefined
  /** `employed`, `self_employed`, `unemployed`, `retired`, `not_in_labour_force`. */
  labour_status?: string | string[] | undefined
  /** `owns` or `rents`. */
  home?: string | string[] | undefined
  /** `native_born` or `foreign_born`; known in the US. */
  nativity?: string | string[] | undefined
  /** `democrat`, `independent` or `republican`, with those who lean towards them; known in the US. */
  party?: string | string[] | undefined
  /** `liberal`, `moderate` or `conservative`; known in the US. */
  political_views?: string | string[] | undefined
  /** `dog`, `cat`, `other` or `none`; known in the US. */
  pets?: string | string[] | undefined
  /** Health condition: slug or common name. */
  condition?: string | string[] | undefined
  /** Class of medicines, or a medicine by name ("Ozempic"). */
  drug_class?: string | string[] | undefined
  /** The filter language as JSON, beside or instead of the shorthand. */
  filters?: string | Record<string, unknown> | undefined
  /** `all` (default) or `any` of the conditions. */
  match?: string | undefined
  /** Another seed, another agent. */
  seed?: string | undefined
  [name: string]: unknown
}

export interface AgentsFindOutput {
  agent: Agent
  /** Agents in this answer: one. */
  count: number
  /** Agents who match. */
  total_count: number
  /** The filter as it was understood. Sent again, it means the same. */
  filters: {
    match: 'all' | 'any'
    filters: Record<string, unknown>
  }
  /** The same in one line of words. */
  description: string
  /** Values that nobody has, with near ones. */
  warnings: FilterWarning[]
}

export interface AgentsFindByFiltersInput {
  /** `all` (default; also `and`) or `any` (also `or`). */
  match?: string | undefined
  /** Fields and what they must be. */
  filters?: Record<string, unknown> | unknown[] | undefined
  seed?: string | undefined
  [name: string]: unknown
}

export interface AgentsFindByFiltersOutput {
  agent: Agent
  /** Agents in this answer: one. */
  count: number
  /** Agents who match. */
  total_count: number
  /** The filter as it was understood. Sent again, it means the same. */
  filters: {
    match: 'all' | 'any'
    filters: Record<string, unknown>
  }
  /** The same in one line of words. */
  description: string
  /** Values that nobody has, with near ones. */
  warnings: FilterWarning[]
}

export interface AgentsListAnswersInput {
  /** The id or the uuid of the agent. */
  agent_id: string
  /** The id or the uuid of a study: only its questions. */
  study_id?: string | undefined
  /** Only questions of studies, or only direct ones. */
  kind?: 'study' | 'direct' | undefined
  /** How many to return, 1 to 1,000. */
  limit?: number | undefined
  /** How many to skip. */
  offset?: number | undefined
}

export interface AgentsListAnswersOutput {
  agent_id: number
  answers: {
    id: number
    study_id: number | null
    question_id: number
    submitted_at: string
    /** What the agent says, as plain text. */
    response_text: string
    /** Of closed questions: the option, several of them (a ranking: in order), or a number. Null for open ones. */
    value: string | number | string[] | null
    /** How much is known that this answer rests on. */
    confidence: 'high' | 'medium' | 'low'
    /**
     * What the words are: found for the question, the value alone (plain), a fact on record, nothing to say, not
     * applicable, refused. Null where a language model wrote them.
     */
    words: 'said' | 'plain' | 'record' | 'nothing' | 'not_applicable' | 'refused' | null
    /** How much the answer counts; 1 on average. */
    weight: number
    agent_id: number
    agent_uuid: string
    agent_name: string
    agent_age: number
    agent_city: string
    agent_state: string
    agent_country: string
    /** City, state and country in one line. */
    agent_location: string
    agent_occupation: string
    agent_summary: string
    agent_url: string
    /** Address of a drawn portrait; never a real face. */
    agent_image: string
    agent_voice_vendor_voice_id: string | null
    audio_file_id: string | null
    synthetic: true
    /** As it was written. */
    question: string
    question_uuid: string
    /** As it was given. */
    format: Record<string, unknown>
    asked_at: string
    kind: 'study' | 'direct'
    /** Whether it was put to this agent and nobody else. */
    alone: boolean
    study_uuid: string | null
    study_title: string | null
  }[]
  /** Items in this response. */
  count: number
  /** Items in all. */
  total: number
  limit: number
  offset: number
}

export interface FiltersGetInput {
  /** Name or ISO code. */
  country: string | string[]
  /** Name, or code in the US. */
  state?: string | string[] | undefined
  /** Name. */
  city?: string | string[] | undefined
  /** `female` or `male`. */
  sex?: string | string[] | undefined
  /** Least age. */
  age_min?: number | string | undefined
  /** Greatest age. */
  age_max?: number | string | undefined
  /** Whether the agent has children of any age. */
  is_parent?: boolean | string | undefined
  /** Has an own child of at least this age. */
  child_age_min?: number | string | undefined
  /** Has an own child of at most this age. */
  child_age_max?: number | string | undefined
  /** Such as `high_school` or `bachelors`. */
  education?: string | string[] | undefined
  /** A job title as people say it ("RN", "truck drivers"); it is resolved, and the echo shows to what. */
  occupation?: string | string[] | undefined
  /** Family of occupations, such as `business_financial`. */
  occupation_major_group?: string | string[] | undefined
  /** Such as `health_care_and_social_assistance`. */
  industry?: string | string[] | undefined
  /** `employed`, `self_employed`, `unemployed`, `retired`, `not_in_labour_force`. */
  labour_status?: string | string[] | undefined
  /** `owns` or `rents`. */
  home?: string | string[] | undefined
  /** `native_born` or `foreign_born`; known in the US. */
  nativity?: string | string[] | undefined
  /** `democrat`, `independent` or `republican`, with those who lean towards them; known in the US. */
  party?: string | string[] | undefined
  /** `liberal`, `moderate` or `conservative`; known in the US. */
  political_views?: string | string[] | undefined
  /** `dog`, `cat`, `other` or `none`; known in the US. */
  pets?: string | string[] | undefined
  /** Health condition: slug or common name. */
  condition?: string | string[] | undefined
  /** Class of medicines, or a medicine by name ("Ozempic"). */
  drug_class?: string | string[] | undefined
  /** The filter language as JSON, beside or instead of the shorthand. */
  filters?: string | Record<string, unknown> | undefined
  /** `all` (default) or `any` of the conditions. */
  match?: string | undefined
  /** Only these, comma-separated or repeated; aliases are accepted. */
  fields?: string | string[] | undefined
  [name: string]: unknown
}

export interface FiltersGetOutput {
  country: string
  recruitable_agent_count: number
  filters: Record<string, {
    value: string | number | boolean
    count: number
  }[]>
  description: string
  /** Values that nobody has, with near ones. */
  warnings: FilterWarning[]
}

export type MeGetInput = Record<string, never>

export interface MeGetOutput {
  /** Of a session: how its organization stands. */
  kind: 'free' | 'live'
  /** null for a browser session. */
  key: {
    id: number
    uuid: string
    /** How it begins and ends: `rk_live_…a1B2`. */
    key: string
    name: string | null
    created_at: string
  } | null
  scopes: string[]
  organization: {
    uuid: string
    name: string
  }
  user: {
    email: string
    role: 'admin' | 'member'
  }
  plan: {
    name: string
    billing_mode: 'free' | 'card_provider' | 'invoiced' | 'self_hosted'
    features: string[]
  }
}

export interface GroupsRecruitInput {
  /** 1 to 200 characters. */
  name: string
  /**
   * How many agents, 1 to 1,000.
   * @default 10
   */
  group_size?: number | undefined
  /**
   * Soft targeting, such as "runs a small bakery, worried about rent": whoever fits the words better comes first,
   * and nobody is left out for not fitting. Among those who fit alike, `sample_method` and `seed` decide.
   */
  description?: string | undefined
  /**
   * `balanced`: as many of each sex and age; `representative`: by sex, age, region and education as among those who
   * match.
   * @default "random"
   */
  sample_method?: 'random' | 'balanced' | 'representative' | undefined
  /**
   * true: agents who are in another group of your organization, unless it is archived, are left out.
   * @default false
   */
  dedupe?: boolean | undefined
  /** Any text: the same seed draws the same agents. Without one, a new one is drawn and told. */
  seed?: string | undefined
  /** `female` or `male`. */
  sex?: string | string[] | undefined
  /** A condition, with values as in the filter language. */
  age?: unknown
  /** A condition, with values as in the filter language. */
  bmi?: unknown
  /** A condition, with values as in the filter language. */
  pet?: unknown
  /** Name. */
  city?: string | string[] | undefined
  /** A condition, with values as in the filter language. */
  race?: unknown
  /** `owns` or `rents`. */
  home?: string | string[] | undefined
  /** `dog`, `cat`, `other` or `none`; known in the US. */
  pets?: string | string[] | undefined
  /** Name, or code in the US. */
  state?: string | string[] | undefined
  /** `democrat`, `independent` or `republican`, with those who lean towards them; known in the US. */
  party?: string | string[] | undefined
  /** A condition, with values as in the filter language. */
  states?: unknown
  /** A condition, with values as in the filter language. */
  cities?: unknown
  /** A condition, with values as in the filter language. */
  gender?: unknown
  /** A condition, with values as in the filter language. */
  parent?: unknown
  /** A condition, with values as in the filter language. */
  region?: unknown
  /** A condition, with values as in the filter language. */
  income?: unknown
  /** Name or ISO code. As other fields, one value or several. */
  country?: string | string[] | undefined
  /** Least age. */
  age_min?: number | string | undefined
  /** Greatest age. */
  age_max?: number | string | undefined
  /** A condition, with values as in the filter language. */
  marital?: unknown
  /** A condition, with values as in the filter language. */
  regions?: unknown
  /** A condition, with values as in the filter language. */
  bmi_min?: unknown
  /** A condition, with values as in the filter language. */
  bmi_max?: unknown
  /** A condition, with values as in the filter language. */
  children?: unknown
  /** `native_born` or `foreign_born`; known in the US. */
  nativity?: string | string[] | undefined
  /** A condition, with values as in the filter language. */
  religion?: unknown
  /** A condition, with values as in the filter language. */
  party_id?: unknown
  /** A condition, with values as in the filter language. */
  ideology?: unknown
  /** A condition, with values as in the filter language. */
  politics?: unknown
  /** Such as `health_care_and_social_assistance`. */
  industry?: string | string[] | undefined
  /** A condition, with values as in the filter language. */
  countries?: unknown
  /** Whether the agent has children of any age. */
  is_parent?: boolean | string | undefined
  /** A condition, with values as in the filter language. */
  child_age?: unknown
  /** Such as `high_school` or `bachelors`. */
  education?: string | string[] | undefined
  /** A condition, with values as in the filter language. */
  ethnicity?: unknown
  /** Health condition: slug or common name. */
  condition?: string | string[] | undefined
  /** A condition, with values as in the filter language. */
  bmi_class?: unknown
  /** A condition, with values as in the filter language. */
  is_female?: unknown
  /** A condition, with values as in the filter language. */
  child_ages?: unknown
  /** A condition, with values as in the filter language. */
  urbanicity?: unknown
  /** A condition, with values as in the filter language. */
  income_min?: unknown
  /** A condition, with values as in the filter language. */
  income_max?: unknown
  /** A condition, with values as in the filter language. */
  employment?: unknown
  /** A job title as people say it ("RN", "truck drivers"); it is resolved, and the echo shows to what. */
  occupation?: string | string[] | undefined
  /** A condition, with values as in the filter language. */
  industries?: unknown
  /** A condition, with values as in the filter language. */
  conditions?: unknown
  /** Class of medicines, or a medicine by name ("Ozempic"). */
  drug_class?: string | string[] | undefined
  /** A condition, with values as in the filter language. */
  phq9_score?: unknown
  /** A condition, with values as in the filter language. */
  occupations?: unknown
  /** A condition, with values as in the filter language. */
  major_group?: unknown
  /** A condition, with values as in the filter language. */
  alcohol_use?: unknown
  /** A condition, with values as in the filter language. */
  gun_at_home?: unknown
  /** A condition, with values as in the filter language. */
  uses_tiktok?: unknown
  /** A condition, with values as in the filter language. */
  num_children?: unknown
  /** A condition, with values as in the filter language. */
  children_min?: unknown
  /** A condition, with values as in the filter language. */
  children_max?: unknown
  /** A condition, with values as in the filter language. */
  labor_status?: unknown
  /** A condition, with values as in the filter language. */
  drug_classes?: unknown
  /** A condition, with values as in the filter language. */
  diet_quality?: unknown
  /** A condition, with values as in the filter language. */
  shops_online?: unknown
  /** A condition, with values as in the filter language. */
  uses_twitter?: unknown
  /** A condition, with values as in the filter language. */
  uses_youtube?: unknown
  /** Has an own child of at least this age. */
  child_age_min?: number | string | undefined
  /** Has an own child of at most this age. */
  child_age_max?: number | string | undefined
  /** A condition, with values as in the filter language. */
  children_ages?: unknown
  /** `employed`, `self_employed`, `unemployed`, `retired`, `not_in_labour_force`. */
  labour_status?: string | string[] | undefined
  /** A condition, with values as in the filter language. */
  labour_detail?: unknown
  /** A condition, with values as in the filter language. */
  title_variant?: unknown
  /** A condition, with values as in the filter language. */
  sleep_quality?: unknown
  /** A condition, with values as in the filter language. */
  phq9_severity?: unknown
  /** A condition, with values as in the filter language. */
  uses_facebook?: unknown
  /** A condition, with values as in the filter language. */
  marital_status?: unknown
  /** A condition, with values as in the filter language. */
  child_ages_min?: unknown
  /** A condition, with values as in the filter language. */
  child_ages_max?: unknown
  /** A condition, with values as in the filter language. */
  household_size?: unknown
  /** A condition, with values as in the filter language. */
  title_variants?: unknown
  /** A condition, with values as in the filter language. */
  smoking_status?: unknown
  /** A condition, with values as in the filter language. */
  phq9_score_min?: unknown
  /** A condition, with values as in the filter language. */
  phq9_score_max?: unknown
  /** A condition, with values as in the filter language. */
  uses_instagram?: unknown
  /** A condition, with values as in the filter language. */
  political_party?: unknown
  /** `liberal`, `moderate` or `conservative`; known in the US. */
  political_views?: string | string[] | undefined
  /** A condition, with values as in the filter language. */
  hunts_or_fishes?: unknown
  /** A condition, with values as in the filter language. */
  num_children_min?: unknown
  /** A condition, with values as in the filter language. */
  num_children_max?: unknown
  /** A condition, with values as in the filter language. */
  children_at_home?: unknown
  /** A condition, with values as in the filter language. */
  household_income?: unknown
  /** A condition, with values as in the filter language. */
  health_condition?: unknown
  /** A condition, with values as in the filter language. */
  medication_class?: unknown
  /** A condition, with values as in the filter language. */
  health_bmi_class?: unknown
  /** A condition, with values as in the filter language. */
  children_ages_min?: unknown
  /** A condition, with values as in the filter language. */
  children_ages_max?: unknown
  /** A condition, with values as in the filter language. */
  annual_income_usd?: unknown
  /** A condition, with values as in the filter language. */
  income_annual_usd?: unknown
  /** A condition, with values as in the filter language. */
  employment_status?: unknown
  /** A condition, with values as in the filter language. */
  health_conditions?: unknown
  /** A condition, with values as in the filter language. */
  invests_in_stocks?: unknown
  /** A condition, with values as in the filter language. */
  household_size_min?: unknown
  /** A condition, with values as in the filter language. */
  household_size_max?: unknown
  /** A condition, with values as in the filter language. */
  medication_classes?: unknown
  /** A condition, with values as in the filter language. */
  health_drug_classes?: unknown
  /** A condition, with values as in the filter language. */
  rx_medication_count?: unknown
  /** A condition, with values as in the filter language. */
  children_at_home_min?: unknown
  /** A condition, with values as in the filter language. */
  children_at_home_max?: unknown
  /** A condition, with values as in the filter language. */
  household_income_usd?: unknown
  /** A condition, with values as in the filter language. */
  household_income_min?: unknown
  /** A condition, with values as in the filter language. */
  household_income_max?: unknown
  /** A condition, with values as in the filter language. */
  annual_income_usd_min?: unknown
  /** A condition, with values as in the filter language. */
  annual_income_usd_max?: unknown
  /** A condition, with values as in the filter language. */
  income_annual_usd_min?: unknown
  /** A condition, with values as in the filter language. */
  income_annual_usd_max?: unknown
  /** Family of occupations, such as `business_financial`. */
  occupation_major_group?: string | string[] | undefined
  /** A condition, with values as in the filter language. */
  occupation_major_groups?: unknown
  /** A condition, with values as in the filter language. */
  rx_medication_count_min?: unknown
  /** A condition, with values as in the filter language. */
  rx_medication_count_max?: unknown
  /** A condition, with values as in the filter language. */
  physical_activity_level?: unknown
  /** A condition, with values as in the filter language. */
  household_income_usd_min?: unknown
  /** A condition, with values as in the filter language. */
  household_income_usd_max?: unknown
  /** The filter language: `{match, filters}`, or fields and what they must be. */
  filters?: Record<string, unknown> | unknown[] | undefined
  /** `all` (default) or `any` of the conditions. */
  match?: string | undefined
}

export type GroupsRecruitOutput = Recruitment

export interface GroupsInterviewInput {
  /** What is to be learned, in plain words: 3 to 2,000 characters. */
  objective: string
  /** 1 to 200 characters. */
  name?: string | undefined
  /**
   * How many agents, 1 to 1,000.
   * @default 10
   */
  group_size?: number | undefined
  /** Any text: the same seed draws the same agents. Without one, a new one is drawn and told. */
  seed?: string | undefined
  /** `female` or `male`. */
  sex?: string | string[] | undefined
  /** A condition, with values as in the filter language. */
  age?: unknown
  /** A condition, with values as in the filter language. */
  bmi?: unknown
  /** A condition, with values as in the filter language. */
  pet?: unknown
  /** Name. */
  city?: string | string[] | undefined
  /** A condition, with values as in the filter language. */
  race?: unknown
  /** `owns` or `rents`. */
  home?: string | string[] | undefined
  /** `dog`, `cat`, `other` or `none`; known in the US. */
  pets?: string | string[] | undefined
  /** Name, or code in the US. */
  state?: string | string[] | undefined
  /** `democrat`, `independent` or `republican`, with those who lean towards them; known in the US. */
  party?: string | string[] | undefined
  /** A condition, with values as in the filter language. */
  states?: unknown
  /** A condition, with values as in the filter language. */
  cities?: unknown
  /** A condition, with values as in the filter language. */
  gender?: unknown
  /** A condition, with values as in the filter language. */
  parent?: unknown
  /** A condition, with values as in the filter language. */
  region?: unknown
  /** A condition, with values as in the filter language. */
  income?: unknown
  /** Name or ISO code. As other fields, one value or several. */
  country?: string | string[] | undefined
  /** Least age. */
  age_min?: number | string | undefined
  /** Greatest age. */
  age_max?: number | string | undefined
  /** A condition, with values as in the filter language. */
  marital?: unknown
  /** A condition, with values as in the filter language. */
  regions?: unknown
  /** A condition, with values as in the filter language. */
  bmi_min?: unknown
  /** A condition, with values as in the filter language. */
  bmi_max?: unknown
  /** A condition, with values as in the filter language. */
  children?: unknown
  /** `native_born` or `foreign_born`; known in the US. */
  nativity?: string | string[] | undefined
  /** A condition, with values as in the filter language. */
  religion?: unknown
  /** A condition, with values as in the filter language. */
  party_id?: unknown
  /** A condition, with values as in the filter language. */
  ideology?: unknown
  /** A condition, with values as in the filter language. */
  politics?: unknown
  /** Such as `health_care_and_social_assistance`. */
  industry?: string | string[] | undefined
  /** A condition, with values as in the filter language. */
  countries?: unknown
  /** Whether the agent has children of any age. */
  is_parent?: boolean | string | undefined
  /** A condition, with values as in the filter language. */
  child_age?: unknown
  /** Such as `high_school` or `bachelors`. */
  education?: string | string[] | undefined
  /** A condition, with values as in the filter language. */
  ethnicity?: unknown
  /** Health condition: slug or common name. */
  condition?: string | string[] | undefined
  /** A condition, with values as in the filter language. */
  bmi_class?: unknown
  /** A condition, with values as in the filter language. */
  is_female?: unknown
  /** A condition, with values as in the filter language. */
  child_ages?: unknown
  /** A condition, with values as in the filter language. */
  urbanicity?: unknown
  /** A condition, with values as in the filter language. */
  income_min?: unknown
  /** A condition, with values as in the filter language. */
  income_max?: unknown
  /** A condition, with values as in the filter language. */
  employment?: unknown
  /** A job title as people say it ("RN", "truck drivers"); it is resolved, and the echo shows to what. */
  occupation?: string | string[] | undefined
  /** A condition, with values as in the filter language. */
  industries?: unknown
  /** A condition, with values as in the filter language. */
  conditions?: unknown
  /** Class of medicines, or a medicine by name ("Ozempic"). */
  drug_class?: string | string[] | undefined
  /** A condition, with values as in the filter language. */
  phq9_score?: unknown
  /** A condition, with values as in the filter language. */
  occupations?: unknown
  /** A condition, with values as in the filter language. */
  major_group?: unknown
  /** A condition, with values as in the filter language. */
  alcohol_use?: unknown
  /** A condition, with values as in the filter language. */
  gun_at_home?: unknown
  /** A condition, with values as in the filter language. */
  uses_tiktok?: unknown
  /** A condition, with values as in the filter language. */
  num_children?: unknown
  /** A condition, with values as in the filter language. */
  children_min?: unknown
  /** A condition, with values as in the filter language. */
  children_max?: unknown
  /** A condition, with values as in the filter language. */
  labor_status?: unknown
  /** A condition, with values as in the filter language. */
  drug_classes?: unknown
  /** A condition, with values as in the filter language. */
  diet_quality?: unknown
  /** A condition, with values as in the filter language. */
  shops_online?: unknown
  /** A condition, with values as in the filter language. */
  uses_twitter?: unknown
  /** A condition, with values as in the filter language. */
  uses_youtube?: unknown
  /** Has an own child of at least this age. */
  child_age_min?: number | string | undefined
  /** Has an own child of at most this age. */
  child_age_max?: number | string | undefined
  /** A condition, with values as in the filter language. */
  children_ages?: unknown
  /** `employed`, `self_employed`, `unemployed`, `retired`, `not_in_labour_force`. */
  labour_status?: string | string[] | undefined
  /** A condition, with values as in the filter language. */
  labour_detail?: unknown
  /** A condition, with values as in the filter language. */
  title_variant?: unknown
  /** A condition, with values as in the filter language. */
  sleep_quality?: unknown
  /** A condition, with values as in the filter language. */
  phq9_severity?: unknown
  /** A condition, with values as in the filter language. */
  uses_facebook?: unknown
  /** A condition, with values as in the filter language. */
  marital_status?: unknown
  /** A condition, with values as in the filter language. */
  child_ages_min?: unknown
  /** A condition, with values as in the filter language. */
  child_ages_max?: unknown
  /** A condition, with values as in the filter language. */
  household_size?: unknown
  /** A condition, with values as in the filter language. */
  title_variants?: unknown
  /** A condition, with values as in the filter language. */
  smoking_status?: unknown
  /** A condition, with values as in the filter language. */
  phq9_score_min?: unknown
  /** A condition, with values as in the filter language. */
  phq9_score_max?: unknown
  /** A condition, with values as in the filter language. */
  uses_instagram?: unknown
  /** A condition, with values as in the filter language. */
  political_party?: unknown
  /** `liberal`, `moderate` or `conservative`; known in the US. */
  political_views?: string | string[] | undefined
  /** A condition, with values as in the filter language. */
  hunts_or_fishes?: unknown
  /** A condition, with values as in the filter language. */
  num_children_min?: unknown
  /** A condition, with values as in the filter language. */
  num_children_max?: unknown
  /** A condition, with values as in the filter language. */
  children_at_home?: unknown
  /** A condition, with values as in the filter language. */
  household_income?: unknown
  /** A condition, with values as in the filter language. */
  health_condition?: unknown
  /** A condition, with values as in the filter language. */
  medication_class?: unknown
  /** A condition, with values as in the filter language. */
  health_bmi_class?: unknown
  /** A condition, with values as in the filter language. */
  children_ages_min?: unknown
  /** A condition, with values as in the filter language. */
  children_ages_max?: unknown
  /** A condition, with values as in the filter language. */
  annual_income_usd?: unknown
  /** A condition, with values as in the filter language. */
  income_annual_usd?: unknown
  /** A condition, with values as in the filter language. */
  employment_status?: unknown
  /** A condition, with values as in the filter language. */
  health_conditions?: unknown
  /** A condition, with values as in the filter language. */
  invests_in_stocks?: unknown
  /** A condition, with values as in the filter language. */
  household_size_min?: unknown
  /** A condition, with values as in the filter language. */
  household_size_max?: unknown
  /** A condition, with values as in the filter language. */
  medication_classes?: unknown
  /** A condition, with values as in the filter language. */
  health_drug_classes?: unknown
  /** A condition, with values as in the filter language. */
  rx_medication_count?: unknown
  /** A condition, with values as in the filter language. */
  children_at_home_min?: unknown
  /** A condition, with values as in the filter language. */
  children_at_home_max?: unknown
  /** A condition, with values as in the filter language. */
  household_income_usd?: unknown
  /** A condition, with values as in the filter language. */
  household_income_min?: unknown
  /** A condition, with values as in the filter language. */
  household_income_max?: unknown
  /** A condition, with values as in the filter language. */
  annual_income_usd_min?: unknown
  /** A condition, with values as in the filter language. */
  annual_income_usd_max?: unknown
  /** A condition, with values as in the filter language. */
  income_annual_usd_min?: unknown
  /** A condition, with values as in the filter language. */
  income_annual_usd_max?: unknown
  /** Family of occupations, such as `business_financial`. */
  occupation_major_group?: string | string[] | undefined
  /** A condition, with values as in the filter language. */
  occupation_major_groups?: unknown
  /** A condition, with values as in the filter language. */
  rx_medication_count_min?: unknown
  /** A condition, with values as in the filter language. */
  rx_medication_count_max?: unknown
  /** A condition, with values as in the filter language. */
  physical_activity_level?: unknown
  /** A condition, with values as in the filter language. */
  household_income_usd_min?: unknown
  /** A condition, with values as in the filter language. */
  household_income_usd_max?: unknown
  /** The filter language: `{match, filters}`, or fields and what they must be. */
  filters?: Record<string, unknown> | unknown[] | undefined
  /** `all` (default) or `any` of the conditions. */
  match?: string | undefined
}

export interface GroupsInterviewOutput {
  group: Group
  /** The filter as it was understood. Sent again, it means the same. */
  filters: {
    match: 'all' | 'any'
    filters: Record<string, unknown>
  }
  /** The same in one line of words. */
  description: string
  /** Values that nobody has, with near ones, and what else may not be as intended. */
  warnings: FilterWarning[]
  /** Whether only `filters` chose the agents (`X-Filter-Raw-DSL: true`). */
  raw_dsl_mode: boolean
  recruited_agent_ids: number[]
  recruited_agents: AgentSummary[]
  requested_size: number
  /** Agents who match the filter, as a search counts them. */
  matched_count: number
  /** Of those who match: left out, as members already or by `dedupe`. */
  excluded_count: number
  /** How many fewer were recruited than requested. */
  shortfall: number
  /** Where fewer were found than requested: what to loosen, the smallest change that would do first. */
  relaxations: Relaxation[]
  sample_method: string
  /** With it, the same request draws the same agents. */
  seed: string
  objective: string
  questions: {
    question: string
    /** What the question is for. */
    purpose: string
    format: {
      type: 'open' | 'scale'
      scale?: {
        min: number
        max: number
        labels: string[]
      }
    }
  }[]
  /** What was taken from the words of the objective. */
  assumptions: string[]
}

export interface GroupsPreviewInput {
  /** Whom you want, in plain words: 3 to 4,000 characters. */
  description: string
  /** How many agents, 1 to 1,000. Holds against a number in the text; 10 where neither has one. */
  group_size?: number | undefined
  /** Any text: the same seed draws the same agents. Without one, a new one is drawn and told. */
  seed?: string | undefined
}

export interface GroupsPreviewOutput {
  operation_id: string
  /** Whether a group of the size wanted can be drawn. What candidates would have to be asked is not asked. */
  feasible: boolean
  group_size: number
  parse: Brief
  /** How many fewer there are than wanted. */
  shortfall: number
  /** Up to five of those who match: with this size and seed the first of the group, or of those asked first. */
  sample_agents: AgentSummary[]
  warnings: string[]
  /** What to answer with `additional_text`. */
  clarifying_questions: string[]
  missing_info: ('audience' | 'objective' | 'country')[]
  refusal: Refusal | null
  /** What was recorded so far, oldest first; `GET /v1/operations/{operation_id}` has what comes later. */
  usage_recorded: UsageRecord[]
}

export interface GroupsFromDescriptionInput {
  /** Whom you want, in plain words: 3 to 4,000 characters. */
  description: string
  /** Of the group, 1 to 200 characters; made from the audience when left out. */
  name?: string | undefined
  /** How many agents, 1 to 1,000. Holds against a number in the text; 10 where neither has one. */
  group_size?: number | undefined
  /** Any text: the same seed draws the same agents. Without one, a new one is drawn and told. */
  seed?: string | undefined
}

export interface GroupsFromDescriptionOutput {
  operation_id: string
  /** The job that works on it, or did last. */
  job_id: string
  request_id: string
  status: RequestStatus
  status_url: string
  /** What was recorded so far, oldest first; `GET /v1/operations/{operation_id}` has what comes later. */
  usage_recorded: UsageRecord[]
}

export interface GroupsCreateInput {
  /** 1 to 200 characters. */
  name: string
  description?: string | undefined
  /** 1 to 1,000 ids or uuids; one that comes twice counts once. */
  agent_ids: (number | string)[]
}

export interface GroupsCreateOutput {
  group: Group
  agent_ids: number[]
  agents: AgentSummary[]
  not_found_agent_ids: (number | string)[]
}

export interface GroupsListInput {
  /** true: archived groups as well. */
  archived?: boolean | 'true' | 'false' | undefined
  /** How many to return, 1 to 100. */
  limit?: number | undefined
  /** How many to skip; lists are newest first. */
  offset?: number | undefined
}

export interface GroupsListOutput {
  groups: Group[]
  /** Items in this response. */
  count: number
  /** Items in all. */
  total: number
  limit: number
  offset: number
}

export interface GroupsGetInput {
  /** The id or the uuid of the group. */
  group_id: string
  /** How many to return, 1 to 1,000. */
  limit?: number | undefined
  /** How many to skip. */
  offset?: number | undefined
}

export interface GroupsGetOutput {
  group: Group
  recruitments: {
    recruited_at: string
    /** As they were understood. */
    filters: {
      match: 'all' | 'any'
      filters: Record<string, unknown>
    }
    /** The words of the soft targeting. */
    target: string | null
    raw_dsl_mode: boolean
    sample_method: string
    dedupe: boolean
    seed: string
    requested_size: number
    matched_count: number
    recruited_count: number
    /** Whether members were given weights; else each counts once. */
    weighted: boolean
    population_version: string
  }[]
  agents: {
    id: number
    uuid: string
    url: string
    name: string
    age: number
    sex: string
    city: string
    state: string
    country: string
    occupation: string
    /** How much the agent counts; 1 on average. */
    weight: number
    /** What the agent said when candidates were screened, and remembers; empty where it was not asked. */
    screening: {
      question: string
      reply: string
    }[]
  }[]
  agent_count: number
  limit: number
  offset: number
}

export interface GroupsUpdateInput {
  /** The id or the uuid of the group. */
  group_id: string
  /** 1 to 200 characters. */
  name?: string | undefined
  /** null or empty: none. */
  description?: string | null | undefined
}

export interface GroupsUpdateOutput {
  group: Group
}

export interface GroupsArchiveInput {
  /** The id or the uuid of the group. */
  group_id: string
}

export interface GroupsArchiveOutput {
  ok: true
  archived_id: number
  archived_uuid: string
}

export interface GroupsAppendInput {
  /** The id or the uuid of the group. */
  group_id: string
  /**
   * How many agents, 1 to 1,000.
   * @default 10
   */
  group_size?: number | undefined
  /**
   * Soft targeting, such as "runs a small bakery, worried about rent": whoever fits the words better comes first,
   * and nobody is left out for not fitting. Among those who fit alike, `sample_method` and `seed` decide.
   */
  description?: string | undefined
  /**
   * `balanced`: as many of each sex and age; `representative`: by sex, age, region and education as among those who
   * match.
   * @default "random"
   */
  sample_method?: 'random' | 'balanced' | 'representative' | undefined
  /**
   * true: agents who are in another group of your organization, unless it is archived, are left out.
   * @default false
   */
  dedupe?: boolean | undefined
  /** Any text: the same seed draws the same agents. Without one, a new one is drawn and told. */
  seed?: string | undefined
  /** `female` or `male`. */
  sex?: string | string[] | undefined
  /** A condition, with values as in the filter language. */
  age?: unknown
  /** A condition, with values as in the filter language. */
  bmi?: unknown
  /** A condition, with values as in the filter language. */
  pet?: unknown
  /** Name. */
  city?: string | string[] | undefined
  /** A condition, with values as in the filter language. */
  race?: unknown
  /** `owns` or `rents`. */
  home?: string | string[] | undefined
  /** `dog`, `cat`, `other` or `none`; known in the US. */
  pets?: string | string[] | undefined
  /** Name, or code in the US. */
  state?: string | string[] | undefined
  /** `democrat`, `independent` or `republican`, with those who lean towards them; known in the US. */
  party?: string | string[] | undefined
  /** A condition, with values as in the filter language. */
  states?: unknown
  /** A condition, with values as in the filter language. */
  cities?: unknown
  /** A condition, with values as in the filter language. */
  gender?: unknown
  /** A condition, with values as in the filter language. */
  parent?: unknown
  /** A condition, with values as in the filter language. */
  region?: unknown
  /** A condition, with values as in the filter language. */
  income?: unknown
  /** Name or ISO code. As other fields, one value or several. */
  country?: string | string[] | undefined
  /** Least age. */
  age_min?: number | string | undefined
  /** Greatest age. */
  age_max?: number | string | undefined
  /** A condition, with values as in the filter language. */
  marital?: unknown
  /** A condition, with values as in the filter language. */
  regions?: unknown
  /** A condition, with values as in the filter language. */
  bmi_min?: unknown
  /** A condition, with values as in the filter language. */
  bmi_max?: unknown
  /** A condition, with values as in the filter language. */
  children?: unknown
  /** `native_born` or `foreign_born`; known in the US. */
  nativity?: string | string[] | undefined
  /** A condition, with values as in the filter language. */
  religion?: unknown
  /** A condition, with values as in the filter language. */
  party_id?: unknown
  /** A condition, with values as in the filter language. */
  ideology?: unknown
  /** A condition, with values as in the filter language. */
  politics?: unknown
  /** Such as `health_care_and_social_assistance`. */
  industry?: string | string[] | undefined
  /** A condition, with values as in the filter language. */
  countries?: unknown
  /** Whether the agent has children of any age. */
  is_parent?: boolean | string | undefined
  /** A condition, with values as in the filter language. */
  child_age?: unknown
  /** Such as `high_school` or `bachelors`. */
  education?: string | string[] | undefined
  /** A condition, with values as in the filter language. */
  ethnicity?: unknown
  /** Health condition: slug or common name. */
  condition?: string | string[] | undefined
  /** A condition, with values as in the filter language. */
  bmi_class?: unknown
  /** A condition, with values as in the filter language. */
  is_female?: unknown
  /** A condition, with values as in the filter language. */
  child_ages?: unknown
  /** A condition, with values as in the filter language. */
  urbanicity?: unknown
  /** A condition, with values as in the filter language. */
  income_min?: unknown
  /** A condition, with values as in the filter language. */
  income_max?: unknown
  /** A condition, with values as in the filter language. */
  employment?: unknown
  /** A job title as people say it ("RN", "truck drivers"); it is resolved, and the echo shows to what. */
  occupation?: string | string[] | undefined
  /** A condition, with values as in the filter language. */
  industries?: unknown
  /** A condition, with values as in the filter language. */
  conditions?: unknown
  /** Class of medicines, or a medicine by name ("Ozempic"). */
  drug_class?: string | string[] | undefined
  /** A condition, with values as in the filter language. */
  phq9_score?: unknown
  /** A condition, with values as in the filter language. */
  occupations?: unknown
  /** A condition, with values as in the filter language. */
  major_group?: unknown
  /** A condition, with values as in the filter language. */
  alcohol_use?: unknown
  /** A condition, with values as in the filter language. */
  gun_at_home?: unknown
  /** A condition, with values as in the filter language. */
  uses_tiktok?: unknown
  /** A condition, with values as in the filter language. */
  num_children?: unknown
  /** A condition, with values as in the filter language. */
  children_min?: unknown
  /** A condition, with values as in the filter language. */
  children_max?: unknown
  /** A condition, with values as in the filter language. */
  labor_status?: unknown
  /** A condition, with values as in the filter language. */
  drug_classes?: unknown
  /** A condition, with values as in the filter language. */
  diet_quality?: unknown
  /** A condition, with values as in the filter language. */
  shops_online?: unknown
  /** A condition, with values as in the filter language. */
  uses_twitter?: unknown
  /** A condition, with values as in the filter language. */
  uses_youtube?: unknown
  /** Has an own child of at least this age. */
  child_age_min?: number | string | undefined
  /** Has an own child of at most this age. */
  child_age_max?: number | string | undefined
  /** A condition, with values as in the filter language. */
  children_ages?: unknown
  /** `employed`, `self_employed`, `unemployed`, `retired`, `not_in_labour_force`. */
  labour_status?: string | string[] | undefined
  /** A condition, with values as in the filter language. */
  labour_detail?: unknown
  /** A condition, with values as in the filter language. */
  title_variant?: unknown
  /** A condition, with values as in the filter language. */
  sleep_quality?: unknown
  /** A condition, with values as in the filter language. */
  phq9_severity?: unknown
  /** A condition, with values as in the filter language. */
  uses_facebook?: unknown
  /** A condition, with values as in the filter language. */
  marital_status?: unknown
  /** A condition, with values as in the filter language. */
  child_ages_min?: unknown
  /** A condition, with values as in the filter language. */
  child_ages_max?: unknown
  /** A condition, with values as in the filter language. */
  household_size?: unknown
  /** A condition, with values as in the filter language. */
  title_variants?: unknown
  /** A condition, with values as in the filter language. */
  smoking_status?: unknown
  /** A condition, with values as in the filter language. */
  phq9_score_min?: unknown
  /** A condition, with values as in the filter language. */
  phq9_score_max?: unknown
  /** A condition, with values as in the filter language. */
  uses_instagram?: unknown
  /** A condition, with values as in the filter language. */
  political_party?: unknown
  /** `liberal`, `moderate` or `conservative`; known in the US. */
  political_views?: string | string[] | undefined
  /** A condition, with values as in the filter language. */
  hunts_or_fishes?: unknown
  /** A condition, with values as in the filter language. */
  num_children_min?: unknown
  /** A condition, with values as in the filter language. */
  num_children_max?: unknown
  /** A condition, with values as in the filter language. */
  children_at_home?: unknown
  /** A condition, with values as in the filter language. */
  household_income?: unknown
  /** A condition, with values as in the filter language. */
  health_condition?: unknown
  /** A condition, with values as in the filter language. */
  medication_class?: unknown
  /** A condition, with values as in the filter language. */
  health_bmi_class?: unknown
  /** A condition, with values as in the filter language. */
  children_ages_min?: unknown
  /** A condition, with values as in the filter language. */
  children_ages_max?: unknown
  /** A condition, with values as in the filter language. */
  annual_income_usd?: unknown
  /** A condition, with values as in the filter language. */
  income_annual_usd?: unknown
  /** A condition, with values as in the filter language. */
  employment_status?: unknown
  /** A condition, with values as in the filter language. */
  health_conditions?: unknown
  /** A condition, with values as in the filter language. */
  invests_in_stocks?: unknown
  /** A condition, with values as in the filter language. */
  household_size_min?: unknown
  /** A condition, with values as in the filter language. */
  household_size_max?: unknown
  /** A condition, with values as in the filter language. */
  medication_classes?: unknown
  /** A condition, with values as in the filter language. */
  health_drug_classes?: unknown
  /** A condition, with values as in the filter language. */
  rx_medication_count?: unknown
  /** A condition, with values as in the filter language. */
  children_at_home_min?: unknown
  /** A condition, with values as in the filter language. */
  children_at_home_max?: unknown
  /** A condition, with values as in the filter language. */
  household_income_usd?: unknown
  /** A condition, with values as in the filter language. */
  household_income_min?: unknown
  /** A condition, with values as in the filter language. */
  household_income_max?: unknown
  /** A condition, with values as in the filter language. */
  annual_income_usd_min?: unknown
  /** A condition, with values as in the filter language. */
  annual_income_usd_max?: unknown
  /** A condition, with values as in the filter language. */
  income_annual_usd_min?: unknown
  /** A condition, with values as in the filter language. */
  income_annual_usd_max?: unknown
  /** Family of occupations, such as `business_financial`. */
  occupation_major_group?: string | string[] | undefined
  /** A condition, with values as in the filter language. */
  occupation_major_groups?: unknown
  /** A condition, with values as in the filter language. */
  rx_medication_count_min?: unknown
  /** A condition, with values as in the filter language. */
  rx_medication_count_max?: unknown
  /** A condition, with values as in the filter language. */
  physical_activity_level?: unknown
  /** A condition, with values as in the filter language. */
  household_income_usd_min?: unknown
  /** A condition, with values as in the filter language. */
  household_income_usd_max?: unknown
  /** The filter language: `{match, filters}`, or fields and what they must be. */
  filters?: Record<string, unknown> | unknown[] | undefined
  /** `all` (default) or `any` of the conditions. */
  match?: string | undefined
}

export type GroupsAppendOutput = Recruitment

export interface GroupsAgentsAddInput {
  /** The id or the uuid of the group. */
  group_id: string
  /** 1 to 1,000 ids or uuids; one that comes twice counts once. */
  agent_ids: (number | string)[]
}

export interface GroupsAgentsAddOutput {
  /** The uuid of the group. */
  group_id: string
  group_url: string
  added_agent_ids: number[]
  added_agents: AgentSummary[]
  added_count: number
  already_member_ids: number[]
  not_found_agent_ids: (number | string)[]
  agent_count: number
}

export interface GroupsAgentsRemoveInput {
  /** The id or the uuid of the group. */
  group_id: string
  /** 1 to 1,000 ids or uuids; one that comes twice counts once. */
  agent_ids: (number | string)[]
}

export interface GroupsAgentsRemoveOutput {
  /** The uuid of the group. */
  group_id: string
  group_url: string
  removed_agent_ids: number[]
  removed_agents: AgentSummary[]
  removed_count: number
  not_member_ids: (number | string)[]
  agent_count: number
}

export interface StudiesCreateInput {
  /** 1 to 200 characters. */
  title: string
  /** What is to be learned, in plain words. */
  objective?: string | undefined
  /** The primary group, by uuid or id. */
  research_group_uuid?: string | number | undefined
  /** Further groups. An agent of several takes part once. */
  research_group_uuids?: (string | number)[] | undefined
  /** true: shared at once. */
  shareable?: boolean | undefined
  /** The most that language models may cost for it, where that is less than the installation allows every study. */
  budget_cents?: number | undefined
}

export interface StudiesCreateOutput {
  study: {
    id: number
    uuid: string
    title: string
    objective: string
    /** Whether anybody with the link can read the report. */
    shareable: boolean
    share_url: string | null
    /** The same. */
    share_link: string | null
    url: string
    /** The primary group. */
    research_group_uuid: string | null
    research_group_url: string | null
    research_groups: {
      uuid: string
      name: string
      url: string
    }[]
  }
}

export interface StudiesListInput {
  /** How many to return, 1 to 100. */
  limit?: number | undefined
  /** How many to skip; lists are newest first. */
  offset?: number | undefined
}

export interface StudiesListOutput {
  studies: StudySummary[]
  /** Items in this response. */
  count: number
  /** Items in all. */
  total: number
  limit: number
  offset: number
}

export interface StudiesGetInput {
  /** The id or the uuid of the study. */
  study_id: string
}

export interface StudiesGetOutput {
  study: Study
}

export interface StudiesUpdateInput {
  /** The id or the uuid of the study. */
  study_id: string
  title?: string | undefined
  objective?: string | undefined
  research_group_uuids?: (string | number)[] | undefined
  stage?: 'fielding' | 'archived' | undefined
  /** What is to be asked, in this order, instead of what was planned. Nobody is asked by it. */
  planned_questions?: ({
    /** What to ask, in plain words: 3 to 2,000 characters unless the installation allows more. */
    question: string
    /**
     * The form of the answer. What is left out is read off the wording.
     * @default {}
     */
    format?: {
      type?: 'open' | 'single_choice' | 'multiple_choice' | 'scale' | 'numeric' | 'ranking' | undefined
      /** Answers to choose from, in the order in which they are shown. */
      options?: string[] | undefined
      scale?: {
        min: number
        max: number
        /** One for each point, from `min` to `max`. */
        labels?: string[] | undefined
      } | undefined
      /** How much agents say. */
      length?: 'short' | 'medium' | 'detailed' | undefined
    } | undefined
    /** @default "own" */
    role?: string | undefined
    /** @default "" */
    purpose?: string | undefined
    /** @default "given" */
    source?: 'planned' | 'given' | undefined
  })[] | undefined
}

export interface StudiesUpdateOutput {
  study: Study
}

export interface StudiesRemoveInput {
  /** The id or the uuid of the study. */
  study_id: string
}

export type StudiesRemoveOutput = DeletedThing

export interface StudiesAskInput {
  /** The id or the uuid of the study. */
  study_id: string
  /** What to ask, in plain words: 3 to 2,000 characters unless the installation allows more. */
  question: string
  /** The form of the answer. What is left out is read off the wording. */
  format?: QuestionFormat | undefined
  /**
   * Up to 8 images and documents that the question is about, 50 MB together: ids or uuids of media assets, or
   * objects with them as `media_asset_id`.
   */
  attachments?: (number | string | {
    media_asset_id: number | string
  })[] | undefined
  /** true: agents are asked a wording that leads nobody, as `POST /v1/questions/optimize` proposes it; both are kept. */
  optimize?: boolean | undefined
}

export interface StudiesAskOutput {
  study_id: number
  status: 'queued'
  /** Of the question as a whole: finished when every agent has answered or failed. */
  job_id: string
  /** One for each agent, in the order of `agent_ids`. */
  job_ids: string[]
  question_id: number
  question_uuid: string
  /** As you wrote it. */
  question: string
  /** What agents are asked, where that is another wording. */
  optimized_question: string | null
  agent_ids: number[]
  agents: AgentSummary[]
}

export interface StudiesListQuestionsInput {
  /** The id or the uuid of the study. */
  study_id: string
  /** Answers with each question, 1 to 1,000. */
  answers_limit?: number | undefined
  /** How many to return, 1 to 100. */
  limit?: number | undefined
  /** How many to skip; lists are newest first. */
  offset?: number | undefined
}

export interface StudiesListQuestionsOutput {
  study_id: number
  study_title: string
  questions: StudyQuestion[]
  /** Items in this response. */
  count: number
  /** Items in all. */
  total: number
  limit: number
  offset: number
}

export interface StudiesGetQuestionInput {
  /** The id or the uuid of the study. */
  study_id: string
  /** The id or the uuid of the question. */
  question_id: string
  /** Answers to return, 1 to 1,000. */
  answers_limit?: number | undefined
}

export interface StudiesGetQuestionOutput {
  study_id: number
  study_title: string
  question: StudyQuestion
}

export interface StudiesListAnswersInput {
  /** The id or the uuid of the study. */
  study_id: string
  /** The id or the uuid of the question. */
  question_id: string
  /**
   * Only the answers of those who match: the filter language as JSON, `{"sex": "female"}`. Any field that `by`
   * takes.
   */
  filters?: string | Record<string, unknown> | undefined
  /** How many to return, 1 to 1,000. */
  limit?: number | undefined
  /** How many to skip. */
  offset?: number | undefined
}

export interface StudiesListAnswersOutput {
  study_id: number
  question_id: number
  answers: Answer[]
  filters: {
    match: 'all' | 'any'
    filters: Record<string, unknown>
  } | null
  filter_description: string | null
  /** Values that nobody has, with near ones. */
  filter_warnings: FilterWarning[]
  /** Items in this response. */
  count: number
  /** Items in all. */
  total: number
  limit: number
  offset: number
}

export interface StudiesListAgentsInput {
  /** The id or the uuid of the study. */
  study_id: string
  /** How many to return, 1 to 1,000. */
  limit?: number | undefined
  /** How many to skip. */
  offset?: number | undefined
}

export interface StudiesListAgentsOutput {
  study_id: number
  agents: {
    id: number
    uuid: string
    url: string
    name: string
    age: number
    sex: string
    city: string
    state: string
    country: string
    occupation: string
    weight: number
    research_group_uuid: string
    /** What the agent said when candidates were screened, and remembers; empty where it was not asked. */
    screening: {
      question: string
      reply: string
    }[]
  }[]
  /** Items in this response. */
  count: number
  /** Items in all. */
  total: number
  limit: number
  offset: number
}

export interface StudiesRemoveAgentsInput {
  /** The id or the uuid of the study. */
  study_id: string
  agent_ids: (number | string)[]
}

export interface StudiesRemoveAgentsOutput {
  removed_agent_ids: number[]
  removed_count: number
  participant_count: number
  not_participating_ids: string[]
}

export interface StudiesRemoveAgentsByPostInput {
  /** The id or the uuid of the study. */
  study_id: string
  agent_ids: (number | string)[]
}

export interface StudiesRemoveAgentsByPostOutput {
  removed_agent_ids: number[]
  removed_count: number
  participant_count: number
  not_participating_ids: string[]
}

export interface StudiesCompleteInput {
  /** The id or the uuid of the study. */
  study_id: string
  /** Some of `study_research_summary`, `study_recommendations`, `study_correlations`, `study_tldr`. Default: all. */
  steps?: string[] | undefined
  force?: boolean | undefined
}

export interface StudiesCompleteOutput {
  study_id: number
  stage: StudyStage
  /** Finished when every step has ended. */
  job_id: string
  /** One for each step, in the order of `queued_steps`. */
  job_ids: string[]
  queued_steps: string[]
}

export interface StudiesReportInput {
  /** The id or the uuid of the study. */
  study_id: string
}

export interface StudiesReportOutput {
  study_id: number
  stage: StudyStage
  completed_at: string | null
  report: {
    study_research_summary: Record<string, unknown> | null
    study_recommendations: Record<string, unknown> | null
    study_correlations: Record<string, unknown> | null
    study_tldr: Record<string, unknown> | null
  }
  synthetic: true
}

export interface StudiesResultsInput {
  /** The id or the uuid of the study. */
  study_id: string
  /** Fields of agents, as filters have them: `region`, `age,sex`. Numbers are put into bands. */
  by?: string | string[] | undefined
  /** Only these questions, by id. */
  question_ids?: string | string[] | undefined
  /**
   * Only the answers of those who match: the filter language as JSON, `{"sex": "female"}`. Any field that `by`
   * takes.
   */
  filters?: string | Record<string, unknown> | undefined
}

export interface StudiesResultsOutput {
  study_id: number
  stage: StudyStage
  participant_count: number
  /** Participants whom `filters` match; without, all of them. */
  matching_count: number
  filters: {
    match: 'all' | 'any'
    filters: Record<string, unknown>
  } | null
  filter_description: string | null
  /** Values that nobody has, with near ones. */
  filter_warnings: FilterWarning[]
  questions: ({
    question_id: number
    question: string
    optimized_question: string | null
    /** The filter leaves fewer than five respondents: only their number is told. */
    suppressed: boolean
    /** Weighted shares with 95 % intervals, in which chance and the stated error of the engine are together. */
    results: QuestionResults
    /** Half-width of the 80 % interval that the engine states for a share, in points. */
    expected_error_points: number | null
    crosstabs: ({
      by: string
      columns: {
        /** As agents have it; numbers in bands. */
        value: string
        n: number
        n_effective: number
        /** Fewer than five respondents: nothing but their number is told. */
        suppressed: boolean
        options: OptionResult[] | null
        mean?: {
          value: number
          ci_low: number
          ci_high: number
        }
        themes?: {
          label: string
          respondents: number
          share: number
          ci_low: number
          ci_high: number
        }[]
      }[]
      test: {
        name: string
        statistic: number
        df: number
        p: number
        /** p after control of the false discovery rate. */
        q: number
      } | null
    })[]
  })[]
  /** What to expect: for questions like these, the median of the stated errors. */
  accuracy: {
    median_error_points: number | null
  }
  synthetic: true
}

export interface StudiesDownloadInput {
  /** The id or the uuid of the study. */
  study_id: string
  /** @default "csv" */
  format?: 'csv' | 'json' | 'xlsx' | 'labelled_csv' | 'spss_syntax' | undefined
}

export interface StudiesManifestInput {
  /** The id or the uuid of the study. */
  study_id: string
}

export interface StudiesManifestOutput {
  manifest: Record<string, unknown>
}

export interface StudiesShareInput {
  /** The id or the uuid of the study. */
  study_id: string
  /** Default: true. */
  enabled?: boolean | undefined
  /** When the link stops working; null: never. */
  expires_at?: string | null | undefined
  /** What the page leaves out: `names`, `locations`. */
  redact?: ('names' | 'locations')[] | undefined
}

export type StudiesShareOutput = Share

export interface StudiesReadShareInput {
  /** The id or the uuid of the study. */
  study_id: string
}

export type StudiesReadShareOutput = Share

export interface StudiesEventsInput {
  /** The id or the uuid of the study. */
  study_id: string
}

export interface RequestsCreateGroupInput {
  /** Whom you want to ask, in plain words, and what: 3 to 4,000 characters. Required for a new request. */
  request_text?: string | undefined
  /** Instead of `request_text`: resumes a request that lacks something, awaits review, or was refused. */
  request_id?: string | undefined
  /** With `request_id`: answers to the clarifying questions, or a change. What comes later settles what came before. */
  additional_text?: string | undefined
  /**
   * `sync` waits for the outcome, for a while: 201 completed, 400 needs_clarification, 422 refused, 202 otherwise.
   * @default "async"
   */
  response_mode?: 'async' | 'sync' | undefined
  /** How many agents, 1 to 1,000. Holds against a number in the text; 10 where neither has one. */
  group_size?: number | undefined
  /** Of the group, 1 to 200 characters; made from the audience when left out. */
  name?: string | undefined
  /** Any text: the same seed draws the same agents. Without one, a new one is drawn and told. */
  seed?: string | undefined
  /** true: stops before anybody is recruited. The `request_id` alone, without a text, then approves. */
  review?: boolean | undefined
  /**
   * Whether a language model, where one is configured, takes part in reading the text. Default:
   * auto_prompt_assisted.
   */
  specialist_host_mode?: 'auto_prompt_assisted' | 'prompt_assisted' | 'deterministic_only' | undefined
  /** Where the request comes from. Default: api. */
  source_surface?: 'api' | 'mcp' | 'cli' | 'web' | undefined
}

export type RequestsCreateGroupOutput = GroupRequest

export interface RequestsGetGroupInput {
  request_id: string
}

export type RequestsGetGroupOutput = GroupRequest

export interface RequestsListGroupsInput {
  /** How many to return, 1 to 100. */
  limit?: number | undefined
  /** How many to skip; lists are newest first. */
  offset?: number | undefined
}

export interface RequestsListGroupsOutput {
  requests: {
    request_id: string
    status: RequestStatus
    phase: RequestPhase
    /** How far it is, in a sentence. */
    progress_message: string
    /** The job that works on it, or did last. */
    job_id: string
    status_url: string
    /** What was asked for, with what was added to it. */
    request_text: string
    research_group_uuid: string | null
    created_at: string
    updated_at: string
  }[]
  /** Items in this response. */
  count: number
  /** Items in all. */
  total: number
  limit: number
  offset: number
}

export interface RequestsCreateStudyInput {
  /** Whom you want to ask, in plain words, and what: 3 to 4,000 characters. Required for a new request. */
  request_text?: string | undefined
  /** Instead of `request_text`: resumes a request that lacks something, awaits review, or was refused. */
  request_id?: string | undefined
  /** With `request_id`: answers to the clarifying questions, or a change. What comes later settles what came before. */
  additional_text?: string | undefined
  /**
   * `sync` waits for the outcome, for a while: 201 completed, 400 needs_clarification, 422 refused, 202 otherwise.
   * @default "async"
   */
  response_mode?: 'async' | 'sync' | undefined
  /** How many agents, 1 to 1,000. Holds against a number in the text; 10 where neither has one. */
  group_size?: number | undefined
  /** Of the group, 1 to 200 characters; made from the audience when left out. */
  name?: string | undefined
  /** Any text: the same seed draws the same agents. Without one, a new one is drawn and told. */
  seed?: string | undefined
  /** true: stops before anybody is recruited. The `request_id` alone, without a text, then approves. */
  review?: boolean | undefined
  /**
   * Whether a language model, where one is configured, takes part in reading the text. Default:
   * auto_prompt_assisted.
   */
  specialist_host_mode?: 'auto_prompt_assisted' | 'prompt_assisted' | 'deterministic_only' | undefined
  /** Where the request comes from. Default: api. */
  source_surface?: 'api' | 'mcp' | 'cli' | 'web' | undefined
  /** Of the study, 1 to 200 characters; made from the objective when left out. */
  title?: string | undefined
  /** How many questions to plan, 1 to 20. Default: 7. */
  question_count?: number | undefined
}

export type RequestsCreateStudyOutput = StudyRequest

export interface RequestsGetStudyInput {
  request_id: string
}

export type RequestsGetStudyOutput = StudyRequest

export interface RequestsListStudiesInput {
  /** How many to return, 1 to 100. */
  limit?: number | undefined
  /** How many to skip; lists are newest first. */
  offset?: number | undefined
}

export interface RequestsListStudiesOutput {
  requests: {
    request_id: string
    status: RequestStatus
    phase: RequestPhase
    /** How far it is, in a sentence. */
    progress_message: string
    /** The job that works on it, or did last. */
    job_id: string
    status_url: string
    /** What was asked for, with what was added to it. */
    request_text: string
    research_group_uuid: string | null
    created_at: string
    updated_at: string
    study_id: number | null
    study_uuid: string | null
  }[]
  /** Items in this response. */
  count: number
  /** Items in all. */
  total: number
  limit: number
  offset: number
}

export interface ThesesComposeInput {
  /** What you hold to be so, in plain words: 10 to 4,000 characters. */
  thesis: string
  /**
   * The most groups to recruit, 1 to 5.
   * @default 3
   */
  max_groups?: number | undefined
  /**
   * Agents in each group, 1 to 1,000.
   * @default 10
   */
  group_size?: number | undefined
  /**
   * Questions to propose for each claim, 1 to 10.
   * @default 3
   */
  questions_per_group?: number | undefined
  /** Any text: the same seed draws the same agents. Without one, a new one is drawn and told. */
  seed?: string | undefined
}

export interface ThesesComposeOutput {
  thesis_id: string
  operation_id: string
  job_id: string
  status: 'queued'
  status_url: string
  /** What was recorded so far, oldest first; `GET /v1/operations/{operation_id}` has what comes later. */
  usage_recorded: UsageRecord[]
}

export interface ThesesGetInput {
  /** The id that composing it returned. */
  thesis_id: string
}

export interface ThesesGetOutput {
  thesis: {
    thesis_id: string
    thesis: string
    status: 'queued' | 'running' | 'completed' | 'refused' | 'failed'
    operation_id: string
    job_id: string
    claims: ({
      claim: string
      /** `comparison`: people of whom the thesis does not speak, for the difference between them and the others. */
      role: 'claim' | 'comparison'
      /** Whom it is about, in the words of the thesis. */
      who: string | null
      /** Whom the group is drawn from, in words. */
      audience: string
      /** The same in the filter language. */
      filters: Record<string, unknown>
      /** Agents who match. */
      matched_count: number
      /** Proposed: nothing has been asked. */
      questions: {
        question: string
        format: Record<string, unknown>
      }[]
      group: {
        id: number
        uuid: string
        name: string
        url: string
      } | null
      /** Why there is no group, or a smaller one, or one of others than were meant. */
      note: string | null
    })[]
    refusal: {
      reason: string
      message: string
    } | null
    error: string | null
    /** What was recorded so far, oldest first; `GET /v1/operations/{operation_id}` has what comes later. */
    usage_recorded: UsageRecord[]
    created_at: string
    updated_at: string
  }
}

export interface ThesesListInput {
  /** How many to return, 1 to 100. */
  limit?: number | undefined
  /** How many to skip; lists are newest first. */
  offset?: number | undefined
}

export interface ThesesListOutput {
  theses: ({
    thesis_id: string
    thesis: string
    status: 'queued' | 'running' | 'completed' | 'refused' | 'failed'
    operation_id: string
    job_id: string
    refusal: {
      reason: string
      message: string
    } | null
    error: string | null
    created_at: string
    updated_at: string
  })[]
  /** Items in this response. */
  count: number
  /** Items in all. */
  total: number
  limit: number
  offset: number
}

export interface ZeitgeistCreateInput {
  title: string
  /** What to ask, in plain words: 3 to 2,000 characters unless the installation allows more. */
  question: string
  /** By uuid or id. */
  research_group_uuid: string | number
  answer_options: string[]
}

export interface ZeitgeistCreateOutput {
  survey: Survey
  job_id: string
  job_ids: string[]
}

export interface ZeitgeistListInput {
  /** How many to return, 1 to 100. */
  limit?: number | undefined
  /** How many to skip; lists are newest first. */
  offset?: number | undefined
}

export interface ZeitgeistListOutput {
  surveys: Survey[]
  /** Items in this response. */
  count: number
  /** Items in all. */
  total: number
  limit: number
  offset: number
}

export interface ZeitgeistResultsInput {
  /** The id or the uuid of the survey. */
  survey_id: string
}

export interface ZeitgeistResultsOutput {
  survey: Survey
  distribution: {
    answer_option: string
    count: number
    share: number
    ci_low: number
    ci_high: number
  }[]
  /** Weighted shares with 95 % intervals, in which chance and the stated error of the engine are together. */
  results: QuestionResults
  synthetic: true
}

export interface ZeitgeistRemoveInput {
  /** The id or the uuid of the survey. */
  survey_id: string
}

export type ZeitgeistRemoveOutput = DeletedThing

export interface MediaCreateInput {
  /** The file; only in multipart/form-data. */
  file?: Blob | undefined
  /** The file as `data:image/png;base64,…`. */
  data_url?: string | undefined
  /** The file in base64. */
  file_data?: string | undefined
  /** How `file_data` is written. */
  encoding?: 'base64' | undefined
  /** What to call it; longer names are cut to 255 characters. Default: the name that it was sent with. */
  filename?: string | undefined
  /** What it is. Left out, its bytes tell. */
  mime?: string | undefined
  /**
   * What it shows, in up to 2,000 characters. Language models that cannot see it are told this instead; the embedded
   * engine takes neither in.
   */
  description?: string | undefined
}

export interface MediaCreateOutput {
  media_asset: MediaAsset
  /** The id of the media asset. */
  media_asset_id: number
}

export interface MediaListInput {
  /** How many to return, 1 to 100. */
  limit?: number | undefined
  /** How many to skip; lists are newest first. */
  offset?: number | undefined
}

export interface MediaListOutput {
  media_assets: MediaAsset[]
  /** Items in this response. */
  count: number
  /** Items in all. */
  total: number
  limit: number
  offset: number
}

export interface MediaGetInput {
  /** The id or the uuid of the media asset. */
  media_asset_id: string
}

export interface MediaGetOutput {
  media_asset: MediaAsset
}

export interface MediaContentInput {
  /** The id or the uuid of the media asset. */
  media_asset_id: string
}

export interface WebhooksCreateInput {
  /** Where events are posted to: https, on the public internet, without a user name or password. */
  url: string
  /** For people, up to 500 characters. */
  description?: string | undefined
}

export interface WebhooksCreateOutput {
  webhook: Webhook
  /** Keep it: it is not shown again. */
  secret: string
}

export interface WebhooksListInput {
  /** How many to return, 1 to 100. */
  limit?: number | undefined
  /** How many to skip; lists are newest first. */
  offset?: number | undefined
}

export interface WebhooksListOutput {
  webhooks: Webhook[]
  /** Items in this response. */
  count: number
  /** Items in all. */
  total: number
  limit: number
  offset: number
}

export interface WebhooksGetInput {
  /** The id or the uuid of the webhook. */
  webhook_id: string
}

export interface WebhooksGetOutput {
  webhook: Webhook
  /** Newest first. */
  deliveries: {
    /** The `id` of the event, and its header `webhook-id`. */
    id: string
    /** `job.finished`, `job.failed` or `webhook.test`. */
    type: string
    /** What the event says. */
    data: Record<string, unknown>
    status: 'queued' | 'delivered' | 'failed'
    attempts: number
    /** What the last attempt was answered with; null without an answer. */
    response_status: number | null
    /** Why the last attempt did not succeed. */
    error: string | null
    created_at: string
    ended_at: string | null
  }[]
}

export interface WebhooksUpdateInput {
  /** The id or the uuid of the webhook. */
  webhook_id: string
  /** Where events are posted to: https, on the public internet, without a user name or password. */
  url?: string | undefined
  description?: string | null | undefined
  enabled?: boolean | undefined
}

export interface WebhooksUpdateOutput {
  webhook: Webhook
}

export interface WebhooksRemoveInput {
  /** The id or the uuid of the webhook. */
  webhook_id: string
}

export type WebhooksRemoveOutput = DeletedThing

export interface WebhooksTestInput {
  /** The id or the uuid of the webhook. */
  webhook_id: string
}

export interface WebhooksTestOutput {
  ok: true
  delivery_id: string
}

export interface JobsGetInput {
  /** The job_id that queuing the work returned. */
  job_id: string
}

export type JobsGetOutput = Job

export interface JobsListInput {
  /** Only jobs that stand so. */
  status?: 'queued' | 'started' | 'finished' | 'failed' | undefined
  /** How many to return, 1 to 100. */
  limit?: number | undefined
  /** How many to skip; lists are newest first. */
  offset?: number | undefined
}

export interface JobsListOutput {
  jobs: JobSummary[]
  /** Items in this response. */
  count: number
  /** Items in all. */
  total: number
  limit: number
  offset: number
}

export interface JobsCancelInput {
  /** The job_id that queuing the work returned. */
  job_id: string
}

export interface JobsCancelOutput {
  job_id: string
  status: 'queued' | 'started' | 'finished' | 'failed'
  /**
   * Filled when finished. Of a question to the shared panel: `results`, an entry for each agent with `id`, `uuid`,
   * `name`, `age`, `city`, `state`, `occupation`, `reply`, `words` (what they are, as in the answers of studies)
   * and, for closed questions, `value`.
   */
  result: Record<string, unknown> | null
  /** Filled when failed. */
  error: string | null
  /** `free_tier: true` on jobs of the free tier; `done` and `total` on those that wait for several agents. */
  meta: Record<string, unknown>
  created_at: string
  started_at: string | null
  ended_at: string | null
  /** Jobs that will not be run. */
  cancelled_count: number
}

export type BillingUsageInput = Record<string, never>

export interface BillingUsageOutput {
  rate: {
    /** One rate limit as it stands now; reading it does not count. */
    questions: {
      /** Requests a window; null when this key is not limited. */
      limit: number | null
      remaining: number | null
      window_seconds: number
      /** When the full limit is available again. */
      reset_at: string | null
    }
    /** One rate limit as it stands now; reading it does not count. */
    polling: {
      /** Requests a window; null when this key is not limited. */
      limit: number | null
      remaining: number | null
      window_seconds: number
      /** When the full limit is available again. */
      reset_at: string | null
    }
  }
  quota: {
    cycle_start: string
    cycle_end: string
    questions_per_cycle: Quota
    groups_per_cycle: Quota
    theses_per_cycle: Quota
  }
  plan: {
    name: string
    agent_tier: number
    billing_mode: 'free' | 'card_provider' | 'invoiced' | 'self_hosted'
    features: string[]
  }
  /**
   * What the plan still gives in this billing cycle, and what was charged; `GET /v1/billing/events` has it one by
   * one.
   */
  charges: {
    currency: string
    /** What this billing cycle has come to so far, without the price of the plan. */
    cycle_charge_cents: number
    credit_remaining_cents: number
    free_questions_remaining: number
  }
}

export interface BillingEventsInput {
  /** Only events of this type. */
  type?: 'free_question' | 'agent_question' | 'group_question' | 'study_question' | 'zeitgeist_question' | 'group_recruit' | 'group_create' | 'group_request' | 'study_request' | 'thesis' | undefined
  /** Only what happened then or later. */
  from?: string | undefined
  /** Only what happened before. */
  to?: string | undefined
  /** How many to return, 1 to 100. */
  limit?: number | undefined
  /** How many to skip; lists are newest first. */
  offset?: number | undefined
}

export interface BillingEventsOutput {
  events: {
    id: number
    /** `agent_question`, `group_question`, `group_recruit`, `thesis` and so on. */
    type: string
    charge_cents: number
    /** Comes from whoever administers this installation. */
    is_admin: boolean
    /** Who caused it. */
    user_id: number
    /**
     * Ids of what it is about. Of questions also `agents`, `unit_cents`, `multiplier`, `gross_cents` (before free
     * questions and credit), `credit_cents` and `free`: `charge_cents` is 0 where `free` is true, else `gross_cents`
     * less `credit_cents`.
     */
    details: Record<string, unknown>
    created_at: string
  }[]
  /** Of all events that match, not of this page alone. */
  totals: {
    events: number
    charge_cents: number
  }
  /** Items in this response. */
  count: number
  /** Items in all. */
  total: number
  limit: number
  offset: number
}

export interface BillingDownloadEventsInput {
  /** Only events of this type. */
  type?: 'free_question' | 'agent_question' | 'group_question' | 'study_question' | 'zeitgeist_question' | 'group_recruit' | 'group_create' | 'group_request' | 'study_request' | 'thesis' | undefined
  /** Only what happened then or later. */
  from?: string | undefined
  /** Only what happened before. */
  to?: string | undefined
}

export interface BillingDownloadUsageInput {
  /** Only operations of this kind: `group_ask`, `study_question`, `thesis` and so on. */
  kind?: string | undefined
  /** Only what happened then or later. */
  from?: string | undefined
  /** Only what happened before. */
  to?: string | undefined
}

export interface OperationsGetInput {
  /** As the response to the operation has it. */
  operation_id: string
}

export interface OperationsGetOutput {
  operation: {
    operation_id: string
    /** `group_request`, `group_preview`, `group_ask`, `thesis` and so on. */
    kind: string
    /** `open` while units are set aside for work that is under way. */
    status: 'open' | 'settled'
    /** Ids of what it is about, and of its job. */
    about: Record<string, unknown>
    totals: OperationTotals[]
    created_at: string
    /** What was recorded so far, oldest first; `GET /v1/operations/{operation_id}` has what comes later. */
    usage_recorded: UsageRecord[]
  }
}

export interface OperationsListInput {
  /** Only operations of this kind: `group_ask`, `study_question`, `thesis` and so on. */
  kind?: string | undefined
  /** Only what happened then or later. */
  from?: string | undefined
  /** Only what happened before. */
  to?: string | undefined
  /** How many to return, 1 to 100. */
  limit?: number | undefined
  /** How many to skip; lists are newest first. */
  offset?: number | undefined
}

export interface OperationsListOutput {
  operations: {
    operation_id: string
    /** `group_request`, `group_preview`, `group_ask`, `thesis` and so on. */
    kind: string
    /** `open` while units are set aside for work that is under way. */
    status: 'open' | 'settled'
    /** Ids of what it is about, and of its job. */
    about: Record<string, unknown>
    totals: OperationTotals[]
    created_at: string
  }[]
  /** Items in this response. */
  count: number
  /** Items in all. */
  total: number
  limit: number
  offset: number
}

export interface ModelsCostsInput {
  /** Only calls for this study. */
  study_id?: number | undefined
  /** Only calls of this month (UTC). Default: the current one; with `study_id`, all months. */
  month?: string | undefined
}

export interface ModelsCostsOutput {
  /** The month that was asked for; null for all. */
  month: string | null
  study_id: number | null
  totals: {
    /** Calls that a model answered. */
    calls: number
    /** Calls that ended without an answer, after all retries; failures are kept for 90 days. */
    failed_calls: number
    /** Of `calls`: paid for, but of no use. */
    rejected_calls: number
    /** Of `calls`: to models whose price is not known; they are not in `cost_cents`. */
    unpriced_calls: number
    input_tokens: number
    /** Of `input_tokens`: read from the model server's cache. */
    cached_tokens: number
    output_tokens: number
    /** Of `output_tokens`: spent on thinking. */
    reasoning_tokens: number
    /** US cents, with up to four decimals. */
    cost_cents: number
  }
  by_model: {
    model: string
    /** Calls that a model answered. */
    calls: number
    /** Calls that ended without an answer, after all retries; failures are kept for 90 days. */
    failed_calls: number
    /** Of `calls`: paid for, but of no use. */
    rejected_calls: number
    /** Of `calls`: to models whose price is not known; they are not in `cost_cents`. */
    unpriced_calls: number
    input_tokens: number
    /** Of `input_tokens`: read from the model server's cache. */
    cached_tokens: number
    output_tokens: number
    /** Of `output_tokens`: spent on thinking. */
    reasoning_tokens: number
    /** US cents, with up to four decimals. */
    cost_cents: number
  }[]
  by_purpose: {
    purpose: string
    /** Calls that a model answered. */
    calls: number
    /** Calls that ended without an answer, after all retries; failures are kept for 90 days. */
    failed_calls: number
    /** Of `calls`: paid for, but of no use. */
    rejected_calls: number
    /** Of `calls`: to models whose price is not known; they are not in `cost_cents`. */
    unpriced_calls: number
    input_tokens: number
    /** Of `input_tokens`: read from the model server's cache. */
    cached_tokens: number
    output_tokens: number
    /** Of `output_tokens`: spent on thinking. */
    reasoning_tokens: number
    /** US cents, with up to four decimals. */
    cost_cents: number
  }[]
  by_study: {
    /** Null for calls that belong to no study. */
    study_id: number | null
    /** Calls that a model answered. */
    calls: number
    /** Calls that ended without an answer, after all retries; failures are kept for 90 days. */
    failed_calls: number
    /** Of `calls`: paid for, but of no use. */
    rejected_calls: number
    /** Of `calls`: to models whose price is not known; they are not in `cost_cents`. */
    unpriced_calls: number
    input_tokens: number
    /** Of `input_tokens`: read from the model server's cache. */
    cached_tokens: number
    output_tokens: number
    /** Of `output_tokens`: spent on thinking. */
    reasoning_tokens: number
    /** US cents, with up to four decimals. */
    cost_cents: number
  }[]
  budget: {
    organization: {
      /** A calendar month, UTC: "2026-01". */
      month: string
      /** The lowest limit that holds; null when there is none. */
      limit_cents: number | null
      /** US cents, with up to four decimals. */
      spent_cents: number
      /** Set aside for calls that are under way. */
      reserved_cents: number
      /** What further calls may cost; null without a limit. */
      remaining_cents: number | null
    }
    /** Over all months, with the limit that holds for every study; null without `study_id`. */
    study: {
      /** The lowest limit that holds; null when there is none. */
      limit_cents: number | null
      /** US cents, with up to four decimals. */
      spent_cents: number
      /** Set aside for calls that are under way. */
      reserved_cents: number
      /** What further calls may cost; null without a limit. */
      remaining_cents: number | null
    } | null
  }
}

export interface ModelsSetBudgetInput {
  /** US cents; null for no limit of your own. */
  monthly_cents: number | null
}

export interface ModelsSetBudgetOutput {
  /** Your organization's own limit. */
  monthly_cents: number | null
  /** A calendar month, UTC: "2026-01". */
  month: string
  /** The lowest limit that holds; null when there is none. */
  limit_cents: number | null
  /** US cents, with up to four decimals. */
  spent_cents: number
  /** Set aside for calls that are under way. */
  reserved_cents: number
  /** What further calls may cost; null without a limit. */
  remaining_cents: number | null
}

export interface EstimatesCreateInput {
  /** Each a text, or an object with `question` and `format`. */
  questions: (string | {
    /** What to ask, in plain words: 3 to 2,000 characters unless the installation allows more. */
    question: string
    /** The form of the answer. What is left out is read off the wording. */
    format?: QuestionFormat | undefined
  })[]
  /** How many agents are asked each of them. */
  agents: number
  /** Images or documents that each question comes with; a document counts as a few pages. */
  attachments?: number | undefined
}

export interface EstimatesCreateOutput {
  /** `embedded`: agents answer without a language model, at no cost. */
  engine: 'embedded' | 'llm'
  /** Which models would write the words and forecast the answers. */
  models: {
    words: string
    forecasts: string[]
  } | null
  /** How answers are come by: `forecast`, `persona` or `similarity`. */
  elicitation: string | null
  /** Questions times agents. */
  answers: number
  calls: {
    /** Calls made once for a question, over all questions and models. */
    forecast: number
    /** Calls for each agent, over all questions. */
    per_agent: number
    /** `forecast` and, for every agent, `per_agent`; at the most with a tenth more, for replies of no use. */
    total: {
      low: number
      high: number
    }
  }
  tokens: {
    /** Read by the models, at the most with earlier answers of the same agents to the questions before. */
    input: {
      low: number
      high: number
    }
    /** Of `input`: read from the model server's cache. */
    cached: {
      low: number
      high: number
    }
    /**
     * Written by the models, thinking included. Of a model that thinks, and has no past calls, at the most all that
     * one reply may have.
     */
    output: {
      low: number
      high: number
    }
  }
  /** US cents, with up to four decimals; null where the price of a model is not known. */
  cost_cents: {
    low: number
    high: number
  } | null
  /** Why there are no costs. */
  cost_note: string | null
  /** Until all answers are there, with one process that works and has nothing else to do. */
  seconds: {
    low: number
    high: number
  }
  /** What the length of replies and the time they take are taken from. */
  basis: 'past calls' | 'assumptions'
  /** Calls that were looked at, up to 200 of each kind. */
  past_calls: number
  /**
   * How near the answers are expected to come, for each question; null where that is known only once they are there:
   * with a language model, or where another process answers.
   */
  accuracy: ({
    /** Half-width, in percentage points, of the 80 % interval stated for a share among US adults, before chance. */
    expected_error_points: number
    /**
     * `measured`: on survey questions like it; `estimated`: on estimates for questions like it; `general`: nothing
     * is near.
     */
    basis: 'measured' | 'estimated' | 'general'
  } | null)[]
  budget: {
    /** Of your organization's budget for this month; null without a limit. */
    remaining_cents: number | null
    /** true: for the highest costs, too; false: not even for the lowest; null: in between, or not known. */
    enough: boolean | null
  }
}

export type TrustFidelityInput = Record<string, never>

export interface TrustFidelityOutput {
  /** The version of what the engine knew. */
  knowledge: string
  questions: number
  surveys: number
  /** Questions on one matter are a family, and are left out together. */
  families: number
  /** Questions of the knowledge base whose shares are authors' estimates. */
  estimates: number
  /** How far so many people, drawn at random from the real answers, are from all of them. */
  people_drawn: {
    people: number
    /** Total variation: the share of answers that would have to change to match people. 0 is perfect. */
    tv: number
  }[]
  /** Share of 80 % intervals that hold, their widths fitted on other families. */
  held_elsewhere: number
  goals: {
    what: string
    goal: string
    value: number
    met: boolean
  }[]
  /** The engine beside what can be had for nothing. */
  against: {
    name: string
    questions: number
    /** Total variation: the share of answers that would have to change to match people. 0 is perfect. */
    tv: number
    /** From and to: 95 of 100 resamples of families of questions lie in it. */
    tv_interval: number[]
    /** 1 minus how far answers would have to move on the ladder, from one end to the other being 1. */
    representativeness: number
    /** 100 is perfect, 0 is no better than all options alike. */
    simbench: number
    /** How widely answers scatter, against people: 1 is right. Null without ladders. */
    sd_ratio: number | null
    entropy_ratio: number
    /** Median half-width of the stated 80 % intervals, in percentage points. */
    width: number
    /** Share of the real shares that lie within the stated 80 % intervals. */
    held: number
  }[]
  /** By how much the engine is nearer than each, on the same questions. */
  gains: {
    than: string
    tv: number
    /** From and to: 95 of 100 resamples of families of questions lie in it. */
    tv_interval: number[]
  }[]
  /** By what lies near the question, and by its form. */
  near: {
    name: string
    questions: number
    /** Total variation: the share of answers that would have to change to match people. 0 is perfect. */
    tv: number
    /** From and to: 95 of 100 resamples of families of questions lie in it. */
    tv_interval: number[]
    /** 1 minus how far answers would have to move on the ladder, from one end to the other being 1. */
    representativeness: number
    /** 100 is perfect, 0 is no better than all options alike. */
    simbench: number
    /** How widely answers scatter, against people: 1 is right. Null without ladders. */
    sd_ratio: number | null
    entropy_ratio: number
    /** Median half-width of the stated 80 % intervals, in percentage points. */
    width: number
    /** Share of the real shares that lie within the stated 80 % intervals. */
    held: number
  }[]
  /** By the confidence that was stated. */
  confidence: {
    name: string
    questions: number
    /** Total variation: the share of answers that would have to change to match people. 0 is perfect. */
    tv: number
    /** From and to: 95 of 100 resamples of families of questions lie in it. */
    tv_interval: number[]
    /** 1 minus how far answers would have to move on the ladder, from one end to the other being 1. */
    representativeness: number
    /** 100 is perfect, 0 is no better than all options alike. */
    simbench: number
    /** How widely answers scatter, against people: 1 is right. Null without ladders. */
    sd_ratio: number | null
    entropy_ratio: number
    /** Median half-width of the stated 80 % intervals, in percentage points. */
    width: number
    /** Share of the real shares that lie within the stated 80 % intervals. */
    held: number
  }[]
  /** Forecasts by the width of their intervals, in eight groups of equal size. */
  intervals: {
    width: number
    /** 0 to 1. */
    held: number
    questions: number
  }[]
  /** Groups of people by age, sex, education, income, region and ethnicity. */
  groups: {
    /** Whether the question itself was known, or its family left out. */
    question_known: boolean
    /** Groups times questions. */
    compared: number
    /** Total variation: the share of answers that would have to change to match people. 0 is perfect. */
    tv: number
    /** If everybody answered alike. */
    tv_alike: number
    /** How far agents of a group stand from all, for every point that people do: 1 is right. */
    slope: number
    /** Corrected for the chance of who was asked. */
    slope_corrected: number
  }[]
  stability: {
    /** Agents with the same answer when asked again. */
    again: number
    /** In other words. */
    paraphrase: number
    /** With the opposite answer to the opposite question. */
    opposite: number
    /** With options in the reverse order. */
    order: number
    /** On another day: people change their answers, too. */
    another_day: number
    /** By how much that is more than chance (Cohen). */
    kappa: number
  }
  topics: {
    name: string
    questions: number
    /** Total variation: the share of answers that would have to change to match people. 0 is perfect. */
    tv: number
    /** From and to: 95 of 100 resamples of families of questions lie in it. */
    tv_interval: number[]
    /** Of all options alike. */
    tv_alike: number
    /** Of what is usual for such answers. */
    tv_usual: number
  }[]
  kinds: {
    name: string
    questions: number
    /** Total variation: the share of answers that would have to change to match people. 0 is perfect. */
    tv: number
    /** From and to: 95 of 100 resamples of families of questions lie in it. */
    tv_interval: number[]
    /** Of all options alike. */
    tv_alike: number
    /** Of what is usual for such answers. */
    tv_usual: number
  }[]
  /**
   * Every share of every question: of people, as forecast (both in tenths of a percent), and the half-width of the
   * stated interval in percentage points.
   */
  points: number[][]
}

export interface TrustFidelityQuestionsInput {
  /** Only those with these words. */
  q?: string | undefined
  topic?: string | undefined
  confidence?: 'high' | 'medium' | 'low' | undefined
  /**
   * The furthest from people first, or the nearest.
   * @default "worst"
   */
  order?: 'worst' | 'best' | undefined
  /** How many to return, 1 to 100. */
  limit?: number | undefined
  /** How many to skip; lists are newest first. */
  offset?: number | undefined
}

export interface TrustFidelityQuestionsOutput {
  questions: {
    id: string
    text: string
    survey: string
    topic: string
    kind: string
    confidence: 'high' | 'medium' | 'low'
    /** Similarity of the nearest question that was known. */
    nearest: number
    /** Half-width of the stated 80 % interval, in percentage points. */
    width: number
    /** Total variation: the share of answers that would have to change to match people. 0 is perfect. */
    tv: number
    options: {
      option: string
      /** 0 to 1. */
      people: number
      /** 0 to 1. */
      forecast: number
    }[]
  }[]
  /** Items in this response. */
  count: number
  /** Items in all. */
  total: number
  limit: number
  offset: number
}

export type TrustCalibrationInput = Record<string, never>

export interface TrustCalibrationOutput {
  /** The day: 2026-11-16. */
  made: string
  population: {
    version: string
    size: number
    seed: string
    /** Its first 16 characters. */
    digest: string
    us_adults: number
    of_each_further_country: number
    further_countries: number
  }
  /** Whether this installation runs on the population that was measured. */
  in_use: boolean
  sections: {
    name: string
    title: string
    goal: string
    /** Share of the figures that must be within the goal. */
    wanted: number
    figures: number
    within: number
    met: boolean
    /** How far figures are off, in percentage points, without their signs. */
    differences: {
      median: number
      p90: number
      p99: number
      most: number
    }
    /** The twelve that are furthest beyond their limit, or nearest to it. */
    furthest: {
      table: string
      cell: string
      /** Percent, of people. */
      source: number
      /** Percent, of agents. */
      agents: number
      /** Whether that is within the goal. */
      within: boolean
    }[]
  }[]
  /** National margins. */
  margins: {
    table: string
    cell: string
    /** Percent, of people. */
    source: number
    /** Percent, of agents. */
    agents: number
    /** Whether that is within the goal. */
    within: boolean
  }[]
  /** Percent of people, percent of agents, and 1 if that is within the goal, otherwise 0. */
  joints: number[][]
  /** Percent of people, percent of agents, and 1 if that is within the goal, otherwise 0. */
  health: number[][]
  /** US agents. */
  pyramid: {
    age: number
    men: number
    women: number
  }[]
}

export type AccountGetInput = Record<string, never>

export interface AccountGetOutput {
  user: {
    uuid: string
    email: string
    name: string | null
    /** Whether they administer the whole installation. */
    administrator: boolean
  }
  /** The one that this session works in. */
  organization: {
    uuid: string
    name: string
    billing_mode: string
    role: 'admin' | 'member'
  }
  /** All that the user is a member of. */
  organizations: {
    uuid: string
    name: string
    billing_mode: string
    role: 'admin' | 'member'
  }[]
  /** Organizations that have invited the user and wait to be accepted or declined. */
  invitations: {
    organization_uuid: string
    organization_name: string
    role: 'admin' | 'member'
    /** The e-mail address of whoever invited. */
    invited_by: string | null
    expires_at: string
  }[]
  session: {
    id: string
    signed_in_by: 'identity_provider' | 'email_link'
    created_at: string
    /** Unless it is used before: then later, and 90 days after it began at the latest. */
    expires_at: string
  }
  /** Goes into the header `X-CSRF-Token` of whatever this session changes. */
  csrf_token: string
}

export interface AccountSwitchOrganizationInput {
  /** An organization that the user is a member of. */
  org_uuid: string
}

export interface AccountSwitchOrganizationOutput {
  user: {
    uuid: string
    email: string
    name: string | null
    /** Whether they administer the whole installation. */
    administrator: boolean
  }
  /** The one that this session works in. */
  organization: {
    uuid: string
    name: string
    billing_mode: string
    role: 'admin' | 'member'
  }
  /** All that the user is a member of. */
  organizations: {
    uuid: string
    name: string
    billing_mode: string
    role: 'admin' | 'member'
  }[]
  /** Organizations that have invited the user and wait to be accepted or declined. */
  invitations: {
    organization_uuid: string
    organization_name: string
    role: 'admin' | 'member'
    /** The e-mail address of whoever invited. */
    invited_by: string | null
    expires_at: string
  }[]
  session: {
    id: string
    signed_in_by: 'identity_provider' | 'email_link'
    created_at: string
    /** Unless it is used before: then later, and 90 days after it began at the latest. */
    expires_at: string
  }
  /** Goes into the header `X-CSRF-Token` of whatever this session changes. */
  csrf_token: string
}

export type AccountListSessionsInput = Record<string, never>

export interface AccountListSessionsOutput {
  sessions: {
    id: string
    /** Whether it is the one that asks. */
    current: boolean
    signed_in_by: 'identity_provider' | 'email_link'
    /** What the browser calls itself, in a few words: `Firefox on macOS`. */
    device: string
    /** Network address that it was opened from. */
    ip: string | null
    created_at: string
    /** To within ten minutes. */
    last_seen_at: string
    expires_at: string
  }[]
  count: number
}

export interface AccountRevokeSessionInput {
  /** The id of the session. */
  session_id: string
}

export interface AccountRevokeSessionOutput {
  ok: true
  revoked_id: string
}

export type AccountRevokeOtherSessionsInput = Record<string, never>

export interface AccountRevokeOtherSessionsOutput {
  /** How many there were. */
  revoked: number
}

export type AccountSignOutInput = Record<string, never>

export interface AccountSignOutOutput {
  signed_out: true
}

export interface AccountListKeysInput {
  /** true: revoked keys as well. */
  all?: boolean | 'true' | 'false' | undefined
  /** How many to return, 1 to 100. */
  limit?: number | undefined
  /** How many to skip; lists are newest first. */
  offset?: number | undefined
}

export interface AccountListKeysOutput {
  keys: Key[]
  /** Items in this response. */
  count: number
  /** Items in all. */
  total: number
  limit: number
  offset: number
}

export interface AccountCreateKeyInput {
  /** What you call it, up to 100 characters. */
  name?: string | undefined
  /** What it may do; everything but administration when left out. */
  scopes?: ('free:ask' | 'agent:search' | 'groups:read' | 'groups:write' | 'studies:read' | 'studies:write' | 'zeitgeist:read' | 'zeitgeist:write' | 'jobs:read' | 'questions:read' | 'questions:write' | 'media:write' | 'billing:read' | 'thesis:write' | 'admin')[] | undefined
}

export interface AccountCreateKeyOutput {
  key: Key
  /** Keep it: it is not shown again. */
  api_key: string
}

export interface AccountRevokeKeyInput {
  /** The id or the uuid of the key. */
  key_id: string
}

export interface AccountRevokeKeyOutput {
  key: Key
}

export type AccountListAssistantsInput = Record<string, never>

export interface AccountListAssistantsOutput {
  assistants: {
    /** The account at the assistant's vendor. */
    vendor_account_uuid: string
    /** The address that it registered with. */
    user_email: string
    /** The first 8 characters of the installation that it last came from. */
    client_install_id: string
    vendor_org_type: string | null
    /** When it first registered. */
    created_at: string
    /** When it last registered. */
    updated_at: string
    /** When somebody who is signed in said that it is theirs; before that it gets no paid key. */
    confirmed_at: string | null
    /** Whether an assistant of this user has an `rk_live_` key that works. */
    has_live_key: boolean
    /** Whether an assistant of this user has an `rk_free_` key that works. */
    has_free_key: boolean
  }[]
  count: number
}

export interface AccountConfirmAssistantInput {
  /** The account to confirm. */
  vendor_account_uuid: string
}

export interface AccountConfirmAssistantOutput {
  ok: true
  vendor_account_uuid: string
  confirmed_at: string
}

export interface AccountRemoveAssistantInput {
  /** The account to remove. */
  vendor_account_uuid: string
}

export interface AccountRemoveAssistantOutput {
  ok: true
  vendor_account_uuid: string
  /** How many keys stopped working by this. */
  keys_revoked: number
}

export type AccountListMembersInput = Record<string, never>

export interface AccountListMembersOutput {
  members: {
    user_uuid: string
    email: string
    name: string | null
    role: 'admin' | 'member'
    joined_at: string
    last_signed_in_at: string | null
  }[]
  invitations: {
    email: string
    role: 'admin' | 'member'
    /** The e-mail address of whoever invited. */
    invited_by: string | null
    created_at: string
    expires_at: string
  }[]
  count: number
}

export interface AccountInviteMemberInput {
  /** Whom to invite. */
  email: string
  /**
   * An admin manages members, plan and every key; a member only keys of their own.
   * @default "member"
   */
  role?: 'admin' | 'member' | undefined
}

export interface AccountInviteMemberOutput {
  invitation: {
    email: string
    role: 'admin' | 'member'
    /** The e-mail address of whoever invited. */
    invited_by: string | null
    created_at: string
    expires_at: string
  }
  /** Whether a mail goes to the address. */
  mailed: boolean
}

export interface AccountCancelInvitationInput {
  /** The address that was invited. */
  email: string
}

export interface AccountCancelInvitationOutput {
  ok: true
  email: string
}

export interface AccountAcceptInvitationInput {
  /** The organization that invites, as `account.get` names it. */
  organization_uuid: string
}

export interface AccountAcceptInvitationOutput {
  organization: {
    uuid: string
    name: string
  }
  role: 'admin' | 'member'
}

export interface AccountDeclineInvitationInput {
  /** The organization that invites, as `account.get` names it. */
  organization_uuid: string
}

export interface AccountDeclineInvitationOutput {
  ok: true
  organization_uuid: string
}

export interface AccountChangeMemberInput {
  /** The uuid of the user. */
  user_uuid: string
  /** An admin manages members, plan and every key; a member only keys of their own. */
  role: 'admin' | 'member'
}

export interface AccountChangeMemberOutput {
  member: {
    user_uuid: string
    email: string
    name: string | null
    role: 'admin' | 'member'
    joined_at: string
    last_signed_in_at: string | null
  }
}

export interface AccountRemoveMemberInput {
  /** The uuid of the user. */
  user_uuid: string
}

export interface AccountRemoveMemberOutput {
  ok: true
  user_uuid: string
  /** How many keys stopped working by this. */
  keys_revoked: number
}

export interface AccountUpdateOrganizationInput {
  /** What it is called, 1 to 200 characters. */
  name: string
}

export interface AccountUpdateOrganizationOutput {
  organization: {
    uuid: string
    name: string
    billing_mode: 'free' | 'card_provider' | 'invoiced' | 'self_hosted'
    created_at: string
  }
}

export interface AccountCreateOrganizationInput {
  /** What it is called, 1 to 200 characters. */
  name: string
}

export interface AccountCreateOrganizationOutput {
  organization: {
    uuid: string
    name: string
    billing_mode: 'free' | 'card_provider' | 'invoiced' | 'self_hosted'
    created_at: string
  }
}

export type AccountExportOrganizationInput = Record<string, never>

export interface AccountDeleteOrganizationInput {
  /** The name of the organization, as it is written. */
  confirm: string
}

export interface AccountDeleteOrganizationOutput {
  deleted: true
}

export interface AccountDeleteUserInput {
  /** Your e-mail address. */
  confirm: string
}

export interface AccountDeleteUserOutput {
  deleted: true
}

export type AccountBillingInput = Record<string, never>

export interface AccountBillingOutput {
  organization: {
    uuid: string
    name: string
    billing_mode: 'free' | 'card_provider' | 'invoiced' | 'self_hosted'
  }
  plan: {
    name: string
    /** Null on the free tier. */
    tier_uuid: string | null
    agent_tier: number
    monthly_price_cents: number
    features: string[]
  }
  /** Of every amount, also where nothing is for sale. */
  currency: string
  /** What an agent's answer costs, before a tier's `agent_question_multiplier`. */
  agent_answer_price_cents: number
  /** What can be bought by card, the cheapest first. */
  tiers: {
    uuid: string
    name: string
    description: string | null
    /** In hundredths of `currency`. */
    monthly_price_cents: number
    currency: string
    features: string[]
    /** Of a calendar month; null where the tier names none. */
    quotas: {
      questions_per_cycle: number | null
      groups_per_cycle: number | null
      theses_per_cycle: number | null
    }
    /** What an agent's answer costs, as a multiple of the usual price. */
    agent_question_multiplier: number
    /** Questions of a cycle that cost nothing. */
    free_questions: number
    /** Credit of a cycle that is used up before anything is charged. */
    free_credits_cents: number
  }[]
  subscription: {
    /**
     * As the card provider names it: `active`, `past_due`, `canceled` and so on; `uncollected` when it has given up
     * collecting a payment.
     */
    status: string
    /** Name of the tier. */
    tier: string | null
    current_period_end: string | null
    cancel_at_period_end: boolean
  } | null
  /** `sandbox` takes no money; null where nobody can pay by card. */
  card_provider: 'stripe' | 'sandbox' | null
  /** Assistants that are registered with the organization, confirmed or not. */
  assistants: number
  cycle: {
    /**
     * Becomes a line of the next invoice when the cycle is over; an invoice of its own where the subscription has
     * ended by then.
     */
    charged_cents: number
    credit_used_cents: number
    free_questions_used: number
  }
}

export interface AccountCheckoutInput {
  /** One of `tiers` of `GET /account/billing/summary`. */
  tier_uuid: string
  /**
   * Says that every assistant that is registered with the organization is its own, and gets a key of the tier by
   * registering again. Left out, each has to be confirmed: see `GET /account/assistants`.
   * @default false
   */
  keep_assistants?: boolean | undefined
}

export interface AccountCheckoutOutput {
  checkout_id: string
  checkout_url: string
}

export type AccountPortalInput = Record<string, never>

export interface AccountPortalOutput {
  portal_url: string
}

export interface AccountCheckoutStateInput {
  /** As `POST /account/billing/checkout` answered it. */
  checkout_id: string
}

export interface AccountCheckoutStateOutput {
  /**
   * `pending`: the provider has not reported the payment. `ready`: the key can be revealed. `revealed`: it was
   * shown. `expired`: its time is over, or the checkout brought none.
   */
  status: 'pending' | 'ready' | 'revealed' | 'expired'
  /** By which to tell the key from others; there is none without a payment. */
  key_last_four?: string
}

export interface AccountRevealKeyInput {
  /** As `POST /account/billing/checkout` answered it. */
  checkout_id: string
}

export interface AccountRevealKeyOutput {
  /**
   * `pending`: the provider has not reported the payment. `ready`: here it is. `revealed`: it was shown before.
   * `expired`: its time is over, or the checkout brought none.
   */
  status: 'pending' | 'ready' | 'revealed' | 'expired'
  /** Shown this once; store it. Only when `status` is `ready`. */
  api_key?: string
  /** By which to tell it from others. */
  key_last_four?: string
}

export interface AccountAuditLogInput {
  /** Only this: `key.minted`, or `key` for everything about keys. */
  action?: string | undefined
  /** Only what was done by somebody whose name or address has this in it. */
  actor?: string | undefined
  /** Only what was done at this time or later. */
  from?: string | undefined
  /** Only what was done before this time. */
  to?: string | undefined
  /** How many to return, 1 to 100. */
  limit?: number | undefined
  /** How many to skip; lists are newest first. */
  offset?: number | undefined
}

export interface AccountAuditLogOutput {
  entries: {
    id: number
    at: string
    /** `operator` is the command line, `provider` that of card payments, `service` the installation itself. */
    actor_kind: 'user' | 'key' | 'operator' | 'provider' | 'service'
    /** An e-mail address, with the end of the key if it was one, or a name. */
    actor: string
    /** A noun and what became of it: `key.minted`, `organization.deleted`. */
    action: string
    /** What it was done to. */
    subject: string | null
    details: Record<string, unknown>
  }[]
  /** Items in this response. */
  count: number
  /** Items in all. */
  total: number
  limit: number
  offset: number
}

export interface AdminListTiersInput {
  /** How many to return, 1 to 100. */
  limit?: number | undefined
  /** How many to skip; lists are newest first. */
  offset?: number | undefined
}

export interface AdminListTiersOutput {
  tiers: Tier[]
  /** Items in this response. */
  count: number
  /** Items in all. */
  total: number
  limit: number
  offset: number
}

export interface AdminCreateTierInput {
  /** No two tiers have the same. */
  name: string
  /**
   * null or empty: none.
   * @default null
   */
  description?: string | null | undefined
  /**
   * The id of its price at the card-payment provider; no two tiers have the same. null or empty: none.
   * @default null
   */
  payment_provider_id?: string | null | undefined
  /**
   * A level of rights.
   * @default 0
   */
  agent_tier?: number | undefined
  /**
   * What the tier costs a month; with a price, it can be bought by card.
   * @default 0
   */
  monthly_price_cents?: number | undefined
  /**
   * What the price of an agent's answer is multiplied by.
   * @default 1
   */
  agent_question_multiplier?: number | undefined
  /**
   * Used up in every billing cycle before anything is charged.
   * @default 0
   */
  free_credits_cents?: number | undefined
  /**
   * So many questions of every billing cycle are free, whatever they would cost.
   * @default 0
   */
  free_questions?: number | undefined
  /**
   * Includes work in the browser.
   * @default false
   */
  inc_saas?: boolean | undefined
  /**
   * Includes studies.
   * @default false
   */
  inc_research_studies?: boolean | undefined
  /**
   * Includes chat integrations.
   * @default false
   */
  inc_chat_integration?: boolean | undefined
  /**
   * Includes recruiting groups.
   * @default false
   */
  inc_research_groups?: boolean | undefined
  /**
   * Includes direct questions and surveys.
   * @default false
   */
  inc_quick_questions?: boolean | undefined
  /**
   * Questions a billing cycle; null leaves it to the limits of the free tier.
   * @default null
   */
  questions_per_cycle?: number | null | undefined
  /**
   * Groups a billing cycle; null leaves it to the limits of the free tier.
   * @default null
   */
  groups_per_cycle?: number | null | undefined
  /**
   * Theses a billing cycle; null leaves it to the limits of the free tier.
   * @default null
   */
  theses_per_cycle?: number | null | undefined
}

export interface AdminCreateTierOutput {
  tier: Tier
}

export interface AdminGetTierInput {
  /** The id or the uuid of the tier. */
  tier_id: string
}

export interface AdminGetTierOutput {
  tier: Tier
}

export interface AdminUpdateTierInput {
  /** No two tiers have the same. */
  name?: string | undefined
  /** null or empty: none. */
  description?: string | null | undefined
  /** The id of its price at the card-payment provider; no two tiers have the same. null or empty: none. */
  payment_provider_id?: string | null | undefined
  /** A level of rights. */
  agent_tier?: number | undefined
  /** What the tier costs a month; with a price, it can be bought by card. */
  monthly_price_cents?: number | undefined
  /** What the price of an agent's answer is multiplied by. */
  agent_question_multiplier?: number | undefined
  /** Used up in every billing cycle before anything is charged. */
  free_credits_cents?: number | undefined
  /** So many questions of every billing cycle are free, whatever they would cost. */
  free_questions?: number | undefined
  /** Includes work in the browser. */
  inc_saas?: boolean | undefined
  /** Includes studies. */
  inc_research_studies?: boolean | undefined
  /** Includes chat integrations. */
  inc_chat_integration?: boolean | undefined
  /** Includes recruiting groups. */
  inc_research_groups?: boolean | undefined
  /** Includes direct questions and surveys. */
  inc_quick_questions?: boolean | undefined
  /** Questions a billing cycle; null leaves it to the limits of the free tier. */
  questions_per_cycle?: number | null | undefined
  /** Groups a billing cycle; null leaves it to the limits of the free tier. */
  groups_per_cycle?: number | null | undefined
  /** Theses a billing cycle; null leaves it to the limits of the free tier. */
  theses_per_cycle?: number | null | undefined
  /** The id or the uuid of the tier. */
  tier_id: string
}

export interface AdminUpdateTierOutput {
  tier: Tier
}

export interface AdminDeleteTierInput {
  /** The id or the uuid of the tier. */
  tier_id: string
}

export interface AdminDeleteTierOutput {
  deleted: true
  organizations_unassigned: number
}

export interface AdminListOrganizationsInput {
  /** Only those with this in their name, or in a member's e-mail address. */
  q?: string | undefined
  billing_mode?: 'free' | 'card_provider' | 'invoiced' | 'self_hosted' | undefined
  /** Only those on this tier; its id or its uuid. */
  tier_id?: string | undefined
  /** How many to return, 1 to 100. */
  limit?: number | undefined
  /** How many to skip; lists are newest first. */
  offset?: number | undefined
}

export interface AdminListOrganizationsOutput {
  organizations: ({
    id: number
    uuid: string
    name: string
    billing_mode: 'free' | 'card_provider' | 'invoiced' | 'self_hosted'
    tier: {
      id: number
      uuid: string
      name: string
    } | null
    members: number
    keys_active: number
    /** Questions that were counted in the current billing cycle. */
    questions_cycle: number
    /** What the current billing cycle has come to. */
    charged_cents_cycle: number
    created_at: string
  })[]
  /** Items in this response. */
  count: number
  /** Items in all. */
  total: number
  limit: number
  offset: number
}

export interface AdminGetOrganizationInput {
  /** The id or the uuid of the organization. */
  organization_id: string
}

export interface AdminGetOrganizationOutput {
  organization: {
    id: number
    uuid: string
    name: string
    billing_mode: 'free' | 'card_provider' | 'invoiced' | 'self_hosted'
    tier: {
      id: number
      uuid: string
      name: string
    } | null
    keys_active: number
    /** Questions that were counted in the current billing cycle. */
    questions_cycle: number
    /** What the current billing cycle has come to. */
    charged_cents_cycle: number
    created_at: string
    /** The first 100, admins before others. */
    members: {
      user_id: number
      user_uuid: string
      email: string
      name: string | null
      role: 'admin' | 'member'
      joined_at: string
      last_signed_in_at: string | null
    }[]
    /** The newest 100, also those that are revoked; `GET /admin/keys` has all. */
    keys: {
      id: number
      uuid: string
      kind: 'free' | 'live'
      /** Its beginning and its end: `rk_live_…abcd`. */
      key: string
      name: string | null
      scopes: string[]
      organization_id: number
      organization_name: string
      user_id: number
      user_email: string
      created_by: string
      created_at: string
      last_used_at: string | null
      revoked_at: string | null
      revoked_reason: string | null
    }[]
    subscription: {
      customer_id: string
      subscription_id: string | null
      /** As the card-payment provider names it. */
      status: string
      payment_tier_id: number | null
      current_period_end: string | null
      cancel_at_period_end: boolean
    } | null
    /** Coding assistants that registered with the organization: the newest 100. */
    assistants: {
      vendor_account_uuid: string
      /** Its first eight characters. */
      client_install_id: string
      user_email: string
      created_at: string
      updated_at: string
    }[]
  }
}

export interface AdminUpdateOrganizationInput {
  /** The id or the uuid of the organization. */
  organization_id: string
  name?: string | undefined
  /** The id or the uuid of a tier; null for none. */
  payment_tier_id?: number | string | null | undefined
  billing_mode?: 'free' | 'card_provider' | 'invoiced' | 'self_hosted' | undefined
}

export interface AdminUpdateOrganizationOutput {
  organization: {
    id: number
    uuid: string
    name: string
    billing_mode: 'free' | 'card_provider' | 'invoiced' | 'self_hosted'
    tier: {
      id: number
      uuid: string
      name: string
    } | null
    keys_active: number
    /** Questions that were counted in the current billing cycle. */
    questions_cycle: number
    /** What the current billing cycle has come to. */
    charged_cents_cycle: number
    created_at: string
    /** The first 100, admins before others. */
    members: {
      user_id: number
      user_uuid: string
      email: string
      name: string | null
      role: 'admin' | 'member'
      joined_at: string
      last_signed_in_at: string | null
    }[]
    /** The newest 100, also those that are revoked; `GET /admin/keys` has all. */
    keys: {
      id: number
      uuid: string
      kind: 'free' | 'live'
      /** Its beginning and its end: `rk_live_…abcd`. */
      key: string
      name: string | null
      scopes: string[]
      organization_id: number
      organization_name: string
      user_id: number
      user_email: string
      created_by: string
      created_at: string
      last_used_at: string | null
      revoked_at: string | null
      revoked_reason: string | null
    }[]
    subscription: {
      customer_id: string
      subscription_id: string | null
      /** As the card-payment provider names it. */
      status: string
      payment_tier_id: number | null
      current_period_end: string | null
      cancel_at_period_end: boolean
    } | null
    /** Coding assistants that registered with the organization: the newest 100. */
    assistants: {
      vendor_account_uuid: string
      /** Its first eight characters. */
      client_install_id: string
      user_email: string
      created_at: string
      updated_at: string
    }[]
  }
}

export interface AdminExportOrganizationInput {
  /** The id or the uuid of the organization. */
  organization_id: string
}

export interface AdminDeleteOrganizationInput {
  /** The id or the uuid of the organization. */
  organization_id: string
  /** The organization's name, exactly. */
  confirm: string
  /** Also while a subscription runs. */
  force?: boolean | undefined
}

export interface AdminDeleteOrganizationOutput {
  deleted: true
  /** How many rows went with it, by their tables. */
  rows: Record<string, number>
  /** The subscription that goes on at the card-payment provider until it is cancelled there. */
  cancel_at_provider: string | null
}

export interface AdminListUsersInput {
  /** Only those with this in their name or e-mail address. */
  q?: string | undefined
  /** Only administrators of the installation, or only others. */
  administrator?: boolean | undefined
  /** How many to return, 1 to 100. */
  limit?: number | undefined
  /** How many to skip; lists are newest first. */
  offset?: number | undefined
}

export interface AdminListUsersOutput {
  users: {
    id: number
    uuid: string
    email: string
    name: string | null
    /** Administers this installation. */
    administrator: boolean
    organizations: number
    keys_active: number
    /** Null while nobody has proved to own the address. */
    email_verified_at: string | null
    last_signed_in_at: string | null
    created_at: string
  }[]
  /** Items in this response. */
  count: number
  /** Items in all. */
  total: number
  limit: number
  offset: number
}

export interface AdminGetUserInput {
  /** The id or the uuid of the user. */
  user_id: string
}

export interface AdminGetUserOutput {
  user: {
    id: number
    uuid: string
    email: string
    name: string | null
    /** Administers this installation. */
    administrator: boolean
    organizations: number
    keys_active: number
    /** Null while nobody has proved to own the address. */
    email_verified_at: string | null
    last_signed_in_at: string | null
    created_at: string
    /** The first 100. */
    organization_list: {
      id: number
      uuid: string
      name: string
      billing_mode: 'free' | 'card_provider' | 'invoiced' | 'self_hosted'
      role: 'admin' | 'member'
    }[]
    /** Browsers that the user is signed in with. */
    sessions: number
    identities: {
      issuer: string
      email: string
      last_used_at: string
    }[]
  }
}

export interface AdminUpdateUserInput {
  /** The id or the uuid of the user. */
  user_id: string
  administrator: boolean
}

export interface AdminUpdateUserOutput {
  user: {
    id: number
    uuid: string
    email: string
    name: string | null
    /** Administers this installation. */
    administrator: boolean
    organizations: number
    keys_active: number
    /** Null while nobody has proved to own the address. */
    email_verified_at: string | null
    last_signed_in_at: string | null
    created_at: string
    /** The first 100. */
    organization_list: {
      id: number
      uuid: string
      name: string
      billing_mode: 'free' | 'card_provider' | 'invoiced' | 'self_hosted'
      role: 'admin' | 'member'
    }[]
    /** Browsers that the user is signed in with. */
    sessions: number
    identities: {
      issuer: string
      email: string
      last_used_at: string
    }[]
  }
}

export interface AdminDeleteUserInput {
  /** The id or the uuid of the user. */
  user_id: string
}

export interface AdminDeleteUserOutput {
  deleted: true
  /** How many rows went with it, by their tables. */
  rows: Record<string, number>
  /** Organizations that have no member left. */
  organizations_left_empty: number[]
}

export interface AdminListKeysInput {
  /** Only those with this in their name, organization or user, or with these four characters at their end. */
  q?: string | undefined
  /** The id or the uuid of the organization. */
  organization_id?: string | undefined
  /** The id or the uuid of the user. */
  user_id?: string | undefined
  /** Only keys that work, or only revoked ones. */
  active?: boolean | undefined
  /** How many to return, 1 to 100. */
  limit?: number | undefined
  /** How many to skip; lists are newest first. */
  offset?: number | undefined
}

export interface AdminListKeysOutput {
  keys: {
    id: number
    uuid: string
    kind: 'free' | 'live'
    /** Its beginning and its end: `rk_live_…abcd`. */
    key: string
    name: string | null
    scopes: string[]
    organization_id: number
    organization_name: string
    user_id: number
    user_email: string
    created_by: string
    created_at: string
    last_used_at: string | null
    revoked_at: string | null
    revoked_reason: string | null
  }[]
  /** Items in this response. */
  count: number
  /** Items in all. */
  total: number
  limit: number
  offset: number
}

export interface AdminRevokeKeyInput {
  /** The id or the uuid of the key. */
  key_id: string
}

export interface AdminRevokeKeyOutput {
  key: {
    id: number
    uuid: string
    kind: 'free' | 'live'
    /** Its beginning and its end: `rk_live_…abcd`. */
    key: string
    name: string | null
    scopes: string[]
    organization_id: number
    organization_name: string
    user_id: number
    user_email: string
    created_by: string
    created_at: string
    last_used_at: string | null
    revoked_at: string | null
    revoked_reason: string | null
  }
}

export interface AdminListJobsInput {
  status?: 'queued' | 'started' | 'finished' | 'failed' | undefined
  kind?: string | undefined
  /** The id or the uuid of the organization. */
  organization_id?: string | undefined
  /** How many to return, 1 to 100. */
  limit?: number | undefined
  /** How many to skip; lists are newest first. */
  offset?: number | undefined
}

export interface AdminListJobsOutput {
  jobs: {
    id: string
    kind: string
    status: 'queued' | 'started' | 'finished' | 'failed'
    /** Null for the service's own. */
    organization_id: number | null
    user_id: number | null
    free_tier: boolean
    attempts: number
    error: string | null
    created_at: string
    started_at: string | null
    ended_at: string | null
  }[]
  /** Items in this response. */
  count: number
  /** Items in all. */
  total: number
  limit: number
  offset: number
}

export interface AdminCancelJobInput {
  job_id: string
}

export interface AdminCancelJobOutput {
  job: {
    id: string
    kind: string
    status: 'queued' | 'started' | 'finished' | 'failed'
    /** Null for the service's own. */
    organization_id: number | null
    user_id: number | null
    free_tier: boolean
    attempts: number
    error: string | null
    created_at: string
    started_at: string | null
    ended_at: string | null
  }
  /** Jobs that will not be run. */
  cancelled_count: number
}

export type AdminStatusInput = Record<string, never>

export interface AdminStatusOutput {
  version: string
  /** When the process that answers was started. */
  started_at: string
  database: {
    kind: 'external' | 'bundled' | 'pglite'
    /** Those that were applied, in order. */
    migrations: string[]
  }
  queue: {
    queued: number
    started: number
    /** Jobs, parts of others included, that failed within an hour. */
    failed_last_hour: number
    /** Since when the job that waits longest has waited; null if none does. */
    oldest_queued_at: string | null
    /** Jobs that one process works on at once. */
    concurrency: number
  }
  engine: {
    name: 'embedded' | 'llm'
    /** Null where agents answer without a language model. */
    model: string | null
    elicitation: string | null
    /** What happens when the model does not answer. */
    fallback: string | null
    /**
     * Most that language models may cost: all of them in a month, an organization in a month, a study. Null: no
     * limit.
     */
    budgets: {
      monthly_cents: number | null
      organization_monthly_cents: number | null
      study_cents: number | null
    }
    /** What was measured last of each set of language models, by the service itself or by `populace calibrate`. */
    calibrations: {
      models: string[]
      made_at: string
      /** Measured questions that forecasts came in for. */
      questions: number
      /** Those that none came in for. */
      failed: number
      /** Total variation from people: of all options alike, of the model, of what is known, of both together. */
      tv: {
        even: number
        model: number
        known: number
        calibrated: number
      }
    }[]
    /**
     * How far the service has come with measuring the language models that forecast, in the background. Null without
     * them.
     */
    self_calibration: {
      /**
       * `off`: turned off (LLM_SELF_CALIBRATION). `not_begun`: it begins with the first question. `waiting`: for its
       * next attempt, or for budget. `measured`: by itself, or by `populace calibrate`.
       */
      state: 'off' | 'not_begun' | 'measuring' | 'waiting' | 'measured'
      /** Forecasts that it takes. */
      calls: number
      /** Those that have come in. */
      answered: number
      /** Why it waits. */
      reason: string | null
      /** When it goes on at the earliest; null where it does not wait. */
      next_at: string | null
    } | null
  }
  population: {
    version: string
    size: number
    countries: number
  }
  /** Its issuer, or `development` for the one that comes along. */
  identity_provider: string | null
  card_provider: 'stripe' | 'sandbox' | null
  /** Null where no mail can be sent. */
  mail: 'smtp' | 'outbox' | null
  /** Stand-ins for services of others that run: with them anybody can sign in as anybody, or pay with nothing. */
  sandboxes: string[]
  counts: {
    organizations: number
    paying_organizations: number
    users: number
    administrators: number
    keys_active: number
    studies: number
    questions: number
  }
}

export interface AdminAuditLogInput {
  /** Only one organization's entries; its id or its uuid, also when it is deleted. */
  organization_id?: string | undefined
  /** Only this: `key.minted`, or `key` for everything about keys. */
  action?: string | undefined
  /** Only what was done by somebody whose name or address has this in it. */
  actor?: string | undefined
  /** Only what was done at this time or later. */
  from?: string | undefined
  /** Only what was done before this time. */
  to?: string | undefined
  /** How many to return, 1 to 100. */
  limit?: number | undefined
  /** How many to skip; lists are newest first. */
  offset?: number | undefined
}

export interface AdminAuditLogOutput {
  entries: {
    id: number
    at: string
    /** `operator` is the command line, `provider` that of card payments, `service` the installation itself. */
    actor_kind: 'user' | 'key' | 'operator' | 'provider' | 'service'
    /** An e-mail address, with the end of the key if it was one, or a name. */
    actor: string
    /** A noun and what became of it: `key.minted`, `organization.deleted`. */
    action: string
    /** What it was done to. */
    subject: string | null
    details: Record<string, unknown>
    actor_user_id: number | null
    organization_id: number | null
    organization_uuid: string | null
    ip: string | null
    request_id: string | null
  }[]
  /** Items in this response. */
  count: number
  /** Items in all. */
  total: number
  limit: number
  offset: number
}

/** One method for every operation of the service. */
export interface Operations {
  onboarding: {
    /**
     * Get an API key without a browser: `POST /cli/auth/agent-register`.
     *
     * Registers the account of a coding assistant and returns its API key, once. A free account gets an `rk_free_`
     * key; registering again replaces it, and the earlier one stops working at once. A member of an organization
     * that pays by card gets its managed `rk_live_` key (201 when it was minted now, 200 when it is the one from
     * before). Everybody else gets `status: login_required` and no key; so does, where people sign up by invitation
     * only, an address that nobody has invited.
     */
    agentRegister(input: OnboardingAgentRegisterInput, options?: CallOptions): Promise<OnboardingAgentRegisterOutput>
    /**
     * Begin a sign-in with a browser: `POST /cli/auth/start`.
     *
     * Begins a sign-in at the identity provider, for callers without an identity to register with and for those whom
     * `agent-register` answered with `login_required`. Listen on the port of `redirect_uri`, open
     * `authorization_url` in a browser, and hand what comes back to `/cli/auth/complete`. An installation without an
     * identity provider answers 422 `refused`; one whose provider is away, 503.
     */
    startSignIn(input: OnboardingStartSignInInput, options?: CallOptions): Promise<OnboardingStartSignInOutput>
    /**
     * Complete a sign-in with a browser: `POST /cli/auth/complete`.
     *
     * Takes what the identity provider sent the browser back with. Whoever belongs to no organization that pays gets
     * an `rk_free_` key, with the account if there was none; of more than ten such keys the oldest stops working.
     * Members of an organization that pays get `status: login_required` and no key: theirs are made in the browser.
     * A session works once, whatever comes of it; after any refusal, begin again.
     */
    completeSignIn(input: OnboardingCompleteSignInInput, options?: CallOptions): Promise<OnboardingCompleteSignInOutput>
  }
  free: {
    /**
     * Ask the shared panel: `POST /v1/free/questions`.
     *
     * Puts one question to the shared panel of about a dozen US adults. The response only confirms that it is
     * queued: read `GET /v1/jobs/{job_id}` for the answers. Limited per minute and per calendar month; see `GET
     * /v1/billing/usage`.
     */
    ask(input: FreeAskInput, options?: CallOptions): Promise<FreeAskOutput>
  }
  questions: {
    /**
     * Word a question so that it leads nobody: `POST /v1/questions/optimize`.
     *
     * A neutral wording of a question, and what was wrong with the one it had: praise and blame in passing, "don't
     * you agree", two questions in one, things taken for granted. What is asked stays as it is: prices, numbers,
     * names, options, scales, quotations and time frames are in both wordings, and a wording that would be
     * understood in another way is not proposed. A question that is fair already comes back as it was. Nobody is
     * asked, and nothing is stored.
     */
    optimize(input: QuestionsOptimizeInput, options?: CallOptions): Promise<QuestionsOptimizeOutput>
    /**
     * Ask one agent: `POST /v1/research-agents/{agent_id}/questions`.
     *
     * Puts a question to one agent. The response confirms that it is queued; read `GET /v1/jobs/{job_id}`, and when
     * it has finished `GET /v1/direct-questions/{question_id}`. Takes one unit of `questions_per_cycle`.
     */
    askAgent(input: QuestionsAskAgentInput, options?: CallOptions): Promise<QuestionsAskAgentOutput>
    /**
     * Ask a group: `POST /v1/research-groups/{group_id}/questions`.
     *
     * Puts a question to every agent of a group, each by a job of its own: `job_id` is that of the whole, `job_ids`
     * those of the agents. When it has finished, `GET /v1/direct-questions/{question_id}` has the answers and what
     * they come to. Takes one unit of `questions_per_cycle`, however many agents are asked.
     */
    askGroup(input: QuestionsAskGroupInput, options?: CallOptions): Promise<QuestionsAskGroupOutput>
    /**
     * Ask a group several questions at once: `POST /v1/research-groups/{group_id}:ask`.
     *
     * Puts up to 20 questions to every agent of a group, side by side: each is a direct question of its own, and
     * answers to one do not know of the others (a study asks one after another). A question that cannot be asked is
     * told in `rejected`, and the others are asked all the same. Commits as many units of `questions_per_cycle` as
     * questions were accepted; where these are not left, none is asked.
     */
    askMany(input: QuestionsAskManyInput, options?: CallOptions): Promise<QuestionsAskManyOutput>
    /**
     * Read a direct question: `GET /v1/direct-questions/{question_id}`.
     *
     * A question to an agent or a group with its answers, what they come to, and a summary when all are there.
     */
    getDirect(input: QuestionsGetDirectInput, options?: CallOptions): Promise<QuestionsGetDirectOutput>
    /**
     * List direct questions: `GET /v1/direct-questions`.
     *
     * The questions that your organization has put to agents and groups, newest first, without answers.
     */
    listDirect(input?: QuestionsListDirectInput, options?: CallOptions): PagePromise<QuestionsListDirectOutput, QuestionsListDirectOutput['direct_questions'][number]>
  }
  agents: {
    /**
     * Read an agent: `GET /v1/agents/{agent_id}`.
     *
     * One synthetic adult: what it is, what it is conditioned on, and where that comes from. Agents of earlier
     * populations stay readable, so that what a study refers to can always be looked up.
     */
    get(input: AgentsGetInput, options?: CallOptions): Promise<AgentsGetOutput>
    /**
     * Read an agent's life: `GET /v1/agents/{agent_id}/life`.
     *
     * What one synthetic adult does and owns, has done, would like to do and has never done: some eighty things, by
     * group. It is what the agent answers, without a language model, when it is asked alone ("Do you own a
     * bicycle?", "Have you ever sailed a sailboat?"). Nothing is recorded of anybody: each state is drawn from
     * estimates of how many people do the thing and who they are. Things that say little, because most people are in
     * the same state, are left out.
     */
    life(input: AgentsLifeInput, options?: CallOptions): Promise<AgentsLifeOutput>
    /**
     * Search agents: `GET /v1/agents/search`.
     *
     * Agents who match every condition, a page at a time. `seed` gives a random order that stays the same from page
     * to page. Agents without a health profile never match a health filter, nor do agents abroad match one on what
     * is known in the US alone.
     */
    search(input?: AgentsSearchInput, options?: CallOptions): PagePromise<AgentsSearchOutput, AgentsSearchOutput['agents'][number]>
    /**
     * Find one agent: `GET /v1/agents/find`.
     *
     * The first agent who matches, and how many do.
     */
    find(input?: AgentsFindInput, options?: CallOptions): Promise<AgentsFindOutput>
    /**
     * Find one agent by the filter language: `POST /v1/agents/find`.
     *
     * As GET, with the filter language in the body: `{match, filters}`, where a field takes a value, a list, `{any:
     * […]}`, `{all: […]}`, `{none: […]}` or `{min, max}`, and groups may be nested under `any` and `all`. `none`
     * leaves out who has one of the values; agents of whom the field is not known match neither way.
     */
    findByFilters(input?: AgentsFindByFiltersInput, options?: CallOptions): Promise<AgentsFindByFiltersOutput>
    /**
     * Read what an agent has answered: `GET /v1/agents/{agent_id}/answers`.
     *
     * One agent's answers to the questions of your organization, newest first; with `study_id`, those of one study,
     * in the order in which they were asked. Answers of participants who were removed from a study are left out, and
     * so are surveys with given answers.
     */
    listAnswers(input: AgentsListAnswersInput, options?: CallOptions): PagePromise<AgentsListAnswersOutput, AgentsListAnswersOutput['answers'][number]>
  }
  filters: {
    /**
     * What agents can be filtered by: `GET /v1/filters`.
     *
     * The values of each field in a country and how many agents have them. Further filters in the query narrow the
     * counts to what is left under them.
     */
    get(input: FiltersGetInput, options?: CallOptions): Promise<FiltersGetOutput>
  }
  me: {
    /**
     * Read what a key is and may do: `GET /v1/me`.
     *
     * The key, or the browser session, that the request came with: whose it is, its scopes, and the plan.
     */
    get(input?: MeGetInput, options?: CallOptions): Promise<MeGetOutput>
  }
  groups: {
    /**
     * Recruit a group by filters: `POST /v1/research-groups/recruit`.
     *
     * Draws agents from those who match, and makes a group of them. Filters come as shorthand (`country`,
     * `occupation`, `age_min`), in the filter language under `filters`, or both; with the header `X-Filter-Raw-DSL:
     * true` only the latter. Groups of 100 and more that were not drawn by a `description` are weighted by sex, age,
     * region and education to those who match. Where fewer match than requested, all of them are recruited and
     * `relaxations` says what to loosen, with counts; where nobody does, nothing is made or charged. Takes one unit
     * of `groups_per_cycle`.
     */
    recruit(input: GroupsRecruitInput, options?: CallOptions): Promise<GroupsRecruitOutput>
    /**
     * Set up interviews for an objective: `POST /v1/research-groups/interview`.
     *
     * Chooses an audience for the objective, recruits it (balanced by sex and age) and drafts opening questions that
     * lead nobody. With filters, they say who is asked; without, what the objective itself says of people is taken
     * (jobs, ages, places, parents, health), and `assumptions` tells what that was. Takes one unit of
     * `groups_per_cycle`.
     */
    interview(input: GroupsInterviewInput, options?: CallOptions): Promise<GroupsInterviewOutput>
    /**
     * See whom a description would find: `POST /v1/research-groups:preview`.
     *
     * Reads a description as `POST /v1/research-groups:from-description` does, by rules, and shows how it was
     * understood, how many match and a few of them. Nobody is recruited and nobody is asked; it counts against no
     * quota and leaves a record of zero units.
     */
    preview(input: GroupsPreviewInput, options?: CallOptions): Promise<GroupsPreviewOutput>
    /**
     * Recruit a group from a description: `POST /v1/research-groups:from-description`.
     *
     * A group request in one line: `GET /v1/research-group-requests/{request_id}` tells how it stands, and can be
     * resumed where something is missing. Reserves one unit of `groups_per_cycle`, which is committed when the group
     * is there and voided when there will be none.
     */
    fromDescription(input: GroupsFromDescriptionInput, options?: CallOptions): Promise<GroupsFromDescriptionOutput>
    /**
     * Make a group of given agents: `POST /v1/research-groups/create`.
     *
     * Those who are not found are told; where none is, nothing is made or charged. Takes one unit of
     * `groups_per_cycle`.
     */
    create(input: GroupsCreateInput, options?: CallOptions): Promise<GroupsCreateOutput>
    /**
     * List groups: `GET /v1/research-groups`.
     *
     * The groups of your organization, newest first.
     */
    list(input?: GroupsListInput, options?: CallOptions): PagePromise<GroupsListOutput, GroupsListOutput['groups'][number]>
    /**
     * Read a group: `GET /v1/research-groups/{group_id}`.
     *
     * A group, how its members were found, and its agents in the order in which they joined, a page (`limit`,
     * `offset`) at a time.
     */
    get(input: GroupsGetInput, options?: CallOptions): Promise<GroupsGetOutput>
    /**
     * Rename or describe a group: `PATCH /v1/research-groups/{group_id}`.
     *
     * What is left out stays as it is.
     */
    update(input: GroupsUpdateInput, options?: CallOptions): Promise<GroupsUpdateOutput>
    /**
     * Archive a group: `DELETE /v1/research-groups/{group_id}`.
     *
     * It is no longer listed or asked. Studies with it, and what its members have answered, stay.
     */
    archive(input: GroupsArchiveInput, options?: CallOptions): Promise<GroupsArchiveOutput>
    /**
     * Recruit more agents into a group: `POST /v1/research-groups/{group_id}/append`.
     *
     * As recruiting; members are never drawn again. A group has at most 1,000 agents. Weights are worked out within
     * the recruitment.
     */
    append(input: GroupsAppendInput, options?: CallOptions): Promise<GroupsAppendOutput>
    agents: {
      /**
       * Add agents to a group: `POST /v1/research-groups/{group_id}/agents/add`.
       *
       * Each agent is added, is a member already, or is not found; one does not stand in the way of another.
       */
      add(input: GroupsAgentsAddInput, options?: CallOptions): Promise<GroupsAgentsAddOutput>
      /**
       * Remove agents from a group: `POST /v1/research-groups/{group_id}/agents/remove`.
       *
       * Studies that were made with the group keep their participants.
       */
      remove(input: GroupsAgentsRemoveInput, options?: CallOptions): Promise<GroupsAgentsRemoveOutput>
    }
  }
  studies: {
    /**
     * Create a study: `POST /v1/research-studies`.
     *
     * A study puts questions, one after another, to the same agents. Its participants are the members that its
     * groups have now; with a group it is `fielding` at once, without one a `draft`.
     */
    create(input: StudiesCreateInput, options?: CallOptions): Promise<StudiesCreateOutput>
    /**
     * List studies: `GET /v1/research-studies`.
     *
     * The studies of your organization, newest first.
     */
    list(input?: StudiesListInput, options?: CallOptions): PagePromise<StudiesListOutput, StudiesListOutput['studies'][number]>
    /**
     * Read a study: `GET /v1/research-studies/{study_id}`.
     *
     * The study, its groups, and how far it has come.
     */
    get(input: StudiesGetInput, options?: CallOptions): Promise<StudiesGetOutput>
    /**
     * Change a study: `PATCH /v1/research-studies/{study_id}`.
     *
     * What is left out stays as it is. A draft that is given a group is `fielding` from then on; groups are added,
     * never taken away. `stage` takes `archived`, after which nothing more is asked, and `fielding`, which brings an
     * archived or complete study back.
     */
    update(input: StudiesUpdateInput, options?: CallOptions): Promise<StudiesUpdateOutput>
    /**
     * Delete a study: `DELETE /v1/research-studies/{study_id}`.
     *
     * With its questions, answers and report. What is still to be answered no longer is. It cannot be undone.
     */
    remove(input: StudiesRemoveInput, options?: CallOptions): Promise<StudiesRemoveOutput>
    /**
     * Ask the participants a question: `POST /v1/research-studies/{study_id}/questions`.
     *
     * Puts one question to every participant. Answers of an agent hang together: by its lasting attitudes, and, with
     * a language model, because it is reminded of what it answered to the questions of this study that had finished
     * when this one was asked. So wait until a question has finished before you ask the next. Poll `job_id`, or
     * listen to `/events`. Takes one unit of `questions_per_cycle`.
     */
    ask(input: StudiesAskInput, options?: CallOptions): Promise<StudiesAskOutput>
    /**
     * Read the questions of a study, with answers: `GET /v1/research-studies/{study_id}/questions`.
     *
     * The questions in the order in which they were asked, each with its first answers and with what all of its
     * answers come to. Where there are more than `answers_limit`, `GET
     * /v1/research-studies/{study_id}/questions/{question_id}/answers` has the rest.
     */
    listQuestions(input: StudiesListQuestionsInput, options?: CallOptions): PagePromise<StudiesListQuestionsOutput, StudiesListQuestionsOutput['questions'][number]>
    /**
     * Read one question of a study, with answers: `GET /v1/research-studies/{study_id}/questions/{question_id}`.
     *
     * A question with its first answers and with what all of its answers come to.
     */
    getQuestion(input: StudiesGetQuestionInput, options?: CallOptions): Promise<StudiesGetQuestionOutput>
    /**
     * Read the answers to a question, page by page: `GET
     * /v1/research-studies/{study_id}/questions/{question_id}/answers`.
     *
     * In the order of the participants. With `filters`, only those of participants who match.
     */
    listAnswers(input: StudiesListAnswersInput, options?: CallOptions): PagePromise<StudiesListAnswersOutput, StudiesListAnswersOutput['answers'][number]>
    /**
     * Read who takes part: `GET /v1/research-studies/{study_id}/agents`.
     *
     * The participants in the order in which they came, without those who were removed.
     */
    listAgents(input: StudiesListAgentsInput, options?: CallOptions): PagePromise<StudiesListAgentsOutput, StudiesListAgentsOutput['agents'][number]>
    /**
     * Remove participants: `DELETE /v1/research-studies/{study_id}/agents`.
     *
     * Takes agents who do not fit out of a study: they are asked no more, and what they have answered no longer
     * counts. Their groups keep them. `agent_ids` come in the query (repeated, or separated by commas) or in a JSON
     * body.
     */
    removeAgents(input: StudiesRemoveAgentsInput, options?: CallOptions): Promise<StudiesRemoveAgentsOutput>
    /**
     * Remove participants, for clients whose DELETE has no body: `POST
     * /v1/research-studies/{study_id}/agents/remove`.
     *
     * As `DELETE /v1/research-studies/{study_id}/agents`.
     */
    removeAgentsByPost(input: StudiesRemoveAgentsByPostInput, options?: CallOptions): Promise<StudiesRemoveAgentsByPostOutput>
    /**
     * Complete a study: `POST /v1/research-studies/{study_id}/complete`.
     *
     * Writes the report: a summary with segments, divergences and shared views, recommendations, correlations and a
     * line to pass on. Everything in it is computed from the answers; a group is named only where its difference is
     * clear of chance and of the engine's error. One job for each step; call it when all questions have finished. A
     * complete study is completed again with `force`, or after a further question.
     */
    complete(input: StudiesCompleteInput, options?: CallOptions): Promise<StudiesCompleteOutput>
    /**
     * Read the report: `GET /v1/research-studies/{study_id}/report`.
     *
     * What the steps of the completion came to, by step; a step that was not run is null.
     */
    report(input: StudiesReportInput, options?: CallOptions): Promise<StudiesReportOutput>
    /**
     * Read what the answers come to: `GET /v1/research-studies/{study_id}/results`.
     *
     * For every question weighted shares, means and themes with 95 % intervals, in which chance and the stated error
     * of the engine are together. With `by`, the same for groups of agents beside each other, and a test whether
     * they differ, with control for all tests of the request. With `filters`, only those who match are counted.
     * Groups of fewer than five are not told, nor is what a filter leaves of fewer.
     */
    results(input: StudiesResultsInput, options?: CallOptions): Promise<StudiesResultsOutput>
    /**
     * Download a study: `GET /v1/research-studies/{study_id}/export`.
     *
     * `csv`: one row for each answer, safe to open in a spreadsheet. `json`: everything. `xlsx`: answers, results,
     * participants and a codebook. `labelled_csv`: one row for each agent, answers as codes; `spss_syntax` names
     * them.
     */
    download(input: StudiesDownloadInput, options?: CallOptions): Promise<Response>
    /**
     * Read the run manifest: `GET /v1/research-studies/{study_id}/manifest`.
     *
     * Everything that the answers were made from: engine, versions, population, agents, wordings, and a digest of
     * the answers. `populace replay` gives the same answers again from it, on the embedded engine to the byte.
     */
    manifest(input: StudiesManifestInput, options?: CallOptions): Promise<StudiesManifestOutput>
    /**
     * Share the report: `POST /v1/research-studies/{study_id}/share`.
     *
     * Makes a page that anybody with the link can read. Called again it changes what is given and keeps the link;
     * switched off, the link is gone for good, and switching on makes another one.
     */
    share(input: StudiesShareInput, options?: CallOptions): Promise<StudiesShareOutput>
    /**
     * Read how the report is shared: `GET /v1/research-studies/{study_id}/share`.
     *
     * Changes nothing.
     */
    readShare(input: StudiesReadShareInput, options?: CallOptions): Promise<StudiesReadShareOutput>
    /**
     * Follow a study as it goes on: `GET /v1/research-studies/{study_id}/events`.
     *
     * A stream of server-sent events: `progress` whenever answers have come in or the stage has changed, with `done`
     * and `total` of every question that is under way, and `idle` when nothing is. It ends after 15 minutes; connect
     * again.
     */
    events(input: StudiesEventsInput, options?: CallOptions): Promise<Response>
  }
  requests: {
    /**
     * Ask for a group in plain words: `POST /v1/research-group-requests`.
     *
     * From “15 nurses in Texas who work nights” to a group. The text is read (filters, quotas, what candidates have
     * to be asked), people are drawn and, where no filter tells, asked; whoever fits is the group. What the text
     * leaves open is asked back (`needs_clarification`); what cannot or must not be done is `refused`, with the
     * nearest audiences that there are. To resume, post `request_id` with `additional_text`. Sets one unit of
     * `groups_per_cycle` aside and takes it when the group is there.
     */
    createGroup(input?: RequestsCreateGroupInput, options?: CallOptions): Promise<RequestsCreateGroupOutput>
    /**
     * Read a group request: `GET /v1/research-group-requests/{request_id}`.
     *
     * How far it is, how the text was understood, and what became of it.
     */
    getGroup(input: RequestsGetGroupInput, options?: CallOptions): Promise<RequestsGetGroupOutput>
    /**
     * List group requests: `GET /v1/research-group-requests`.
     *
     * Those of your organization, newest first.
     */
    listGroups(input?: RequestsListGroupsInput, options?: CallOptions): PagePromise<RequestsListGroupsOutput, RequestsListGroupsOutput['requests'][number]>
    /**
     * Ask for a study in plain words: `POST /v1/research-study-requests`.
     *
     * From “15 nurses in Texas: would they use a scheduling app, and why?” to a study with its group and a plan of
     * questions, which are yours to ask. The text is read (filters, quotas, what candidates have to be asked),
     * people are drawn and, where no filter tells, asked; whoever fits is the group. What the text leaves open is
     * asked back (`needs_clarification`); what cannot or must not be done is `refused`, with the nearest audiences
     * that there are. To resume, post `request_id` with `additional_text`. Sets one unit of `groups_per_cycle` aside
     * and takes it when the group is there.
     */
    createStudy(input?: RequestsCreateStudyInput, options?: CallOptions): Promise<RequestsCreateStudyOutput>
    /**
     * Read a study request: `GET /v1/research-study-requests/{request_id}`.
     *
     * How far it is, how the text was understood, which questions are planned, and what became of it.
     */
    getStudy(input: RequestsGetStudyInput, options?: CallOptions): Promise<RequestsGetStudyOutput>
    /**
     * List study requests: `GET /v1/research-study-requests`.
     *
     * Those of your organization, newest first.
     */
    listStudies(input?: RequestsListStudiesInput, options?: CallOptions): PagePromise<RequestsListStudiesOutput, RequestsListStudiesOutput['requests'][number]>
  }
  theses: {
    /**
     * Take a thesis apart and recruit groups to test it: `POST /v1/thesis:compose-and-recruit`.
     *
     * Divides a thesis into claims that can be tested, and recruits a group for each, with questions to put to it;
     * where there is room, those of whom a claim does not speak are recruited too, to compare with. Reserves one
     * unit of `theses_per_cycle` and `max_groups` of `groups_per_cycle`; when the work has ended, what was delivered
     * is committed and the rest given back. Poll `GET /v1/jobs/{job_id}`, then read `GET /v1/theses/{thesis_id}`.
     */
    compose(input: ThesesComposeInput, options?: CallOptions): Promise<ThesesComposeOutput>
    /**
     * Read a thesis with its claims and groups: `GET /v1/theses/{thesis_id}`.
     *
     * The claims appear when the thesis has been taken apart, and their groups one after another.
     */
    get(input: ThesesGetInput, options?: CallOptions): Promise<ThesesGetOutput>
    /**
     * List theses: `GET /v1/theses`.
     *
     * The theses of your organization, newest first, without their claims.
     */
    list(input?: ThesesListInput, options?: CallOptions): PagePromise<ThesesListOutput, ThesesListOutput['theses'][number]>
  }
  zeitgeist: {
    /**
     * Put a question with given answers to a group: `POST /v1/zeitgeist/surveys/create`.
     *
     * A survey of one question, of which every agent of the group chooses one answer. Read `/results` when `job_id`
     * has finished. Takes one unit of `questions_per_cycle`.
     */
    create(input: ZeitgeistCreateInput, options?: CallOptions): Promise<ZeitgeistCreateOutput>
    /**
     * List surveys: `GET /v1/zeitgeist/surveys`.
     *
     * The surveys of your organization, newest first.
     */
    list(input?: ZeitgeistListInput, options?: CallOptions): PagePromise<ZeitgeistListOutput, ZeitgeistListOutput['surveys'][number]>
    /**
     * Read the results of a survey: `GET /v1/zeitgeist/surveys/{survey_id}/results`.
     *
     * How the answers are distributed, as far as they are there.
     */
    results(input: ZeitgeistResultsInput, options?: CallOptions): Promise<ZeitgeistResultsOutput>
    /**
     * Delete a survey: `DELETE /v1/zeitgeist/surveys/{survey_id}`.
     *
     * With its answers. It cannot be undone.
     */
    remove(input: ZeitgeistRemoveInput, options?: CallOptions): Promise<ZeitgeistRemoveOutput>
  }
  media: {
    /**
     * Upload an image or a document: `POST /v1/media-assets`.
     *
     * Stores an image or a document once, to be named in the `attachments` of any number of questions. Send it as
     * multipart/form-data in the part `file`; or as JSON, in base64 in `file_data`, or as a `data_url`. It must be a
     * PNG, JPEG, WebP, GIF or PDF of up to 10 MB unless the installation allows another size. What it is, is read
     * off its bytes; a type that is declared and is another one is refused, and so is a file that is two things at
     * once. Images have up to 16,384 pixels on a side and 100 million in all.
     *
     * The same bytes again are the same media asset: the answer is the first one, with its first name. A description
     * is added to one that has none.
     */
    create(input?: MediaCreateInput, options?: CallOptions): Promise<MediaCreateOutput>
    /**
     * List media assets: `GET /v1/media-assets`.
     *
     * Your organization's media assets, newest first.
     */
    list(input?: MediaListInput, options?: CallOptions): PagePromise<MediaListOutput, MediaListOutput['media_assets'][number]>
    /**
     * Read a media asset: `GET /v1/media-assets/{media_asset_id}`.
     *
     * What is known of a media asset; its bytes are at `/content`.
     */
    get(input: MediaGetInput, options?: CallOptions): Promise<MediaGetOutput>
    /**
     * Download a media asset: `GET /v1/media-assets/{media_asset_id}/content`.
     *
     * The bytes of a media asset, exactly as they were uploaded.
     */
    content(input: MediaContentInput, options?: CallOptions): Promise<Response>
  }
  webhooks: {
    /**
     * Have an address told when jobs end: `POST /v1/webhooks`.
     *
     * From now on, when a job of your organization ends, an event is posted to the address: `{id, type, created_at,
     * data}`, with `type` `job.finished` or `job.failed` and `data` `{job_id, kind, status, error}`, and the
     * `question_id` and `study_id` that the job belongs to. It holds no answers; read those with your key. A
     * question to several agents is one job and one event.
     *
     * Events are signed as Standard Webhooks describes it: `webhook-signature` is `v1,` and the base64 of the
     * HMAC-SHA256 of `{webhook-id}.{webhook-timestamp}.{body}`, with the bytes that follow `whsec_` in the secret,
     * in base64, as its key. The secret is shown only here. Any 2xx within 10 seconds means received. Everything
     * else is tried again for about half a day, in growing intervals; redirects are not followed. The same event may
     * come twice, with the same `webhook-id`, and events may come in another order than they happened in.
     */
    create(input: WebhooksCreateInput, options?: CallOptions): Promise<WebhooksCreateOutput>
    /**
     * List webhooks: `GET /v1/webhooks`.
     *
     * Your organization's webhooks, newest first.
     */
    list(input?: WebhooksListInput, options?: CallOptions): PagePromise<WebhooksListOutput, WebhooksListOutput['webhooks'][number]>
    /**
     * Read a webhook: `GET /v1/webhooks/{webhook_id}`.
     *
     * A webhook, and how its last 20 events fared. Events are forgotten 30 days after they ended.
     */
    get(input: WebhooksGetInput, options?: CallOptions): Promise<WebhooksGetOutput>
    /**
     * Change a webhook: `PATCH /v1/webhooks/{webhook_id}`.
     *
     * Changes what is given and leaves the rest. Events that wait to be sent go to the new address; those of a
     * webhook that is disabled are dropped. The secret stays the same.
     */
    update(input: WebhooksUpdateInput, options?: CallOptions): Promise<WebhooksUpdateOutput>
    /**
     * Delete a webhook: `DELETE /v1/webhooks/{webhook_id}`.
     *
     * Deletes a webhook with its events. What waits to be sent is not sent any more.
     */
    remove(input: WebhooksRemoveInput, options?: CallOptions): Promise<WebhooksRemoveOutput>
    /**
     * Try a webhook: `POST /v1/webhooks/{webhook_id}/test`.
     *
     * Sends an event of the type `webhook.test`, once: it is not tried again. How it fared is among the deliveries
     * of the webhook.
     */
    test(input: WebhooksTestInput, options?: CallOptions): Promise<WebhooksTestOutput>
  }
  jobs: {
    /**
     * Read a job: `GET /v1/jobs/{job_id}`.
     *
     * Tells how a job stands. `status` goes from `queued` to `started` and ends as `finished`, with `result`, or
     * `failed`, with a plain sentence in `error`. A free key reads the free-tier jobs of its own account, those of
     * its earlier keys included; a paid key reads the jobs of its organization.
     */
    get(input: JobsGetInput, options?: CallOptions): Promise<JobsGetOutput>
    /**
     * List jobs: `GET /v1/jobs`.
     *
     * The organization's jobs, newest first, without their results. A question to several agents is one job here;
     * the jobs of the single answers are read by their ids.
     */
    list(input?: JobsListInput, options?: CallOptions): PagePromise<JobsListOutput, JobsListOutput['jobs'][number]>
    /**
     * Cancel what has not begun of a job: `DELETE /v1/jobs/{job_id}`.
     *
     * Answers that are under way or there already stay; those whose turn has not come are no longer asked for, and
     * count as failed. Of a job that has begun, and has no parts, nothing is cancelled. What was charged for the
     * question stays charged.
     */
    cancel(input: JobsCancelInput, options?: CallOptions): Promise<JobsCancelOutput>
  }
  billing: {
    /**
     * Read limits and usage: `GET /v1/billing/usage`.
     *
     * A snapshot of rate limits, the quotas and charges of the current billing cycle (a calendar month, UTC) and the
     * plan.
     */
    usage(input?: BillingUsageInput, options?: CallOptions): Promise<BillingUsageOutput>
    /**
     * List billable events: `GET /v1/billing/events`.
     *
     * What your organization was charged for, newest first. A question is charged when it is accepted, also where an
     * answer fails later: the number of agents times the price of an answer times the tier's
     * `agent_question_multiplier`, in whole cents, halves up. The free questions of a billing cycle come first, then
     * its credit is used, then the rest is charged. Free panels, organizations that do not pay and all work other
     * than questions are listed with a charge of 0.
     */
    events(input?: BillingEventsInput, options?: CallOptions): PagePromise<BillingEventsOutput, BillingEventsOutput['events'][number]>
    /**
     * Download billable events: `GET /v1/billing/events.csv`.
     *
     * The same as a table, one row for each event, newest first.
     */
    downloadEvents(input?: BillingDownloadEventsInput, options?: CallOptions): Promise<Response>
    /**
     * Download usage: `GET /v1/operations.csv`.
     *
     * What your operations used, as a table: one row for each operation and quota, newest first, with what was
     * reserved, committed, voided and is still open.
     */
    downloadUsage(input?: BillingDownloadUsageInput, options?: CallOptions): Promise<Response>
  }
  operations: {
    /**
     * Read an operation and what it used: `GET /v1/operations/{operation_id}`.
     *
     * Whatever counts against a quota is an operation, with a record of every unit that it set aside, used or gave
     * back. In `totals`, `reserved` = `committed` + `voided` + `open` at all times.
     */
    get(input: OperationsGetInput, options?: CallOptions): Promise<OperationsGetOutput>
    /**
     * List operations and what they used: `GET /v1/operations`.
     *
     * Everything of your organization that counts against a quota, newest first, with its totals.
     */
    list(input?: OperationsListInput, options?: CallOptions): PagePromise<OperationsListOutput, OperationsListOutput['operations'][number]>
  }
  models: {
    /**
     * Read what language models cost: `GET /v1/model-costs`.
     *
     * What your organization's calls to language models came to in a month, or for a study, and how its budgets
     * stand. An answer that was given before and is given again costs nothing and is not counted. The free panel is
     * paid by whoever runs this installation, and not part of it.
     */
    costs(input?: ModelsCostsInput, options?: CallOptions): Promise<ModelsCostsOutput>
    /**
     * Limit what language models may cost: `PUT /v1/model-budget`.
     *
     * Sets the most that your organization spends on language models in a calendar month. Calls that would exceed it
     * are not made; answers that need one fail and say so. The limit of whoever runs this installation holds beside
     * it: a higher one of your own is kept, and has no effect beyond it. Only for keys of admins.
     */
    setBudget(input: ModelsSetBudgetInput, options?: CallOptions): Promise<ModelsSetBudgetOutput>
  }
  estimates: {
    /**
     * Estimate what questions would cost: `POST /v1/estimates`.
     *
     * What putting questions to a number of agents would cost and how long it would take, before anything is spent.
     * Ranges run from what it comes to if all goes well (every reply can be used, the model server keeps what it has
     * read) to what it comes to if not (one reply in ten is asked for again, nothing is kept). They are made from
     * the prompts as they would be sent and, where there are 20 and more, from the last calls of the same kind; a
     * model's price is what whoever runs this installation has set. Questions that your organization has put to the
     * same agents before cost nothing when asked again; that is not looked up. Nothing is asked, reserved or
     * charged.
     */
    create(input: EstimatesCreateInput, options?: CallOptions): Promise<EstimatesCreateOutput>
  }
  trust: {
    /**
     * See how close the panel comes to people: `GET /v1/fidelity`.
     *
     * What the embedded engine expects US adults to answer, held against what they did answer in real surveys, for
     * questions that it was not shown. Measured when the release was made, by `npm run fidelity`; the same for
     * everybody.
     */
    fidelity(input?: TrustFidelityInput, options?: CallOptions): Promise<TrustFidelityOutput>
    /**
     * List the questions that the panel was examined with: `GET /v1/fidelity/questions`.
     *
     * With what people answered, what was forecast without their answers, and how far that is off. The worst first.
     */
    fidelityQuestions(input?: TrustFidelityQuestionsInput, options?: CallOptions): PagePromise<TrustFidelityQuestionsOutput, TrustFidelityQuestionsOutput['questions'][number]>
    /**
     * See how close the agents are to the population: `GET /v1/calibration`.
     *
     * The default population held against every table that it should have the figures of: margins that it was drawn
     * to, and relations that no table prescribed. Measured when the release was made, by `npm run
     * population:report`.
     */
    calibration(input?: TrustCalibrationInput, options?: CallOptions): Promise<TrustCalibrationOutput>
  }
  account: {
    /**
     * See who is signed in: `GET /account/session`.
     *
     * Who is signed in with this browser, the organization that they work in, the others that they could, and who
     * invites them.
     */
    get(input?: AccountGetInput, options?: CallOptions): Promise<AccountGetOutput>
    /**
     * Work in another organization: `POST /account/organization`.
     *
     * From now on this session works in another organization of the user. Other sessions stay where they are.
     */
    switchOrganization(input: AccountSwitchOrganizationInput, options?: CallOptions): Promise<AccountSwitchOrganizationOutput>
    /**
     * List the browsers that are signed in: `GET /account/sessions`.
     *
     * The user's sessions, the one that was used last first; 100 at most.
     */
    listSessions(input?: AccountListSessionsInput, options?: CallOptions): Promise<AccountListSessionsOutput>
    /**
     * Sign a browser out: `DELETE /account/sessions/{session_id}`.
     *
     * Ends one of the user's sessions, at once.
     */
    revokeSession(input: AccountRevokeSessionInput, options?: CallOptions): Promise<AccountRevokeSessionOutput>
    /**
     * Sign all other browsers out: `POST /account/sessions:revoke-others`.
     *
     * Ends all of the user's sessions but the one that asks, at once.
     */
    revokeOtherSessions(input?: AccountRevokeOtherSessionsInput, options?: CallOptions): Promise<AccountRevokeOtherSessionsOutput>
    /**
     * Sign out: `POST /account/sign-out`.
     *
     * Ends this session, at once. Keys are not affected.
     */
    signOut(input?: AccountSignOutInput, options?: CallOptions): Promise<AccountSignOutOutput>
    /**
     * List API keys: `GET /account/keys`.
     *
     * Your keys in the organization that you work in, newest first; an admin sees everybody's. Keys themselves are
     * not stored and cannot be shown.
     */
    listKeys(input?: AccountListKeysInput, options?: CallOptions): PagePromise<AccountListKeysOutput, AccountListKeysOutput['keys'][number]>
    /**
     * Make an API key: `POST /account/keys`.
     *
     * Makes a key of yours for the organization that you work in. `api_key` is shown here and nowhere else; a
     * repeated request with the same Idempotency-Key shows it again for 24 hours, to you alone. An organization that
     * does not pay gets an `rk_free_` key; with `scopes` that read (`groups:read`, `studies:read`, `zeitgeist:read`,
     * `questions:read`, `jobs:read`, `billing:read`) an `rk_live_` key for what it made while it did pay. The scope
     * `admin` is for administrators of the installation. A user has at most 50 keys that work.
     */
    createKey(input?: AccountCreateKeyInput, options?: CallOptions): Promise<AccountCreateKeyOutput>
    /**
     * Revoke an API key: `DELETE /account/keys/{key_id}`.
     *
     * Revokes a key of yours, or as an admin anybody's in the organization. When the answer arrives the key works
     * nowhere any more. A key that was revoked before stays as it is.
     */
    revokeKey(input: AccountRevokeKeyInput, options?: CallOptions): Promise<AccountRevokeKeyOutput>
    /**
     * List assistants: `GET /account/assistants`.
     *
     * The accounts of coding assistants that have registered with the organization, newest first. `agent-register`
     * takes an e-mail address on trust, so one of them may be somebody else's who gave your address: look through
     * them before the organization pays, and remove what you do not know.
     */
    listAssistants(input?: AccountListAssistantsInput, options?: CallOptions): Promise<AccountListAssistantsOutput>
    /**
     * Confirm an assistant: `POST /account/assistants/{vendor_account_uuid}/confirm`.
     *
     * Says that an assistant which registered with the organization is yours. From then on `agent-register` hands it
     * the managed `rk_live_` key of an organization that pays by card.
     */
    confirmAssistant(input: AccountConfirmAssistantInput, options?: CallOptions): Promise<AccountConfirmAssistantOutput>
    /**
     * Remove an assistant: `DELETE /account/assistants/{vendor_account_uuid}`.
     *
     * Removes an assistant and revokes the keys that the user's assistants were given. When the answer arrives they
     * work nowhere any more. The removed one has to sign in with a browser to get another; the others of the same
     * user register again.
     */
    removeAssistant(input: AccountRemoveAssistantInput, options?: CallOptions): Promise<AccountRemoveAssistantOutput>
    /**
     * List members: `GET /account/members`.
     *
     * Everybody in the organization that you work in, the oldest members first, and who is invited.
     */
    listMembers(input?: AccountListMembersInput, options?: CallOptions): Promise<AccountListMembersOutput>
    /**
     * Invite somebody: `POST /account/members`.
     *
     * Invites an e-mail address for 14 days. Somebody new becomes a member by signing in with it in that time;
     * whoever has an organization already finds the invitation in their account, and accepts or declines it there.
     * Inviting the same address again begins the 14 days anew. An invitation ends with the rights of the admin who
     * made it. They get a mail, where the installation sends mail.
     */
    inviteMember(input: AccountInviteMemberInput, options?: CallOptions): Promise<AccountInviteMemberOutput>
    /**
     * Take an invitation back: `DELETE /account/invitations/{email}`.
     *
     * Takes an invitation back that nobody has followed yet.
     */
    cancelInvitation(input: AccountCancelInvitationInput, options?: CallOptions): Promise<AccountCancelInvitationOutput>
    /**
     * Accept an invitation: `POST /account/invitations/accept`.
     *
     * Makes you a member of an organization that has invited your address. You go on working in the one that you are
     * in, until you switch.
     */
    acceptInvitation(input: AccountAcceptInvitationInput, options?: CallOptions): Promise<AccountAcceptInvitationOutput>
    /**
     * Decline an invitation: `POST /account/invitations/decline`.
     *
     * Ends an invitation of your address. The organization can invite you again.
     */
    declineInvitation(input: AccountDeclineInvitationInput, options?: CallOptions): Promise<AccountDeclineInvitationOutput>
    /**
     * Change a member's role: `PATCH /account/members/{user_uuid}`.
     *
     * Makes a member an admin, or an admin a member. The last admin stays one.
     */
    changeMember(input: AccountChangeMemberInput, options?: CallOptions): Promise<AccountChangeMemberOutput>
    /**
     * Remove a member, or leave: `DELETE /account/members/{user_uuid}`.
     *
     * An admin removes anybody; everybody may leave, except the last admin. Keys and assistants of the user in this
     * organization stop working before the answer arrives; browsers that they are signed in with go on in another
     * organization of theirs. What they made for the organization stays.
     */
    removeMember(input: AccountRemoveMemberInput, options?: CallOptions): Promise<AccountRemoveMemberOutput>
    /**
     * Rename the organization: `PATCH /account/organization`.
     *
     * Renames the organization that you work in.
     */
    updateOrganization(input: AccountUpdateOrganizationInput, options?: CallOptions): Promise<AccountUpdateOrganizationOutput>
    /**
     * Make an organization: `POST /account/organizations`.
     *
     * Makes an organization with you as its admin, a free one unless the installation makes them otherwise. You go
     * on working in the one that you are in, until you switch. Nobody is admin of more than 10 in this way.
     */
    createOrganization(input: AccountCreateOrganizationInput, options?: CallOptions): Promise<AccountCreateOrganizationOutput>
    /**
     * Download everything that the organization has: `GET /account/organization/export`.
     *
     * One ZIP archive of the organization that you work in: members, keys without their secrets, groups, studies,
     * questions, answers, requests, theses, jobs, usage, charges, webhooks, the audit log, as lines of JSON, a file
     * for each kind, and the images and documents. `README.txt` in it says what the files are, `manifest.json` how
     * many rows each has. It is written while it is read: of what changes meanwhile it holds a state from in
     * between.
     */
    exportOrganization(input?: AccountExportOrganizationInput, options?: CallOptions): Promise<Response>
    /**
     * Delete the organization: `DELETE /account/organization`.
     *
     * Deletes the organization that you work in, with its groups, studies, answers, files, keys and events, for
     * good. Its members keep their accounts.
     */
    deleteOrganization(input: AccountDeleteOrganizationInput, options?: CallOptions): Promise<AccountDeleteOrganizationOutput>
    /**
     * Delete your account: `DELETE /account/user`.
     *
     * Deletes your account with its keys, sessions and memberships, for good, and the organizations that nobody else
     * is in. What you made for other organizations stays with them. Where you are the last admin, make somebody else
     * admin first.
     */
    deleteUser(input: AccountDeleteUserInput, options?: CallOptions): Promise<AccountDeleteUserOutput>
    /**
     * Read how your organization pays: `GET /account/billing/summary`.
     *
     * The plan of the organization, what is for sale, the subscription by card if there is one, and what the current
     * billing cycle (a calendar month, UTC) has come to.
     */
    billing(input?: AccountBillingInput, options?: CallOptions): Promise<AccountBillingOutput>
    /**
     * Buy a tier by card: `POST /account/billing/checkout`.
     *
     * Opens a page of the card provider's on which the organization subscribes to a tier. When the provider reports
     * the payment, the organization has the rights of the tier, its free keys end, and whoever began the checkout
     * can have the new `rk_live_` key revealed once. Pages that the organization was sent to before are closed. An
     * organization that pays already gets 409; an installation that takes no cards, 422.
     */
    checkout(input: AccountCheckoutInput, options?: CallOptions): Promise<AccountCheckoutOutput>
    /**
     * Open the billing portal: `POST /account/billing/portal`.
     *
     * A page of the card provider's with invoices, where the organization changes its card or its tier, or cancels.
     * It is good for a short time. An organization that has never paid by card gets 409.
     */
    portal(input?: AccountPortalInput, options?: CallOptions): Promise<AccountPortalOutput>
    /**
     * See how far a checkout is: `GET /account/billing/checkouts/{checkout_id}`.
     *
     * Whether the provider has reported the payment of a checkout that you began, and whether its key can still be
     * revealed. Looking uses nothing up.
     */
    checkoutState(input: AccountCheckoutStateInput, options?: CallOptions): Promise<AccountCheckoutStateOutput>
    /**
     * Reveal the key of a checkout: `POST /account/billing/reveal`.
     *
     * The `rk_live_` key that a paid checkout brought: once, within ten minutes of the payment, to the admin who
     * began the checkout. After that it can be used but not shown; another one can be made under the keys of the
     * account.
     */
    revealKey(input: AccountRevealKeyInput, options?: CallOptions): Promise<AccountRevealKeyOutput>
    /**
     * Read what changed rights or money in your organization: `GET /account/audit-log`.
     *
     * Your organization's part of the log, newest first. For its admins.
     */
    auditLog(input?: AccountAuditLogInput, options?: CallOptions): PagePromise<AccountAuditLogOutput, AccountAuditLogOutput['entries'][number]>
  }
  admin: {
    /**
     * List pricing tiers: `GET /admin/pricing-tiers`.
     *
     * Every tier of this installation, newest first, with how many organizations are on it.
     */
    listTiers(input?: AdminListTiersInput, options?: CallOptions): PagePromise<AdminListTiersOutput, AdminListTiersOutput['tiers'][number]>
    /**
     * Create a pricing tier: `POST /admin/pricing-tiers`.
     *
     * What is left out is 0, false or none; the multiplier is 1.
     */
    createTier(input: AdminCreateTierInput, options?: CallOptions): Promise<AdminCreateTierOutput>
    /**
     * Read a pricing tier: `GET /admin/pricing-tiers/{tier_id}`.
     *
     * What it costs, gives and includes.
     */
    getTier(input: AdminGetTierInput, options?: CallOptions): Promise<AdminGetTierOutput>
    /**
     * Change a pricing tier: `PATCH /admin/pricing-tiers/{tier_id}`.
     *
     * What is left out stays as it is. The change holds for the next call of every organization on the tier; what
     * was charged before stays. The built-in tier `self_hosted` keeps its name.
     */
    updateTier(input: AdminUpdateTierInput, options?: CallOptions): Promise<AdminUpdateTierOutput>
    /**
     * Delete a pricing tier: `DELETE /admin/pricing-tiers/{tier_id}`.
     *
     * The organizations on it are on no tier afterwards; how they pay, their keys and what they were charged stay.
     * The built-in tier `self_hosted` cannot be deleted.
     */
    deleteTier(input: AdminDeleteTierInput, options?: CallOptions): Promise<AdminDeleteTierOutput>
    /**
     * List organizations: `GET /admin/organizations`.
     *
     * Every organization of this installation, newest first.
     */
    listOrganizations(input?: AdminListOrganizationsInput, options?: CallOptions): PagePromise<AdminListOrganizationsOutput, AdminListOrganizationsOutput['organizations'][number]>
    /**
     * Read an organization: `GET /admin/organizations/{organization_id}`.
     *
     * An organization with its members, keys, subscription and registered assistants.
     */
    getOrganization(input: AdminGetOrganizationInput, options?: CallOptions): Promise<AdminGetOrganizationOutput>
    /**
     * Rename an organization, or change what it may and how it pays: `PATCH /admin/organizations/{organization_id}`.
     *
     * What is left out stays as it is. Only the card-payment provider makes an organization one that pays by card,
     * and while its subscription runs it stays one. Keys stay as they are: free keys of an organization that becomes
     * `invoiced` or `self_hosted` remain free keys. Another tier is recorded as a billable event without a charge.
     */
    updateOrganization(input: AdminUpdateOrganizationInput, options?: CallOptions): Promise<AdminUpdateOrganizationOutput>
    /**
     * Download everything that an organization has: `GET /admin/organizations/{organization_id}/export`.
     *
     * The same archive as its own admins can download, for whoever asks the installation for their data.
     */
    exportOrganization(input: AdminExportOrganizationInput, options?: CallOptions): Promise<Response>
    /**
     * Delete an organization with everything that is its own: `DELETE /admin/organizations/{organization_id}`.
     *
     * Keys, members, groups, studies, questions, answers, jobs, events, files: all of it, for good. Its members stay
     * as users. An organization with a running subscription is deleted only with `force`; the subscription must then
     * be cancelled at the provider.
     */
    deleteOrganization(input: AdminDeleteOrganizationInput, options?: CallOptions): Promise<AdminDeleteOrganizationOutput>
    /**
     * List users: `GET /admin/users`.
     *
     * Every user of this installation, newest first.
     */
    listUsers(input?: AdminListUsersInput, options?: CallOptions): PagePromise<AdminListUsersOutput, AdminListUsersOutput['users'][number]>
    /**
     * Read a user: `GET /admin/users/{user_id}`.
     *
     * A user with organizations and with how they sign in.
     */
    getUser(input: AdminGetUserInput, options?: CallOptions): Promise<AdminGetUserOutput>
    /**
     * Make a user administrator of the installation, or no longer: `PATCH /admin/users/{user_id}`.
     *
     * Who is no longer administrator is signed out everywhere, and keys of theirs with the scope `admin` are
     * revoked. Nobody can do that to themselves, and somebody always remains.
     */
    updateUser(input: AdminUpdateUserInput, options?: CallOptions): Promise<AdminUpdateUserOutput>
    /**
     * Delete a user: `DELETE /admin/users/{user_id}`.
     *
     * With keys, memberships, sessions, identities, registered assistants and billable events. What the user made in
     * an organization stays there. The only admin of an organization that has other members cannot be deleted.
     */
    deleteUser(input: AdminDeleteUserInput, options?: CallOptions): Promise<AdminDeleteUserOutput>
    /**
     * List keys: `GET /admin/keys`.
     *
     * Every key of this installation, newest first. The keys themselves are known to nobody.
     */
    listKeys(input?: AdminListKeysInput, options?: CallOptions): PagePromise<AdminListKeysOutput, AdminListKeysOutput['keys'][number]>
    /**
     * Revoke a key: `DELETE /admin/keys/{key_id}`.
     *
     * It works nowhere any more when the answer comes. A key that is revoked already stays so.
     */
    revokeKey(input: AdminRevokeKeyInput, options?: CallOptions): Promise<AdminRevokeKeyOutput>
    /**
     * List jobs: `GET /admin/jobs`.
     *
     * The jobs of everybody, newest first, without what was asked and answered. Parts of others are left out.
     */
    listJobs(input?: AdminListJobsInput, options?: CallOptions): PagePromise<AdminListJobsOutput, AdminListJobsOutput['jobs'][number]>
    /**
     * Cancel what has not begun of anybody's job: `DELETE /admin/jobs/{job_id}`.
     *
     * As `DELETE /v1/jobs/{job_id}` does it: what is under way, or there already, stays.
     */
    cancelJob(input: AdminCancelJobInput, options?: CallOptions): Promise<AdminCancelJobOutput>
    /**
     * See how the installation stands: `GET /admin/status`.
     *
     * What runs here, what it is connected to, and how much there is of everything.
     */
    status(input?: AdminStatusInput, options?: CallOptions): Promise<AdminStatusOutput>
    /**
     * Read what changed rights or money: `GET /admin/audit-log`.
     *
     * Everything that changed what somebody may do or pays, newest first: who did it, when, from where, and what was
     * before and after. Entries stay when what they tell of is deleted.
     */
    auditLog(input?: AdminAuditLogInput, options?: CallOptions): PagePromise<AdminAuditLogOutput, AdminAuditLogOutput['entries'][number]>
  }
}
