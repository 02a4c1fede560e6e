import { type Place, type Problem, problemAt, type Rule } from './problem.ts'
import { folded } from './sentences.ts'

/**
 * No authored question has the words of another one, and nothing measured is among them. Two surveys may have asked
 * the same: both figures are facts.
 */
export const questionsOnce: Rule = ({ questions, measured }) => {
  const asked = new Map<string, Place & { id: string }>()
  for (const { file, line, value } of measured) asked.set(folded(value.text), { file, line, id: value.id })
  return questions.flatMap((row): Problem[] => {
    const key = folded(row.value.text)
    const before = asked.get(key)
    if (before === undefined) asked.set(key, { file: row.file, line: row.line, id: row.value.id })
    return before === undefined
      ? []
      : [
          problemAt(
            row,
            `asked already as ${before.id} (${before.file}:${before.line})`,
            'ask something else, or reword',
          ),
        ]
  })
}

const SUREST = 0.95

/** An estimate says that it is one; what was measured names its survey. */
export const honestConfidence: Rule = ({ categories, questions, measured }) => [
  ...questions
    .filter(({ value: { source, family } }) => source !== null || family !== null)
    .map((row) =>
      problemAt(row, 'an authored question with a source', 'null for source and family: it is an estimate'),
    ),
  ...[...categories, ...questions]
    .filter(({ value: { confidence } }) => confidence > SUREST)
    .map((row) =>
      problemAt(row, `confidence ${row.value.confidence} for an estimate`, `at most ${SUREST}: nobody measured it`),
    ),
  ...measured
    .filter(({ value: { confidence, source, family } }) => confidence !== 1 || source === null || family === null)
    .map((row) => problemAt(row, 'a measured question without confidence 1, source and family', 'give all three')),
]
