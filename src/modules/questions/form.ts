import type { QuestionForm } from '../results/index.ts'
import type { QuestionRow } from './store.ts'

/** The form of a question's answers: as the engine took it once somebody has answered, as the caller said before. */
export function formOf({ format, understood }: Pick<QuestionRow, 'format' | 'understood'>): QuestionForm {
  const scale = understood?.scale ?? format.scale
  const labels = (scale?.labels ?? []).flatMap((label) => label ?? [])
  const labelled = scale !== undefined && labels.length === scale.max - scale.min + 1
  return {
    type: understood?.type ?? format.type ?? 'open',
    options: labelled ? labels : (understood?.options ?? format.options ?? []),
    scale: scale === undefined ? null : { min: scale.min, max: scale.max, ...(labelled ? { labels } : {}) },
    nps: understood?.scale?.nps ?? false,
    expected_error_points: understood?.expected_error_points ?? null,
  }
}
