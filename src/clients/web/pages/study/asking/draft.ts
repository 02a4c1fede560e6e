import type { QuestionFormat, StudyQuestion } from '../../../../sdk/index.ts'
import { composing } from '../../../strings/asking.ts'

export type AnswerType = NonNullable<QuestionFormat['type']>
export type AnswerLength = NonNullable<QuestionFormat['length']>

export const answerTypes: readonly AnswerType[] = [
  'open',
  'single_choice',
  'multiple_choice',
  'scale',
  'numeric',
  'ranking',
]

/** A question that is being written. What stays empty is read off the wording by the service. */
export interface Draft {
  question: string
  type: AnswerType | ''
  options: readonly string[]
  scale: { min: number; max: number; labels: readonly string[] }
  length: AnswerLength | ''
  /** The question that this one comes back to. */
  follows: { uuid: string; question: string } | null
}

export const emptyDraft: Draft = {
  question: '',
  type: '',
  options: [],
  scale: { min: 1, max: 5, labels: [] },
  length: '',
  follows: null,
}

/** Further points than these have no room for labels. */
const MOST_LABELS = 11

export const hasOptions = (type: Draft['type']): boolean =>
  type === 'single_choice' || type === 'multiple_choice' || type === 'ranking'

export const pointsOf = ({ min, max }: Draft['scale']): number[] =>
  max > min && max - min < MOST_LABELS ? Array.from({ length: max - min + 1 }, (_, at) => min + at) : []

/** The form of the answer as the service takes it; undefined where all of it is left to the wording. */
export function formatOf({ type, options, scale, length }: Draft): QuestionFormat | undefined {
  const labels = labelsOf(scale)
  const format: QuestionFormat = {
    ...(type === '' ? {} : { type }),
    ...(hasOptions(type) && options.length > 0 ? { options: [...options] } : {}),
    ...(type === 'scale'
      ? { scale: { min: scale.min, max: scale.max, ...(labels.some(Boolean) ? { labels } : {}) } }
      : {}),
    ...(length === '' ? {} : { length }),
  }
  return Object.keys(format).length === 0 ? undefined : format
}

const labelsOf = (scale: Draft['scale']): string[] => pointsOf(scale).map((_, at) => (scale.labels[at] ?? '').trim())

/** Why it cannot be asked as it is; null where it can. */
export function problemOf(draft: Draft): string | null {
  if ([...draft.question.trim()].length < 3) return composing.tooShort
  if (hasOptions(draft.type) && draft.options.length < 2) return composing.fewOptions
  if (draft.type !== 'scale') return null
  if (!(draft.scale.min < draft.scale.max)) return composing.scaleWrong
  const labels = labelsOf(draft.scale)
  return labels.some(Boolean) && !labels.every(Boolean) ? composing.labelsAll : null
}

/** A draft with what a question was asked with, or is planned to be. */
export function draftOf({ question, format }: { question: string; format: Record<string, unknown> }): Draft {
  const { type = '', options = [], scale, length = '' } = format as QuestionFormat
  return {
    ...emptyDraft,
    question,
    type,
    options,
    length,
    ...(scale === undefined ? {} : { scale: { min: scale.min, max: scale.max, labels: scale.labels ?? [] } }),
  }
}

/** A question that comes back to another: who reads it by itself must know what it is about. */
export const followUpOf = ({ uuid, question }: Pick<StudyQuestion, 'uuid' | 'question'>): Draft => ({
  ...emptyDraft,
  question: composing.followUpText(question),
  follows: { uuid, question },
})
