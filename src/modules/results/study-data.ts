import type { AnswerMeta, Format, QuestionType, Understood, WordsKind } from '../answering/index.ts'
import type { Person } from '../population/index.ts'

/** A study as results, reports and exports see it: who takes part, what was asked, and what everybody answered. */
export interface StudyData {
  study: {
    id: number
    uuid: string
    title: string
    objective: string
    stage: string
    created_at: Date
    groups: readonly { uuid: string; name: string }[]
  }
  /** Without those who were removed, in the order in which they were recruited. */
  participants: readonly Participant[]
  /** In the order in which they were asked. */
  questions: readonly AskedQuestion[]
  /** Who was screened before being recruited, also of those who were removed. */
  screened?: readonly Screened[]
}

/** A question without its answers, and how many there are. */
export type QuestionHead = Omit<AskedQuestion, 'answers'> & { answer_count: number }

/** A study with more answers than are held at once. */
export interface ReadableStudy extends Omit<StudyData, 'questions'> {
  questions: readonly QuestionHead[]
  /** Reads question by question. However often it is read, the answers are those that counted the first time. */
  answered(): AsyncIterable<AskedQuestion>
}

/** What an agent said when candidates were asked whether they fit; it remembers that in its answers. */
export interface Screened {
  agent_id: number
  answers: readonly { question: string; reply: string }[]
}

export interface Participant {
  agent_id: number
  agent_uuid: string
  person: Person
  /** How much the agent counts, 1 on average. */
  weight: number
  /** The group that the agent came from. */
  group_uuid: string
}

/** A question with the answers that count. */
export interface AskedQuestion {
  id: number
  uuid: string
  /** As its author put it, and as agents were asked it where that differs. */
  question: string
  optimized_question: string | null
  form: QuestionForm
  created_at: Date
  /** What the caller said of the form; the rest was read off the wording. */
  format: Format
  /** By their digests. */
  attachments: readonly { filename: string; mime: string; sha256: string }[]
  /** The questions of the study that had been answered when this one was asked: agents remember what they said. */
  earlier_question_ids: readonly number[]
  /** Everybody who was asked, in the order of the panel: answers of a panel are drawn together. */
  panel_agent_ids: readonly number[]
  /** How the engine took it; null until somebody has answered. */
  understood: Understood | null
  /** What the answers were made with; null until somebody has answered. */
  meta: AnswerMeta | null
  answers: readonly Answer[]
  /** How many were asked, and how many of them could not answer. */
  asked_count: number
  failed_count: number
}

/** The form of the answers. `options` of a scale with labels are its labels, lowest number first. */
export interface QuestionForm {
  type: QuestionType
  options: readonly string[]
  scale: NonNullable<Format['scale']> | null
  /** Asked "0 to 10, how likely are you to recommend". */
  nps: boolean
  /** Half-width, in percentage points, of the 80 % interval that is stated for a share; null where nobody has answered. */
  expected_error_points: number | null
}

/** The option's text (single choice), several of them (multiple choice, ranking), or a number (scale, numeric). */
export type AnswerValue = string | number | string[]

export interface Answer {
  id: number
  agent_id: number
  text: string
  /** Null for open questions, and for an agent who has no answer to a closed one. */
  value: AnswerValue | null
  weight: number
  confidence: 'high' | 'medium' | 'low'
  /** What the words are; null where that is not known. */
  words: WordsKind | null
  submitted_at: Date
}

/** As much of an answer as is counted; the text is that of an open question. */
export type CountedAnswer = Pick<Answer, 'id' | 'agent_id' | 'text' | 'value' | 'weight' | 'words'>
