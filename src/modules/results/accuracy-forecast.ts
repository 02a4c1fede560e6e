import { modelN } from './intervals.ts'
import type { Answer, AskedQuestion, QuestionForm } from './study-data.ts'
import { medianOf } from './weighted.ts'

/** What to expect of a study before anybody has held it against people. */
export interface AccuracyForecast {
  /** Of the questions with a stated error; null where there are none. */
  median_error_points: number | null
  questions: {
    question_id: number
    /** Half-width, in percentage points, of the 80 % interval that is stated for a share. */
    error_points: number | null
    /** How many perfectly forecast respondents that is worth. */
    n_model: number | null
    /** What most of the answers state, the lower of two that are as frequent; null where nobody has answered. */
    confidence: Answer['confidence'] | null
  }[]
}

export function accuracyForecast(questions: readonly AskedQuestion[]): AccuracyForecast {
  return {
    median_error_points: medianError(questions.map(({ form }) => form)),
    questions: questions.map(({ id, form, answers }) => ({
      question_id: id,
      error_points: form.expected_error_points,
      n_model: modelN(form.expected_error_points),
      confidence: usualConfidence(answers),
    })),
  }
}

/** Of the questions with a stated error. */
export function medianError(forms: readonly QuestionForm[]): number | null {
  const stated = forms.flatMap(({ expected_error_points }) => expected_error_points ?? [])
  const equal = stated.map(() => 1)
  return stated.length === 0 ? null : medianOf(stated, equal)
}

const lowestFirst = ['low', 'medium', 'high'] as const

function usualConfidence(answers: readonly Answer[]): Answer['confidence'] | null {
  if (answers.length === 0) return null
  const count = (level: Answer['confidence']): number => answers.filter(({ confidence }) => confidence === level).length
  return lowestFirst.reduce((most, level) => (count(level) > count(most) ? level : most))
}
