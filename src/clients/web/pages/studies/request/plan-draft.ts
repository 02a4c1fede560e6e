import { useState } from 'react'
import type { PlannedQuestion, StudiesUpdateInput } from '../../../../sdk/index.ts'

export interface DraftQuestion extends PlannedQuestion {
  leftOut: boolean
  /** Whether its wording or its options are other than planned. */
  changed: boolean
}

export const optionsOf = ({ format }: Pick<PlannedQuestion, 'format'>): string[] | null =>
  Array.isArray(format.options) ? format.options.map(String) : null

/** The plan as it is being looked over: nothing of it is kept before asking starts. */
export function usePlanDraft(planned: readonly PlannedQuestion[]) {
  const [draft, setDraft] = useState<DraftQuestion[]>(() =>
    planned.map((question) => ({ ...question, leftOut: false, changed: false })),
  )
  const change = (at: number, part: Partial<DraftQuestion>): void =>
    setDraft((before) => before.map((question, one) => (one === at ? { ...question, ...part } : question)))
  return {
    draft,
    change,
    isChanged: draft.some(({ leftOut, changed }) => leftOut || changed),
    toAsk: draft.filter(({ leftOut }) => !leftOut),
  }
}

/** As the service takes it. */
export const asPlan = (questions: readonly DraftQuestion[]): NonNullable<StudiesUpdateInput['planned_questions']> =>
  questions.map(({ question, format, role, purpose, source, changed }) => ({
    question,
    format,
    role,
    purpose,
    source: changed ? 'given' : source,
  }))
