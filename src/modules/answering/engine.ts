import type { Person } from '../population/index.ts'
import type { Attachment, Seen } from './attachments.ts'
import type { Format, QuestionType } from './reading/reading.ts'
import type { Earlier } from './saying/speaking.ts'

/** Whatever answers for agents. */
export interface Engine {
  /** As callers read it in `meta.engine`. */
  name: string
  /** What one member of a panel answers. The same call has the same answer. */
  answer(asked: Asked, member: number, by?: AskedBy): Promise<AgentAnswer>
  /** What can be said of a question's answers before anybody is asked; null, or no such method, where nothing can. */
  expect?(question: string, format?: Format): Promise<Expected | null>
  close(): Promise<void>
}

export interface Asked {
  question: string
  format?: Format | undefined
  /** Everybody who is asked: a panel's answers are drawn together, so that its shares are not left to chance alone. */
  panel: readonly Member[]
  /** 0 is the answer that a caller gets; others are further draws of the same people. */
  replicate?: number | undefined
  attachments?: readonly Attachment[] | undefined
}

/** How near the answers of US adults are expected to come, and what that rests on. */
export interface Expected {
  expected_error_points: Understood['expected_error_points']
  /** Survey questions like it were measured; only estimates are near it; or nothing is, and it is answered from afar. */
  basis: 'measured' | 'estimated' | 'general'
}

/** For whom an engine works; where models are paid for, they pay. */
export interface AskedBy {
  /** null: the service's own, such as the shared panel. */
  organization_id: number | null
  study_id?: number | null | undefined
  study_budget_cents?: number | null | undefined
  job_id?: string | undefined
  signal?: AbortSignal | undefined
}

export interface Member {
  person: Person
  /** What the agent has said before in the same study, oldest first. */
  earlier?: readonly Earlier[] | undefined
}

export interface AgentAnswer {
  reply: string
  /** Of closed questions: the option's text, several of them, or a number. */
  value: string | number | string[] | null
  confidence: Confidence
  /** What the words are; null where a language model wrote them, and they passed the check. */
  words: WordsKind | null
  understood: Understood
  meta: AnswerMeta
}

/**
 * Found for the question and the answer (`said`), the value alone (`plain`), a fact on record, that there is nothing to
 * say, that the question does not apply, or why it is not answered (`refused`).
 */
export const wordsKinds = ['said', 'plain', 'record', 'nothing', 'not_applicable', 'refused'] as const
export type WordsKind = (typeof wordsKinds)[number]

export type Confidence = 'high' | 'medium' | 'low'

export interface AnswerMeta {
  engine: string
  /** Version of the way in which answers are made. */
  method: string
  /** Version of what the engine knows. */
  knowledge_version: string
  population_version: string
  /** With a language model: which wrote the words, which forecast the population, and from what. */
  model?: string
  forecast_models?: readonly string[]
  elicitation?: string
  prompt_versions?: readonly string[]
  /** "default (mid)", by the size of model, or when and on how many questions the forecasts were calibrated. */
  calibration?: string
  /** Why it is not answered: "harm", "private", "unclear". */
  refused?: string
  /** Why the embedded engine answered in place of a language model. */
  fallback?: string
  /** How many of a language model's wordings of this answer were turned down; with the second, the words are not its own. */
  words_rejected?: number
}

/** How the question was taken, and what the answers rest on. */
export interface Understood {
  type: QuestionType
  /** What kind of question it was taken for: "intent", "opinion", "frequency". */
  kind?: string
  options: string[]
  /** Of options that are steps: the one that speaks most for what is asked about. */
  favourable?: string
  /** Of a scale; `nps` where it asks how likely somebody is to recommend, from 0 to 10. */
  scale?: { min: number; max: number; labels: (string | null)[]; nps: boolean }
  /** Categories of life or trade that it was found to be about, most likely first. */
  about: string[]
  /** The thing that people do or own which it is surely about ("own_a_bicycle"); docs/knowledge.md says where all of them are listed. */
  thing?: string
  /** The fact that it asks for, where agents answer from their record ("age", "condition"). */
  field?: string
  /** Half-width, in percentage points, of the 80 % interval stated for a share of the whole population; 0 for facts. */
  expected_error_points: number
  /** Measured survey questions that are nearest to it. */
  nearest_validated_questions: { question: string; source: string; similarity: number }[]
  /** What became of the attachments; absent where there are none. */
  attachments?: Seen[]
}
